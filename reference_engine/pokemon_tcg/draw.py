"""Drawing ("Ambil 1 kartu dari Deck")."""

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg import ending
from reference_engine.pokemon_tcg.position import Game, Result, Seat, other
from reference_engine.pokemon_tcg.rulings import reading


def first_of_turn(game: Game) -> None:
    """What a turn begins with: one card, or the game is lost."""
    position = game.position
    seat = position.active_player
    assert seat is not None  # a turn has begun
    if position.turn == 1 and reading(position, "PK-R2") == "b":
        return
    if not position.players[seat].deck:
        cite("PK-9.5")
        ending.finish(game, Result(other(seat), "deck"))
    cite("PK-9.2")
    draw(game, seat, 1)


def draw(game: Game, seat: Seat, wanted: int) -> list[CardId]:
    """Cards from the top of the Deck to the hand, as many as there are (PK-R10). Returns them."""
    player = game.position.players[seat]
    drawn, player.deck = player.deck[:wanted], player.deck[wanted:]
    player.hand += drawn
    return drawn

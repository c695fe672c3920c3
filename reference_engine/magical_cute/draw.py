"""Drawing, and the Draw Phase ("드로우 페이즈")."""

from reference_engine.kernel import cite
from reference_engine.magical_cute import ending
from reference_engine.magical_cute.position import Game, Seat


def draw_phase(game: Game, seat: Seat) -> None:
    """One card from the top of the Deck, whether the player wants it or not."""
    cite("MC-10.2")
    draw(game, seat, 1)


def draw(game: Game, seat: Seat, number: int) -> None:
    """So many cards from the top of the Deck, as far as they are there."""
    player = game.position.players[seat]
    player.hand = player.hand + player.deck[:number]
    player.deck = player.deck[number:]
    ending.check_deck(game, seat)

"""The Deck and drawing ("Deck", "Draw Phase")."""

from reference_engine.element_clash import ending
from reference_engine.element_clash.position import SEATS, Game, Seat
from reference_engine.kernel import CardId, cite

OPENING_HAND = 3
CARDS_PER_TURN = 3


def opening_hands(game: Game) -> None:
    """Both players take their first cards."""
    for seat in SEATS:
        cite("EC-11.6")
        draw(game, seat, OPENING_HAND)


def draw_phase(game: Game) -> None:
    """The active player draws, in the very first turn too."""
    seat = game.position.active
    assert seat is not None  # a turn has begun
    if not game.position.players[seat].deck:
        ending.check_decks(game, "draw")
    if game.position.result is None:
        cite("EC-13.1", "EC-13.2")
        draw(game, seat, CARDS_PER_TURN)
    ending.check_decks(game, "done")


def draw(game: Game, seat: Seat, wanted: int) -> list[CardId]:
    """Cards from the top of the Deck to the hand: as many as there are, of an empty Deck none. Returns them."""
    player, drawn = game.position.players[seat], []
    if len(player.deck) >= wanted:
        drawn = player.deck[:wanted]
    elif player.deck:
        cite("EC-13.4")
        drawn = list(player.deck)
    cite("EC-5.2")
    player.hand = player.hand + drawn
    player.deck = player.deck[len(drawn):]
    return drawn

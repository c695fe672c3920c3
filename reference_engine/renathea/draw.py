"""Draw, the first phase of a round."""

from reference_engine.kernel import cite
from reference_engine.renathea.position import SEATS, Game, Result, other
from reference_engine.renathea.rulings import reading

FULL_HAND = 6


def draw(game: Game) -> None:
    """Both players draw from the top of their Decks: the first six cards (RN-R11), later one.

    Of an empty Deck nothing is drawn, or it loses the game (RN-R10).
    """
    position = game.position
    for seat in SEATS:
        player = position.players[seat]
        wanted = 0
        if position.round == 1:
            cite("RN-2.7", "RN-5.2")
            wanted = max(0, FULL_HAND - len(player.hand))
        else:
            cite("RN-5.3")
            wanted = 1
        if wanted > len(player.deck) and reading(position, "RN-R10") == "b":
            position.result = Result(other(seat))
        cite("RN-4.2")
        player.hand, player.deck = player.hand + player.deck[:wanted], player.deck[wanted:]

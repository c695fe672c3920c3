"""The Draw-Phase: the top card, then perhaps the whole hand for as many new cards."""

from collections import Counter

from reference_engine.elemental_clash import spellbook
from reference_engine.elemental_clash.actions import Cycle
from reference_engine.elemental_clash.position import Game, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.elemental_clash.zones import draw_from
from reference_engine.kernel import Illegal, cite


def is_given_up(game: Game) -> bool:
    """Whether this is the first Draw-Phase of the player who began a duel."""
    position = game.position
    first = position.active_player == position.first_player and game.player(game.active).turns_taken == 0
    if position.mode != "duel":
        cite("ECB-13.2")
        first = False
    return first


def begin(game: Game) -> None:
    """The active player draws, unless it is the first Draw-Phase of a duel."""
    game.position.phase = "draw"
    game.resolution.passed = False
    number = 1
    if is_given_up(game):
        cite("ECB-4.3")
        number = 0
    cite("ECB-5.8")
    spellbook.draw(game, game.active, number)


def may_cycle(game: Game) -> bool:
    """Whether the active player is asked about the hand (ECB-R2)."""
    player = game.player(game.active)
    if player.skips_main or game.resolution.passed or not player.hand:
        return False
    return not is_given_up(game) or reading(game.position, "ECB-R2") == "b"


def cycle(game: Game, seat: Seat, action: Cycle) -> None:
    """The hand under the Spellbook in the chosen order, and as many cards drawn. Raises Illegal `wrong_number`."""
    player = game.player(seat)
    order = list(player.hand) if action.order is None else list(action.order)
    if Counter(order) != Counter(player.hand):
        raise Illegal("ECB-5.9", "wrong_number", "the order names each card of the hand once")
    number = len(player.hand)
    player.hand = []
    cite("ECB-5.10")
    player.deck += order
    cite("ECB-5.11")
    player.hand = draw_from(player.deck, number)
    cite("ECB-5.12")
    player.skips_main = True

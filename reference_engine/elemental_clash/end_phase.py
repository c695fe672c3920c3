"""The End-Phase: what lasts for the turn ends and damage is cured, effects of the end, the limit of the hand."""

from reference_engine.elemental_clash import creatures
from reference_engine.elemental_clash.actions import DiscardDown
from reference_engine.elemental_clash.position import Game, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.elemental_clash.zones import Lies, in_play
from reference_engine.kernel import Illegal, cite

MOST_IN_HAND = 7


def begin(game: Game) -> None:
    """First, effects "until end of turn" stop and damage is cured (ECB-R1: in which order); then others trigger."""
    game.position.phase = "end"
    if reading(game.position, "ECB-R1") == "a":
        heal(game)
        expire(game)
    else:
        expire(game)
        creatures.check_creatures(game)
        heal(game)
    creatures.check_creatures(game)
    for lies in in_play(game):
        if lies.seat == game.active:
            cite("ECB-5.19")
            creatures.trigger(game, lies.seat, lies.slot.card, "end_of_turn")


def heal(game: Game) -> None:
    """All damage on Creatures in play is cured."""
    for lies in in_play(game):
        cite("ECB-9.14")
        lies.slot.damage = 0


def expire(game: Game) -> None:
    """What lasts until the end of this turn ends."""
    for lies in in_play(game):
        cite("ECB-5.18")
        lies.slot.lasting = [change for change in lies.slot.lasting
                             if change.until_turn is None or change.until_turn > game.position.turn]


def too_many(game: Game) -> int:
    """How many cards the active player has to discard."""
    number = 0
    cite("ECB-5.20")
    number = max(0, len(game.player(game.active).hand) - MOST_IN_HAND)
    return number


def discard(game: Game, seat: Seat, action: DiscardDown) -> None:
    """Down to seven cards, of the player's own choice. Raises Illegal: `not_in_hand`, `wrong_number`."""
    player, number = game.player(seat), too_many(game)
    if stranger := next((card for card in action.cards if card not in player.hand), None):
        raise Illegal("ECB-5.21", "not_in_hand", f"{stranger} is not in {seat}'s hand")
    if len(action.cards) != number or len(set(action.cards)) != number:
        raise Illegal("ECB-5.20", "wrong_number", f"discard {number} cards")
    player.hand = [card for card in player.hand if card not in action.cards]
    cite("ECB-5.20", "ECB-5.21")
    player.archive += action.cards


def clean_up(game: Game) -> None:
    """The turn is over: what was done in it is forgotten, and what was to last for it has ended by now."""
    expire(game)
    for lies in in_play(game):
        refresh(lies)
    for player in game.position.players.values():
        cite("ECB-8.8")
        player.stone_played = False
        player.skips_main = False
        player.activated = []
        for slot in (*player.atk_zone, *player.def_zone):
            cite("ECB-9.22")
            slot.moved = False
    creatures.check_creatures(game)


def refresh(lies: Lies) -> None:
    """Whoever has attacked or blocked may do so again in the next turn."""
    cite("ECB-9.8")
    lies.slot.attacked = False
    cite("ECB-9.32")
    lies.slot.blocked = False

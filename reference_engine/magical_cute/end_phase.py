"""End Phase ("엔드 페이즈"): the hand, DP, and what lasts."""

from collections import Counter

from reference_engine.kernel import Illegal, cite
from reference_engine.magical_cute import damage
from reference_engine.magical_cute.actions import Discard
from reference_engine.magical_cute.position import SEATS, Game, Player, Seat
from reference_engine.magical_cute.rulings import reading
from reference_engine.magical_cute.zones import units

HAND_LIMIT = 7


def too_many(player: Player) -> int:
    """How many cards of the hand have to go to the Abyss."""
    surplus = 0
    cite("MC-13.3")
    surplus = max(0, len(player.hand) - HAND_LIMIT)
    return surplus


def discard(game: Game, seat: Seat, action: Discard) -> None:
    """Send cards of the hand to the Abyss until seven are left.

    Raises Illegal: `not_in_hand`, `wrong_number`.
    """
    player = game.position.players[seat]
    if stranger := next((card for card in action.cards if card not in player.hand), None):
        raise Illegal("MC-13.3", "not_in_hand", f"{stranger} is not in {seat}'s hand")
    number = too_many(player) if game.position.phase == "end" else 0
    if not action.cards or len(action.cards) != number or max(Counter(action.cards).values()) > 1:
        raise Illegal("MC-13.3", "wrong_number", f"{number} different cards have to go")
    player.hand = [card for card in player.hand if card not in action.cards]
    player.abyss = player.abyss + action.cards


def recover_and_end(game: Game) -> None:
    """DP comes back and lasting effects end, in the order of the text or the other way round (MC-R3)."""
    if reading(game.position, "MC-R3") == "a":
        recover(game)
        effects_end(game)
    else:
        effects_end(game)
        recover(game)


def recover(game: Game) -> None:
    """Damaged units are whole again: all on the field, or those of the turn player (MC-R7)."""
    seats = SEATS if reading(game.position, "MC-R7") == "a" else (game.position.active_player,)
    for seat in seats:
        for unit in units(game.position.players[seat]) if seat else ():
            cite("MC-13.4")
            unit.damage = 0


def effects_end(game: Game) -> None:
    """Units lose what lasts on them; an Enchant stays. One that has no DP left without it is lost."""
    for seat in SEATS:
        for unit in units(game.position.players[seat]):
            if unit.lasting:
                cite("MC-13.5")
                unit.lasting = [change for change in unit.lasting
                                if change.until_turn is not None and change.until_turn > game.position.turn]
    damage.sweep(game)

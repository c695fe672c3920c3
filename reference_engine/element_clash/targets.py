"""Which cards a text means, and whether its condition is met."""

from collections.abc import Sequence

from reference_engine.element_clash.cards import Condition, Side, Target
from reference_engine.element_clash.position import SEATS, Game, Seat, other
from reference_engine.element_clash.zones import cards_in
from reference_engine.kernel import CardId, cite


def sides(owner: Seat, side: Side) -> list[Seat]:
    """The players that a side stands for, the effect's player first."""
    return {"own": [owner], "opponent": [other(owner)], "both": [owner, other(owner)]}[side]


def meant(game: Game, owner: Seat, card: CardId, target: Target, that: Sequence[CardId]) -> list[CardId]:
    """The cards that `target` means for an effect of `card`; `chosen` gives all to choose from.

    `that` are the cards which the part has touched that this one needs.
    """
    if target.which == "self":
        return [card]
    if target.which == "that":
        return list(that)
    if target.which == "equipped":
        return [slot.equipped_to for seat in SEATS for slot in game.position.players[seat].spell_trap_zone
                if slot.card == card and slot.equipped_to is not None]
    lying = [c for seat in sides(owner, target.side) for c in cards_in(game.position.players[seat], target.zone)]
    found = [c for c in lying if fits(game, c, target)]
    if target.zone == "face_down_zone" and target.kind is not None:
        cite("EC-6.2", "EC-6.3", "EC-6.4")
        found = []
    return found


def fits(game: Game, card: CardId, target: Target) -> bool:
    """Whether a card is of the kind, the element and the Price that a text names."""
    definition = game.cards[card]
    if target.kind is not None and definition.kind != target.kind:
        return False
    if target.element is not None and definition.element != target.element:
        cite("EC-26.1")
        return False
    return target.max_price is None or definition.price <= target.max_price


def met(game: Game, owner: Seat, card: CardId, condition: Condition | None) -> bool:
    """Whether a condition holds now; a text without one always does."""
    if condition is None:
        return True
    if condition.event is not None and not any(
            kind == condition.event and seat in sides(owner, condition.who) for kind, seat in game.resolution.events):
        return False
    if condition.among is None and condition.at_least is None and condition.at_most is None:
        return True
    number = measure(game, owner, card, condition)
    least = condition.at_least if condition.at_least is not None or condition.at_most is not None else 1
    return (least is None or number >= least) and (condition.at_most is None or number <= condition.at_most)


def measure(game: Game, owner: Seat, card: CardId, condition: Condition) -> int:
    """How much there is of what a condition counts."""
    among = condition.among or Target(which="all")
    if condition.of == "life":
        return sum(game.position.players[seat].life for seat in sides(owner, among.side))
    return len(meant(game, owner, card, among, ()))

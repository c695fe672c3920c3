"""Reading the Arena: which cards a skill means, and how much there is of something."""

from collections.abc import Callable

from reference_engine.kernel import CardId, cite
from reference_engine.renathea.cards import Amount, Condition, Target
from reference_engine.renathea.position import SEATS, Game, Seat, Slot, other

RawPower = Callable[[CardId], int]


def meant(game: Game, owner: Seat, card: CardId, target: Target) -> list[Slot]:
    """The slots that `target` can mean for the skill of `card`, own ones first. `chosen` gives all to choose from."""
    sides = {"own": [owner], "opponent": [other(owner)], "both": [owner, other(owner)]}[target.side]
    slots = [slot for side in sides for slot in game.position.players[side].arena]
    if target.which == "self":
        slots = [slot for slot in game.position.players[owner].arena if slot.card == card]
    if target.which == "opposite":
        places = [slot.card for slot in game.position.players[owner].arena]
        place = places.index(card)
        slots = game.position.players[other(owner)].arena[place:place + 1]
    if target.role is not None:
        cite("RN-3.4", "RN-3.5")
        slots = [slot for slot in slots if target.role in game.cards[slot.card].roles]
    if target.status is not None:
        slots = [slot for slot in slots if slot.status == target.status]
    return slots


def measure(game: Game, owner: Seat, card: CardId, what: Amount | Condition, raw: RawPower) -> int:
    """How much there is of what an amount or a condition counts."""
    if what.of == "podium":
        sides = {"own": [owner], "opponent": [other(owner)], "both": list(SEATS)}[what.among.side]
        return sum(len(game.position.players[side].podium) for side in sides)
    slots = meant(game, owner, card, what.among)
    return len(slots) if what.of == "cards" else sum(raw(slot.card) for slot in slots)


def met(game: Game, owner: Seat, card: CardId, condition: Condition | None, raw: RawPower) -> bool:
    """Whether the condition of a skill is met; a skill without one is always on."""
    return condition is None or measure(game, owner, card, condition, raw) >= condition.at_least


def printed(game: Game) -> RawPower:
    """Raw Power as it stands on the cards."""
    return lambda card: game.cards[card].raw

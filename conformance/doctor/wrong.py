"""Positions that look right and are not: they are refused when they are set up, and the session goes on."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from conformance.doctor.duet import REFERENCE
from conformance.doctor.patient import Playing
from conformance.doctor.requests import first
from conformance.doctor.results import Examination, Result, not_tried, number, ok
from conformance.protocol.games import lists_at

Position = dict[str, Any]
Spoil = Callable[[Position, list[list[str]]], Any]  # the position, and those of its zones that hold ids

STRANGER = "no such card"
PLACES: dict[str, Spoil] = {
    "a card in two places": lambda position, zones: zones[1].append(zones[0][0]),
    "the same card twice in one zone": lambda position, zones: zones[0].append(zones[0][0]),
    "a card that is not defined": lambda position, zones: zones[0].append(STRANGER),
}
FIELDS: dict[str, Spoil] = {
    "a field that a position does not have": lambda position, zones: position.update(no_such_field=1),
    "a field that a player does not have": lambda position, zones: seat_of(position).update(no_such_field=1),
    "text in place of a number": lambda position, zones: position.update({a_number(position): "2"}),
    "a number in place of a zone": lambda position, zones: seat_of(position).update({a_zone(position, zones): 3}),
    "a number in place of a card's id": lambda position, zones: zones[0].__setitem__(0, 1),  # type: ignore[call-overload]
}


def places(patient: Playing) -> Result:
    """Every card lies in one place, and every place holds cards that are defined."""
    return spoilt(patient, PLACES, "count where every card of `cards` lies: it is in one place, and nothing else is")


def fields(patient: Playing) -> Result:
    """No field that the data page does not have, and every value of its type."""
    return spoilt(patient, FIELDS, "compare each field with the game's data page; a field that you do not know is a "
                                   "mistake of somebody's, and would be lost")


def spoilt(patient: Playing, faults: dict[str, Spoil], hint: str) -> Result:
    """The simplest position with one fault at a time: each is an `error`, and the whole position is accepted again."""
    op = first(patient)
    tried = 0
    for what, spoil in faults.items():
        position = deepcopy(op["position"])
        try:
            spoil(position, zones_of_ids(patient, position))
        except LookupError:
            continue  # this game's simplest position has nothing of the kind
        wrong = {"game": patient.name, "cards": op["cards"], "position": position}
        if "error" not in REFERENCE.call("setup", **wrong):
            continue
        patient.must_be_error(f"`setup` with {what}", patient.adapter.call("setup", **wrong), hint)
        patient.set_up(op)
        tried += 1
    if not tried:
        return not_tried("the simplest position has nothing that could be wrong")
    return ok(f"{number(tried, 'wrong position')} answered with error")


def zones_of_ids(patient: Playing, position: Position) -> list[list[str]]:
    """The zones of a position that hold plain ids, and are not empty."""
    zones = [zone for path in patient.game.zones for zone in lists_at(position, path)]
    return [zone for zone in zones if zone and isinstance(zone[0], str)]


def seat_of(position: Position) -> dict[str, Any]:
    """The first player."""
    player: dict[str, Any] = position["players"][position["seats"][0]]
    return player


def a_number(position: Position) -> str:
    """The first field with a number. Raises LookupError."""
    return next_of(key for key, value in position.items() if type(value) is int)


def a_zone(position: Position, zones: list[list[str]]) -> str:
    """The first field of the first player that is a zone with cards. Raises LookupError."""
    return next_of(key for key, value in seat_of(position).items() if any(value is zone for zone in zones))


def next_of(found: Any) -> str:
    """The first one. Raises LookupError."""
    for key in found:
        return str(key)
    raise LookupError


GAME = (
    Examination("places", places, "answer `setup` with `error`", ("malformed",)),
    Examination("fields", fields, "answer `setup` with `error`", ("malformed",)),
)

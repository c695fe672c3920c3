"""Requests that cannot be carried out are answered, and the session goes on."""

from typing import Any

from pydantic import ValidationError

from conformance.adapters.stdio import StdioAdapter
from conformance.doctor.patient import Confused, Patient, Playing
from conformance.doctor.results import Examination, Result, not_tried, ok, warning
from conformance.doctor.samples import operations, without_effects

NO_REQUESTS = b"this is no JSON\n[]\n"
NO_GAME = "no_such_game"
NO_EFFECT: dict[str, Any] = {"do": "no_such_effect"}
NO_POSITION: dict[str, Any] = {"seats": 7, "players": "nobody"}


def commands(patient: Patient) -> Result:
    """A command of a later version of the protocol."""
    reply = patient.adapter.call("no_such_command")
    message = patient.must_be_error("an unknown command", reply, "answer a `do` that you do not know with `error`")
    patient.answers_hello()
    return ok(f"an unknown command is answered with error: {message}")


def lines(patient: Patient) -> Result:
    """A line that is no request: a complaint (id null) or silence, and the next request is answered."""
    if not isinstance(patient.adapter, StdioAdapter):
        return not_tried("only a command reads lines")
    patient.adapter.prepend(NO_REQUESTS)
    patient.answers_hello()
    complained = bool(patient.adapter.complaints)
    return ok(f"a line that is no request is {'answered with error' if complained else 'passed over'}")


def unknown_game(patient: Playing) -> Result:
    """A game that is not declared; then one that is."""
    op = first(patient)
    reply = patient.adapter.call("setup", game=NO_GAME, cards=op["cards"], position=op["position"])
    message = patient.must_be_error("`setup` of an unknown game", reply, "look at `game` first")
    patient.set_up(op)
    return ok(f"answered with error: {message}")


def malformed(patient: Playing) -> Result:
    """A position that is none; then one that is."""
    op = first(patient)
    try:
        patient.game.position.validate_python(NO_POSITION)
        return not_tried("in this game it would be a position")
    except ValidationError:
        pass
    reply = patient.adapter.call("setup", game=patient.name, cards=op["cards"], position=NO_POSITION)
    message = patient.must_be_error("`setup` of a malformed position", reply,
                                    "check the position and answer `error`: else a mistake shows up much later")
    patient.set_up(op)
    return ok(f"answered with error: {message}")


def unknown_card(patient: Playing) -> Result:
    """A plain card of a new name is played by its definition; an effect that does not exist is not passed over."""
    case = next((case for case in patient.cases if without_effects(case)), None)
    if case is None:
        return not_tried("no scenario has plain cards only")
    op = operations(case)[0]
    card = min(op["cards"])
    stranger = {**op["cards"][card], "name": "Card That Nobody Knows"}
    try:
        patient.set_up({**op, "cards": {**op["cards"], card: stranger}})
    except Confused as no:
        raise Confused(f"a card of a new name without effects: {no}",
                       "take a card's numbers from its definition, not from a table of names") from None
    odd = {**stranger, "effects": [{"on": "play", "parts": [NO_EFFECT]}]}
    reply = patient.adapter.call("setup", game=patient.name, cards={**op["cards"], card: odd}, position=op["position"])
    patient.set_up(op)
    if "ok" in reply:
        return warning("a card with an effect that does not exist was accepted",
                       "answer `setup` with `unsupported` or `error` where a card says something that you do not know")
    return ok("new names are taken from their definitions; an effect that does not exist is not accepted")


def first(patient: Playing) -> dict[str, Any]:
    """The set-up of the simplest scenario."""
    op: dict[str, Any] = operations(patient.cases[0])[0]
    return op


SESSION = (
    Examination("commands", commands, "answer with `error` and go on reading"),
    Examination("lines", lines, 'answer {"id":null,"error":{"message":"…"}} or pass it over; never end'),
)
GAME = (
    Examination("unknown game", unknown_game, "answer `setup` with `error` and keep going", ("setup",)),
    Examination("malformed", malformed, "answer `setup` with `error` and keep going", ("setup",)),
    Examination("unknown card", unknown_card, "play a card by its definition", ("setup",)),
)

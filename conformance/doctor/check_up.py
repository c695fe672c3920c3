"""All examinations, in the order in which an adapter is written."""

from collections.abc import Iterable, Iterator
from typing import Any

from conformance.adapters.base import Adapter, AdapterFault
from conformance.adapters.http import HttpAdapter
from conformance.doctor import acts, chance, choices, greeting, listing, positions, requests, secrets, streams, wrong
from conformance.doctor.patient import Confused, Patient, Playing
from conformance.doctor.results import Examination, Finding, Result, fail, not_tried, ok
from conformance.protocol.games import GAMES
from conformance.run.runner import Unusable, greet
from conformance.run.verdicts import Judged

SESSION = (*greeting.SESSION, *requests.SESSION)
GAME = (
    *greeting.GAME, *positions.SETUP, *positions.GAME, *requests.GAME, *wrong.GAME,
    *acts.FIRST, *acts.GAME, *positions.PLAYED,
    *choices.GAME, *chance.GAME, *secrets.GAME, *listing.GAME, *streams.GAME,
)
HELLO = 'next step: answer {"do":"hello"} with protocol, name and games; see the protocol reference'
LOOK = "look at its standard error, and try the same command in a terminal"
OF_FAULTS = {  # what to do where it is not the examination that went wrong
    "timeout": "answer every request with one line, and flush after it; --timeout gives more time",
    "crash": f"answer `illegal` or `error`, never end; {LOOK}",
    "eof": f"read requests until standard input ends; {LOOK}",
    "protocol": "one request, one reply, on one line and with the same id; logs belong on standard error",
    "too-large": "end every reply with a newline; logs belong on standard error",
}
LOG = "look at the server's log"
OVER_HTTP = {
    "timeout": "answer every POST whole: a `Content-Length` and as many bytes at once; --timeout gives more time",
    "crash": f"answer `illegal` or `error`, never break off, and keep the connection open (HTTP/1.1); {LOG}",
    "protocol": f"each POST is answered with status 200 and one JSON object; is the path of --adapter right? {LOG}",
    "too-large": "a reply is one JSON object",
}


def check_up(adapter: Adapter, games: Iterable[str] | None = None) -> Iterator[Finding]:
    """Every finding, as it is made. Without `games`, those that the adapter declares and the suite has."""
    try:
        abilities = greet(adapter)
    except (Unusable, AdapterFault) as no:
        yield Finding("hello", "", fail(str(no), HELLO if isinstance(no, Unusable) else what_to_do(no, adapter)))
        return
    patient = Patient(adapter, abilities)
    yield Finding("hello", "", ok(f"{abilities.name} {abilities.version}".strip()))
    yield from examine(SESSION, patient, "")
    for name in games or [name for name in abilities.games if name in GAMES]:
        if name in abilities.games:
            yield from examine(GAME, Playing(patient, name), name)
        else:
            hint = f'next step: declare it in the answer to `hello`, as {{"{name}": {{"capabilities": []}}}}'
            yield Finding("games", name, fail("not declared", hint))
    yield from examine(streams.LAST, patient, "")


def examine(examinations: Iterable[Examination], patient: Patient, game: str) -> Iterator[Finding]:
    """One finding each; what rests on something that failed is not tried."""
    states: dict[str, str] = {}
    for examination in examinations:
        lacking = [name for name in examination.after if states.get(name) not in ("ok", "warning")]
        gone = "" if patient.adapter.alive else revive(patient)
        if gone:
            result = not_tried(gone)
        elif lacking:
            result = not_tried(f"rests on `{lacking[0]}`")
        else:
            result = run(examination, patient)
        states[examination.name] = result.state
        yield Finding(examination.name, game, result)


def run(examination: Examination, patient: Any) -> Result:
    """The result of one examination, with a hint where something is wrong."""
    try:
        result = examination.run(patient)
    except Confused as no:
        result = fail(str(no), no.hint)
    except (Judged, Unusable) as no:
        result = fail(str(no))
    except AdapterFault as fault:
        result = fail(str(fault), what_to_do(fault, patient.adapter))
    if result.state == "fail" and not result.hint:
        return fail(result.text, examination.hint)
    return result


def what_to_do(fault: AdapterFault, adapter: Adapter) -> str:
    """The hint for a fault, in the words of how the adapter is reached."""
    if isinstance(adapter, HttpAdapter):
        return OVER_HTTP.get(fault.kind, LOG)
    return OF_FAULTS.get(fault.kind, LOOK)


def revive(patient: Patient) -> str:
    """Start an adapter again after a fault; why that did not work, or nothing."""
    try:
        patient.adapter.restart()
        patient.answers_hello()
        return ""
    except (AdapterFault, Unusable, Confused) as no:
        return f"it could not be started again: {no}"

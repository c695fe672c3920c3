"""What the adapter says of itself: version, games, capabilities, effects, readings."""

from collections.abc import Iterable
from difflib import get_close_matches

from conformance.doctor.patient import Patient, Playing
from conformance.doctor.results import Examination, Result, fail, number, ok, warning
from conformance.protocol.games import GAMES
from conformance.protocol.messages import VERSION
from conformance.suite.rulings import rulings

COMMON = ("legal", "views", "chance", "reasons", "effects", "answers_ahead", "multiplayer_1")
FUTURE = 999


def versions(patient: Patient) -> Result:
    """A version that nobody speaks is refused, and the session goes on."""
    reply = patient.adapter.call("hello", protocol=FUTURE)
    message = patient.must_be_error(f"`hello` with protocol {FUTURE}", reply,
                                    f"compare the number in `hello` with {VERSION} and answer any other with `error`")
    patient.answers_hello()
    return ok(f"protocol {VERSION}; another version is refused: {message}")


def games(patient: Patient) -> Result:
    """Only games that the suite has."""
    declared = patient.abilities.games
    if not declared:
        return fail("no game is declared yet",
                    f'next step: declare a game in the answer to `hello`, as {{"{GAMES[0]}": {{"capabilities": []}}}}')
    if wrong := unknown(declared, GAMES):
        return fail(f"there is no game {wrong}", f"the games of this suite are {', '.join(GAMES)}")
    return ok(", ".join(declared))


def capabilities(patient: Playing) -> Result:
    """Names that the suite knows, and effects only together with the capability."""
    declared, engine = patient.declared, patient.game.engine
    known = {*COMMON, *engine.CAPABILITIES}
    if wrong := unknown(declared["capabilities"], known):
        return fail(f"there is no capability {wrong}", f"known are {', '.join(sorted(known))}")
    if wrong := unknown(declared["effects"], engine.EFFECTS):
        return fail(f"there is no effect {wrong}", f"known are {', '.join(engine.EFFECTS)}")
    if declared["effects"] and not patient.has("effects"):
        return fail("effects are listed, but the capability `effects` is not declared, so they do not count",
                    "add `effects` to the capabilities")
    if patient.has("effects") and not declared["effects"]:
        return warning("the capability `effects` is declared with an empty list of effects",
                       f"list those you play in `effects`, out of {', '.join(engine.EFFECTS)}")
    missing = [name for name in engine.CAPABILITIES if not patient.has(name)]
    text = ", ".join(declared["capabilities"]) or "none"
    return ok(text + (f"; still to come: {', '.join(missing)}" if missing else ""))


def readings(patient: Playing) -> Result:
    """Rulings that exist, with readings that they have."""
    known = rulings(patient.name)
    declared = patient.declared["rulings"]
    if wrong := unknown(declared, known):
        return fail(f"there is no ruling {wrong}", f"`conformance rulings --game {patient.name}` lists them")
    for name, letters in declared.items():
        strangers = [letter for letter in letters if letter not in known[name].readings]
        if strangers:
            return fail(f"{name} has no reading {strangers[0]!r}, it has {', '.join(known[name].readings)}",
                        f"`conformance rulings {name}` says what they mean")
        if not letters:
            return fail(f"{name} is declared without a reading", "name the readings you play, your own first")
    if not declared:
        return ok("none declared: scenarios about open points of the book are left out")
    return ok(f"{number(len(declared), 'ruling')} of {len(known)}")


def unknown(names: Iterable[str], known: Iterable[str]) -> str:
    """The first name that is not known, with the nearest that is; else nothing."""
    known = list(known)
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            return repr(name) + (f"; did you mean {near[0]!r}?" if near else "")
    return ""


SESSION = (
    Examination("versions", versions, "answer a version you do not speak with `error`"),
    Examination("games", games, "see the protocol reference, `hello`"),
)
GAME = (
    Examination("capabilities", capabilities, "see the protocol reference, `hello`"),
    Examination("readings", readings, "`conformance rulings` lists the open points"),
)

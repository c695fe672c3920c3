"""What an adapter says of itself and what follows from it, and what becomes of the cases after a fault."""

from pathlib import Path
from typing import Any

import pytest
from cases import act, case, expect
from puppet import No, Puppet

from conformance.adapters.base import AdapterFault
from conformance.protocol.messages import VERSION
from conformance.run.runner import Abilities, Unusable, greet, revive, run_case, run_cases

DECLARED = {"capabilities": ["views"], "effects": ["draw"], "rulings": {"RN-R1": ["a", "b"], "RN-R2": ["a"]}}


def abilities(*capabilities: str, effects: tuple[str, ...] = ()) -> Abilities:
    declared = {"capabilities": list(capabilities), "effects": list(effects), "rulings": DECLARED["rulings"]}
    return Abilities("puppet", "", {"renathea": declared})


@pytest.mark.parametrize(("has", "needs", "lacking"), [
    (abilities(), [], []), (abilities(), ["views"], ["views"]), (abilities("views"), ["views", "legal"], ["legal"]),
    (abilities("effects", effects=("draw",)), ["effects:draw", "effects:win"], ["effects:win"]),
    (abilities(effects=("draw",)), ["effects:draw"], ["effects:draw"]),  # `effects` itself is not declared
    (abilities("effects"), ["effects:draw"], ["effects:draw"]),
    (abilities(), ["stops"], []), (abilities("answers_ahead"), ["stops"], ["stops"]),
    (abilities("answers_ahead", "stops"), ["stops"], []),
])
def test_what_a_case_needs_and_is_not_declared(has: Abilities, needs: list[str], lacking: list[str]) -> None:
    assert has.lacks(case(needs=tuple(needs))) == lacking
    outcome = run_case(case(needs=tuple(needs)), Puppet(), has)
    assert (outcome.verdict, outcome.message) == (
        ("unsupported", f"needs {', '.join(lacking)}") if lacking else ("pass", ""))


def test_another_game_is_lacked_and_applies() -> None:
    other = {**case(), "game": "magical_cute", "rulings": {"MC-R1": "a"}}
    assert abilities().lacks(other) == ["game:magical_cute"]
    assert abilities().applies(other)
    assert abilities().declared("magical_cute") == {"capabilities": [], "effects": [], "rulings": {}}
    assert run_case(other, Puppet(), abilities()).verdict == "unsupported"


@pytest.mark.parametrize(("rulings", "applies"), [
    ({}, True), ({"RN-R1": "b"}, True), ({"RN-R1": "c"}, False), ({"RN-R1": "a", "RN-R2": "b"}, False),
    ({"RN-R2": "b", "RN-R1": "a"}, False), ({"RN-R3": "a"}, False), ({"RN-R1": "b", "RN-R2": "a"}, True),
])
def test_the_readings_that_a_case_is_about(rulings: dict[str, str], applies: bool) -> None:
    assert abilities().applies({**case(), "rulings": rulings}) is applies


# -- greeting ----------------------------------------------------------------------------------------------------------
GREETING = {"protocol": VERSION, "name": "engine", "version": "1", "games": {"renathea": DECLARED}}


class Greets(Puppet):
    """Answers `hello` with each of these in turn, the last one again and again; counts how often it was started."""

    def __init__(self, *replies: Any, **has: Any) -> None:
        super().__init__(**has)
        self.replies, self.started = list(replies), 0

    def call(self, do: str, **said: Any) -> dict[str, Any]:
        if do != "hello":
            return super().call(do, **said)
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]

    def restart(self) -> None:
        self.started += 1


def test_a_greeting() -> None:
    found = greet(Greets({"ok": GREETING}))  # type: ignore[arg-type]
    assert (found.name, found.version, found.games) == ("engine", "1", {"renathea": DECLARED})


@pytest.mark.parametrize(("reply", "told"), [
    ({"ok": GREETING | {"protocol": VERSION + 1}}, f"puppet speaks protocol {VERSION + 1}, this suite {VERSION}"),
    ({"ok": GREETING | {"protocol": VERSION - 1}}, f"puppet speaks protocol {VERSION - 1}, this suite {VERSION}"),
    ({"ok": {}}, "puppet: hello: protocol: Field required"),
    ({"error": {"message": "no"}}, "puppet refused the greeting: no"),
    ({"unsupported": {}}, "puppet refused the greeting: unsupported"),
])
def test_a_greeting_that_cannot_be_used(reply: dict[str, Any], told: str) -> None:
    with pytest.raises(Unusable) as no:
        greet(Greets(reply))  # type: ignore[arg-type]
    assert str(no.value).startswith(told)


def test_an_adapter_that_was_started_again_must_be_the_same() -> None:
    known = greet(Greets({"ok": GREETING}))  # type: ignore[arg-type]
    same = Greets({"ok": GREETING})
    assert revive(same, known) == ""  # type: ignore[arg-type]
    assert same.started == 1
    assert revive(Greets({"ok": GREETING | {"games": {}}}), known) == (  # type: ignore[arg-type]
        "after a restart the adapter greets differently")
    assert revive(Greets({"error": {"message": "no"}}), known) == "puppet refused the greeting: no"  # type: ignore[arg-type]


# -- after a fault -----------------------------------------------------------------------------------------------------
class Ends(Greets):
    """Ends at every `act`."""

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        self.alive = False
        raise AdapterFault("crash", "it ended", "the log")

    def restart(self) -> None:
        super().restart()
        self.alive = True


LOOKS, ACTS = expect("round", equals=2), act("A", "A1")
SUPPORTED = greet(Greets({"ok": GREETING}))  # type: ignore[arg-type]


def verdicts(adapter: Any, *ops: dict[str, Any], replay: Path | None = None) -> list[str]:
    cases = [case(op, id=f"RN-0.0-{'abcdef'[number]}") for number, op in enumerate(ops)]
    return [outcome.verdict for outcome in run_cases(cases, adapter, SUPPORTED, replay)]


def test_after_a_fault_the_adapter_is_started_again() -> None:
    adapter = Ends({"ok": GREETING})
    assert verdicts(adapter, LOOKS, ACTS, LOOKS, ACTS, LOOKS) == ["pass", "crash", "pass", "crash", "pass"]
    assert adapter.started == 2


def test_what_cannot_be_started_again_is_tried_once_and_the_rest_is_not_run() -> None:
    adapter = Ends({"error": {"message": "no"}})
    assert verdicts(adapter, LOOKS, ACTS, LOOKS, LOOKS) == ["pass", "crash", "not-run", "not-run"]
    assert adapter.started == 1


def test_an_outcome_says_at_which_step() -> None:
    crash, = run_cases([case(LOOKS, ACTS, LOOKS)], Ends({"ok": GREETING}), SUPPORTED)  # type: ignore[arg-type]
    assert (crash.step, crash.line) == ("When act 3", 3)
    assert crash.message == "it ended\n--- end of the adapter's stderr ---\nthe log"
    fail, = run_cases([case(LOOKS, expect("round", equals=3))], Puppet(), SUPPORTED)  # type: ignore[arg-type]
    assert (fail.step, fail.line, fail.differences) == ("Then expect 3", 3, ["round: expected 3, got 2"])


def test_a_replay_is_written_of_every_failure_and_of_nothing_else(tmp_path: Path) -> None:
    def written(adapter: Any, made: dict[str, Any]) -> list[str]:
        list(run_cases([made], adapter, SUPPORTED, tmp_path))
        names = [path.name for path in tmp_path.iterdir()]
        for name in names:
            (tmp_path / name).unlink()
        return names

    assert written(Puppet(), case(LOOKS)) == []
    assert written(Puppet(), case(LOOKS, needs=("legal",))) == []
    for adapter, op in ((No(), ACTS), (Ends({"ok": GREETING}), ACTS), (Puppet(position={}), LOOKS),
                        (Puppet(), {"op": "unchanged", "except": []})):
        assert written(adapter, case(op)) == ["RN-0.0-a.replay.json"]

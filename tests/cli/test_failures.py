"""How failures and the end of a run look: what is said again, what is only counted, and the verdict on the whole."""

from argparse import Namespace
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.cli.failures import ALIKE, RULES, Failures, again, show_summary
from conformance.run.report import Tally
from conformance.run.runner import Abilities
from conformance.run.verdicts import Outcome

ARGS = Namespace(paths=[], game=None, ruling=[], adapter="reference")
Text = pytest.CaptureFixture[str]


def case(rule: str = "X-1.1", letter: str = "a") -> dict[str, Any]:
    return {"id": f"{rule}-{letter}", "rule": rule, "name": "It", "file": "f.feature", "line": 2}


@pytest.mark.parametrize(("more", "words"), [
    ({}, "conformance run --scenario X-1.1-a"),
    ({"paths": ["a.feature", "b"]}, "conformance run a.feature b --scenario X-1.1-a"),
    ({"game": ["renathea"], "ruling": ["RN-R1=b"]},
     "conformance run --scenario X-1.1-a --game renathea --ruling RN-R1=b"),
    ({"adapter": "node engine.js"}, "conformance run --scenario X-1.1-a --adapter 'node engine.js'"),
])
def test_the_command_that_shows_it_again(more: dict[str, Any], words: str) -> None:
    assert again(case(), Namespace(**{**vars(ARGS), **more})) == words


def test_the_same_failure_is_shown_whole_a_few_times_only(capsys: Text) -> None:
    failures = Failures(SimpleNamespace(rule=lambda name: None), ARGS)
    for number in range(ALIKE + 2):
        failures.show(case(letter="abcdefgh"[number]), Outcome("x", "fail", "why", "Then it", 7, ["one difference"]))
    failures.show(case(letter="z"), Outcome("x", "crash", "why", "Then it", 7))
    out = capsys.readouterr().out
    assert out.count("step   f.feature:7 Then it") == out.count("again  ") == ALIKE + 1
    assert out.count("one difference") == ALIKE
    assert out.count("as before: why") == 2


def test_the_rules_that_do_not_hold_are_counted(capsys: Text) -> None:
    failures = Failures(SimpleNamespace(rule=lambda name: None), ARGS)
    failures.show(case(), Outcome("x", "fail", "why"))
    failures.show_rules()
    assert "do not hold" not in capsys.readouterr().out
    for rule in ("X-1.2", "X-1.2", *(f"X-2.{number}" for number in range(RULES))):
        failures.show(case(rule), Outcome("x", "fail", "why"))
    capsys.readouterr()
    failures.show_rules()
    line = capsys.readouterr().out
    assert line.startswith(f"{RULES + 2} rules do not hold: X-1.2 2, X-1.1 1, X-2.0 1, ")
    assert line.endswith(", and 2 more\n")


def summary(capsys: Text, planned: int, *results: tuple[str, str], lacking: tuple[list[str], ...] = (),
            **plan: Any) -> list[str]:
    """The lines of a summary; the last one without its seconds."""
    tally = Tally(planned)
    for level, verdict in results:
        tally.add(level, verdict)
    of_plan = SimpleNamespace(**{"planned": planned, "not_applicable": {}, "other_games": {}, "cases": [], **plan})
    declared = {"capabilities": ["veiws"], "effects": [], "rulings": {}}
    show_summary(tally, of_plan, Abilities("engine", "1", {"renathea": declared}), list(lacking), 1.0)
    return capsys.readouterr().out.replace(" in 1.00 s", "").splitlines()


def test_the_verdict_on_the_whole(capsys: Text) -> None:
    assert summary(capsys, 2, ("required", "pass"), ("supplement", "fail")) == [
        "required   1/1 pass", "supplement 0/1 pass  (1 fail)", "2 of 2 scenarios: engine 1 conforms"]
    assert summary(capsys, 3, ("ruled", "fail"), ("required", "pass"), ("required", "crash")) == [
        "required   1/2 pass  (1 crash)", "ruled      0/1 pass  (1 fail)",
        "3 of 3 scenarios: engine 1 does not conform"]
    assert summary(capsys, 2, ("required", "pass"))[-1] == "1 of 2 scenarios: engine 1 incomplete"
    assert summary(capsys, 0) == ["none of these scenarios belongs to this shard, so nothing was run",
                                  "0 of 0 scenarios: engine 1 incomplete"]


def test_what_was_left_out_and_what_was_declared_in_vain(capsys: Text) -> None:
    left_out = {"not_applicable": {"RN-R10": 1, "RN-R9": 2}, "other_games": {"magical_cute": 3},
                "cases": [{"game": "renathea"}]}
    lines = summary(capsys, 1, ("required", "pass"), **left_out)
    assert lines[1:3] == ["left out, about readings that are not declared: RN-R9 2, RN-R10 1",
                          "not played: magical_cute (3 scenarios)"]
    assert lines[3].startswith("declared in vain: ")
    assert "veiws" in lines[3]
    assert len(lines) == 5
    unsupported = summary(capsys, 1, ("required", "unsupported"), lacking=(["views"],), cases=[{"game": "renathea"}])
    assert any("views" in line and line.split()[-2:] == ["1", "1"] for line in unsupported)

"""Engines that cannot stop in the middle of an effect: every scenario passes for them, or is unsupported and says why.

Two adapters prove it, one with windows for responses. Both runners judge them.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from agree import by_node, script, verdicts

from conformance.adapters.stdio import StdioAdapter
from conformance.run.runner import greet, run_cases
from conformance.suite.compiler import looks_inside
from conformance.suite.export import export_game
from reference_engine import renathea

Case = dict[str, Any]
LOOKS = ("expect", "awaits", "options")


def operations(case: Case) -> list[dict[str, Any]]:
    return [op for step in case["steps"] for op in step["ops"]]


def choices(case: Case) -> int:
    """How many answers to questions of effects a case scripts."""
    return sum(op["op"] == "act" and op["action"]["type"] == "choose" for op in operations(case))


def without_looking(case: Case) -> Case:
    """The case without what it checks before its last action."""
    last = max(i for i, op in enumerate(operations(case)) if op["op"] == "act")
    ops = [op for i, op in enumerate(operations(case)) if i > last or op["op"] not in LOOKS]
    steps = [case["steps"][-1] | {"ops": ops}]
    return case | {"id": f"{case['id']}+", "steps": steps, "needs": [need for need in case["needs"] if need != "stops"]}


@pytest.fixture(scope="module")
def suite() -> dict[str, Any]:
    """The exported cases, and those that look inside once more without looking."""
    exported = export_game("renathea")
    shortened = [without_looking(case) for case in exported["cases"] if "stops" in case["needs"] and choices(case)]
    exported["cases"] += [case for case in shortened if not looks_inside(operations(case), prepares=False)]
    return exported


def judge(suite: dict[str, Any], name: str) -> dict[str, tuple[str, str]]:
    """Verdict and message of the suite's own executor for each case."""
    with StdioAdapter(script(name)) as adapter:
        return {outcome.id: (outcome.verdict, outcome.message)
                for outcome in run_cases(suite["cases"], adapter, greet(adapter))}


def check(suite: dict[str, Any], found: dict[str, tuple[str, str]]) -> None:
    """All that looks inside is unsupported, everything else passes, also where one or two answers are needed."""
    for case in suite["cases"]:
        wanted = ("unsupported", "needs stops") if "stops" in case["needs"] else ("pass", "")
        assert found[case["id"]] == wanted, case["id"]
    taken = Counter(choices(case) for case in suite["cases"] if found[case["id"]][0] == "pass")
    assert taken[1] >= 4
    assert taken[2] >= 1


def test_answers_are_taken_ahead(suite: dict[str, Any]) -> None:
    check(suite, judge(suite, "ahead.py"))


def test_answers_are_taken_when_a_window_is_passed(suite: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renathea, "WINDOWS", True)
    check(suite, judge(suite, "windowed.py"))


def test_without_the_answer_nothing_has_happened_and_the_case_fails(suite: dict[str, Any]) -> None:
    case = next(case for case in suite["cases"] if choices(case) == 1 and "stops" not in case["needs"])
    steps = [step | {"ops": [op for op in step["ops"] if op.get("action", {}).get("type") != "choose"]}
             for step in case["steps"]]
    (verdict, message), = judge({"cases": [case | {"steps": steps}]}, "ahead.py").values()
    assert verdict == "fail"
    assert message == ("act: replied unsupported, although everything that this scenario needs is declared: "
                       "a skill of A needs a choice, which `answers` does not bring next")


def test_who_can_stop_may_be_looked_at(suite: dict[str, Any]) -> None:
    found = judge({"cases": [case for case in suite["cases"] if choices(case)]}, "broken_server.py")
    assert {verdict for verdict, _ in found.values()} == {"pass"}


@pytest.mark.program("node")
@pytest.mark.parametrize(("name", "windows"), [("ahead.py", False), ("windowed.py", True)])
def test_the_runner_in_javascript_agrees(suite: dict[str, Any], tmp_path: Path, name: str, windows: bool) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(suite | {"windows": windows}), encoding="utf-8")
    found = verdicts(by_node(path, script(name), 10))
    said = {"unsupported": "needs stops"}
    check(suite, {name: (verdict, said.get(verdict, "")) for name, verdict in found.by_id.items()})


# -- what needs an adapter that stops ----------------------------------------------------------------------------------
def act(kind: str = "deploy", player: str = "A", op: str = "act") -> dict[str, Any]:
    return {"op": op, "player": player, "action": {"type": kind}}


SETUP, CHECK, CHOOSE = {"op": "setup"}, {"op": "expect"}, act("choose")
ACCEPTED, REFUSED = {"op": "verdict", "accepted": True}, {"op": "verdict", "accepted": False}
SHUFFLE = act("shuffle", "chance")


@pytest.mark.parametrize(("ops", "inside"), [
    ([act(), CHECK, act(), CHECK], False),
    ([act(), CHOOSE, CHOOSE, CHECK], False),
    ([act(), SHUFFLE, CHOOSE, CHECK], False),
    ([act(), CHECK, CHOOSE], True),
    ([act(), CHECK, SHUFFLE], True),
    ([act(), CHOOSE, CHECK, CHOOSE], True),
    ([act(), {"op": "awaits", "who": {"A": "choose"}}], True),
    ([act(), {"op": "awaits", "who": {"chance": "shuffle"}}], True),
    ([act(), {"op": "awaits", "who": {"A": "deploy"}}], False),
    ([act(), {"op": "options", "player": "A"}], True),
    ([act(), act("choose", op="try"), REFUSED], True),
    ([act(op="try"), ACCEPTED, CHOOSE], True),
    ([act(op="try"), REFUSED, CHOOSE], False),  # the choice was there at the set-up
    ([CHECK, CHOOSE], False),
    ([act("choose", op="try"), REFUSED, CHOOSE, CHECK], False),
])
def test_what_looks_inside_an_effect(ops: list[dict[str, Any]], inside: bool) -> None:
    assert looks_inside([SETUP, *ops], prepares=False) == inside


def test_chance_while_a_game_is_prepared_is_not_inside_an_effect() -> None:
    assert not looks_inside([SETUP, act("register"), CHECK, SHUFFLE, CHECK, SHUFFLE], prepares=True)

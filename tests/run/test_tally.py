"""What follows from counts, and what a line of a report says."""

import json
from typing import Any

import pytest

from conformance.run.plan import Plan
from conformance.run.report import Report, Tally, Writer, footer, header, result
from conformance.run.runner import Abilities
from conformance.run.verdicts import MOST_DIFFERENCES, VERDICTS, Failed, Outcome

PASS, RULED = ("required", "pass"), ("ruled", "pass")
TALLIES = [
    # planned, results, incomplete, conforms
    (0, [], True, False), (1, [], True, False),
    (1, [PASS], False, True), (2, [PASS, RULED], False, True), (2, [PASS], True, False),
    (1, [("required", "not-run")], True, False), (2, [PASS, ("required", "not-run")], True, False),
    (2, [PASS, ("supplement", "not-run")], True, False),
    (1, [("required", "unsupported")], False, False), (2, [PASS, ("required", "unsupported")], False, False),
    (2, [PASS, ("ruled", "unsupported")], False, False), (2, [PASS, ("ruled", "fail")], False, False),
    (2, [RULED, ("required", "fail")], False, False), (2, [PASS, ("supplement", "fail")], False, True),
    (2, [PASS, ("supplement", "harness-error")], False, True),
    *((2, [PASS, ("required", verdict)], False, False) for verdict in VERDICTS if verdict not in ("pass", "not-run")),
]


@pytest.mark.parametrize(("planned", "results", "incomplete", "conforms"), TALLIES)
def test_what_follows_from_counts(planned: int, results: list[tuple[str, str]], incomplete: bool,
                                  conforms: bool) -> None:
    tally = Tally(planned)
    for level, verdict in results:
        tally.add(level, verdict)
    assert (tally.incomplete, tally.conforms) == (incomplete, conforms)
    assert footer(tally)["results"] == len(results)
    assert footer(tally)["conforms"] is conforms


def test_counts_have_one_order() -> None:
    tally = Tally(3)
    for level, verdict in (("ruled", "fail"), ("required", "pass"), ("required", "crash")):
        tally.add(level, verdict)
    assert json.dumps(tally.as_data()) == '{"required": {"crash": 1, "pass": 1}, "ruled": {"fail": 1}}'


def test_only_a_pass_is_a_pass() -> None:
    assert [verdict for verdict in VERDICTS if Outcome("X-1.1-a", verdict).passed] == ["pass"]


@pytest.mark.parametrize(("number", "last"), [
    (1, "d"), (MOST_DIFFERENCES, "d"), (MOST_DIFFERENCES + 1, "… and 1 more"), (MOST_DIFFERENCES + 7, "… and 7 more")])
def test_so_many_differences_are_listed(number: int, last: str) -> None:
    listed = Failed("x", ["d"] * number).differences
    assert (listed.count("d"), listed[-1]) == (min(number, MOST_DIFFERENCES), last)


CASE = {"id": "X-1.1-a", "rule": "X-1.1", "game": "g", "level": "ruled", "file": "f.feature", "line": 3}


def test_a_line_says_where_and_why() -> None:
    seen = {"type": "result", "id": "X-1.1-a", "rule": "X-1.1", "game": "g", "level": "ruled"}
    assert result(CASE, Outcome("X-1.1-a", "pass")) == seen | {"verdict": "pass"}
    failed = seen | {"verdict": "fail", "message": "why", "step": "Then x", "file": "f.feature", "line": 7}
    assert result(CASE, Outcome("X-1.1-a", "fail", "why", "Then x", 7)) == failed
    assert result(CASE, Outcome("X-1.1-a", "fail", "why", "Then x", 7, ["one", "two"])) == (
        failed | {"differences": ["one", "two"]})


def test_the_header_plans_what_cannot_be_compiled_too() -> None:
    plan = Plan(cases=[CASE], broken=[(None, "no such card")], not_applicable={"X-R2": 1, "X-R1": 2})  # type: ignore[list-item]
    made = header(plan, "spec", Abilities("engine", "1"), "d", "1", {"X-R2": "b", "X-R1": "a"})
    assert made["planned"] == 2
    assert list(made["rulings"]) == list(made["not_applicable"]) == ["X-R1", "X-R2"]


@pytest.mark.parametrize(("counted", "planned", "complete"), [
    (2, 2, True), (1, 2, False), (2, 3, False), (3, 3, False)])
def test_a_report_is_complete_where_all_numbers_agree(counted: int, planned: int, complete: bool) -> None:
    results = [{"verdict": "pass"}, {"verdict": "fail"}]
    assert Report({"planned": planned}, results, {"results": counted}, {}).complete is complete


def test_every_line_is_flushed() -> None:
    said: list[Any] = []

    class Stream:
        def write(self, text: str, /) -> int:
            said.append(text)
            return len(text)

        def flush(self) -> None:
            said.append("flushed")

    writer = Writer([Stream()])
    writer.write({"a": 1})
    writer.write({"b": "ü"})
    assert said == ['{"a": 1}\n', "flushed", '{"b": "ü"}\n', "flushed"]

"""What two reports have in common, and what has become worse."""

import pytest
from test_outputs import ADAPTER, report

from conformance.run.merge import CannotMerge, compare, merge, worse
from conformance.run.report import Report

ONE = report({"X-1.1-a": "pass"}, whole=2)


@pytest.mark.parametrize(("second", "told"), [
    (report({"X-1.2-a": "pass"}, whole=2, rulings={"X-R1": "b"}), "rulings is {'X-R1': 'b'}, in 1 {}"),
    (report({"X-1.2-a": "pass"}, whole=2, suite="2"), "suite is '2', in 1 '1'"),
    (report({"X-1.2-a": "pass"}, whole=2, format=2), "format is 2, in 1 1"),
    (report({"X-1.2-a": "pass"}, whole=2, adapter=ADAPTER | {"name": "other"}), "another adapter than in 1: name"),
    (report({"X-1.2-a": "pass"}, whole=2, adapter=ADAPTER | {"games": {"g": {}}}), "another adapter than in 1: games"),
    (report({"X-1.2-a": "pass"}, whole=2, shard={"index": 1, "of": 2}), "2: one of 2 shards, 1 a whole run"),
    (report({"X-1.2-a": "pass", "X-1.3-a": "pass"}, whole=2), "together 3 of 2 results"),
])
def test_what_is_not_the_same_is_not_merged(second: Report, told: str) -> None:
    with pytest.raises(CannotMerge) as no:
        merge([("1", ONE), ("2", second)])
    assert told in str(no.value)


def test_levels_are_counted_apart_and_the_whole_is_no_shard() -> None:
    levels = ("required", "ruled", "supplement")
    parts = [(level, report({f"X-{i}.1-a": "fail", f"X-{i}.1-b": "pass"}, level=level, whole=6,
                            shard={"index": i, "of": 3})) for i, level in enumerate(levels, 1)]
    head, _, *results, end = merge(parts)
    assert "whole" not in head
    assert (head["planned"], len(results)) == (6, 6)
    assert end["counts"] == {level: {"fail": 1, "pass": 1} for level in levels}


def test_a_comparison_is_in_the_order_of_the_rules() -> None:
    old = report({"X-1.10-a": "pass", "X-1.9-a": "pass", "X-1.2-a": "pass"})
    assert compare(old, report({"X-1.10-a": "fail", "X-1.9-a": "crash", "X-1.2-a": "pass"})) == [
        "X-1.9-a: pass → crash", "X-1.10-a: pass → fail"]


@pytest.mark.parametrize(("before", "after", "is_worse"), [
    ("pass", "pass", False), ("fail", "pass", False), ("fail", "crash", False), ("unsupported", "fail", False),
    ("pass", "fail", True), ("pass", "crash", True), ("pass", "unsupported", True), ("pass", "not-run", True),
])
def test_what_is_worse(before: str, after: str, is_worse: bool) -> None:
    assert worse(report({"X-1.1-a": before}), report({"X-1.1-a": after})) is is_worse
    assert worse(report({"X-1.1-a": before}), report({"X-1.1-a": after}, digest="other")) is is_worse


def test_what_is_gone_is_worse_where_the_suite_is_the_same() -> None:
    old = report({"X-1.1-a": "pass", "X-1.1-b": "pass"})
    assert worse(old, report({"X-1.1-a": "pass"}))
    assert not worse(old, report({"X-1.1-a": "pass"}, digest="other"))
    assert not worse(report({"X-1.1-a": "fail"}), report({}))

"""The linter on two scenarios after the same set-up and actions, written as cases: what contradicts what."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from conformance.suite.features import Scenario
from conformance.suite.lint.contradictions import check_against_each_other
from conformance.suite.lint.source import Compiled, Scope

Operation = dict[str, Any]
FILE = Path("renathea") / "10-first.feature"
A_DEPLOYS = {"op": "act", "player": "A", "action": {"type": "deploy", "card": "A1"}}
A_TRIES = {**A_DEPLOYS, "op": "try"}
TWO = {"op": "expect", "viewer": None, "path": "round", "equals": 2}
THREE = {**TWO, "equals": 3}


def player(**zones: list[Any]) -> dict[str, Any]:
    return {"hand": [], "deck": [], "arena": [], "podium": [], "collection": [], **zones}


def setup(names: dict[str, str] | None = None, **zones: list[Any]) -> Operation:
    """A's cards by id and where they lie; unless said otherwise, a Knight and a Pawn in the Hand."""
    names = names or {"A1": "Knight", "A2": "Pawn"}
    mine = player(**(zones or {"hand": ["A1", "A2"]}))
    return {"op": "setup", "game": "renathea", "cards": {card: {"name": name} for card, name in names.items()},
            "position": {"phase": "deploy", "players": {"A": mine, "B": player()}, "rulings": {}}}


def compiled(*ops: Operation, id: str = "RN-1.1-a", rulings: tuple[tuple[str, str], ...] = (), file: Path = FILE,
             game: str = "renathea") -> Compiled:
    """A scenario of these operations, one a step; it begins with the set-up above unless it has one of its own."""
    whole = list(ops) if ops[0]["op"] == "setup" else [setup(), *ops]
    line = 10 * (ord(id[-1]) - ord("a") + 1)
    scenario = Scenario(id, id, "", "RN-1.1", game, "required", rulings, (), file, line, (), id, line)
    steps = [{"line": line + number, "ops": [op]} for number, op in enumerate(whole, 1)]
    return Compiled(scenario, {"steps": steps})


def codes(*all_of: Compiled, suite: list[Compiled] | None = None) -> list[str]:
    """What is found, as `code of the line`; with a suite, the others are drafts for it."""
    scope = Scope("renathea", FILE.parent, [], is_suite=suite is None, compiled=list(all_of))
    if suite is not None:
        scope.others = Scope("renathea", FILE.parent, [], is_suite=True, compiled=suite)
    return [f"{finding.code} {finding.line}" for finding in check_against_each_other(scope)]


def both(first: list[Operation], second: list[Operation], **of_second: Any) -> list[str]:
    return codes(compiled(*first), compiled(*second, id="RN-1.1-b", **of_second))


def expect(path: str, viewer: str | None = None, **what: Any) -> Operation:
    return {"op": "expect", "viewer": viewer, "path": path, **what}


def awaits(who: dict[str, str], **more: Any) -> Operation:
    return {"op": "awaits", "who": who, **more}


def verdict(reason: str | None = None, *, accepted: bool = False) -> Operation:
    return {"op": "verdict", "accepted": accepted, "reason": reason}


HEADS = [{"type": "deploy", "card": card} for card in ("A1", "A2")]
OPTIONS = {"op": "options", "player": "A", "cards": ["A1", "A2"], "min": 1, "max": 1}
LEGAL = {"op": "legal", "player": "A", "heads": HEADS}
NOT_TWICE = [
    # one check, and another that cannot hold as well
    (TWO, THREE),
    (expect("players.A.hand", cards=["Knight", "Pawn"]), expect("players.A.hand", cards=["Knight"])),
    (expect("players.A.deck", cards=["Knight", "Pawn"]), expect("players.A.deck", cards=["Pawn", "Knight"])),
    (expect("players.A.hand", cards=["Knight", "Pawn"]), expect("players.A.hand", count=1)),
    (expect("players.A.hand", count=2), expect("players.A.hand", count=1)),
    (expect("players.A.arena", rows=[{"card": "Pawn", "status": None}]), expect("players.A.arena", count=2)),
    (expect("players.A.arena", rows=[{"card": "Pawn", "status": None}]),
     expect("players.A.arena", rows=[{"card": "Pawn", "status": "silenced"}])),
    (expect("players.A.arena", "B", hidden=1), expect("players.A.arena", "B", hidden=2)),
    (expect("players.A.arena[A2].status", equals=None), expect("players.A.arena[A2].status", equals="silenced")),
    ({"op": "values", "card": "A1", "is": {"power": 1, "def": 2}}, {"op": "values", "card": "A1", "is": {"def": 3}}),
    (awaits({"A": "deploy"}), awaits({"A": "close"}, others=True)),
    (awaits({"A": "deploy"}), awaits({"A": "deploy", "B": "deploy"})),
    (awaits({"A": "respond"}, others=True), awaits({"nobody": "respond"})),
    (awaits({"anyone": "respond"}), awaits({"nobody": "respond"})),
    (OPTIONS, {**OPTIONS, "max": 2}),
    (OPTIONS, {**OPTIONS, "min": 0}),
    (OPTIONS, {**OPTIONS, "cards": ["A1"]}),
    (LEGAL, {**LEGAL, "heads": HEADS[:1]}),
    (LEGAL, {**LEGAL, "heads": [], "types": ["deploy"]}),
]


@pytest.mark.parametrize(("one", "other"), NOT_TWICE)
def test_what_contradicts(one: Operation, other: Operation) -> None:
    assert both([A_DEPLOYS, one], [A_DEPLOYS, other]) == ["contradiction 23"]
    assert both([A_DEPLOYS, other], [A_DEPLOYS, one]) == ["contradiction 23"]
    assert both([A_DEPLOYS, one], [A_DEPLOYS, one]) == ["duplicate-scenario 20"]
    assert both([A_DEPLOYS, one], [other]) == []  # what happens between them may be the difference


BENCH = [{"card": "A1", "damage": 10}, {"card": "A2", "damage": 0}]
SIDE_BY_SIDE = [
    (TWO, expect("result", equals=3)),
    (expect("players.A.hand", cards=["Knight", "Pawn"]), expect("players.A.hand", count=2)),
    (expect("players.A.hand", "A", cards=["Pawn"]), expect("players.A.hand", "B", count=1)),
    (expect("players.A.arena", "B", hidden=1), expect("players.A.arena", count=2)),
    ({"op": "values", "card": "A1", "is": {"power": 1}}, {"op": "values", "card": "A2", "is": {"power": 2}}),
    (awaits({"A": "deploy", "B": "close"}), awaits({"B": "close"}, others=True)),
    (awaits({"A": "respond"}), awaits({"anyone": "respond"})),
    (awaits({"nobody": "choose"}), awaits({"nobody": "respond"})),
    (awaits({"A": "deploy"}), awaits({"nobody": "respond"})),
    (LEGAL, {"op": "legal", "player": "A", "heads": [{"type": "register"}]}),
    (LEGAL, {**LEGAL, "player": "B", "heads": []}),
    (expect("", "A", lacks="A1"), expect("", "A", lacks="A2")),
]


@pytest.mark.parametrize(("one", "other"), SIDE_BY_SIDE)
def test_what_does_not_contradict(one: Operation, other: Operation) -> None:
    assert both([one], [other]) == both([other], [one]) == []


@pytest.mark.parametrize(("one", "other"), [
    (expect("players.A.hand", cards=["Knight", "Pawn"]), expect("players.A.hand", cards=["Pawn", "Knight"])),
    (OPTIONS, {**OPTIONS, "cards": ["A2", "A1"]}),
    (LEGAL, {**LEGAL, "heads": HEADS[::-1]}),
])
def test_the_same_in_another_order_where_there_is_none(one: Operation, other: Operation) -> None:
    assert both([one], [other]) == ["duplicate-scenario 20"]


def test_the_rows_of_a_zone_without_an_order() -> None:
    rows = [{"card": "Owl", "damage": 10}, {"card": "Mole", "damage": 0}]
    start = {**setup(), "game": "pokemon_tcg"}
    one = compiled(start, expect("players.A.bench", rows=rows), game="pokemon_tcg")
    two = compiled(start, expect("players.A.bench", rows=rows[::-1]), id="RN-1.1-b", game="pokemon_tcg")
    assert codes(one, two) == ["duplicate-scenario 20"]


# -- the same set-up ---------------------------------------------------------------------------------------------------
def test_ids_and_the_order_of_a_hand_are_no_difference() -> None:
    other = setup({"A1": "Pawn", "A2": "Knight"}, hand=["A1", "A2"])
    assert both([setup(), TWO], [other, THREE]) == ["contradiction 22"]
    marked = expect("players.A.arena[A2].status", equals=None)
    same = expect("players.A.arena[A1].status", equals=None)
    assert both([setup(), marked], [other, same]) == ["duplicate-scenario 20"]
    assert both([setup(), marked], [other, {**same, "equals": "silenced"}]) == ["contradiction 22"]


def test_the_order_of_a_deck_is_one() -> None:
    assert both([setup(deck=["A1", "A2"]), TWO], [setup(deck=["A2", "A1"]), THREE]) == []
    other = setup({"A1": "Pawn", "A2": "Knight"}, deck=["A1", "A2"])
    assert both([setup(deck=["A1", "A2"]), TWO], [other, THREE]) == []


# -- the same actions --------------------------------------------------------------------------------------------------
def test_an_accepted_attempt_is_an_action_and_a_refused_one_is_none() -> None:
    yes, no = verdict(accepted=True), verdict("not_in_hand")
    assert both([A_TRIES, yes, TWO], [A_DEPLOYS, THREE]) == ["contradiction 23"]
    assert both([A_TRIES, yes, TWO], [THREE]) == []
    assert both([A_TRIES, no, TWO], [THREE]) == ["contradiction 22"]
    assert both([A_TRIES, no, A_DEPLOYS, TWO], [A_DEPLOYS, THREE])[-1:] == ["contradiction 22"]


def test_the_verdict_and_the_reason() -> None:
    yes, no = verdict(accepted=True), verdict("not_in_hand")
    assert both([A_TRIES, yes], [A_TRIES, no]) == ["contradiction 23"]
    assert both([A_DEPLOYS, TWO], [A_TRIES, no]) == ["contradiction 23"]
    assert both([A_TRIES, no], [A_DEPLOYS, TWO]) == ["contradiction 22"]
    assert both([A_TRIES, no], [A_TRIES, verdict("already_chosen")]) == ["contradiction 23"]
    assert both([A_TRIES, no], [A_TRIES, verdict()]) == []


def test_a_look_into_an_open_window_is_another_moment() -> None:
    assert both([TWO], [{**THREE, "inside": True}]) == []
    assert both([{**TWO, "inside": True}], [{**THREE, "inside": True}]) == ["contradiction 22"]


# -- who is held against whom ------------------------------------------------------------------------------------------
def test_two_scenarios_are_named_once() -> None:
    assert both([TWO, expect("law", equals=None)], [THREE, expect("law", equals="A1")]) == ["contradiction 22"]


def test_only_two_readings_of_one_ruling_may_differ() -> None:
    for first, second, found in (
            ((), (("RN-R1", "a"),), ["contradiction 22"]), ((("RN-R1", "a"),), (), ["contradiction 22"]),
            ((("RN-R1", "a"),), (("RN-R2", "b"),), ["contradiction 22"]),
            ((("RN-R1", "a"),), (("RN-R1", "a"),), ["contradiction 22"]), ((("RN-R1", "a"),), (("RN-R1", "b"),), [])):
        assert codes(compiled(TWO, rulings=first), compiled(THREE, id="RN-1.1-b", rulings=second)) == found


def test_the_same_under_another_reading_is_not_the_same() -> None:
    assert both([TWO], [TWO], rulings=(("RN-R1", "a"),)) == []


def test_a_draft_is_held_against_the_suite_and_the_suite_not_against_itself() -> None:
    suite = [compiled(TWO, id="RN-1.1-c"), compiled(TWO, id="RN-1.1-d"), compiled(THREE, id="RN-1.1-e")]
    mine = Path("draft.feature")
    assert codes(suite=suite) == []
    assert codes(compiled(TWO, file=mine), suite=suite[:2]) == ["duplicate-scenario 10"]
    assert codes(compiled(TWO, file=mine), suite=suite[2:]) == ["contradiction 12"]


def test_a_draft_is_not_held_against_its_own_id_in_the_suite_and_the_suite_is() -> None:
    mine = Path("draft.feature")
    for check in (TWO, THREE):
        assert codes(compiled(check, file=mine), suite=[compiled(TWO)]) == []
    first, again = compiled(TWO), compiled(THREE)
    again = Compiled(replace(again.scenario, row_line=50), again.case)
    assert codes(first, again) == ["contradiction 12"]

"""Operations that the cases of Renathea do not use, or not in every way: both runners give the same verdict."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from agree import by_node, script, verdicts

from conformance.adapters import open_adapter
from conformance.run.runner import greet, run_cases
from conformance.suite.export import export_game

Operation = dict[str, Any]
SERVE = [sys.executable, "-m", "conformance", "serve"]


def act(card: str, op: str = "act") -> Operation:
    return {"op": op, "player": card[0], "action": {"type": "deploy", "card": card}}


def expect(path: str, viewer: str | None = None, **what: Any) -> Operation:
    return {"op": "expect", "viewer": viewer, "path": path, **what}


def rows(zone: str, *entries: dict[str, Any]) -> Operation:
    return expect(f"players.A.{zone}", rows=list(entries))


def unchanged(*named: str) -> Operation:
    return {"op": "unchanged", "except": list(named)}


def legal(*cards: str, **more: Any) -> Operation:
    return {"op": "legal", "player": "A", "heads": [{"type": "deploy", "card": card, **more} for card in cards]}


def verdict(accepted: bool, reason: str | None = None) -> Operation:
    return {"op": "verdict", "accepted": accepted, "reason": reason}


MARK = {"op": "mark"}
BOTH = [act("A1"), act("B1")]
ARENA = ["players.A.arena", "players.B.arena", "players.A.hand", "players.B.hand"]
SHOWN = "players.A.arena[A1].face_up"

# Both Hands hold Pawn (1) and Scout (2), the Arenas are empty, each Deck has Mime (3), Spark (4).
PLAYS: dict[str, tuple[str, list[Operation]]] = {
    "unchanged": ("pass", [MARK, unchanged()]),
    "unchanged after a refusal": ("pass", [MARK, act("A3", "try"), verdict(False, "not_in_hand"), unchanged()]),
    "changed": ("fail", [MARK, *BOTH, unchanged()]),
    "changed as named": ("pass", [MARK, *BOTH, unchanged(*ARENA)]),
    "changed beside the named": ("fail", [MARK, *BOTH, unchanged(*ARENA[:3])]),
    "named by the start of its name": ("fail", [MARK, *BOTH, unchanged("players.A.are", *ARENA[1:])]),
    "a named field of a card": ("pass", [act("A1"), MARK, act("B1"), unchanged(SHOWN, *ARENA[1:])]),
    "another field of a card": ("fail", [act("A1"), MARK, act("B1"), unchanged(SHOWN[:-7] + "status", *ARENA[1:])]),
    "everything named": ("pass", [MARK, *BOTH, unchanged("players")]),
    "unchanged without a mark": ("harness-error", [unchanged()]),
    "rows in any order": ("pass", [rows("hand", {"card": "Scout"}, {"card": "Pawn"})]),
    "rows of other cards": ("fail", [rows("hand", {"card": "Scout"}, {"card": "Scout"})]),
    "too few rows": ("fail", [rows("hand", {"card": "Scout"})]),
    "rows with fields": ("pass", [*BOTH, rows("arena", {"card": "Pawn", "face_up": True, "status": None})]),
    "rows with another field": ("fail", [*BOTH, rows("arena", {"card": "Pawn", "face_up": False})]),
    "rows in order": ("pass", [rows("deck", {"card": "Mime"}, {"card": "Spark"})]),
    "rows in the wrong order": ("fail", [rows("deck", {"card": "Spark"}, {"card": "Mime"})]),
    "rows of no list": ("fail", [expect("round", rows=[])]),
    "cards in any order": ("pass", [expect("players.A.hand", cards=["Scout", "Pawn"])]),
    "cards in the wrong order": ("fail", [expect("players.A.deck", cards=["Spark", "Mime"])]),
    "cards of a number": ("fail", [expect("players.B.hand", "A", cards=["Pawn", "Scout"])]),
    "a count of cards": ("pass", [expect("players.B.hand", "A", count=2), expect("players.B.hand", count=2)]),
    "another count": ("fail", [expect("players.B.hand", "A", count=3)]),
    "hidden": ("pass", [act("A1"), expect("players.A.arena", "B", hidden=1), act("B1")]),
    "hidden from all": ("fail", [act("A1"), expect("players.A.arena", hidden=1), act("B1")]),
    "the name of a hidden card": ("pass", [act("A1"), expect("players.A.arena", "B", cards=["(hidden)"]), act("B1")]),
    "has": ("pass", [expect("players.A", has="A1")]),
    "has not": ("fail", [expect("players.B", has="A1")]),
    "lacks": ("pass", [expect("", "B", lacks="A1")]),
    "lacks not": ("fail", [expect("", "A", lacks="A1")]),
    "equals": ("pass", [*BOTH, expect("players.A.arena[A1].status", equals=None), expect("round", equals=2)]),
    "equals not": ("fail", [expect("round", equals=3)]),
    "yes is no number": ("fail", [expect("players.A.registered", equals=1)]),
    "an object in another order": ("pass", [expect("rulings", equals={})]),
    "a path into nothing": ("fail", [expect("result.winner", equals=None)]),
    "a path to a card elsewhere": ("fail", [expect("players.A.arena[A1].status", equals=None)]),
    "a path to no field": ("fail", [expect("players.A.trash", count=0)]),
    "values": ("fail", [{"op": "values", "card": "A1", "is": {"power": 1}}]),
    "no values": ("pass", [{"op": "values", "card": "A1", "is": {}}]),
    "legal": ("pass", [legal("A2", "A1")]),
    "not all that is legal": ("fail", [legal("A1")]),
    "more than is legal": ("fail", [legal("A1", "A2", "A3")]),
    "legal with a further field": ("fail", [legal("A1", "A2", under_deck="A3")]),
    "accepted": ("pass", [act("A1", "try"), verdict(True), act("B1")]),
    "accepted wrongly": ("fail", [act("A1", "try"), verdict(False), act("B1")]),
    "refused wrongly": ("fail", [act("A3", "try"), verdict(True)]),
    "refused for something else": ("fail", [act("A3", "try"), verdict(False, "game_over")]),
    "refused for whatever": ("pass", [act("A3", "try"), verdict(False)]),
    "an illegal act": ("fail", [act("A3")]),
    "no verdict": ("harness-error", [act("A3", "try")]),
    "no verdict before an act": ("harness-error", [act("A3", "try"), act("A1")]),
    "no verdict before a check": ("harness-error", [act("A3", "try"), expect("round", equals=2)]),
    "a verdict on nothing": ("harness-error", [verdict(True)]),
    "awaits": ("pass", [{"op": "awaits", "who": {"A": "deploy", "B": "deploy"}}]),
    "awaits some": ("fail", [{"op": "awaits", "who": {"A": "deploy"}}]),
    "awaits some, and others": ("pass", [{"op": "awaits", "who": {"A": "deploy"}, "others": True}]),
    "awaits something else": ("fail", [{"op": "awaits", "who": {"A": "close"}, "others": True}]),
    "no options": ("fail", [{"op": "options", "player": "A", "cards": [], "min": 1, "max": 1}]),
    "open at the end": ("fail", [act("A1")]),
    "open and known": ("pass", [act("A1"), {"op": "awaits", "who": {"B": "deploy"}}]),
    "open, and known by a refusal": ("pass", [act("A1"), act("A2", "try"), verdict(False)]),
    "open and known before": ("fail", [{"op": "awaits", "who": {"A": "deploy", "B": "deploy"}}, act("A1")]),
}


def setup() -> Operation:
    names = ("Pawn", "Scout", "Mime", "Spark")
    cards = {f"{seat}{n}": {"name": name, "card_class": name, "raw": n, "roles": ["Melee"]}
             for seat in "AB" for n, name in enumerate(names, 1)}
    players = {seat: {"hand": [f"{seat}1", f"{seat}2"], "deck": [f"{seat}3", f"{seat}4"]} for seat in "AB"}
    return {"op": "setup", "game": "renathea", "cards": cards,
            "position": {"round": 2, "phase": "deploy", "players": players}}


def case(name: str, ops: list[Operation]) -> dict[str, Any]:
    steps = [{"keyword": "When", "text": name, "line": 1, "ops": [setup(), *ops]}]
    return {"id": name, "game": "renathea", "level": "required", "rulings": {}, "needs": [], "steps": steps}


CASES = [case(name, ops) for name, (_, ops) in PLAYS.items()]


@pytest.mark.parametrize("server", [SERVE, script("broken_server.py", "Sparse")], ids=["reference", "sparse"])
def test_verdicts_of_the_executor(server: list[str]) -> None:
    adapter = open_adapter(shlex.join(server))
    found = {outcome.id: outcome.verdict for outcome in run_cases(CASES, adapter, greet(adapter))}
    adapter.close()
    assert found == {name: verdict for name, (verdict, _) in PLAYS.items()}


@pytest.mark.program("node")
@pytest.mark.parametrize("server", [SERVE, script("broken_server.py", "Sparse")], ids=["reference", "sparse"])
def test_verdicts_of_the_runner_in_javascript(server: list[str], tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(export_game("renathea") | {"cases": CASES}), encoding="utf-8")
    found = verdicts(by_node(path, server, 10))
    assert found.by_id == {name: verdict for name, (verdict, _) in PLAYS.items()}

"""How chance decides where nobody scripts it, as the game says; and checks of what is not open and not listed."""

from typing import Any

import pytest
from cases import expect
from puppet import BOTH, Puppet, judge

from reference_engine import renathea

FIRST = {"type": "first_player", "player": "A"}


class AsksChance(Puppet):
    """Asks chance who goes first, until it is told."""

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        self.awaits = BOTH
        return {"ok": {}}


def test_chance_decides_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renathea, "WINDOWS", True)
    monkeypatch.setattr(renathea, "UNSCRIPTED", {"first_player": FIRST}, raising=False)
    adapter = AsksChance(awaits={"chance": {"kind": "first_player"}})
    assert judge(adapter, expect("round", equals=2)).verdict == "pass"
    assert adapter.heard == [("chance", FIRST)]


def test_what_the_game_says_nothing_of_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renathea, "WINDOWS", True)
    adapter = AsksChance(awaits={"chance": {"kind": "first_player"}})
    outcome = judge(adapter, expect("round", equals=2))
    assert (outcome.verdict, adapter.heard) == ("fail", [])


@pytest.mark.parametrize(("awaits", "verdict"), [
    (BOTH, "pass"), ({"A": {"kind": "deploy"}, "B": {"kind": "respond", "optional": True}}, "fail"),
])
def test_nobody_has_a_decision_of_a_kind(awaits: dict[str, Any], verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renathea, "WINDOWS", True)
    nobody = {"op": "awaits", "who": {"nobody": "respond"}, "inside": True}
    assert judge(Puppet(awaits=awaits), nobody).verdict == verdict


@pytest.mark.parametrize(("actions", "verdict"), [
    ([], "pass"), ([{"type": "choose", "cards": ["A1"]}], "pass"), ([{"type": "deploy", "card": "A1"}], "fail"),
])
def test_that_nothing_of_a_type_is_listed(actions: list[Any], verdict: str) -> None:
    nothing = {"op": "legal", "player": "A", "heads": [], "types": ["deploy"]}
    assert judge(Puppet(actions=actions), nothing).verdict == verdict

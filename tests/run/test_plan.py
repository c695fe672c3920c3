"""What is run: what applies, what is left out and counted, which readings are in force, which share of it."""

from types import SimpleNamespace
from typing import Any

import pytest
from cases import act, case, expect, setup

from conformance.run import plan as planning
from conformance.run.plan import Plan, make_plan, share, under
from conformance.run.runner import Abilities
from conformance.suite.compiler import CompileError

ABILITIES = Abilities("engine", "", {"renathea": {"capabilities": [], "effects": [], "rulings": {
    "RN-R1": ["a", "b"], "RN-R2": ["a"]}}})


def scenario(id: str, game: str = "renathea", broken: str = "", **rulings: str) -> Any:
    return SimpleNamespace(id=id, game=game, broken=broken,
                           rulings={name.replace("_", "-"): letter for name, letter in rulings.items()})


def made(scenarios: list[Any], monkeypatch: pytest.MonkeyPatch, demanded: dict[str, str] | None = None,
         **more: Any) -> Plan:
    def case_of(one: Any) -> dict[str, Any]:
        if one.broken:
            raise CompileError(one.broken)
        return {**case(id=one.id), "game": one.game, "rulings": one.rulings}

    monkeypatch.setattr(planning, "case_of", case_of)
    return make_plan(scenarios, ABILITIES, demanded or {}, **more)


def ids(plan: Plan) -> list[str]:
    return [one["id"] for one in plan.cases]


def test_other_games_are_left_out_unless_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    scenarios = [scenario("a"), scenario("b", "magical_cute"), scenario("c", "magical_cute")]
    plan = made(scenarios, monkeypatch)
    assert (ids(plan), plan.other_games, plan.planned) == (["a"], {"magical_cute": 2}, 1)
    plan = made(scenarios, monkeypatch, games=["magical_cute"])
    assert (ids(plan), plan.other_games, plan.planned) == (["a", "b", "c"], {}, 3)


def test_what_cannot_be_compiled_is_planned_too(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = scenario("b", broken="x:1: no")
    plan = made([scenario("a"), broken], monkeypatch)
    assert (ids(plan), plan.broken, plan.planned) == (["a"], [(broken, "x:1: no")], 2)


def test_readings_that_are_not_played_or_not_demanded_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    scenarios = [scenario("a"), scenario("b", RN_R1="a"), scenario("c", RN_R1="b"), scenario("d", RN_R2="b"),
                 scenario("e", RN_R2="c"), scenario("f", RN_R3="a", RN_R1="a")]
    plan = made(scenarios, monkeypatch)
    assert (ids(plan), plan.not_applicable) == (["a", "b", "c"], {"RN-R2": 2, "RN-R3": 1})
    plan = made(scenarios, monkeypatch, {"RN-R1": "b"})
    assert (ids(plan), plan.not_applicable) == (["a", "c"], {"RN-R1": 2, "RN-R2": 2})


def in_force(one: dict[str, Any]) -> dict[str, str]:
    """The readings in the set-up of a case."""
    found: dict[str, str] = one["steps"][0]["ops"][0]["position"]["rulings"]
    return found


def test_a_demanded_reading_is_in_force_in_every_case_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    demanded = {"RN-R1": "b", "MC-R1": "a"}
    plan = made([scenario("a"), scenario("c", RN_R1="b")], monkeypatch, demanded)
    assert [in_force(one) for one in plan.cases] == [{"RN-R1": "b"}, {"RN-R1": "b"}]
    own = case(act("A", "A1"), expect("round", equals=2), starts=setup(rulings={"RN-R1": "a", "RN-R2": "a"}))
    changed = under(own, demanded)
    assert in_force(changed) == {"RN-R1": "a", "RN-R2": "a"}  # its own are kept
    assert in_force(own) == {"RN-R1": "a", "RN-R2": "a"}
    assert changed["steps"][1:] == own["steps"][1:]
    assert under(own, {"MC-R1": "a"}) is own


def test_a_share_is_of_everything_that_is_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"RN-{number}.1-a" for number in range(1, 40)]
    shares = []
    for index in (1, 2):
        plan = made([scenario(name, broken="no" if name[3] == "1" else "") for name in names], monkeypatch)
        share(plan, (index, 2))
        shares.append([*ids(plan), *(one.id for one, _ in plan.broken)])
        assert plan.planned == len(shares[-1]) < len(names)
    assert sorted(shares[0] + shares[1]) == sorted(names)

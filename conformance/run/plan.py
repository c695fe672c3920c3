"""What is to be run: the cases of the chosen scenarios that apply to an adapter, under the demanded readings."""

from dataclasses import dataclass, field
from typing import Any

from conformance.run.runner import Abilities
from conformance.run.shard import in_shard
from conformance.suite.compiler import CompileError
from conformance.suite.features import Scenario
from conformance.suite.packaged_cases import case_of
from conformance.suite.rulings import rulings

Case = dict[str, Any]


@dataclass
class Plan:
    """Cases in the order of their ids. What does not apply: scenarios by the ruling whose reading is not played."""

    cases: list[Case] = field(default_factory=list)
    broken: list[tuple[Scenario, str]] = field(default_factory=list)
    not_applicable: dict[str, int] = field(default_factory=dict)
    other_games: dict[str, int] = field(default_factory=dict)

    @property
    def planned(self) -> int:
        """How many results a whole run has."""
        return len(self.cases) + len(self.broken)


def make_plan(scenarios: list[Scenario], abilities: Abilities, demanded: dict[str, str], *,
              games: list[str] | None = None) -> Plan:
    """Compile what applies. Without `games`, scenarios of games that the adapter does not play are left out."""
    plan = Plan()
    for scenario in scenarios:
        if not games and scenario.game not in abilities.games:
            plan.other_games[scenario.game] = plan.other_games.get(scenario.game, 0) + 1
            continue
        try:
            case = case_of(scenario)
        except CompileError as error:
            plan.broken.append((scenario, str(error)))
            continue
        against = [r for r, letter in case["rulings"].items() if demanded.get(r, letter) != letter]
        if against or not abilities.applies(case):
            lacking = against or [r for r, letter in case["rulings"].items()
                                  if letter not in abilities.declared(case["game"])["rulings"].get(r, ())]
            for ruling in lacking:
                plan.not_applicable[ruling] = plan.not_applicable.get(ruling, 0) + 1
            continue
        plan.cases.append(under(case, demanded))
    return plan


def share(plan: Plan, shard: tuple[int, int]) -> None:
    """Keep only what belongs to a shard."""
    plan.cases = [case for case in plan.cases if in_shard(case["id"], shard)]
    plan.broken = [(scenario, why) for scenario, why in plan.broken if in_shard(scenario.id, shard)]


def under(case: Case, demanded: dict[str, str]) -> Case:
    """The case with the demanded readings of its game in the set-up; its own are kept."""
    own = {r: letter for r, letter in demanded.items() if r in rulings(case["game"])}
    if not own:
        return case
    steps = [{**step, "ops": [demand(op, own) for op in step["ops"]]} for step in case["steps"]]
    return {**case, "steps": steps}


def demand(op: dict[str, Any], readings: dict[str, str]) -> dict[str, Any]:
    """A set-up operation with further readings."""
    if op["op"] != "setup":
        return op
    return {**op, "position": {**op["position"], "rulings": {**readings, **op["position"].get("rulings", {})}}}

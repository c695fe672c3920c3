"""What is tried: parts of the packaged scenarios, chosen by their operations, so that no game needs code here."""

import json
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any

from conformance.run.runner import Abilities
from conformance.suite.catalogue import packaged
from conformance.suite.compiler import compile_scenario

Case = dict[str, Any]
Operation = dict[str, Any]


@lru_cache
def required(game: str) -> list[Case]:
    """The scenarios of a game that hold under every reading, compiled. Raises CompileError."""
    cases = (compile_scenario(scenario) for scenario in packaged(game).scenarios if scenario.level == "required")
    return [case for case in cases if not case["rulings"]]


def in_reach(game: str, abilities: Abilities) -> list[Case]:
    """Those that need nothing but what is declared, the ones with the fewest needs and operations first."""
    return sorted((case for case in required(game) if not abilities.lacks(case)),
                  key=lambda case: (len(case["needs"]), len(operations(case))))


def operations(case: Case) -> list[Operation]:
    """All operations of a case; the first one sets it up."""
    return [op for step in case["steps"] for op in step["ops"]]


def actions(case: Case) -> list[Operation]:
    """What is done in it and accepted: acts, and attempts that succeed."""
    ops = operations(case)
    return [op for op, after in zip(ops, [*ops[1:], {}])
            if op["op"] == "act" or (op["op"] == "try" and after.get("accepted"))]


def has_op(case: Case, name: str) -> bool:
    """Whether a case has an operation of that name."""
    return any(op["op"] == name for op in operations(case))


def without_effects(case: Case) -> bool:
    """Whether no card of a case does anything."""
    return not any(need.startswith("effects:") for need in case["needs"])


def phase(case: Case) -> Any:
    """The phase in which a case begins."""
    return operations(case)[0]["position"].get("phase")


def course(case: Case) -> tuple[Any, ...]:
    """What a case is like: where it begins and what is done."""
    return phase(case), tuple(op["action"].get("type") for op in actions(case))


def spread(cases: Iterable[Case], like: Callable[[Case], Hashable], most: int) -> list[Case]:
    """At most so many cases, no two of which are alike."""
    chosen: dict[Hashable, Case] = {}
    for case in cases:
        if len(chosen) == most:
            break
        chosen.setdefault(like(case), case)
    return list(chosen.values())


def positions(cases: Iterable[Case]) -> list[Case]:
    """The cases without those that begin like an earlier one."""
    return spread(cases, lambda case: json.dumps(operations(case)[0], sort_keys=True), 1_000_000)


def renamed(case: Case, new: Callable[[str], str]) -> Case:
    """The case with other card ids."""
    ids = {card: new(card) for card in operations(case)[0]["cards"]}

    def walk(value: Any) -> Any:
        if isinstance(value, dict):
            return {ids.get(key, key): walk(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [walk(inner) for inner in value]
        return ids.get(value, value) if isinstance(value, str) else value

    return {**case, "steps": [{**step, "ops": walk(step["ops"])} for step in case["steps"]]}

"""The plain runner in one process, beyond its start. Goal: 2,500 scenarios a second."""

from collections.abc import Callable
from typing import Any

from conformance.adapters import open_adapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.suite.catalogue import whole_suite


def test_scenarios_in_process(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    adapter = open_adapter("reference")
    abilities = greet(adapter)
    cases = make_plan(whole_suite().scenarios, abilities, {}).cases
    outcomes = benchmark(lambda: list(run_cases(cases, adapter, abilities)))
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(cases))


def test_compiling(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    scenarios = whole_suite().scenarios
    abilities = greet(open_adapter("reference"))
    plan = benchmark(make_plan, scenarios, abilities, {})
    rate("scenarios", len(plan.cases))

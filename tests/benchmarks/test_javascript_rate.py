"""The plain runner over the standard streams of an engine in JavaScript, a fast adapter.

Goals: 1,000 scenarios a second with one copy of it, more with two. The cases are run several times over, so that the
start of the workers does not count for much; it does count.
"""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.stdio import StdioAdapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.run.workers import run_with_workers
from conformance.suite.catalogue import packaged

TIMES = 10
ENGINE = Path(__file__).parents[2] / "conformance" / "examples" / "renathea_js" / "adapter.mjs"
pytestmark = pytest.mark.program("node")


def test_scenarios_of_an_engine_in_javascript(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    with StdioAdapter(["node", str(ENGINE)]) as adapter:
        abilities = greet(adapter)
        cases = make_plan(packaged("renathea").scenarios, abilities, {}).cases
        outcomes = benchmark.pedantic(lambda: list(run_cases(cases, adapter, abilities)), rounds=10, warmup_rounds=3)
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(cases))


@pytest.mark.parametrize("workers", [1, 2])
def test_ten_times_the_scenarios_with_workers(workers: int, benchmark: Any, rate: Callable[[str, int], None]) -> None:
    command = shlex.join(["node", str(ENGINE)])
    with StdioAdapter(["node", str(ENGINE)]) as adapter:
        abilities = greet(adapter)
    cases = make_plan(packaged("renathea").scenarios, abilities, {}).cases
    many = [{**case, "id": f"{case['id']}-{n}"} for n in range(TIMES) for case in cases]
    outcomes = benchmark.pedantic(lambda: list(run_with_workers(many, command, 10.0, abilities, workers)),
                                  rounds=3, warmup_rounds=1)
    assert [outcome.id for outcome in outcomes] == [case["id"] for case in many]
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(many))

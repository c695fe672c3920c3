"""The plain runner over the standard streams of an engine in JavaScript. Goal: 1,000 scenarios a second."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.stdio import StdioAdapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.suite.catalogue import packaged

ENGINE = Path(__file__).parents[2] / "conformance" / "examples" / "renathea_js" / "adapter.mjs"
pytestmark = pytest.mark.program("node")


def test_scenarios_of_an_engine_in_javascript(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    with StdioAdapter(["node", str(ENGINE)]) as adapter:
        abilities = greet(adapter)
        cases = make_plan(packaged("renathea").scenarios, abilities, {}).cases
        outcomes = benchmark.pedantic(lambda: list(run_cases(cases, adapter, abilities)), rounds=10, warmup_rounds=3)
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(cases))

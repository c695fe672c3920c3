"""The plain runner over the standard streams of `conformance serve`. Goal: 800 scenarios a second; more with two."""

import shlex
import sys
from collections.abc import Callable
from typing import Any

from conformance.adapters.stdio import StdioAdapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.run.workers import run_with_workers
from conformance.suite.catalogue import whole_suite


def test_scenarios_over_streams(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    adapter = StdioAdapter([sys.executable, "-m", "conformance", "serve"])
    try:
        abilities = greet(adapter)
        cases = make_plan(whole_suite().scenarios, abilities, {}).cases
        outcomes = benchmark.pedantic(lambda: list(run_cases(cases, adapter, abilities)), rounds=5, warmup_rounds=1)
    finally:
        adapter.close()
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(cases))


def test_scenarios_with_two_workers(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    """The start of the two copies counts, as it does for who waits."""
    command = [sys.executable, "-m", "conformance", "serve"]
    with StdioAdapter(command) as adapter:
        abilities = greet(adapter)
    cases = make_plan(whole_suite().scenarios, abilities, {}).cases
    outcomes = benchmark.pedantic(lambda: list(run_with_workers(cases, shlex.join(command), 10.0, abilities, 2)),
                                  rounds=5, warmup_rounds=1)
    assert all(outcome.passed for outcome in outcomes)
    rate("scenarios", len(cases))


def test_messages(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    """One round trip of the smallest request that there is an answer to."""
    adapter = StdioAdapter([sys.executable, "-m", "conformance", "serve"])
    try:
        benchmark(adapter.call, "hello", protocol=1)
    finally:
        adapter.close()
    rate("messages", 1)

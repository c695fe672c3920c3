"""A hundred thousand cases hold no more memory than a thousand: nothing grows with the length of a run."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import open_adapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.suite.catalogue import packaged

CASES = 100_000
STATM = Path("/proc/self/statm")
MB_PER_PAGE = 4096 / 1e6


@pytest.mark.skipif(not STATM.exists(), reason="how much memory is held now is read from /proc: run it on Linux")
def test_memory_of_a_hundred_thousand_cases(benchmark: Any) -> None:
    adapter = open_adapter("reference", games=["renathea"])
    abilities = greet(adapter)
    cases = make_plan(packaged("renathea").scenarios, abilities, {}).cases
    held: list[float] = []

    def many() -> Iterator[dict[str, Any]]:
        for n in range(CASES):
            yield cases[n % len(cases)]

    def run() -> int:
        passed = 0
        for n, outcome in enumerate(run_cases(many(), adapter, abilities)):
            passed += outcome.passed
            if n in (CASES // 50, CASES - 1):
                held.append(int(STATM.read_text().split()[1]) * MB_PER_PAGE)
        return passed

    assert benchmark.pedantic(run, rounds=1) == CASES
    early, late = held
    benchmark.extra_info.update(megabytes_after_2000=round(early, 1), megabytes_at_the_end=round(late, 1))
    print(f"\n{early:.1f} MB after {CASES // 50:,} cases, {late:.1f} MB after {CASES:,}")
    assert late - early < 2

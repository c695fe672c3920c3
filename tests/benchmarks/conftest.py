"""Benchmarks measure and never judge: no assertion on a clock. They are outside the default run.

    pytest tests/benchmarks --benchmark-only
    pytest tests/benchmarks --benchmark-only --benchmark-timer=time.process_time    on a machine with other work

The rate of each (as `scenarios_per_second`) stands in `extra_info` of its entry in the report of `--benchmark-json`,
and is printed at the end.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "properties"))  # for the drivers of random games
RATES = pytest.StashKey[list[str]]()


@pytest.fixture
def rate(request: pytest.FixtureRequest) -> Iterator[Callable[[str, int], None]]:
    """Call it with a word and how many of them one round did; the rate is that of the fastest round."""
    benchmark = request.getfixturevalue("benchmark")
    said: list[tuple[str, int]] = []
    yield lambda word, number: said.append((word, number))
    if benchmark.stats is not None:
        for word, number in said:
            per_second = number / benchmark.stats.stats.min
            benchmark.extra_info[f"{word}_per_second"] = round(per_second)
            line = f"{request.node.name}: {per_second:,.0f} {word} a second"
            request.config.stash.setdefault(RATES, []).append(line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for line in config.stash.get(RATES, []):
        terminalreporter.write_line(line)

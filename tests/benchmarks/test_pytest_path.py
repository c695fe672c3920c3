"""`pytest --pyargs conformance.suite`, and its collection alone. Goal: 250 scenarios a second beyond collection."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.suite.catalogue import whole_suite

COMMAND = [sys.executable, "-m", "pytest", "--pyargs", "conformance.suite", "-q", "-p", "no:cacheprovider"]


@pytest.mark.parametrize("words", [[], ["--collect-only"]], ids=["run", "collect"])
def test_suite(benchmark: Any, rate: Callable[[str, int], None], words: list[str], tmp_path: Path) -> None:
    run = {"check": True, "stdout": subprocess.DEVNULL, "cwd": tmp_path}
    benchmark.pedantic(subprocess.run, ([*COMMAND, *words],), run, rounds=3, warmup_rounds=1)
    rate("scenarios", len(whole_suite().scenarios))

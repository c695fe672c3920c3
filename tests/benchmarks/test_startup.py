"""How long a person waits for the smallest answers."""

import subprocess
import sys
from typing import Any

import pytest


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["run", "--help"], ["run", "--scenario", "RN-5.5-a"]],
                         ids=" ".join)
def test_command(benchmark: Any, words: list[str]) -> None:
    command = [sys.executable, "-m", "conformance", *words]
    benchmark.pedantic(subprocess.run, (command,), {"check": True, "stdout": subprocess.DEVNULL}, rounds=10)


def test_python_alone(benchmark: Any) -> None:
    """What of it is not ours."""
    benchmark.pedantic(subprocess.run, ([sys.executable, "-c", ""],), {"check": True}, rounds=10)

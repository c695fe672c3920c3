"""How long somebody waits for the first verdict. Goal: half a second from the start of the program.

The features were read before: the first run after an installation also compiles them, once.
"""

import shlex
import subprocess
import sys
from typing import Any

import pytest

SERVE = shlex.join([sys.executable, "-m", "conformance", "serve"])


@pytest.mark.parametrize("words", [[], ["--game", "renathea"], ["--scenario", "RN-5.5-a"], ["--adapter", SERVE],
                                   ["--game", "renathea", "--adapter", SERVE]],
                         ids=["whole suite", "one game", "one scenario", "whole suite over streams",
                              "one game over streams"])
def test_first_result(words: list[str], benchmark: Any) -> None:
    benchmark.pedantic(wait_for_it, (words,), rounds=10, warmup_rounds=1)


def wait_for_it(words: list[str]) -> None:
    """Start a run and stop it after its first result."""
    command = [sys.executable, "-m", "conformance", "run", "--json", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as run:
        assert run.stdout is not None
        verdict = next(line for line in run.stdout if '"verdict"' in line)
        run.kill()
    assert '"pass"' in verdict

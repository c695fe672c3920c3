"""Running the same cases with both runners: `conformance run` and the one in JavaScript."""

import json
import shlex
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RUNNER = HERE.parents[1] / "conformance" / "examples" / "case_runner_js" / "run_cases.mjs"


@dataclass
class Verdicts:
    """What a runner found: verdict by case, how many did not apply, exit code."""

    by_id: dict[str, str]
    not_applicable: int
    code: int
    conforms: bool | None

    @property
    def counts(self) -> Counter[str]:
        """How many of each verdict."""
        return Counter(self.by_id.values())


def script(name: str, *words: str) -> list[str]:
    """The command of an adapter beside this file."""
    return [sys.executable, str(HERE / name), *words]


def by_python(adapter: list[str], timeout: float) -> "subprocess.Popen[str]":
    """`conformance run`, started."""
    return start([sys.executable, "-m", "conformance", "run", "--json", "--game", "renathea", "--timeout", str(timeout),
                  "--adapter", shlex.join(adapter)])


def by_node(cases: Path, adapter: list[str], timeout: float) -> "subprocess.Popen[str]":
    """The runner in JavaScript, started."""
    return start(["node", str(RUNNER), str(cases), "--json", "--timeout", str(timeout), "--", *adapter])


def start(command: list[str]) -> "subprocess.Popen[str]":
    """A command whose output is read as text."""
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            encoding="utf-8")


def verdicts(running: "subprocess.Popen[str]") -> Verdicts:
    """What a runner has found when it ends."""
    out, err = running.communicate(timeout=300)
    lines: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert lines, err
    header, footer = lines[0], lines[-1]
    left_out = header["not_applicable"] if header["type"] == "header" else footer["not_applicable"]
    number = sum(left_out.values()) if isinstance(left_out, dict) else left_out
    found = {line["id"]: line["verdict"] for line in lines if line["type"] == "result"}
    return Verdicts(found, number, running.returncode, footer.get("conforms"))


def both(cases: Path, python: list[str], node: list[str] | None = None, *,
         timeout: float = 10) -> tuple[Verdicts, Verdicts]:
    """Both runners at the same time, each with an adapter of its own."""
    running = by_python(python, timeout), by_node(cases, node or python, timeout)
    return verdicts(running[0]), verdicts(running[1])

"""Both runners, the plain one and pytest, give every scenario the same verdict, whatever the adapter does."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conformance.adapters import open_adapter
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.suite.catalogue import packaged, whole_suite

HERE = Path(__file__).parent
GAME = "renathea"
ADAPTERS = ["reference", *(f"python:broken:{name}" for name in (
    "RefusesAll", "ClosesTiesInTheOpen", "Raises", "DeclaresLittle", "PlaysOneReading"))]


def by_pytest(spec: str, report: Path) -> subprocess.Popen[str]:
    """pytest in a folder of its own; its results are going to be in `report`.

    The reference on the whole suite, the others, which break Renathea, on that game.
    """
    command = [sys.executable, "-m", "pytest", "--pyargs", "conformance.suite", "--adapter", spec, "-q", "--tb=no",
               "-p", "no:cacheprovider", f"--junit-xml={report}", *([] if spec == "reference" else ["--game", GAME])]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "PYTEST_ADDOPTS": ""}
    return subprocess.Popen(command, cwd=report.parent, env=environment, text=True, stdout=subprocess.PIPE)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[subprocess.Popen[str], Path]]]:
    """All of them at once: most of the time of each goes into its start."""
    reports = {spec: tmp_path_factory.mktemp("run") / "report.xml" for spec in ADAPTERS}
    started = {spec: (by_pytest(spec, report), report) for spec, report in reports.items()}
    yield started
    for process, _ in started.values():
        process.kill()
        process.communicate()


def read(report: Path) -> tuple[dict[str, str], Counter[str]]:
    """Verdicts by id, and how many tests passed, failed and were skipped."""
    verdicts: dict[str, str] = {}
    tests: Counter[str] = Counter()
    for test in ElementTree.parse(report).iter("testcase"):
        said = {entry.get("name", ""): entry.get("value", "") for entry in test.iter("property")}
        kind = next((child.tag for child in test if child.tag in ("failure", "error", "skipped")), "passed")
        tests[kind] += 1
        if "scenario" in said:
            assert said["scenario"] not in verdicts, "one test for each scenario"
            verdicts[said["scenario"]] = said["verdict"]
            assert (said["verdict"] == "pass") == (kind == "passed")
    return verdicts, tests


@pytest.mark.parametrize("spec", ADAPTERS)
def test_both_runners_agree(spec: str, runs: dict[str, tuple[subprocess.Popen[str], Path]]) -> None:
    adapter = open_adapter(spec)
    abilities = greet(adapter)
    scenarios = (whole_suite() if spec == "reference" else packaged(GAME)).scenarios
    plan = make_plan(scenarios, abilities, {}, games=None if spec == "reference" else [GAME])
    assert not plan.broken
    expected = {outcome.id: outcome.verdict for outcome in run_cases(plan.cases, adapter, abilities)}

    process, report = runs[spec]
    output, _ = process.communicate(timeout=900)
    verdicts, tests = read(report)
    assert verdicts == expected
    assert tests.total() == len(scenarios), output
    failing = [scenario for scenario in scenarios if expected.get(scenario.id, "pass") != "pass"]
    lenient = [scenario for scenario in failing if scenario.level == "supplement"]
    left_out = len(scenarios) - len(plan.cases)
    assert tests["skipped"] == left_out + len(lenient), "what does not apply, and supplement that does not hold"
    assert tests["error"] == 0
    assert process.returncode == int(len(failing) > len(lenient))

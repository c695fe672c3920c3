"""Renathea in JavaScript, over the standard streams: it conforms, and a copy with five mistakes is told all five."""

import json
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from agree import both

from conformance.adapters.stdio import StdioAdapter
from conformance.cli import main
from conformance.doctor.check_up import check_up
from conformance.run.plan import make_plan
from conformance.run.runner import greet, run_cases
from conformance.suite.catalogue import packaged
from conformance.suite.export import export_game
from conformance.suite.rulings import rulings

ENGINE = Path(__file__).parents[2] / "conformance" / "examples" / "renathea_js"
ADAPTER = ["node", str(ENGINE / "adapter.mjs")]
SECOND = [f"{name}=b" for name, ruling in rulings("renathea").items() if "b" in ruling.implemented]
# One line of the engine each, the rule that it is there for, and what stands there instead.
MISTAKES = {
    "RN-2.2": ("phases/decks.mjs", "if (!different(nameOf(game)))", "if (false)"),
    "RN-3.9": ("skills.mjs", "cards.length !== count || new Set(cards).size !== count", "false"),
    "RN-5.8": ("phases/deploy.mjs", "if (hasPlaced(player)) throw", "if (false) throw"),
    "RN-6.19": ("phases/close.mjs", "position.law = null;", ""),
    "RN-8.8": ("phases/close.mjs", "if (to_podium !== null) throw", "if (false) throw"),
}
pytestmark = pytest.mark.program("node")


@pytest.fixture
def adapter() -> Iterator[StdioAdapter]:
    """The engine, started."""
    with StdioAdapter(ADAPTER) as started:
        yield started


@pytest.fixture
def mutilated(tmp_path: Path) -> list[str]:
    """The command of a copy in which each of the five lines is wrong."""
    copy = tmp_path / "renathea_js"
    shutil.copytree(ENGINE, copy)
    for file, right, wrong in MISTAKES.values():
        text = (copy / file).read_text(encoding="utf-8")
        assert text.count(right) == 1, f"{file}: {right}"
        (copy / file).write_text(text.replace(right, wrong), encoding="utf-8")
    return ["node", str(copy / "adapter.mjs")]


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases of Renathea as they are exported."""
    path = tmp_path_factory.mktemp("cases") / "renathea.json"
    path.write_text(json.dumps(export_game("renathea")), encoding="utf-8")
    return path


def test_it_passes_everything_that_it_is_asked(adapter: StdioAdapter) -> None:
    """All required scenarios, and those of the readings that it declares; it declares every implemented one."""
    abilities = greet(adapter)
    plan = make_plan(packaged("renathea").scenarios, abilities, {})
    outcomes = list(run_cases(plan.cases, adapter, abilities))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert {case["level"] for case in plan.cases} == {"required", "ruled"}
    assert plan.not_applicable == {}


@pytest.mark.parametrize("reading", SECOND)
def test_it_plays_the_other_reading_everywhere(reading: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "--game", "renathea", "--ruling", reading, "--adapter", shlex.join(ADAPTER)]
    assert main(words) == 0, capsys.readouterr().out


def test_the_doctor_finds_it_healthy(adapter: StdioAdapter) -> None:
    assert {finding.result.state for finding in check_up(adapter)} == {"ok"}


def test_the_report_names_the_broken_rules_and_no_others(
    mutilated: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.jsonl"
    words = ["run", "--game", "renathea", "--adapter", shlex.join(mutilated), "--report", str(report)]
    assert main(words) == 1
    lines = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    results = [line for line in lines if line["type"] == "result"]
    assert {line["rule"] for line in results if line["verdict"] != "pass"} == set(MISTAKES)
    assert {line["verdict"] for line in results} == {"pass", "fail"}
    shown = capsys.readouterr().out
    for rule in MISTAKES:
        assert f"  rule   {rule} " in shown


def test_both_runners_judge_it_alike(cases: Path) -> None:
    python, node = both(cases, ADAPTER)
    assert python == node
    assert set(node.counts) == {"pass"}


def test_both_runners_judge_the_mutilated_copy_alike(cases: Path, mutilated: list[str]) -> None:
    python, node = both(cases, mutilated)
    assert python == node
    assert set(node.counts) == {"pass", "fail"}

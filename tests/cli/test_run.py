"""`conformance run`: selection, verdicts, exit codes, what a failure looks like, reports."""

import json
import sys
from pathlib import Path

import pytest

from conformance.cli import main

DRAFT = """\
Feature: A draft
  Rule: Both players open their cards at the same time
    Scenario: Hidden until both have placed one
      Given a game of Renathea
      And a card Frost Imp: Magic, Raw 3
      And A's Hand is Frost Imp (Raw 3) and Pawn
      And B's Hand is Pawn and Scout
      When A deploys Frost Imp
      Then before B deploys, B does not see Frost Imp
      When B deploys Pawn
      Then B sees {seen} in A's Arena
"""

SUBJECT = """\
from conformance.adapters.server import Server


class Forgetful(Server):
    '''Breaks one rule: a round that is won gives nobody a Podium card.'''

    def observe(self, request):
        ok = super().observe(request)
        for player in ok.get("position", {}).get("players", {}).values():
            if player["podium"]:
                player["hand"] += player["podium"]
                player["podium"] = []
        return ok


class Rude:
    def handle(self, message):
        return {"id": message["id"], "error": {"message": "not today"}}
"""


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    path = tmp_path / "draft.feature"
    path.write_text(DRAFT.format(seen="Frost Imp"))
    return path


@pytest.fixture
def subject(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "subject_under_test.py").write_text(SUBJECT)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "subject_under_test", raising=False)
    return "python:subject_under_test"


def test_the_reference_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 0
    out = capsys.readouterr().out
    assert "reference" in out
    assert out.rstrip().endswith("conforms")
    assert "fail" not in out


def test_a_draft_without_ids(draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(draft)]) == 0
    assert "1 of 1 scenarios" in capsys.readouterr().out


def test_a_failure_shows_where_and_why_and_how_to_see_it_again(draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft.write_text(DRAFT.format(seen="Scout"))
    assert main(["run", str(draft)]) == 1
    out = capsys.readouterr().out
    assert "fail draft.feature:3 Hidden until both have placed one" in out
    assert "step   draft.feature:11 Then B sees Scout in A's Arena" in out
    assert "why    B's view of players.A.arena: expected [Scout], got [Frost Imp]" in out
    assert f"again  conformance run {draft} --scenario draft.feature:3" in out


def test_a_broken_rule_is_named(subject: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--adapter", f"{subject}:Forgetful", "--rule", "RN-8.1"]) == 1
    out = capsys.readouterr().out
    assert "rule   RN-8.1" in out
    assert "expected [" in out
    assert "--adapter python:subject_under_test:Forgetful" in out


def test_an_adapter_that_gives_up_at_once_ran_nothing(subject: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--adapter", f"{subject}:Rude"]) == 3
    assert "nothing was run" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "told"), [
    (["--game", "renatea"], "did you mean 'renathea'?"),
    (["--rule", "RN-8.111"], "did you mean RN-8.1"),
    (["--scenario", "RN-8.1-zz"], "there is none"),
    (["--tag", "suplement"], "--tag suplement: there is none"),
    (["--ruling", "RN-R1"], "expected ID=READING"),
    (["--ruling", "RN-R1=z"], "RN-R1 has the readings a, b"),
    (["--ruling", "RN-R999=a"], "no ruling RN-R999"),
    (["--adapter", "python:nowhere"], "expected `python:package.module:Class`"),
    (["--adapter", "python:no_such_module_here:X"], "cannot import no_such_module_here"),
    (["--adapter", "no-such-program-here"], "no-such-program-here"),
    (["--workers", "0"], "expected at least 1"),
    (["--timeout", "0"], "above 0"),
    (["--adaptor", "x"], "did you mean --adapter?"),
    (["nowhere.feature"], "no such file"),
])
def test_wrong_use_is_one_line_and_exit_2(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["run", *words])
    except SystemExit as end:
        code = end.code
    err = capsys.readouterr().err
    assert code == 2
    assert told in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_a_draft_with_a_wrong_sentence_is_told_by_line(draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft.write_text(DRAFT.format(seen="Frost Ipm"))
    assert main(["run", str(draft)]) == 2
    assert "draft.feature:11: no card 'Frost Ipm'; did you mean 'Frost Imp'?" in capsys.readouterr().err


def test_a_demanded_reading_changes_what_applies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--ruling", "RN-R1=b"]) == 0
    assert "left out, about readings that are not declared: RN-R1" in capsys.readouterr().out


def test_the_report_has_header_results_and_footer(tmp_path: Path) -> None:
    file = tmp_path / "report.jsonl"
    assert main(["run", "--rule", "RN-2.1", "--report", str(file)]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["type"] for line in lines[:2]] == ["header", "meta"]
    assert lines[-1]["type"] == "footer"
    results = [line for line in lines if line["type"] == "result"]
    assert lines[0]["planned"] == lines[-1]["results"] == len(results) == 3
    assert {line["verdict"] for line in results} == {"pass"}
    assert lines[-1]["conforms"] is True


def test_two_reports_differ_in_one_line_only(capsys: pytest.CaptureFixture[str]) -> None:
    def report(*more: str) -> list[str]:
        main(["run", "--rule", "RN-8", "--json", *more])
        return [line for line in capsys.readouterr().out.splitlines() if '"type": "meta"' not in line]

    once = report()
    assert once == report()
    assert once == report("--workers", "2")


def test_fail_fast_leaves_a_report_without_footer(subject: str, tmp_path: Path) -> None:
    file = tmp_path / "report.jsonl"
    main(["run", "--adapter", f"{subject}:Forgetful", "--rule", "RN-8", "--fail-fast", "--report", str(file)])
    from conformance.run.report import read_report

    report = read_report(file)
    assert not report.complete
    assert [line["verdict"] for line in report.results].count("fail") == 1


def test_over_stdio_the_reference_conforms_too(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"{sys.executable} -m conformance serve"
    assert main(["run", "--adapter", command, "--rule", "RN-8"]) == 0
    assert "conforms" in capsys.readouterr().out


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert "conformance run --adapter" in out
    assert "exit codes" in out


def test_an_unknown_command_has_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["lnit"])
    assert end.value.code == 2
    assert "did you mean `lint`?" in capsys.readouterr().err

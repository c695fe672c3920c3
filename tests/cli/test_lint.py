"""`conformance lint`."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from conformance.cli import lint as command
from conformance.cli import main
from conformance.suite.lint import Finding, Report

Text = pytest.CaptureFixture[str]
DRAFT = """\
Feature: Mine
  Scenario: A card of mine
    Given a game of Renathea
    And A's Hand is Pawn, Giant and Medic
    When A deploys Medic
    Then A's Arena is Medic
"""


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "draft.feature").write_text(DRAFT, encoding="utf-8")
    return Path("draft.feature")


def test_notes_do_not_count(draft: Path, capsys: Text) -> None:
    assert main(["lint", str(draft)]) == 0
    assert capsys.readouterr().out == (
        "draft.feature:2: note: this scenario has no id tag, as @RN-2.1-a\n"
        "nothing found, 1 note: 1 scenario in 1 file\n")


def test_findings(draft: Path, capsys: Text) -> None:
    draft.write_text(DRAFT.replace("deploys", "deplyos"), encoding="utf-8")
    assert main(["lint", str(draft)]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "draft.feature:5: sentence: no sentence for 'A deplyos Medic'; the nearest is '{p} deploys {card}'",
        "1 finding, 1 note: 1 scenario in 1 file"]


def test_a_folder_and_its_broken_file(draft: Path, capsys: Text) -> None:
    draft.with_name("other.feature").write_text("Feature\n", encoding="utf-8")
    assert main(["lint", "."]) == 1
    out = capsys.readouterr().out
    assert "other.feature:1: syntax: " in out
    assert "draft.feature:2: note: " in out
    assert "1 scenario in 2 files" in out


def test_json(draft: Path, capsys: Text) -> None:
    draft.write_text(DRAFT.replace("is Medic", "is Medicc"), encoding="utf-8")
    assert main(["lint", "--json", str(draft)]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["count"], document["files"], document["scenarios"]) == (1, 1, 1)
    assert document["findings"][1] == {"file": "draft.feature", "line": 6, "code": "meaning", "severity": "finding",
                                       "message": "no card 'Medicc'; did you mean 'Medic'?"}


@pytest.mark.parametrize(("words", "message"), [
    (["nothing.feature"], "conformance lint: nothing.feature: no such file or folder"),
    (["--game", "renatea"], "conformance lint: no game 'renatea'; did you mean 'renathea'?"),
    (["--game", "renathea", "x"], "conformance lint: --game is about the suite; leave out the PATH"),
    (["--audit", "x"], "conformance lint: --audit is about the suite; leave out the PATH"),
])
def test_wrong_use(draft: Path, capsys: Text, words: list[str], message: str) -> None:
    assert main(["lint", *words]) == 2
    assert capsys.readouterr().err.strip() == message


def test_an_option_that_is_none(capsys: Text) -> None:
    with pytest.raises(SystemExit) as end:
        main(["lint", "--audti"])
    assert end.value.code == 2
    assert "did you mean --audit?" in capsys.readouterr().err


def audited(monkeypatch: pytest.MonkeyPatch, found: int, *findings: Finding) -> list[str]:
    """Replace the linter and the audit; the games that the audit is asked for come into the list."""
    asked: list[str] = []

    def run_audit(games, write):  # type: ignore[no-untyped-def]
        asked.extend(games)
        write("a line of the audit")
        return found

    module = ModuleType("conformance.suite.audit")
    monkeypatch.setattr(module, "run_audit", run_audit, raising=False)
    monkeypatch.setitem(sys.modules, "conformance.suite.audit", module)
    monkeypatch.setattr(command, "lint", lambda paths, games: Report(findings, 1, 1))
    return asked


def test_the_audit_counts_too(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    asked = audited(monkeypatch, 3)
    assert main(["lint", "--audit", "--game", "renathea"]) == 1
    assert asked == ["renathea"]
    assert "a line of the audit" in capsys.readouterr().out


def test_a_clean_audit_and_json_apart(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    audited(monkeypatch, 0)
    assert main(["lint", "--audit", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["count"] == 0
    assert err == "a line of the audit\n"


def test_no_audit_of_what_cannot_be_played(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    asked = audited(monkeypatch, 0, Finding(Path("x.feature"), 1, "sentence", "no"))
    assert main(["lint", "--audit"]) == 1
    assert asked == []
    assert "mend the findings above first" in capsys.readouterr().out


def test_the_suite_is_linted_without_paths(capsys: Text) -> None:
    from conformance.suite.catalogue import whole_suite

    main(["lint", "--json"])
    assert json.loads(capsys.readouterr().out)["scenarios"] == len(whole_suite().scenarios)

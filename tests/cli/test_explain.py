"""`conformance explain`: position, open decisions and deciding rules after each step."""

from pathlib import Path

import pytest

from conformance.cli import main


def test_a_scenario_of_the_suite(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-8.1-a"]) == 0
    out = capsys.readouterr().out
    assert "rule RN-8.1:" in out
    assert "A's podium:" in out
    assert "to decide:" in out
    assert "decided by:" in out
    assert "RN-4.5" in out
    assert "the reference engine agrees" in out


def test_a_scenario_that_the_engine_does_not_agree_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft = tmp_path / "x.feature"
    draft.write_text("Feature: x\n  Scenario: y\n    Given a game of Renathea\n    Then A's Hand is empty\n")
    assert main(["explain", f"{draft}:2"]) == 1
    assert "players.A.hand: expected [], got [Filler" in capsys.readouterr().out


def test_an_unknown_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-8.1-zz"]) == 2
    assert "did you mean RN-8.1-" in capsys.readouterr().err

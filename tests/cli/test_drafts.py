"""Mistakes of a draft are told in one line before anything is run."""

from pathlib import Path

import pytest

from conformance.cli import main

HEAD = "Feature: A draft\n  Rule: Something\n"
PLAIN = "Given a game of Renathea\nAnd A's Hand is Pawn\nWhen A deploys Pawn\nThen only B still has to deploy\n"
MISTAKES = [
    ("@RN-R1:z\nScenario: x\n" + PLAIN, "4: @RN-R1:z: RN-R1 has the readings a, b"),
    ("@RN-R99:a\nScenario: x\n" + PLAIN, "4: @RN-R99:a: no ruling RN-R99; did you mean 'RN-R9'?"),
    ("@XX-R1:a\nScenario: x\n" + PLAIN, "4: @XX-R1:a: no ruling XX-R1; did you mean 'RN-R1'?"),
    ("@RN-R1\nScenario: x\n" + PLAIN, "4: @RN-R1: say which reading, as @RN-R1:a"),
    ("Scenario: x\n" + PLAIN.replace("only B", "it is accepted\nAnd only B"),
     "7: nothing was tried before: say `tries to …` in the When, or leave the verdict out"),
    ("Scenario: x\n" + PLAIN.replace("is Pawn", "is Pawn\nAnd B's Arena is:\n| card | facing |\n| Imp | up |"),
     "3: the set-up cannot be: players.B.arena.0.facing: Unexpected keyword argument"),
    ("Scenario Outline: x\n" + PLAIN.replace("is Pawn", "is <card>") + "Examples:\n| case | name |\n| 1 | Pawn |\n",
     "5: no column 'card' of Examples fills <card>"),
    ("Scenario: x\n" + PLAIN.replace("Pawn", "Pwan"), "5: no card 'Pwan'; did you mean 'Pawn'?"),
    ("Scenario: x\n" + PLAIN.replace("is Pawn", "is Knight (Mele)"),
     "5: Knight is not 'Mele': it is Raw 4, Melee, class Knight, set Base; did you mean 'Melee'?"),
    ("Scenario: x\nGiven a game of Pokémon TCG\nWhen A attacks with Tapp\nThen B is the active player\n",
     "5: no card has an attack 'Tapp'; did you mean 'Tap'?"),
]


@pytest.mark.parametrize(("body", "message"), MISTAKES)
@pytest.mark.parametrize("command", ["run", "explain"])
def test_a_mistake_is_no_verdict(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, body: str, message: str) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(HEAD + body, encoding="utf-8")
    assert main([command, f"{draft}:4" if command == "explain" else str(draft)]) == 2
    out, err = capsys.readouterr()
    assert err == f"conformance {command}: {draft}:{message}\n"
    assert "verdict" not in out


def test_a_reading_that_is_only_recorded_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(HEAD + "Scenario: y\n" + PLAIN + "@RN-R11:b\nScenario: x\n" + PLAIN, encoding="utf-8")
    assert main(["run", str(draft)]) == 0
    assert "left out, about readings that are not declared: RN-R11 1" in capsys.readouterr().out


def test_explain_takes_the_line_of_a_tag(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(HEAD + "@RN-R1:b\nScenario: x\n" + PLAIN, encoding="utf-8")
    assert main(["explain", f"{draft}:3"]) == 0
    assert "draft.feature:4 x\n" in capsys.readouterr().out
    assert main(["explain", f"{draft}:1"]) == 2
    assert "draft.feature:1: no scenario begins at or before this line; the first begins at line 4" \
        in capsys.readouterr().err

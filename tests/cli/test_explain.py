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


def test_a_refusal_says_why_and_by_which_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-8.8-b/1"]) == 0
    assert ("    refused: podium_in_tie (in a tie no card goes to a Podium)\n    to decide: A: close, B: close\n"
            "    decided by: RN-8.8\n") in capsys.readouterr().out


def test_the_table_of_a_step_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "PK-92.6-a/1"]) == 0
    assert ("And B's Active Pokémon is:\n    | card     | conditions |\n    | Plain Ox | confused   |\n"
            in capsys.readouterr().out)


def test_a_refusal_names_cards_and_not_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-5.5-a/2"]) == 0
    assert "    refused: not_in_hand (Giant is not in A's Hand)\n" in capsys.readouterr().out


def test_open_choices_say_what_may_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-3.9-o"]) == 0
    out = capsys.readouterr().out
    assert "B: choose (by Bodyguard; from Drummer, Piper, Bodyguard; min 1; max 1)" in out
    assert "    refused: already_chosen" in out
    assert "    nothing in this step decides a rule\n" in out
    assert main(["explain", "RN-2.5-e"]) == 0
    assert "to decide: chance: shuffle (of A)" in capsys.readouterr().out


def test_an_unknown_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "RN-8.1-zz"]) == 2
    assert "did you mean RN-8.1-" in capsys.readouterr().err


def test_a_state_is_told_once_it_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "EC-24.1-a"]) == 0
    out = capsys.readouterr().out
    assert "    A's monster_zone: Volt 4\n" in out
    assert "    A's monster_zone: Volt 4 (attacked)\n" in out
    assert "B: respond (optional)" in out
    assert main(["explain", "RN-5.6-c"]) == 0
    assert "(face down)" in capsys.readouterr().out


def test_many_cards_of_one_name_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "PK-90.1-a/2"]) == 0
    assert "Filler Mon, Filler Energy ×26" in capsys.readouterr().out

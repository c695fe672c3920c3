"""The linter on twins: which accepted action stands beside a refusal, and which does not."""

from pathlib import Path

import pytest
from small import PLACED, make_small

from conformance.suite.lint import lint

PUT = """\
    @RN-1.1-b
    Scenario: Not while cards are placed
      Given a game of Renathea
      And B's Arena is Squire
      When A tries to put Squire under B's Deck
      Then it is refused: wrong_action
"""
DEPLOYED = """\
Feature: One
  Scenario: Only an own card
    Given a game of Renathea
    And A's Hand is Knight
    And B's Hand is Pawn
    When A tries to deploy B's Pawn
    Then it is refused: not_in_hand
"""


def test_an_accepted_action_of_another_kind_is_no_twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = make_small(tmp_path, monkeypatch)
    assert suite.scenarios(PUT) == [
        "10-first.feature:15: twin: this `close` is refused, and no scenario of RN-1.1 has one that is accepted; "
        "add a twin that differs in one fact"]


def test_drafts_under_no_rule_have_their_twins_in_the_same_file(tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.feature").write_text(DEPLOYED, "utf-8")
    (tmp_path / "two.feature").write_text("Feature: Two\n" + PLACED.replace("    @RN-1.1-a\n", ""), "utf-8")
    twins = [finding.shown() for finding in lint([tmp_path]).findings if finding.code == "twin"]
    assert twins == ["one.feature:6: twin: this `deploy` is refused, and no scenario of this file has one that is "
                     "accepted; add a twin that differs in one fact"]

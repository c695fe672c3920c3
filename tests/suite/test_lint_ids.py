"""The linter on ids and names."""

from pathlib import Path

import pytest
from small import FIRST, PLACED, Small, make_small

from conformance.suite.catalogue import packaged
from conformance.suite.lint import lint


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


OTHER = """\
    @RN-1.1-b
    Scenario: Another card is placed
      Given a game of Renathea
      And A's Hand is Squire
      When A deploys Squire
      Then A's Arena is Squire
"""


def test_a_scenario_without_an_id(suite: Small) -> None:
    assert suite.scenarios(OTHER.replace("    @RN-1.1-b\n", "")) == [
        "10-first.feature:11: no-id: this scenario has no id tag, as @RN-1.1-a"]


def test_a_draft_without_ids_is_noted_and_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    draft = tmp_path / "draft.feature"
    draft.write_text("Feature: Mine\n  Scenario: A card of mine\n    Given a game of Renathea\n"
                     "    And A's Hand is Pawn, Giant and Medic\n    When A deploys Medic\n"
                     "    Then A's Arena is Medic\n", encoding="utf-8")
    report = lint([draft])
    assert [finding.shown() for finding in report.findings] == [
        "draft.feature:2: note: this scenario has no id tag, as @RN-2.1-a"]
    assert report.count == 0


def test_a_scenario_under_no_rule(suite: Small) -> None:
    suite.write("10-first.feature", "@RN-10\nFeature: 10. First\n" + OTHER + FIRST.partition("First\n")[2] + PLACED)
    assert suite.lint() == ["10-first.feature:4: no-rule: this scenario stands under no Rule"]


def test_a_scenario_with_the_id_of_another(suite: Small) -> None:
    assert suite.scenarios(OTHER.replace("@RN-1.1-b", "@RN-1.1-a")) == [
        "10-first.feature:12: duplicate-id: RN-1.1-a is the scenario of 10-first.feature:6 already"]


def test_a_scenario_with_the_id_of_another_in_another_file(suite: Small) -> None:
    suite.change("20-second.feature", "@RN-2.1-a ", "@RN-1.1-a ")
    assert "20-second.feature:6: duplicate-id: RN-1.1-a is the scenario of 10-first.feature:6 already" in suite.lint()


def test_a_scenario_with_two_ids(suite: Small) -> None:
    assert suite.scenarios(OTHER.replace("@RN-1.1-b", "@RN-1.1-b @RN-1.1-c")) == [
        "10-first.feature:12: duplicate-id: one scenario with two ids: RN-1.1-b, RN-1.1-c"]


def test_a_rule_with_the_id_of_another_in_another_file(suite: Small) -> None:
    suite.change("20-second.feature", "@RN-2.1 ", "@RN-1.1 ")
    assert "20-second.feature:4: duplicate-id: RN-1.1 is the Rule of 10-first.feature:4 already" in suite.lint()


@pytest.mark.parametrize(("id", "message"), [
    ("RN-1.8", "duplicate-id: rulebook.toml folds RN-1.8 into RN-1.1, yet it is a Rule here"),
    ("RN-1.0", "duplicate-id: rulebook.toml says that RN-1.0 is no rule: title"),
    ("RN-1.7", "tombstone: RN-1.7 was removed: said the same as RN-1.1; take a new id"),
    ("EC-1.1", "unknown-rule: ids of Renathea begin with RN-"),
])
def test_ids_that_a_rule_cannot_have(suite: Small, id: str, message: str) -> None:
    third = FIRST.partition("First\n")[2].replace("RN-1.1", id)
    assert suite.scenarios(third + OTHER.replace("RN-1.1", id)) == [f"10-first.feature:12: {message}"]


def test_a_scenario_id_that_was_removed(suite: Small) -> None:
    assert suite.scenarios(OTHER.replace("@RN-1.1-b", "@RN-1.1-z")) == [
        "10-first.feature:12: tombstone: RN-1.1-z was removed: was wrong; take a new id"]


@pytest.mark.parametrize("id", ["RN-2.1-c", "RN-1.11-c"])
def test_a_scenario_with_an_id_of_another_rule(suite: Small, id: str) -> None:
    assert suite.scenarios(OTHER.replace("@RN-1.1-b", f"@{id}")) == [
        f"10-first.feature:12: unknown-rule: @{id} stands under the Rule RN-1.1; ids there begin with RN-1.1-"]


def test_names_are_unique_within_a_game(suite: Small) -> None:
    suite.change("20-second.feature", "Read in one way", "A  card is placed")
    assert suite.lint() == [
        "20-second.feature:6: duplicate-name: 'A card is placed' is the scenario of 10-first.feature:6 already"]


def test_a_scenario_without_a_name(suite: Small) -> None:
    assert suite.scenarios(OTHER.replace(" Another card is placed", "")) == [
        "10-first.feature:12: duplicate-name: this scenario has no name"]


def test_a_draft_for_a_rule_that_the_suite_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    near = next(packaged("renathea").rules).id
    draft = tmp_path / "draft.feature"
    draft.write_text("Feature: Mine\n  @RN-1.99 @lines-2\n  Rule: Mine\n    @RN-1.99-a\n" +
                     OTHER.partition("\n")[2], encoding="utf-8")
    assert lint([draft]).findings[0].shown().startswith(
        f"draft.feature:3: unknown-rule: the suite has no rule RN-1.99; did you mean '{near[:3]}")


def test_a_draft_scenario_without_a_rule_needs_an_id_that_is_there(tmp_path: Path,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    draft = tmp_path / "draft.feature"
    draft.write_text("Feature: Mine\n" + OTHER.replace("RN-1.1-b", "RN-77.1-b"), encoding="utf-8")
    assert any(finding.shown().startswith("draft.feature:3: unknown-rule: no rule RN-77.1")
               for finding in lint([draft]).findings)
    there = next(packaged("renathea").rules).id
    draft.write_text("Feature: Mine\n" + OTHER.replace("RN-1.1-b", f"{there}-zz"), encoding="utf-8")
    assert not any(finding.code == "unknown-rule" for finding in lint([draft]).findings)

"""The linter on what scenarios say: sentences, facts, set-ups, verdicts, twins, contradictions, texts of cards."""

from pathlib import Path

import pytest
from small import FIRST, PLACED, SECOND, Small, make_small

from conformance.suite.lint import lint
from conformance.vocabulary import vocabulary


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


def scenario(*steps: str, id: str = "RN-1.1-b", name: str = "Another") -> str:
    """A scenario: the tag is its first line, the first step its third."""
    return f"    @{id}\n    Scenario: {name}\n" + "".join(f"      {step}\n" for step in steps)


def test_a_step_that_is_no_sentence(suite: Small) -> None:
    assert suite.scenarios(scenario("Given a game of Renathea", "When A deplyos Pawn", "Then A's Hand is empty")) == [
        "10-first.feature:14: sentence: no sentence for 'A deplyos Pawn'; the nearest is '{p} deploys {card}'"]


def test_every_wrong_step_is_named_not_only_the_first(suite: Small) -> None:
    found = suite.scenarios(scenario("Given a game of Nothing", "When A dances", "Then A's Hand is empty"))
    assert [line.split(" for ")[0] for line in found] == [
        "10-first.feature:13: sentence: no sentence", "10-first.feature:14: sentence: no sentence"]


def test_a_step_that_is_two_sentences(suite: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    words = vocabulary("renathea")
    monkeypatch.setattr(words, "definitions", list(words.definitions))
    monkeypatch.setattr(words, "found", {})
    words.add("when", "{p} deploys {cards}", lambda scene, **_: None)
    assert ("10-first.feature:9: sentence: two sentences match 'A deploys Pawn': "
            "{p} deploys {card} | {p} deploys {cards}") in suite.lint()


def test_a_given_used_as_a_then(suite: Small) -> None:
    found = suite.scenarios(scenario("Given a game of Renathea", "Then a game of Renathea"))
    assert found == ["10-first.feature:14: sentence: no sentence for 'a game of Renathea'; it is a Given, not a Then"]


def test_a_fact_that_is_not_true_of_the_card(suite: Small) -> None:
    suite.change("10-first.feature", "Pawn (Raw 1)", "Pawn (Raw 7)")
    assert suite.lint() == [
        "10-first.feature:8: meaning: Pawn is not 'Raw 7': it is Raw 1, Melee, class Pawn, set Base"]


OUTLINE = """\
    @RN-1.1-b
    Scenario Outline: Several
      Given a game of Renathea
      And A's Hand is <card>
      When A tries to deploy <card>
      Then it is <verdict>
      Examples:
        | case | card   | verdict  |
        | 1    | Squire | accepted |
"""


def test_a_wrong_row_is_named_where_it_stands(suite: Small) -> None:
    assert suite.scenarios(OUTLINE + "        | 2    | Squier | accepted |\n") == [
        "10-first.feature:20: meaning: no card 'Squier'; did you mean 'Squire'? (step in line 14)"]


def test_a_step_wrong_in_every_row_is_one_finding(suite: Small) -> None:
    text = OUTLINE.replace("Hand is", "Hnad is") + "        | 2    | Drummer | accepted |\n"
    assert [line.split(" for ")[0] for line in suite.scenarios(text)] == [
        "10-first.feature:14: sentence: no sentence"]


def test_a_position_that_cannot_be(suite: Small) -> None:
    four = "Pawn, Squire, Pawn #2 and Squire #2"
    found = suite.scenarios(scenario("Given a game of Renathea", f"And A's Arena is {four}",
                                     f"Then A's Arena is {four}"))
    assert found == ["10-first.feature:12: set-up: players.A.arena: 4 cards, at most 3"]


def test_a_reading_that_is_recorded_only_does_not_spoil_the_set_up(suite: Small) -> None:
    assert suite.scenarios(PLACED.replace("RN-1.1-a", "RN-1.1-b @RN-R1:c").replace("A card", "Squire")
                           .replace("Pawn (Raw 1)", "Pawn and Squire").replace("Pawn\n", "Squire\n")) == []


REFUSED = ("Given a game of Renathea", "And A's Hand is Squire", "And B's Hand is Pawn",
           "When A tries to deploy B's Pawn", "Then it is refused: not_in_hand")


def test_an_attempt_without_a_verdict(suite: Small) -> None:
    assert suite.scenarios(scenario(*REFUSED[:4], "Then A's Hand is Squire")) == [
        "10-first.feature:16: verdict: `tries to` is followed by `Then it is refused: reason` or `Then it is accepted`"]


def test_an_attempt_at_the_end(suite: Small) -> None:
    assert suite.scenarios(scenario(*REFUSED[:4])) == [
        "10-first.feature:16: verdict: `tries to` is followed by `Then it is refused: reason` or `Then it is accepted`"]


def test_a_verdict_without_an_attempt(suite: Small) -> None:
    assert suite.scenarios(scenario("Given a game of Renathea", "And A's Hand is Squire", "When A deploys Squire",
                                    "Then it is accepted")) == [
        "10-first.feature:16: verdict: nothing was tried before: say `tries to …` in the When, "
        "or leave the verdict out"]


def test_an_unknown_reason(suite: Small) -> None:
    assert suite.scenarios(scenario(*REFUSED[:4], "Then it is refused: not_in_hnad")) == [
        "10-first.feature:17: reason: no reason 'not_in_hnad'; did you mean 'not_in_hand'?"]


def test_an_unknown_reason_in_a_row(suite: Small) -> None:
    assert suite.scenarios(OUTLINE + "        | 2    | Drummer | refused: nonsense |\n")[0].startswith(
        "10-first.feature:20: reason: no reason 'nonsense'; there are game_over, ")


def test_a_refusal_with_its_twin(suite: Small) -> None:
    assert suite.scenarios(scenario(*REFUSED)) == []  # PLACED deploys and is accepted


def test_a_refusal_without_a_twin(suite: Small) -> None:
    suite.write("10-first.feature", FIRST + scenario(*REFUSED))
    assert suite.lint() == [
        "10-first.feature:10: twin: this `deploy` is refused, and no scenario of RN-1.1 has one that is accepted; "
        "add a twin that differs in one fact"]


def test_a_twin_under_another_rule_is_none(suite: Small) -> None:
    third = FIRST.partition("First\n")[2].replace("RN-1.1", "RN-1.2")
    assert suite.scenarios(third + scenario(*REFUSED, id="RN-1.2-a")) == [
        "10-first.feature:18: twin: this `deploy` is refused, and no scenario of RN-1.2 has one that is accepted; "
        "add a twin that differs in one fact"]


def test_an_accepted_attempt_is_a_twin(suite: Small) -> None:
    suite.write("10-first.feature", FIRST + scenario(*REFUSED) + scenario(
        "Given a game of Renathea", "And A's Hand is Squire", "When A tries to deploy Squire", "Then it is accepted",
        id="RN-1.1-c", name="Twin"))
    assert suite.lint() == []


BOTH = ("Given a game of Renathea", "And A's Hand is Pawn and Squire", "And B's Hand is Drummer")


def test_two_outcomes(suite: Small) -> None:
    one = scenario(*BOTH, "When A deploys Pawn", "Then A's Hand is Squire")
    two = scenario(BOTH[0], "And B's Hand is Drummer", "And A's Hand is Squire and Pawn", "When A deploys Pawn",
                   "Then A's Hand is Pawn", id="RN-1.1-c", name="Yet another")
    assert suite.scenarios(one + two) == [
        "10-first.feature:24: contradiction: after the same set-up and actions RN-1.1-b (10-first.feature:12) expects "
        "players.A.hand cards to be Squire, and this Pawn; two readings need ruling tags"]


def test_two_numbers_of_what_one_scenario_lists(suite: Small) -> None:
    one = scenario(*BOTH, "When A deploys Pawn", "Then A's Hand is Squire")
    two = scenario(*BOTH, "When A deploys Pawn", "Then A's Hand has 2 cards", id="RN-1.1-c", name="Yet another")
    assert [line.split(" after ")[0] for line in suite.scenarios(one + two)] == ["10-first.feature:24: contradiction:"]


def test_accepted_and_refused(suite: Small) -> None:
    one = scenario(*BOTH, "When A deploys Pawn", "Then A's Hand is Squire")
    two = scenario(*BOTH, "When A tries to deploy Pawn", "Then it is refused", id="RN-1.1-c", name="Yet another")
    found = suite.scenarios(one + two)
    assert [line.split(" after ")[0] for line in found] == ["10-first.feature:24: contradiction:"]
    assert found[0].endswith(" expects the verdict on A: deploy Pawn to be accepted, and this refused; "
                             "two readings need ruling tags")


def test_what_one_player_sees_is_not_what_the_other_sees(suite: Small) -> None:
    one = scenario(*BOTH, "When A deploys Pawn", "Then A sees 1 face-down card in A's Arena")
    two = scenario(*BOTH, "When A deploys Pawn", "Then B sees 0 face-down cards in A's Arena",
                   id="RN-1.1-c", name="Two")
    assert suite.scenarios(one + two) == []
    assert len(suite.scenarios(one + two.replace("B sees", "A sees"))) == 1


def test_two_readings_may_differ_and_one_may_not(suite: Small) -> None:
    assert suite.lint() == []  # SECOND holds two outcomes, tagged RN-R1:a and RN-R1:b
    suite.write("20-second.feature", SECOND.replace(" @RN-R1:a", ""))
    assert suite.lint()[0].startswith("20-second.feature:16: contradiction: after the same set-up and actions "
                                      "RN-2.1-a (20-second.feature:6) expects ")


def test_other_cards_are_another_set_up(suite: Small) -> None:
    one = scenario(*BOTH, "When A deploys Pawn", "Then A's Hand has 1 card")
    two = scenario(BOTH[0], "And A's Hand is Pawn and Drummer", "When A deploys Pawn", "Then A's Hand has 2 cards",
                   id="RN-1.1-c", name="Yet another")
    assert suite.scenarios(one + two) == []


def test_the_same_scenario_twice_in_other_words(suite: Small) -> None:
    again = scenario("Given a game of Renathea", "And A's Hand is Pawn", "When A deploys Pawn",
                     "Then A's Arena is Pawn")
    assert suite.scenarios(again) == [
        "10-first.feature:12: duplicate-scenario: says the same as RN-1.1-a (10-first.feature:6)"]


def test_a_draft_repeats_the_suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    from conformance.suite.catalogue import packaged

    old = next(s for s in packaged("renathea").scenarios if s.row_line == s.line and len(s.rulings) == 0)
    text = "Feature: Mine\n  Scenario: Mine\n" + "".join(f"    {s.keyword} {s.text}\n" for s in old.steps)
    (tmp_path / "draft.feature").write_text(text, encoding="utf-8")
    found = [finding.shown() for finding in lint([tmp_path / "draft.feature"]).findings]
    assert any(line.startswith("draft.feature:2: duplicate-scenario: says the same as ") for line in found)


@pytest.mark.parametrize("text", ["Drummer: Powerup +4.", "Drummer: Powerup\n      +4."])
def test_a_card_text_that_is_right(suite: Small, text: str) -> None:
    suite.change("10-first.feature", "A card is placed\n", f"A card is placed\n      {text}\n")
    assert suite.lint() == []


def test_a_card_text_that_is_wrong(suite: Small) -> None:
    suite.change("10-first.feature", "A card is placed\n", "A card is placed\n      Drummer: Powerup +5.\n")
    assert suite.lint() == ["10-first.feature:7: card-text: expected `Drummer: Powerup +4.`"]


def test_a_card_text_of_a_rule_and_of_a_feature(suite: Small) -> None:
    suite.change("10-first.feature", "Hand is placed\n", "Hand is placed\n    As in:\n    Drummer: Powerup.\n")
    suite.change("20-second.feature", "20. Second\n", "20. Second\n  Drummer: nothing\n")
    assert suite.lint() == ["10-first.feature:6: card-text: expected `Drummer: Powerup +4.`",
                            "20-second.feature:3: card-text: expected `Drummer: Powerup +4.`"]


def test_a_card_without_a_text(suite: Small) -> None:
    suite.change("10-first.feature", "A card is placed\n", "A card is placed\n      Pawn: fights.\n")
    assert suite.lint() == ["10-first.feature:7: card-text: Pawn has no text, only 'Pawn' itself can be named"]

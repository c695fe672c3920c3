"""The linter on the shape of files."""

from pathlib import Path

import pytest
from small import FIRST, PLACED, Small, make_small

from conformance.suite.lint import lint
from conformance.suite.lint.source import Scope, read_sources
from conformance.suite.lint.structure import check_number, check_structure


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


OUTLINE = """\
    @RN-1.1-b
    Scenario Outline: Several
      Given a game of Renathea
      And A's Hand is <card>
      When A deploys <card>
      Then A's Hand is empty

"""


def test_the_miniature_is_clean(suite: Small) -> None:
    assert suite.lint() == []


def test_a_broken_file_does_not_hide_the_others(suite: Small) -> None:
    suite.write("10-first.feature", FIRST + PLACED + "    nonsense\n")
    suite.change("20-second.feature", "@lines-6\n", "@lines-99\n")
    syntax, lines = suite.lint("10-first.feature", "20-second.feature")
    assert syntax.startswith("10-first.feature:11: syntax: expected: ")
    assert syntax.endswith("got 'nonsense'")
    assert lines == "20-second.feature:4: lines: @lines-99: the book has no line 99, its last is 9"


def test_a_file_that_is_not_utf8(suite: Small) -> None:
    (suite.home / "10-first.feature").write_bytes(b"Feature: caf\xe9\n")
    assert "10-first.feature:1: syntax: not UTF-8; save the file as UTF-8" in suite.lint()


@pytest.mark.parametrize("keyword", ["And", "But"])
def test_the_first_keyword(suite: Small, keyword: str) -> None:
    suite.write("10-first.feature", FIRST + PLACED.replace("Given a game", f"{keyword} a game"))
    assert suite.lint()[0] == (f"10-first.feature:7: first-keyword: the first step begins with `{keyword}`; "
                               "begin with Given, When or Then")


def test_the_first_keyword_of_a_background(suite: Small) -> None:
    suite.write("10-first.feature", FIRST + "    Background:\n      And a game of Renathea\n" + PLACED)
    assert suite.lint()[0].startswith("10-first.feature:6: first-keyword: ")


def test_a_bullet_in_a_description(suite: Small) -> None:
    suite.write("10-first.feature", FIRST + PLACED.replace("placed\n", "placed\n      * one thing\n"))
    assert suite.lint()[0] == ("10-first.feature:7: star: `* one thing` is a step here; write `- ` for a list in a "
                               "description, and Given, When or Then for a step")


def test_no_steps(suite: Small) -> None:
    assert suite.scenarios("    @RN-1.1-b\n    Scenario: Nothing\n") == [
        "10-first.feature:12: no-steps: this Scenario has no steps"]


def test_examples_without_rows(suite: Small) -> None:
    assert suite.scenarios(OUTLINE + "      Examples:\n        | case | card |\n") == [
        "10-first.feature:18: empty-examples: this Examples table has no rows"]


def test_an_outline_without_examples(suite: Small) -> None:
    assert suite.scenarios(OUTLINE)[0] == (
        "10-first.feature:12: empty-examples: this Scenario Outline has no Examples")


def test_tags_on_examples(suite: Small) -> None:
    text = OUTLINE + "      @slow\n      Examples:\n        | case | card |\n        | 1 | Squire |\n"
    assert suite.scenarios(text) == [
        "10-first.feature:18: examples-tag: @slow stands on Examples; tag the Scenario Outline, or write a second one"]


def test_a_placeholder_without_a_column(suite: Small) -> None:
    text = OUTLINE + "      Examples:\n        | case | crad |\n        | 1 | Squire |\n"
    assert suite.scenarios(text)[:2] == [
        "10-first.feature:14: meaning: no card '<card>'; `conformance cards` lists them",
        "10-first.feature:18: placeholder: no column 'card' for the placeholder <card>"]


def test_a_column_without_a_placeholder(suite: Small) -> None:
    text = OUTLINE + "      Examples:\n        | case | card | more |\n        | 1 | Squire | x |\n"
    assert suite.scenarios(text) == [
        "10-first.feature:18: placeholder: no step uses <more>, yet there is a column 'more'"]


def test_a_placeholder_in_a_table(suite: Small) -> None:
    table = "      And A's Arena is:\n        | card   | face_up |\n        | <card> | yes     |\n"
    text = OUTLINE.replace("      And A's Hand is <card>\n", table).replace("A deploys <card>", "A deploys Pawn")
    text = text.replace("And A's Arena", "And A's Hand is Pawn\n      And A's Arena")
    assert suite.scenarios(text + "      Examples:\n        | case | card |\n        | 1 | Squire |\n") == []


def test_scenarios_that_were_not_read(suite: Small) -> None:
    (source,), _ = read_sources([suite.home / "20-second.feature"])
    assert list(check_number(source)) == []
    del source.feature.scenarios[0]
    for findings in (check_number(source), check_structure(Scope("renathea", suite.home, [source], is_suite=True))):
        assert [finding.shown() for finding in findings] == [
            "20-second.feature:1: unread: 2 scenarios and rows are written here, 1 were read"]
    source.feature.scenarios *= 3
    assert [finding.shown() for finding in check_number(source)] == [
        "20-second.feature:1: unread: 2 scenarios and rows are written here, 3 were read"]


@pytest.mark.parametrize(("old", "new", "line", "message"), [
    ("@RN-10\n", "@RN_10\n", 1, "@RN_10 means nothing on a Feature; expected something like @RN-10 or @supplement"),
    ("@lines-1\n", "@lines-1 @line-2\n", 3, "@line-2 means nothing on a Rule; expected something like @RN-2.1, "
                                            "@lines-5.1, @definition, @example or @supplement"),
    ("@RN-1.1-a\n", "@RN-1.1-a @wip\n", 5, "@wip means nothing on a Scenario; expected something like @RN-2.1-a, "
                                           "@RN-R4:b or @supplement"),
    ("@RN-1.1-a\n", "@RN-1.1-a @RN-R1:ab\n", 5, "@RN-R1:ab means nothing on a Scenario; expected something like "
                                               "@RN-2.1-a, @RN-R4:b or @supplement"),
    ("@lines-1\n", "@lines-1 @lines-1\n", 3, "@lines-1 stands there twice"),
])
def test_tags(suite: Small, old: str, new: str, line: int, message: str) -> None:
    suite.change("10-first.feature", old, new)
    assert suite.lint() == [f"10-first.feature:{line}: tag: {message}"]


def test_a_rule_without_an_id(suite: Small) -> None:
    suite.change("10-first.feature", "@RN-1.1 ", "")
    assert suite.lint()[0] == ("10-first.feature:4: rule-id: a Rule has exactly one id tag, as @RN-2.1; it has none")


def test_a_rule_with_two_ids(suite: Small) -> None:
    suite.change("10-first.feature", "@RN-1.1 ", "@RN-1.1 @RN-1.2 ")
    assert suite.lint() == [
        "10-first.feature:4: rule-id: a Rule has exactly one id tag, as @RN-2.1; it has 2: RN-1.1, RN-1.2"]


@pytest.mark.parametrize(("tag", "message"), [
    ("", "a Rule names the lines of the book it restates, as @lines-5.1"),
    (" @lines-10", "@lines-10: the book has no line 10, its last is 9"),
    (" @lines-5.4", "@lines-5.4: line 5 has 3 sentences, not 4"),
    (" @lines-5.0", "@lines-5.0: line 5 has 3 sentences, not 0"),
    (" @lines-3.2", "@lines-3.2: line 3 has 1 sentence, not 2"),
    (" @lines-4-3", "@lines-4-3: 4 comes after 3"),
])
def test_lines(suite: Small, tag: str, message: str) -> None:
    suite.change("10-first.feature", " @lines-1\n", f"{tag}\n")
    assert suite.lint() == [f"10-first.feature:4: lines: {message}"]


@pytest.mark.parametrize("place", ["@RN-10\n", "@RN-1.1\n"])
def test_what_rests_on_another_source_restates_no_line(suite: Small, place: str) -> None:
    suite.change("10-first.feature", " @lines-1\n", "\n")
    suite.change("10-first.feature", place, place.replace("\n", " @supplement\n"))
    suite.change("rulebook.toml", 'lines = "1-5"', 'lines = ""')
    assert not any("lines" in line for line in suite.lint())


@pytest.mark.parametrize("tag", ["@lines-5.3", "@lines-5.2-6", "@lines-3-4"])
def test_lines_that_are_right(suite: Small, tag: str) -> None:
    suite.change("10-first.feature", "@lines-1\n", f"{tag}\n")
    assert suite.lint() == []


def test_no_column_case(suite: Small) -> None:
    assert suite.scenarios(OUTLINE + "      Examples:\n        | card |\n        | Squire |\n") == [
        "10-first.feature:18: case: the table needs a column `case`: its value ends the id of the row"]


def test_a_case_twice_also_in_another_table(suite: Small) -> None:
    text = OUTLINE + "".join(
        f"      Examples: {card}\n        | case | card |\n        | 1 | {card} |\n" for card in ("Squire", "Drummer"))
    assert suite.scenarios(text) == ["10-first.feature:23: case: the case '1' stands there twice"]


def test_a_case_that_cannot_end_an_id(suite: Small) -> None:
    assert suite.scenarios(OUTLINE + "      Examples:\n        | case | card |\n        | a b | Squire |\n") == [
        "10-first.feature:20: case: 'a b' is no case: use letters, digits, - or _"]


def test_in_a_draft_the_column_is_only_a_note(suite: Small, tmp_path: Path) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(FIRST + OUTLINE + "      Examples:\n        | card |\n        | Squire |\n", encoding="utf-8")
    report = lint([draft])
    assert "../draft.feature:12: note: the table needs a column `case`: its value ends the id of the row" in [
        finding.shown() for finding in report.findings]
    assert report.count == 0

"""Trace: what belongs together, and what is left over."""

from pathlib import Path
from typing import Literal

import pytest
from small import PLACED, Small, make_small

from conformance.suite.catalogue import read_catalogue
from conformance.suite.citations import Citation
from conformance.suite.rulebook import Rulebook, read_rulebook
from conformance.suite.trace import Row, book_problems, code_notes, code_problems, rows_of, statement_problems

TEXT = "One\nHeading\nThree\nFour\nA b. C d! E f?\nSix\n\nEight\nNine\n"


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


def book(suite: Small) -> Rulebook:
    return read_rulebook(suite.home / "rulebook.toml")


def rows(suite: Small, *code: Citation) -> list[Row]:
    return rows_of(read_catalogue([suite.home]), book(suite), code)


CITED = Citation("RN-1.1", "e.py", 3, "deploy", "cite")


def test_a_row(suite: Small) -> None:
    first, second = rows(suite, CITED)
    assert first.as_json() == {
        "id": "RN-1.1", "game": "renathea", "title": "A card of the Hand is placed", "lines": ["1"],
        "file": "10-first.feature", "line": 4, "definition": False, "absence": "", "folded": ["RN-1.8"],
        "scenarios": [{"id": "RN-1.1-a", "name": "A card is placed", "line": 6}],
        "code": [{"file": "e.py", "line": 3, "function": "deploy", "kind": "cite", "reason": ""}],
    }
    assert second.absence == "why"
    assert second.folded == ()
    assert [s.id for s in second.scenarios] == ["RN-2.1-a", "RN-2.1-b"]


def problems(suite: Small, *code: Citation) -> list[str]:
    return code_problems(rows(suite, *code), code, book(suite))


def test_nothing_left_over(suite: Small) -> None:
    assert problems(suite, CITED) == []


def test_a_rule_that_no_code_cites(suite: Small) -> None:
    assert problems(suite) == ["10-first.feature:4: RN-1.1 decides something and no code cites it: cite it, or say in "
                               "[absence] of rulebook.toml why nothing can"]


@pytest.mark.parametrize(("rule", "message"), [
    ("RN-1.2", "cites RN-1.2, which is no rule; did you mean 'RN-1.1'?"),
    ("RN-1.8", "cites RN-1.8, which is folded into RN-1.1: cite that"),
])
@pytest.mark.parametrize("kind", ["cite", "refuse"])
def test_citations_of_what_decides_nothing(suite: Small, rule: str, message: str,
                                           kind: Literal["cite", "refuse"]) -> None:
    assert problems(suite, CITED, Citation(rule, "e.py", 7, "f", kind)) == [f"e.py:7: {message}"]


def test_what_belongs_to_another_rule_that_begins_alike(suite: Small) -> None:
    suite.scenarios("  @RN-1.11 @lines-3\n  Rule: Another\n" + PLACED.replace("RN-1.1", "RN-1.11"))
    first, other, _ = rows(suite, CITED, Citation("RN-1.11", "e.py", 9, "f", "cite"))
    assert [s.id for s in first.scenarios] == ["RN-1.1-a"]
    assert [c.line for c in first.code] == [3]
    assert ([s.id for s in other.scenarios], [c.line for c in other.code]) == (["RN-1.11-a"], [9])


@pytest.mark.parametrize("tag", ["@example", "@definition"])
def test_worked_examples_and_definitions_need_no_citation(suite: Small, tag: str) -> None:
    suite.change("10-first.feature", "@lines-1\n", f"@lines-1 {tag}\n")
    assert problems(suite) == []


def test_a_cited_rule_of_absence_is_only_noted(suite: Small) -> None:
    cited = Citation("RN-2.1", "e.py", 7, "f", "cite")
    assert problems(suite, CITED, cited) == []
    assert code_notes(rows(suite, CITED)) == []
    assert code_notes(rows(suite, CITED, cited)) == [
        "e.py:7: cites RN-2.1, which [absence] of rulebook.toml says nothing can cite"]


def test_a_cited_definition(suite: Small) -> None:
    suite.change("10-first.feature", "@lines-1\n", "@lines-1 @definition\n")
    assert problems(suite, CITED) == ["e.py:3: cites RN-1.1, a @definition: nothing can decide it, or it is none"]


def whole(suite: Small, text: str = TEXT) -> list[str]:
    """Problems of the book, where every line has its account, but for the checksum."""
    suite.change("10-first.feature", "@lines-1\n", "@lines-1 @lines-3-5\n")
    suite.change("20-second.feature", "@lines-6\n", "@lines-6 @lines-8-9\n")
    return of_book(suite, text)


def of_book(suite: Small, text: str) -> list[str]:
    found = book_problems(book(suite), read_catalogue([suite.home]).rules, text.encode())
    assert found[0].startswith("this is not the edition that the features restate: the sha256 of book.txt is 0")
    return found[1:]


def test_a_book_that_is_accounted_for(suite: Small) -> None:
    assert whole(suite) == []


def test_lines_without_an_account(suite: Small) -> None:
    assert of_book(suite, TEXT) == [
        f"{place} is accounted for nowhere, by no @lines and not in [without_rule]: {text}" for place, text in (
            ("line 3", "Three"), ("line 4", "Four"), ("sentence 5.1", "A b. C d! E f?"),
            ("sentence 5.2", "A b. C d! E f?"), ("sentence 5.3", "A b. C d! E f?"), ("line 8", "Eight"),
            ("line 9", "Nine"))]


def test_a_line_that_begins_like_a_comment_is_one(suite: Small) -> None:
    assert whole(suite, TEXT.replace("Nine", "# Nine")) == []
    suite.change("20-second.feature", "@lines-8-9\n", "@lines-8\n")
    assert of_book(suite, TEXT.replace("Nine", "# Nine")) == [
        "line 9 is accounted for nowhere, by no @lines and not in [without_rule]: # Nine"]


def test_one_sentence_without_an_account(suite: Small) -> None:
    suite.change("rulebook.toml", '"2" = "heading"', '"2" = "heading"\n"5.1" = "why"\n"5.3" = "why"\n"3-4" = "why"')
    suite.change("20-second.feature", "@lines-6\n", "@lines-6-9\n")
    assert of_book(suite, TEXT) == [
        "sentence 5.2 is accounted for nowhere, by no @lines and not in [without_rule]: A b. C d! E f?"]


def test_another_number_of_sentences(suite: Small) -> None:
    assert whole(suite, TEXT.replace("Four", "Four. And More").replace("C d!", "C d")) == [
        "line 4 seems to hold 2 sentences, [sentences] says 1: Four. And More",
        "line 5 seems to hold 2 sentences, [sentences] says 3: A b. C d E f?"]


def test_sentences_are_counted_unless_the_whole_line_is_exempt(suite: Small) -> None:
    text = TEXT.replace("Heading", "Heading. And More")
    assert whole(suite, text) == []
    suite.change("rulebook.toml", '"2" = "heading"', '"2" = "heading"\n"5.1" = "why"')
    suite.change("10-first.feature", "@lines-3-5\n", "@lines-3-4 @lines-5.2-5.3\n")
    assert of_book(suite, text.replace("C d!", "C d")) == [
        "line 5 seems to hold 2 sentences, [sentences] says 3: A b. C d E f?"]


def test_lines_that_the_book_does_not_have(suite: Small) -> None:
    suite.change("20-second.feature", "@lines-6\n", "@lines-6 @lines-99\n")
    suite.change("rulebook.toml", '"2" = "heading"', '"2" = "heading"\n"12" = "why"')
    assert of_book(suite, TEXT)[:2] == ["RN-2.1 @lines-99: the book has no line 99, its last is 9",
                         "[without_rule] '12': the book has no line 12, its last is 9"]


def test_a_line_with_two_accounts(suite: Small) -> None:
    suite.change("rulebook.toml", '"2" = "heading"', '"2" = "heading"\n"3" = "why"')
    assert whole(suite) == ["line 3 is restated by RN-1.1 and stands in [without_rule] as well"]


def test_another_number_of_lines(suite: Small) -> None:
    assert whole(suite, TEXT.removesuffix("Nine\n")) == ["the text has 8 lines, rulebook.toml says 9"]


STATEMENTS = '{"id": "RN-1.0"}\n{"id": "RN-1.1"}\n{"id": "RN-1.7"}\n{"id": "RN-1.8"}\n{"id": "RN-2.1"}\n'


def of_list(suite: Small, text: str) -> list[str]:
    return statement_problems(book(suite), read_catalogue([suite.home]).rules, text)


def test_statements(suite: Small) -> None:
    assert of_list(suite, STATEMENTS) == []
    assert of_list(suite, STATEMENTS + '\n{"id": "RN-3.1"}\nnonsense\n{"no": 1}\n') == [
        "RN-3.1 is accounted for nowhere: no Rule, and not in [folded], [no_rule] or [tombstones]",
        "line 8 is no JSON object with an id", "line 9 is no JSON object with an id"]


def test_exemptions_of_statements_that_are_not_listed(suite: Small) -> None:
    assert of_list(suite, STATEMENTS.replace('{"id": "RN-1.8"}\n', "").replace('{"id": "RN-1.0"}\n', "")) == [
        "[folded] names RN-1.8, which is no statement of the list",
        "[no_rule] names RN-1.0, which is no statement of the list"]

"""`rulebook.toml`: reading it, and the places that spans stand for."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from small import RULEBOOK

from conformance.protocol.games import GAMES
from conformance.suite.rulebook import (
    Rulebook,
    RulebookError,
    Section,
    count_sentences,
    games_of_ids,
    is_edition,
    read_rulebook,
    rulebook,
)


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    return read_rulebook(tmp_path / "rulebook.toml")


def test_what_is_in_it(book: Rulebook) -> None:
    assert (book.name, book.prefix, book.lines, book.sentences) == ("Renathea", "RN", 9, {5: 3})
    assert book.sections[1] == Section("20-second.feature", "Second", "O", "6-9")
    assert book.folded == {"RN-1.8": "RN-1.1"}
    assert book.terms == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_ones(game: str) -> None:
    book = rulebook(game)
    assert book.sections
    assert book.terms
    assert len(book.sha256) == 64


@pytest.mark.parametrize(("span", "places"), [
    ("4", {(4, 1)}),
    ("5", {(5, 1), (5, 2), (5, 3)}),
    ("5.2", {(5, 2)}),
    ("4-5.1", {(4, 1), (5, 1)}),
    ("5.3-6", {(5, 3), (6, 1)}),
    ("4-6", {(4, 1), (5, 1), (5, 2), (5, 3), (6, 1)}),
])
def test_places(book: Rulebook, span: str, places: set[tuple[int, int]]) -> None:
    assert book.places(span) == places


@pytest.mark.parametrize(("span", "message"), [
    ("0", "no line 0"), ("9-10", "no line 10"), ("5.4", "has 3 sentences, not 4"), ("5.0", "has 3 sentences, not 0"),
    ("6-5", "6 comes after 5"),
])
def test_places_that_are_not_there(book: Rulebook, span: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        book.places(span)


@pytest.mark.parametrize(("old", "new", "message"), [
    ('title = "T"\n', "", "lacks the entry 'title'"),
    ('title = "T"', "title = 3", "title: expected a text, got 3"),
    ("lines = 9", "lines = true", "lines: expected a number above 0, got True"),
    ('"5" = 3', '"five" = 3', "invalid literal for int"),
    ('"2" = "heading"', '"2" = 1', r"\[without_rule\]: expected a table with a text for each entry"),
    ("[folded]", "[foldd]", "no entry 'foldd'; there are absence, "),
    ("lines = 9", "lines = ", "Invalid value"),
])
def test_what_is_wrong_with_it(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in RULEBOOK
    (tmp_path / "rulebook.toml").write_text(RULEBOOK.replace(old, new), encoding="utf-8")
    with pytest.raises(RulebookError, match=message):
        read_rulebook(tmp_path / "rulebook.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="No such file"):
        read_rulebook(tmp_path / "rulebook.toml")


@pytest.mark.parametrize(("ids", "games"), [
    (["RN-8.1-a"], ["renathea"]), (["RN-8", "MC-1.1", "RN-1.1"], ["magical_cute", "renathea"]),
    (["RN-8.1", "XX-1.1"], None),
    (["nonsense"], None), ([], None),
])
def test_the_games_of_ids(ids: list[str], games: list[str] | None) -> None:
    assert games_of_ids(ids) == games


def test_the_edition_whatever_its_line_ends(book: Rulebook) -> None:
    known = replace(book, sha256=hashlib.sha256(b"one\ntwo").hexdigest())
    assert is_edition(known, b"one\ntwo")
    assert is_edition(known, b"one\r\ntwo")
    assert not is_edition(known, b"one\ntwo\n")


@pytest.mark.parametrize(("line", "number"), [
    ("One sentence.", 1), ("Two. Of them!", 2), ("A? B. C! D", 4), ("3. Draw then deploy", 1),
    ("3. Draw. Then Deploy. Go", 3), ("Worth 6. Then more.", 2), ("e.g. this one", 1), ("| Sum | 3 + 2 = 5 |", 1),
    ("첫 차례이다. 카드를 뽑는다.", 2), ("", 1),
])
def test_sentences_are_counted(line: str, number: int) -> None:
    assert count_sentences(line) == number

"""The book behind the features of a game: `rulebook.toml` accounts for every line and every statement of it."""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from conformance.protocol.games import GAMES
from conformance.suite.locate import features_dir

Place = tuple[int, int]  # a sentence: line and number within the line, both from 1
TEXTS = ("name", "prefix", "title", "language", "edition", "where", "file", "sha256")
TABLES = ("without_rule", "folded", "no_rule", "absence", "tombstones")
SENTENCE_END = re.compile(r"(?<=[.?!])\s+(?=[^\W\d_])")


class RulebookError(Exception):
    """`rulebook.toml` is wrong: file, entry, what was expected."""


@dataclass(frozen=True)
class Section:
    """One section of the book and the feature file that holds it."""

    feature: str
    title: str
    original: str
    lines: str


@dataclass(frozen=True)
class Term:
    """One word of the glossary: as the book has it, and what it means."""

    original: str
    meaning: str


@dataclass(frozen=True)
class Rulebook:
    """What is known of the book. Keys of `without_rule` are lines (`5`) or sentences (`5.1`)."""

    name: str
    prefix: str
    title: str
    language: str
    edition: str
    where: str
    file: str
    sha256: str
    lines: int
    sections: tuple[Section, ...]
    sentences: dict[int, int]
    without_rule: dict[str, str]
    folded: dict[str, str]
    no_rule: dict[str, str]
    absence: dict[str, str]
    tombstones: dict[str, str]
    terms: dict[str, Term]

    def places(self, span: str) -> set[Place]:
        """The sentences that `5`, `5.1`, `5-7` or `5.2-6.1` stands for. Raises ValueError where there is none such."""
        first, _, last = span.partition("-")
        begin, end = self.place(first, 1), self.place(last or first, None)
        if begin > end:
            raise ValueError(f"{first} comes after {last}")
        return {(line, n) for line in range(begin[0], end[0] + 1) for n in range(1, self.sentences.get(line, 1) + 1)
                if begin <= (line, n) <= end}

    def place(self, text: str, sentence: int | None) -> Place:
        """One end of a span; a line alone begins with its first sentence and ends with its last. Raises ValueError."""
        number, _, part = text.partition(".")
        line = int(number)
        several = self.sentences.get(line, 1)
        n = int(part) if part else sentence or several
        if not 1 <= line <= self.lines:
            raise ValueError(f"the book has no line {line}, its last is {self.lines}")
        if not 1 <= n <= several:
            raise ValueError(f"line {line} has {several} sentence{'s' if several > 1 else ''}, not {n}")
        return line, n


def read_rulebook(path: Path) -> Rulebook:
    """The `rulebook.toml` of a game. Raises RulebookError: unreadable, or an entry is missing or of the wrong kind."""
    try:
        with path.open("rb") as file:
            entries = tomllib.load(file)
    except OSError as error:
        raise RulebookError(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{path}: {error}") from None
    known = {*TEXTS, *TABLES, "lines", "section", "sentences", "terms"}
    if unknown := sorted(set(entries) - known):
        raise RulebookError(f"{path}: no entry {unknown[0]!r}; there are {', '.join(sorted(known))}")
    try:
        sections = tuple(Section(*(text(section, key) for key in ("feature", "title", "original", "lines")))
                         for section in entries["section"])
        sentences = {int(line): number(entries["sentences"], line) for line in entries.get("sentences", {})}
        terms = {word: Term(text(term, "original"), text(term, "meaning"))
                 for word, term in entries.get("terms", {}).items()}
        texts: dict[str, Any] = {key: text(entries, key) for key in TEXTS}
        tables: dict[str, Any] = {key: reasons(entries, key) for key in TABLES}
        return Rulebook(**texts, **tables, lines=number(entries, "lines"), sections=sections, sentences=sentences,
                        terms=terms)
    except KeyError as error:
        raise RulebookError(f"{path}: lacks the entry {error}") from None
    except (TypeError, ValueError, AttributeError) as error:
        raise RulebookError(f"{path}: {error}") from None


def text(entries: dict[str, Any], key: str) -> str:
    """A text entry. Raises KeyError, ValueError."""
    if not isinstance(entries[key], str):
        raise ValueError(f"{key}: expected a text, got {entries[key]!r}")
    return str(entries[key])


def number(entries: dict[str, Any], key: str) -> int:
    """A whole number above zero. Raises KeyError, ValueError."""
    if not isinstance(entries[key], int) or isinstance(entries[key], bool) or entries[key] < 1:
        raise ValueError(f"{key}: expected a number above 0, got {entries[key]!r}")
    return int(entries[key])


def reasons(entries: dict[str, Any], key: str) -> dict[str, str]:
    """A table of texts, empty where it is missing. Raises ValueError."""
    table = entries.get(key, {})
    if not isinstance(table, dict) or not all(isinstance(reason, str) and reason for reason in table.values()):
        raise ValueError(f"[{key}]: expected a table with a text for each entry")
    return dict(table)


@lru_cache
def rulebook(game: str) -> Rulebook:
    """The packaged rulebook of a game. Raises RulebookError."""
    return read_rulebook(features_dir() / game / "rulebook.toml")


def games_of_ids(ids: Iterable[str]) -> list[str] | None:
    """The games that ids such as RN-8.1-a belong to, so that only these are read; None where that is not clear."""
    prefixes = {rulebook(name).prefix: name for name in GAMES}
    found = [prefixes.get(word.split("-")[0]) for word in ids]
    return sorted({name for name in found if name}) if found and all(found) else None


def is_edition(book: Rulebook, data: bytes) -> bool:
    """Whether these bytes are the text that the features restate, whatever a download did to its line ends."""
    return book.sha256 in {hashlib.sha256(d).hexdigest() for d in (data, data.replace(b"\r\n", b"\n"))}


def count_sentences(line: str) -> int:
    """How many sentences a line seems to hold: a full stop, question or exclamation mark, then a capital letter."""
    line = re.sub(r"^\d+\.\s+", "", line.strip())
    starts = [found.end() for found in SENTENCE_END.finditer(line)]
    return 1 + sum(not line[start].islower() for start in starts)

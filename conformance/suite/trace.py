"""What belongs together: lines of the book, rule, scenarios, code. And what is left over on either side."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from conformance.suite.catalogue import Catalogue, natural, packaged
from conformance.suite.citations import Citation, citations
from conformance.suite.features import Rule, Scenario
from conformance.suite.lint.near import did_you_mean
from conformance.suite.rulebook import Place, Rulebook, count_sentences, is_edition, rulebook

EXCERPT = 60


@dataclass(frozen=True)
class Row:
    """A rule and what belongs to it.

    `absence` says why no code can cite it, `folded` are the statements that it also restates.
    """

    rule: Rule
    scenarios: tuple[Scenario, ...]
    code: tuple[Citation, ...]
    absence: str
    folded: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The same as data."""
        rule = self.rule
        return {
            "id": rule.id, "game": rule.game, "title": rule.title, "lines": list(rule.lines), "file": rule.file.name,
            "line": rule.line, "definition": rule.is_definition, "absence": self.absence, "folded": list(self.folded),
            "scenarios": [{"id": s.id, "name": s.name, "line": s.row_line} for s in self.scenarios],
            "code": [{"file": c.file, "line": c.line, "function": c.function, "kind": c.kind, "reason": c.reason}
                     for c in self.code],
        }


def trace(game: str) -> list[Row]:
    """One row a rule of the packaged suite, in the order of the book. Raises FeatureError, RulebookError."""
    return rows_of(packaged(game), rulebook(game), citations(game))


def rows_of(catalogue: Catalogue, book: Rulebook, code: Iterable[Citation]) -> list[Row]:
    """Put rules, scenarios and citations together."""
    scenarios, code = catalogue.scenarios, list(code)
    rows = []
    for rule in catalogue.rules:
        folded = sorted((statement for statement, into in book.folded.items() if into == rule.id), key=natural)
        rows.append(Row(rule, tuple(s for s in scenarios if s.rule == rule.id),
                        tuple(c for c in code if c.rule == rule.id), book.absence.get(rule.id, ""), tuple(folded)))
    return rows


def code_problems(rows: list[Row], code: Iterable[Citation], book: Rulebook) -> list[str]:
    """Rules that decide and are cited nowhere; citations of what is no rule that decides."""
    problems = []
    rules = {row.rule.id: row.rule for row in rows}
    for citation in code:
        place = f"{citation.file}:{citation.line}"
        if citation.rule in book.folded:
            into = book.folded[citation.rule]
            problems.append(f"{place}: cites {citation.rule}, which is folded into {into}: cite that")
        elif citation.rule not in rules:
            problems.append(f"{place}: cites {citation.rule}, which is no rule{did_you_mean(citation.rule, rules)}")
        elif rules[citation.rule].is_definition:
            problems.append(f"{place}: cites {citation.rule}, a @definition: nothing can decide it, or it is none")
    for row in rows:
        exempt = row.rule.is_definition or "example" in row.rule.tags  # a worked example is decided by other rules
        if not row.code and not row.absence and not exempt:
            problems.append(f"{row.rule.file.name}:{row.rule.line}: {row.rule.id} decides something and no code cites "
                            "it: cite it, or say in [absence] of rulebook.toml why nothing can")
    return problems


def code_notes(rows: list[Row]) -> list[str]:
    """Rules of absence that code cites all the same: entry or citation is out of date, or a part is decided."""
    return [f"{row.code[0].file}:{row.code[0].line}: cites {row.rule.id}, which [absence] of rulebook.toml says "
            "nothing can cite" for row in rows if row.absence and row.code]


def book_problems(book: Rulebook, rules: Iterable[Rule], data: bytes) -> list[str]:
    """Another edition; lines and sentences without an account, or with two; lines with another number of sentences."""
    problems = [] if is_edition(book, data) else [
        f"this is not the edition that the features restate: the sha256 of {book.file} is {book.sha256[:12]}…"]
    try:
        lines = data.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return [*problems, "not UTF-8; nothing else was checked"]
    if len(lines) != book.lines:
        problems.append(f"the text has {len(lines)} lines, rulebook.toml says {book.lines}")
    restated: dict[Place, str] = {}
    for rule in rules:
        for span in rule.lines:
            restated |= dict.fromkeys(places(book, span, f"{rule.id} @lines-{span}", problems), rule.id)
    exempt: dict[Place, str] = {}
    for span in book.without_rule:
        exempt |= dict.fromkeys(places(book, span, f"[without_rule] {span!r}", problems), span)
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        several = book.sentences.get(number, 1)
        of_line = [(number, n) for n in range(1, several + 1)]
        if not all(place in exempt for place in of_line) and (counted := count_sentences(line)) != several:
            problems.append(f"line {number} seems to hold {counted} sentence{'s' if counted > 1 else ''}, "
                            f"[sentences] says {several}: {excerpt(line)}")
        for place in of_line:
            name = f"line {number}" if several == 1 else f"sentence {number}.{place[1]}"
            if place not in restated and place not in exempt:
                problems.append(f"{name} is accounted for nowhere, by no @lines and not in [without_rule]: "
                                f"{excerpt(line)}")
            elif place in restated and place in exempt:
                problems.append(f"{name} is restated by {restated[place]} and stands in [without_rule] as well")
    return problems


def places(book: Rulebook, span: str, where: str, problems: list[str]) -> set[Place]:
    """The sentences of a span; one that cannot be is a problem."""
    try:
        return book.places(span)
    except ValueError as no:
        problems.append(f"{where}: {no}")
        return set()


def excerpt(line: str) -> str:
    """The beginning of a line."""
    line = line.strip()
    return f"{line[:EXCERPT]}…" if len(line) > EXCERPT else line


def statement_problems(book: Rulebook, rules: Iterable[Rule], text: str) -> list[str]:
    """Statements of a list (JSON lines with an `id`) that became nothing, and exemptions of statements not listed."""
    known = {*(rule.id for rule in rules), *book.folded, *book.no_rule, *book.tombstones}
    problems = []
    seen = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            name = str(json.loads(line)["id"])
        except (ValueError, KeyError, TypeError):
            problems.append(f"line {number} is no JSON object with an id")
            continue
        seen.add(name)
        if name not in known:
            problems.append(f"{name} is accounted for nowhere: no Rule, and not in [folded], [no_rule] or [tombstones]")
    problems += [f"[{table}] names {name}, which is no statement of the list"
                 for table, names in (("folded", book.folded), ("no_rule", book.no_rule)) for name in names
                 if name not in seen]
    return problems

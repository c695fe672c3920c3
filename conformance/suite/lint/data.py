"""The toml files beside the features: cards, rulings, rulebook."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from conformance.protocol.games import game
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.near import did_you_mean
from conformance.suite.lint.source import Scope, place_in, toml_line
from conformance.suite.rulebook import Rulebook, RulebookError, read_rulebook
from conformance.suite.rulings import Ruling, RulingError, read_rulings
from conformance.vocabulary.library import read_cards

STANDINGS = ("recommended", "silent", "disputed")
FORBIDDEN = re.compile(r",|\band\b|[()#]|^\s|\s$")


def read_data(scope: Scope) -> None:
    """Fill in the rulebook and the rulings; what cannot be read is a finding."""
    try:
        scope.book = read_rulebook(scope.home / "rulebook.toml")
    except RulebookError as no:
        scope.findings.append(whole_file(scope.home / "rulebook.toml", "rulebook", no))
    try:
        scope.rulings = read_rulings(scope.home / "rulings.toml")
    except RulingError as no:
        path = scope.home / "rulings.toml"
        finding = whole_file(path, "rulings", no)
        entry = re.match(r"\[(.+?)\]", finding.message)
        line = toml_line(path, entry[1]) if entry else finding.line
        scope.findings.append(Finding(path, line, "rulings", finding.message))


def whole_file(path: Path, code: str, error: Exception) -> Finding:
    """A file that cannot be read; TOML errors say the line at their end."""
    _, message = place_in(str(error), path)
    line = re.search(r"\(at line (\d+)", message)
    return Finding(path, int(line[1]) if line else 1, code, message)


def check_cards(path: Path, name: str) -> Iterator[Finding]:
    """Every card of a cards.toml is a card of the game, strictly, and its name can stand in a sentence."""
    try:
        cards = read_cards(path)
    except OSError as error:
        yield Finding(path, 1, "cards", str(error.strerror))
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, TypeError) as error:
        yield whole_file(path, "cards", error)
        return
    validator = game(name).cards
    for card, data in cards.items():
        if found := FORBIDDEN.search(card):
            yield Finding(path, toml_line(path, card), "cards",
                          f"the name {card!r} has {found[0]!r} in it; sentences could not name the card")
        if data["name"] != card:
            yield Finding(path, toml_line(path, card), "cards", f"{card!r}: the key is the name; leave out `name`")
        try:
            validator.validate_python({card: data})
        except ValidationError as error:
            for problem in error.errors(include_url=False, include_context=False):
                where = ".".join(str(part) for part in problem["loc"][1:])
                yield Finding(path, toml_line(path, card), "cards", f"{card}: {where}: {problem['msg']}")


def check_rulings(scope: Scope) -> Iterator[Finding]:
    """Every ruling speaks of rules and readings that exist, and the engine plays exactly what it says."""
    path = scope.home / "rulings.toml"
    for ruling in scope.rulings.values():
        for message in ruling_faults(ruling, scope):
            yield Finding(path, toml_line(path, ruling.id), "rulings", f"{ruling.id}: {message}")
    readings = game(scope.game).engine.READINGS
    for name in sorted(set(readings) - set(scope.rulings)) if scope.rulings else ():
        yield Finding(path, 1, "rulings", f"the engine plays readings of {name}, and there is no such ruling here")


def ruling_faults(ruling: Ruling, scope: Scope) -> Iterator[str]:
    """What is wrong with one ruling."""
    readings = ", ".join(sorted(ruling.readings))
    known = {*scope.known_rules, *((*scope.book.folded, *scope.book.no_rule) if scope.book else ())}
    if scope.book and not re.fullmatch(rf"{scope.book.prefix}-R\d+", ruling.id):
        yield f"ids of rulings look like {scope.book.prefix}-R1"
    for rule in ruling.rules:
        if rule not in known:
            yield f"no rule {rule}{did_you_mean(rule, known)}"
    for line in ruling.lines:
        if scope.book and not 1 <= line <= scope.book.lines:
            yield f"the book has no line {line}, its last is {scope.book.lines}"
    if ruling.standing not in STANDINGS:
        yield f"no standing {ruling.standing!r}; there are {', '.join(STANDINGS)}"
    if ruling.chosen not in ruling.readings:
        yield f"chosen is {ruling.chosen!r}, and the readings are {readings}"
    if ruling.chosen not in ruling.implemented:
        yield f"the chosen reading {ruling.chosen!r} is not implemented"
    if strange := sorted(set(ruling.implemented) - set(ruling.readings)):
        yield f"implemented names {strange[0]!r}, and the readings are {readings}"
    plays = game(scope.game).engine.READINGS.get(ruling.id, ruling.implemented[:1])  # of a recorded one, just one
    if sorted(ruling.implemented) != sorted(plays):
        yield f"implemented is {', '.join(ruling.implemented)}, and the engine plays {', '.join(plays) or 'none'}"


def check_rulebook(scope: Scope) -> Iterator[Finding]:
    """Sections, spans and exemptions speak of what is there."""
    if scope.book is None:
        return
    path, book = scope.home / "rulebook.toml", scope.book
    files = {source.path.name for source in scope.sources} | {f.file.name for f in scope.findings}
    for section in book.sections:
        line = next((n for n, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                     if section.feature in text), 1)
        if section.feature not in files:
            yield Finding(path, line, "rulebook", f"there is no {section.feature}")
        if section.lines:  # a section that rests on another source restates no line
            yield from check_span(path, line, section.lines, book)
    for source in scope.sources:
        if source.path.name not in {section.feature for section in book.sections}:
            yield Finding(path, 1, "rulebook", f"{source.path.name} is in no [[section]]")
    for span in book.without_rule:
        yield from check_span(path, toml_line(path, span, "without_rule"), span, book)
    yield from check_exemptions(scope, path, book)


def check_span(path: Path, line: int, span: str, book: Rulebook) -> Iterator[Finding]:
    """The book has these lines."""
    try:
        book.places(span)
    except ValueError as no:
        yield Finding(path, line, "rulebook", f"{span!r}: {no}")


def check_exemptions(scope: Scope, path: Path, book: Rulebook) -> Iterator[Finding]:
    """Statements are folded into Rules, rules of absence are Rules that decide, and nothing is exempted twice."""
    rules = scope.known_rules
    for statement, rule in book.folded.items():
        if rule not in rules:
            chain = f"; that is folded into {book.folded[rule]}" if rule in book.folded else did_you_mean(rule, rules)
            yield Finding(path, toml_line(path, statement, "folded"), "rulebook",
                          f"{statement} is folded into {rule}, which is no Rule of the features{chain}")
        if statement in book.no_rule:
            yield Finding(path, toml_line(path, statement, "no_rule"), "rulebook", f"{statement} is folded as well")
    for rule in book.absence:
        if rule not in rules:
            yield Finding(path, toml_line(path, rule, "absence"), "rulebook",
                          f"{rule} is no Rule of the features{did_you_mean(rule, rules)}")
        elif rules[rule].is_definition:
            yield Finding(path, toml_line(path, rule, "absence"), "rulebook",
                          f"{rule} is a @definition: it decides nothing")

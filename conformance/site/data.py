"""Everything that the pages tell, gathered once: rules, scenarios played, rulings, verdicts of implementations."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from conformance.adapters import REFERENCE, open_adapter
from conformance.adapters.base import AdapterFault
from conformance.protocol.games import game as protocol_game
from conformance.run.report import BadReport, read_report
from conformance.run.runner import Abilities, greet, run_case
from conformance.run.verdicts import Outcome
from conformance.site.places import section_page
from conformance.suite.catalogue import Catalogue, digest, packaged
from conformance.suite.citations import Citation, citations
from conformance.suite.compiler import Case, CompileError, library
from conformance.suite.features import Feature, Rule, Scenario
from conformance.suite.locate import features_dir
from conformance.suite.packaged_cases import case_of
from conformance.suite.play import Moment, play
from conformance.suite.rulebook import Rulebook, Section, read_rulebook
from conformance.suite.rulings import Ruling, read_rulings
from conformance.vocabulary import vocabulary
from conformance.vocabulary.library import Library
from conformance.vocabulary.registry import Vocabulary


@dataclass
class Implementation:
    """What a run has found about one implementation, by id of the scenario or row."""

    name: str
    version: str
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    games: tuple[str, ...] | None = None  # those that its report is about; None: all

    def is_about(self, game: str) -> bool:
        """Whether it can be told what this implementation makes of a game."""
        return self.games is None or game in self.games


@dataclass
class Example:
    """One scenario or row, its case, and how it went on the reference engine; `broken` says why there is no case."""

    scenario: Scenario
    case: Case | None = None
    moments: list[Moment] = field(default_factory=list)
    broken: str = ""

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up operation; empty where the scenario cannot be compiled."""
        steps = self.case["steps"] if self.case else ()
        return next((op for step in steps for op in step["ops"] if op["op"] == "setup"), {})


@dataclass
class Book:
    """One game: its rulebook, features, words, rulings and code."""

    game: str
    name: str
    rulebook: Rulebook
    features: tuple[Feature, ...]
    rulings: dict[str, Ruling]
    library: Library
    words: Vocabulary
    citations: dict[str, list[Citation]]
    examples: dict[str, Example] = field(default_factory=dict)

    @property
    def rules(self) -> list[Rule]:
        """Every rule, in the order of the book."""
        return [rule for feature in self.features for rule in feature.rules]

    def section(self, feature: Feature) -> Section:
        """The section of the book that a feature file holds; where the book names none, with the file's own title."""
        for section in self.rulebook.sections:
            if section.feature == feature.file.name:
                return section
        return Section(feature.file.name, feature.title, "", "")

    def groups(self, feature: Feature, rule: str) -> list[list[Example]]:
        """The scenarios of a rule in the order of the file; rows of an outline stand together."""
        found: dict[str, list[Example]] = {}
        for scenario in feature.scenarios:
            if scenario.rule == rule:
                found.setdefault(scenario.outline or scenario.id, []).append(self.examples[scenario.id])
        return list(found.values())

    def home(self, rule: str) -> tuple[str, str]:
        """The page of a rule, and the rule it is told by: another one, where it is folded. ("", id): there is none."""
        rule = self.rulebook.folded.get(rule, rule)
        return self.homes.get(rule, ""), rule

    @cached_property
    def homes(self) -> dict[str, str]:
        """The page of each rule."""
        return {rule.id: section_page(self.game, feature.file) for feature in self.features for rule in feature.rules}


@dataclass
class Site:
    """All games, and all implementations that are known; the reference engine comes first."""

    books: list[Book]
    implementations: list[Implementation]
    reported: list[Implementation] = field(default_factory=list)

    def players(self, game: str) -> list[Implementation]:
        """The implementations of which something is known in a game."""
        return [found for found in self.implementations if found.is_about(game)]

    @property
    def broken(self) -> list[Example]:
        """Scenarios that cannot be compiled."""
        return [example for book in self.books for example in book.examples.values() if example.broken]


def gather(games: Iterable[str], reports: Iterable[Path] = (), catalogues: dict[str, Catalogue] | None = None) -> Site:
    """Read and play everything of these games; `catalogues` stand in for packaged features.

    Raises FeatureError, RulebookError, RulingError or BadReport, each with file and place.
    """
    found = [reported(path) for path in reports]  # first: what is wrong with one is told before all is played
    adapter = open_adapter(REFERENCE)
    abilities = greet(adapter)
    reference = Implementation(abilities.name, abilities.version)
    books = []
    for name in games:
        book = open_book(name, (catalogues or {}).get(name) or packaged(name))
        for feature in book.features:
            for scenario in feature.scenarios:
                example = play_example(scenario)
                book.examples[scenario.id] = example
                reference.outcomes[scenario.id] = verdict(example, adapter, abilities)
        books.append(book)
    adapter.close()
    return Site(books, [reference, *(other for other in found if other.name != reference.name)], found)


def open_book(name: str, catalogue: Catalogue) -> Book:
    """Everything about a game that is not played."""
    home = features_dir() / name
    places: dict[str, list[Citation]] = {}
    for citation in citations(name):
        places.setdefault(citation.rule, []).append(citation)
    return Book(name, protocol_game(name).engine.NAME, read_rulebook(home / "rulebook.toml"), catalogue.features,
                read_rulings(home / "rulings.toml"), library(name), vocabulary(name), places)


def play_example(scenario: Scenario) -> Example:
    """Compile and play one scenario."""
    try:
        case = case_of(scenario)
    except CompileError as error:
        return Example(scenario, broken=str(error).removeprefix(f"{scenario.file.parent}/"))
    moments: list[Moment] = []
    with suppress(AdapterFault):  # the verdict tells it; the boards end where the engine did
        moments.extend(play(case))
    return Example(scenario, case, moments)


def verdict(example: Example, adapter: Any, abilities: Abilities) -> Outcome:
    """What the reference engine does with a scenario."""
    if example.case is None:
        return Outcome(example.scenario.id, "harness-error", example.broken)
    if not adapter.alive:
        adapter.restart()
    return run_case(example.case, adapter, abilities)


def reported(path: Path) -> Implementation:
    """The implementation of a report. Raises BadReport where it broke off, or is about other features than these."""
    report = read_report(path)
    if not report.complete:
        raise BadReport(f"{path}: incomplete: partial results are not published; run `conformance run --report` again")
    adapter = report.header["adapter"]
    games = tuple(sorted({line["game"] for line in report.results}))
    if report.header["digest"] != digest(games):
        raise BadReport(f"{path}: about another version of the features; run `conformance run --report` again")
    found = Implementation(adapter["name"], adapter["version"], games=games)
    for line in report.results:
        found.outcomes[line["id"]] = Outcome(line["id"], line["verdict"], line.get("message", ""), line.get("step", ""),
                                             line.get("line", 0))
    return found

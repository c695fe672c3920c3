"""The files that are linted, read so that one broken file does not hide the others."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from conformance.suite.features import Feature, FeatureError, Rule, Scenario, parse, read_feature
from conformance.suite.lint.findings import Finding
from conformance.suite.rulebook import Rulebook
from conformance.suite.rulings import Ruling

Node = dict[str, Any]
Case = dict[str, Any]


@dataclass
class Source:
    """One feature file: its Gherkin document and what the suite makes of it."""

    path: Path
    document: Node
    feature: Feature

    @cached_property
    def text(self) -> list[str]:
        """Its lines, without the spaces around them."""
        return [line.strip() for line in self.path.read_text(encoding="utf-8").splitlines()]


@dataclass
class Compiled:
    """A scenario that could be compiled."""

    scenario: Scenario
    case: Case


@dataclass
class Scope:
    """What is linted together: the suite of a game, or drafts for it.

    `home` holds the game's toml files. Of what is missing or broken, the finding is in `findings` and the field empty.
    For drafts, `others` is the suite, whose rules they may belong to and whose scenarios they may repeat.
    """

    game: str
    home: Path
    sources: list[Source]
    is_suite: bool
    book: Rulebook | None = None
    rulings: dict[str, Ruling] = field(default_factory=dict)
    compiled: list[Compiled] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    others: "Scope | None" = None

    @property
    def scenarios(self) -> list[Scenario]:
        """Every scenario in the order of the files."""
        return [scenario for source in self.sources for scenario in source.feature.scenarios]

    @property
    def rules(self) -> list[Rule]:
        """Every Rule in the order of the files."""
        return [rule for source in self.sources for rule in source.feature.rules]

    @cached_property
    def known_rules(self) -> dict[str, Rule]:
        """Rules by id, of drafts those of the suite as well."""
        return {**(self.others.known_rules if self.others else {}), **{rule.id: rule for rule in self.rules if rule.id}}


def read_sources(paths: Iterable[Path]) -> tuple[list[Source], list[Finding]]:
    """Every file that can be read, and a finding for each that cannot."""
    sources, findings = [], []
    for path in paths:
        try:
            sources.append(Source(path, parse(path), read_feature(path)))
        except FeatureError as no:
            line, message = place_in(str(no), path)
            findings.append(Finding(path, line, "syntax", message))
    return sources, findings


def place_in(text: str, path: Path) -> tuple[int, str]:
    """Line and message of an error that begins with `file:line: ` or `file: `."""
    found = re.match(r":(\d+): |: ", rest := text.removeprefix(str(path)))
    if not found:
        return 1, text
    return int(found[1] or 1), rest[found.end():]


def nodes(document: Node) -> Iterator[tuple[str, Node, Node | None]]:
    """(what, node, its Rule) for the feature and every rule, background and scenario, in the order of the file."""
    feature = document["feature"]
    yield "feature", feature, None
    for child in feature["children"]:
        (what, node), = child.items()
        yield what, node, None
        if what == "rule":
            for grandchild in node["children"]:
                (inner, leaf), = grandchild.items()
                yield inner, leaf, node


def line_of(node: Node) -> int:
    """The line of anything in a Gherkin document."""
    return int(node["location"]["line"])


def toml_line(path: Path, key: str, table: str = "") -> int:
    """The line of a key, or of a table's heading, in a TOML file that people write; 1 where it is not found."""
    word = rf"""["']?{re.escape(key)}["']?"""
    inside = not table
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if heading := re.match(r"\s*\[+\s*(.+?)\s*\]+", line):
            if not table and re.fullmatch(word, heading[1]):
                return number
            inside = not table or heading[1] == table
        elif inside and re.match(rf"\s*{word}\s*=", line):
            return number
    return 1

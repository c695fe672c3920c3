"""The linter: everything that can be wrong with feature files and the data beside them, without playing anything.

`lint` is what others use. It never raises for anything that stands in a file.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from conformance.protocol.games import GAMES
from conformance.suite.catalogue import feature_files
from conformance.suite.lint.cardtext import check_card_texts
from conformance.suite.lint.contradictions import check_against_each_other
from conformance.suite.lint.coverage import check_coverage
from conformance.suite.lint.data import check_cards, check_rulebook, check_rulings, read_data
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.ids import check_ids
from conformance.suite.lint.sentences import check_sentences
from conformance.suite.lint.source import Scope, Source, read_sources
from conformance.suite.lint.structure import check_structure
from conformance.suite.lint.verdicts import check_twins, check_verdicts
from conformance.suite.locate import features_dir

Check = Callable[[Scope], Iterable[Finding]]
OF_FILES: tuple[Check, ...] = (check_structure, check_ids, check_coverage)
OF_DATA: tuple[Check, ...] = (check_rulebook, check_rulings)
# These need cards, and check_sentences leaves what it has compiled to those after it.
OF_MEANING: tuple[Check, ...] = (
    check_sentences, check_card_texts, check_verdicts, check_twins, check_against_each_other)

__all__ = ["Finding", "Report", "lint"]


@dataclass(frozen=True)
class Report:
    """What was looked at and what was found, by file and line."""

    findings: tuple[Finding, ...]
    files: int
    scenarios: int

    @property
    def count(self) -> int:
        """How many findings count; notes do not."""
        return sum(finding.severity == "finding" for finding in self.findings)


def lint(paths: Iterable[Path] = (), games: Iterable[str] = GAMES) -> Report:
    """Lint files and folders, else the packaged suites of the games. Raises FeatureError where a path leads nowhere.

    A file beside a `rulebook.toml` belongs to a suite: it is judged within the whole of it, and of its folder only what
    was asked for is reported.
    """
    paths = list(paths)
    if not paths:
        scopes = [packaged_suite(game) for game in games]
        return report(scopes, [finding for scope in scopes for finding in scope.findings])
    files = list(dict.fromkeys(path.resolve() for path in feature_files(paths)))
    folders = {path.resolve() for path in paths if path.is_dir()}
    homes = sorted({file.parent for file in files if (file.parent / "rulebook.toml").is_file()})
    sources, findings = read_sources(file for file in files if file.parent not in homes)
    scopes = [lint_drafts(game, [s for s in sources if s.feature.game == game])
              for game in GAMES if any(s.feature.game == game for s in sources)]
    for home in homes:
        scope = lint_suite(home.name, home)
        if not folders & {home, *home.parents}:
            scope.findings = [finding for finding in scope.findings if finding.file in files]
            scope.sources = [source for source in scope.sources if source.path in files]
        scopes.append(scope)
    return report(scopes, [*findings, *(finding for scope in scopes for finding in scope.findings)])


def report(scopes: list[Scope], findings: list[Finding]) -> Report:
    """What was found in several scopes. A file that cannot be read is in none of them."""
    broken = {finding.file for finding in findings if finding.code == "syntax"}
    return Report(tuple(sorted(findings, key=in_order)), sum(len(scope.sources) for scope in scopes) + len(broken),
                  sum(len(scope.scenarios) for scope in scopes))


def lint_suite(game: str, home: Path) -> Scope:
    """All features of a folder that holds a game's suite. The findings are in the scope, in order."""
    sources, broken = read_sources(feature_files([home]))
    scope = Scope(game, home, sources, is_suite=True, findings=broken)
    read_data(scope)
    finish(scope, (*OF_FILES, *OF_DATA), [home / "cards.toml"])
    return scope


def lint_drafts(game: str, sources: list[Source]) -> Scope:
    """Somebody's own files for a game, seen beside the packaged suite. The findings are in the scope, in order."""
    suite = packaged_suite(game)
    scope = Scope(game, suite.home, sources, is_suite=False, book=suite.book, rulings=suite.rulings, others=suite)
    beside = {source.path.parent / "cards.toml" for source in sources}
    finish(scope, OF_FILES, sorted(path for path in beside if path.is_file()))
    return scope


@lru_cache
def packaged_suite(game: str) -> Scope:
    """The packaged suite of a game, linted."""
    return lint_suite(game, features_dir() / game)


def finish(scope: Scope, checks: Iterable[Check], cards: Iterable[Path]) -> None:
    """Run the checks, and those that need cards where the cards are in order."""
    found = [finding for check in checks for finding in check(scope)]
    wrong_cards = [finding for path in cards for finding in check_cards(path, scope.game)]
    if wrong_cards:
        first = wrong_cards[0]
        note = "steps are not checked before the cards are in order"
        found += [*wrong_cards, Finding(first.file, first.line, "cards", note, "note")]
    else:
        found += (finding for check in OF_MEANING for finding in check(scope))
    scope.findings = sorted(dict.fromkeys([*scope.findings, *found]), key=in_order)


def in_order(finding: Finding) -> tuple[str, int]:
    """Sort key: file and line; what was found first stays first."""
    return str(finding.file), finding.line

"""All rules and scenarios of the suite, or of the files that somebody names."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from conformance.protocol.games import GAMES
from conformance.suite.cache import cached
from conformance.suite.features import Feature, FeatureError, Rule, Scenario, read_feature
from conformance.suite.locate import features_dir


@dataclass(frozen=True)
class Catalogue:
    """Features with everything in them."""

    features: tuple[Feature, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule, in the order of the book."""
        return (rule for feature in self.features for rule in feature.rules)

    @property
    def scenarios(self) -> list[Scenario]:
        """Every scenario, sorted by id."""
        return sorted((s for feature in self.features for s in feature.scenarios), key=lambda s: natural(s.id))

    def rule(self, name: str) -> Rule | None:
        """The rule of that id."""
        return next((rule for rule in self.rules if rule.id == name), None)

    def feature_of(self, rule: str) -> Feature | None:
        """The feature that holds a rule."""
        return next((f for f in self.features if any(r.id == rule for r in f.rules)), None)


def natural(name: str) -> list[tuple[int, int, str]]:
    """Sort key: numbers by value, so that RN-5.9 stands before RN-5.10."""
    return [(1, int(piece), "") if piece.isdigit() else (0, 0, piece) for piece in re.split(r"(\d+)", name) if piece]


def feature_files(paths: Iterable[Path]) -> list[Path]:
    """The feature files that paths name, folders searched. Raises FeatureError where there is none."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.feature")) if path.is_dir() else [path]
        if not found:
            raise FeatureError(f"{path}: no .feature file in this folder")
        if not found[0].is_file():
            raise FeatureError(f"{path}: no such file or folder")
        files += found
    return files


def read_catalogue(paths: Iterable[Path]) -> Catalogue:
    """The features of files and folders. Raises FeatureError."""
    return Catalogue(tuple(read_feature(path) for path in feature_files(paths)))


@lru_cache
def packaged(game: str) -> Catalogue:
    """The suite's own features of one game."""
    return cached("features", game, lambda: read_catalogue([features_dir() / game]))


def whole_suite() -> Catalogue:
    """The suite's own features of all games."""
    return Catalogue(tuple(feature for game in GAMES for feature in packaged(game).features))


def digest(games: Iterable[str] = GAMES) -> str:
    """One number for everything that decides a verdict: the feature, card and ruling files of these games."""
    total = hashlib.sha256()
    for game in sorted(games):
        for path in sorted((features_dir() / game).iterdir()):
            if path.suffix in (".feature", ".toml"):
                total.update(f"{game}/{path.name}\n".encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()

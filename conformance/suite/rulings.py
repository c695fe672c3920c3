"""The open points of a rulebook and their readings, from `rulings.toml`."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from conformance.suite.locate import features_dir


@dataclass(frozen=True)
class Ruling:
    """One open point. `implemented` are the readings that the reference engine can play."""

    id: str
    question: str
    rules: tuple[str, ...]
    lines: tuple[int, ...]
    standing: str
    chosen: str
    implemented: tuple[str, ...]
    because: str
    readings: dict[str, str]


class RulingError(Exception):
    """`rulings.toml` is wrong: file, entry, what was expected."""


def read_rulings(path: Path) -> dict[str, Ruling]:
    """All rulings of one file, by id. Raises RulingError."""
    try:
        with path.open("rb") as file:
            entries = tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise RulingError(f"{path}: {error}") from None
    rulings = {}
    for name, entry in entries.items():
        try:
            rulings[name] = Ruling(
                name, entry["question"], tuple(entry["rules"]), tuple(entry["lines"]), entry["standing"],
                entry["chosen"], tuple(entry["implemented"]), entry["because"], dict(entry["readings"]))
        except (KeyError, TypeError) as error:
            raise RulingError(f"{path}: [{name}] lacks {error}") from None
    return rulings


@lru_cache
def rulings(game: str) -> dict[str, Ruling]:
    """The packaged rulings of a game."""
    return read_rulings(features_dir() / game / "rulings.toml")

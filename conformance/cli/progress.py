"""How far a run is, on a terminal."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from conformance.cli.console import is_terminal, paint


@contextmanager
def reading(game: str) -> Iterator[None]:
    """Says on a terminal what takes so long, while a game's features are read for the first time."""
    shown = is_terminal(sys.stderr)
    if shown:
        print(f"\r\033[Kreading the rules of {game} (once for a version)", end="", file=sys.stderr, flush=True)
    try:
        yield
    finally:
        if shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


class Progress:
    """One line on a terminal that says how far the run is."""

    def __init__(self, planned: int, *, quiet: bool) -> None:
        self.planned, self.done, self.bad = planned, 0, 0
        self.shown = not quiet and is_terminal(sys.stderr)
        self.next = 0.0

    def step(self, outcome: Any) -> None:
        """One more result."""
        self.done += 1
        self.bad += not outcome.passed
        if self.shown and time.perf_counter() >= self.next:
            self.next = time.perf_counter() + 0.1
            bad = paint(f", {self.bad} not passed", "red", sys.stderr) if self.bad else ""
            print(f"\r{self.done}/{self.planned}{bad}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Remove the line."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

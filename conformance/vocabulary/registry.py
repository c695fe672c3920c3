"""Step definitions, registered once per game. Every definition is tried, and two that match are an error."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any

KINDS = ("given", "when", "then")
WORD = re.compile(r"\{(\w+)\}")
ONE_CARD = r"(?:(?! and |[A-H]'s choice)[^,(])+?(?: \([^)]*\))?"


class StepError(Exception):
    """The text of a scenario is wrong; no implementation is to blame."""


@dataclass(frozen=True)
class Definition:
    """One sentence: its pattern with placeholders in braces, and what it tells the scene."""

    kind: str
    pattern: str
    regex: re.Pattern[str]
    run: Callable[..., None]
    about: str
    takes_table: bool = False


def plain_form(does: str) -> str:
    """What a player does as what they have to do: `fills the Bench`, `fill the Bench`."""
    verb, *rest = does.split(" ")
    return " ".join([verb.removesuffix("s"), *rest])


@dataclass
class Vocabulary:
    """The sentences of one game.

    `zones` maps what a scenario calls a zone to the field of the position. `parts` are regular expressions of further
    placeholders: closed alternatives wherever possible, so that no sentence swallows another.
    """

    game: str
    zones: dict[str, str]
    parts: dict[str, str]
    facts: Callable[[dict[str, Any]], list[str]]
    text: Callable[[dict[str, Any]], str]
    states: dict[str, dict[str, Any]]
    position: Callable[..., dict[str, Any]]
    draft: Callable[[str, str], dict[str, Any]]
    decisions: dict[str, str]  # what a player does, as "fills the Bench", and the kind of decision that it is
    # What a cell of a table stands for in a column of this game; nothing (the default): what it stands for in any.
    cell: Callable[[Any, str, Any], Any] = lambda scene, column, cell: cell
    definitions: list[Definition] = field(default_factory=list)
    found: dict[tuple[str, str], tuple[Definition, dict[str, str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seat = "[A-H]"
        self.parts = {
            "p": seat, "q": seat, "r": seat, "n": r"-?\d+", "m": r"-?\d+", "reason": "[a-z_]+", "rest": ".+",
            "card": ONE_CARD, "card2": ONE_CARD, "cards": r"(?!\d).+?", "name": ONE_CARD, "facts": ".+",
            "does": "|".join(self.decisions), "do": "|".join(map(plain_form, self.decisions)),
            "zone": "|".join(re.escape(zone) for zone in sorted(self.zones, key=len, reverse=True)), **self.parts,
        }

    def add(self, kind: str, pattern: str, run: Callable[..., None], *, table: bool = False) -> None:
        """Register one sentence."""
        regex = "".join(
            f"(?P<{piece}>{self.parts[piece]})" if i % 2 else re.escape(piece)
            for i, piece in enumerate(WORD.split(pattern))
        )
        about = (run.__doc__ or "").strip()
        self.definitions.append(Definition(kind, pattern, re.compile(regex), run, about, table))

    def given(self, pattern: str, *, table: bool = False) -> Callable[[Any], Any]:
        """Decorator: a sentence of the set-up."""

        def register(run: Callable[..., None]) -> Callable[..., None]:
            self.add("given", pattern, run, table=table)
            return run

        return register

    def then(self, *patterns: str, table: bool = False) -> Callable[[Any], Any]:
        """Decorator: a sentence that checks something."""

        def register(run: Callable[..., None]) -> Callable[..., None]:
            for pattern in patterns:
                self.add("then", pattern, run, table=table)
            return run

        return register

    def when(self, does: str, tries: str) -> Callable[[Any], Any]:
        """Decorator: an action. `run` returns (player, action); as `does` it must be accepted, as `tries` judged."""

        def register(run: Callable[..., tuple[str, dict[str, Any]]]) -> Callable[..., tuple[str, dict[str, Any]]]:
            def act(scene: Any, **words: str) -> None:
                scene.act(*run(scene, **words))

            def attempt(scene: Any, **words: str) -> None:
                scene.act(*run(scene, **words), attempt=True)

            act.__doc__ = run.__doc__
            attempt.__doc__ = f"{(run.__doc__ or '').strip()} A Then must say whether it is refused."
            self.add("when", does, act)
            self.add("when", tries, attempt)
            return run

        return register

    def find(self, kind: str, text: str) -> tuple[Definition, dict[str, str]]:
        """The one definition of this sentence, with its words. Raises StepError: none (and the nearest), or several."""
        if (kind, text) not in self.found:
            hits = [(d, m) for d in self.definitions if d.kind == kind and (m := d.regex.fullmatch(text))]
            if len(hits) > 1:
                raise StepError(f"two sentences match {text!r}: " + " | ".join(d.pattern for d, _ in hits))
            if not hits:
                raise StepError(f"no sentence for {text!r}{self.hint(kind, text)}")
            definition, match = hits[0]
            self.found[kind, text] = definition, match.groupdict()
        return self.found[kind, text]

    def hint(self, kind: str, text: str) -> str:
        """The nearest sentence, also one of another kind."""
        elsewhere = [d.kind for d in self.definitions if d.kind != kind and d.regex.fullmatch(text)]
        if elsewhere:
            return f"; it is a {elsewhere[0].capitalize()}, not a {kind.capitalize()}"
        for measure in (likeness, likeness_of_words):
            near = max(self.search(kind), key=lambda d: measure(d.pattern, text), default=None)
            if near and measure(near.pattern, text) > 0.5:
                return f"; the nearest is {near.pattern!r}"
        return "; `conformance steps` lists them"

    def search(self, kind: str | None = None, word: str = "") -> Iterator[Definition]:
        """Definitions of a kind whose sentence or description holds the word."""
        for definition in self.definitions:
            if kind in (None, definition.kind) and word.lower() in f"{definition.pattern} {definition.about}".lower():
                yield definition


def likeness_of_words(pattern: str, text: str) -> float:
    """How much a sentence's fixed words look like words of the text: 0 to 1. It knows `deplyos`, unlike `likeness`."""
    fixed, words = WORD.sub(" ", pattern).split(), text.replace("'s ", " 's ").split()
    best = [max(SequenceMatcher(None, word, other).ratio() for other in words) for word in fixed]
    return sum(ratio for ratio in best if ratio > 0.7) / len(fixed) if fixed else 0


def likeness(pattern: str, text: str) -> float:
    """How much of a sentence's fixed words stand in the text, in order: 0 to 1."""
    fixed = [word for word in WORD.sub(" ", pattern).split() if word]
    return SequenceMatcher(None, fixed, text.split()).ratio() + 0.1 * (pattern.split()[0] == text.split()[0])

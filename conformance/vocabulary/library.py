"""The suite's test cards, and how sentences name them."""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from conformance.vocabulary.registry import StepError

NOTHING = ("empty", "nothing", "none")


@dataclass(frozen=True)
class Mention:
    """A card named in a sentence: whose, which copy, and the states and facts stated in parentheses."""

    owner: str | None
    name: str
    copy: int
    stated: tuple[str, ...]


class Library:
    """Card definitions by name, and the grammar of card lists: `A's Pawn #2 (Raw 1), Scout and Hush`."""

    def __init__(self, cards: dict[str, dict[str, Any]], facts: Callable[[dict[str, Any]], list[str]],
                 states: dict[str, dict[str, Any]]) -> None:
        self.cards, self.facts, self.states = cards, facts, states
        # Longest first, so that `Iron Wall` is not read as `Iron`.
        names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
        self.item = re.compile(rf"(?:(?P<owner>[A-H])'s )?(?P<name>{names})(?: #(?P<copy>\d+))?"
                               r"(?: \((?P<stated>[^)]*)\))?(?=$|, | and )")
        self.gap = re.compile(r", and |, | and |$")
        self.known: dict[str, list[Mention]] = {}

    def extended(self, more: dict[str, dict[str, Any]]) -> "Library":
        """A library with further cards. Raises StepError where a name has two definitions."""
        for name, card in more.items():
            if self.cards.get(name, card) != card:
                raise StepError(f"the card {name!r} has another definition already")
        return Library({**self.cards, **more}, self.facts, self.states)

    def read(self, text: str) -> list[Mention]:
        """Every card that a list names; stated facts are held against the cards.

        Raises StepError: no such card (with the nearest name), or a fact that is not one.
        """
        if text not in self.known:
            self.known[text] = list(self.mentions(text))
        return self.known[text]

    def mentions(self, text: str) -> list[Mention]:
        """`read` without memory."""
        if text in NOTHING:
            return []
        found, at = [], 0
        while at < len(text):
            item = self.item.match(text, at)
            if not item:
                word = re.split(r", | and | \(", text[at:])[0]
                near = get_close_matches(re.sub(r"^[A-H]'s ", "", word), self.cards, 1)
                hint = f"; did you mean {near[0]!r}?" if near else "; `conformance cards` lists them"
                raise StepError(f"no card {word!r}{hint}")
            stated = tuple(item["stated"].split(", ")) if item["stated"] else ()
            self.hold(item["name"], stated)
            found.append(Mention(item["owner"], item["name"], int(item["copy"] or 1), stated))
            gap = self.gap.match(text, item.end())
            assert gap is not None  # the look-ahead of `item` saw one
            at = gap.end()
        return found

    def hold(self, name: str, stated: tuple[str, ...]) -> None:
        """Raises StepError where a stated fact is neither true of the card nor a state."""
        true = self.facts(self.cards[name])
        for fact in stated:
            if fact not in true and fact not in self.states:
                spelt = not any(letter.isdigit() for letter in fact)  # another number is no misspelling
                near = get_close_matches(fact, [*self.states, *true], 1) if spelt else []
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise StepError(f"{name} is not {fact!r}: it is {', '.join(true)}{hint}")


def read_cards(path: Path) -> dict[str, dict[str, Any]]:
    """Card definitions of a cards.toml; a card's key is its name.

    Raises OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, or TypeError where an entry is no table.
    """
    with path.open("rb") as file:
        entries = tomllib.load(file)
    for name, card in entries.items():
        if not isinstance(card, dict):
            raise TypeError(f"{name} is {card!r}; expected a table [{name!r}] with the card's facts")
    return {name: {"name": name, **card} for name, card in entries.items()}

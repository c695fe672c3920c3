"""A suite in miniature, in a folder of its own: clean as it stands, and each test breaks one thing in it."""

from pathlib import Path

import pytest

from conformance.protocol.games import game
from conformance.suite.lint import lint

RULEBOOK = """\
name = "Renathea"
prefix = "RN"
title = "T"
language = "id"
edition = "E"
where = "W"
file = "book.txt"
sha256 = "0"
lines = 9
[[section]]
feature = "10-first.feature"
title = "First"
original = "O"
lines = "1-5"
[[section]]
feature = "20-second.feature"
title = "Second"
original = "O"
lines = "6-9"
[sentences]
"5" = 3
[without_rule]
"2" = "heading"
[folded]
"RN-1.8" = "RN-1.1"
[no_rule]
"RN-1.0" = "title"
[absence]
"RN-2.1" = "why"
[tombstones]
"RN-1.7" = "said the same as RN-1.1"
"RN-1.1-z" = "was wrong"
"""

RULINGS = """\
[RN-R1]
question = "Q?"
rules = ["RN-2.1"]
lines = [6]
standing = "silent"
chosen = "a"
implemented = ["a", "b"]
because = "B"
[RN-R1.readings]
a = "one"
b = "other"
c = "a third"
"""

CARDS = """\
["Pawn"]
card_class = "Pawn"
roles = ["Melee"]
raw = 1
["Squire"]
card_class = "Squire"
roles = ["Melee"]
raw = 2
["Drummer"]
card_class = "Drummer"
roles = ["Support"]
raw = 1
effects = [{ on = "compare", parts = [{ do = "powerup", amount = 4 }] }]
""" + "".join(f'["Filler {n}"]\ncard_class = "Filler {n}"\nroles = ["Support"]\nraw = 1\n' for n in range(1, 10))

# The first scenario stands on line 5.
FIRST = """\
@RN-10
Feature: 10. First
  @RN-1.1 @lines-1
  Rule: A card of the Hand is placed
"""

PLACED = """\
    @RN-1.1-a
    Scenario: A card is placed
      Given a game of Renathea
      And A's Hand is Pawn (Raw 1)
      When A deploys Pawn
      Then A's Arena is Pawn
"""

SECOND = """\
@RN-20
Feature: 20. Second
  @RN-2.1 @lines-6
  Rule: Another rule
    @RN-2.1-a @RN-R1:a
    Scenario: Read in one way
      Given a game of Renathea
      And A's Hand is Pawn and Squire
      When A deploys Pawn
      Then A's Hand has 1 card
    @RN-2.1-b @RN-R1:b
    Scenario: Read in the other way
      Given a game of Renathea
      And A's Hand is Pawn and Squire
      When A deploys Pawn
      Then A's Hand has 2 cards
"""


class Small:
    """The suite in miniature on disk. `lint` gives the findings as lines, files named from its folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        home.mkdir()
        for name, text in (("rulebook.toml", RULEBOOK), ("rulings.toml", RULINGS), ("cards.toml", CARDS),
                           ("10-first.feature", FIRST + PLACED), ("20-second.feature", SECOND)):
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        """A whole file."""
        (self.home / name).write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        """A file with one thing changed."""
        text = (self.home / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        self.write(name, text.replace(old, new))

    def scenarios(self, text: str) -> list[str]:
        """The findings after these scenarios are added to the first Rule, below PLACED: they begin on line 11."""
        self.write("10-first.feature", FIRST + PLACED + text)
        return self.lint()

    def lint(self, *names: str) -> list[str]:
        """All findings of the folder, or of some of its files."""
        return [finding.shown() for finding in lint([self.home / name for name in names] or [self.home]).findings]


def make_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    """The suite in miniature, as the working directory; the engine plays two readings of its one ruling."""
    small = Small(tmp_path / "renathea")
    monkeypatch.chdir(small.home)
    monkeypatch.setattr(game("renathea").engine, "READINGS", {"RN-R1": ("a", "b")})
    return small

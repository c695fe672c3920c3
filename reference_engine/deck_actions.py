"""Before the first turn, where games do it alike: decks are registered and shuffled, and chance says who goes first.

The rules for it (how large a deck is, what may stand in it) are each game's own. Standard library only.
"""

from dataclasses import dataclass, field
from typing import Literal

from reference_engine.kernel import CardId, Data
from reference_engine.two_players import Seat


@dataclass(slots=True)
class Register(Data):
    """Bring a deck: the cards of one's collection that make it up."""

    type: Literal["register"]
    deck: list[CardId]


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Deck that is being shuffled; the rest keeps its order."""

    type: Literal["shuffle"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class FirstPlayer(Data):
    """Chance says who takes the first turn."""

    type: Literal["first_player"]
    player: Seat


def only_reorders(top: list[CardId], cards: list[CardId]) -> bool:
    """Whether a shuffle of `cards` can bring these on top: they are all there, and none is named twice."""
    return len(set(top)) == len(top) and set(top) <= set(cards)


def reordered(deck: list[CardId], top: list[CardId]) -> list[CardId]:
    """A deck with these of its cards on top; the rest keeps its order."""
    return [card for card in top if card in deck] + [card for card in deck if card not in top]

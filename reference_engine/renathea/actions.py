"""What players (and chance) can do. A head is an action with at most one card, its other parts still open."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import CardId, Data, OneOf


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
class Deploy(Data):
    """Place a card of the Hand face down in the Arena."""

    type: Literal["deploy"]
    card: CardId


@dataclass(slots=True)
class Choose(Data):
    """Choose the targets of a skill."""

    type: Literal["choose"]
    cards: list[CardId]


@dataclass(slots=True)
class Close(Data):
    """The loser names a card of the winner's Arena and one of his own; in a tie only a card of the opponent's Arena."""

    type: Literal["close"]
    to_podium: CardId | None = None
    under_deck: CardId | None = None


Action = Annotated[Register | Shuffle | Deploy | Choose | Close, OneOf("type")]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card."""

    type: Literal["register", "shuffle", "deploy", "choose", "close"]
    card: CardId | None = None
    cards: list[CardId] | None = None
    to_podium: CardId | None = None
    under_deck: CardId | None = None

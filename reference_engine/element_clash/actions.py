"""What players (and chance) can do. A head is an action with at most one card, its other parts still open."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.deck_actions import FirstPlayer, Register, Shuffle
from reference_engine.kernel import CardId, Data, OneOf


@dataclass(slots=True)
class SetCard(Data):
    """Set a card of the hand face down."""

    type: Literal["set"]
    card: CardId


@dataclass(slots=True)
class PlayCards(Data):
    """Summon monsters and activate Spells and Traps, together, with one payment.

    `order` is a permutation of `cards`: whose effect comes first. Left out, the player is asked where it matters.
    `equip` names the monster for an Equip; left out, the player is asked where there is a choice.
    """

    type: Literal["play"]
    cards: list[CardId]
    payment: list[CardId] = field(default_factory=list)
    order: list[CardId] | None = None
    equip: dict[CardId, CardId] = field(default_factory=dict)


@dataclass(slots=True)
class AnnounceBattle(Data):
    """Announce the Battle Phase."""

    type: Literal["announce_battle"]


@dataclass(slots=True)
class DeclareAttack(Data):
    """Attack a monster of the opponent; without a target the attack is direct."""

    type: Literal["attack"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class EndTurn(Data):
    """End the turn."""

    type: Literal["end_turn"]


@dataclass(slots=True)
class Choose(Data):
    """Answer a choice inside an effect, or name the card whose effect comes next."""

    type: Literal["choose"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Pass(Data):
    """Do not respond (any more)."""

    type: Literal["pass"]


Action = Annotated[
    Register | Shuffle | FirstPlayer | SetCard | PlayCards | AnnounceBattle | DeclareAttack | EndTurn | Choose | Pass,
    OneOf("type"),
]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card."""

    type: Literal["register", "shuffle", "first_player", "set", "play", "announce_battle", "attack", "end_turn",
                  "choose", "pass"]
    card: CardId | None = None
    cards: list[CardId] | None = None

"""The position: everything a game of Renathea is at a moment when somebody has a choice."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Required, TypedDict

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int
from reference_engine.renathea.cards import Card, Status
from reference_engine.two_players import SEATS, Seat
from reference_engine.two_players import other as other  # the modules of the game take it from here

Phase = Literal["decks", "shuffle", "deploy", "resolve", "close", "over"]
ARENA_SIZE = 3


@dataclass(slots=True)
class Slot(Data):
    """A card in the Arena. Slots stand in the order of play, so equal places are one Deploy step."""

    card: CardId
    face_up: Bool = True
    status: Status | None = None


@dataclass(slots=True)
class Targets(Data):
    """What the owner of a skill has chosen: part number `part` of effect number `effect` of the card `by`.

    Both are counted from 0, in the order of the card's definition. A skill that leaves no choice does not stand here.
    """

    by: CardId
    effect: Int
    part: Int
    cards: list[CardId]


@dataclass(slots=True)
class Committed(Data):
    """Choices made and not yet opened: targets of skills, or the card for the bottom of the opponent's Deck.

    Null before the first choice and again when all choices are opened. Under RN-R5:b targets stand here just so, for
    all to see. Under RN-R1:b the card of a tie moves at once and is not named here.
    """

    targets: list[Targets] = field(default_factory=list)
    under_deck: CardId | None = None


@dataclass(slots=True)
class Player(Data):
    """One side. The first card of `deck` is the top one. `collection` matters only while decks are registered.

    `registered` is false until the player has brought a deck, which matters in phase `decks` only. `shuffled` is true
    there too; it becomes false with the phase `shuffle`, and true again as chance has shuffled this Deck.
    """

    collection: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    deck: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    hand: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    arena: Annotated[list[Slot], ORDERED] = field(default_factory=list)
    podium: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    registered: Bool = True
    shuffled: Bool = True
    committed: Committed | None = None


@dataclass(slots=True)
class Compared(Data):
    """The result of Compare. No winner: the round is a tie."""

    totals: dict[Seat, Int]
    winner: Seat | None


@dataclass(slots=True)
class Result(Data):
    """The end of the game. No winner: a draw."""

    winner: Seat | None


@dataclass(slots=True)
class Position(Data):
    """The public state. `law` is the card whose Law is active in this round, from Resolve to the end of Close.

    It names a lone canceller as well (under RN-R4:b with nothing to follow). At the end of a game `phase` is `over` and
    `result` is there. After a complete Close `law` and `compared` are null, both Arenas empty, and `round` is that of
    the last round. Under RN-R8:b everything but the card for the Podium stays as it was, `law` and `compared` too. A
    game that ends at a Draw (RN-R10:b, RN-R20) ends in the next round, after both have drawn what there is.
    """

    phase: Phase
    players: dict[Seat, Player]
    seats: list[Seat] = field(default_factory=lambda: list(SEATS))
    round: Int = 1
    law: CardId | None = None
    compared: Compared | None = None
    result: Result | None = None
    rulings: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Game:
    """A position and the definitions of its cards. Renathea keeps nothing else: every moment of choice is public."""

    cards: dict[CardId, Card]
    position: Position


# What a player has to decide. `by` (the card with the skill), `from`, `min` and `max` belong to `choose`, `of` to a
# shuffle. Written as a call because `from` is a keyword of Python.
Decision = TypedDict(
    "Decision",
    {"kind": Required[Literal["register", "shuffle", "deploy", "choose", "close"]], "by": CardId,
     "from": list[CardId], "min": int, "max": int, "of": Seat},
    total=False,
)


def in_arena(player: Player, card: CardId) -> bool:
    """Whether `card` lies in this player's Arena."""
    return any(slot.card == card for slot in player.arena)

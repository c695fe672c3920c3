"""The position: everything public at a moment when somebody has a choice. And the game, which knows more."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Required, TypedDict

from reference_engine.element_clash.cards import Card
from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int
from reference_engine.two_players import SEATS, Seat
from reference_engine.two_players import other as other  # the modules of the game take it from here

Phase = Literal["decks", "shuffle", "first_player", "main", "battle", "over"]
SLOTS = 4
STARTING_LIFE = 5


@dataclass(slots=True)
class Lasting(Data):
    """A change of Power: until the end of turn `until_turn`, or while the card `source` is active.

    With neither, as long as the monster stays on the field.
    """

    do: Literal["power"]
    amount: Int
    until_turn: Int | None = None
    source: CardId | None = None


@dataclass(slots=True)
class Monster(Data):
    """A monster in the Monster Zone, whether it has attacked in this Battle Phase, and what lasts on it."""

    card: CardId
    attacked: Bool = False
    lasting: list[Lasting] = field(default_factory=list)


@dataclass(slots=True)
class Active(Data):
    """A card in the Spell/Trap Zone; an Equip is attached to a monster."""

    card: CardId
    equipped_to: CardId | None = None


@dataclass(slots=True)
class FaceDown(Data):
    """A face-down card, and the turn in which it was set or closed."""

    card: CardId
    set_on_turn: Int


@dataclass(slots=True)
class Player(Data):
    """One side. The first card of `deck` is the top one. `collection` matters only while decks are registered.

    `registered`: the deck is there (asked in the phase `decks`). `shuffled`: so is its order (in the phase `shuffle`).
    `payment_zone` holds what pays for a play that is being carried out.
    """

    life: Int = STARTING_LIFE
    collection: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    deck: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    hand: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    monster_zone: Annotated[list[Monster], UNORDERED] = field(default_factory=list)
    spell_trap_zone: Annotated[list[Active], UNORDERED] = field(default_factory=list)
    face_down_zone: Annotated[list[FaceDown], UNORDERED] = field(default_factory=list)
    trash: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    payment_zone: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    registered: Bool = True
    shuffled: Bool = True


@dataclass(slots=True)
class Result(Data):
    """The end of the game, by Life or by two empty Decks. No winner: a draw."""

    winner: Seat | None
    by: Literal["life", "decks"]


@dataclass(slots=True)
class Position(Data):
    """The public state. `active` and `first_player` are unknown until it is determined who goes first.

    `resolving` holds the cards of a play that lie in no zone while their effects are carried out. `turn` counts the
    turns of both players together, 0 before the first. A turn that nobody has acted in yet is in the phase `main`: its
    Draw Phase is done, and `battle` begins with the announcement.
    """

    phase: Phase
    players: dict[Seat, Player]
    seats: list[Seat] = field(default_factory=lambda: list(SEATS))
    turn: Int = 0
    active: Seat | None = None
    first_player: Seat | None = None
    resolving: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    result: Result | None = None
    rulings: dict[str, str] = field(default_factory=dict)


# -- what is going on between two decisions: private, and nothing but data -------------------------------------------
@dataclass(slots=True)
class Frame:
    """An effect being carried out: whose, of which card, the next part, and what each finished part has touched.

    `answers` are the choices made for the next part.
    """

    player: Seat
    card: CardId
    effect: int
    part: int = 0
    touched: list[list[str]] = field(default_factory=list)
    answers: list[list[CardId]] = field(default_factory=list)


@dataclass(slots=True)
class Play:
    """Cards summoned or activated together: those still to come, and the effects left of the one whose turn it is.

    `ordered`: `left` is the order that the player has chosen.
    """

    player: Seat
    left: list[CardId]
    ordered: bool
    equip: dict[CardId, CardId]
    current: CardId | None = None
    frames: list[Frame] = field(default_factory=list)


@dataclass(slots=True)
class Attack:
    """A declared attack. No target: a direct attack. `boosts` are the changes of Power that end with this battle."""

    attacker: CardId
    target: CardId | None
    boosts: list[tuple[CardId, Lasting]] = field(default_factory=list)


@dataclass(slots=True)
class Resolution:
    """What has begun and is not finished: all empty at a free decision of a player."""

    running: Frame | None = None
    attach: list[CardId] = field(default_factory=list)  # Equips that still need a monster
    play: Play | None = None
    triggered: list[Frame] = field(default_factory=list)
    attack: Attack | None = None
    events: list[tuple[str, Seat]] = field(default_factory=list)  # what has happened since the last free action
    announced: bool = False  # the opponent's one opportunity after the announcement is not used yet
    settled: bool = True  # whether what has happened was already offered to those who may respond
    respond: list[Seat] = field(default_factory=list)  # who may still respond to it


@dataclass(slots=True)
class Game:
    """A position, the definitions of its cards, and the private resolution."""

    cards: dict[CardId, Card]
    position: Position
    resolution: Resolution = field(default_factory=Resolution)


@dataclass(slots=True)
class Question:
    """A choice inside an effect (`choose`), or which waiting effect comes next (`order`)."""

    player: Seat
    kind: Literal["choose", "order"]
    options: list[CardId]
    least: int
    most: int
    by: CardId | None = None

    @property
    def leaves_a_choice(self) -> bool:
        """A question with one possible answer is never asked."""
        return self.most > 0 and self.least < len(self.options)


# What a player has to decide. `by` (the card with the effect), `from`, `min` and `max` belong to `choose` and `order`,
# `of` to a shuffle. Written as a call because `from` is a keyword of Python.
Decision = TypedDict(
    "Decision",
    {"kind": Required[Literal["register", "shuffle", "first_player", "main", "battle", "respond", "choose", "order"]],
     "by": CardId, "from": list[CardId], "min": int, "max": int, "of": Seat, "optional": bool},
    total=False,
)

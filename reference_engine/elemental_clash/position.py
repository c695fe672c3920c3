"""The position: everything public at a moment when somebody has a choice. And the game, which knows more."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Required, TypedDict

from reference_engine.elemental_clash.cards import Card
from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, Rows

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Mode = Literal["duel", "multiplayer_1", "multiplayer_2"]
Phase = Literal["decks", "sideboard", "shuffle", "first_player", "mulligan", "standby", "draw", "main", "end", "over"]
SEATS: tuple[Seat, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")
SPACES = range(1, 6)


@dataclass(slots=True)
class Lasting(Data):
    """A change of ATK or DEF: until the end of turn `until_turn`, while the card `source` is in play, or for good."""

    do: Literal["atk", "def"]
    amount: Int
    until_turn: Int | None = None
    source: CardId | None = None


@dataclass(slots=True)
class Creature(Data):
    """A Creature in the ATK- or DEF-Zone. `owner` stands where that is not the player whose zone it is.

    `space` is 1 to 5. `attacked`, `blocked` and `moved` are about this turn; `moved` is a change of place in Standby.
    """

    card: CardId
    space: Int
    damage: Int = 0
    attacked: Bool = False
    blocked: Bool = False
    moved: Bool = False
    lasting: list[Lasting] = field(default_factory=list)
    owner: Seat | None = None


@dataclass(slots=True)
class Occupant(Data):
    """What lies on a pile: a Creature, or a Spell."""

    card: CardId
    damage: Int = 0
    attacked: Bool = False
    blocked: Bool = False
    lasting: list[Lasting] = field(default_factory=list)
    owner: Seat | None = None


@dataclass(slots=True)
class Pile(Data):
    """An Element-Stone-Pile: its position, 1 to 5, its stones from below, and the one card on it, if there is one."""

    position: Int
    stones: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    occupant: Annotated[list[Occupant], UNORDERED] = field(default_factory=list)


@dataclass(slots=True)
class Player(Data):
    """One side. `deck` is the Spellbook, its first card the top one; `tokens` says how many of whose there are.

    `registered`, `exchanged`, `shuffled` and `kept` say that a player is done with the Spellbook, with the sideboard,
    the shuffle and the first hand; `mulligans` how often it was reshuffled. About this turn are `stone_played`,
    `skips_main` (the hand was cycled) and `activated` (whose abilities were used). `turns_taken` counts the own turns
    that are over. `eliminated`: could not draw, and is out of the game.
    """

    collection: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    deck: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    sideboard: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    hand: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    archive: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    purgatory: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    atk_zone: Annotated[list[Creature], UNORDERED] = field(default_factory=list)
    def_zone: Annotated[list[Creature], UNORDERED] = field(default_factory=list)
    piles: Annotated[list[Pile], Rows("position")] = field(default_factory=list)
    registered: Bool = True
    exchanged: Bool = True
    shuffled: Bool = True
    mulligans: Int = 0
    kept: Bool = True
    stone_played: Bool = False
    skips_main: Bool = False
    activated: list[CardId] = field(default_factory=list)
    turns_taken: Int = 0
    eliminated: Bool = False
    tokens: dict[Seat, Int] = field(default_factory=dict)


@dataclass(slots=True)
class Attack(Data):
    """The attack that is going on, on a Creature (`target`) or on a player, and the Creatures that block it."""

    attacker: CardId
    target: CardId | None = None
    player: Seat | None = None
    blockers: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Result(Data):
    """The end of the game. Points are counted in the second multiplayer variant only.

    `by`: `draw` in a duel, `targets` in the first variant, `points` in the second.
    """

    winner: Seat
    by: Literal["draw", "targets", "points"]
    points: dict[Seat, Int] | None = None


@dataclass(slots=True)
class Position(Data):
    """The public state. `active_player` and `first_player` are unknown until it is decided who goes first.

    `deck_size` is the size of Spellbooks that is agreed on. `resolving` holds a Spell that is cast from no pile. `turn`
    counts the turns of all players together, 0 before the first. `multiplayer_1` and `multiplayer_2` are the two
    multiplayer variants of the rulebook.
    """

    phase: Phase
    players: dict[Seat, Player]
    seats: list[Seat] = field(default_factory=lambda: list(SEATS[:2]))
    mode: Mode = "duel"
    deck_size: Int = 40
    turn: Int = 0
    active_player: Seat | None = None
    first_player: Seat | None = None
    attack: Attack | None = None
    resolving: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    result: Result | None = None
    rulings: dict[str, str] = field(default_factory=dict)


# -- what is going on between two decisions: private, and nothing but data -------------------------------------------
@dataclass(slots=True)
class Item:
    """Something on the Stack: effects of a card, whose they are, and the targets where they are named already.

    Without effects it is a Boon that waits to be used. `free`: the Spell was cast from no pile.
    """

    player: Seat
    card: CardId
    effects: list[int] | None
    targets: list[str] | None = None
    free: bool = False


@dataclass(slots=True)
class Frame:
    """An item being carried out: the next of its parts, the answers for it, and what the part before has touched."""

    item: Item
    part: int = 0
    used: int = 0  # targets of the item that earlier parts have used
    answers: list[list[str]] = field(default_factory=list)
    touched: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Resolution:
    """What has begun and is not finished: all empty at a free decision of a player."""

    running: Frame | None = None
    triggered: list[Item] = field(default_factory=list)  # set off at the same time, in no order yet
    ordered: list[Item] = field(default_factory=list)  # those of them that the active player has put in order
    stack: list[Item] = field(default_factory=list)  # the last one is carried out first
    settled: bool = True  # whether what has happened was already offered to those who may respond
    respond: list[Seat] = field(default_factory=list)  # who may still respond to it
    blocks_asked: bool = False  # the attacked player has decided about blocks
    passed: bool = False  # the active player does not want (any more) what is optional in this phase, or in Main at all
    offered: bool = False  # the end of this phase was offered to those who may respond


@dataclass(slots=True)
class Game:
    """A position, the definitions of its cards, and the private resolution.

    `holding` are the cards whose text holds while they are in play.
    """

    cards: dict[CardId, Card]
    position: Position
    resolution: Resolution = field(default_factory=Resolution)
    holding: frozenset[CardId] = frozenset()

    def __post_init__(self) -> None:
        self.holding = frozenset(
            card for card, text in self.cards.items() if any(effect.on == "while" for effect in text.effects))

    def player(self, seat: Seat) -> Player:
        """One side."""
        return self.position.players[seat]

    @property
    def active(self) -> Seat:
        """The player whose turn it is."""
        assert self.position.active_player is not None  # check has seen that there is one in a turn
        return self.position.active_player

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return self.position.result is not None


Asking = Literal["choose", "order", "boon", "block", "divide"]


@dataclass(slots=True)
class Question:
    """What has to be answered before anything else goes on. `total` is the damage to be divided."""

    player: Seat
    kind: Asking
    options: list[str]
    least: int
    most: int
    by: CardId | None = None
    total: int | None = None

    @property
    def leaves_a_choice(self) -> bool:
        """A question with one possible answer is never asked."""
        if self.kind == "divide":
            return self.total != 0
        return self.most > 0 and self.least < len(self.options)


Kind = Literal["register", "swap", "shuffle", "first_player", "mulligan", "place", "reposition", "cycle", "main",
               "respond", "block", "divide", "choose", "order", "boon", "discard"]
# What a player has to decide. Written as a call because `from` is a keyword of Python.
Decision = TypedDict(
    "Decision",
    {"kind": Required[Kind], "by": CardId, "from": list[str], "min": int, "max": int, "total": int, "of": Seat,
     "optional": bool},
    total=False,
)

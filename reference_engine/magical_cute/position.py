"""The position: everything public at a moment when somebody has a choice. And the game, which knows a little more."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Required, TypedDict

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int
from reference_engine.magical_cute.cards import Card, State
from reference_engine.two_players import SEATS, Seat
from reference_engine.two_players import other as other  # the modules of the game take it from here

Phase = Literal["decks", "shuffle", "rps", "order", "mulligan", "active", "set", "end", "over"]
Place = Literal["left", "middle", "right"]
FULL_METER = 10
STARTING_LIFE = 20  # where a position does not say it


@dataclass(slots=True)
class Lasting(Data):
    """A change of DP that ends in the End Phase of turn `until_turn`.

    Without `until_turn` it ends in the next End Phase.
    """

    do: Literal["dp"]
    amount: Int
    until_turn: Int | None = None


@dataclass(slots=True)
class Unit(Data):
    """A Character or a Summon in a field, and what has happened to it.

    `damage` is what it has received since DP last came back, and counts against its DP. `placed_on_turn` is the turn in
    which it came to a field; `moved_on_turn` the last one in which it moved in the Set Phase.
    """

    card: CardId
    state: State = "react"
    damage: Int = 0
    enchant: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    placed_on_turn: Int = 0
    moved_on_turn: Int | None = None
    lasting: list[Lasting] = field(default_factory=list)


@dataclass(slots=True)
class PlayerCard(Data):
    """The card that stands for the player, face down until it is decided who goes first."""

    card: CardId
    face_up: Bool = False


@dataclass(slots=True)
class Seal(Data):
    """A card on the attribute line; one that came from the Deck is unknown to its owner too."""

    card: CardId
    face_up: Bool = False
    known_to_owner: Bool = False


@dataclass(slots=True)
class Ritual(Data):
    """The card in the place of the Ritual, which need not be one."""

    card: CardId
    face_up: Bool = False


@dataclass(slots=True)
class Player(Data):
    """One side. The first card of `deck` is the top one. `arrest` holds captured units of the opponent.

    `collection` matters only while decks are registered. `hand_shown`: the hand lies open for a mulligan, and the Deck
    is to be shuffled.

    `cost_meter` is what is left to spend. `seal_placed` and `fight_used`: it has been done in this turn. `mulligans`:
    how often this player has exchanged the hand. `kept`: the hand is kept. `registered`: the deck is there. `shuffled`:
    it need not be shuffled before the game.
    """

    player_card: Annotated[list[PlayerCard], UNORDERED] = field(default_factory=list)
    collection: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    deck: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    hand: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    abyss: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    arrest: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    attribute_line: Annotated[list[Seal], UNORDERED] = field(default_factory=list)
    left_field: Annotated[list[Unit], UNORDERED] = field(default_factory=list)
    middle_field: Annotated[list[Unit], UNORDERED] = field(default_factory=list)
    right_field: Annotated[list[Unit], UNORDERED] = field(default_factory=list)
    ritual: Annotated[list[Ritual], UNORDERED] = field(default_factory=list)
    cost_meter: Int = FULL_METER
    life: Int = STARTING_LIFE
    seal_placed: Bool = False
    fight_used: Bool = False
    mulligans: Int = 0
    hand_shown: Bool = False
    kept: Bool = True
    registered: Bool = True
    shuffled: Bool = True


@dataclass(slots=True)
class Result(Data):
    """The end of the game, by Life or by a Deck that has run out. No winner: a draw."""

    winner: Seat | None


@dataclass(slots=True)
class Position(Data):
    """The public state. Nobody is active, and nobody the first player, until the order is chosen.

    `rps_winner` won the throw of a match's first game, `last_loser` lost the game before this one. `fields` are those
    that each player has, in a row: the chapter names the left and the right one, and does not say that these are all.

    `turn` counts the turns of both players, 0 before the first.
    """

    phase: Phase
    players: dict[Seat, Player]
    seats: list[Seat] = field(default_factory=lambda: list(SEATS))
    turn: Int = 0
    active_player: Seat | None = None
    first_player: Seat | None = None
    game_of_match: Int = 1
    fields: list[Place] = field(default_factory=lambda: ["left", "right"])
    rps_winner: Seat | None = None
    last_loser: Seat | None = None
    result: Result | None = None
    rulings: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Game:
    """A position, the definitions of its cards, and who may cut in on what has just been done."""

    cards: dict[CardId, Card]
    position: Position
    window: Seat | None = None
    happened: list[tuple[str, Seat, CardId]] = field(default_factory=list)  # automatic skills have not answered it yet


# What a player has to decide. `from`, `min` and `max` belong to `discard`, `of` to a shuffle. Written as a call because
# `from` is a keyword of Python.
Decision = TypedDict(
    "Decision",
    {"kind": Required[
        Literal["register", "shuffle", "rps", "order", "mulligan", "active", "set", "discard", "respond"]],
     "from": list[CardId], "min": int, "max": int, "of": Seat, "optional": bool},
    total=False,
)

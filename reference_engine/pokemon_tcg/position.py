"""The position: everything public at a moment when somebody has a choice. And the game, which knows more."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, Required, TypedDict

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int
from reference_engine.pokemon_tcg.cards import Card, Condition, Part
from reference_engine.two_players import SEATS, Seat
from reference_engine.two_players import other as other  # the modules of the game take it from here

Phase = Literal["decks", "shuffle", "setup", "first_player", "main", "promote", "over"]


@dataclass(slots=True)
class Lasting(Data):
    """What lasts on a Pokémon to the end of turn `until_turn`; without one, for as long as it stays as it is.

    It ends before the Checkup of that turn, and sooner where the Pokémon evolves or goes to the Bench. `deal` and
    `take` change by `amount` the damage that its attacks do, or that it takes from attacks.
    """

    do: Literal["deal", "take", "cannot_retreat", "cannot_attack"]
    amount: Int = 0
    until_turn: Int | None = None


@dataclass(slots=True)
class Pokemon(Data):
    """A Pokémon in play, named by its top card; `under` are the cards that it has evolved from, the lowest first.

    `damage` is the sum of its damage tokens. `entered_on_turn` is the turn in which it came into play, 0 before the
    first; `evolved_on_turn` the last one in which it evolved. `ability_used_on_turn` is the last turn in which its
    Ability was used, also one that may be used more than once; evolving sets it back.
    """

    card: CardId
    under: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    energy: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    tools: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    damage: Int = 0
    conditions: list[Condition] = field(default_factory=list)
    entered_on_turn: Int = 0
    evolved_on_turn: Int | None = None
    ability_used_on_turn: Int | None = None
    lasting: list[Lasting] = field(default_factory=list)


@dataclass(slots=True)
class Player(Data):
    """One side. The first card of `deck` and of `points` is the top one. `stadium` is the player's own one in play.

    `collection` matters only while decks are registered, `ready` only during the set-up, and so does `mulligans`: how
    many hands without a Basic Pokémon this player has put back, until the opponent has had the extra cards for them.

    `energy_attached`, `retreated`, `supporter_played` and `stadium_played`: it has been done in this turn.
    `registered`: the deck is there. `shuffled`: it need not be shuffled. `ready`: the first Pokémon are chosen.
    """

    collection: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    deck: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    hand: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    active_spot: Annotated[list[Pokemon], UNORDERED] = field(default_factory=list)
    bench: Annotated[list[Pokemon], UNORDERED] = field(default_factory=list)
    stadium: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    trash: Annotated[list[CardId], UNORDERED] = field(default_factory=list)
    points: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    energy_attached: Bool = False
    retreated: Bool = False
    supporter_played: Bool = False
    stadium_played: Bool = False
    registered: Bool = True
    shuffled: Bool = True
    mulligans: Int = 0
    ready: Bool = True


@dataclass(slots=True)
class Result(Data):
    """The end of the game. No winner: a draw."""

    winner: Seat | None
    by: Literal["points", "deck", "no_pokemon"]


@dataclass(slots=True)
class Position(Data):
    """The public state. `active_player` and `first_player` are unknown until it is determined who goes first.

    In `sudden_death`, the new game after one that both players have won at once, each has one Point Card at first.
    `resolving` holds a Trainer that lies in no zone while it is carried out. `then` says what follows when nobody has
    to promote a Pokémon any more: the free part of the turn, the Checkup after the turn, or the next turn. It is
    `checkup` from the moment at which an attack is carried out or the turn is ended, also while the attack's text still
    asks something, and `turn` in the Checkup; else `main`. `turn` counts the turns of both players, 0 before the first.
    `edition` is that of the rules: `older` differs only in what a burn does (PK-92.2).
    """

    phase: Phase
    players: dict[Seat, Player]
    seats: list[Seat] = field(default_factory=lambda: list(SEATS))
    turn: Int = 0
    active_player: Seat | None = None
    first_player: Seat | None = None
    edition: Literal["current", "older"] = "current"
    sudden_death: Bool = False
    then: Literal["main", "checkup", "turn"] = "main"
    resolving: Annotated[list[CardId], ORDERED] = field(default_factory=list)
    result: Result | None = None
    rulings: dict[str, str] = field(default_factory=dict)


# -- what is going on between two decisions: private, and nothing but data -------------------------------------------
@dataclass(slots=True)
class Frame:
    """An effect being carried out: whose, of which card, its parts, and what each finished part has touched.

    `by_attack`: it is the text of an attack, made by the Pokémon `attacker`; for an Ability that damage has set off,
    `attacker` is the Pokémon whose attack did the damage. `answers` are the choices made for the next part.
    """

    player: Seat
    card: CardId
    parts: list[Part]
    by_attack: bool = False
    attacker: CardId | None = None
    part: int = 0
    touched: list[list[str]] = field(default_factory=list)
    answers: list[list[CardId]] = field(default_factory=list)


@dataclass(slots=True)
class Resolution:
    """What has begun and is not finished: all empty at a free decision of a player."""

    running: Frame | None = None
    waiting: list[Frame] = field(default_factory=list)
    triggered: list[Frame] = field(default_factory=list)
    confused: str | None = None  # the attack that a Confused Pokémon wants to make
    checkup: list[tuple[Condition, CardId]] = field(default_factory=list)
    burn_done: bool = False  # the first entry of `checkup` has done its damage and waits for its coin
    doomed: list[CardId] = field(default_factory=list)  # Knocked Out by a text
    by_attack: list[CardId] = field(default_factory=list)  # brought down by an attack
    drawn: list[CardId] = field(default_factory=list)  # Basic Pokémon among extra cards, which may go onto the Bench


@dataclass(slots=True)
class Game:
    """A position, the definitions of its cards, and the private resolution."""

    cards: dict[CardId, Card]
    position: Position
    resolution: Resolution = field(default_factory=Resolution)


@dataclass(slots=True)
class Question:
    """A choice inside an effect."""

    player: Seat
    options: list[CardId]
    least: int
    most: int
    by: CardId

    @property
    def leaves_a_choice(self) -> bool:
        """A question with one possible answer is never asked."""
        return self.most > 0 and self.least < len(self.options)


# What a player has to decide. `by` (the card that asks), `from`, `min` and `max` belong to `choose`, `of` to a shuffle;
# `draw_extra` has `min` and `max` too, the bounds of its number.
# Written as a call because `from` is a keyword of Python.
Decision = TypedDict(
    "Decision",
    {"kind": Required[Literal["register", "shuffle", "first_player", "choose_active", "put_bench", "draw_extra", "main",
                              "choose", "promote", "flip"]],
     "by": CardId, "from": list[CardId], "min": int, "max": int, "of": Seat},
    total=False,
)

"""What players (and chance) can do. A head is an action with at most one card, its other parts still open."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.deck_actions import FirstPlayer, Register
from reference_engine.kernel import Bool, CardId, Data, Int, OneOf


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Deck that is being shuffled; the rest keeps its order.

    A hand without a Basic Pokémon, which the opponent sees until then, is shuffled into the Deck.
    """

    type: Literal["shuffle"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class FlipCoin(Data):
    """Chance says how a coin falls."""

    type: Literal["flip"]
    heads: Bool


@dataclass(slots=True)
class ChooseActive(Data):
    """Set-up: put a Basic Pokémon of the hand face down into the Active spot."""

    type: Literal["choose_active"]
    card: CardId


@dataclass(slots=True)
class PutBench(Data):
    """Set-up: put Basic Pokémon of the hand face down onto the Bench; none is an answer too."""

    type: Literal["put_bench"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class DrawExtra(Data):
    """Set-up: draw so many of the extra cards for the hands that the opponent has put back; 0 is an answer too."""

    type: Literal["draw_extra"]
    count: Int


@dataclass(slots=True)
class Attach(Data):
    """Attach an Energy of the hand to a Pokémon in play."""

    type: Literal["attach"]
    card: CardId
    to: CardId


@dataclass(slots=True)
class BenchCard(Data):
    """Put a Basic Pokémon of the hand onto the Bench."""

    type: Literal["bench"]
    card: CardId


@dataclass(slots=True)
class Evolve(Data):
    """Lay an Evolution Pokémon of the hand on a Pokémon in play."""

    type: Literal["evolve"]
    card: CardId
    onto: CardId


@dataclass(slots=True)
class PlayTrainer(Data):
    """Use a Trainer of the hand. A Tool, and no other Trainer, names the Pokémon that it is attached to."""

    type: Literal["trainer"]
    card: CardId
    to: CardId | None = None


@dataclass(slots=True)
class UseAbility(Data):
    """Use the Ability of a Pokémon in play."""

    type: Literal["ability"]
    card: CardId


@dataclass(slots=True)
class Retreat(Data):
    """Send the Active Pokémon `card` to the Bench for the Benched Pokémon `to`, discarding Energy attached to it."""

    type: Literal["retreat"]
    card: CardId
    to: CardId
    energy: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class UseAttack(Data):
    """Use an attack of the Active Pokémon."""

    type: Literal["attack"]
    name: str


@dataclass(slots=True)
class EndTurn(Data):
    """Say that the turn is over."""

    type: Literal["end_turn"]


@dataclass(slots=True)
class Choose(Data):
    """Answer a choice inside an effect."""

    type: Literal["choose"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Promote(Data):
    """Move a Benched Pokémon to the empty Active spot."""

    type: Literal["promote"]
    card: CardId


Action = Annotated[
    Register | Shuffle | FirstPlayer | FlipCoin | ChooseActive | PutBench | DrawExtra | Attach | BenchCard | Evolve
    | PlayTrainer | UseAbility | Retreat | UseAttack | EndTurn | Choose | Promote,
    OneOf("type"),
]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where one stands in it, a card or the name of an attack."""

    type: Literal["register", "shuffle", "first_player", "flip", "choose_active", "put_bench", "draw_extra", "attach",
                  "bench", "evolve", "trainer", "ability", "retreat", "attack", "end_turn", "choose", "promote"]
    card: CardId | None = None
    cards: list[CardId] | None = None
    name: str | None = None

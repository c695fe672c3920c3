"""What players (and chance) can do. A head is an action with at most one card, its other parts still open.

Looked at first, whatever the action: is the game over (`game_over`)? Has whoever acts, a player or chance, nothing to
decide now (`not_your_decision`)? Is the action no answer to what is asked of them (`wrong_action`)? The decision `main`
is answered by `attach`, `bench`, `evolve`, `trainer`, `ability`, `retreat`, `attack` and `end_turn`, every other one by
the action of its name. What each action asks next stands with it.

Of `register` it is, in this order: `not_in_collection`, `deck_size` (also where a card is named
twice), `too_many_copies`, `no_basic`. Whoever has a deck already has nothing to decide.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.deck_actions import FirstPlayer, Register
from reference_engine.kernel import Bool, CardId, Data, Int, OneOf


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Deck that is being shuffled; the rest keeps its order.

    A hand without a Basic Pokémon, which the opponent sees until then, is shuffled into the Deck.

    A card that is neither in this Deck nor in the hand that goes back, or is named twice: `not_a_shuffle`.
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
    """Set-up: put a Basic Pokémon of the hand face down into the Active spot.

    Checked in this order: `not_in_hand`, `not_basic`.
    """

    type: Literal["choose_active"]
    card: CardId


@dataclass(slots=True)
class PutBench(Data):
    """Set-up: put Basic Pokémon of the hand face down onto the Bench; none is an answer too.

    After extra cards it is asked once more of whoever has drawn a Basic that there is room for.

    Checked in this order: card by card `not_in_hand` (also where it is named twice) and `not_basic`; then, after extra
    cards, `not_an_option` (none of these); then `bench_full`.
    """

    type: Literal["put_bench"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class DrawExtra(Data):
    """Set-up: draw so many of the extra cards for the hands that the opponent has put back; 0 is an answer too.

    Not asked where the Deck is empty.

    More than `max`, or less than 0: `wrong_number`.
    """

    type: Literal["draw_extra"]
    count: Int


@dataclass(slots=True)
class Attach(Data):
    """Attach an Energy of the hand to a Pokémon in play.

    Checked in this order: `not_in_hand`, `not_energy`, `energy_already_attached`, `not_in_play` (also a Pokémon of the
    opponent).
    """

    type: Literal["attach"]
    card: CardId
    to: CardId


@dataclass(slots=True)
class BenchCard(Data):
    """Put a Basic Pokémon of the hand onto the Bench.

    Checked in this order: `not_in_hand`, `not_basic`, `bench_full`.
    """

    type: Literal["bench"]
    card: CardId


@dataclass(slots=True)
class Evolve(Data):
    """Lay an Evolution Pokémon of the hand on a Pokémon in play.

    Checked in this order: `not_in_hand`, `not_in_play` (also a Pokémon of the opponent), `not_its_evolution` (also a
    card that is no Evolution Pokémon), `evolution_in_first_turn`, `entered_this_turn`, `evolved_this_turn`.
    """

    type: Literal["evolve"]
    card: CardId
    onto: CardId


@dataclass(slots=True)
class PlayTrainer(Data):
    """Use a Trainer of the hand. A Tool, and no other Trainer, names the Pokémon that it is attached to.

    Checked in this order: `not_in_hand`, `not_trainer`; of a Supporter `supporter_in_first_turn`,
    `supporter_already_played`; of a Stadium `stadium_already_played`, `same_name`; of a Tool `not_in_play` (also a
    Pokémon of the opponent, or none named), `tool_already_attached`; of any other that names a Pokémon, `not_tool`.
    """

    type: Literal["trainer"]
    card: CardId
    to: CardId | None = None


@dataclass(slots=True)
class UseAbility(Data):
    """Use the Ability of a Pokémon in play.

    Checked in this order: `not_in_play` (also a Pokémon of the opponent), `no_such_ability` (none that is used: one
    that works by itself, or only in another spot), `ability_not_usable` (once in a turn).
    """

    type: Literal["ability"]
    card: CardId


@dataclass(slots=True)
class Retreat(Data):
    """Send the Active Pokémon `card` to the Bench for the Benched Pokémon `to`, discarding Energy attached to it.

    Checked in this order: `not_active`, `already_retreated`, `cannot_retreat` (a Special Condition),
    `retreat_forbidden` (an effect), `no_benched_pokemon`, `not_enough_energy`, `not_attached`, `wrong_number_of_energy`
    (also where one is named twice), `not_on_bench`.
    """

    type: Literal["retreat"]
    card: CardId
    to: CardId
    energy: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class UseAttack(Data):
    """Use an attack of the Active Pokémon.

    Checked in this order: `no_such_attack`, `no_attack_in_first_turn`, `cannot_attack` (a Special Condition),
    `attack_forbidden` (an effect), `cost_not_met`.
    """

    type: Literal["attack"]
    name: str


@dataclass(slots=True)
class EndTurn(Data):
    """Say that the turn is over."""

    type: Literal["end_turn"]


@dataclass(slots=True)
class Choose(Data):
    """Answer a choice inside an effect.

    Checked in this order: `not_an_option`, `wrong_number` (also where a card is named twice).
    """

    type: Literal["choose"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Promote(Data):
    """Move a Benched Pokémon to the empty Active spot; a single one moves there by itself and is not asked for.

    A card that is not there: `not_on_bench`.
    """

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

"""What players (and chance) can do. A head is an action with at most one card, its other parts still open.

Looked at first, whatever the action: is the game over (`game_over`)? Then, except of `register`, has whoever acts, a
player or chance, nothing to decide now (`not_your_decision`)? A `shuffle` or `rps` by a player, or when chance is not
asked for it, is `not_your_decision` too. What each action asks next stands with it, first of all whether it is its
time. `wrong_phase`: of skills, magic and miracles, outside an Active Phase (under MC-R6:b whoever cuts in may use them
in the Set Phase too); of the rest, outside the own phase that it belongs to, or by whoever is asked to cut in.

Of `register` it is, in this order: `already_chosen` (also after the decks), `not_in_collection`, `deck_size` (also
where a card is named twice), `too_many_copies`. Of `shuffle`: `not_a_shuffle`, for a card that is neither in this Deck
nor in the hand that goes back, or is named twice.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from reference_engine.deck_actions import Register, Shuffle
from reference_engine.kernel import CardId, Data, Int, OneOf
from reference_engine.magical_cute.position import Place, Seat


@dataclass(slots=True)
class RockPaperScissors(Data):
    """Chance says who has won the throw."""

    type: Literal["rps"]
    winner: Seat


@dataclass(slots=True)
class ChooseOrder(Data):
    """Say who goes first.

    At another decision: `wrong_action`.
    """

    type: Literal["choose_order"]
    first: Seat


@dataclass(slots=True)
class Mulligan(Data):
    """Show the hand, and draw a smaller one from the shuffled Deck.

    Checked in this order: `wrong_action` (at another decision), `no_mulligan_left`.
    """

    type: Literal["mulligan"]


@dataclass(slots=True)
class Keep(Data):
    """Keep the hand.

    At another decision: `wrong_action`.
    """

    type: Literal["keep"]


@dataclass(slots=True)
class UseSkill(Data):
    """Use the skill of a unit; `skill` counts its activated skills from 0.

    Checked in this order: `wrong_phase`, `not_a_unit` (also one of the opponent), `no_such_skill`, `unit_is_act`,
    `meter_too_low`, `no_such_target` (none named although the text leaves a choice, one that it cannot mean, or one
    although it leaves none).
    """

    type: Literal["use_skill"]
    card: CardId
    skill: Int = 0
    target: CardId | None = None


@dataclass(slots=True)
class PlayMagic(Data):
    """Use a normal magic of the hand.

    Checked in this order: `wrong_phase`, `not_in_hand`, `wrong_phase` (an Enchant or a Ritual), `wrong_kind`,
    `meter_too_low`, `no_such_target` (as for `use_skill`).
    """

    type: Literal["play_magic"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class UseMiracle(Data):
    """Use the miracle of the own player card.

    Checked in this order: `wrong_phase`, `no_such_skill` (also where it is not the own player card, face up),
    `meter_too_low`, `no_such_target` (as for `use_skill`).
    """

    type: Literal["use_miracle"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class SummonUnit(Data):
    """Place a Summon card of the hand in a field.

    Checked in this order: `wrong_phase`, `not_in_hand`, `wrong_kind`, `no_such_field`, `meter_too_low`.
    """

    type: Literal["summon"]
    card: CardId
    place: Place


@dataclass(slots=True)
class Fight(Data):
    """Carry out the Magi-Cu Fight with a unit.

    A `target` can be left out. Checked in this order: `wrong_phase`, `already_fought`, `not_a_unit` (also one of the
    opponent), `no_such_target` (no unit of the opponent).
    """

    type: Literal["fight"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class GoToSet(Data):
    """Go on from the Active Phase to the Set Phase.

    Not in the own Active Phase: `wrong_phase`.
    """

    type: Literal["go_to_set"]


@dataclass(slots=True)
class PlaceSeal(Data):
    """Place a card of the hand as a seal, or one of the Deck: the top one without a `card`.

    Checked in this order: `wrong_phase`, `already_sealed`; then of the hand `not_in_hand` (also without a `card`); of
    the Deck `deck_empty` (no `card` is named), `not_in_deck`, `not_top_card` (under MC-R2:a whatever card is named, the
    top one too).
    """

    type: Literal["seal"]
    card: CardId | None = None
    source: Literal["hand", "deck"] = "hand"


@dataclass(slots=True)
class PlaceCharacter(Data):
    """Place a Character card of the hand in a field.

    Checked in this order: `wrong_phase`, `not_in_hand`, `wrong_kind`, `no_such_field`.
    """

    type: Literal["place"]
    card: CardId
    place: Place


@dataclass(slots=True)
class MoveUnit(Data):
    """Move a unit to a neighbouring field.

    Checked in this order: `wrong_phase`, `not_a_unit` (also one of the opponent), `unit_is_act`, `just_placed` (a
    Character, under MC-R5:a), `already_moved`, `not_adjacent`.
    """

    type: Literal["move"]
    card: CardId
    place: Place


@dataclass(slots=True)
class PlaceRitual(Data):
    """Place any card of the hand face down as a Ritual, in the place of the old one.

    Checked in this order: `wrong_phase`, `not_in_hand`.
    """

    type: Literal["ritual"]
    card: CardId


@dataclass(slots=True)
class EquipEnchant(Data):
    """Equip a unit with an Enchant of the hand.

    Checked in this order: `wrong_phase`, `not_in_hand`, `wrong_kind`, `not_a_unit` (also one of the opponent).
    """

    type: Literal["enchant"]
    card: CardId
    unit: CardId


@dataclass(slots=True)
class EndTurn(Data):
    """Declare the end of the turn.

    Not in the own Set Phase: `wrong_phase`.
    """

    type: Literal["end_turn"]


@dataclass(slots=True)
class Discard(Data):
    """Send the cards of the hand that are too many to the Abyss.

    Checked in this order: `not_in_hand`, `wrong_number` (also where a card is named twice, and at any other decision).
    """

    type: Literal["discard"]
    cards: list[CardId]


@dataclass(slots=True)
class Pass(Data):
    """Do not cut in (any more).

    Where nobody is asked to cut in: `not_your_decision`.
    """

    type: Literal["pass"]


Action = Annotated[
    Register | Shuffle | RockPaperScissors | ChooseOrder | Mulligan | Keep | UseSkill | PlayMagic | UseMiracle
    | SummonUnit | Fight | GoToSet | PlaceSeal | PlaceCharacter | MoveUnit | PlaceRitual | EquipEnchant | EndTurn
    | Discard | Pass,
    OneOf("type"),
]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card; a seal of the Deck has none."""

    type: Literal["register", "shuffle", "rps", "choose_order", "mulligan", "keep", "use_skill", "play_magic",
                  "use_miracle", "summon", "fight", "go_to_set", "seal", "place", "move", "ritual", "enchant",
                  "end_turn", "discard", "pass"]
    card: CardId | None = None
    cards: list[CardId] | None = None
    source: Literal["deck"] | None = None

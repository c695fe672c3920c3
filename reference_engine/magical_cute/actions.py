"""What players (and chance) can do. A head is an action with at most one card, its other parts still open."""

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
    """Say who goes first."""

    type: Literal["choose_order"]
    first: Seat


@dataclass(slots=True)
class Mulligan(Data):
    """Show the hand, and draw a smaller one from the shuffled Deck."""

    type: Literal["mulligan"]


@dataclass(slots=True)
class Keep(Data):
    """Keep the hand."""

    type: Literal["keep"]


@dataclass(slots=True)
class UseSkill(Data):
    """Use the skill of a unit; `skill` counts its activated skills from 0."""

    type: Literal["use_skill"]
    card: CardId
    skill: Int = 0
    target: CardId | None = None


@dataclass(slots=True)
class PlayMagic(Data):
    """Use a normal magic of the hand."""

    type: Literal["play_magic"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class UseMiracle(Data):
    """Use the miracle of the own player card."""

    type: Literal["use_miracle"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class SummonUnit(Data):
    """Place a Summon card of the hand in a field."""

    type: Literal["summon"]
    card: CardId
    place: Place


@dataclass(slots=True)
class Fight(Data):
    """Carry out the Magi-Cu Fight with a unit."""

    type: Literal["fight"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class GoToSet(Data):
    """Go on from the Active Phase to the Set Phase."""

    type: Literal["go_to_set"]


@dataclass(slots=True)
class PlaceSeal(Data):
    """Place a card of the hand as a seal, or one of the Deck: the top one without a `card`."""

    type: Literal["seal"]
    card: CardId | None = None
    source: Literal["hand", "deck"] = "hand"


@dataclass(slots=True)
class PlaceCharacter(Data):
    """Place a Character card of the hand in a field."""

    type: Literal["place"]
    card: CardId
    place: Place


@dataclass(slots=True)
class MoveUnit(Data):
    """Move a unit to a neighbouring field."""

    type: Literal["move"]
    card: CardId
    place: Place


@dataclass(slots=True)
class PlaceRitual(Data):
    """Place any card of the hand face down as a Ritual, in the place of the old one."""

    type: Literal["ritual"]
    card: CardId


@dataclass(slots=True)
class EquipEnchant(Data):
    """Equip a unit with an Enchant of the hand."""

    type: Literal["enchant"]
    card: CardId
    unit: CardId


@dataclass(slots=True)
class EndTurn(Data):
    """Declare the end of the turn."""

    type: Literal["end_turn"]


@dataclass(slots=True)
class Discard(Data):
    """Send the cards of the hand that are too many to the Abyss."""

    type: Literal["discard"]
    cards: list[CardId]


@dataclass(slots=True)
class Pass(Data):
    """Do not cut in (any more)."""

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

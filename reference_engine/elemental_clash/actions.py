"""What players (and chance) can do. A head is an action with at most one card, its other parts still open."""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from reference_engine.elemental_clash.cards import Zone, without_underscore
from reference_engine.elemental_clash.position import Seat
from reference_engine.kernel import Bool, CardId, Data, Int, OneOf


@dataclass(slots=True)
class Register(Data):
    """Bring a Spellbook, and a sideboard or none: cards of one's collection."""

    type: Literal["register"]
    deck: list[CardId]
    sideboard: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Swap(Data):
    """Between two games: cards out of the Spellbook, as many in from the sideboard."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "alias_generator": without_underscore}
    type: Literal["swap"]
    out: list[CardId] = field(default_factory=list)
    in_: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Spellbook that is being shuffled; the rest keeps its order."""

    type: Literal["shuffle"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class FirstPlayer(Data):
    """Chance says who takes the first turn."""

    type: Literal["first_player"]
    player: Seat


@dataclass(slots=True)
class Mulligan(Data):
    """Shuffle the first hand into the Spellbook and draw a new one."""

    type: Literal["mulligan"]


@dataclass(slots=True)
class Keep(Data):
    """Keep the first hand."""

    type: Literal["keep"]


@dataclass(slots=True)
class PlaceCreature(Data):
    """Standby: a Creature goes from its pile to a zone; without a space, to the lowest that is free."""

    type: Literal["place"]
    card: CardId
    zone: Zone
    space: Int | None = None


@dataclass(slots=True)
class Spot(Data):
    """Where a Creature goes."""

    card: CardId
    zone: Zone
    space: Int | None = None


@dataclass(slots=True)
class Reposition(Data):
    """Standby: Creatures change their places, all at the same time."""

    type: Literal["reposition"]
    creatures: list[Spot]


@dataclass(slots=True)
class Cycle(Data):
    """Draw-Phase: the whole hand under the Spellbook, in this order if one is named, for as many new cards."""

    type: Literal["cycle"]
    order: list[CardId] | None = None


@dataclass(slots=True)
class PlayStone(Data):
    """Play an Element-Stone on a pile (of another player: `of`), or without one on a new position."""

    type: Literal["stone"]
    card: CardId
    pile: Int | None = None
    of: Seat | None = None


@dataclass(slots=True)
class PlayCreature(Data):
    """Play a Creature on a pile (of another player: `of`)."""

    type: Literal["creature"]
    card: CardId
    pile: Int
    of: Seat | None = None


@dataclass(slots=True)
class PlaySpell(Data):
    """Play a Spell on a pile (of another player: `of`); its targets, cards or players, in the order of its text."""

    type: Literal["spell"]
    card: CardId
    pile: Int
    targets: list[str] = field(default_factory=list)
    of: Seat | None = None


@dataclass(slots=True)
class Activate(Data):
    """Use an ability of a card in play."""

    type: Literal["activate"]
    card: CardId
    targets: list[str] = field(default_factory=list)


@dataclass(slots=True)
class DeclareAttack(Data):
    """Attack a Creature (`target`) or a player."""

    type: Literal["attack"]
    card: CardId
    target: CardId | None = None
    player: Seat | None = None


@dataclass(slots=True)
class Block(Data):
    """Block the attack with these Creatures, or with none."""

    type: Literal["block"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class EndMain(Data):
    """End the Main-Phase."""

    type: Literal["end_main"]


@dataclass(slots=True)
class DiscardDown(Data):
    """End-Phase: discard down to the limit of the hand."""

    type: Literal["discard"]
    cards: list[CardId]


@dataclass(slots=True)
class Choose(Data):
    """Answer a question. `cards` are cards or players; `division` says how much damage each blocker takes.

    A Boon is answered with its `card` and where it goes: a zone (and space) for a Creature, a pile or none (a new one)
    for a stone, targets for a Spell; `yes` false leaves it in the Archive.
    """

    type: Literal["choose"]
    cards: list[str] = field(default_factory=list)
    division: dict[CardId, Int] | None = None
    card: CardId | None = None
    yes: Bool = True
    zone: Zone | None = None
    space: Int | None = None
    pile: Int | None = None
    targets: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Pass(Data):
    """Do not respond (any more), do not change places (any more), do not cycle."""

    type: Literal["pass"]


Action = Annotated[
    Register | Swap | Shuffle | FirstPlayer | Mulligan | Keep | PlaceCreature | Reposition | Cycle | PlayStone
    | PlayCreature | PlaySpell | Activate | DeclareAttack | Block | EndMain | DiscardDown | Choose | Pass,
    OneOf("type"),
]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card (or player, for a choice)."""

    type: Literal["register", "swap", "shuffle", "first_player", "mulligan", "keep", "place", "reposition", "cycle",
                  "stone", "creature", "spell", "activate", "attack", "block", "end_main", "discard", "choose", "pass"]
    card: CardId | None = None
    cards: list[str] | None = None

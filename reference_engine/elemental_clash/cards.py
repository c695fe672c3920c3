"""What an Elemental Clash card says, as plain data.

One entry of `effects` is one effect. `on` says when it is carried out: `resolve` (what a Spell does), `play`,
`destroyed` and `leaves` (what happens to this card), `end_of_turn` (each End-Phase of its controller), `activated`
(when its controller uses it), or `while` (holds while the card is in play). Its parts are carried out in order.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from reference_engine.kernel import Bool, Data, Int, OneOf

Kind = Literal["creature", "spell", "stone"]
Element = Literal["earth", "air", "fire", "water", "neutral"]
Subtype = Literal["normal", "flash", "permanent"]
Side = Literal["own", "opponent", "both"]
Who = Literal["own", "opponent", "each"]
Zone = Literal["atk_zone", "def_zone"]
On = Literal["resolve", "play", "destroyed", "leaves", "end_of_turn", "activated", "while"]


def without_underscore(name: str) -> str:
    """The key of a field whose name would be a word of Python: `def_` is `def`."""
    return name.rstrip("_")


@dataclass(slots=True)
class Target(Data):
    """Cards in play or players, seen from the player of the effect; `any` is a Creature or a player.

    `chosen` leaves the choice to that player, `that` is what the part before has touched. A Quickattacker on a pile
    counts as being in the ATK-Zone.

    `self` is the card itself; at `self` and `that` the other fields mean nothing. `all` and `chosen` are those of
    `kind` on the sides of `side` who are still in the game. `permanent` is a Permanent-Spell; `zone`, `element`, `type`
    and `max_level` are asked of Creatures and Permanent-Spells only, and `piles` means on a pile. `count` belongs to
    `chosen`. Under `while`, `chosen` is the same as `all`.
    """

    kind: Literal["creature", "permanent", "stone", "player", "any"] = "creature"
    side: Side = "both"
    which: Literal["chosen", "all", "self", "that"] = "chosen"
    zone: Literal["atk_zone", "def_zone", "piles"] | None = None
    element: Element | None = None
    type: str | None = None
    max_level: Int | None = None
    count: Int = 1


@dataclass(slots=True)
class Damage(Data):
    """Damage to Creatures or players; a player loses as many upper cards of the Spellbook to the Archive."""

    do: Literal["damage"]
    target: Target
    amount: Int


@dataclass(slots=True)
class Boost(Data):
    """Changes ATK or DEF: to the end of the turn, while this card is in play, or for good.

    `until`: `end_of_turn` is this turn's, `while` ends when the card with the effect leaves play, `permanent` when the
    Creature itself does. Under `on: while` neither `until` nor `count` means anything.
    """

    do: Literal["atk", "def"]
    target: Target
    amount: Int
    until: Literal["end_of_turn", "while", "permanent"] = "end_of_turn"


@dataclass(slots=True)
class Draw(Data):
    """Cards from the Spellbook to the hand; whoever cannot, loses.

    The active player draws first, then the others in the order of turns from the effect's player on. Only where two or
    more have too few cards is the active player asked who is next, until one is left (`order`).
    """

    do: Literal["draw"]
    player: Who = "own"
    amount: Int = 1


@dataclass(slots=True)
class Mill(Data):
    """Puts the upper cards of a Spellbook into the Archive, which is no damage; if there are fewer, all of them."""

    do: Literal["mill"]
    player: Who = "own"
    amount: Int = 1


@dataclass(slots=True)
class Discard(Data):
    """Cards from the hand into the Archive, chosen by whoever discards them; if there are fewer, all of them.

    Asked as a `choose` of each player who discards, with the hand as `from`.
    """

    do: Literal["discard"]
    player: Who = "own"
    amount: Int = 1


@dataclass(slots=True)
class Destroy(Data):
    """Creatures or Permanent-Spells from the field into their owner's Archive."""

    do: Literal["destroy"]
    target: Target


@dataclass(slots=True)
class Move(Data):
    """Cards in play to somewhere else: of their owner, and into a zone, of the player on whose side they lie.

    `archive` is destruction. Into a zone that is full nothing comes.
    """

    do: Literal["move"]
    target: Target
    to: Literal["hand", "deck_top", "deck_bottom", "archive", "purgatory", "atk_zone", "def_zone"]


@dataclass(slots=True)
class RemoveStone(Data):
    """The lowest or the topmost stone of a pile into its owner's Archive. The target is the stone, not the pile."""

    do: Literal["remove_stone"]
    target: Target
    which: Literal["bottom", "top"]


@dataclass(slots=True)
class Place(Data):
    """Creatures of one's own from elsewhere into a zone: all of them, or none.

    Asked as a `choose` with `min` and `max` equal to `count`. None where there are fewer, or less room.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "alias_generator": without_underscore}
    do: Literal["place"]
    from_: Literal["archive", "hand"]
    to: Zone
    count: Int = 1


@dataclass(slots=True)
class Control(Data):
    """A Creature comes into the zone of this effect's player, for good; where that is full, nothing happens."""

    do: Literal["control"]
    target: Target
    to: Zone = "atk_zone"


Targeting = Damage | Boost | Destroy | Move | RemoveStone | Control
Part = Annotated[
    Damage | Boost | Draw | Mill | Discard | Destroy | Move | RemoveStone | Place | Control, OneOf("do")]


@dataclass(slots=True)
class Effect(Data):
    """One effect: when it is carried out, and its parts in the order of the text.

    `on`: `resolve` is what a Spell does when its turn on the Stack comes. `play`: this Creature was played on a pile.
    `destroyed`: this card has come from play into the Archive. `leaves`: it has left play to anywhere; a card that is
    destroyed does both. A Spell that leaves its pile in the Standby-Phase does neither. `end_of_turn`: the End-Phase of
    the player on whose side the card is in play begins. `activated`: that player uses it, once a turn; stones too may
    have it. `while`: holds while the Creature or Spell is in play. Under `while` only `atk` and `def` stand, under the
    others every part. All effects of a card that something sets off together are one item on the Stack.

    Targets of `chosen` parts are named with the action (`spell`, `activate`, a Boon's `choose`), part by part, `count`
    of each; one that is no target any more when the part is carried out is left out. For effects set off by
    something, the effect's player is asked then: a `choose` with this card as `by`, `from` the possible targets,
    `min` and `max` equal to `count`, or to their number if that is less. What leaves no choice is not asked. Nothing
    is optional.

    The names for `effects` in `hello` are the values of `do`; a scenario needs those of its cards' parts, and `atk` or
    `def` where a position has them as `lasting`.
    """

    on: On
    parts: list[Part]


@dataclass(slots=True)
class Card(Data):
    """A card as printed. ATK, DEF and type belong to Creatures, `subtype` to Spells, `energy` and `basic` to stones.

    `energy` is what a stone provides, `basic` says that it is a Basic Element-Stone.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "alias_generator": without_underscore}
    name: str
    kind: Kind
    element: Element = "neutral"
    level: Int = 1
    atk: Int = 0
    def_: Int = 0
    type: str = ""
    subtype: Subtype = "normal"
    energy: Element = "neutral"
    basic: Bool = False
    quickattacker: Bool = False
    boon: Bool = False
    effects: list[Effect] = field(default_factory=list)

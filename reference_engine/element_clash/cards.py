"""What an Element Clash card says, as plain data.

One entry of `effects` is one effect. `on` says when it is carried out: `play` (what a Spell or a Trap does when it is
activated), `summoned`, `destroyed` and `attacks` (what happens to this card), or `while` (holds while the card is
active on the field). Its parts are carried out in the order of the text; a part that `needs` another one is left out
where that one did nothing.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import Bool, Data, Int, OneOf

Kind = Literal["monster", "spell", "trap"]
Element = Literal["electric", "water", "fire", "plant", "earth"]
Persist = Literal["once", "continuous", "equip"]
Side = Literal["own", "opponent", "both"]
Place = Literal["monster_zone", "spell_trap_zone", "face_down_zone", "trash", "hand", "deck"]
On = Literal["play", "summoned", "destroyed", "attacks", "while"]


@dataclass(slots=True)
class Target(Data):
    """Cards, seen from the card that has the effect.

    `chosen` leaves the choice to the effect's player. `that` are the cards which the part named by `needs` has touched,
    `equipped` is the monster that this Equip is attached to.
    """

    side: Side = "own"
    zone: Place = "monster_zone"
    kind: Kind | None = None
    element: Element | None = None
    max_price: Int | None = None
    which: Literal["chosen", "all", "self", "that", "equipped"] = "chosen"


@dataclass(slots=True)
class Condition(Data):
    """Met when all that is stated holds: the event has just happened on that side, there is so much of something."""

    event: Literal["attack", "battle", "summoned", "destroyed"] | None = None
    who: Side = "opponent"
    of: Literal["cards", "life"] = "cards"
    among: Target | None = None
    at_least: Int | None = None
    at_most: Int | None = None


@dataclass(slots=True, kw_only=True)
class Text(Data):
    """What every part may say besides: only if something holds, only if part number `needs` did something, "may"."""

    only_if: Condition | None = None
    needs: Int | None = None
    optional: Bool = False


@dataclass(slots=True)
class Draw(Text):
    """Cards from the top of the Deck to the hand."""

    do: Literal["draw"]
    who: Side = "own"
    count: Int = 1


@dataclass(slots=True)
class Mill(Text):
    """Cards from the top of the Deck to the Trash."""

    do: Literal["mill"]
    who: Side = "own"
    count: Int = 1


@dataclass(slots=True)
class Discard(Text):
    """Cards from the hand to the Trash, chosen by whoever discards them."""

    do: Literal["discard"]
    who: Side = "own"
    count: Int = 1


@dataclass(slots=True)
class Life(Text):
    """Changes Life."""

    do: Literal["life"]
    amount: Int
    who: Side = "own"


@dataclass(slots=True)
class Destroy(Text):
    """Cards on the field to the Trash."""

    do: Literal["destroy"]
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Close(Text):
    """Turns cards on the field face down."""

    do: Literal["close"]
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Summon(Text):
    """Monsters to the Monster Zone, without a payment."""

    do: Literal["summon"]
    target: Target
    count: Int = 1


@dataclass(slots=True)
class SetDown(Text):
    """Cards face down to the Face-Down Zone."""

    do: Literal["set"]
    target: Target
    count: Int = 1


@dataclass(slots=True)
class Move(Text):
    """Spells and Traps to the Spell/Trap Zone."""

    do: Literal["move"]
    target: Target
    count: Int = 1
    to: Literal["spell_trap_zone"] = "spell_trap_zone"


@dataclass(slots=True)
class Return(Text):
    """Cards to the hand, or onto or under the Deck."""

    do: Literal["return"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    to: Literal["hand", "deck_top", "deck_bottom"] = "hand"


@dataclass(slots=True)
class Power(Text):
    """Changes the Power of monsters: to the end of the turn, of the battle, or while this card is active."""

    do: Literal["power"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Literal["turn", "battle", "source"] = "turn"


@dataclass(slots=True)
class CancelAttack(Text):
    """The attack that has been declared comes to nothing."""

    do: Literal["cancel_attack"]


Targeting = Destroy | Close | Summon | SetDown | Move | Return | Power
Part = Annotated[
    Draw | Mill | Discard | Life | Destroy | Close | Summon | SetDown | Move | Return | Power | CancelAttack,
    OneOf("do"),
]


@dataclass(slots=True)
class Effect(Data):
    """One effect: when it is carried out, and its parts in the order of the text."""

    on: On
    parts: list[Part]


@dataclass(slots=True)
class Card(Data):
    """A card as printed. Element and Power belong to monsters, `persist` and `condition` to Spells and Traps."""

    name: str
    kind: Kind
    price: Int
    element: Element | None = None
    power: Int = 0
    persist: Persist = "once"
    condition: Condition | None = None
    effects: list[Effect] = field(default_factory=list)

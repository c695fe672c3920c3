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
    `equipped` is the monster that this Equip is attached to, `self` the card itself; at these three the other fields
    mean nothing. `all` and `chosen` are the cards in `zone` of the players of `side` that have this kind, this element
    and at most this Price. A face-down card has no kind: a `kind` finds none there. In a condition and under `while`,
    `chosen` is the same as `all`.

    Of what is meant, a part takes the cards it can do something to: `destroy` and `close` those on the field, `summon`
    monsters outside the Monster Zone, `set` cards in hand, Deck or Trash, `move` Spells and Traps outside their zone,
    `power` monsters in the Monster Zone. `count` of a part belongs to `chosen`; `all` and the others mean every card.
    """

    side: Side = "own"
    zone: Place = "monster_zone"
    kind: Kind | None = None
    element: Element | None = None
    max_price: Int | None = None
    which: Literal["chosen", "all", "self", "that", "equipped"] = "chosen"


@dataclass(slots=True)
class Condition(Data):
    """Met when all that is stated holds: the event has just happened on that side, there is so much of something.

    `event`: an attack was declared, the Battle Phase announced, a monster has come to the Monster Zone, a card was
    destroyed; `who` is the side of whoever did it or whose card it is, seen from the player of the text. It counts
    since the last action that was no response, an attack only until it is over. `of` is counted only where `among`,
    `at_least` or `at_most` is there; without a bound, at least 1. `cards` are those of `among` (left out: all own
    monsters), `life` is the Life of `among.side`, of both players added.
    """

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
    """Cards from the top of the Deck to the hand. With fewer in the Deck: EC-R10."""

    do: Literal["draw"]
    who: Side = "own"
    count: Int = 1


@dataclass(slots=True)
class Mill(Text):
    """Cards from the top of the Deck to the Trash. With fewer in the Deck: EC-R10."""

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
    """Changes the Life of each player of `who` by `amount`, at the same time."""

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
    """Monsters to the Monster Zone of the player they lie with, without a payment."""

    do: Literal["summon"]
    target: Target
    count: Int = 1


@dataclass(slots=True)
class SetDown(Text):
    """Cards face down to the Face-Down Zone of the player they lie with, as set in this turn."""

    do: Literal["set"]
    target: Target
    count: Int = 1


@dataclass(slots=True)
class Move(Text):
    """Spells and Traps to the Spell/Trap Zone of the player they lie with; an Equip is then attached."""

    do: Literal["move"]
    target: Target
    count: Int = 1
    to: Literal["spell_trap_zone"] = "spell_trap_zone"


@dataclass(slots=True)
class Return(Text):
    """Cards to the hand, or onto or under the Deck, of the player they lie with; one by one, as they were named."""

    do: Literal["return"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    to: Literal["hand", "deck_top", "deck_bottom"] = "hand"


@dataclass(slots=True)
class Power(Text):
    """Changes the Power of monsters: to the end of the turn, of the battle, or while this card is active.

    `until`: `turn` is this turn, `battle` the attack that is declared (where none is, this turn), `source` as long as
    the card with the effect lies face up on the field. Under `while` neither `until` nor `count` means anything.
    """

    do: Literal["power"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Literal["turn", "battle", "source"] = "turn"


@dataclass(slots=True)
class CancelAttack(Text):
    """The attack that has been declared comes to nothing; without one, nothing is done."""

    do: Literal["cancel_attack"]


Targeting = Destroy | Close | Summon | SetDown | Move | Return | Power
Part = Annotated[
    Draw | Mill | Discard | Life | Destroy | Close | Summon | SetDown | Move | Return | Power | CancelAttack,
    OneOf("do"),
]


@dataclass(slots=True)
class Effect(Data):
    """One effect: when it is carried out, and its parts in the order of the text.

    `on`: `play` is the effect of a Spell or a Trap when it is activated. `summoned`: this monster was summoned, by its
    player or by an effect. `destroyed`: this card was destroyed, in battle, by an effect, or as an Equip without its
    monster. `attacks`: an attack of this monster was declared. `while`: holds as long as the monster, or the Continuous
    or Equip card, lies face up on the field. Under `while` only `power` stands, under the others every part.

    Every part may have `needs`, `only_if` and `optional`. `needs` is the number of an earlier part of this effect,
    counted from 0: where that one touched nothing (no card moved, changed, drawn or discarded, no Life changed, no
    attack stopped) this one is left out. `only_if` is looked at when the part's turn comes, under `while` all the time.

    What a part asks is a `choose` with this card as `by`. A part with a target asks the effect's player: `from` are the
    cards it can take, `min` and `max` as many as there are to be done, or as find room (EC-R10). `discard` asks each
    player who discards, with the hand as `from`. `optional` makes `min` 0; a part that names no cards (`draw`,
    `mill`, `life`, `cancel_attack`) then asks with the card of the effect as the only option, 0 to 1: naming it is
    yes. What leaves no choice, because `max` is 0 or all have to be taken, is not asked. Under `while` nothing is
    asked.

    The names for `effects` in `hello` are the values of `do`; a scenario needs those of its cards' parts, and `power`
    where a position has a `lasting`.
    """

    on: On
    parts: list[Part]


@dataclass(slots=True)
class Card(Data):
    """A card as printed. Element and Power belong to monsters, `persist` to Spells and Traps, `condition` to Traps.

    `persist`: `once` is used up when its effect is done, `continuous` stays in the Spell/Trap Zone, `equip` stays there
    attached to a monster. `condition` says when a Trap may be activated; without one, at any occasion for Traps.
    """

    name: str
    kind: Kind
    price: Int
    element: Element | None = None
    power: Int = 0
    persist: Persist = "once"
    condition: Condition | None = None
    effects: list[Effect] = field(default_factory=list)

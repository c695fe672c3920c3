"""What a Magical Cute card says, as plain data.

One entry of `effects` is one text. `on` says when it is carried out: `activated` (a unit's skill, or the miracle of a
player card), `automatic` (a skill that needs nobody's will), `play` (normal magic that is used), `while` (an Enchant on
its bearer, a Ritual in its place), `fight` (what a Magi-Cu Fight of this unit does).

How skills, costs and fights work stands in other chapters of the book. The cards are therefore the parameters: a text
says what it costs, whether it turns its unit to Act, and what a fight does.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import Bool, Data, Int, OneOf

Kind = Literal["character", "summon", "magic", "player"]
Sub = Literal["normal", "enchant", "ritual"]
State = Literal["act", "react"]
Side = Literal["own", "opponent", "both"]
Who = Literal["own", "opponent"]
On = Literal["activated", "automatic", "play", "while", "fight"]
Moment = Literal["placed", "damaged", "prepare", "draw", "end"]


@dataclass(slots=True)
class Target(Data):
    """Units, seen from the card that has the text.

    `chosen` is named in the action, as is the `foe` of a fight; `bearer` is that of an Enchant. An action names one
    target: it is that of all `chosen` parts of what it uses, and has to fit all of them. `self` is the unit that has
    the text. With `self`, `bearer` and `foe`, `side` and `kind` mean nothing. `chosen` stands only in `play` and
    `activated`, `foe` only in `fight`.
    """

    side: Side = "own"
    which: Literal["chosen", "all", "self", "bearer", "foe"] = "chosen"
    kind: Literal["character", "summon"] | None = None


@dataclass(slots=True)
class Condition(Data):
    """Met when a player has so much of something: cards in hand, Life, the cost meter, units.

    A bound that is left out does not count.
    """

    of: Literal["hand", "life", "meter", "units"]
    side: Who = "own"
    at_least: Int | None = None
    at_most: Int | None = None


@dataclass(slots=True)
class Damage(Data):
    """Damage to units, or with `who` to a player.

    It names a `target` or `who`, one of the two. `reducible` false: no `reduce_damage` counts for it.
    """

    do: Literal["damage"]
    amount: Int
    target: Target | None = None
    who: Who | None = None
    reducible: Bool = True


@dataclass(slots=True)
class ReduceDamage(Data):
    """All damage to these units, or with `who` to a player, is so much less.

    It names a `target` or `who`, one of the two. It stands only in a text that holds.
    """

    do: Literal["reduce_damage"]
    amount: Int | Literal["all"]
    target: Target | None = None
    who: Who | None = None


@dataclass(slots=True)
class Dp(Data):
    """Changes DP: to the End Phase where something is used, else as long as the text works.

    `amount` is below zero where it is less.
    """

    do: Literal["dp"]
    amount: Int
    target: Target = field(default_factory=Target)


@dataclass(slots=True)
class Reveal(Data):
    """Turns face-down cards over: a player's Ritual, or all seals of a player.

    `side` is seen from the player of the text. A Ritual that lies face up is left as it is.
    """

    do: Literal["reveal"]
    what: Literal["ritual", "seals"] = "ritual"
    side: Who = "opponent"


@dataclass(slots=True)
class Send(Data):
    """Units off the field: to their owner's hand, onto the Deck, to the Abyss, or to the enemy's Arrest.

    On the Deck is on top of it. Its Enchant goes to the Abyss (MC-17.2).
    """

    do: Literal["send"]
    to: Literal["hand", "deck", "abyss", "arrest"]
    target: Target = field(default_factory=Target)


@dataclass(slots=True)
class SetState(Data):
    """Turns units to Act or to React."""

    do: Literal["state"]
    state: State
    target: Target = field(default_factory=Target)


@dataclass(slots=True)
class Move(Data):
    """Units to the next field of the same player.

    To the first field beside it in the row of `fields`; where there is none it stays. It is not the one move of a Set
    Phase.
    """

    do: Literal["move"]
    target: Target = field(default_factory=Target)


@dataclass(slots=True)
class Draw(Data):
    """Cards from the top of the Deck.

    As many as there are. `who` is seen from the player of the text, as in all parts.
    """

    do: Literal["draw"]
    count: Int = 1
    who: Who = "own"


@dataclass(slots=True)
class Pay(Data):
    """Takes so much off a cost meter, as far as it is there."""

    do: Literal["pay"]
    amount: Int
    who: Who = "own"


@dataclass(slots=True)
class DiscardEnchant(Data):
    """The Enchants of units to the Abyss."""

    do: Literal["discard_enchant"]
    target: Target = field(default_factory=Target)


Part = Annotated[
    Damage | ReduceDamage | Dp | Reveal | Send | SetState | Move | Draw | Pay | DiscardEnchant, OneOf("do")
]


@dataclass(slots=True)
class Effect(Data):
    """One text with its parts in order.

    `cost` is what using it takes from the cost meter; `by_act`: using it turns the unit to Act, so the unit has to be
    React. An `automatic` skill with `when` does something once, at that moment; without it, it holds. `while_act` is
    the remark that it goes on in Act.

    `on` says when it is carried out: `activated`, when the skill of a unit or the miracle of a player card (the first
    one that it has) is used; `automatic`, by itself, as long as the unit is on the field and React; `play`, when a
    normal magic is used; `while`, as long as an Enchant is on its bearer, or a Ritual in its place, face up or down;
    `fight`, when this unit carries out the Magi-Cu Fight. `cost` belongs to `activated`, `by_act` to a unit's skill; a
    magic costs what is printed on the card.

    `when`: this unit has come to a field from the hand (`placed`), or has received damage (`damaged`); or, in a turn of
    its player, the cost meter is full and the Summons are gone (`prepare`), the card of the turn is drawn (`draw`), the
    hand is down to its limit (`end`).

    A text that holds (`while`, or `automatic` without `when`) has only `dp` and `reduce_damage`; a text that is carried
    out once has any part but `reduce_damage`. `only_if` is looked at when the text would be carried out, of one that is
    used after it has been paid for, or as long as it holds.

    An adapter declares in `effects` of the protocol's hello each `do` that it can carry out: those of the parts, and
    the `dp` of `lasting` in a position.
    """

    on: On
    parts: list[Part]
    cost: Int = 0
    by_act: Bool = False
    while_act: Bool = False
    when: Moment | None = None
    only_if: Condition | None = None


@dataclass(slots=True)
class Card(Data):
    """A card as printed. `dp` belongs to units, `sub` to magic, `cost` to magic and Summons, `life` to player cards."""

    name: str
    kind: Kind
    dp: Int = 0
    sub: Sub | None = None
    cost: Int = 0
    life: Int = 0
    effects: list[Effect] = field(default_factory=list)

"""What a Pokémon TCG card says, as plain data.

An effect is `on` a moment and has parts, carried out in the order of the text: `base` (changes the number of an
attack), `attack` (what an attack does besides its damage), `play` (a Trainer), `activated`, `while`, `damaged` and
`enters` (an Ability). A Stadium and a Tool have effects `while` they are in play; `self` is for a Tool the Pokémon that
it is attached to. A part that `needs` another one is left out where that one did nothing.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import Bool, Data, Int, OneOf

Type = Literal["colorless", "grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "dragon"]
Condition = Literal["asleep", "burned", "confused", "paralyzed", "poisoned"]
Side = Literal["own", "opponent", "both"]
Place = Literal["active", "bench", "in_play"]
On = Literal["base", "attack", "play", "activated", "while", "damaged", "enters"]
Until = Literal["turn", "next", "own_next"]
Banned = Literal["retreat", "attack"]


@dataclass(slots=True)
class Target(Data):
    """Pokémon in play, seen from the player of the effect.

    `self` is the Pokémon that has the text; for a Tool it is the one that it is attached to, for other Trainers nobody.
    `attacker` belongs to `damaged`: the Pokémon whose attack has done the damage, nobody where no attack has. For these
    two, `side` and `zone` mean nothing. `chosen` leaves the choice to the player of the effect: `count` of the part, or
    as many as can be meant; with `while` it is the same as `all`. `type` holds for all of them.
    """

    side: Side = "own"
    zone: Place = "in_play"
    which: Literal["self", "chosen", "all", "attacker"] = "chosen"
    type: Type | None = None


@dataclass(slots=True)
class Count(Data):
    """A number: Energy attached to Pokémon, damage tokens of 10 on them, or these Pokémon themselves.

    `energy` counts the cards. In `among`, `chosen` is the same as `all`.
    """

    of: Literal["energy", "damage", "pokemon"] = "pokemon"
    among: Target = field(default_factory=lambda: Target(which="all"))


@dataclass(slots=True)
class OnlyIf(Count):
    """Met when the number is within the bounds.

    It is counted when the part would be carried out, and in `while` each time anew.
    """

    at_least: Int = 1
    at_most: Int | None = None


@dataclass(slots=True, kw_only=True)
class Text(Data):
    """What every part may say besides: only if something holds, only if part number `needs` did something, "may".

    How, says Effect.
    """

    only_if: OnlyIf | None = None
    needs: Int | None = None
    optional: Bool = False


@dataclass(slots=True)
class Base(Text):
    """Changes the number of the attack itself; with `per`, by so much for each of something.

    Every `amount` of a part is a multiple of 10; here, in `deal` and in `take` it is below zero where there is less
    damage.
    """

    do: Literal["base"]
    amount: Int
    per: Count | None = None


@dataclass(slots=True)
class Damage(Text):
    """Damage. `weakness` false: Weakness and Resistance do not count for it.

    In the text of an attack it is damage of this attack, and is worked out as such; else it is the amount (but see
    PK-R5).
    """

    do: Literal["damage"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    weakness: Bool = True


@dataclass(slots=True)
class Deal(Text):
    """Attacks of the target do more or less damage.

    `until` is the end of this turn (`turn`), of the turn after it (`next`), or of the next turn of the player of the
    effect (`own_next`: not this one). It ends before the Checkup of that turn, and sooner where the Pokémon evolves or
    goes to the Bench. With `while` it holds as long as the text works, and `until` and `count` mean nothing.
    """

    do: Literal["deal"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Take(Text):
    """The target takes more or less damage from attacks. `until` is that of Deal."""

    do: Literal["take"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Forbid(Text):
    """The target cannot retreat, or cannot attack. `until` is that of Deal."""

    do: Literal["forbid"]
    what: Banned
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Draw(Text):
    """Cards from the top of the Deck to the hand, as many as there are.

    `who` is seen from the player of the effect, who draws first of `both`.
    """

    do: Literal["draw"]
    count: Int = 1
    who: Side = "own"


@dataclass(slots=True)
class Heal(Text):
    """Takes damage off.

    Only Pokémon with damage are meant, so only these can be chosen.
    """

    do: Literal["heal"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Switch(Text):
    """The Active Pokémon of one side changes places with a Benched one.

    The player of the effect chooses the Benched one, on the opponent's side too; with an empty Bench nothing happens.
    """

    do: Literal["switch"]
    side: Literal["own", "opponent"] = "own"


@dataclass(slots=True)
class AttachEnergy(Text):
    """Energy from an own zone to one Pokémon; it is not the one attachment of the turn.

    `count` Energy, of `type` where one is named, or as many as there are. The player of the effect chooses first the
    Energy, then, where any is chosen, one of all the Pokémon that are meant, whatever `which` says.
    """

    do: Literal["attach_energy"]
    zone: Literal["hand", "trash", "deck"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    type: Type | None = None


@dataclass(slots=True)
class DiscardEnergy(Text):
    """Energy attached to the target to its owner's Trash.

    `count` in all and not of each Pokémon: the player of the effect chooses among the Energy on all the Pokémon that
    are meant, of `type` where one is named.
    """

    do: Literal["discard_energy"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    type: Type | None = None


@dataclass(slots=True)
class Afflict(Text):
    """A Special Condition for an Active Pokémon.

    In `do`, and in hello, it is called `condition`. Benched Pokémon are never meant, so none of them can be chosen.
    """

    do: Literal["condition"]
    name: Condition
    target: Target = field(default_factory=lambda: Target("opponent", "active", "all"))
    count: Int = 1


@dataclass(slots=True)
class ClearConditions(Text):
    """The target recovers from all Special Conditions."""

    do: Literal["clear_conditions"]
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class KnockOut(Text):
    """The target is Knocked Out, whatever its HP.

    It leaves play when what is being carried out has come to its end.
    """

    do: Literal["knock_out"]
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Flip(Text):
    """A coin is flipped; heads counts as having done something, so that a part with `needs` follows it."""

    do: Literal["flip"]


Targeting = Damage | Deal | Take | Forbid | Heal | Afflict | ClearConditions | KnockOut
Part = Annotated[
    Base | Damage | Deal | Take | Forbid | Draw | Heal | Switch | AttachEnergy | DiscardEnergy | Afflict
    | ClearConditions | KnockOut | Flip,
    OneOf("do"),
]


@dataclass(slots=True)
class Effect(Data):
    """One effect: at which moment, and its parts in the order of the text.

    `on`, of an attack: `base`, when its number is worked out, and `attack`, after its damage. Of an Ability:
    `activated`, when it is used; `enters`, when its Pokémon comes from the hand onto the Bench in a turn, or is laid on
    another one; `damaged`, each time its Pokémon receives damage (but see PK-R37), when all that is being carried out
    has come to its end; `while`, as long as it works. Of a Stadium or a Tool: only `while`, as long as it is in play.
    Of any other card: only `play`, when the Trainer is used.

    In `base` stand only `base` parts, and these nowhere else; in `while` only `deal`, `take` and `forbid`.

    Any part may say `only_if`, `needs` and `optional`; `base` and the parts in `while` use only `only_if`. `needs` is
    the number, from 0, of an earlier part of the same effect. That part did something if it touched a card (a Pokémon
    counts even where damage came to 0), or if its coin fell on heads; not where it was left out, or nothing was chosen.
    A part that `needs` or `only_if` leaves out asks nothing.

    `optional` asks the player of the effect by a `choose`. A part that means Pokémon or Energy, or switches, offers
    these in `from`, with `min` 0, and with `max` as without it: `count`, or all where `which` is not `chosen`. For
    `draw`, which has nothing to choose from, `from` is only the card that has the text, 0 to 1: naming it says yes.
    Nothing is asked where nothing can be chosen. A `flip` is never optional.

    An adapter declares in `effects` of the protocol's hello each `do` that it can carry out: those of the parts, and
    those of `lasting` in a position, which are `deal`, `take`, and what `forbid` leaves on a Pokémon, `cannot_retreat`
    and `cannot_attack`.
    """

    on: On
    parts: list[Part]


@dataclass(slots=True)
class Attack(Data):
    """An attack: the Energy it needs (`colorless` is any type), the printed damage, and what its text does."""

    name: str
    cost: list[Type] = field(default_factory=list)
    damage: Int = 0
    effects: list[Effect] = field(default_factory=list)


@dataclass(slots=True)
class Ability(Data):
    """An Ability. `place`: where its Pokémon has to be for it.

    Of several that are used, a Pokémon can use only the first; `once_per_turn` belongs to such a one.
    """

    name: str
    effects: list[Effect] = field(default_factory=list)
    once_per_turn: Bool = False
    place: Literal["in_play", "active"] = "in_play"


@dataclass(slots=True)
class Resistance(Data):
    """Attacks of this type do so much less damage."""

    type: Type
    amount: Int


@dataclass(slots=True)
class Card(Data):
    """A card as printed. What does not belong to its kind stays empty.

    A Pokémon has `stage` to `abilities`; `evolves_from` is the name of the Pokémon that it evolves from, `retreat` how
    many Energy a Retreat costs. An Energy has `provides`, its type, and `basic`: of basic Energy a deck holds any
    number. A Trainer has `subtype` and `effects`.
    """

    name: str
    kind: Literal["pokemon", "energy", "trainer"]
    stage: Literal["basic", "evolution"] = "basic"
    evolves_from: str | None = None
    hp: Int = 0
    type: Type | None = None
    weakness: Type | None = None
    resistance: Resistance | None = None
    retreat: Int = 0
    attacks: list[Attack] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    provides: Type | None = None
    basic: Bool = True
    subtype: Literal["item", "supporter", "stadium", "tool"] | None = None
    effects: list[Effect] = field(default_factory=list)

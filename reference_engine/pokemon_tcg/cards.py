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
    """Pokémon in play, seen from the player of the effect. `attacker` is the one whose attack has done the damage."""

    side: Side = "own"
    zone: Place = "in_play"
    which: Literal["self", "chosen", "all", "attacker"] = "chosen"
    type: Type | None = None


@dataclass(slots=True)
class Count(Data):
    """A number: Energy attached to Pokémon, damage tokens of 10 on them, or these Pokémon themselves."""

    of: Literal["energy", "damage", "pokemon"] = "pokemon"
    among: Target = field(default_factory=lambda: Target(which="all"))


@dataclass(slots=True)
class OnlyIf(Count):
    """Met when the number is within the bounds."""

    at_least: Int = 1
    at_most: Int | None = None


@dataclass(slots=True, kw_only=True)
class Text(Data):
    """What every part may say besides: only if something holds, only if part number `needs` did something, "may"."""

    only_if: OnlyIf | None = None
    needs: Int | None = None
    optional: Bool = False


@dataclass(slots=True)
class Base(Text):
    """Changes the number of the attack itself; with `per`, by so much for each of something."""

    do: Literal["base"]
    amount: Int
    per: Count | None = None


@dataclass(slots=True)
class Damage(Text):
    """Damage. `weakness` false: Weakness and Resistance do not count for it."""

    do: Literal["damage"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    weakness: Bool = True


@dataclass(slots=True)
class Deal(Text):
    """Attacks of the target do more or less damage."""

    do: Literal["deal"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Take(Text):
    """The target takes more or less damage from attacks."""

    do: Literal["take"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Forbid(Text):
    """The target cannot retreat, or cannot attack."""

    do: Literal["forbid"]
    what: Banned
    target: Target = field(default_factory=Target)
    count: Int = 1
    until: Until = "turn"


@dataclass(slots=True)
class Draw(Text):
    """Cards from the top of the Deck to the hand."""

    do: Literal["draw"]
    count: Int = 1
    who: Side = "own"


@dataclass(slots=True)
class Heal(Text):
    """Takes damage off."""

    do: Literal["heal"]
    amount: Int
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Switch(Text):
    """The Active Pokémon of one side changes places with a Benched one."""

    do: Literal["switch"]
    side: Literal["own", "opponent"] = "own"


@dataclass(slots=True)
class AttachEnergy(Text):
    """Energy from an own zone to one Pokémon; it is not the one attachment of the turn."""

    do: Literal["attach_energy"]
    zone: Literal["hand", "trash", "deck"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    type: Type | None = None


@dataclass(slots=True)
class DiscardEnergy(Text):
    """Energy attached to the target to its owner's Trash."""

    do: Literal["discard_energy"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    type: Type | None = None


@dataclass(slots=True)
class Afflict(Text):
    """A Special Condition for an Active Pokémon."""

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
    """The target is Knocked Out, whatever its HP."""

    do: Literal["knock_out"]
    target: Target = field(default_factory=Target)
    count: Int = 1


@dataclass(slots=True)
class Flip(Text):
    """A coin is flipped; heads counts as having done something."""

    do: Literal["flip"]


Targeting = Damage | Deal | Take | Forbid | Heal | Afflict | ClearConditions | KnockOut
Part = Annotated[
    Base | Damage | Deal | Take | Forbid | Draw | Heal | Switch | AttachEnergy | DiscardEnergy | Afflict
    | ClearConditions | KnockOut | Flip,
    OneOf("do"),
]


@dataclass(slots=True)
class Effect(Data):
    """One effect: at which moment, and its parts in the order of the text."""

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
    """An Ability. `place`: where its Pokémon has to be for it."""

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
    """A card as printed. What does not belong to its kind stays empty."""

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

"""What a Renathea card says: anatomy (sections "Anatomi kartu", "Skill dasar dan Law") as plain data.

One entry of `effects` is one skill. `on` says when it is looked at: `resolve` (Protect and Silence), `compare`
(Powerup) or `law`. A Law is one entry with `on: law`, however many parts its text has.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import Data, Int, OneOf

Role = Literal["Tank", "Melee", "Agility", "Ranged", "Magic", "Support"]
Status = Literal["protected", "silenced"]
Side = Literal["own", "opponent", "both"]


@dataclass(slots=True)
class Target(Data):
    """Cards in the Arena, seen from the card that has the skill.

    `opposite` is the card that the opponent played in the same Deploy step, none if there is none. `self` and
    `opposite` say whose card is meant, so `side` means nothing there. `chosen` leaves the choice to the owner; in a
    condition or an X it is the same as `all`. `role` and `status` hold for all of them.
    """

    side: Side = "own"
    which: Literal["all", "self", "opposite", "chosen"] = "all"
    role: Role | None = None
    status: Status | None = None


@dataclass(slots=True)
class Amount(Data):
    """A value X: cards counted, their Raw Power, or the cards on the Podium of `among.side`; times a factor.

    Of `among`, only `side` counts for a Podium.
    """

    of: Literal["cards", "raw", "podium"]
    among: Target = field(default_factory=Target)
    times: Int = 1


@dataclass(slots=True)
class Condition(Data):
    """Met when there is at least so much of it, counted as for a value X.

    Of a Protect or Silence it is judged before any status of the round is set (RN-R16), of the rest at Compare.
    """

    at_least: Int
    of: Literal["cards", "raw", "podium"] = "cards"
    among: Target = field(default_factory=Target)


@dataclass(slots=True)
class Protect(Data):
    """Gives the status `protected`, to `count` cards where the target is `chosen`, else to all that are meant.

    If no more cards than `count` can be meant, all of them are, and nobody is asked. `count` is at least 1.
    """

    do: Literal["protect"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    only_if: Condition | None = None


@dataclass(slots=True)
class Silence(Data):
    """Gives the status `silenced` to cards that are not protected; a protected card can be chosen all the same.

    `count` is that of Protect.
    """

    do: Literal["silence"]
    target: Target = field(default_factory=Target)
    count: Int = 1
    only_if: Condition | None = None


@dataclass(slots=True)
class Powerup(Data):
    """Adds to the Total Power of the card's owner."""

    do: Literal["powerup"]
    amount: Int | Amount
    only_if: Condition | None = None


@dataclass(slots=True)
class RawLaw(Data):
    """Law: changes the Raw Power of cards."""

    do: Literal["raw"]
    amount: Int
    target: Target = field(default_factory=Target)
    only_if: Condition | None = None


@dataclass(slots=True)
class TotalLaw(Data):
    """Law: changes Total Power after the sum; first `times`, then `amount`."""

    do: Literal["total"]
    side: Side = "both"
    amount: Int = 0
    times: Int = 1
    only_if: Condition | None = None


@dataclass(slots=True)
class LowerWins(Data):
    """Law: the smaller Total Power wins the round."""

    do: Literal["lower_wins"]
    only_if: Condition | None = None


@dataclass(slots=True)
class CancelLaws(Data):
    """Law: cancels Laws."""

    do: Literal["cancel_laws"]
    only_if: Condition | None = None


@dataclass(slots=True)
class NoPowerups(Data):
    """Law: switches off the Powerups of cards."""

    do: Literal["no_powerups"]
    target: Target = field(default_factory=Target)
    only_if: Condition | None = None


Part = Annotated[
    Protect | Silence | Powerup | RawLaw | TotalLaw | LowerWins | CancelLaws | NoPowerups, OneOf("do")
]


@dataclass(slots=True)
class Effect(Data):
    """One skill: when it is looked at, and its parts in the order of the text.

    Under `resolve` stand `protect` and `silence`, under `compare` `powerup`, under `law` all others. Each effect with
    `on: law` is one Law, however many parts it has; a card with two such effects has two Laws (RN-R3).
    """

    on: Literal["resolve", "compare", "law"]
    parts: list[Part]


@dataclass(slots=True)
class Card(Data):
    """A card as printed. `card_class` is the printed class, a thing of its own beside the Roles."""

    name: str
    card_class: str
    raw: Int
    roles: list[Role]
    set: str = "Base"
    effects: list[Effect] = field(default_factory=list)

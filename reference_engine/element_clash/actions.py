"""What players (and chance) can do. A head is an action with at most one card, its other parts still open.

Looked at first, whatever the action: is the game over (`game_over`)? Is something else open? A question inside an
effect is answered with `choose` and nothing else, and without one nobody may `choose`; `pass` belongs to a window. Then
it is `wrong_action` for whoever has to decide something else now, and `not_your_decision` for others. Where an action
asks for its time, the two mean the same, but before the first turn it is always `not_your_decision`. What each action
asks next stands with it.

`register` is checked in this order: `already_chosen` (in a turn too), `not_in_collection`, `deck_size` (a card named
twice is one card), `wrong_prices`, `repeated_card`. `shuffle`: `not_your_decision` (a player, or no Deck is to be
shuffled), `not_a_shuffle` (a card that is not in this Deck, or named twice). `first_player`: `not_your_decision` (a
player, or not the moment).
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.deck_actions import FirstPlayer, Register, Shuffle
from reference_engine.kernel import CardId, Data, OneOf


@dataclass(slots=True)
class SetCard(Data):
    """Set a card of the hand face down.

    Checked in this order: the time (the own Main Phase), `not_in_hand`, `zone_full`.
    """

    type: Literal["set"]
    card: CardId


@dataclass(slots=True)
class PlayCards(Data):
    """Summon monsters and activate Spells and Traps, together, with one payment.

    `order` is a permutation of `cards`: whose effect comes first. Left out, the player is asked where it matters.
    `equip` names the monster for an Equip; left out, the player is asked where there is a choice.

    Checked in this order: `wrong_number` (no card, or one twice); then card by card what is said below; `zone_full`;
    `no_monster_to_equip`; `no_such_target` (in `equip`); then, card by card of the payment, `paid_twice`,
    `pays_for_itself`, `not_in_hand`; `cost_not_exact`; `wrong_order`.

    Of a monster, and of a card that does not exist: the time (the own Main Phase, or the answer to the announcement),
    `not_in_hand` (it is not face down either), `not_face_down` (the answer comes from the hand), `not_usable_yet`. Of a
    Spell: `not_a_monster` (as that answer), the time (the own Main Phase), `not_in_hand`, `not_usable_yet`. Of a Trap:
    `not_a_monster`, the time (EC-R2: the own Main or Battle Phase, or a window), `not_from_hand` or, where it is not
    in the hand either, `not_in_hand`, `not_usable_yet`, `condition_not_met`.
    """

    type: Literal["play"]
    cards: list[CardId]
    payment: list[CardId] = field(default_factory=list)
    order: list[CardId] | None = None
    equip: dict[CardId, CardId] = field(default_factory=dict)


@dataclass(slots=True)
class AnnounceBattle(Data):
    """Announce the Battle Phase.

    Checked: the time (the own Main Phase).
    """

    type: Literal["announce_battle"]


@dataclass(slots=True)
class DeclareAttack(Data):
    """Attack a monster of the opponent; without a target the attack is direct.

    Checked in this order: the time (the own Battle Phase), `no_attack_in_first_turn`, `not_your_monster`,
    `already_attacked`, then `monsters_in_the_way` without a target, and with one `no_such_target`.
    """

    type: Literal["attack"]
    card: CardId
    target: CardId | None = None


@dataclass(slots=True)
class EndTurn(Data):
    """End the turn.

    Checked: the time (the own Main or Battle Phase).
    """

    type: Literal["end_turn"]


@dataclass(slots=True)
class Choose(Data):
    """Answer a choice inside an effect, or name the card whose effect comes next.

    Checked in this order: `not_an_option`, `wrong_number` (also where a card is named twice).
    """

    type: Literal["choose"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Pass(Data):
    """Do not respond (any more)."""

    type: Literal["pass"]


Action = Annotated[
    Register | Shuffle | FirstPlayer | SetCard | PlayCards | AnnounceBattle | DeclareAttack | EndTurn | Choose | Pass,
    OneOf("type"),
]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card.

    Free parts are a deck's or a shuffle's cards, further cards, payment, order, `equip`, and whom an attack is for. At
    a choice each option has one head, and one without cards is added where nothing has to be named.
    """

    type: Literal["register", "shuffle", "first_player", "set", "play", "announce_battle", "attack", "end_turn",
                  "choose", "pass"]
    card: CardId | None = None
    cards: list[CardId] | None = None

"""What players (and chance) can do. A head is an action with at most one card, its other parts still open.

Looked at first, whatever the action: is the game over (`game_over`)? Has whoever acts nothing to decide now? Then a
`register` in the phase `decks` and a `swap` in the phase `sideboard` are `already_chosen`, and all else is
`not_your_decision`. Does the action not answer what has to be decided (`wrong_action`)? What each action asks next
stands with it.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from reference_engine.elemental_clash.cards import Zone, without_underscore
from reference_engine.elemental_clash.position import Seat
from reference_engine.kernel import Bool, CardId, Data, Int, OneOf


@dataclass(slots=True)
class Register(Data):
    """Bring a Spellbook, and a sideboard or none: cards of one's collection.

    Checked in this order: `too_few_players` (for a variant), `not_in_collection`, `deck_size`, `sideboard_size`,
    `too_many_copies`. A card named twice makes up no size.
    """

    type: Literal["register"]
    deck: list[CardId]
    sideboard: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Swap(Data):
    """Between two games: cards out of the Spellbook, as many in from the sideboard.

    Checked in this order: `not_in_spellbook`, `not_in_sideboard`, `unequal_exchange` (also where a card is named
    twice), `too_many_copies`.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "alias_generator": without_underscore}
    type: Literal["swap"]
    out: list[CardId] = field(default_factory=list)
    in_: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Spellbook that is being shuffled; the rest keeps its order.

    A card that is not in this Spellbook, or is named twice: `not_a_shuffle`.
    """

    type: Literal["shuffle"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class FirstPlayer(Data):
    """Chance says who takes the first turn.

    Nobody sits there: `not_an_option`.
    """

    type: Literal["first_player"]
    player: Seat


@dataclass(slots=True)
class Mulligan(Data):
    """Shuffle the first hand into the Spellbook and draw a new one.

    The new hand would be smaller than none: `no_more_mulligans`.
    """

    type: Literal["mulligan"]


@dataclass(slots=True)
class Keep(Data):
    """Keep the first hand."""

    type: Literal["keep"]


@dataclass(slots=True)
class PlaceCreature(Data):
    """Standby: a Creature goes from its pile to a zone; without a space, to the lowest that is free.

    Checked in this order: `not_on_pile`, `zone_full`, `not_an_option` (there is no such space), `space_taken`.
    """

    type: Literal["place"]
    card: CardId
    zone: Zone
    space: Int | None = None


@dataclass(slots=True)
class Spot(Data):
    """Where a Creature goes; without a space, to the lowest that is free."""

    card: CardId
    zone: Zone
    space: Int | None = None


@dataclass(slots=True)
class Reposition(Data):
    """Standby: Creatures change their places, all at the same time.

    Checked in this order: Creature by Creature, `not_your_creature`, `already_moved`, `not_an_option` (there is no such
    space); then `wrong_number` (none changes its place, or one is named twice), `zone_full`, `space_taken`.
    """

    type: Literal["reposition"]
    creatures: list[Spot]


@dataclass(slots=True)
class Cycle(Data):
    """Draw-Phase: the whole hand under the Spellbook, in this order if one is named, for as many new cards.

    An order that does not name each card of the hand once: `wrong_number`.
    """

    type: Literal["cycle"]
    order: list[CardId] | None = None


@dataclass(slots=True)
class PlayStone(Data):
    """Play an Element-Stone on a pile (of another player: `of`), or without one on a new position.

    Checked in this order: `not_in_hand` (also for a card of another kind), `stone_already_played`, `no_such_pile` (of
    another player), then for a new position `too_many_piles`, and for a pile `no_such_pile`, `pile_occupied` (ECB-R5).
    """

    type: Literal["stone"]
    card: CardId
    pile: Int | None = None
    of: Seat | None = None


@dataclass(slots=True)
class PlayCreature(Data):
    """Play a Creature on a pile (of another player: `of`).

    Checked in this order: `not_in_hand` (also for a card of another kind), `no_such_pile` (of another player, or not
    there), `pile_occupied`, `pile_too_small`, `wrong_energy`.
    """

    type: Literal["creature"]
    card: CardId
    pile: Int
    of: Seat | None = None


@dataclass(slots=True)
class PlaySpell(Data):
    """Play a Spell on a pile (of another player: `of`); its targets, cards or players, in the order of its text.

    Checked in this order: `not_in_hand` (also for a card of another kind), `not_flash`, `no_such_pile` (of another
    player, or not there), `pile_occupied`, `pile_too_small`, `wrong_energy`, `no_such_target` (one that is named, or
    there are too few in play), `wrong_number` (also where a part of the text is given the same target twice).
    """

    type: Literal["spell"]
    card: CardId
    pile: Int
    targets: list[str] = field(default_factory=list)
    of: Seat | None = None


@dataclass(slots=True)
class Activate(Data):
    """Use an ability of a card in play.

    Checked in this order: `not_an_option` (no own card in play with an ability to use), `already_activated`, then
    `no_such_target` and `wrong_number` as for a Spell.
    """

    type: Literal["activate"]
    card: CardId
    targets: list[str] = field(default_factory=list)


@dataclass(slots=True)
class DeclareAttack(Data):
    """Attack a Creature (`target`) or a player.

    Checked in this order: `cannot_attack`, `already_attacked`, `no_such_target` (also where both are named, or
    neither).
    """

    type: Literal["attack"]
    card: CardId
    target: CardId | None = None
    player: Seat | None = None


@dataclass(slots=True)
class Block(Data):
    """Block the attack with these Creatures, or with none.

    Checked in this order: `wrong_number` (a card is named twice); then, card by card, `cannot_block`, `already_blocked`
    (ECB-R4).
    """

    type: Literal["block"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class EndMain(Data):
    """End the Main-Phase."""

    type: Literal["end_main"]


@dataclass(slots=True)
class DiscardDown(Data):
    """End-Phase: discard down to the limit of the hand.

    Checked in this order: `not_in_hand`, `wrong_number` (also where a card is named twice).
    """

    type: Literal["discard"]
    cards: list[CardId]


@dataclass(slots=True)
class Choose(Data):
    """Answer a question. `cards` are cards or players; `division` says how much damage each blocker takes.

    A Boon is answered with its `card` and where it goes: a zone (and space) for a Creature, a pile or none (a new one)
    for a stone, targets for a Spell; `yes` false leaves it in the Archive.

    Checked in this order at `choose` and `order`: `not_an_option`, `wrong_number` (also where a card is named twice).
    At `divide`: `wrong_division` (not each blocker named, or not all the damage). At `boon`: `not_an_option` (another
    card, no zone for a Creature, or `yes` false for a stone); then for a stone `too_many_piles` for a new position,
    else `no_such_pile`, `pile_occupied` (ECB-R5); for a Creature `zone_full`, `not_an_option` (there is no such space),
    `space_taken`; for a Spell `no_such_target`, `wrong_number`, as when it is played.
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
    """An entry of the legal list: the type and, where a card stands in it, that card (or player, for a choice).

    Free parts are piles, targets, zones and spaces, further cards, an order, a division, and where a Boon goes. At a
    choice each option has one head; `block` has one without cards too.
    """

    type: Literal["register", "swap", "shuffle", "first_player", "mulligan", "keep", "place", "reposition", "cycle",
                  "stone", "creature", "spell", "activate", "attack", "block", "end_main", "discard", "choose", "pass"]
    card: CardId | None = None
    cards: list[str] | None = None

"""Areas in game: where cards lie, how many more fit there, taking them away and laying them down."""

from collections.abc import Iterator
from dataclasses import dataclass

from reference_engine.elemental_clash.cards import Zone
from reference_engine.elemental_clash.position import SPACES, Creature, Game, Occupant, Pile, Player, Seat
from reference_engine.kernel import CardId, Illegal, cite

ZONES: tuple[Zone, Zone] = ("atk_zone", "def_zone")
LISTS = ("hand", "archive", "deck", "purgatory")


@dataclass(slots=True)
class Lies:
    """A card in play: on whose side, in a zone or on a pile, and what is known of it there."""

    seat: Seat
    slot: Creature | Occupant
    zone: Zone | None
    pile: Pile | None

    @property
    def owner(self) -> Seat:
        """Whose card it is."""
        return self.slot.owner or self.seat


def in_play(game: Game) -> Iterator[Lies]:
    """Every Creature and Spell in play, side by side."""
    for seat in game.position.seats:
        player = game.position.players[seat]
        for slot in player.atk_zone:
            yield Lies(seat, slot, "atk_zone", None)
        for slot in player.def_zone:
            yield Lies(seat, slot, "def_zone", None)
        for pile in player.piles:
            for occupant in pile.occupant:
                yield Lies(seat, occupant, None, pile)


def creatures(game: Game) -> Iterator[Lies]:
    """Every Creature in play."""
    return (lies for lies in in_play(game) if game.cards[lies.slot.card].kind == "creature")


def find(game: Game, card: CardId | None) -> Lies | None:
    """Where a card lies in play."""
    return next((lies for lies in in_play(game) if lies.slot.card == card), None)


def is_attackable(game: Game, lies: Lies) -> bool:
    """Whether a Creature is in the ATK-Zone, or is treated as if."""
    as_if = False
    if lies.pile is not None:
        cite("ECB-10.2", "ECB-10.3")
        as_if = game.cards[lies.slot.card].quickattacker
    return lies.zone == "atk_zone" or as_if


# -- spaces ------------------------------------------------------------------------------------------------------------
def creatures_in(player: Player, zone: Zone) -> list[Creature]:
    """The Creatures of a zone."""
    return player.atk_zone if zone == "atk_zone" else player.def_zone


def room(game: Game, seat: Seat, zone: Zone) -> int:
    """How many more Creatures fit into a zone. A Quickattacker on a pile takes no space."""
    player, free = game.player(seat), len(game.cards)
    if zone == "atk_zone":
        cite("ECB-6.5")
        free = len(SPACES) - len(player.atk_zone)
    else:
        cite("ECB-6.6")
        free = len(SPACES) - len(player.def_zone)
    return free


def free_space(player: Player, zone: Zone) -> int:
    """The lowest space that nobody stands on."""
    taken = {slot.space for slot in creatures_in(player, zone)}
    return next((space for space in SPACES if space not in taken), len(taken) + 1)


def check_number(space: int | None) -> None:
    """Raises Illegal `not_an_option` for a space that does not exist."""
    if space is not None and space not in SPACES:
        raise Illegal("ECB-6.4", "not_an_option", f"there are the spaces {SPACES.start} to {SPACES.stop - 1}")


def check_space(player: Player, zone: Zone, space: int | None) -> None:
    """Raises Illegal: `not_an_option` for a space that does not exist, `space_taken`."""
    check_number(space)
    if space is not None and any(slot.space == space for slot in creatures_in(player, zone)):
        raise Illegal("ECB-6.4", "space_taken", f"a Creature stands on space {space}")


def enter(game: Game, seat: Seat, zone: Zone, slot: Creature | Occupant | CardId, space: int | None = None) -> None:
    """A Creature comes into a zone; one that was in play before keeps what is known of it."""
    player = game.player(seat)
    where = free_space(player, zone) if space is None else space
    if isinstance(slot, Creature | Occupant):
        creature = Creature(slot.card, where, slot.damage, slot.attacked, slot.blocked, lasting=slot.lasting,
                            owner=slot.owner)
    else:
        creature = Creature(slot, where)
    creatures_in(player, zone).append(creature)


# -- taking away -------------------------------------------------------------------------------------------------------
def remove(game: Game, lies: Lies) -> None:
    """Take a card in play from where it lies. A pile without a stone and without a card on it is gone."""
    player = game.player(lies.seat)
    if lies.pile is not None:
        lies.pile.occupant = []
        clear(player)
    elif lies.zone == "atk_zone":
        player.atk_zone = [slot for slot in player.atk_zone if slot is not lies.slot]
    else:
        player.def_zone = [slot for slot in player.def_zone if slot is not lies.slot]


def clear(player: Player) -> None:
    """Piles that are nothing any more leave their position free."""
    player.piles = [pile for pile in player.piles if pile.stones or pile.occupant]


def draw_from(cards: list[CardId], number: int) -> list[CardId]:
    """Take the top cards of a list, as many as there are."""
    taken = cards[:number]
    del cards[:number]
    return taken

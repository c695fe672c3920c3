"""The Standby-Phase: what lies on piles leaves them, then Creatures may change their places."""

from collections.abc import Mapping

from reference_engine.elemental_clash.actions import PlaceCreature, Reposition, Spot
from reference_engine.elemental_clash.cards import Zone
from reference_engine.elemental_clash.position import SPACES, Creature, Game, Seat
from reference_engine.elemental_clash.zones import (
    ZONES,
    Lies,
    check_space,
    creatures_in,
    enter,
    free_space,
    in_play,
    remove,
    room,
)
from reference_engine.kernel import CardId, Illegal, cite


def archive_spells(game: Game) -> None:
    """Spells played earlier leave the piles of the active player; Permanent-Spells stay."""
    for lies in list(in_play(game)):
        card = game.cards[lies.slot.card]
        if lies.seat == game.active and lies.pile is not None and card.kind == "spell":
            stays = False
            if card.subtype == "permanent":
                cite("ECB-11.14")
                stays = True
            if not stays:
                archive_spell(game, lies)


def archive_spell(game: Game, lies: Lies) -> None:
    """One Spell from its pile into the Archive of its owner."""
    remove(game, lies)
    cite("ECB-5.5", "ECB-8.16", "ECB-11.7")
    game.player(lies.owner).archive.append(lies.slot.card)


def waiting(game: Game) -> list[CardId]:
    """Creatures on piles of the active player, as long as a zone has room for them."""
    seat = game.active
    cards = [slot.card for pile in game.player(seat).piles for slot in pile.occupant
             if game.cards[slot.card].kind == "creature"]
    if not any(room(game, seat, zone) for zone in ZONES):
        cite("ECB-6.9")
        cards = []
    return cards


def place(game: Game, seat: Seat, action: PlaceCreature) -> None:
    """A Creature from its pile into a zone. Raises Illegal: `not_on_pile`, `zone_full`, and what check_space raises."""
    player = game.player(seat)
    if action.card not in waiting(game):
        raise Illegal("ECB-5.4", "not_on_pile", f"{action.card} does not wait on a pile of {seat}")
    if room(game, seat, action.zone) == 0:
        raise Illegal("ECB-6.9", "zone_full", f"{seat}'s {action.zone} is full, and the other zone is not")
    check_space(player, action.zone, action.space)
    lies = next(lies for lies in in_play(game) if lies.slot.card == action.card)
    remove(game, lies)
    cite("ECB-5.4", "ECB-8.18", "ECB-9.16")
    enter(game, seat, action.zone, lies.slot, action.space)


def movable(game: Game, seat: Seat) -> list[CardId]:
    """Creatures in the zones that have not changed their place in this turn."""
    player = game.player(seat)
    return [slot.card for zone in ZONES for slot in creatures_in(player, zone) if not slot.moved]


def reposition(game: Game, seat: Seat, action: Reposition) -> None:
    """Creatures change their places at the same time.

    Raises Illegal: `wrong_number`, `not_your_creature`, `already_moved`, `zone_full`, `not_an_option` for a space that
    does not exist or a place that a Creature has already, `space_taken`.
    """
    player = game.player(seat)
    named = [spot.card for spot in action.creatures]
    if not named or len(set(named)) != len(named):
        raise Illegal("ECB-5.6", "wrong_number", "name one Creature or several different ones")
    found = {slot.card: (zone, slot) for zone in ZONES for slot in creatures_in(player, zone)}
    for spot in action.creatures:
        check_move(found, seat, spot)
    after = {card: zone for card, (zone, _) in found.items()} | {spot.card: spot.zone for spot in action.creatures}
    for zone in ZONES:
        if list(after.values()).count(zone) > len(SPACES):
            raise Illegal("ECB-6.5" if zone == "atk_zone" else "ECB-6.6", "zone_full", f"no room in {seat}'s {zone}")
    taken = [(zone, slot.space) for card, (zone, slot) in found.items() if card not in named]
    taken += [(spot.zone, spot.space) for spot in action.creatures if spot.space is not None]
    if len(set(taken)) != len(taken):
        raise Illegal("ECB-6.4", "space_taken", "two Creatures cannot stand on the same space")
    for spot in action.creatures:
        zone, slot = found[spot.card]
        creatures_in(player, zone).remove(slot)
    for spot in sorted(action.creatures, key=lambda spot: spot.space is None):  # named spaces first
        move(game, seat, found[spot.card][1], spot)


def check_move(found: Mapping[CardId, tuple[Zone, Creature]], seat: Seat, spot: Spot) -> None:
    """Whether one Creature may go to another place. Raises Illegal as `reposition` says."""
    if spot.card not in found:
        raise Illegal("ECB-5.6", "not_your_creature", f"{spot.card} is not in a zone of {seat}")
    zone, slot = found[spot.card]
    if slot.moved:
        raise Illegal("ECB-9.22", "already_moved", f"{spot.card} has changed its place in this turn")
    if spot.space is not None and spot.space not in SPACES:
        raise Illegal("ECB-6.4", "not_an_option", f"there are the spaces {SPACES.start} to {SPACES.stop - 1}")
    if spot.zone == zone and spot.space in (None, slot.space):
        raise Illegal("ECB-9.22", "not_an_option", f"{spot.card} stands there already")


def move(game: Game, seat: Seat, slot: Creature, spot: Spot) -> None:
    """One Creature to its new place."""
    player = game.player(seat)
    slot.space = free_space(player, spot.zone) if spot.space is None else spot.space
    cite("ECB-5.6", "ECB-5.7", "ECB-9.23")
    creatures_in(player, spot.zone).append(slot)
    cite("ECB-9.22")
    slot.moved = True

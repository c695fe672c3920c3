"""The Standby-Phase: what lies on piles leaves them, then Creatures may change their places."""

from collections.abc import Mapping

from reference_engine.elemental_clash.actions import PlaceCreature, Reposition, Spot
from reference_engine.elemental_clash.cards import Zone
from reference_engine.elemental_clash.position import SPACES, Creature, Game, Seat
from reference_engine.elemental_clash.zones import (
    ZONES,
    Lies,
    check_number,
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
    cite("ECB-5.5", "ECB-8.16", "ECB-11.7", "ECB-11.11")
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
    """Creatures in the zones that can change their place: not moved in this turn, and somewhere to go."""
    player = game.player(seat)
    found = [slot.card for zone in ZONES for slot in creatures_in(player, zone) if not slot.moved]
    return found if len(found) > 1 or any(room(game, seat, zone) for zone in ZONES) else []


def reposition(game: Game, seat: Seat, action: Reposition) -> None:
    """Creatures change their places at the same time.

    Raises Illegal: `not_your_creature`, `already_moved`, `not_an_option` for a space that does not exist,
    `wrong_number`, `zone_full`, `space_taken`.
    """
    player = game.player(seat)
    found = {slot.card: (zone, slot) for zone in ZONES for slot in creatures_in(player, zone)}
    for spot in action.creatures:
        check_move(found, seat, spot)
    spots = {spot.card: spot for spot in action.creatures if not stands_there(found[spot.card], spot)}
    if not spots or len({spot.card for spot in action.creatures}) != len(action.creatures):
        raise Illegal("ECB-5.6", "wrong_number", "name one Creature that changes its place, or several different ones")
    after = {card: zone for card, (zone, _) in found.items()} | {card: spot.zone for card, spot in spots.items()}
    if list(after.values()).count("atk_zone") > len(SPACES):
        raise Illegal("ECB-6.5", "zone_full", f"{seat}'s ATK-Zone has {len(SPACES)} spaces")
    if list(after.values()).count("def_zone") > len(SPACES):
        raise Illegal("ECB-6.6", "zone_full", f"{seat}'s DEF-Zone has {len(SPACES)} spaces")
    taken = [(zone, slot.space) for card, (zone, slot) in found.items() if card not in spots]
    taken += [(spot.zone, spot.space) for spot in spots.values() if spot.space is not None]
    if len(set(taken)) != len(taken):
        raise Illegal("ECB-6.4", "space_taken", "two Creatures cannot stand on the same space")
    for spot in spots.values():
        zone, slot = found[spot.card]
        creatures_in(player, zone).remove(slot)
    for spot in sorted(spots.values(), key=lambda spot: spot.space is None):  # named spaces first
        move(game, seat, found[spot.card][1], spot)


def check_move(found: Mapping[CardId, tuple[Zone, Creature]], seat: Seat, spot: Spot) -> None:
    """Whether one Creature may go to another place. Raises Illegal as `reposition` says."""
    if spot.card not in found:
        raise Illegal("ECB-5.6", "not_your_creature", f"{spot.card} is not in a zone of {seat}")
    if found[spot.card][1].moved:
        raise Illegal("ECB-9.22", "already_moved", f"{spot.card} has changed its place in this turn")
    check_number(spot.space)


def stands_there(where: tuple[Zone, Creature], spot: Spot) -> bool:
    """Whether a Creature is where it would go, which is no change of its place."""
    return spot.zone == where[0] and spot.space in (None, where[1].space)


def move(game: Game, seat: Seat, slot: Creature, spot: Spot) -> None:
    """One Creature to its new place."""
    player = game.player(seat)
    slot.space = free_space(player, spot.zone) if spot.space is None else spot.space
    cite("ECB-5.6", "ECB-5.7")
    creatures_in(player, spot.zone).append(slot)
    cite("ECB-9.22")
    slot.moved = True

"""Where cards lie, and what becomes of those that leave the field ("엔찬트를 장비한 유니트가 장에 없게되는 경우")."""

from typing import Literal

from reference_engine.kernel import CardId, cite
from reference_engine.magical_cute.position import SEATS, Game, Place, Player, Position, Seat, Unit, other


def units(player: Player) -> list[Unit]:
    """The units of a player in all fields."""
    return player.left_field + player.middle_field + player.right_field


def find(game: Game, card: CardId | None) -> tuple[Seat, Unit] | None:
    """The unit on the field that this card is, and whose."""
    for seat in SEATS:
        for unit in units(game.position.players[seat]):
            if unit.card == card:
                return seat, unit
    return None


def own_unit(game: Game, seat: Seat, card: CardId) -> Unit | None:
    """The unit of this player that the card is."""
    return next((unit for unit in units(game.position.players[seat]) if unit.card == card), None)


def place_of(player: Player, unit: Unit) -> Place:
    """The field that a unit of this player stands in."""
    if any(one is unit for one in player.left_field):
        return "left"
    return "middle" if any(one is unit for one in player.middle_field) else "right"


def neighbours(position: Position, place: Place) -> list[Place]:
    """The fields beside one, in the row that the position names: what lies beside what is not in this chapter."""
    row = position.fields
    return [there for at, there in enumerate(row) if place in row[max(0, at - 1):at] + row[at + 1:at + 2]]


def stand(player: Player, place: Place, unit: Unit) -> None:
    """Add a unit, which stands nowhere, to a field."""
    if place == "left":
        player.left_field = [*player.left_field, unit]
    elif place == "middle":
        player.middle_field = [*player.middle_field, unit]
    else:
        player.right_field = [*player.right_field, unit]


def take(player: Player, unit: Unit) -> None:
    """Take a unit out of its field; it still bears its Enchant."""
    player.left_field = [one for one in player.left_field if one is not unit]
    player.middle_field = [one for one in player.middle_field if one is not unit]
    player.right_field = [one for one in player.right_field if one is not unit]


def leave(game: Game, card: CardId, to: Literal["hand", "deck", "abyss", "arrest"]) -> None:
    """A unit leaves the field, and its Enchant goes to the Abyss of its master (MC-17.2 says who that is)."""
    found = find(game, card)
    assert found is not None  # whoever sends a unit has seen it on the field
    seat, unit = found
    player = game.position.players[seat]
    take(player, unit)
    enchants = unit.enchant
    if to == "arrest":
        cite("MC-17.3")
        player.abyss = player.abyss + enchants
    else:
        cite("MC-17.2")
        player.abyss = player.abyss + enchants
    if to == "hand":
        player.hand = [*player.hand, card]
    elif to == "deck":
        player.deck = [card, *player.deck]
    elif to == "abyss":
        player.abyss = [*player.abyss, card]
    else:
        enemy = game.position.players[other(seat)]
        enemy.arrest = [*enemy.arrest, card]

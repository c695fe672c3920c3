"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

from collections.abc import Iterator

from reference_engine.element_clash.cards import Card, Power
from reference_engine.element_clash.position import SEATS, SLOTS, Game, Player, Position
from reference_engine.element_clash.rulings import READINGS
from reference_engine.element_clash.turn import awaits
from reference_engine.element_clash.zones import cards_in, monsters
from reference_engine.kernel import CardId, Invalid
from reference_engine.set_up_checks import check_places, check_rulings, check_two_seats

ZONES = ("deck", "hand", "monster_zone", "spell_trap_zone", "face_down_zone", "trash")
LIMITED = ("monster_zone", "spell_trap_zone", "face_down_zone")
BEFORE = ("decks", "shuffle", "first_player")


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    check_two_seats(position.seats, position.players)
    check_rulings(position.rulings, "EC", READINGS)
    for card, definition in game.cards.items():
        check_card(card, definition)
    check_places(game.cards, places(position))
    for seat in SEATS:
        check_zones(game, f"players.{seat}", position.players[seat])
    check_phase(position)
    if position.phase != "over" and not awaits(game):
        raise Invalid("phase", f"nobody has a choice in this {position.phase} phase")


def check_card(card: CardId, definition: Card) -> None:
    """A monster has an element, no price is below zero, `while` has only `power`, `needs` names an earlier part."""
    if definition.kind == "monster" and definition.element is None:
        raise Invalid(f"cards.{card}.element", "a monster has an element")
    if definition.price < 0:
        raise Invalid(f"cards.{card}.price", "is below zero")
    for i, effect in enumerate(definition.effects):
        for j, part in enumerate(effect.parts):
            if effect.on == "while" and not isinstance(part, Power):
                raise Invalid(f"cards.{card}.effects[{i}].parts[{j}]", f"{part.do} does not belong to `on: while`")
            if part.needs is not None and not 0 <= part.needs < j:
                raise Invalid(f"cards.{card}.effects[{i}].parts[{j}].needs", "names no earlier part")


def places(position: Position) -> Iterator[tuple[str, CardId]]:
    """Every card with the path of its place."""
    for seat, player in position.players.items():
        zones = {zone: cards_in(player, zone) for zone in ZONES}  # type: ignore[arg-type]  # each is a Place
        for zone, cards in {**zones, "collection": player.collection, "payment_zone": player.payment_zone}.items():
            for i, card in enumerate(cards):
                yield f"players.{seat}.{zone}[{i}]", card
    for i, card in enumerate(position.resolving):
        yield f"resolving[{i}]", card


def check_zones(game: Game, path: str, player: Player) -> None:
    """No zone over its slots, and Equips attached to monsters on the field."""
    for zone in LIMITED:
        if (number := len(getattr(player, zone))) > SLOTS:
            raise Invalid(f"{path}.{zone}", f"{number} cards, at most {SLOTS}")
    for i, slot in enumerate(player.spell_trap_zone):
        if slot.equipped_to is not None and slot.equipped_to not in monsters(game):
            raise Invalid(f"{path}.spell_trap_zone[{i}].equipped_to", f"{slot.equipped_to} is no monster on the field")
    if game.position.phase != "over" and player.payment_zone:
        raise Invalid(f"{path}.payment_zone", "nothing is being paid for at a set-up")


def check_phase(position: Position) -> None:
    """`result` is there if and only if the game is over, `resolving` is empty, a turn has `active` and `turn`."""
    if position.phase == "over" and position.result is None:
        raise Invalid("result", "is missing although the game is over")
    if position.phase != "over" and position.result is not None:
        raise Invalid("result", f"there is one in the phase {position.phase}")
    if position.phase != "over" and position.resolving:
        raise Invalid("resolving", "nothing is being resolved at a set-up")
    if position.phase not in (*BEFORE, "over") and (position.active is None or position.turn < 1):
        raise Invalid("active" if position.active is None else "turn", "is missing in a turn")

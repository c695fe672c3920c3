"""Equip cards: each is attached to one monster on the field."""

from reference_engine.element_clash import destroy
from reference_engine.element_clash.position import SEATS, Active, Game, Question, Seat
from reference_engine.element_clash.zones import locate, monsters
from reference_engine.kernel import CardId, Illegal, cite


def check_equips(game: Game, cards: list[CardId], named: dict[CardId, CardId]) -> None:
    """Refuse unless each Equip of a play has a monster, on the field or in the same play.

    Raises Illegal: `no_monster_to_equip`, `no_such_target`.
    """
    equips = [card for card in cards if game.cards[card].persist == "equip" and game.cards[card].kind != "monster"]
    possible = [*monsters(game), *(card for card in cards if game.cards[card].kind == "monster")]
    if equips and not possible:
        raise Illegal("EC-29.12", "no_monster_to_equip", f"there is no monster for {equips[0]}")
    for card, monster in named.items():
        if monster not in possible or card not in equips:
            raise Illegal("EC-29.12", "no_such_target", f"{card} cannot be attached to {monster}")


def slot_of(game: Game, card: CardId) -> Active | None:
    """The place of a card in a Spell/Trap Zone."""
    return next((slot for seat in SEATS for slot in game.position.players[seat].spell_trap_zone if slot.card == card),
                None)


def attach(game: Game, card: CardId, monster: CardId | None) -> None:
    """Attach an Equip to a monster on the field; where there is none it is destroyed."""
    slot = slot_of(game, card)
    if slot is None:
        return
    if monster in monsters(game):
        cite("EC-29.11")
        slot.equipped_to = monster
    else:
        destroy.destroy_equip(game, card)


def question(game: Game, card: CardId) -> Question:
    """Which monster an Equip is attached to."""
    found = locate(game, card)
    seat: Seat = found[0] if found else "A"
    possible = monsters(game)
    most = min(1, len(possible))
    return Question(seat, "choose", possible, most, most, card)

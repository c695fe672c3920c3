"""What becomes of cards that leave the field ("Trash", "Equip")."""

from reference_engine.element_clash import triggers
from reference_engine.element_clash.position import SEATS, Game
from reference_engine.element_clash.zones import is_active, monster, monsters, take
from reference_engine.kernel import CardId, cite


def destroy_in_battle(game: Game, card: CardId) -> None:
    """A monster destroyed in battle goes to its owner's Trash."""
    seat = take(game, card)
    cite("EC-9.4")
    game.position.players[seat].trash.append(card)
    destroyed(game, card)


def destroy_by_effect(game: Game, card: CardId) -> None:
    """A card destroyed by an effect goes to its owner's Trash."""
    seat = take(game, card)
    cite("EC-9.5")
    game.position.players[seat].trash.append(card)
    destroyed(game, card)


def destroyed(game: Game, card: CardId) -> None:
    """The destruction of a card sets off its own effects."""
    seat = next((seat for seat in SEATS if card in game.position.players[seat].trash), None)
    if seat is not None:
        triggers.trigger(game, seat, card, "destroyed")
        triggers.happened(game, "destroyed", seat)


def check_field(game: Game) -> None:
    """After each part and each battle: Equips without their monster, and changes of Power without their source."""
    on_field = monsters(game)
    for seat in SEATS:
        player = game.position.players[seat]
        for slot in list(player.spell_trap_zone):
            if slot.equipped_to is not None and slot.equipped_to not in on_field:
                cite("EC-29.13", "EC-17.7")
                destroy_equip(game, slot.card)
    for card in on_field:
        slot_on_field = monster(game, card)
        if slot_on_field is not None and slot_on_field.lasting:
            slot_on_field.lasting = [change for change in slot_on_field.lasting
                                     if change.source is None or is_active(game, change.source)]


def destroy_equip(game: Game, card: CardId) -> None:
    """An Equip that has lost its monster goes to its owner's Trash."""
    seat = take(game, card)
    cite("EC-9.8")
    game.position.players[seat].trash.append(card)
    destroyed(game, card)

"""Activating Spells and Traps ("Mengaktifkan Spell", "Trap", "Zona Spell/Trap")."""

from reference_engine.element_clash import targets, timing
from reference_engine.element_clash.cards import Card
from reference_engine.element_clash.face_down import is_usable, slot_of
from reference_engine.element_clash.position import Game, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.zones import put
from reference_engine.kernel import CardId, Illegal, cite


def check_spell(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may activate this Spell now, leaving slots and payment aside.

    Raises Illegal: `not_your_decision`, `wrong_action`, `not_in_hand`, `not_usable_yet`.
    """
    slot = slot_of(game, seat, card)
    allowed = False
    cite("EC-14.4")
    allowed = timing.is_main(game, seat)
    if not allowed:
        raise Illegal("EC-17.1", timing.why_not(game, seat), "a Spell is activated in one's own Main Phase")
    found = False
    if card in game.position.players[seat].hand:
        cite("EC-17.2")
        found = True
    if slot is not None:
        cite("EC-17.3")
        found = True
    if not found:
        raise Illegal("EC-17.2", "not_in_hand", f"{card} is neither in {seat}'s hand nor face down")
    if slot is not None and not is_usable(game, seat, slot):
        raise Illegal("EC-6.6", "not_usable_yet", f"{card} was set in turn {slot.set_on_turn}")


def check_trap(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may activate this Trap now, leaving slots and payment aside.

    Raises Illegal: `not_your_decision`, `wrong_action`, `not_from_hand`, `not_in_hand`, `not_usable_yet`,
    `condition_not_met`.
    """
    slot = slot_of(game, seat, card)
    allowed = False
    if timing.is_main(game, seat):
        cite("EC-14.5")
        allowed = True
    if reading(game.position, "EC-R2") == "a" and (timing.is_battle(game, seat) or timing.has_window(game, seat)):
        cite("EC-18.5")
        allowed = True
    if not allowed:
        raise Illegal("EC-18.5", timing.why_not(game, seat), "there is no occasion for a Trap now")
    was_set = False
    if slot is not None:
        cite("EC-18.1")
        was_set = True
    if not was_set:
        in_hand = card in game.position.players[seat].hand
        raise Illegal("EC-18.2", "not_from_hand" if in_hand else "not_in_hand", f"{card} has to be set face down first")
    if slot is not None and not is_usable(game, seat, slot):
        raise Illegal("EC-18.4", "not_usable_yet", f"{card} was set in turn {slot.set_on_turn}")
    if not targets.met(game, seat, card, game.cards[card].condition):
        raise Illegal("EC-18.5", "condition_not_met", f"the condition of {card} is not met")


def needs_slot(definition: Card) -> bool:
    """Whether a Spell or a Trap has to be in the Spell/Trap Zone: one with a Continuous or an Equip effect."""
    stays = False
    if definition.persist == "continuous":
        cite("EC-4.10", "EC-7.2", "EC-29.7")
        stays = True
    elif definition.persist == "equip":
        cite("EC-4.10", "EC-7.2", "EC-29.10")
        stays = True
    return stays


def place_spell_trap(game: Game, seat: Seat, card: CardId) -> None:
    """An activated Spell or Trap that lies nowhere: to its zone if it stays, else it is being resolved."""
    definition = game.cards[card]
    if needs_slot(definition):
        cite("EC-17.6")
        put(game, seat, "spell_trap_zone", card)
    else:
        game.position.resolving.append(card)


def finish_one_shot(game: Game, seat: Seat, card: CardId) -> None:
    """A one-shot Spell or Trap whose effect is done goes to the Trash."""
    if card in game.position.resolving:
        game.position.resolving.remove(card)
        cite("EC-9.6", "EC-17.5")
        game.position.players[seat].trash.append(card)


def usable_trap(game: Game, seat: Seat) -> bool:
    """Whether this player has a Trap that may be activated, its condition being met."""
    for slot in game.position.players[seat].face_down_zone:
        definition = game.cards[slot.card]
        if (definition.kind == "trap" and is_usable(game, seat, slot)
                and targets.met(game, seat, slot.card, definition.condition)):
            return True
    return False

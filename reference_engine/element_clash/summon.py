"""Summoning a monster ("Memanggil Monster", "Zona Monster")."""

from reference_engine.element_clash import timing, triggers
from reference_engine.element_clash.face_down import is_usable, slot_of
from reference_engine.element_clash.position import Game, Seat
from reference_engine.element_clash.zones import put
from reference_engine.kernel import CardId, Illegal, cite


def check_summon(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may summon this monster now, leaving slots and payment aside.

    Raises Illegal: `not_your_decision`, `wrong_action`, `not_face_down`, `not_in_hand`, `not_usable_yet`.
    """
    slot = slot_of(game, seat, card)
    allowed = False
    if timing.answers_announcement(game, seat):
        cite("EC-22.1")
        allowed = True
    elif timing.is_main(game, seat):
        cite("EC-14.3")
        allowed = True
    if not allowed:
        raise Illegal("EC-14.3", timing.why_not(game, seat), "a monster is summoned in one's own Main Phase")
    found = False
    if card in game.position.players[seat].hand:
        cite("EC-16.1")
        found = True
    if slot is not None:
        cite("EC-16.2")
        found = True
    if not found:
        raise Illegal("EC-16.1", "not_in_hand", f"{card} is neither in {seat}'s hand nor face down")
    if slot is None and timing.answers_announcement(game, seat):
        raise Illegal("EC-22.1", "not_face_down", f"{card} does not lie face down")
    if slot is not None and not is_usable(game, seat, slot):
        raise Illegal("EC-6.6", "not_usable_yet", f"{card} was set in turn {slot.set_on_turn}")


def place_monster(game: Game, seat: Seat, card: CardId) -> None:
    """A summoned monster that lies nowhere comes to the Monster Zone."""
    cite("EC-16.8")
    put(game, seat, "monster_zone", card)
    triggers.happened(game, "summoned", seat)

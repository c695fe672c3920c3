"""Face-down cards ("Zona Kartu Tertutup", "Memasang Kartu Tertutup"): setting, closing, and from when on they serve."""

from reference_engine.element_clash import timing
from reference_engine.element_clash.actions import SetCard
from reference_engine.element_clash.position import FaceDown, Game, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.zones import is_full, locate, room, take
from reference_engine.kernel import CardId, Illegal, cite


def set_card(game: Game, seat: Seat, action: SetCard) -> None:
    """Set a card of the hand; it costs nothing.

    Raises Illegal: `not_your_decision`, `wrong_action`, `not_in_hand`, `zone_full`.
    """
    player = game.position.players[seat]
    allowed = False
    cite("EC-14.2")
    allowed = timing.is_main(game, seat)
    if not allowed:
        raise Illegal("EC-15.3", timing.why_not(game, seat), "a card is set in one's own Main Phase")
    if action.card not in player.hand:
        raise Illegal("EC-15.1", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    if is_full(game, seat, "face_down_zone"):
        raise Illegal("EC-4.11", "zone_full", f"{seat}'s Face-Down Zone is full")
    player.hand = [card for card in player.hand if card != action.card]
    lay_face_down(game, seat, action.card)


def lay_face_down(game: Game, seat: Seat, card: CardId) -> None:
    """Lay a card that lies nowhere face down, as set in this turn."""
    cite("EC-15.1", "EC-15.4")
    game.position.players[seat].face_down_zone.append(FaceDown(card, game.position.turn))


def slot_of(game: Game, seat: Seat, card: CardId) -> FaceDown | None:
    """The face-down card of this player that `card` is."""
    return next((slot for slot in game.position.players[seat].face_down_zone if slot.card == card), None)


def is_usable(game: Game, seat: Seat, slot: FaceDown) -> bool:
    """Whether the owner may summon or activate a face-down card: after the turn in which it was set."""
    turn = game.position.turn
    if reading(game.position, "EC-R6") == "b" and game.position.active != seat:
        turn -= 1  # the owner's own last turn
    usable = False
    cite("EC-6.7")
    usable = turn > slot.set_on_turn
    return usable


def close(game: Game, card: CardId) -> bool:
    """An effect turns a card on the field face down. Returns whether it could."""
    found = locate(game, card)
    assert found is not None  # an effect closes only what it has found on the field
    seat, place = found
    turn = game.position.turn
    if place == "face_down_zone":
        for slot in game.position.players[seat].face_down_zone:
            slot.set_on_turn = turn if slot.card == card else slot.set_on_turn
        return True
    fits = True
    if room(game, seat, "face_down_zone") == 0:
        cite("EC-6.11")
        fits = False
    if not fits:
        return False
    take(game, card)
    slot = FaceDown(card, 0)
    cite("EC-6.8", "EC-6.10")
    slot.set_on_turn = turn
    cite("EC-6.9")
    game.position.players[seat].face_down_zone.append(slot)
    return True

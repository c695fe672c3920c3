"""Who may act now: freely in the own Main-Phase, in answer to something, or not at all."""

from reference_engine.elemental_clash.cards import Kind
from reference_engine.elemental_clash.position import Game, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import CardId, Illegal


def is_pending(game: Game) -> bool:
    """Whether something that has begun is not finished."""
    pending = game.resolution
    return bool(pending.running or pending.triggered or pending.stack or pending.respond or game.position.attack)


def is_free(game: Game, seat: Seat) -> bool:
    """Whether it is this player's own Main-Phase and nothing is pending."""
    position = game.position
    return position.phase == "main" and position.active_player == seat and not is_pending(game)


def check_spell(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse a Spell that answers nothing, where something is to be answered (ECB-R3). Raises Illegal `not_flash`."""
    if is_free(game, seat):
        return
    subtype = game.cards[card].subtype
    own_main = game.position.phase == "main" and game.position.active_player == seat
    if subtype == "permanent":
        raise Illegal("ECB-11.12", "not_flash", "a Permanent-Spell does not answer anything")
    if subtype == "normal" and not (own_main and reading(game.position, "ECB-R3") == "a"):
        raise Illegal("ECB-11.5", "not_flash", f"{game.cards[card].name} is no Flash-Spell")


def check_in_hand(game: Game, seat: Seat, card: CardId, kind: Kind) -> None:
    """Raises Illegal `not_in_hand`: the hand has no such card of this kind."""
    if card not in game.player(seat).hand or game.cards[card].kind != kind:
        raise Illegal("ECB-10.5", "not_in_hand", f"{card} is no {kind} in {seat}'s hand")

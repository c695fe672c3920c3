"""Deploy: one card each, face down, opened together, three times."""

from reference_engine.kernel import Illegal, cite
from reference_engine.renathea.actions import Deploy
from reference_engine.renathea.position import ARENA_SIZE, Game, Player, Seat, Slot


def waits(player: Player) -> bool:
    """Whether this player has placed a card that is not open yet."""
    return bool(player.arena) and not player.arena[-1].face_up


def to_deploy(player: Player) -> bool:
    """Whether this player still has a card to place now. Without a card in Hand nothing can be placed (RN-R20)."""
    return not waits(player) and len(player.arena) < ARENA_SIZE and bool(player.hand)


def deploy(game: Game, seat: Seat, action: Deploy) -> None:
    """Raises Illegal: `already_chosen`, `not_in_hand`."""
    player = game.position.players[seat]
    if waits(player):
        raise Illegal("RN-5.8", "already_chosen", f"{seat} has placed a card and waits for the other player")
    if action.card not in player.hand:
        raise Illegal("RN-5.5", "not_in_hand", f"{action.card} is not in {seat}'s Hand")
    player.hand.remove(action.card)
    cite("RN-4.4")
    player.arena.append(Slot(action.card, face_up=False))


def open_cards(game: Game) -> None:
    """Both players open what they have placed, at the same time."""
    for player in game.position.players.values():
        for slot in player.arena:
            cite("RN-5.6")
            slot.face_up = True

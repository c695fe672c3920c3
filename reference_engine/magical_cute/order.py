"""Who goes first ("선공후공의 결정"), and the player cards."""

from reference_engine.kernel import Illegal, cite
from reference_engine.magical_cute import opening
from reference_engine.magical_cute.actions import ChooseOrder, RockPaperScissors
from reference_engine.magical_cute.position import Game, Position, Seat


def throw(game: Game, action: RockPaperScissors) -> None:
    """The throw has a winner, who will choose the order."""
    game.position.rps_winner = action.winner
    game.position.phase = "order"


def chooser(position: Position) -> Seat | None:
    """Who chooses the order: the winner of the throw, in later games of a match the loser of the game before."""
    seat = None
    if position.rps_winner is not None:
        cite("MC-2.3")
        seat = position.rps_winner
    if position.last_loser is not None:
        cite("MC-2.4")
        seat = position.last_loser
    return seat


def choose_order(game: Game, action: ChooseOrder) -> None:
    """The order is chosen; player cards and first cards follow. Raises Illegal `wrong_action`."""
    position = game.position
    if position.phase != "order":
        raise Illegal("MC-2.5", "wrong_action", "the order is chosen once, before any card is drawn")
    position.first_player = position.active_player = action.first
    for player in position.players.values():
        for slot in player.player_card:
            cite("MC-2.6")
            slot.face_up = True
            cite("MC-90.5")
            player.life = game.cards[slot.card].life
    opening.deal(game)

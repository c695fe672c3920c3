"""The first hand ("게임 스타트 때의 손") and the mulligan ("멀리건")."""

from reference_engine.deck_actions import reordered
from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.magical_cute.position import SEATS, Game, Position, Seat, other

OPENING_HAND = 7
MOST_MULLIGANS = 3


def deal(game: Game) -> None:
    """Both players draw their first hand; then each may exchange it."""
    for seat in SEATS:
        cite("MC-3.2")
        draw_hand(game, seat, OPENING_HAND)
        game.position.players[seat].kept = False
    game.position.phase = "mulligan"


def draw_hand(game: Game, seat: Seat, number: int) -> None:
    """So many cards from the top of the Deck."""
    player = game.position.players[seat]
    player.hand = player.hand + player.deck[:number]
    player.deck = player.deck[number:]


def to_decide(position: Position) -> Seat | None:
    """Who decides on a mulligan now: the first player to the end, then the other one (MC-4.7)."""
    first = position.first_player or "A"
    return next((seat for seat in (first, other(first)) if not position.players[seat].kept), None)


def mulligan(game: Game, seat: Seat) -> None:
    """Show the hand; from the shuffled Deck a new one is drawn. Raises Illegal: `wrong_action`, `no_mulligan_left`."""
    player = game.position.players[seat]
    if game.position.phase != "mulligan":
        raise Illegal("MC-4.7", "wrong_action", "the game has begun with the hand that was kept")
    if player.mulligans >= MOST_MULLIGANS:
        raise Illegal("MC-4.10", "no_mulligan_left", f"{seat} has exchanged the hand {player.mulligans} times")
    player.mulligans += 1
    cite("MC-4.2", "MC-4.8")
    player.hand_shown = True


def keep(game: Game, seat: Seat) -> None:
    """Keep the hand. Raises Illegal `wrong_action`."""
    if game.position.phase != "mulligan":
        raise Illegal("MC-4.7", "wrong_action", "the game has begun with the hand that was kept")
    cite("MC-4.7")
    game.position.players[seat].kept = True


def redraw(game: Game, seat: Seat, top: list[CardId]) -> None:
    """The shown hand goes back, the Deck is shuffled so that these cards lie on top, and a smaller hand is drawn."""
    player = game.position.players[seat]
    player.hand_shown = False
    returned, player.hand = player.hand, []
    cite("MC-4.4")
    player.deck = player.deck + returned
    cite("MC-4.5")
    player.deck = reordered(player.deck, top)
    number = OPENING_HAND - player.mulligans
    if player.mulligans == 1:
        cite("MC-4.6")
        draw_hand(game, seat, number)
    else:
        cite("MC-4.9")
        draw_hand(game, seat, number)

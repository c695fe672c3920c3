"""Who sits where: turn order, opponents, and the targets of the first multiplayer variant."""

from reference_engine.elemental_clash.position import Game, Position, Seat
from reference_engine.kernel import cite

LEAST_SEATS = {"duel": 2, "multiplayer_1": 5, "multiplayer_2": 3}


def turn_order(position: Position, first: Seat | None) -> list[Seat]:
    """All seats in the order of turns, from `first` on."""
    at = position.seats.index(first) if first is not None else 0
    return position.seats[at:] + position.seats[:at]


def playing(game: Game, first: Seat) -> list[Seat]:
    """Those who are still in the game, in the order of turns from `first` on."""
    seats = turn_order(game.position, first)
    cite("ECB-14.6")
    seats = [seat for seat in seats if not game.player(seat).eliminated]
    return seats


def next_seat(game: Game) -> Seat:
    """Who takes the turn after this one."""
    after = playing(game, game.active)
    return after[1] if after[0] == game.active else after[0]


def opponents(game: Game, seat: Seat) -> list[Seat]:
    """Everybody else who is still in the game, in the order of turns."""
    return [other for other in playing(game, seat) if other != seat]


def targets(position: Position, seat: Seat) -> list[Seat]:
    """Variant 1: those who did not sit next to this player at the start."""
    order = turn_order(position, seat)
    return order[2:-1]

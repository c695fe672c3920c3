"""Winning and losing ("Kondisi Menang dan Kalah", "Deck Habis"): Life 0, and two empty Decks."""

from typing import Literal

from reference_engine.element_clash.position import SEATS, Game, Result, Seat, other
from reference_engine.element_clash.rulings import reading
from reference_engine.kernel import cite

# When two empty Decks are looked at (EC-R1): after a draw or an effect, at the end of a turn, before a draw.
Moment = Literal["done", "end of turn", "draw"]
MOMENTS: dict[str, Moment] = {"a": "done", "b": "end of turn", "c": "draw"}


def change_life(game: Game, amounts: dict[Seat, int]) -> None:
    """Change Lives at the same time. Whoever comes to 0 has lost at once, also in the middle of an effect."""
    players = game.position.players
    for seat, amount in amounts.items():
        players[seat].life = max(0, players[seat].life + amount)
    lost = [seat for seat in SEATS if players[seat].life == 0 and amounts.get(seat, 0) < 0]
    if len(lost) == 1:
        cite("EC-1.3", "EC-32.1")
        finish(game, Result(other(lost[0]), "life"))
    elif lost:
        winner = None
        if reading(game.position, "EC-R8") == "b":
            winner = other(game.position.active or "A")
        cite("EC-1.3")
        finish(game, Result(winner, "life"))


def check_decks(game: Game, moment: Moment) -> None:
    """The game is decided by Life when both Decks are empty, at the moment that the reading of EC-R1 names."""
    position = game.position
    if position.result is not None or moment != MOMENTS[reading(position, "EC-R1")]:
        return
    if all(not player.deck for player in position.players.values()):
        a, b = (position.players[seat].life for seat in SEATS)
        result = Result("B", "decks")
        if a > b:
            cite("EC-31.6")
            result = Result("A", "decks")
        if a == b:
            cite("EC-31.7")
            result = Result(None, "decks")
        cite("EC-31.5")
        finish(game, result)


def finish(game: Game, result: Result) -> None:
    """The game is over: nothing that has begun goes on."""
    game.position.result = result
    game.position.phase = "over"

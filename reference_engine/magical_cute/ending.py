"""The end of the game. This chapter names none; what is known from outside stands in the section of supplements."""

from reference_engine.kernel import cite
from reference_engine.magical_cute.position import Game, Result, Seat, other
from reference_engine.magical_cute.rulings import reading


def check_life(game: Game, seat: Seat) -> None:
    """A player without Life has lost at once."""
    if game.position.players[seat].life <= 0:
        cite("MC-90.3")
        finish(game, other(seat))


def check_deck(game: Game, seat: Seat) -> None:
    """A player whose Deck has run out has lost at once, if MC-R8 is read so."""
    if reading(game.position, "MC-R8") == "b" and not game.position.players[seat].deck:
        cite("MC-90.4")
        finish(game, other(seat))


def finish(game: Game, winner: Seat) -> None:
    """The game is over: nothing that has begun goes on. The first end stands."""
    if game.position.result is None:
        game.position.result = Result(winner)
    game.position.phase = "over"
    game.window = None
    game.happened = []

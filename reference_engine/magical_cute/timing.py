"""The phases ("턴과 페이즈", "1 턴의 흐름"): what the moment allows, and who may cut in."""

from reference_engine.kernel import cite
from reference_engine.magical_cute.position import Game, Seat
from reference_engine.magical_cute.rulings import reading


def in_active(game: Game, seat: Seat) -> bool:
    """Whether it is this player's own Active Phase and nobody is asked to cut in."""
    position = game.position
    return position.phase == "active" and position.active_player == seat and game.window is None


def in_set(game: Game, seat: Seat) -> bool:
    """The same for the Set Phase."""
    position = game.position
    return position.phase == "set" and position.active_player == seat and game.window is None


def may_activate(game: Game, seat: Seat) -> bool:
    """Whether skills, magic and miracles may be used: in an Active Phase, and as interrupts where MC-R6 says so."""
    if game.position.phase == "active":
        return True
    return game.position.phase == "set" and game.window == seat and reading(game.position, "MC-R6") == "b"


def interruptible(game: Game) -> bool:
    """Whether the phase lets the opponent cut in."""
    may = False
    if game.position.phase == "active":
        cite("MC-6.4")
        may = True
    if game.position.phase == "set" and reading(game.position, "MC-R6") == "b":
        cite("MC-6.4")
        may = True
    return may

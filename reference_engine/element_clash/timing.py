"""Who may act freely now. While an effect asks something, `act` lets nothing else through."""

from reference_engine.element_clash.position import Game, Seat, other


def is_main(game: Game, seat: Seat) -> bool:
    """Whether it is this player's own Main Phase and no window of the other player is open."""
    position = game.position
    return position.phase == "main" and position.active == seat and not game.resolution.respond


def is_battle(game: Game, seat: Seat) -> bool:
    """The same for the Battle Phase."""
    position = game.position
    return position.phase == "battle" and position.active == seat and not game.resolution.respond


def has_window(game: Game, seat: Seat) -> bool:
    """Whether this player may respond to what has just happened."""
    return game.resolution.respond[:1] == [seat]


def answers_announcement(game: Game, seat: Seat) -> bool:
    """Whether this player has the one opportunity after the announcement of the Battle Phase."""
    return game.resolution.announced and has_window(game, seat)


def why_not(game: Game, seat: Seat) -> str:
    """The reason where a player may not do something now."""
    turn_of = game.resolution.respond[0] if game.resolution.respond else game.position.active
    return "wrong_action" if seat == turn_of else "not_your_decision"


def opponent_of_active(game: Game) -> Seat:
    """The player whose turn it is not."""
    return other(game.position.active or "A")

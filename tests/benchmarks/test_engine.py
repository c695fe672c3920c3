"""The reference engine by itself: whole random games. Goal: 20,000 actions a second."""

from collections.abc import Callable
from random import Random
from typing import Any

import play

from reference_engine import renathea
from reference_engine.renathea import Game
from reference_engine.renathea.position import Position

GAMES = 50
Recorded = tuple[Game, list[tuple[str, Any]]]


def recorded(seed: int) -> Recorded:
    """A new game and everything that is done in it."""
    rng = Random(seed)
    game = play.new_game(rng)
    first, actions = play.again(game), []
    while renathea.awaits(game) and game.position.round <= play.MOST_ROUNDS:
        player, action = play.random_action(game, rng)
        actions.append((player, play.TYPES.action.validate_python(action)))
        play.act(game, player, action)
    return first, actions


def test_actions(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    games = [recorded(seed) for seed in range(GAMES)]

    def fresh() -> tuple[tuple[list[Recorded]], dict[str, Any]]:
        return ([(play.again(game), actions) for game, actions in games],), {}

    def play_all(copies: list[Recorded]) -> None:
        for game, actions in copies:
            for player, action in actions:
                renathea.act(game, player, action)

    benchmark.pedantic(play_all, setup=fresh, rounds=20)
    rate("actions", sum(len(actions) for _, actions in games))


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    games = [recorded(seed) for seed in range(GAMES)]

    def fresh() -> tuple[tuple[list[Recorded]], dict[str, Any]]:
        return ([(play.again(game), actions) for game, actions in games],), {}

    def play_all(copies: list[Recorded]) -> None:
        for game, actions in copies:
            for player, action in actions:
                renathea.awaits(game)
                renathea.legal_actions(game, player)
                renathea.act(game, player, action)

    benchmark.pedantic(play_all, setup=fresh, rounds=20)
    rate("actions", sum(len(actions) for _, actions in games))


def test_positions_in_and_out(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    """Validation and dump of a position, the price of every observation."""
    documents = [play.dump(game) for seed in range(20) for game in play.walk(Random(seed))]

    def through() -> None:
        for document in documents:
            position: Position = play.TYPES.position.validate_python(document)
            play.TYPES.position.dump_python(position, mode="json")

    benchmark(through)
    rate("positions", len(documents))

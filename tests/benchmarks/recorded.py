"""Random games that are recorded once and played again: what the benchmarks of the engines measure.

A driver is the module of `tests/properties` that plays a game at random: its `random_action` is used.
"""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

from random_play import act, types

GAMES = 50
ROUNDS = 10
Recorded = tuple[Any, list[tuple[str, Any]]]
Rate = Callable[[str, int], None]


def record(driver: ModuleType, engine: ModuleType, new: Callable[[Random], Any], copy: Callable[[Any], Any],
           most: int) -> list[Recorded]:
    """Some games at their beginning, each with everything that is done in it, or the first `most` actions."""
    games: list[Recorded] = []
    for seed in range(GAMES):
        rng = Random(seed)
        game = new(rng)
        first, actions = copy(game), []
        while engine.awaits(game) and len(actions) < most:
            player, action = driver.random_action(game, rng)
            actions.append((player, types(game).action.validate_python(action)))
            act(game, player, action)
        games.append((first, actions))
    return games


def measure(benchmark: Any, rate: Rate, engine: ModuleType, games: list[Recorded], copy: Callable[[Any], Any], *,
            legal: bool) -> None:
    """Play all of them again; with `legal`, whoever acts asks first who has a choice and what can be done."""

    def fresh() -> tuple[tuple[list[Recorded]], dict[str, Any]]:
        return ([(copy(game), actions) for game, actions in games],), {}

    def play_all(copies: list[Recorded]) -> None:
        for game, actions in copies:
            for player, action in actions:
                if legal:
                    engine.awaits(game)
                    engine.legal_actions(game, player)
                engine.act(game, player, action)

    benchmark.pedantic(play_all, setup=fresh, rounds=ROUNDS)
    rate("actions", sum(len(actions) for _, actions in games))

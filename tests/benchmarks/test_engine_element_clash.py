"""The reference engine of Element Clash by itself: whole random games. Goal: 10,000 actions a second."""

from collections.abc import Callable
from random import Random
from typing import Any

import element_clash_play as play

from reference_engine import element_clash
from reference_engine.element_clash import Game

GAMES = 50
Recorded = tuple[Game, list[tuple[str, Any]]]


def recorded(seed: int) -> Recorded:
    """A new game with effects and everything that is done in it."""
    rng = Random(seed)
    game = play.new_game(rng)
    first, actions = play.twin(game), []
    while element_clash.awaits(game) and len(actions) < play.MOST_ACTIONS:
        player, action = play.random_action(game, rng)
        actions.append((player, play.TYPES.action.validate_python(action)))
        play.act(game, player, action)
    return first, actions


def measure(benchmark: Any, rate: Callable[[str, int], None], *, legal: bool) -> None:
    """Play all recorded games again."""
    games = [recorded(seed) for seed in range(GAMES)]

    def fresh() -> tuple[tuple[list[Recorded]], dict[str, Any]]:
        return ([(play.twin(game), actions) for game, actions in games],), {}

    def play_all(copies: list[Recorded]) -> None:
        for game, actions in copies:
            for player, action in actions:
                if legal:
                    element_clash.awaits(game)
                    element_clash.legal_actions(game, player)
                element_clash.act(game, player, action)  # type: ignore[arg-type]

    benchmark.pedantic(play_all, setup=fresh, rounds=10)
    rate("actions", sum(len(actions) for _, actions in games))


def test_actions(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    measure(benchmark, rate, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Callable[[str, int], None]) -> None:
    measure(benchmark, rate, legal=True)

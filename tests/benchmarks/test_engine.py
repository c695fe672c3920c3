"""The reference engine by itself: whole random games. Goal: 20,000 actions a second."""

from functools import lru_cache
from random import Random
from typing import Any

import renathea_play as play
from random_play import again, dump, types
from recorded import Rate, Recorded, measure, record

from reference_engine import renathea
from reference_engine.renathea.position import Position

MOST_ACTIONS = 150


@lru_cache
def games() -> list[Recorded]:
    """New games, from the registration of the decks on."""
    return record(play, renathea, play.new_game, again, MOST_ACTIONS)


def test_actions(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, renathea, games(), again, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, renathea, games(), again, legal=True)


def test_positions_in_and_out(benchmark: Any, rate: Rate) -> None:
    """Validation and dump of a position, the price of every observation."""
    positions = types(play.new_game(Random(0))).position
    documents = [dump(game) for seed in range(20) for game in play.walk(Random(seed))]

    def through() -> None:
        for document in documents:
            position: Position = positions.validate_python(document)
            positions.dump_python(position, mode="json")

    benchmark(through)
    rate("positions", len(documents))

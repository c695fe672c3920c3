"""The reference engine of Elemental Clash by itself: whole random games. Goal: 10,000 actions a second."""

from functools import lru_cache
from random import Random
from typing import Any

import elemental_clash_play as play
from random_play import twin
from recorded import Rate, Recorded, measure, record

from reference_engine import elemental_clash
from reference_engine.elemental_clash import Game


def new_game(rng: Random) -> Game:
    """A game of any of the variants."""
    return play.new_game(rng, rng.choice(sorted(play.MODES)))


@lru_cache
def games() -> list[Recorded]:
    """New games, of two, three and five players."""
    return record(play, elemental_clash, new_game, twin, play.MOST_ACTIONS)


def test_actions(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, elemental_clash, games(), twin, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, elemental_clash, games(), twin, legal=True)

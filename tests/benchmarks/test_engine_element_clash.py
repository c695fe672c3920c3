"""The reference engine of Element Clash by itself: whole random games. Goal: 10,000 actions a second."""

from functools import lru_cache
from typing import Any

import element_clash_play as play
from random_play import twin
from recorded import Rate, Recorded, measure, record

from reference_engine import element_clash


@lru_cache
def games() -> list[Recorded]:
    """New games, with effects."""
    return record(play, element_clash, play.new_game, twin, play.MOST_ACTIONS)


def test_actions(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, element_clash, games(), twin, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, element_clash, games(), twin, legal=True)

"""The reference engine of Magical Cute by itself: whole random games. Goal: 10,000 actions a second."""

from functools import lru_cache
from typing import Any

import magical_cute_play as play
from random_play import twin
from recorded import Rate, Recorded, measure, record

from reference_engine import magical_cute


@lru_cache
def games() -> list[Recorded]:
    """New games, from the registration of the decks on."""
    return record(play, magical_cute, play.new_game, twin, play.MOST_ACTIONS)


def test_actions(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, magical_cute, games(), twin, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, magical_cute, games(), twin, legal=True)

"""The reference engine of Pokémon TCG by itself: whole random games. Goal: 10,000 actions a second."""

from functools import lru_cache
from typing import Any

import pokemon_tcg_play as play
from random_play import twin
from recorded import Rate, Recorded, measure, record

from reference_engine import pokemon_tcg


@lru_cache
def games() -> list[Recorded]:
    """New games, from the registration of the decks on."""
    return record(play, pokemon_tcg, play.new_game, twin, play.MOST_ACTIONS)


def test_actions(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, pokemon_tcg, games(), twin, legal=False)


def test_actions_with_awaits_and_legal_list(benchmark: Any, rate: Rate) -> None:
    measure(benchmark, rate, pokemon_tcg, games(), twin, legal=True)

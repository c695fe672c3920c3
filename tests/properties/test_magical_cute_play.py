"""What must hold in every game of Magical Cute, under every reading of the open points, however it is played."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import magical_cute_play as play
import pytest
from hypothesis import given
from random_play import RANDOM, act, awaits, games, perturbed, random_rulings, refusal, twin

from reference_engine.magical_cute import REASONS, Game, values
from reference_engine.magical_cute.position import other
from reference_engine.magical_cute.zones import units


def walk(rng: Random, phase: str = "decks") -> Iterator[Game]:
    """A game at every decision, under any reading."""
    return play.walk(rng, random_rulings(play.NAME, rng), phase)


# -- what the rules promise --------------------------------------------------------------------------------------------
@games(30)
@given(RANDOM)
def test_meters_and_places_stay_within_their_bounds(rng: Random) -> None:
    for game in walk(rng):
        for player in game.position.players.values():
            assert 0 <= player.cost_meter <= 10
            assert len(player.ritual) <= 1
            assert all(len(unit.enchant) <= 1 for unit in units(player))
            assert all(unit.damage >= 0 for unit in units(player))
            assert not any(game.cards[unit.card].kind not in ("character", "summon") for unit in units(player))
        assert all(numbers["dp"] > 0 for numbers in values(game).values()) or game.position.phase == "over"


@games(30)
@given(RANDOM)
def test_after_the_end_phase_hands_have_seven_cards_and_nothing_lasts(rng: Random) -> None:
    turn = 0
    for game in walk(rng):
        position = game.position
        if position.turn > max(turn, 1) and position.phase == "active":
            seat = other(position.active_player or "A")
            player = position.players[seat]
            assert len(player.hand) <= 7, "whoever has ended a turn has at most seven cards"
            assert not any(unit.lasting for player in position.players.values() for unit in units(player))
            assert not position.players[other(seat)].seal_placed
            assert not position.players[other(seat)].fight_used
            assert all(game.cards[unit.card].kind == "character" for unit in units(position.players[other(seat)]))
            assert all(unit.state == "react" for unit in units(position.players[other(seat)]))
        turn = position.turn


@games(30)
@given(RANDOM)
def test_one_seal_and_one_fight_a_turn_and_one_move_a_unit(rng: Random) -> None:
    done: Counter[tuple[Any, ...]] = Counter()
    game = play.new_game(rng, random_rulings(play.NAME, rng), "shuffle")
    for _ in range(play.MOST_ACTIONS):
        if not awaits(game):
            break
        player, action = play.random_action(game, rng)
        turn = game.position.turn
        act(game, player, action)
        if action["type"] in ("seal", "fight"):
            done[turn, player, action["type"]] += 1
        if action["type"] == "move":
            done[turn, player, action["card"]] += 1
    assert all(number == 1 for number in done.values())


@games(30)
@given(RANDOM)
def test_first_hands(rng: Random) -> None:
    for game in walk(rng, "shuffle"):
        position = game.position
        if position.phase == "mulligan":
            for player in position.players.values():
                taken = player.mulligans - player.hand_shown
                assert len(player.hand) == 7 - taken
                assert all(slot.face_up for slot in player.player_card)
        elif position.phase in ("shuffle", "rps", "order"):
            assert not any(player.hand or slot.face_up for player in position.players.values()
                           for slot in player.player_card)
        else:
            assert all(player.mulligans <= 3 for player in position.players.values())
            return


# -- the whole game ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("phase", ["decks", "shuffle", "rps", "order", "mulligan", "active", "set", "end", "over"])
def test_every_phase_comes_up_in_play(phase: str) -> None:
    assert any(game.position.phase == phase for seed in range(40) for game in play.walk(Random(seed)))


def test_every_reason_comes_up_in_play() -> None:
    """Otherwise the tests above would hold for want of refusals."""
    missing = set(REASONS)
    for seed in range(60):
        rng = Random(seed)
        for number, game in enumerate(walk(rng)):
            tried = [perturbed(play, game, rng)] if awaits(game) else []
            for player in awaits(game) or ("A",):
                moves = [{"type": "move", "card": card, "place": "right"} for card in play.on_field(game)]
                tried += [(player, action) for action in [{"type": "mulligan"}, *moves]]
                tried += [(player, play.anything(game, rng)) for _ in range(6)]
                if number == 20:
                    play.wear_out(game)
                    tried += [(player, {"type": "play_magic", "card": card}) for card in sorted(game.cards)]
            refusals = [refusal(twin(game), *attempt) for attempt in tried]
            missing -= {refused.reason for refused in refusals if refused}
        if not missing:
            return
    assert not missing

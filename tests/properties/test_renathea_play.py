"""What must hold in every game of Renathea, under every reading of the open points, however it is played."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import renathea_play as play
from hypothesis import given
from random_play import RANDOM, again, awaits, dump, games, perturbed, random_rulings, refusal, seen, types

from reference_engine.renathea import REASONS, SEATS, Game


def walk(rng: Random) -> Iterator[Game]:
    """A game at every decision, under any reading."""
    return play.walk(rng, random_rulings(play.NAME, rng))


def owned(game: Game, seat: str) -> list[str]:
    """The cards of a player in Deck, Hand, Arena and on the Podium."""
    player = game.position.players[seat]  # type: ignore[index]
    return [*player.deck, *player.hand, *(slot.card for slot in player.arena), *player.podium]


# -- cards -------------------------------------------------------------------------------------------------------------
@games(150)
@given(RANDOM)
def test_each_player_keeps_nine_cards(rng: Random) -> None:
    before: dict[str, Counter[str]] = {}
    for game in walk(rng):
        if game.position.phase == "decks":
            continue
        for seat in SEATS:
            cards = Counter(owned(game, seat))
            assert cards.total() == 9
            assert cards == before.setdefault(seat, cards)


@games(150)
@given(RANDOM)
def test_after_draw_a_hand_has_six_cards_and_the_deck_the_rest(rng: Random) -> None:
    rounds = set()
    for game in walk(rng):
        position = game.position
        if position.phase == "deploy" and position.round not in rounds:
            rounds.add(position.round)
            for player in position.players.values():
                assert len(player.hand) == 6
                assert len(player.deck) == 3 - len(player.podium)
                assert not player.arena


# -- views -------------------------------------------------------------------------------------------------------------
@games(75)
@given(RANDOM)
def test_a_view_is_the_position_with_parts_left_out(rng: Random) -> None:
    for game in walk(rng):
        for viewer in SEATS:
            document = seen(game, viewer)
            assert types(game).view.validate_python(document) is not None
            assert_part_of(document, {k: v for k, v in dump(game).items() if k != "rulings"})


def assert_part_of(part: Any, whole: Any) -> None:
    """Everything seen is so; a number stands for that many cards, an object that is `hidden` for anything."""
    if isinstance(part, dict) and part.get("hidden"):
        assert whole is not None
    elif isinstance(part, dict):
        assert part.keys() == whole.keys()
        for key, value in part.items():
            assert_part_of(value, whole[key])
    elif isinstance(part, list):
        assert len(part) == len(whole)
        for mine, its in zip(part, whole):
            assert_part_of(mine, its)
    else:
        assert part == (len(whole) if isinstance(whole, list) else whole)


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(150)
@given(RANDOM)
def test_the_end_has_one_winner_at_most_and_a_reason(rng: Random) -> None:
    for game in walk(rng):
        position = game.position
        full = [seat for seat, player in position.players.items() if len(player.podium) >= 3]
        if position.result is None:
            assert not full
        elif len(full) == 1:
            assert position.result.winner == full[0]
        else:
            assert not full, "one card a round goes to a Podium"
            assert position.rulings["RN-R10"] == "b", "only an empty Deck can end the game too"


@pytest.mark.parametrize("phase", ["decks", "shuffle", "deploy", "resolve", "close", "over"])
def test_every_phase_comes_up_in_play(phase: str) -> None:
    assert any(game.position.phase == phase for seed in range(200) for game in play.walk(Random(seed)))


def test_every_reason_comes_up_in_play() -> None:
    """Otherwise the tests above would hold for want of refusals."""
    missing = set(REASONS)
    for seed in range(500):
        rng = Random(seed)
        for game in walk(rng):
            going_on = bool(awaits(game))
            tried = [perturbed(play, game, rng) for _ in range(3)] if going_on else [("A", {"type": "close"})]
            refusals = [refusal(again(game), *action) for action in tried]
            missing -= {refusal.reason for refusal in refusals if refusal}
        if not missing:
            return
    assert not missing


def test_wins_of_both_ties_and_laws_come_up_in_play() -> None:
    seen = set()
    for seed in range(100):
        for game in play.walk(Random(seed)):
            if game.position.compared:
                seen.add(game.position.compared.winner)
            seen.update({"law"} if game.position.law else ())
            seen.update(slot.status for player in game.position.players.values() for slot in player.arena)
    assert {"A", "B", None, "law", "protected", "silenced"} <= seen

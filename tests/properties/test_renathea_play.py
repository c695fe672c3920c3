"""What must hold in every game of Renathea, under every reading of the open points, however it is played."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import play
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import renathea
from reference_engine.renathea import Game
from reference_engine.renathea.position import other

RANDOM = st.integers(0, 2**32 - 1).map(Random)
RULE = re.compile(r"RN-\d+\.\d+")


def games(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None)


def owned(game: Game, seat: str) -> list[str]:
    """The cards of a player in Deck, Hand, Arena and on the Podium."""
    player = game.position.players[seat]  # type: ignore[index]
    return [*player.deck, *player.hand, *(slot.card for slot in player.arena), *player.podium]


# -- cards -------------------------------------------------------------------------------------------------------------
@games(150)
@given(RANDOM)
def test_each_player_keeps_nine_cards(rng: Random) -> None:
    before: dict[str, Counter[str]] = {}
    for game in play.walk(rng, play.random_rulings(rng)):
        if game.position.phase == "decks":
            continue
        for seat in play.SEATS:
            cards = Counter(owned(game, seat))
            assert cards.total() == 9
            assert cards == before.setdefault(seat, cards)


@games(150)
@given(RANDOM)
def test_after_draw_a_hand_has_six_cards_and_the_deck_the_rest(rng: Random) -> None:
    rounds = set()
    for game in play.walk(rng, play.random_rulings(rng)):
        position = game.position
        if position.phase == "deploy" and position.round not in rounds:
            rounds.add(position.round)
            for player in position.players.values():
                assert len(player.hand) == 6
                assert len(player.deck) == 3 - len(player.podium)
                assert not player.arena


# -- actions -----------------------------------------------------------------------------------------------------------
@games(75)
@given(RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for player in (*play.SEATS, "chance"):
            listed = play.heads(game, player)
            assert bool(listed) == (player in renathea.awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed:
                assert any(play.is_accepted(game, player, action) for action in play.completions(game, player, head))


@games(100)
@given(RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        before, awaits = play.dump(game), renathea.awaits(game)
        for _ in range(4 if awaits else 0):
            trial = play.again(game)
            player, action = play.perturbed(game, rng)
            refusal = play.refusal(trial, player, action)
            if refusal is None:
                assert player in awaits
                listed = play.heads(game, player)
                assert all(head in listed for head in play.heads_of(action, tie=play.is_tie(game)))
            else:
                assert refusal.reason in renathea.REASONS
                assert RULE.fullmatch(refusal.rule)
                assert play.dump(trial) == before
                assert renathea.awaits(trial) == awaits


@games(75)
@given(RANDOM)
def test_nobody_acts_without_a_choice(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        idle = [player for player in (*play.SEATS, "chance") if player not in renathea.awaits(game)]
        own = [play.random_action(game, rng)[1]] if renathea.awaits(game) else []
        ids = sorted(game.cards)
        for player in idle:
            assert renathea.legal_actions(game, player) == []
            for action in (*own, play.anything(rng, ids), play.anything(rng, ids)):
                assert not play.is_accepted(game, player, action)


# -- positions ---------------------------------------------------------------------------------------------------------
@games(75)
@given(RANDOM)
def test_a_position_survives_json_and_set_up_at_every_decision(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        document = json.loads(json.dumps(play.dump(game)))
        twin = play.again(game, document)
        assert play.dump(twin) == document
        assert renathea.awaits(twin) == renathea.awaits(game)
        for viewer in play.SEATS:
            assert renathea.view(twin, viewer) == renathea.view(game, viewer)


@games(75)
@given(RANDOM)
def test_play_goes_on_from_a_set_up_as_it_would_have_gone(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        if renathea.awaits(game):
            twin, straight = play.again(game), play.again(game)
            player, action = play.random_action(game, rng)
            play.act(straight, player, action)
            play.act(twin, player, action)
            assert play.dump(twin) == play.dump(straight)


# -- views -------------------------------------------------------------------------------------------------------------
def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> dict[str, Any]:
    """The position with everything changed that `viewer` must not know."""
    document = play.dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    rng.shuffle(mine["deck"])
    zones = ["hand", "deck", "collection"]
    face_down = [slot for slot in theirs["arena"] if not slot["face_up"]]
    hidden = [card for zone in zones for card in theirs[zone]] + [slot["card"] for slot in face_down]
    rng.shuffle(hidden)
    cards = iter(hidden)
    for zone in zones:
        theirs[zone] = [next(cards) for _ in theirs[zone]]
    for slot in face_down:
        slot["card"] = next(cards)
    committed = theirs["committed"]
    if committed and committed["under_deck"]:
        committed["under_deck"] = rng.choice(mine["arena"])["card"]
    open_targets = document["rulings"].get("RN-R5") == "b"
    for targets in committed["targets"] if committed and not open_targets else ():
        everybody = [slot["card"] for player in document["players"].values() for slot in player["arena"]]
        targets["cards"] = rng.sample(everybody, len(targets["cards"]))
    return document


@games(150)
@given(RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS:
            twin = play.again(game, with_other_hidden_cards(game, viewer, rng))
            assert renathea.view(twin, viewer) == renathea.view(game, viewer)
            assert renathea.awaits(twin).get(viewer) == renathea.awaits(game).get(viewer)


@games(75)
@given(RANDOM)
def test_a_view_is_the_position_with_parts_left_out(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS:
            seen = play.TYPES.view.dump_python(renathea.view(game, viewer), mode="json")
            assert play.TYPES.view.validate_python(seen) is not None
            assert_part_of(seen, {k: v for k, v in play.dump(game).items() if k != "rulings"})


def assert_part_of(seen: Any, whole: Any) -> None:
    """Everything seen is so; a number stands for that many cards, an object that is `hidden` for anything."""
    if isinstance(seen, dict) and seen.get("hidden"):
        assert whole is not None
    elif isinstance(seen, dict):
        assert seen.keys() == whole.keys()
        for key, value in seen.items():
            assert_part_of(value, whole[key])
    elif isinstance(seen, list):
        assert len(seen) == len(whole)
        for mine, its in zip(seen, whole):
            assert_part_of(mine, its)
    else:
        assert seen == (len(whole) if isinstance(whole, list) else whole)


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(150)
@given(RANDOM)
def test_the_end_has_one_winner_at_most_and_a_reason(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        position = game.position
        full = [seat for seat, player in position.players.items() if len(player.podium) >= 3]
        assert (position.phase == "over") == (position.result is not None) == (not renathea.awaits(game))
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
    missing = set(renathea.REASONS)
    for seed in range(500):
        rng = Random(seed)
        for game in play.walk(rng, play.random_rulings(rng)):
            going_on = bool(renathea.awaits(game))
            tried = [play.perturbed(game, rng) for _ in range(3)] if going_on else [("A", {"type": "close"})]
            refusals = [play.refusal(play.again(game), *action) for action in tried]
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

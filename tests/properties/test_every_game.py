"""What must hold in every game, whichever it is, under every reading of the open points, however it is played."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import element_clash_play
import elemental_clash_play
import magical_cute_play
import pokemon_tcg_play
import pytest
import renathea_play
from hypothesis import given
from random_play import (
    RANDOM,
    Document,
    Game,
    Play,
    act,
    again,
    awaits,
    dump,
    everybody,
    games,
    heads,
    is_accepted,
    perturbed,
    random_rulings,
    refusal,
    seen,
    twin,
    types,
    view,
)

each_game = pytest.mark.parametrize(
    "play", [renathea_play, element_clash_play, magical_cute_play, pokemon_tcg_play, elemental_clash_play],
    ids=lambda play: play.NAME)


def walks(play: Play, rng: Random) -> Iterator[Game]:
    """Games at every decision, each under any reading."""
    for _ in range(play.WALKS):
        yield from play.walk(rng, random_rulings(play.NAME, rng))


def some(play: Play, rng: Random) -> Iterator[Game]:
    """Games at those decisions that are worth a closer look."""
    return (game for game in walks(play, rng) if rng.random() < play.SHARE)


# -- cards and the end -------------------------------------------------------------------------------------------------
@each_game
@games(10)
@given(rng=RANDOM)
def test_every_card_lies_in_one_place(play: Play, rng: Random) -> None:
    for game in walks(play, rng):
        assert Counter(types(game).placed(dump(game))) == Counter(list(game.cards))


@each_game
@games(10)
@given(rng=RANDOM)
def test_a_game_is_over_where_it_has_a_result_and_then_nobody_has_a_choice(play: Play, rng: Random) -> None:
    for game in walks(play, rng):
        position = game.position
        assert (position.phase == "over") == (position.result is not None) == (not awaits(game))


# -- actions -----------------------------------------------------------------------------------------------------------
@each_game
@games(7)
@given(rng=RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(play: Play, rng: Random) -> None:
    for game in some(play, rng):
        for player in everybody(game):
            listed = heads(game, player)
            assert bool(listed) == (player in awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed:
                found = play.completions(game, player, head, rng)
                assert any(is_accepted(game, player, action) for action in found), head


@each_game
@games(10)
@given(rng=RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(play: Play, rng: Random) -> None:
    for game in some(play, rng):
        for _ in range(4 if awaits(game) else 0):
            player, action = perturbed(play, game, rng)
            trial = twin(game)
            refused = refusal(trial, player, action)
            if refused is None:
                assert player in awaits(game)
                listed = heads(game, player)
                assert all(head in listed for head in play.heads_of(game, action)), action
            else:
                assert refused.reason in types(game).engine.REASONS
                assert re.fullmatch(rf"{play.PREFIX}-\d+\.\d+", refused.rule)
                assert trial == game


@each_game
@games(10)
@given(rng=RANDOM)
def test_nobody_acts_without_a_choice(play: Play, rng: Random) -> None:
    for game in some(play, rng):
        decisions = awaits(game)
        own = [play.random_action(game, rng)[1]] if decisions else []
        for player in [player for player in everybody(game) if player not in decisions]:
            assert types(game).engine.legal_actions(game, player) == []
            for action in (*own, play.anything(game, rng), play.anything(game, rng)):
                assert not is_accepted(game, player, action), (player, action)


# -- positions ---------------------------------------------------------------------------------------------------------
@each_game
@games(10)
@given(rng=RANDOM)
def test_a_position_survives_json_and_set_up_wherever_nothing_is_half_done(play: Play, rng: Random) -> None:
    for game in filter(play.is_settled, walks(play, rng)):
        document = json.loads(json.dumps(dump(game)))
        anew = again(game, document)
        assert dump(anew) == document
        assert awaits(anew) == awaits(game)
        assert values(anew) == values(game)
        for viewer in game.position.seats:
            assert view(anew, viewer) == view(game, viewer)


def values(game: Game) -> Document:
    """The changeable numbers of cards, in games that have such."""
    numbers: Document = types(game).engine.values(game) if hasattr(types(game).engine, "values") else {}
    return numbers


@each_game
@games(10)
@given(rng=RANDOM)
def test_play_goes_on_from_a_set_up_as_it_would_have_gone(play: Play, rng: Random) -> None:
    for game in filter(play.is_settled, some(play, rng)):
        if awaits(game):
            anew, straight = again(game), twin(game)
            player, action = play.random_action(game, rng)
            act(straight, player, action)
            act(anew, player, action)
            assert dump(anew) == dump(straight)
            assert awaits(anew) == awaits(straight)


# -- views -------------------------------------------------------------------------------------------------------------
@each_game
@games(10)
@given(rng=RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(play: Play, rng: Random) -> None:
    for game in filter(play.is_settled, some(play, rng)):
        for viewer in game.position.seats:
            anew = again(game, play.with_other_hidden_cards(game, viewer, rng))
            assert view(anew, viewer) == view(game, viewer)
            assert awaits(anew).get(viewer) == awaits(game).get(viewer)
            assert values(anew) == values(game)


@each_game
@games(10)
@given(rng=RANDOM)
def test_a_player_is_told_of_no_card_that_is_hidden(play: Play, rng: Random) -> None:
    for game in some(play, rng):
        for viewer in game.position.seats:
            assert not play.hidden_from(game, viewer) & set(words([seen(game, viewer), asked(game, viewer)]))


def asked(game: Game, viewer: str) -> Document | None:
    """The decision of a player as that player is told of it."""
    decision: Document | None = awaits(game).get(viewer)
    if decision is None or not hasattr(types(game).engine, "concealed"):
        return decision
    return dict(types(game).engine.concealed(game, viewer, decision))


def words(document: Any) -> Iterator[str]:
    """Every string in a document."""
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        yield from (word for item in document.items() for word in words(list(item)))
    elif isinstance(document, list):
        yield from (word for inner in document for word in words(inner))

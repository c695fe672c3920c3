"""What must hold in every game of Magical Cute, under every reading of the open points, however it is played."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import magical_cute_play as play
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import magical_cute
from reference_engine.magical_cute import Game
from reference_engine.magical_cute.check import places
from reference_engine.magical_cute.position import other
from reference_engine.magical_cute.zones import units

RANDOM = st.integers(0, 2**32 - 1).map(Random)
RULE = re.compile(r"MC-\d+\.\d+")


def games(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None)


# -- what the rules promise --------------------------------------------------------------------------------------------
@games(30)
@given(RANDOM)
def test_cards_are_conserved_and_meters_stay_within_their_bounds(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        placed = Counter(card for _, card in places(game.position))
        assert placed == Counter(list(game.cards))
        for player in game.position.players.values():
            assert 0 <= player.cost_meter <= 10
            assert len(player.ritual) <= 1
            assert all(len(unit.enchant) <= 1 for unit in units(player))
            assert all(unit.damage >= 0 for unit in units(player))
            assert not any(game.cards[unit.card].kind not in ("character", "summon") for unit in units(player))
        assert all(numbers["dp"] > 0 for numbers in magical_cute.values(game).values()) or game.position.phase == "over"


@games(30)
@given(RANDOM)
def test_after_the_end_phase_hands_have_seven_cards_and_nothing_lasts(rng: Random) -> None:
    turn = 0
    for game in play.walk(rng, play.random_rulings(rng)):
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
    game = play.new_game(rng, play.random_rulings(rng), "shuffle")
    for _ in range(play.MOST_ACTIONS):
        if not magical_cute.awaits(game):
            break
        player, action = play.random_action(game, rng)
        turn = game.position.turn
        play.act(game, player, action)
        if action["type"] in ("seal", "fight"):
            done[turn, player, action["type"]] += 1
        if action["type"] == "move":
            done[turn, player, action["card"]] += 1
    assert all(number == 1 for number in done.values())


@games(30)
@given(RANDOM)
def test_first_hands(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), "shuffle"):
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


# -- actions -----------------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(rng: Random) -> None:
    for number, game in enumerate(play.walk(rng, play.random_rulings(rng))):
        for player in (*play.SEATS, "chance") if number % 4 == 0 or number < 8 else ():
            listed = play.heads(game, player)
            assert bool(listed) == (player in magical_cute.awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed:
                assert any(play.is_accepted(game, player, action) for action in play.completions(game, player, head))


@games(30)
@given(RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        awaits = magical_cute.awaits(game)
        for _ in range(2 if awaits else 0):
            trial = play.twin(game)
            player, action = play.perturbed(game, rng)
            refused = play.refusal(trial, player, action)
            if refused is None:
                assert player in awaits
                listed = play.heads(game, player)
                assert all(head in listed for head in play.heads_of(action))
            else:
                assert refused.reason in magical_cute.REASONS
                assert RULE.fullmatch(refused.rule)
                assert trial == game


@games(20)
@given(RANDOM)
def test_nobody_acts_without_a_choice(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for player in (*play.SEATS, "chance"):
            if player not in magical_cute.awaits(game):
                assert magical_cute.legal_actions(game, player) == []
                assert not play.is_accepted(game, player, play.anything(game, rng))


# -- positions and views -----------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_a_position_survives_json_and_set_up(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        if game.window is not None:
            continue
        document = json.loads(json.dumps(play.dump(game)))
        twin = play.again(game, document)
        assert play.dump(twin) == document
        assert magical_cute.awaits(twin) == magical_cute.awaits(game)
        if magical_cute.awaits(game) and rng.random() < 0.3:
            player, action = play.random_action(game, rng)
            straight = play.twin(game)
            play.act(straight, player, action)
            play.act(twin, player, action)
            assert play.dump(twin) == play.dump(straight)


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> dict[str, Any]:
    """The position with everything changed that `viewer` must not know."""
    document = play.dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    swap_hidden(mine, rng, ["deck"], [slot for slot in mine["attribute_line"]
                                      if not slot["face_up"] and not slot["known_to_owner"]])
    face_down = [slot for zone in ("attribute_line", "ritual") for slot in theirs[zone] if not slot["face_up"]]
    swap_hidden(theirs, rng, ["deck", "collection"] + ([] if theirs["hand_shown"] else ["hand"]), face_down)
    return document


def swap_hidden(player: dict[str, Any], rng: Random, zones: list[str], slots: list[dict[str, Any]]) -> None:
    """Exchange the cards of these zones and places among each other."""
    hidden = [card for zone in zones for card in player[zone]] + [slot["card"] for slot in slots]
    rng.shuffle(hidden)
    cards = iter(hidden)
    for zone in zones:
        player[zone] = [next(cards) for _ in player[zone]]
    for slot in slots:
        slot["card"] = next(cards)


@games(25)
@given(RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(rng: Random) -> None:
    for number, game in enumerate(play.walk(rng, play.random_rulings(rng))):
        for viewer in play.SEATS if number % 3 == 0 else ():
            twin = play.again(game, with_other_hidden_cards(game, viewer, rng))
            assert magical_cute.view(twin, viewer) == magical_cute.view(game, viewer)
            if game.window is None:
                assert magical_cute.awaits(twin).get(viewer) == magical_cute.awaits(game).get(viewer)


@games(20)
@given(RANDOM)
def test_a_view_names_no_hidden_card(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS:
            seen = play.TYPES.view.dump_json(magical_cute.view(game, viewer)).decode()
            foe = game.position.players[other(viewer)]
            mine = game.position.players[viewer]
            hidden = [*mine.deck, *foe.deck, *([] if foe.hand_shown else foe.hand)]
            hidden += [slot.card for slot in foe.ritual if not slot.face_up]
            hidden += [slot.card for slot in foe.attribute_line if not slot.face_up]
            hidden += [slot.card for slot in foe.player_card if not slot.face_up]
            hidden += [slot.card for slot in mine.attribute_line if not slot.face_up and not slot.known_to_owner]
            assert not any(f'"{card}"' in seen for card in hidden)


# -- the whole game ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("phase", ["decks", "shuffle", "rps", "order", "mulligan", "active", "set", "end", "over"])
def test_every_phase_comes_up_in_play(phase: str) -> None:
    assert any(game.position.phase == phase for seed in range(40) for game in play.walk(Random(seed)))


def test_every_reason_comes_up_in_play() -> None:
    """Otherwise the tests above would hold for want of refusals."""
    missing = set(magical_cute.REASONS)
    for seed in range(60):
        rng = Random(seed)
        for number, game in enumerate(play.walk(rng, play.random_rulings(rng))):
            if number == 20:
                play.wear_out(game)
            for player in magical_cute.awaits(game) or ("A",):
                moves = [{"type": "move", "card": card, "place": "right"} for card in play.on_field(game)]
                for action in [{"type": "mulligan"}, *moves, *(play.anything(game, rng) for _ in range(6))]:
                    refused = play.refusal(play.twin(game), player, action)
                    missing -= {refused.reason} if refused else set()
            if magical_cute.awaits(game):
                refused = play.refusal(play.twin(game), *play.perturbed(game, rng))
                missing -= {refused.reason} if refused else set()
        if not missing:
            return
    assert not missing

"""What must hold in every game of Element Clash, under every reading of the open points, however it is played."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import element_clash_play as play
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import element_clash
from reference_engine.element_clash import Game
from reference_engine.element_clash.position import SLOTS, other

RANDOM = st.integers(0, 2**32 - 1).map(Random)
RULE = re.compile(r"EC-\d+\.\d+")


def games(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None)


def owned(game: Game, seat: str) -> list[str]:
    """The cards in all zones of a player, and those of the player that are being resolved."""
    player = game.position.players[seat]  # type: ignore[index]
    slots = [slot.card for slot in (*player.monster_zone, *player.spell_trap_zone, *player.face_down_zone)]
    resolving = [card for card in game.position.resolving if card.startswith(seat)]
    return [*player.collection, *player.deck, *player.hand, *slots, *player.trash, *player.payment_zone, *resolving]


# -- cards -------------------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_each_player_keeps_thirty_cards_and_no_zone_has_more_than_four(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for seat in play.SEATS:
            assert Counter(owned(game, seat)) == Counter(f"{seat}{number}" for number in range(1, 31))
            player = game.position.players[seat]
            for zone in (player.monster_zone, player.spell_trap_zone, player.face_down_zone):
                assert len(zone) <= SLOTS


@games(20)
@given(RANDOM)
def test_between_actions_nothing_is_paid_or_resolved(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        if play.is_settled(game) and game.position.result is None:
            assert not game.position.resolving
            assert not any(player.payment_zone for player in game.position.players.values())
            left = game.resolution
            assert not any((left.running, left.attach, left.play, left.triggered, left.attack, left.respond))


@games(20)
@given(RANDOM)
def test_what_is_paid_is_what_it_costs(rng: Random) -> None:
    rulings = play.random_rulings(rng)
    game = play.new_game(rng, rulings)
    for _ in range(play.MOST_ACTIONS):
        if not element_clash.awaits(game):
            break
        player, action = play.random_action(game, rng)
        if action["type"] == "play":
            price = sum(game.cards[card].price for card in action["cards"])
            assert price == sum(game.cards[card].price for card in action["payment"])
            assert len(action["payment"]) >= price / 6
        play.act(game, player, action)


# -- actions -----------------------------------------------------------------------------------------------------------
@games(10)
@given(RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for player in (*play.SEATS, "chance"):
            listed = play.heads(game, player)
            assert bool(listed) == (player in element_clash.awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed:
                found = play.completions(game, player, head, rng)
                assert any(play.is_accepted(game, player, action) for action in found), head


@games(20)
@given(RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        awaits = element_clash.awaits(game)
        for _ in range(4 if awaits else 0):
            player, action = play.perturbed(game, rng)
            trial = play.twin(game)
            refusal = play.refusal(trial, player, action)
            if refusal is None:
                assert player in awaits
                listed = play.heads(game, player)
                assert all(head in listed for head in play.heads_of(action)), action
            else:
                assert refusal.reason in element_clash.REASONS
                assert RULE.fullmatch(refusal.rule)
                assert trial == game


@games(300)
@given(RANDOM)
def test_exactly_those_cards_are_listed_that_some_play_contains(rng: Random) -> None:
    game = play.small_game(rng)
    listed = {head["cards"][0] for head in play.heads(game, "A") if head["type"] == "play"}
    accepted: set[str] = set()
    for action in play.all_plays(game, "A"):
        if not set(action["cards"]) <= accepted and play.is_accepted(game, "A", action):
            accepted |= set(action["cards"])
    assert listed == accepted


@games(20)
@given(RANDOM)
def test_nobody_acts_without_a_choice(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        awaits = element_clash.awaits(game)
        own = [play.random_action(game, rng)[1]] if awaits else []
        ids = sorted(game.cards)
        for player in [player for player in (*play.SEATS, "chance") if player not in awaits]:
            assert element_clash.legal_actions(game, player) == []
            for action in (*own, play.anything(game, rng, ids), play.anything(game, rng, ids)):
                assert not play.is_accepted(game, player, action), (player, action)


# -- positions ---------------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_a_position_survives_json_and_set_up_wherever_nothing_is_half_done(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        document = json.loads(json.dumps(play.dump(game)))
        if not play.is_settled(game):
            continue
        again = play.again(game, document)
        assert play.dump(again) == document
        assert element_clash.awaits(again) == element_clash.awaits(game)
        assert element_clash.values(again) == element_clash.values(game)
        for viewer in play.SEATS:
            assert element_clash.view(again, viewer) == element_clash.view(game, viewer)


@games(20)
@given(RANDOM)
def test_play_goes_on_from_a_set_up_as_it_would_have_gone(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        if element_clash.awaits(game) and play.is_settled(game):
            again, straight = play.again(game), play.twin(game)
            player, action = play.random_action(game, rng)
            play.act(straight, player, action)
            play.act(again, player, action)
            assert play.dump(again) == play.dump(straight)
            assert element_clash.awaits(again) == element_clash.awaits(straight)


# -- views -------------------------------------------------------------------------------------------------------------
def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> dict[str, Any]:
    """The position with everything changed that `viewer` must not know."""
    document = play.dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    rng.shuffle(mine["deck"])
    zones = ["hand", "deck", "collection"]
    hidden = [card for zone in zones for card in theirs[zone]] + [slot["card"] for slot in theirs["face_down_zone"]]
    rng.shuffle(hidden)
    cards = iter(hidden)
    for zone in zones:
        theirs[zone] = [next(cards) for _ in theirs[zone]]
    for slot in theirs["face_down_zone"]:
        slot["card"] = next(cards)
    return document


@games(20)
@given(RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS if play.is_settled(game) else ():
            again = play.again(game, with_other_hidden_cards(game, viewer, rng))
            assert element_clash.view(again, viewer) == element_clash.view(game, viewer)
            assert element_clash.awaits(again).get(viewer) == element_clash.awaits(game).get(viewer)
            assert element_clash.values(again) == element_clash.values(game)


@games(20)
@given(RANDOM)
def test_a_view_names_no_card_that_the_viewer_may_not_know(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS:
            decision = element_clash.awaits(game).get(viewer)
            seen = [play.TYPES.view.dump_python(element_clash.view(game, viewer), mode="json"),
                    element_clash.concealed(game, viewer, decision) if decision else {}]
            theirs = game.position.players[other(viewer)]
            hidden = {*theirs.hand, *theirs.deck, *(slot.card for slot in theirs.face_down_zone)}
            assert not hidden & set(words(seen))
            if decision is None:
                assert not set(game.position.players[viewer].deck) & set(words(seen))


def words(document: Any) -> list[str]:
    """Every string in a document."""
    if isinstance(document, dict):
        return [word for key, inner in document.items() for word in (key, *words(inner))]
    if isinstance(document, list):
        return [word for inner in document for word in words(inner)]
    return [document] if isinstance(document, str) else []


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(40)
@given(RANDOM)
def test_without_effects_a_game_ends_in_turn_18_at_the_latest(rng: Random) -> None:
    game, lives = None, {"A": 5, "B": 5}
    for game in play.walk(rng, effects=False):
        position = game.position
        assert position.turn <= 18
        if position.phase in ("main", "battle"):
            now = {seat: player.life for seat, player in position.players.items()}
            assert sum(lives.values()) - sum(now.values()) in (0, 1), "only a direct attack takes Life, and one"
            assert all(len(player.deck) % 3 == 0 for player in position.players.values())
            lives = now
    assert game is not None
    assert game.position.result is not None
    assert game.position.result.by == "life" or game.position.turn == 18


@games(20)
@given(RANDOM)
def test_the_end_has_a_reason(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        position = game.position
        assert (position.phase == "over") == (position.result is not None) == (not element_clash.awaits(game))
        a, b = position.players["A"].life, position.players["B"].life
        if position.result is None:
            assert position.phase not in ("main", "battle") or (a > 0 and b > 0)
        elif position.result.by == "life":
            assert 0 in (a, b)
            assert a == b == 0 or position.result.winner == ("A" if b == 0 else "B")
        else:
            assert not any(player.deck for player in position.players.values())
            assert position.result.winner == ("A" if a > b else "B" if b > a else None)

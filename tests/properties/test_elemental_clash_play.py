"""What must hold in every game of Elemental Clash, for two, three and five players, under every reading."""

import json
import re
from random import Random
from typing import Any

import elemental_clash_play as play
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import elemental_clash
from reference_engine.elemental_clash import Game
from reference_engine.elemental_clash.position import Player

RANDOM = st.integers(0, 2**32 - 1).map(Random)
RULE = re.compile(r"ECB-\d+\.\d+")
AT_HOME = ("collection", "deck", "sideboard", "hand", "archive", "purgatory")


def games(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None)


def in_play(player: Player) -> list[str]:
    """The Creatures and Spells on one side of the field."""
    zones = [slot.card for slot in (*player.atk_zone, *player.def_zone)]
    return zones + [slot.card for pile in player.piles for slot in pile.occupant]


def everything(game: Game) -> list[str]:
    """All cards, wherever they lie."""
    found = list(game.position.resolving)
    for player in game.position.players.values():
        found += [card for zone in AT_HOME for card in getattr(player, zone)]
        found += [*in_play(player), *(stone for pile in player.piles for stone in pile.stones)]
    return found


# -- cards and zones ---------------------------------------------------------------------------------------------------
@games(12)
@given(RANDOM)
def test_cards_are_conserved_and_outside_of_play_lie_with_their_owner(rng: Random) -> None:
    for game in play.walk(rng):
        assert sorted(everything(game)) == sorted(game.cards)
        for seat, player in game.position.players.items():
            assert all(card.startswith(seat) for zone in AT_HOME for card in getattr(player, zone))
            assert all(stone.startswith(seat) for pile in player.piles for stone in pile.stones)


@games(12)
@given(RANDOM)
def test_zones_have_five_spaces_and_players_five_piles(rng: Random) -> None:
    for game in play.walk(rng):
        for player in game.position.players.values():
            for zone in (player.atk_zone, player.def_zone):
                spaces = [slot.space for slot in zone]
                assert len(set(spaces)) == len(spaces)
                assert set(spaces) <= {1, 2, 3, 4, 5}
            positions = [pile.position for pile in player.piles]
            assert positions == sorted(set(positions))
            assert set(positions) <= {1, 2, 3, 4, 5}
            assert all(pile.stones or pile.occupant for pile in player.piles)
            assert all(len(pile.occupant) <= 1 for pile in player.piles)


@games(12)
@given(RANDOM)
def test_no_creature_is_at_rest_without_def(rng: Random) -> None:
    for game in play.walk(rng):
        if game.position.result is None:
            assert all(numbers["def"] > 0 for numbers in elemental_clash.values(game).values())


@games(12)
@given(RANDOM)
def test_a_hand_has_seven_cards_at_most_after_the_end_phase(rng: Random) -> None:
    turn, active = 0, None
    for game in play.walk(rng):
        position = game.position
        if position.turn != turn and active is not None:
            player = position.players[active]
            assert len(player.hand) <= 7 or player.eliminated, "only who is eliminated has no End-Phase"
        turn, active = position.turn, position.active_player


@games(12)
@given(RANDOM)
def test_a_creature_attacks_blocks_and_moves_at_most_once_a_turn(rng: Random) -> None:
    game = rng.choice([play.new_game, play.middle_game])(rng, rng.choice(list(play.MODES)))
    done: set[tuple[str, str]] = set()
    turn = 0
    for _ in range(play.MOST_ACTIONS):
        if not elemental_clash.awaits(game):
            break
        if game.position.turn != turn:
            turn, done = game.position.turn, set()
        player, action = play.random_action(game, rng)
        kind, before = action["type"], places(game)
        play.act(game, player, action)
        after = places(game)
        acting = {"attack": {action.get("card")}, "block": set(action.get("cards", [])), "reposition": {
            spot["card"] for spot in action.get("creatures", []) if before[spot["card"]] != after.get(spot["card"])}}
        now = {(kind, card) for card in acting.get(kind, ())}
        assert not done & now
        there = {card for side in game.position.players.values() for card in in_play(side)}
        done = {(kind, card) for kind, card in done | now if card in there}


def places(game: Game) -> dict[str, tuple[str, str, int]]:
    """Where every Creature in a zone stands."""
    return {slot.card: (seat, zone, slot.space) for seat, player in game.position.players.items()
            for zone in ("atk_zone", "def_zone") for slot in getattr(player, zone)}


# -- actions -----------------------------------------------------------------------------------------------------------
@games(8)
@given(RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(rng: Random) -> None:
    for game in play.walk(rng):
        for player in (*game.position.seats, "chance"):
            listed = play.heads(game, player)
            assert bool(listed) == (player in elemental_clash.awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed if rng.random() < 0.3 else ():
                found = play.completions(game, player, head, rng)
                assert any(play.is_accepted(game, player, action) for action in found), head


@games(10)
@given(RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(rng: Random) -> None:
    for game in play.walk(rng):
        awaits = elemental_clash.awaits(game)
        if not awaits or rng.random() < 0.5:
            continue
        player, action = play.perturbed(game, rng)
        trial = play.twin(game)
        refusal = play.refusal(trial, player, action)
        if refusal is None:
            assert player in awaits
            listed = play.heads(game, player)
            assert all(head in listed for head in play.heads_of(action)), action
        else:
            assert refusal.reason in elemental_clash.REASONS
            assert RULE.fullmatch(refusal.rule)
            assert trial == game


@games(6)
@given(RANDOM)
def test_nobody_acts_without_a_choice(rng: Random) -> None:
    for game in play.walk(rng):
        awaits = elemental_clash.awaits(game)
        if rng.random() < 0.5:
            continue
        own = [play.random_action(game, rng)[1]] if awaits else []
        for player in [player for player in (*game.position.seats, "chance") if player not in awaits]:
            assert elemental_clash.legal_actions(game, player) == []
            for action in (*own, play.anything(game, rng, sorted(game.cards))):
                assert not play.is_accepted(game, player, action), (player, action)


# -- positions ---------------------------------------------------------------------------------------------------------
@games(6)
@given(RANDOM)
def test_a_position_survives_json_and_set_up_wherever_nothing_is_half_done(rng: Random) -> None:
    for game in play.walk(rng):
        if not play.is_settled(game):
            continue
        document = json.loads(json.dumps(play.dump(game)))
        again = play.again(game, document)
        assert play.dump(again) == document
        assert elemental_clash.awaits(again) == elemental_clash.awaits(game)
        assert elemental_clash.values(again) == elemental_clash.values(game)
        for viewer in game.position.seats:
            assert elemental_clash.view(again, viewer) == elemental_clash.view(game, viewer)


@games(6)
@given(RANDOM)
def test_play_goes_on_from_a_set_up_as_it_would_have_gone(rng: Random) -> None:
    for game in play.walk(rng):
        if elemental_clash.awaits(game) and play.is_settled(game):
            again, straight = play.again(game), play.twin(game)
            player, action = play.random_action(game, rng)
            play.act(straight, player, action)
            play.act(again, player, action)
            assert play.dump(again) == play.dump(straight)
            assert elemental_clash.awaits(again) == elemental_clash.awaits(straight)


# -- views -------------------------------------------------------------------------------------------------------------
def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> dict[str, Any]:
    """The position with everything changed that `viewer` must not know."""
    document = play.dump(game)
    for seat, player in document["players"].items():
        zones = ["deck"] if seat == viewer else ["hand", "deck", "collection", "sideboard"]
        hidden = [card for zone in zones for card in player[zone]]
        rng.shuffle(hidden)
        cards = iter(hidden)
        for zone in zones:
            player[zone] = [next(cards) for _ in player[zone]]
    return document


@games(6)
@given(RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(rng: Random) -> None:
    for game in play.walk(rng):
        for viewer in game.position.seats if play.is_settled(game) and rng.random() < 0.5 else ():
            again = play.again(game, with_other_hidden_cards(game, viewer, rng))
            assert elemental_clash.view(again, viewer) == elemental_clash.view(game, viewer)
            assert elemental_clash.awaits(again).get(viewer) == elemental_clash.awaits(game).get(viewer)
            assert elemental_clash.values(again) == elemental_clash.values(game)


@games(6)
@given(RANDOM)
def test_a_view_names_no_card_that_the_viewer_may_not_know(rng: Random) -> None:
    for game in play.walk(rng):
        for viewer in game.position.seats if rng.random() < 0.3 else ():
            seen = [play.TYPES.view.dump_python(elemental_clash.view(game, viewer), mode="json"),
                    elemental_clash.awaits(game).get(viewer)]
            hidden = set(game.position.players[viewer].deck)
            for seat, player in game.position.players.items():
                hidden |= {*player.deck, *player.hand, *player.collection} if seat != viewer else set()
            assert not hidden & set(words(seen))


def words(document: Any) -> list[str]:
    """Every string in a document."""
    if isinstance(document, dict):
        return [word for key, inner in document.items() for word in (key, *words(inner))]
    if isinstance(document, list):
        return [word for inner in document for word in words(inner)]
    return [document] if isinstance(document, str) else []


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(15)
@given(RANDOM)
def test_the_end_has_a_reason_and_a_winner(rng: Random) -> None:
    for game in play.walk(rng):
        position, result = game.position, game.position.result
        lost = [seat for seat, player in position.players.items() if player.eliminated]
        assert (position.phase == "over") == (result is not None) == (not elemental_clash.awaits(game))
        assert all(not position.players[seat].deck for seat in lost), "only a draw that fails eliminates"
        if result is None:
            assert not lost or position.mode == "multiplayer_1"
        elif position.mode == "duel":
            assert (result.by, len(lost)) == ("draw", 1)
            assert result.winner not in lost
        elif position.mode == "multiplayer_1":
            at = position.seats.index(result.winner)
            assert {position.seats[(at + 2) % 5], position.seats[(at + 3) % 5]} <= set(lost)
        else:
            assert result.points is not None
            assert result.points == {
                seat: min(player.tokens.values()) + len(player.deck) // 2 for seat, player in position.players.items()}
            assert result.points[result.winner] == max(result.points.values())


def test_every_kind_of_decision_comes_up_in_play() -> None:
    """Otherwise the tests above would hold for want of cases."""
    missing = {"register", "shuffle", "first_player", "mulligan", "place", "reposition", "cycle", "main", "respond",
               "block", "divide", "choose", "order", "boon", "discard"}
    for seed in range(100):
        for game in play.walk(Random(seed)):
            missing -= {decision["kind"] for decision in elemental_clash.awaits(game).values()}
        if not missing:
            return
    assert not missing

"""What must hold in every game of Pokémon TCG, under every reading of the open points, however it is played."""

import json
import re
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pokemon_tcg_play as play
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import pokemon_tcg
from reference_engine.pokemon_tcg import Game
from reference_engine.pokemon_tcg.decks import is_shown
from reference_engine.pokemon_tcg.position import other

RANDOM = st.integers(0, 2**32 - 1).map(Random)
RULE = re.compile(r"PK-\d+\.\d+")


def games(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None)


def owned(game: Game, seat: str) -> list[str]:
    """The cards in all zones of a player, those of Pokémon in play, and a Trainer that is being carried out."""
    player = game.position.players[seat]  # type: ignore[index]
    of_pokemon = [card for one in play.in_play(game, seat) for card in (one.card, *one.under, *one.energy, *one.tools)]
    resolving = [card for card in game.position.resolving if card.startswith(seat)]
    return [*player.collection, *player.deck, *player.hand, *of_pokemon, *player.stadium, *player.trash,
            *player.points, *resolving]


def assert_conserved(game: Game) -> None:
    """Each player has the sixty cards that are the player's own."""
    for seat in play.SEATS:
        assert Counter(owned(game, seat)) == Counter(f"{seat}{number}" for number in range(1, 61))


# -- cards and Pokémon -------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_each_player_keeps_sixty_cards_with_all_that_is_on_and_under_pokemon(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        assert_conserved(game)
        for seat in play.SEATS:
            assert len(game.position.players[seat].active_spot) <= 1
            assert len(game.position.players[seat].bench) <= 5


@games(20)
@given(RANDOM)
def test_damage_is_a_multiple_of_ten_and_below_the_hp_at_rest(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for seat in play.SEATS:
            for pokemon in play.in_play(game, seat):
                assert pokemon.damage >= 0
                assert pokemon.damage % 10 == 0
                if play.is_settled(game) and game.position.result is None:
                    assert pokemon.damage < game.cards[pokemon.card].hp


@games(20)
@given(RANDOM)
def test_under_a_pokemon_lies_what_it_has_evolved_from_and_on_it_lie_energy_and_a_tool(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        stadiums = [card for seat in play.SEATS for card in game.position.players[seat].stadium]
        assert [game.cards[card].subtype for card in stadiums] in ([], ["stadium"])
        for seat in play.SEATS:
            for pokemon in play.in_play(game, seat):
                stack = [game.cards[card] for card in (*pokemon.under, pokemon.card)]
                assert stack[0].stage == "basic"
                assert all(upper.evolves_from == lower.name for lower, upper in pairwise(stack))
                assert all(game.cards[card].kind == "energy" for card in pokemon.energy)
                assert [game.cards[card].subtype for card in pokemon.tools] in ([], ["tool"])
                assert len(set(pokemon.conditions)) == len(pokemon.conditions)
                assert sum(word in pokemon.conditions for word in ("asleep", "confused", "paralyzed")) <= 1
            for pokemon in game.position.players[seat].bench:
                assert not pokemon.conditions, "only an Active Pokémon has Special Conditions"


@games(20)
@given(RANDOM)
def test_once_in_a_turn_means_once(rng: Random) -> None:
    rulings = {**play.random_rulings(rng), "PK-R7": "b"}
    game = play.new_game(rng, rulings)
    done: Counter[tuple[int, str]] = Counter()
    for _ in range(play.MOST_ACTIONS):
        if not pokemon_tcg.awaits(game):
            break
        player, action = play.random_action(game, rng)
        kind, turn = action["type"], game.position.turn
        if kind == "trainer":
            kind = game.cards[action["card"]].subtype or kind
        before = game.position.players.get(player)  # type: ignore[call-overload]
        damaged = before and [one.damage for one in play.in_play(game, player)]
        play.act(game, player, action)
        if game.position.phase == "shuffle":  # of Sudden Death: the turns are counted anew
            done.clear()
            continue
        done[turn, kind] += 1
        if kind in ("attach", "retreat", "supporter", "stadium"):
            assert done[turn, kind] == 1
        if kind == "retreat":
            assert sorted(one.damage for one in play.in_play(game, player)) == sorted(damaged)
        if turn == 1:
            assert kind not in ("attack", "supporter")
        assert kind != "evolve" or turn > 2


# -- the set-up, once and again ----------------------------------------------------------------------------------------
@games(30)
@given(RANDOM)
def test_first_hands_have_seven_cards_and_extra_ones_for_what_the_opponent_put_back(rng: Random) -> None:
    game = play.new_game(rng)
    back: Counter[str] = Counter()
    extra: Counter[str] = Counter()
    while game.position.phase in ("decks", "shuffle", "setup"):
        player, action = play.random_action(game, rng)
        waited = pokemon_tcg.awaits(game)[player]
        play.act(game, player, action)
        if action["type"] == "shuffle" and not game.position.players[waited["of"]].shuffled:
            back[waited["of"]] += 1
        if action["type"] == "draw_extra":
            assert waited["max"] == back[other(player)] - back[player] > 0  # type: ignore[arg-type]
            assert not extra, "nobody is asked twice"
            extra[player] += action["count"]
    for seat in play.SEATS:
        side = game.position.players[seat]
        first = [one.card for one in play.in_play(game, seat)]
        assert len(side.hand) + len(first) == 7 + extra[seat]
        assert len(side.active_spot) == 1
        assert all(game.cards[card].stage == "basic" for card in first)
        assert len(side.points) == 6
        assert (len(side.deck), side.mulligans) == (60 - 7 - 6 - extra[seat], 0)


@games(20)
@given(RANDOM)
def test_cards_are_conserved_through_sudden_death_and_nothing_else_is_left(rng: Random) -> None:
    brink = play.at_the_brink(rng)
    if brink is None:
        return
    game, action = brink
    bare = [not game.position.players[seat].bench for seat in play.SEATS]
    play.act(game, game.position.active_player or "A", action)
    assert_conserved(game)
    if bare[0] != bare[1] and game.position.rulings["PK-R6"] == "b":
        assert game.position.result is not None
        assert bare[play.SEATS.index(other(game.position.result.winner or "A"))]
        return
    assert (game.position.phase, game.position.sudden_death, game.position.turn) == ("shuffle", True, 0)
    assert all(len(side.deck) == 60 for side in game.position.players.values())
    assert play.is_settled(game)
    for moment in play.onward(game, rng, 40):
        assert_conserved(moment)
        if moment.position.phase == "first_player":
            assert all(len(side.points) == 1 for side in moment.position.players.values())


# -- actions -----------------------------------------------------------------------------------------------------------
@games(6)
@given(RANDOM)
def test_every_listed_head_has_a_completion_that_is_accepted(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), 80):
        for player in (*play.SEATS, "chance"):
            listed = play.heads(game, player)
            assert bool(listed) == (player in pokemon_tcg.awaits(game)), "whoever has a choice can do something"
            assert all(listed.count(head) == 1 for head in listed)
            for head in listed:
                found = play.completions(game, player, head, rng)
                assert any(play.is_accepted(game, player, action) for action in found), head


@games(10)
@given(RANDOM)
def test_whatever_is_accepted_is_listed_and_a_refusal_changes_nothing(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), 100):
        awaits = pokemon_tcg.awaits(game)
        for _ in range(3 if awaits else 0):
            player, action = play.perturbed(game, rng)
            trial = play.twin(game)
            refusal = play.refusal(trial, player, action)
            if refusal is None:
                assert player in awaits
                listed = play.heads(game, player)
                assert all(head in listed for head in play.heads_of(action)), action
            else:
                assert refusal.reason in pokemon_tcg.REASONS
                assert RULE.fullmatch(refusal.rule)
                assert trial == game


@games(10)
@given(RANDOM)
def test_nobody_acts_without_a_choice(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), 60):
        awaits = pokemon_tcg.awaits(game)
        own = [play.random_action(game, rng)[1]] if awaits else []
        for player in [player for player in (*play.SEATS, "chance") if player not in awaits]:
            assert pokemon_tcg.legal_actions(game, player) == []
            for action in (*own, play.anything(rng, sorted(game.cards))):
                assert not play.is_accepted(game, player, action), (player, action)


# -- positions ---------------------------------------------------------------------------------------------------------
@games(10)
@given(RANDOM)
def test_a_position_survives_json_and_set_up_wherever_nothing_is_half_done(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        if not play.is_settled(game):
            continue
        document = json.loads(json.dumps(play.dump(game)))
        again = play.again(game, document)
        assert play.dump(again) == document
        assert pokemon_tcg.awaits(again) == pokemon_tcg.awaits(game)
        for viewer in play.SEATS:
            assert pokemon_tcg.view(again, viewer) == pokemon_tcg.view(game, viewer)


@games(10)
@given(RANDOM)
def test_play_goes_on_from_a_set_up_as_it_would_have_gone(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), 100):
        if pokemon_tcg.awaits(game) and play.is_settled(game):
            again, straight = play.again(game), play.twin(game)
            player, action = play.random_action(game, rng)
            play.act(straight, player, action)
            play.act(again, player, action)
            assert play.dump(again) == play.dump(straight)
            assert pokemon_tcg.awaits(again) == pokemon_tcg.awaits(straight)


# -- views -------------------------------------------------------------------------------------------------------------
def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> dict[str, Any]:
    """The position with everything changed that `viewer` must not know."""
    document = play.dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    shown = is_shown(game.position, other(viewer))  # type: ignore[arg-type]
    of_foe = ["deck", "points", "collection"] if shown else ["hand", "deck", "points", "collection"]
    unknown = {viewer: (mine, ["deck", "points"]), "foe": (theirs, of_foe)}
    for side, zones in unknown.values():
        hidden = [card for zone in zones for card in side[zone]]
        rng.shuffle(hidden)
        cards = iter(hidden)
        for zone in zones:
            side[zone] = [next(cards) for _ in side[zone]]
    return document


@games(12)
@given(RANDOM)
def test_a_view_does_not_change_with_what_is_hidden(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS if play.is_settled(game) else ():
            again = play.again(game, with_other_hidden_cards(game, viewer, rng))
            assert pokemon_tcg.view(again, viewer) == pokemon_tcg.view(game, viewer)
            if game.position.phase != "setup":  # whether there is a Basic Pokémon decides who is asked
                assert pokemon_tcg.awaits(again).get(viewer) == pokemon_tcg.awaits(game).get(viewer)


@games(12)
@given(RANDOM)
def test_a_view_names_no_card_that_the_viewer_may_not_know(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng)):
        for viewer in play.SEATS:
            decision = pokemon_tcg.awaits(game).get(viewer)
            mine, theirs = game.position.players[viewer], game.position.players[other(viewer)]
            hidden = {*theirs.deck, *theirs.points, *mine.points}
            if not is_shown(game.position, other(viewer)):
                hidden |= {*theirs.hand}
            if game.position.phase == "setup":
                hidden |= {one.card for one in play.in_play(game, other(viewer))}
            seen = [play.TYPES.view.dump_python(pokemon_tcg.view(game, viewer), mode="json"), decision]
            assert not hidden & set(words(seen))
            if decision is None:
                assert not set(mine.deck) & set(words(seen))


def words(document: Any) -> list[str]:
    """Every string in a document."""
    if isinstance(document, dict):
        return [word for key, inner in document.items() for word in (key, *words(inner))]
    if isinstance(document, list):
        return [word for inner in document for word in words(inner)]
    return [document] if isinstance(document, str) else []


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_the_end_has_a_reason(rng: Random) -> None:
    for game in play.walk(rng, play.random_rulings(rng), 400):
        position = game.position
        assert (position.phase == "over") == (position.result is not None) == (not pokemon_tcg.awaits(game))
        if position.result is None:
            continue
        winner, by = position.result.winner, position.result.by
        bare = [seat for seat in play.SEATS if not play.in_play(game, seat)]
        done = [seat for seat in play.SEATS if not position.players[seat].points]
        if by == "deck":
            assert winner is not None
            assert not position.players[other(winner)].deck
        elif by == "points":
            assert winner in done or (winner is None and len({*done, *(other(seat) for seat in bare)}) == 2)
        else:
            assert bare
            assert position.rulings["PK-R6"] == "b"
            assert winner is None or other(winner) in bare
        assert winner is not None or position.rulings["PK-R4"] == "a"

"""What must hold in every game of Pokémon TCG, under every reading of the open points, however it is played."""

from collections import Counter
from itertools import pairwise
from random import Random

import pokemon_tcg_play as play
from hypothesis import given
from random_play import RANDOM, act, awaits, games, random_rulings

from reference_engine.pokemon_tcg import SEATS, Game
from reference_engine.pokemon_tcg.position import other


def owned(game: Game, seat: str) -> list[str]:
    """The cards in all zones of a player, those of Pokémon in play, and a Trainer that is being carried out."""
    player = game.position.players[seat]  # type: ignore[index]
    of_pokemon = [card for one in play.in_play(game, seat) for card in (one.card, *one.under, *one.energy, *one.tools)]
    resolving = [card for card in game.position.resolving if card.startswith(seat)]
    return [*player.collection, *player.deck, *player.hand, *of_pokemon, *player.stadium, *player.trash,
            *player.points, *resolving]


def assert_conserved(game: Game) -> None:
    """Each player has the sixty cards that are the player's own."""
    for seat in SEATS:
        assert Counter(owned(game, seat)) == Counter(f"{seat}{number}" for number in range(1, 61))


# -- cards and Pokémon -------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_each_player_keeps_sixty_cards_with_all_that_is_on_and_under_pokemon(rng: Random) -> None:
    for game in play.walk(rng, random_rulings(play.NAME, rng)):
        assert_conserved(game)
        for seat in SEATS:
            assert len(game.position.players[seat].active_spot) <= 1
            assert len(game.position.players[seat].bench) <= 5


@games(20)
@given(RANDOM)
def test_damage_is_a_multiple_of_ten_and_below_the_hp_at_rest(rng: Random) -> None:
    for game in play.walk(rng, random_rulings(play.NAME, rng)):
        for seat in SEATS:
            for pokemon in play.in_play(game, seat):
                assert pokemon.damage >= 0
                assert pokemon.damage % 10 == 0
                if play.is_settled(game) and game.position.result is None:
                    assert pokemon.damage < game.cards[pokemon.card].hp


@games(20)
@given(RANDOM)
def test_under_a_pokemon_lies_what_it_has_evolved_from_and_on_it_lie_energy_and_a_tool(rng: Random) -> None:
    for game in play.walk(rng, random_rulings(play.NAME, rng)):
        stadiums = [card for seat in SEATS for card in game.position.players[seat].stadium]
        assert [game.cards[card].subtype for card in stadiums] in ([], ["stadium"])
        for seat in SEATS:
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
    rulings = {**random_rulings(play.NAME, rng), "PK-R7": "b"}
    game = play.new_game(rng, rulings)
    done: Counter[tuple[int, str]] = Counter()
    for _ in range(play.MOST_ACTIONS):
        if not awaits(game):
            break
        player, action = play.random_action(game, rng)
        kind, turn = action["type"], game.position.turn
        if kind == "trainer":
            kind = game.cards[action["card"]].subtype or kind
        before = game.position.players.get(player)  # type: ignore[call-overload]
        damaged = before and [one.damage for one in play.in_play(game, player)]
        act(game, player, action)
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
        waited = awaits(game)[player]
        act(game, player, action)
        if action["type"] == "shuffle" and not game.position.players[waited["of"]].shuffled:
            back[waited["of"]] += 1
        if action["type"] == "draw_extra":
            assert waited["max"] == back[other(player)] - back[player] > 0  # type: ignore[arg-type]
            assert not extra, "nobody is asked twice"
            extra[player] += action["count"]
    for seat in SEATS:
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
    bare = [not game.position.players[seat].bench for seat in SEATS]
    act(game, game.position.active_player or "A", action)
    assert_conserved(game)
    if bare[0] != bare[1] and game.position.rulings["PK-R6"] == "b":
        assert game.position.result is not None
        assert bare[SEATS.index(other(game.position.result.winner or "A"))]
        return
    assert (game.position.phase, game.position.sudden_death, game.position.turn) == ("shuffle", True, 0)
    assert all(len(side.deck) == 60 for side in game.position.players.values())
    assert play.is_settled(game)
    for moment in play.onward(game, rng, 40):
        assert_conserved(moment)
        if moment.position.phase == "first_player":
            assert all(len(side.points) == 1 for side in moment.position.players.values())


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(20)
@given(RANDOM)
def test_the_end_has_a_reason(rng: Random) -> None:
    for game in play.walk(rng, random_rulings(play.NAME, rng), 400):
        position = game.position
        if position.result is None:
            continue
        winner, by = position.result.winner, position.result.by
        bare = [seat for seat in SEATS if not play.in_play(game, seat)]
        done = [seat for seat in SEATS if not position.players[seat].points]
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

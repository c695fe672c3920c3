"""What must hold in every game of Element Clash, under every reading of the open points, however it is played."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import element_clash_play as play
from hypothesis import given
from random_play import RANDOM, act, awaits, games, heads, is_accepted, random_rulings

from reference_engine.element_clash import SEATS, Game
from reference_engine.element_clash.position import SLOTS


def walk(rng: Random) -> Iterator[Game]:
    """A game at every decision, under any reading."""
    return play.walk(rng, random_rulings(play.NAME, rng))


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
    for game in walk(rng):
        for seat in SEATS:
            assert Counter(owned(game, seat)) == Counter(f"{seat}{number}" for number in range(1, 31))
            player = game.position.players[seat]
            for zone in (player.monster_zone, player.spell_trap_zone, player.face_down_zone):
                assert len(zone) <= SLOTS


@games(20)
@given(RANDOM)
def test_between_actions_nothing_is_paid_or_resolved(rng: Random) -> None:
    for game in walk(rng):
        if play.is_settled(game) and game.position.result is None:
            assert not game.position.resolving
            assert not any(player.payment_zone for player in game.position.players.values())
            left = game.resolution
            assert not any((left.running, left.attach, left.play, left.triggered, left.attack, left.respond))


@games(20)
@given(RANDOM)
def test_what_is_paid_is_what_it_costs(rng: Random) -> None:
    rulings = random_rulings(play.NAME, rng)
    game = play.new_game(rng, rulings)
    for _ in range(play.MOST_ACTIONS):
        if not awaits(game):
            break
        player, action = play.random_action(game, rng)
        if action["type"] == "play":
            price = sum(game.cards[card].price for card in action["cards"])
            assert price == sum(game.cards[card].price for card in action["payment"])
            assert len(action["payment"]) >= price / 6
        act(game, player, action)


# -- actions -----------------------------------------------------------------------------------------------------------
@games(300)
@given(RANDOM)
def test_exactly_those_cards_are_listed_that_some_play_contains(rng: Random) -> None:
    game = play.small_game(rng)
    listed = {head["cards"][0] for head in heads(game, "A") if head["type"] == "play"}
    accepted: set[str] = set()
    for action in play.all_plays(game, "A"):
        if not set(action["cards"]) <= accepted and is_accepted(game, "A", action):
            accepted |= set(action["cards"])
    assert listed == accepted


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
    for game in walk(rng):
        position = game.position
        a, b = position.players["A"].life, position.players["B"].life
        if position.result is None:
            assert position.phase not in ("main", "battle") or (a > 0 and b > 0)
        elif position.result.by == "life":
            assert 0 in (a, b)
            assert a == b == 0 or position.result.winner == ("A" if b == 0 else "B")
        else:
            assert not any(player.deck for player in position.players.values())
            assert position.result.winner == ("A" if a > b else "B" if b > a else None)

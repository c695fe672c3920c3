"""What must hold in every game of Elemental Clash, for two, three and five players, under every reading."""

from random import Random

import elemental_clash_play as play
from hypothesis import given
from random_play import RANDOM, act, awaits, games

from reference_engine.elemental_clash import Game, values
from reference_engine.elemental_clash.position import Player

AT_HOME = ("collection", "deck", "sideboard", "hand", "archive", "purgatory")


def in_play(player: Player) -> list[str]:
    """The Creatures and Spells on one side of the field."""
    zones = [slot.card for slot in (*player.atk_zone, *player.def_zone)]
    return zones + [slot.card for pile in player.piles for slot in pile.occupant]


# -- cards and zones ---------------------------------------------------------------------------------------------------
@games(12)
@given(RANDOM)
def test_outside_of_play_cards_lie_with_their_owner(rng: Random) -> None:
    for game in play.walk(rng):
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
            assert all(numbers["def"] > 0 for numbers in values(game).values())


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
        if not awaits(game):
            break
        if game.position.turn != turn:
            turn, done = game.position.turn, set()
        player, action = play.random_action(game, rng)
        kind, before = action["type"], places(game)
        act(game, player, action)
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


# -- the whole game ----------------------------------------------------------------------------------------------------
@games(15)
@given(RANDOM)
def test_the_end_has_a_reason_and_a_winner(rng: Random) -> None:
    for game in play.walk(rng):
        position, result = game.position, game.position.result
        lost = [seat for seat, player in position.players.items() if player.eliminated]
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
            missing -= {decision["kind"] for decision in awaits(game).values()}
        if not missing:
            return
    assert not missing

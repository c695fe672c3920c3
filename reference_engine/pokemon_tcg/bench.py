"""Putting Basic Pokémon onto the Bench ("Memasukkan Pokémon BASIC")."""

from reference_engine.kernel import Illegal, cite
from reference_engine.pokemon_tcg import abilities
from reference_engine.pokemon_tcg.actions import BenchCard
from reference_engine.pokemon_tcg.position import Game, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import is_basic, leave_hand

BENCH_SIZE = 5


def bench(game: Game, seat: Seat, action: BenchCard) -> None:
    """Put a Basic Pokémon of the hand onto the Bench. Raises Illegal: `not_in_hand`, `not_basic`, `bench_full`."""
    player, card = game.position.players[seat], action.card
    if card not in player.hand:
        raise Illegal("PK-5.2", "not_in_hand", f"{card} is not in {seat}'s hand")
    if not is_basic(game.cards[card]):
        raise Illegal("PK-5.2", "not_basic", f"{card} is no Basic Pokémon")
    if len(player.bench) >= BENCH_SIZE:
        raise Illegal("PK-91.4", "bench_full", f"there are {BENCH_SIZE} Pokémon on {seat}'s Bench")
    pokemon = Pokemon(card, entered_on_turn=game.position.turn)
    leave_hand(player, card)
    cite("PK-5.2")
    player.bench.append(pokemon)
    abilities.enter(game, seat, pokemon)

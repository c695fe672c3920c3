"""Retreating ("Menggunakan Mundur", "Mengenai Mundur"), and what moving to the Bench ends."""

from reference_engine.kernel import Illegal, cite
from reference_engine.pokemon_tcg import conditions, modifiers
from reference_engine.pokemon_tcg.actions import Retreat
from reference_engine.pokemon_tcg.position import Game, Player, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import active, definition


def retreat(game: Game, seat: Seat, action: Retreat) -> None:
    """The Active Pokémon pays with Energy and changes places with a Benched one. Raises Illegal, as `check` and `pay`.

    Raises Illegal also for what is paid: `wrong_number_of_energy`, `not_attached`, and `not_on_bench`.
    """
    player = game.position.players[seat]
    pokemon = check(game, seat, action.card)
    if strangers := [card for card in action.energy if card not in pokemon.energy]:
        raise Illegal("PK-14.3", "not_attached", f"{strangers[0]} is not attached to {pokemon.card}")
    if len(set(action.energy)) != len(action.energy) or len(action.energy) != cost(game, pokemon):
        raise Illegal("PK-14.3", "wrong_number_of_energy", f"{pokemon.card} retreats for {cost(game, pokemon)} Energy")
    successors = [one for one in player.bench if one.card == action.to]
    if not successors:
        raise Illegal("PK-14.4", "not_on_bench", f"{action.to} is not on {seat}'s Bench")
    cite("PK-14.5")
    player.retreated = True
    for card in action.energy:
        cite("PK-14.3")
        pay(player, pokemon, card)
    for successor in successors:
        cite("PK-14.2", "PK-14.4")
        swap(player, successor)


def check(game: Game, seat: Seat, card: str) -> Pokemon:
    """The Active Pokémon, if it can retreat at all.

    Raises Illegal: `not_active`, `already_retreated`, `cannot_retreat`, `retreat_forbidden`, `no_benched_pokemon`,
    `not_enough_energy`.
    """
    player, pokemon = game.position.players[seat], active(game, seat)
    if pokemon is None or pokemon.card != card:
        raise Illegal("PK-14.2", "not_active", f"{card} is not {seat}'s Active Pokémon")
    if player.retreated:
        raise Illegal("PK-14.5", "already_retreated", f"{seat} has retreated in this turn")
    if conditions.is_stopped(game, pokemon):
        raise Illegal("PK-92.4", "cannot_retreat", f"{card} is {' and '.join(pokemon.conditions)}")
    if modifiers.is_banned(game, pokemon, "retreat"):
        raise Illegal("PK-12.15", "retreat_forbidden", f"an effect forbids {card} to retreat")
    if not player.bench:
        raise Illegal("PK-14.10", "no_benched_pokemon", f"nobody is on {seat}'s Bench")
    if len(pokemon.energy) < cost(game, pokemon):
        raise Illegal("PK-14.9", "not_enough_energy", f"{card} has {len(pokemon.energy)} Energy to discard")
    return pokemon


def cost(game: Game, pokemon: Pokemon) -> int:
    """How many Energy cards a Retreat discards: one for each mark."""
    number = 0
    cite("PK-14.3")
    number = definition(game, pokemon).retreat
    return number


def pay(player: Player, pokemon: Pokemon, card: str) -> None:
    """An Energy that is discarded, of whatever type."""
    pokemon.energy = [one for one in pokemon.energy if one != card]
    player.trash.append(card)


def swap(player: Player, successor: Pokemon) -> None:
    """A Benched Pokémon takes the Active spot; whoever was there goes to the Bench, and keeps its damage and Energy."""
    player.bench = [pokemon for pokemon in player.bench if pokemon is not successor]
    for pokemon in player.active_spot:
        player.bench.append(pokemon)
        cite("PK-14.12")
        pokemon.conditions = []
        cite("PK-14.13")
        pokemon.lasting = []
    player.active_spot = [successor]

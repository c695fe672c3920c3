"""Evolving ("Mengevolusikan Pokémon", "Ketentuan Evolusi", "Tentang Pokémon Evolusi")."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import abilities
from reference_engine.pokemon_tcg.actions import Evolve
from reference_engine.pokemon_tcg.position import Game, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import find, leave_hand

FIRST_TURNS = (1, 2)


def evolve(game: Game, seat: Seat, action: Evolve) -> None:
    """Lay an Evolution Pokémon of the hand on the Pokémon that it evolves from. Raises Illegal, as `check`."""
    pokemon = check(game, seat, action.card, action.onto)
    leave_hand(game.position.players[seat], action.card)
    pokemon.under.append(pokemon.card)
    pokemon.card = action.card
    cite("PK-12.6")
    pokemon.evolved_on_turn = game.position.turn
    cite("PK-12.14")
    pokemon.conditions = []
    cite("PK-12.15")
    pokemon.lasting = []
    pokemon.ability_used_on_turn = None
    abilities.enter(game, seat, pokemon)


def check(game: Game, seat: Seat, card: CardId, onto: CardId) -> Pokemon:
    """The Pokémon that is to be evolved.

    Raises Illegal: `not_in_hand`, `not_in_play`, `not_its_evolution`, `evolution_in_first_turn`, `entered_this_turn`,
    `evolved_this_turn`.
    """
    position = game.position
    if card not in position.players[seat].hand:
        raise Illegal("PK-12.2", "not_in_hand", f"{card} is not in {seat}'s hand")
    there = find(game, onto)
    if there is None or there[0] != seat:
        raise Illegal("PK-12.3", "not_in_play", f"{onto} is no Pokémon of {seat} in play")
    if game.cards[card].evolves_from != game.cards[onto].name:
        raise Illegal("PK-12.3", "not_its_evolution", f"{card} does not evolve from {game.cards[onto].name}")
    pokemon = there[1]
    if position.turn in FIRST_TURNS:
        raise Illegal("PK-12.8", "evolution_in_first_turn", f"it is {seat}'s first turn")
    if pokemon.entered_on_turn == position.turn:
        raise Illegal("PK-12.5", "entered_this_turn", f"{onto} has come into play in this turn")
    if pokemon.evolved_on_turn == position.turn:
        raise Illegal("PK-12.6", "evolved_this_turn", f"{onto} has evolved in this turn")
    return pokemon

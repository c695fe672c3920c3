"""Abilities that are used, and those that work when their Pokémon comes into play ("Menggunakan Ability Pokémon")."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import zones
from reference_engine.pokemon_tcg.actions import UseAbility
from reference_engine.pokemon_tcg.cards import Ability
from reference_engine.pokemon_tcg.position import Frame, Game, Pokemon, Seat


def use(game: Game, seat: Seat, action: UseAbility) -> None:
    """Use the Ability of an own Pokémon in play; the turn goes on. Raises Illegal, as `check`."""
    pokemon, usable = check(game, seat, action.card)
    pokemon.ability_used_on_turn = game.position.turn
    for effect in [effect for ability in usable for effect in ability.effects]:
        if effect.on == "activated":
            cite("PK-13.5")
            game.resolution.waiting.append(Frame(seat, pokemon.card, effect.parts))


def check(game: Game, seat: Seat, card: CardId) -> tuple[Pokemon, list[Ability]]:
    """The Pokémon and its Ability that can be used.

    Raises Illegal: `not_in_play`, `no_such_ability`, `ability_not_usable`.
    """
    there = zones.find(game, card)
    if there is None or there[0] != seat:
        raise Illegal("PK-13.3", "not_in_play", f"{card} is no Pokémon of {seat} in play")
    pokemon = there[1]
    usable = [ability for _, one, ability in zones.abilities(game) if one is pokemon and is_used(ability)][:1]
    if not usable:
        raise Illegal("PK-13.3", "no_such_ability", f"{card} has no Ability that can be used where it is")
    once = any(ability.once_per_turn for ability in usable)
    if once and pokemon.ability_used_on_turn == game.position.turn:
        raise Illegal("PK-13.3", "ability_not_usable", f"the Ability of {card} works once in a turn")
    return pokemon, usable


def is_used(ability: Ability) -> bool:
    """Whether an Ability is one that a player uses."""
    return any(effect.on == "activated" for effect in ability.effects)


def enter(game: Game, seat: Seat, pokemon: Pokemon) -> None:
    """A Pokémon has come into play, or has evolved: what its Ability does then."""
    mine = [ability for _, one, ability in zones.abilities(game) if one is pokemon]
    for ability in mine:
        for effect in ability.effects:
            if effect.on == "enters":
                game.resolution.waiting.append(Frame(seat, pokemon.card, effect.parts))

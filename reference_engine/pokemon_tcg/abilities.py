"""Abilities that are used, and those that work when their Pokémon comes into play ("Menggunakan Ability Pokémon")."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import zones
from reference_engine.pokemon_tcg.actions import UseAbility
from reference_engine.pokemon_tcg.cards import Ability
from reference_engine.pokemon_tcg.position import Frame, Game, Pokemon, Seat


def use(game: Game, seat: Seat, action: UseAbility) -> None:
    """Use the Ability of an own Pokémon in play; the turn goes on. Raises Illegal, as `check`."""
    pokemon, ability = check(game, seat, action.card)
    pokemon.ability_used_on_turn = game.position.turn
    for effect in ability.effects:
        if effect.on == "activated":
            cite("PK-13.5")
            game.resolution.waiting.append(Frame(seat, pokemon.card, effect.parts))


def check(game: Game, seat: Seat, card: CardId) -> tuple[Pokemon, Ability]:
    """The Pokémon and the Ability that can be used.

    Raises Illegal: `not_in_play`, `no_such_ability`, `ability_not_usable`.
    """
    pokemon = zones.own(game, seat, card)
    if pokemon is None:
        raise Illegal("PK-13.3", "not_in_play", f"{card} is no Pokémon of {seat} in play")
    usable = [ability for _, one, ability in zones.abilities(game) if one is pokemon and is_used(ability)]
    if not usable:
        raise Illegal("PK-13.3", "no_such_ability", f"{card} has no Ability that can be used where it is")
    if usable[0].once_per_turn and pokemon.ability_used_on_turn == game.position.turn:
        raise Illegal("PK-13.5", "ability_not_usable", f"the Ability of {card} works once in a turn")
    return pokemon, usable[0]


def is_used(ability: Ability) -> bool:
    """Whether an Ability is one that a player uses."""
    return any(effect.on == "activated" for effect in ability.effects)


def enter(game: Game, seat: Seat, pokemon: Pokemon) -> None:
    """A Pokémon has come into play, or has evolved: what its Ability does then."""
    mine = [ability for _, one, ability in zones.abilities(game) if one is pokemon]
    for ability in mine:
        for effect in ability.effects:
            if effect.on == "enters":
                cite("PK-13.6")
                game.resolution.waiting.append(Frame(seat, pokemon.card, effect.parts))

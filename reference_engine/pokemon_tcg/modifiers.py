"""What changes damage and bans actions: what lasts on a Pokémon, and Abilities that simply work."""

from collections.abc import Iterator

from reference_engine.kernel import cite
from reference_engine.pokemon_tcg import targets
from reference_engine.pokemon_tcg.cards import Banned, Deal, Forbid, Part, Take
from reference_engine.pokemon_tcg.position import Game, Pokemon
from reference_engine.pokemon_tcg.zones import abilities


def changes(game: Game, pokemon: Pokemon, kind: type[Deal] | type[Take]) -> int:
    """By how much the damage that a Pokémon deals, or takes, is changed now."""
    do = "deal" if kind is Deal else "take"
    amount = sum(lasting.amount for lasting in pokemon.lasting if lasting.do == do)
    return amount + sum(part.amount for part in working(game, pokemon) if isinstance(part, kind))


def is_banned(game: Game, pokemon: Pokemon, what: Banned) -> bool:
    """Whether something forbids a Pokémon to retreat, or to attack."""
    if any(lasting.do == f"cannot_{what}" for lasting in pokemon.lasting):
        return True
    return any(isinstance(part, Forbid) and part.what == what for part in working(game, pokemon))


def working(game: Game, pokemon: Pokemon) -> Iterator[Part]:
    """The parts of Abilities that work without being used and mean this Pokémon."""
    for seat, source, ability in abilities(game):
        works = None
        for effect in ability.effects:
            if effect.on == "while":
                cite("PK-13.6")
                works = effect
            if works is effect:
                for part in effect.parts:
                    if targets.met(game, seat, source.card, part.only_if) and means(game, seat, source, part, pokemon):
                        yield part


def means(game: Game, seat: str, source: Pokemon, part: Part, pokemon: Pokemon) -> bool:
    """Whether a part of such an Ability is about this Pokémon."""
    if not isinstance(part, Deal | Take | Forbid):
        return False
    return pokemon.card in targets.meant(game, "A" if seat == "A" else "B", source.card, part.target)

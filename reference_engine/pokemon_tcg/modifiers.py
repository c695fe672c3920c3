"""What changes damage and bans actions: what lasts on a Pokémon, and Abilities, Tools and a Stadium that work."""

from collections.abc import Iterator
from typing import TypeVar

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg import targets
from reference_engine.pokemon_tcg.cards import Banned, Deal, Effect, Forbid, Take
from reference_engine.pokemon_tcg.position import SEATS, Game, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import abilities, in_play

Lasts = TypeVar("Lasts", bound=Deal | Take | Forbid)


def changes(game: Game, pokemon: Pokemon, kind: type[Deal] | type[Take]) -> int:
    """By how much the damage that a Pokémon deals, or takes, is changed now."""
    do = "deal" if kind is Deal else "take"
    amount = sum(lasting.amount for lasting in pokemon.lasting if lasting.do == do)
    return amount + sum(part.amount for part in working(game, pokemon, kind))


def is_banned(game: Game, pokemon: Pokemon, what: Banned) -> bool:
    """Whether something forbids a Pokémon to retreat, or to attack."""
    if any(lasting.do == f"cannot_{what}" for lasting in pokemon.lasting):
        return True
    return any(part.what == what for part in working(game, pokemon, Forbid))


def working(game: Game, pokemon: Pokemon, kind: type[Lasts]) -> Iterator[Lasts]:
    """The parts of this kind of texts that work without being used, as far as they mean this Pokémon."""
    for seat, card, effect in sources(game):
        for part in effect.parts:
            if (isinstance(part, kind) and targets.met(game, seat, card, part.only_if)
                    and pokemon.card in targets.meant(game, seat, card, part.target)):
                yield part


def sources(game: Game) -> Iterator[tuple[Seat, CardId, Effect]]:
    """Every such text: whose it is, and the Pokémon with the Ability or the Tool, or the Stadium."""
    for seat, source, ability in abilities(game):
        works = None
        for effect in ability.effects:
            if effect.on == "while":
                cite("PK-13.6")
                works = effect
            if works is effect:
                yield seat, source.card, effect
    for seat in SEATS:
        player = game.position.players[seat]
        for pokemon in in_play(player):
            for effect in [effect for tool in pokemon.tools for effect in game.cards[tool].effects]:
                cite("PK-93.9")
                yield seat, pokemon.card, effect
        for stadium in player.stadium:
            for effect in game.cards[stadium].effects:
                cite("PK-93.2")
                yield seat, stadium, effect

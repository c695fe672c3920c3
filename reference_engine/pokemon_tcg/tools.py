"""Tools: Trainers that are attached to a Pokémon and stay with it. The book does not know them."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg.position import Game, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import find


def check(game: Game, seat: Seat, to: CardId | None) -> Pokemon:
    """The Pokémon that a Tool is to be attached to. Raises Illegal: `not_in_play`, `tool_already_attached`."""
    there = find(game, to)
    if there is None or there[0] != seat:
        raise Illegal("PK-93.6", "not_in_play", f"a Tool is attached to a Pokémon of {seat} in play, not to {to}")
    if there[1].tools:
        raise Illegal("PK-93.7", "tool_already_attached", f"{to} has the Tool {there[1].tools[0]}")
    return there[1]


def attach(pokemon: Pokemon, card: CardId) -> None:
    """A Tool stays with its Pokémon."""
    cite("PK-93.6")
    pokemon.tools.append(card)

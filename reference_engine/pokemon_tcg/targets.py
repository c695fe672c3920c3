"""Which Pokémon a text means, and whether its condition holds."""

from reference_engine.kernel import CardId
from reference_engine.pokemon_tcg.cards import Count, OnlyIf, Side, Target
from reference_engine.pokemon_tcg.position import Game, Seat, other
from reference_engine.pokemon_tcg.zones import definition, find, in_play


def sides(owner: Seat, side: Side) -> list[Seat]:
    """The players that a side stands for, the effect's player first."""
    return {"own": [owner], "opponent": [other(owner)], "both": [owner, other(owner)]}[side]


def meant(game: Game, owner: Seat, card: CardId, target: Target, attacker: CardId | None = None) -> list[CardId]:
    """The Pokémon that `target` means for an effect of `card`, by top card; `chosen` gives all to choose from."""
    if target.which == "self":
        found = [card]
    elif target.which == "attacker":
        found = [attacker] if attacker is not None else []
    else:
        players = [game.position.players[seat] for seat in sides(owner, target.side)]
        zones = {"active": [p for player in players for p in player.active_spot],
                 "bench": [p for player in players for p in player.bench],
                 "in_play": [p for player in players for p in in_play(player)]}
        found = [pokemon.card for pokemon in zones[target.zone]]
    return [card for card in found if fits(game, card, target)]


def fits(game: Game, card: CardId, target: Target) -> bool:
    """Whether a card is a Pokémon in play, and of the type that a text names."""
    there = find(game, card)
    return there is not None and (target.type is None or definition(game, there[1]).type == target.type)


def number(game: Game, owner: Seat, card: CardId, count: Count) -> int:
    """How much there is of what a text counts."""
    pokemon = [there[1] for c in meant(game, owner, card, count.among) if (there := find(game, c)) is not None]
    if count.of == "energy":
        return sum(len(one.energy) for one in pokemon)
    if count.of == "damage":
        return sum(one.damage // 10 for one in pokemon)
    return len(pokemon)


def met(game: Game, owner: Seat, card: CardId, condition: OnlyIf | None) -> bool:
    """Whether a condition holds now; a text without one always does."""
    if condition is None:
        return True
    found = number(game, owner, card, condition)
    return found >= condition.at_least and (condition.at_most is None or found <= condition.at_most)

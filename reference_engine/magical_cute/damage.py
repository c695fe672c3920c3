"""Damage to units and to players, and units that have no DP left."""

from reference_engine.kernel import CardId
from reference_engine.magical_cute import ending, skills
from reference_engine.magical_cute.position import Game, Seat
from reference_engine.magical_cute.zones import find, leave


def to_unit(game: Game, card: CardId, amount: int, *, reducible: bool) -> None:
    """Damage to a unit on the field, less what texts take off."""
    found = find(game, card)
    if reducible:
        amount = skills.reduced(game, amount, unit=card)
    if found is not None and amount > 0:
        found[1].damage += amount
        game.happened.append(("damaged", found[0], card))


def to_player(game: Game, seat: Seat, amount: int, *, reducible: bool) -> None:
    """Damage to a player, less what texts take off."""
    if reducible:
        amount = skills.reduced(game, amount, player=seat)
    if amount > 0:
        game.position.players[seat].life -= amount
        ending.check_life(game, seat)


def sweep(game: Game) -> None:
    """Units whose DP is 0 or less go to their owner's Abyss. The chapter does not say so; something has to."""
    while lost := [card for card, dp in skills.dps(game).items() if dp <= 0]:
        for card in lost:
            leave(game, card, "abyss")

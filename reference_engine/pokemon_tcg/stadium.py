"""Stadiums, which stay in play and work for both players. The book does not know them."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg.position import Game, Seat


def check(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may put this Stadium into play. Raises Illegal: `stadium_already_played`, `same_name`.
    """
    name = game.cards[card].name
    if game.position.players[seat].stadium_played:
        raise Illegal("PK-93.3", "stadium_already_played", f"{seat} has used a Stadium in this turn")
    if any(game.cards[one].name == name for player in game.position.players.values() for one in player.stadium):
        raise Illegal("PK-93.5", "same_name", f"a Stadium named {name} is in play already")


def put(game: Game, seat: Seat, card: CardId) -> None:
    """A Stadium comes into play, and the one that was there goes to its owner's Trash."""
    for owner in game.position.players.values():
        gone: list[CardId] = []
        cite("PK-93.4")
        gone = owner.stadium
        owner.trash += gone
        owner.stadium = [one for one in owner.stadium if one not in gone]
    player = game.position.players[seat]
    cite("PK-93.3")
    player.stadium_played = True
    cite("PK-93.1")
    player.stadium.append(card)

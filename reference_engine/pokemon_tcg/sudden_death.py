"""Sudden Death: a new game with one Point Card each, where both players have won at once. It is not in the book."""

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg.position import Game, Player, Resolution
from reference_engine.pokemon_tcg.zones import cards_of, in_play


def begin(game: Game) -> None:
    """Everything goes back into the Decks, to be shuffled; nothing of the game so far is left but the cards."""
    position = game.position
    for seat, player in position.players.items():
        position.players[seat] = Player(collection=player.collection, deck=whole(player), shuffled=False)
    game.resolution = Resolution()
    position.active_player, position.first_player, position.then = None, None, "main"
    cite("PK-94.5")
    position.turn = 0
    position.sudden_death = True
    position.phase = "shuffle"


def whole(player: Player) -> list[CardId]:
    """The deck of a player as it was at first; its order means nothing before the shuffle."""
    deck = list(player.deck)
    of_pokemon = [card for pokemon in in_play(player) for card in cards_of(pokemon)]
    cite("PK-94.3")
    deck += [*player.hand, *of_pokemon, *player.stadium, *player.trash, *player.points]
    return deck

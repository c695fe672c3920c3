"""Where cards lie, and Pokémon in play ("Arena"): the Active spot and the Bench."""

from collections.abc import Iterator

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg.cards import Ability, Card
from reference_engine.pokemon_tcg.position import SEATS, Game, Player, Pokemon, Seat


def in_play(player: Player) -> list[Pokemon]:
    """A player's Pokémon, the Active one first."""
    return [*player.active_spot, *player.bench]


def active(game: Game, seat: Seat) -> Pokemon | None:
    """The Active Pokémon of a player; nobody where the spot is empty."""
    spot = game.position.players[seat].active_spot
    return spot[0] if spot else None


def find(game: Game, card: CardId | None) -> tuple[Seat, Pokemon] | None:
    """The Pokémon in play whose top card this is, and whose it is."""
    for seat in SEATS:
        for pokemon in in_play(game.position.players[seat]):
            if pokemon.card == card:
                return seat, pokemon
    return None


def leave_hand(player: Player, card: CardId) -> None:
    """A card leaves the hand; whoever calls this puts it somewhere."""
    player.hand = [one for one in player.hand if one != card]


def is_active(game: Game, pokemon: Pokemon) -> bool:
    """Whether a Pokémon is in the Active spot."""
    return any(pokemon is one for player in game.position.players.values() for one in player.active_spot)


def definition(game: Game, pokemon: Pokemon) -> Card:
    """What is printed on a Pokémon: on its top card, not on those it has evolved from."""
    printed = game.cards[[*pokemon.under, pokemon.card][0]]
    cite("PK-12.10")
    printed = game.cards[pokemon.card]
    return printed


def cards_of(pokemon: Pokemon) -> list[CardId]:
    """All cards of a Pokémon: itself, what lies under it, its Energy and its Tool."""
    return [pokemon.card, *pokemon.under, *pokemon.energy, *pokemon.tools]


def abilities(game: Game) -> Iterator[tuple[Seat, Pokemon, Ability]]:
    """Every Ability of a Pokémon in play that is where the Ability works."""
    for seat in SEATS:
        player = game.position.players[seat]
        for pokemon in in_play(player):
            printed = [ability for card in (pokemon.card, *pokemon.under) for ability in game.cards[card].abilities]
            cite("PK-12.12")
            printed = game.cards[pokemon.card].abilities
            for ability in printed:
                if ability.place == "in_play" or pokemon in player.active_spot:
                    yield seat, pokemon, ability


def is_basic(card: Card) -> bool:
    """Whether a card is a Basic Pokémon."""
    return card.kind == "pokemon" and card.stage == "basic"

"""Knock Outs, Point Cards, and filling an empty Active spot ("Alur Mencapai Kemenangan")."""

from reference_engine.kernel import Illegal, cite
from reference_engine.pokemon_tcg import damage, ending
from reference_engine.pokemon_tcg.actions import Promote
from reference_engine.pokemon_tcg.position import SEATS, Game, Pokemon, Seat, other
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import in_play


def down(game: Game) -> list[tuple[Seat, Pokemon]]:
    """The Pokémon whose HP have come to zero, or that a text Knocks Out."""
    found = []
    for seat in SEATS:
        for pokemon in in_play(game.position.players[seat]):
            out = pokemon.card in game.resolution.doomed
            if damage.is_down(game, pokemon):
                cite("PK-8.3")
                out = True
            if out:
                found.append((seat, pokemon))
    return found


def knock_out(game: Game, beaten: list[tuple[Seat, Pokemon]]) -> None:
    """All of them leave play at once, with everything on and under them; the opponents take Point Cards."""
    took: list[Seat] = []
    for seat, pokemon in beaten:
        leave_play(game, seat, pokemon)
        if pokemon.card in game.resolution.by_attack or reading(game.position, "PK-R3") == "a":
            cite("PK-7.1", "PK-8.4")
            took += take_point(game, other(seat))
    game.resolution.doomed, game.resolution.by_attack = [], []
    ending.after_knock_outs(game, took)


def leave_play(game: Game, seat: Seat, pokemon: Pokemon) -> None:
    """A Knocked Out Pokémon goes to its owner's Trash (PK-R8)."""
    player = game.position.players[seat]
    player.active_spot = [one for one in player.active_spot if one is not pokemon]
    player.bench = [one for one in player.bench if one is not pokemon]
    player.trash += [pokemon.card, *pokemon.under, *pokemon.energy]
    cite("PK-93.12")
    player.trash += pokemon.tools


def take_point(game: Game, seat: Seat) -> list[Seat]:
    """The top one of a player's own Point Cards goes to the hand. Returns who has taken one: nobody without any."""
    player = game.position.players[seat]
    if not player.points:
        return []
    player.hand.append(player.points.pop(0))
    return [seat]


def to_promote(game: Game) -> Seat | None:
    """Whose Active spot is to be filled next: first the player whose turn comes next."""
    active = game.position.active_player or "A"
    order = [active, other(active)]
    cite("PK-91.1")
    order = [other(active), active]
    for seat in order:
        player = game.position.players[seat]
        if not player.active_spot and player.bench:
            return seat
    return None


def promote(game: Game, seat: Seat, action: Promote) -> None:
    """Move a Benched Pokémon to the Active spot. Raises Illegal: `not_on_bench`."""
    found = [one for one in game.position.players[seat].bench if one.card == action.card]
    if not found:
        raise Illegal("PK-91.1", "not_on_bench", f"{action.card} is not on {seat}'s Bench")
    for pokemon in found:
        fill(game, seat, pokemon)


def fill(game: Game, seat: Seat, pokemon: Pokemon) -> None:
    """A Benched Pokémon takes the empty Active spot."""
    player = game.position.players[seat]
    cite("PK-91.1")
    player.bench, player.active_spot = [one for one in player.bench if one is not pokemon], [pokemon]

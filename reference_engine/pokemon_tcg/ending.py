"""Winning and losing ("Tujuan Permainan", "Alur Mencapai Kemenangan")."""

from reference_engine.kernel import cite
from reference_engine.pokemon_tcg.position import SEATS, Game, Result, Seat, other
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import in_play


def after_knock_outs(game: Game, took: list[Seat]) -> None:
    """The game is over for whoever has just taken the last Point Card, and for whoever has no Pokémon left (PK-R6)."""
    players = game.position.players
    done = [seat for seat in took if not players[seat].points]
    bare: list[Seat] = []
    if reading(game.position, "PK-R6") == "b":
        cite("PK-91.2")
        bare = [seat for seat in SEATS if not in_play(players[seat])]
    winners = {*done, *(other(seat) for seat in bare)}
    if len(winners) == 1:
        cite("PK-7.2")
        finish(game, Result(winners.pop(), "points" if done else "no_pokemon"))
    elif winners:
        winner = game.position.active_player if len(done) > 1 and reading(game.position, "PK-R4") == "b" else None
        cite("PK-7.2")
        finish(game, Result(winner, "points" if done else "no_pokemon"))


def finish(game: Game, result: Result) -> None:
    """The game is over: nothing that has begun goes on."""
    game.position.result = result
    game.position.phase = "over"

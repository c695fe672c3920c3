"""Winning and losing ("Tujuan Permainan", "Alur Mencapai Kemenangan")."""

from reference_engine.kernel import cite
from reference_engine.pokemon_tcg import sudden_death
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
    winners = [seat for seat in SEATS if seat in done or other(seat) in bare]
    if len(winners) == 1:
        cite("PK-7.2")
        finish(game, Result(winners[0], "points" if done else "no_pokemon"))
    elif winners:
        both_at_once(game, done, bare)


def both_at_once(game: Game, done: list[Seat], bare: list[Seat]) -> None:
    """Both players win (PK-R4): `done` have taken their last Point Cards, `bare` have no Pokémon left."""
    position = game.position
    if reading(position, "PK-R4") != "c":
        winner = position.active_player if reading(position, "PK-R4") == "b" else None
        by_points = winner in done or (winner is None and bool(done))
        cite("PK-7.2")
        finish(game, Result(winner, "points" if by_points else "no_pokemon"))
        return
    met = {seat: (seat in done) + (other(seat) in bare) for seat in SEATS}
    ahead = [seat for seat in SEATS if met[seat] > met[other(seat)]]
    if not ahead:
        cite("PK-94.1")
        sudden_death.begin(game)
    for seat in ahead:  # nobody is ahead without the last Point Card
        cite("PK-94.2")
        finish(game, Result(seat, "points"))


def finish(game: Game, result: Result) -> None:
    """The game is over: nothing that has begun goes on."""
    game.position.result = result
    game.position.phase = "over"

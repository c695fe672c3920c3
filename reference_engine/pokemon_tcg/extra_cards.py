"""The extra cards that a player may draw for hands that the opponent has put back. The book leaves the set-up out."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import draw
from reference_engine.pokemon_tcg.actions import DrawExtra
from reference_engine.pokemon_tcg.bench import BENCH_SIZE
from reference_engine.pokemon_tcg.position import SEATS, Game, Seat, other
from reference_engine.pokemon_tcg.zones import is_basic


def allowed(game: Game, seat: Seat) -> int:
    """How many extra cards a player may draw: one for each hand that the opponent has put back beyond the own ones."""
    player = game.position.players[seat]
    number = game.position.players[other(seat)].mulligans
    cite("PK-90.11")
    number -= player.mulligans
    return max(0, min(number, len(player.deck)))


def drawing(game: Game) -> Seat | None:
    """Who may draw extra cards."""
    return next((seat for seat in SEATS if allowed(game, seat)), None)


def draw_extra(game: Game, seat: Seat, action: DrawExtra) -> None:
    """Draw as many of the extra cards as the player likes. Raises Illegal: `wrong_number`."""
    most = allowed(game, seat)
    if not 0 <= action.count <= most:
        raise Illegal("PK-90.10", "wrong_number", f"{seat} draws 0 to {most} extra cards, not {action.count}")
    settle(game)
    drawn: list[CardId] = []
    cite("PK-90.10")
    drawn = draw.draw(game, seat, action.count)
    player = game.position.players[seat]
    basics = [card for card in drawn if is_basic(game.cards[card])]
    if basics and len(player.bench) < BENCH_SIZE:
        cite("PK-90.12")
        game.resolution.drawn, player.ready = basics, False


def settle(game: Game) -> None:
    """The hands that were put back count no longer."""
    for player in game.position.players.values():
        player.mulligans = 0

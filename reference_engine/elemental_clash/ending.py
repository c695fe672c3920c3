"""Losing and winning ("Goal of the Game", "Multiplayer Variants")."""

from collections.abc import Iterable

from reference_engine.elemental_clash import seats
from reference_engine.elemental_clash.position import Game, Result, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import cite


def eliminate(game: Game, seat: Seat) -> None:
    """A player who could not draw has lost: the end of a duel and of variant 2; in variant 1 the others go on."""
    position = game.position
    cite("ECB-14.6")
    position.players[seat].eliminated = True
    if position.mode == "duel":
        winner = next(other for other in position.seats if other != seat)
        cite("ECB-2.7")
        finish(game, Result(winner, "draw"))
    elif position.mode == "multiplayer_2":
        points = victory_points(game)
        best = [other for other in position.seats if points[other] == max(points.values())]
        cite("ECB-15.8", "ECB-15.13")
        finish(game, Result(latest(game, best), "points", points))
    elif winners := [other for other in position.seats if has_won(game, other)]:
        cite("ECB-14.5")
        finish(game, Result(latest(game, winners), "targets"))
    if not game.is_over:
        forget(game, seat)


def has_won(game: Game, seat: Seat) -> bool:
    """Variant 1: whether all targets of a player are eliminated (ECB-R9: also of one who is out already)."""
    if game.player(seat).eliminated and reading(game.position, "ECB-R9") == "a":
        return False
    aims = [other for other in game.position.seats if other != seat]
    cite("ECB-14.4")
    aims = seats.targets(game.position, seat)
    return all(game.player(other).eliminated for other in aims)


def latest(game: Game, tied: Iterable[Seat]) -> Seat:
    """Of several who would win, the one whose first turn came last."""
    order = seats.turn_order(game.position, game.position.first_player)
    winner = min(tied, key=order.index)
    cite("ECB-13.3")
    winner = max(tied, key=order.index)
    return winner


def victory_points(game: Game) -> dict[Seat, int]:
    """Variant 2: complete sets of tokens, and the rest of the Spellbook divided by the number of opponents."""
    points: dict[Seat, int] = {}
    for seat in game.position.seats:
        player = game.player(seat)
        others = [other for other in game.position.seats if other != seat]
        points[seat] = 0
        cite("ECB-15.9", "ECB-15.10")
        points[seat] += min(player.tokens.get(other, 0) for other in others)
        cite("ECB-15.11")
        points[seat] += len(player.deck) // len(others)
    return points


def forget(game: Game, seat: Seat) -> None:
    """What an eliminated player has begun comes to nothing, and so does an attack on that player."""
    pending = game.resolution
    attack = game.position.attack
    dropped = [item for item in (*pending.stack, *pending.triggered, *pending.ordered) if item.player == seat]
    if pending.running is not None and pending.running.item.player == seat:
        dropped.append(pending.running.item)
        pending.running = None
    for item in dropped:
        if item.free:
            game.position.resolving.remove(item.card)
            game.player(seat).archive.append(item.card)
    pending.stack = [item for item in pending.stack if item.player != seat]
    pending.triggered = [item for item in pending.triggered if item.player != seat]
    pending.ordered = [item for item in pending.ordered if item.player != seat]
    pending.respond = [other for other in pending.respond if other != seat]
    if attack is not None and (seat in (attack.player, game.active) or is_on_side(game, seat, attack.target)):
        game.position.attack = None


def is_on_side(game: Game, seat: Seat, card: str | None) -> bool:
    """Whether a Creature lies on this player's side."""
    player = game.player(seat)
    return any(slot.card == card for slot in (*player.atk_zone, *player.def_zone)) or any(
        slot.card == card for pile in player.piles for slot in pile.occupant)


def finish(game: Game, result: Result) -> None:
    """The game is over: nothing that has begun goes on."""
    game.position.result = result
    game.position.phase = "over"

"""Compare: Raw Power, Powerups, the Law before and after the sum, and who has won the round."""

from reference_engine.kernel import CardId, cite
from reference_engine.renathea.arena import RawPower, meant, measure, met, printed
from reference_engine.renathea.cards import Amount, LowerWins, NoPowerups, Powerup, RawLaw, TotalLaw
from reference_engine.renathea.law import active_parts
from reference_engine.renathea.position import SEATS, Compared, Game, Seat, other
from reference_engine.renathea.rulings import reading


def raw_powers(game: Game) -> dict[CardId, int]:
    """Raw Power of every card in the Arenas after the Law has adjusted it."""
    raw = {slot.card: game.cards[slot.card].raw for p in game.position.players.values() for slot in p.arena}
    for seat, card, part in active_parts(game):
        if isinstance(part, RawLaw):
            for slot in meant(game, seat, card, part.target):
                cite("RN-3.7", "RN-7.2")
                raw[slot.card] += part.amount
    if reading(game.position, "RN-R7") == "b":
        raw = {card: max(0, power) for card, power in raw.items()}
    return raw


def switched_off(game: Game) -> set[CardId]:
    """Cards whose Powerup does not count: silenced ones, and those that a Law names."""
    off: set[CardId] = set()
    for seat in SEATS:
        for slot in game.position.players[seat].arena:
            if slot.status == "silenced":
                cite("RN-6.6")
                off.add(slot.card)
    for seat, card, part in active_parts(game):
        if isinstance(part, NoPowerups):
            cite("RN-6.14")
            off.update(slot.card for slot in meant(game, seat, card, part.target))
    return off


def bonus(game: Game, owner: Seat, card: CardId, powerup: Powerup, raw: RawPower) -> int:
    """What one Powerup adds. X is determined now, from the Arena as it lies (ruling RN-R2 for the Raw Power meant)."""
    if not isinstance(powerup.amount, Amount):
        return powerup.amount
    return powerup.amount.times * measure(game, owner, card, powerup.amount, raw)


def powerups(game: Game, owner: Seat, raw: RawPower) -> int:
    """The sum of a player's active Powerup bonuses."""
    total, off = 0, switched_off(game)
    if reading(game.position, "RN-R2") == "b":
        raw = printed(game)
    for slot in game.position.players[owner].arena:
        for effect in game.cards[slot.card].effects:
            for part in effect.parts:
                if not isinstance(part, Powerup):
                    continue
                if not met(game, owner, slot.card, part.only_if, raw):
                    cite("RN-6.11")
                    continue
                if slot.card in off:
                    cite("RN-6.12")
                    continue
                cite("RN-6.9", "RN-6.13")
                total += bonus(game, owner, slot.card, part, raw)
    return total


def compare(game: Game) -> None:
    """Count both Totals and say who has won the round."""
    raw = raw_powers(game)
    totals: dict[Seat, int] = {"A": 0, "B": 0}
    for seat in SEATS:
        for slot in game.position.players[seat].arena:
            cite("RN-3.6", "RN-5.16")
            totals[seat] += raw[slot.card]
        cite("RN-7.1")
        totals[seat] += powerups(game, seat, raw.__getitem__)

    lower_wins = False
    for seat, _, part in active_parts(game):
        if isinstance(part, TotalLaw):
            sides = {"own": [seat], "opponent": [other(seat)], "both": list(SEATS)}[part.side]
            for side in sides:
                cite("RN-7.3")
                totals[side] = totals[side] * part.times + part.amount
        elif isinstance(part, LowerWins):
            cite("RN-6.14")
            lower_wins = True

    winner: Seat | None = "A" if totals["A"] < totals["B"] else "B"
    if not lower_wins:
        cite("RN-5.17", "RN-7.4")
        winner = "A" if totals["A"] > totals["B"] else "B"
    if totals["A"] == totals["B"]:
        cite("RN-7.5")
        winner = None
    game.position.compared = Compared(totals, winner)

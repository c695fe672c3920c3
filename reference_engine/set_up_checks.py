"""What every position is held to before a game goes on from it, whichever game it is. Standard library only."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from reference_engine.kernel import CardId, Invalid
from reference_engine.two_players import SEATS


def check_two_seats(seats: Sequence[str], players: Collection[str]) -> None:
    """A game of two has the seats A and B, and a player on each. Raises Invalid."""
    if list(seats) != list(SEATS):
        raise Invalid("seats", f"expected {list(SEATS)}, got {seats}")
    if missing := [seat for seat in SEATS if seat not in players]:
        raise Invalid(f"players.{missing[0]}", "is missing")


def check_rulings(rulings: Mapping[str, str], prefix: str, readings: Mapping[str, Sequence[str]]) -> None:
    """Rulings are those of the game with this prefix, in a reading that its engine has. Raises Invalid.

    Of a ruling that `readings` does not name there is the recommended reading only, which is always `a`.
    """
    for ruling, letter in rulings.items():
        if not re.fullmatch(rf"{prefix}-R\d+", ruling) or letter not in readings.get(ruling, ("a",)):
            raise Invalid(f"rulings.{ruling}", f"this engine has no reading {letter!r} of {ruling}")


def check_places(cards: Collection[CardId], placed: Iterable[tuple[str, CardId]]) -> None:
    """Every one of `cards` lies in exactly one place, and no other card anywhere. Raises Invalid.

    `placed` are all cards that lie somewhere, each with the path of its place.
    """
    seen: Counter[CardId] = Counter()
    for path, card in placed:
        if card not in cards:
            raise Invalid(path, f"no card {card!r} is defined")
        seen[card] += 1
        if seen[card] > 1:
            raise Invalid(path, f"the card {card!r} lies in two places")
    if lost := set(cards) - set(seen):
        raise Invalid(f"cards.{min(lost)}", "lies in no zone")

"""The seats of a game of two players. Standard library only."""

from typing import Literal

Seat = Literal["A", "B"]
SEATS: tuple[Seat, Seat] = ("A", "B")


def other(seat: Seat) -> Seat:
    """The opponent."""
    return "B" if seat == "A" else "A"

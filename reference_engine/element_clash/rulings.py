"""The open points on which this engine can play more than one reading; `rulings.toml` of the features explains them."""

from reference_engine.element_clash.position import Position

READINGS: dict[str, tuple[str, ...]] = {
    "EC-R1": ("a", "b", "c"),  # two empty Decks end the game: at once / at the end of the turn / at an attempted draw
    "EC-R2": ("a", "b"),  # a Trap is activated: whenever its condition is met / in one's own Main Phase only
    "EC-R3": ("a", "b"),  # payment of a joint play: one pool / card by card
    "EC-R4": ("a", "b"),  # a one-shot Spell or Trap: needs no slot / needs one while it is resolved
    "EC-R5": ("a", "b"),  # cards of a joint play: all placed first / one by one, each with its effect
    "EC-R6": ("a", "b"),  # a set card is usable: from the next turn on / from its owner's next turn on
    "EC-R7": ("a", "b"),  # the element bonus: for attacker and defender / for the attacker only
    "EC-R8": ("a", "b"),  # both Lives 0 at once: a draw / the active player loses
    "EC-R10": ("a", "b"),  # too few cards or slots for a part: as many as possible / all or nothing
}


def reading(position: Position, ruling: str) -> str:
    """The reading in force: what the position demands, else the recommended one, which is always `a`."""
    return position.rulings.get(ruling, "a")

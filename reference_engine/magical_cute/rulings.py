"""Readings of the open points that this engine can play. The texts stand in the suite's rulings.toml."""

from reference_engine.magical_cute.position import Position

READINGS: dict[str, tuple[str, ...]] = {
    "MC-R1": ("a", "b"),  # React Phase: the turn player's units / the units of both
    "MC-R2": ("a", "b"),  # a seal from the Deck: the top card, unseen / besides, any card searched out
    "MC-R3": ("a", "b"),  # End Phase: DP comes back before effects end / effects end first
    "MC-R4": ("a", "b"),  # a bluff costs damage: found by the enemy's skill or magic / however it comes to light
    "MC-R5": ("a", "b"),  # a unit placed in this Set Phase: does not move / may move
    "MC-R6": ("a", "b"),  # skills, magic and miracles as interrupts in the Set Phase: no / yes
    "MC-R7": ("a", "b"),  # DP comes back: on both sides / on the turn player's
    "MC-R8": ("a", "b"),  # an empty Deck: nothing is drawn / whoever's Deck has run out loses
}


def reading(position: Position, ruling: str) -> str:
    """The reading in force: what the position demands, else the recommended one, which is always `a`."""
    return position.rulings.get(ruling, "a")

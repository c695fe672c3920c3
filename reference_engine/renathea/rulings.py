"""The open points on which this engine can play more than one reading; `rulings.toml` of the features explains them."""

from reference_engine.renathea.position import Position

READINGS: dict[str, tuple[str, ...]] = {
    "RN-R1": ("a", "b"),  # tie Close: hidden at once / in the open, one after the other
    "RN-R2": ("a", "b"),  # X from Raw Power: adjusted by the Law / as printed
    "RN-R3": ("a", "b"),  # two Laws on one card: count two / count one
    "RN-R4": ("a", "b"),  # a lone Law that cancels Laws: its other text is followed / falls
    "RN-R5": ("a", "b"),  # targets of skills: hidden until all have chosen / in the open
    "RN-R6": ("a", "b"),  # a Law whose own condition is not met: counts / does not count
    "RN-R7": ("a", "b"),  # Raw Power below zero: plain arithmetic / never below zero
    "RN-R8": ("a", "b"),  # the third Podium card ends the game: after the whole Close / at once
    "RN-R9": ("a", "b"),  # names compared: ignoring letter case and spacing / exactly as written
    "RN-R10": ("a", "b"),  # Draw from an empty Deck: nothing is drawn / the player loses
}


def reading(position: Position, ruling: str) -> str:
    """The reading in force: what the position demands, else the recommended one, which is always `a`."""
    return position.rulings.get(ruling, "a")

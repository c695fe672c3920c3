"""The open points on which this engine can play more than one reading; `rulings.toml` of the features explains them."""

from reference_engine.elemental_clash.position import Position

READINGS: dict[str, tuple[str, ...]] = {
    "ECB-R1": ("a", "b"),  # damage heals: before boosts of DEF end / after them
    "ECB-R2": ("a", "b"),  # the beginner's first Draw-Phase: no cycling / cycling
    "ECB-R3": ("a", "b"),  # responses: Flash-Spells, and normal Spells in the own Main-Phase / Flash-Spells only
    "ECB-R4": ("a", "b"),  # blocks: of attacks on a player, once a turn / of any attack, once an attack
    "ECB-R5": ("a", "b"),  # a stone under an occupied pile: allowed / not
    "ECB-R6": ("a", "b"),  # copies are counted: in the Spellbook and in the sideboard apart / together
    "ECB-R7": ("a", "b"),  # hands after a reshuffle: 7, 6, 5 and so on / 7, 6, 6 and so on
    "ECB-R8": ("a", "b"),  # the order named for simultaneous effects: they happen in it / it is reversed
    "ECB-R9": ("a", "b"),  # an eliminated player: cannot win variant 1 / can
    "ECB-R56": ("a", "b"),  # Flash-Spells that answer nothing: before each phase ends / not
}


def reading(position: Position, ruling: str) -> str:
    """The reading in force: what the position demands, else the recommended one, which is always `a`."""
    return position.rulings.get(ruling, "a")

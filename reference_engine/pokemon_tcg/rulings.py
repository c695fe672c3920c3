"""The open points on which this engine can play more than one reading; `rulings.toml` of the features explains them."""

from reference_engine.pokemon_tcg.position import Position

READINGS: dict[str, tuple[str, ...]] = {
    "PK-R1": ("a", "b"),  # damage below zero counts as zero: at the end of the calculation / after each step
    "PK-R2": ("a", "b"),  # the first player draws in turn 1: yes / no
    "PK-R3": ("a", "b"),  # a Point Card for a Knock Out by something else than an attack: yes / no
    "PK-R4": ("a", "b", "c"),  # both win at once: a draw / the player whose turn it is wins / Sudden Death
    "PK-R5": ("a", "b"),  # Weakness and Resistance against damage that is not an attack's: no / yes
    "PK-R6": ("a", "b"),  # no Pokémon left in play: play goes on / that player loses
    "PK-R7": ("a", "b"),  # Supporters: as many in a turn as one likes / one
    "PK-R17": ("b", "a"),  # Asleep and Paralyzed forbid to attack and to retreat: yes / no
}


def reading(position: Position, ruling: str) -> str:
    """The reading in force: what the position demands, else the recommended one, which stands first."""
    return position.rulings.get(ruling, READINGS[ruling][0])

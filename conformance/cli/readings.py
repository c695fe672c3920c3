"""`--ruling ID=READING`: readings of open points that a run demands."""

from typing import Any

from conformance.cli import UserError


def demanded_readings(words: list[str]) -> dict[str, str]:
    """`RN-R1=b` as a dict. Raises UserError: no such ruling or reading."""
    from difflib import get_close_matches

    from conformance.protocol.games import GAMES
    from conformance.suite.rulings import rulings

    known = {name: ruling for game in GAMES for name, ruling in rulings(game).items()}
    demanded = {}
    for word in words:
        name, equals, letter = word.partition("=")
        if not equals:
            raise UserError(f"--ruling {word}: expected ID=READING, as RN-R1=b")
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise UserError(f"--ruling {word}: no ruling {name}" + (f"; did you mean {near[0]}?" if near else ""))
        if letter not in known[name].readings:
            raise UserError(f"--ruling {word}: {name} has the readings {', '.join(known[name].readings)}")
        demanded[name] = letter
    return demanded


def check_demanded(demanded: dict[str, str], abilities: Any) -> None:
    """Raises UserError where the adapter does not play a demanded reading."""
    for name, letter in demanded.items():
        plays = [found for game in abilities.games.values() for found in game["rulings"].get(name, ())]
        if letter not in plays:
            has = f"it declares {', '.join(plays)}" if plays else "it declares none"
            raise UserError(f"--ruling {name}={letter}: {abilities.name} does not play this reading; {has}")

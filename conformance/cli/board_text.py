"""A position for a terminal: first whole, then only what has changed."""

from itertools import groupby
from typing import Any

from conformance.cli.console import paint

Position = dict[str, Any]
USUAL = {"face_up": "face down", "known_to_owner": "unknown to its owner"}  # what is said where it is not so


def board(game: str, names: dict[str, str], before: Position | None, now: Position) -> str:
    """The zones and facts that differ from `before` (all, without it), one line each."""
    lines = []
    for key, value in now.items():
        if key != "players" and value != (before or {}).get(key) and not (before is None and not value):
            lines.append(f"    {key}: {entry(value, names)}")
    for seat, player in now["players"].items():
        old = before["players"][seat] if before else {}
        for key, value in player.items():
            if value != old.get(key) and not (before is None and (not value or isinstance(value, bool))):
                lines.append(f"    {seat}'s {key}: {entry(value, names)}")
    return "\n".join(paint(line, "dim") if line.endswith(": -") else line for line in lines)


def entry(value: Any, names: dict[str, str]) -> str:
    """A value in words: card names for ids, states behind a card; more than two equal ones in a row are counted."""
    if isinstance(value, list):
        runs = [(word, len(list(run))) for word, run in groupby(entry(item, names) for item in value)]
        return ", ".join(f"{word} ×{n}" if n > 2 else ", ".join([word] * n) for word, n in runs) or "-"
    if isinstance(value, dict):
        if "card" in value:
            states = [word for key, state in value.items() if key != "card" and (word := said(key, state, names))]
            return names.get(value["card"], str(value["card"])) + (f" ({', '.join(states)})" if states else "")
        return ", ".join(f"{key} {entry(inner, names)}" for key, inner in value.items())
    if value is None or isinstance(value, bool):
        return "-" if value is None else "yes" if value else "no"
    return names.get(value, str(value)) if isinstance(value, str) else str(value)


def said(key: str, state: Any, names: dict[str, str]) -> str:
    """A state of a card in words; nothing for what goes without saying."""
    if key in USUAL:
        return "" if state else USUAL[key]
    if state in (None, False, []):
        return ""
    words = key.replace("_", " ")
    return words if state is True else f"{words} {entry(state, names)}"

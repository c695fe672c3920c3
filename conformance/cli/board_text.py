"""A position for a terminal: first whole, then only what has changed."""

from typing import Any

from conformance.cli.console import paint

Position = dict[str, Any]


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
    """A value in words: card names for ids, states behind a card."""
    if isinstance(value, list):
        return ", ".join(entry(item, names) for item in value) or "-"
    if isinstance(value, dict):
        if "card" in value:
            states = [f"{key} {entry(state, names)}" for key, state in value.items()
                      if key != "card" and state not in (None, True)]
            return names.get(value["card"], str(value["card"])) + (f" ({', '.join(states)})" if states else "")
        return ", ".join(f"{key} {entry(inner, names)}" for key, inner in value.items())
    if value is None or value is False:
        return "-" if value is None else "no"
    return names.get(value, str(value)) if isinstance(value, str) else str(value)

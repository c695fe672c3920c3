"""A conversation with the bundled server, for the examples of the protocol page: nothing in it is made up."""

import json
from typing import Any

from conformance.adapters.server import Server
from conformance.protocol.messages import VERSION
from conformance.suite.compiler import library

GAME = "renathea"
NAMES = {"A1": "Pawn", "A2": "Drummer", "B1": "Scout", "B2": "Wisp"}
POSITION = {
    "phase": "deploy", "seats": ["A", "B"], "round": 2,
    "players": {"A": {"hand": ["A1", "A2"]}, "B": {"hand": ["B1"], "deck": ["B2"]}},
}
Exchange = tuple[dict[str, Any], dict[str, Any]]


def conversation() -> dict[str, Exchange]:
    """Requests with the replies to them, by name."""
    cards = {card: library(GAME).cards[name] for card, name in NAMES.items()}
    wanted: dict[str, dict[str, Any]] = {
        "hello": {"do": "hello", "protocol": VERSION},
        "early": {"do": "observe", "viewer": None},
        "setup": {"do": "setup", "game": GAME, "cards": cards, "position": POSITION},
        "legal": {"do": "legal", "player": "A"},
        "act": {"do": "act", "player": "A", "action": {"type": "deploy", "card": "A2"}},
        "illegal": {"do": "act", "player": "B", "action": {"type": "deploy", "card": "A1"}},
        "observe": {"do": "observe", "viewer": None},
        "view": {"do": "observe", "viewer": "B"},
    }
    server, said = Server(), {}
    for number, (name, request) in enumerate(wanted.items(), 1):
        message = {"id": number, **request}
        said[name] = message, server.handle(json.loads(json.dumps(message)))
    return said


def pretty(value: Any, indent: int = 0, width: int = 76) -> str:
    """JSON in which whatever fits stands on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= width or not isinstance(value, dict | list) or not value:
        return flat
    space = " " * (indent + 2)
    if isinstance(value, dict):
        lines = []
        for key, inner in value.items():
            name = json.dumps(key, ensure_ascii=False) + ": "
            lines.append(space + name + pretty(inner, indent + 2, width - len(name) if len(name) < 20 else width))
        return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(space + pretty(inner, indent + 2, width) for inner in value) + "\n" + " " * indent + "]"


def block(value: Any) -> str:
    """JSON as a block of code."""
    return f"```json\n{pretty(value)}\n```"

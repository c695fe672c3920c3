"""JSON Schemas: of the messages, of every game's documents, of cases and of reports."""

from dataclasses import MISSING, fields, is_dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from conformance.protocol.games import Game
from conformance.protocol.messages import Decision, Greeting, Observation, Refusal, Request

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PARTS = ("position", "view", "action", "head", "cards")


class Schema(GenerateJsonSchema):
    """Marks the field that tells the members of a union apart as required, as a reader in any language needs it."""

    def generate(self, schema: Any, mode: Any = "validation") -> dict[str, Any]:
        """The whole document."""
        document = super().generate(schema, mode)
        for node in [document, *document.get("$defs", {}).values()]:
            tags = [key for key, value in node.get("properties", {}).items() if "const" in value]
            if tags and node.get("type") == "object":
                node["required"] = sorted({*node.get("required", []), *tags})
        return {"$schema": DIALECT, **document}


def message_schemas() -> dict[str, dict[str, Any]]:
    """Requests, and what stands in the replies."""
    kinds: dict[str, Any] = {"request": Request, "hello": Greeting, "observe": Observation, "decision": Decision,
                             "illegal": Refusal}
    return {name: TypeAdapter(kind).json_schema(schema_generator=Schema) for name, kind in kinds.items()}


def game_schemas(game: Game) -> dict[str, dict[str, Any]]:
    """Position, view, action, head and cards of one game."""
    return {part: getattr(game, part).json_schema(schema_generator=Schema) for part in PARTS}


def defaults(kind: Any, path: str = "", *, hidden: bool = False) -> dict[str, dict[str, Any]]:
    """What an absent field means, by path of the object that lacks it: `players.*.arena.*` → `{"status": null}`.

    With `hidden`, those of the objects that stand in a view for something unseen: they have a field `hidden`.
    """
    found: dict[str, dict[str, Any]] = {}
    if not is_dataclass(kind):
        return found
    own = {}
    for field in fields(kind) if hidden == any(field.name == "hidden" for field in fields(kind)) else ():
        if field.default is not MISSING:
            own[field.name] = field.default
        elif field.default_factory is not MISSING:
            own[field.name] = field.default_factory()
    found[path] = own
    for name, hint in get_type_hints(kind, include_extras=True).items():
        here = f"{path}.{name}".lstrip(".")
        for inner, way in inner_types(hint, here):
            for key, value in defaults(inner, way, hidden=hidden).items():
                found.setdefault(key, {}).update(value)
    return {key: value for key, value in found.items() if value}


def inner_types(hint: Any, path: str) -> list[tuple[Any, str]]:
    """The dataclasses inside a type, with the path that leads to them; `*` stands for any key or index."""
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return [(hint, path)]
    if origin is Annotated:
        return inner_types(args[0], path)
    if origin is list:
        return inner_types(args[0], f"{path}.*")
    if origin is dict:
        return inner_types(args[1], f"{path}.*")
    return [found for arg in args for found in inner_types(arg, path)]

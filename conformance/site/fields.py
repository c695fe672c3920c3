"""Tables of fields, from the dataclasses of the engine and from the models of the messages."""

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from reference_engine.kernel import Zone

Link = Callable[[type], str]
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", float: "number", Any: "any"}


def cell(words: str) -> str:
    """Text in a cell of a Markdown table."""
    return words.replace("|", "\\|").replace("\n", " ")


def code(words: str) -> str:
    """Code in a cell."""
    return f"`{words}`"


def table(heading: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; a column that is empty everywhere is left out."""
    kept = [n for n in range(len(heading)) if n == 0 or any(row[n] for row in rows)]
    lines = [[heading[n] for n in kept], ["---"] * len(kept), *[[cell(row[n]) for n in kept] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def words_of(hint: Any, link: Link) -> str:
    """A type in words, as JSON has it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return words_of(inner[0], link)
    if origin is Literal:
        return " · ".join(code(json.dumps(value)) for value in inner)
    if origin in (Union, UnionType):
        return " or ".join(words_of(part, link) for part in inner)
    if origin is list:
        return f"list of {plural(words_of(inner[0], link))}" if inner else "list"
    if origin is dict:
        return f"object: {words_of(inner[0], link)} → {words_of(inner[1], link)}"
    return link(hint) if isinstance(hint, type) and hint not in PLAIN else PLAIN.get(hint, "object")


def plural(words: str) -> str:
    """`list of strings`."""
    return words + "s" if words in PLAIN.values() else words


def data_table(kind: type, link: Link) -> str:
    """The fields of a dataclass: type, what stands there if the field is left out, and for zones the order."""
    hints = get_type_hints(kind, include_extras=True)
    rows = []
    for field in fields(kind):
        hint = hints[field.name]
        zones = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Zone)]
        zone = ("ordered" if zones[0].ordered else "unordered") if zones else ""
        default = "required"
        if field.default is not MISSING:
            default = code(json.dumps(field.default))
        elif field.default_factory is not MISSING:
            value = field.default_factory()
            default = code("{…}" if is_dataclass(value) else json.dumps(value))
        rows.append([code(field.name), words_of(hint, link), default, zone])
    return table(["field", "type", "if left out", "zone"], rows) if rows else ""


def types_in(*roots: Any) -> list[type]:
    """All dataclasses that types are made of, each before those it holds."""
    found: dict[type, None] = {}

    def walk(hint: Any) -> None:
        if is_dataclass(hint) and isinstance(hint, type):
            if hint in found:
                return
            found[hint] = None
            for inner in get_type_hints(hint, include_extras=True).values():
                walk(inner)
        for inner in get_args(hint):
            walk(inner)

    for root in roots:
        walk(root)
    return list(found)


def model_table(model: type[BaseModel], *, without: tuple[str, ...] = ()) -> str:
    """The fields of a message's model: type, whether it must be there, and what it is for."""
    schema = model.model_json_schema(by_alias=True)
    rows = []
    for name, field in schema.get("properties", {}).items():
        if name in without:
            continue
        default = "required" if name in schema.get("required", ()) else code(json.dumps(field.get("default")))
        rows.append([code(name), schema_words(field), default, field.get("description", "")])
    return table(["field", "type", "if left out", ""], rows)


def schema_words(schema: dict[str, Any]) -> str:
    """A JSON Schema in words."""
    if "const" in schema:
        return code(json.dumps(schema["const"]))
    if "anyOf" in schema:
        return " or ".join(schema_words(part) for part in schema["anyOf"])
    if "$ref" in schema:
        return schema["$ref"].rpartition("/")[2].lower()
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {plural(schema_words(schema.get('items', {})))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object: string → {schema_words(schema['additionalProperties'])}"
    return {"integer": "number"}.get(kind, kind)

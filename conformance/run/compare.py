"""Comparing documents: paths, card names, differences. The meaning of these is part of the published format."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from conformance.run.verdicts import Failed

STEP = re.compile(r"[^.\[\]]+")
MISSING = "nothing"


def look_up(document: Any, path: str) -> Any:
    """What a path leads to: keys with dots, `[A1]` for the entry of a zone that holds the card A1.

    A path that begins with `[A1]` goes on from the object of that card, wherever it lies. Raises Failed where a path
    leads nowhere: the adapter's document lacks something the rule speaks of.
    """
    keys = STEP.findall(path)
    if path.startswith("["):
        document = entry_of(document, keys.pop(0), path)
    for key in keys:
        if isinstance(document, list):
            found = [item for item in document if key_of(item) == key]
            if not found:
                raise Failed(f"{path}: expected the card {key} there, got {document}")
            document = found[0]
        elif isinstance(document, dict) and key in document:
            document = document[key]
        elif document is None:
            raise Failed(f"{path}: expected {key}, got nothing")
        else:
            raise Failed(f"{path}: expected {key}, got {document!r}")
    return document


def entry_of(document: Any, card: str, path: str) -> Any:
    """The object of a card, wherever it lies. Raises Failed where the card has none, and says where it is."""
    where = ""
    for place, item in objects(document):
        if item.get("card") == card:
            return item
        where = next((f"{place}.{key}".lstrip(".") for key, inner in item.items()
                      if isinstance(inner, list) and card in inner), where)
    raise Failed(f"{path}: expected {card} in play, got {where or 'no such card'}")


def objects(document: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object in a document, with its path; the outer ones first."""
    if isinstance(document, dict):
        yield path, document
        for key, inner in document.items():
            yield from objects(inner, f"{path}.{key}".lstrip("."))
    elif isinstance(document, list):
        for inner in document:
            yield from objects(inner, path)


def key_of(item: Any) -> str | None:
    """What `[…]` in a path names an entry of a list by: its card, of piles of cards the position; else the entry."""
    if isinstance(item, dict):
        key = item.get("card", item.get("position"))
        return None if key is None else str(key)
    return item if isinstance(item, str) else None


def name_of(item: Any, names: dict[str, str]) -> str:
    """How an entry of a zone is called in a message: its card's name, or that it is hidden."""
    if isinstance(item, dict):
        if item.get("hidden"):
            return "(hidden)"
        item = item.get("card")
    return names.get(item, f"unknown card {item!r}") if isinstance(item, str) else repr(item)


def count_of(value: Any) -> Any:
    """The number of cards: a count as such, else the length."""
    return len(value) if isinstance(value, list) else value


def strings(value: Any) -> Iterator[str]:
    """Every string in a document, keys included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def differences(expected: Any, got: Any, path: str = "") -> Iterator[str]:
    """What differs, one line a path: `players.A.hand: expected ["A1"], got []`."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted(expected.keys() | got.keys()):
            inner = f"{path}.{key}".lstrip(".")
            yield from differences(expected.get(key, MISSING), got.get(key, MISSING), inner)
    elif expected != got or type(expected) is not type(got):
        yield f"{path or 'document'}: expected {show(expected)}, got {show(got)}"


def leaves(document: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value that holds no further one, by its path; what is null is left out, as if it were not there.

    A list of cards with state is its cards in order, and each card's fields at `[A1]`; a list of piles is the same with
    their positions; any other list is one value.
    """
    if isinstance(document, dict):
        for key, inner in document.items():
            yield from leaves(inner, f"{path}.{key}".lstrip("."))
    elif isinstance(document, list) and any(isinstance(item, dict) and key_of(item) for item in document):
        yield path, [key_of(item) if isinstance(item, dict) else item for item in document]
        for item in document:
            if isinstance(item, dict) and key_of(item):
                yield from leaves(item, f"{path}[{key_of(item)}]")
    elif document is not None:
        yield path, document


def changes(before: Any, after: Any, named: list[str]) -> list[str]:
    """What has changed, one line a path, except at the named paths and inside of them."""
    old, new = dict(leaves(before)), dict(leaves(after))
    return [f"{path}: expected {show(old.get(path, MISSING))}, got {show(new.get(path, MISSING))}"
            for path in sorted(old.keys() | new.keys())
            if old.get(path, MISSING) != new.get(path, MISSING) and not is_named(path, named)]


def is_named(path: str, named: list[str]) -> bool:
    """Whether a path is one of the named ones, or inside one; what begins with `[A1]` may lie anywhere."""
    for name in named:
        at = path.find(name) if name.startswith("[") else 0 if path.startswith(name) else -1
        if at >= 0 and path[at + len(name):][:1] in ("", ".", "["):
            return True
    return False


def show(value: Any) -> str:
    """A value in a message: lists of names without quotes."""
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {show(inner)}" for key, inner in value.items()) + "}"
    return str(value)


def matches(row: dict[str, Any], item: Any, names: dict[str, str], in_order: Callable[[str], bool]) -> bool:
    """Whether an entry of a zone has the fields of a row; ids in it are compared by name.

    `in_order` says of a field with several values whether their order means something.
    """
    if not isinstance(item, dict):
        item = {"card": item}
    return all(name_of(item, names) == want if key == "card" else same_field(item.get(key), want, names, in_order(key))
               for key, want in row.items())


def same_field(got: Any, want: Any, names: dict[str, str], in_order: bool) -> bool:
    """Whether a field is what a row says: the value, or the name of the card that it refers to; or several of these."""
    if isinstance(got, list) and isinstance(want, list):
        named = [names.get(one, one) if isinstance(one, str) else one for one in got]
        return named == want if in_order else sorted(named, key=show) == sorted(want, key=show)
    return bool(got == want) or (isinstance(got, str) and names.get(got) == want)

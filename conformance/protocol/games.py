"""What the suite knows of a game: its types (the engine's dataclasses, validated) and where the cards lie in them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from functools import cached_property, lru_cache
from importlib import import_module
from operator import itemgetter
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from reference_engine.kernel import Rows, Zone

GAMES = ("renathea", "element_clash", "magical_cute", "pokemon_tcg", "elemental_clash")
Path = tuple[str, ...]
Document = dict[str, Any]


class UnknownGame(ValueError):
    """No game of that name."""


class Game:
    """One game's types. The validators are built when first used: they are the slow part of start-up."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.engine: ModuleType = import_module(f"reference_engine.{name}")

    @cached_property
    def position(self) -> TypeAdapter[Any]:
        """Validator of positions."""
        return TypeAdapter(self.engine.Position)

    @cached_property
    def view(self) -> TypeAdapter[Any]:
        """Validator of views."""
        return TypeAdapter(self.engine.View)

    @cached_property
    def action(self) -> TypeAdapter[Any]:
        """Validator of actions."""
        return TypeAdapter(self.engine.Action)

    @cached_property
    def head(self) -> TypeAdapter[Any]:
        """Validator of entries of the legal list."""
        return TypeAdapter(self.engine.Head)

    @cached_property
    def cards(self) -> TypeAdapter[Any]:
        """Validator of card definitions by id."""
        return TypeAdapter(dict[str, self.engine.Card])  # type: ignore[name-defined]

    @cached_property
    def zones(self) -> dict[Path, bool]:
        """Where cards lie in a position, and whether their order means something. `*` stands for any key."""
        return dict(zones_of(self.engine.Position))

    @cached_property
    def rows(self) -> dict[Path, str]:
        """Lists of objects whose order means nothing, in positions and views, and the field that tells these apart."""
        return dict((*rows_of(self.engine.Position), *rows_of(self.engine.View)))

    @cached_property
    def view_zones(self) -> dict[Path, bool]:
        """The same for a view."""
        return dict(zones_of(self.engine.View))

    def normal(self, document: Document, *, view: bool = False) -> Document:
        """`document` validated strictly, with defaults filled in and unordered zones sorted.

        Raises pydantic.ValidationError.
        """
        adapter = self.view if view else self.position
        whole: Document = adapter.dump_python(adapter.validate_python(document), mode="json")
        for path, ordered in (self.view_zones if view else self.zones).items():
            if not ordered:
                for zone in lists_at(whole, path):
                    zone.sort(key=place_of)
        for path, key in self.rows.items():
            for rows in lists_at(whole, path):
                rows.sort(key=itemgetter(key))
        return whole

    @lru_cache(maxsize=10_000)  # noqa: B019 - the games are few and stay
    def is_ordered(self, path: str, *, view: bool = False) -> bool:
        """Whether the cards at a dotted path have an order; a path that is no zone has one.

        A path that begins with `[A1]` goes on inside an entry of some zone, wherever that lies.
        """
        anywhere = path.startswith("[")
        keys = tuple(key for key in re.split(r"[.\[\]]+", path) if key)[anywhere:]
        for zone, ordered in (self.view_zones if view else self.zones).items():
            if anywhere and keys and zone[-len(keys) - 1:] == ("*", *keys):
                return ordered
            if not anywhere and len(zone) == len(keys) and all(a in ("*", b) for a, b in zip(zone, keys)):
                return ordered
        return True

    def keeps_order(self, field: str) -> bool:
        """Whether the order of the cards in a field of an entry of a zone means something."""
        return any(ordered and path[-2:] == ("*", field) for path, ordered in self.zones.items())

    def placed(self, position: Document) -> list[str]:
        """The ids of all cards that lie somewhere in a normal position."""
        return [id_of(item) for path in self.zones for zone in lists_at(position, path) for item in zone]


def id_of(item: Any) -> str:
    """The card of an entry of a zone: an id, or an object with the key `card`; "" where it is hidden."""
    if isinstance(item, dict):
        return str(item.get("card") or "")
    return str(item)


def place_of(item: Any) -> str:
    """Sort key of an unordered zone."""
    return id_of(item) or repr(item)


def zones_of(kind: Any, path: Path = ()) -> Iterator[tuple[Path, bool]]:
    """Every field of a dataclass that is marked as a zone, with its path."""
    if not is_dataclass(kind):
        return
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        hint = hints[field.name]
        if get_origin(hint) is Annotated:
            marks = [m for m in hint.__metadata__ if isinstance(m, Zone)]
            if marks:
                yield (*path, field.name), marks[0].ordered
                for entry in entries_of(get_args(hint)[0]):  # cards that lie on or under those of the zone
                    yield from zones_of(entry, (*path, field.name, "*"))
            if not any(isinstance(m, Rows) for m in hint.__metadata__):
                continue
            hint = get_args(hint)[0]
        # A field may also hold such a thing or nothing; what is inside a list or a dict has the further step `*`.
        for part in (hint,) if get_origin(hint) in (list, dict) else (hint, *get_args(hint)):
            if get_origin(part) is dict:
                yield from zones_of(get_args(part)[1], (*path, field.name, "*"))
            elif get_origin(part) is list:
                yield from zones_of(get_args(part)[0], (*path, field.name, "*"))
            elif is_dataclass(part):
                yield from zones_of(part, (*path, field.name))


def rows_of(kind: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every field of a dataclass that is marked as `Rows`, with its path (`*` for any key) and its key."""
    if not is_dataclass(kind):
        return
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        hint = hints[field.name]
        if get_origin(hint) is Annotated:
            yield from (((*path, field.name), mark.key) for mark in hint.__metadata__ if isinstance(mark, Rows))
        elif get_origin(hint) is dict:
            yield from rows_of(get_args(hint)[1], (*path, field.name, "*"))


def entries_of(hint: Any) -> Iterator[Any]:
    """What the entries of a zone can be: the types inside its list, or its lists."""
    if get_origin(hint) is list:
        inner = get_args(hint)[0]
        yield from get_args(inner) or (inner,)
    else:
        for part in get_args(hint):
            yield from entries_of(part)


def lists_at(document: Any, path: Path) -> list[list[Any]]:
    """The lists that `path` leads to; nothing where it leads nowhere, or to a number."""
    found = [document]
    for key in path:
        if key == "*":
            found = [part for one in found for part in inside(one)]
        else:
            found = [one[key] for one in found if isinstance(one, dict) and key in one]
    return [one for one in found if isinstance(one, list)]


def inside(part: Any) -> Iterable[Any]:
    """What an object or a list of a document holds."""
    return part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()


@lru_cache
def game(name: str) -> Game:
    """The game of that name. Raises UnknownGame, with the nearest name."""
    if name not in GAMES:
        near = get_close_matches(name, GAMES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(GAMES)}"
        raise UnknownGame(f"no game {name!r}{hint}")
    return Game(name)

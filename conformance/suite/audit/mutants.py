"""Where the engine cites a rule, and the engine with one such place taken out.

A place is a `raise Illegal("RN-8.1", …)`, or the one statement after a `cite("RN-8.2", …)`. Taking it out compiles the
module anew and lends the enclosing function the new code while a scenario runs.
"""

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any


@dataclass(frozen=True)
class Site:
    """One place that decides something. `kind` is `cite`, the reason of a refusal, or `refusal` where that varies.

    `key` has no line number, so that it stays the same while the module is edited.
    """

    module: ModuleType
    function: str  # qualified name of the outermost function around it
    rules: tuple[str, ...]
    kind: str
    line: int
    number: int = 1  # among those of the same function, rules and kind

    def key(self, rule: str) -> str:
        """The name of this place for one of its rules: `close.py:close_after_win RN-8.1 podium_missing`."""
        again = f" #{self.number}" if self.number > 1 else ""
        return f"{Path(self.module.__file__ or '').name}:{self.function} {rule} {self.kind}{again}"


@dataclass(frozen=True)
class Place:
    """A site with the statement that decides: its list in the tree, and its index there."""

    site: Site
    tree: ast.Module
    body: list[ast.stmt]
    index: int


class BadCitation(Exception):
    """A citation that marks no statement, or names no rule: where, and what was expected."""


def modules_of(game: str) -> list[ModuleType]:
    """All modules of a game's engine."""
    package = import_module(f"reference_engine.{game}")
    home = Path(package.__file__ or "").parent
    names = sorted(path.stem for path in home.glob("*.py") if path.stem != "__init__")
    return [import_module(f"reference_engine.{game}.{name}") for name in names]


def places(modules: Iterable[ModuleType]) -> tuple[list[Place], list[str]]:
    """Every place that decides something, and a line for every citation that is wrong."""
    found: list[Place] = []
    wrong: list[str] = []
    for module in modules:
        path = Path(module.__file__ or "")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        numbers: dict[tuple[str, tuple[str, ...], str], int] = {}
        for function, body, index in statements(tree):
            try:
                rules, kind, at = cited(body, index)
            except BadCitation as no:
                wrong.append(f"{path.name}:{body[index].lineno}: {no}")
                continue
            if not rules:
                continue
            if not function:
                wrong.append(f"{path.name}:{body[index].lineno}: a citation outside of a function marks nothing")
                continue
            number = numbers[function, rules, kind] = numbers.get((function, rules, kind), 0) + 1
            site = Site(module, function, rules, kind, body[index].lineno, number)
            found.append(Place(site, tree, body, at))
    return found, wrong


def statements(node: ast.AST, function: str = "", inside: bool = False) -> Iterator[tuple[str, list[ast.stmt], int]]:
    """Every statement with the list it stands in, and the qualified name of the outermost function around it."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        body: Any = getattr(node, name, None)
        for index, child in enumerate(body if isinstance(body, list) else ()):
            if isinstance(child, ast.stmt):
                yield (function if inside else ""), body, index
            if inside or not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield from statements(child, function, inside)
            else:
                path = f"{function}.{child.name}".lstrip(".")
                yield from statements(child, path, not isinstance(child, ast.ClassDef))


def cited(body: list[ast.stmt], index: int) -> tuple[tuple[str, ...], str, int]:
    """Rules, kind and index of the statement that decides; no rules where this cites nothing. Raises BadCitation."""
    statement = body[index]
    if isinstance(statement, ast.Raise) and called(statement.exc) == "Illegal":
        words = [a.value if isinstance(a, ast.Constant) else None for a in statement.exc.args]  # type: ignore[union-attr]
        if not words or not isinstance(words[0], str):
            raise BadCitation("Illegal takes the id of a rule, written out")
        return (words[0],), str((words[1] if len(words) > 1 else None) or "refusal"), index
    if isinstance(statement, ast.Expr) and called(statement.value) == "cite":
        names = [a.value if isinstance(a, ast.Constant) else None for a in statement.value.args]  # type: ignore[attr-defined]
        if not names or not all(isinstance(name, str) for name in names):
            raise BadCitation("cite takes the ids of rules, written out")
        if index + 1 == len(body):
            raise BadCitation("no statement follows this cite, so it marks nothing")
        return tuple(str(name) for name in names), "cite", index + 1
    return (), "", index


def called(node: Any) -> str:
    """The plain name of a function that an expression calls."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


@contextmanager
def without(place: Place) -> Iterator[None]:
    """The engine with one deciding statement taken out, for as long as the context lasts."""
    function = live(place.site)
    before = function.__code__
    function.__code__ = code_without(place)
    try:
        yield
    finally:
        function.__code__ = before


def code_without(place: Place) -> CodeType:
    """The code of the enclosing function, in which the statement is never reached.

    It stays in the source as `if False:`, so that names remain local and a generator remains one.
    """
    statement = place.body[place.index]
    never = ast.If(ast.Constant(False), [statement], [])
    place.body[place.index] = ast.fix_missing_locations(ast.copy_location(never, statement))
    try:
        whole = compile(place.tree, place.site.module.__file__ or "", "exec")
    finally:
        place.body[place.index] = statement
    return next(code for code in codes(whole) if code.co_qualname == place.site.function)


def codes(code: CodeType) -> Iterator[CodeType]:
    """All code objects of a module or a class body."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)


def live(site: Site) -> FunctionType:
    """The function as it runs, out of properties and decorators."""
    found: Any = site.module
    for name in site.function.split("."):
        found = vars(found)[name]
    found = unwrap(getattr(found, "fget", None) or getattr(found, "__func__", None) or found)
    assert isinstance(found, FunctionType)  # a `def` is nothing else
    return found

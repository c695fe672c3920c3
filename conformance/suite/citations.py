"""Where the reference engine decides a rule: each `cite("RN-1.1")` and each `raise Illegal("RN-1.1", "reason", …)`."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import reference_engine


@dataclass(frozen=True)
class Citation:
    """One rule at one place.

    `file` is relative to the folder that holds the package: `reference_engine/<game>/deploy.py`. `reason` belongs to a
    refusal; where the code picks one of two, they are joined by ` or `.
    """

    rule: str
    file: str
    line: int
    function: str
    kind: Literal["cite", "refuse"]
    reason: str = ""


def engine_dir(game: str) -> Path:
    """The package of a game's reference engine."""
    return Path(str(reference_engine.__file__)).resolve().parent / game


@lru_cache
def citations(game: str) -> tuple[Citation, ...]:
    """All citations of a game's engine, by file and line."""
    folder = engine_dir(game)
    root = folder.parent.parent
    return tuple(citation for path in sorted(folder.rglob("*.py"))
                 for citation in citations_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()))


def citations_in(source: str, file: str) -> list[Citation]:
    """The citations of one module, by line."""
    return sorted(scan(ast.parse(source), file, "<module>", {}), key=lambda c: (c.line, c.rule))


def scan(node: ast.AST, file: str, function: str, known: dict[str, ast.expr]) -> Iterator[Citation]:
    """Citations below a node; `function` is the innermost one around it, `known` what its variables are set to."""
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
            known[child.targets[0].id] = child.value
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name):
            words = [list(strings(arg, known)) for arg in child.args]
            if child.func.id == "cite":
                for rule in (word for each in words for word in each):
                    yield Citation(rule, file, child.lineno, function, "cite")
            elif child.func.id == "Illegal" and words:
                for rule in words[0]:
                    reason = " or ".join(words[1]) if len(words) > 1 else ""
                    yield Citation(rule, file, child.lineno, function, "refuse", reason)
        yield from scan(child, file, inner, known)


def strings(node: ast.expr, known: dict[str, ast.expr]) -> Iterator[str]:
    """The texts that an argument can be: a literal, either side of `x if … else y`, or a variable set to those."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body, known)
        yield from strings(node.orelse, known)
    elif isinstance(node, ast.Name) and node.id in known:
        yield from strings(known[node.id], {})

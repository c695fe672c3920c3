"""Engines that break a rule of absence, one module a game: `KNOCK_INS`, a context manager by rule id."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def swapped(game: str, *pairs: tuple[Any, Any]) -> Iterator[None]:
    """The engine of a game with things replaced, wherever its modules have a name for them: (before, after)."""
    home = f"reference_engine.{game}"
    modules = [module for name, module in list(sys.modules.items()) if name == home or name.startswith(f"{home}.")]
    changed = [(module, name, before, after) for before, after in pairs for module in modules
               for name, value in list(vars(module).items()) if value is before]
    for module, name, _, after in changed:
        setattr(module, name, after)
    try:
        yield
    finally:
        for module, name, before, _ in changed:
            setattr(module, name, before)

"""Where two documents differ, as near to the place as can be: `players.A.arena[2].face_up: expected yes, got no`."""

from collections.abc import Iterator
from typing import Any

from conformance.run.compare import differences, show


def nearest(expected: Any, got: Any, path: str = "") -> Iterator[str]:
    """One line a difference. Lists of objects that have the same length are compared entry by entry."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        for key in sorted(expected):
            yield from nearest(expected[key], got[key], f"{path}.{key}".lstrip("."))
    elif is_entries(expected) and is_entries(got) and len(expected) == len(got):
        for number, (mine, other) in enumerate(zip(expected, got)):
            yield from nearest(mine, other, f"{path}[{number}]")
    elif isinstance(expected, list) and isinstance(got, list) and is_entries([*expected, *got]):
        yield f"{path}: expected {len(expected)} entries, got {len(got)}: {show(got)}"
    else:
        yield from differences(expected, got, path)


def is_entries(value: Any) -> bool:
    """Whether a value is a list of objects, not an empty one."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def first(expected: Any, got: Any) -> str:
    """The first difference and how many there are; nothing where there is none."""
    found = list(nearest(expected, got))
    return "" if not found else found[0] + (f" (and {len(found) - 1} more)" if len(found) > 1 else "")

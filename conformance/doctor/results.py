"""What an examination finds. Only `fail` makes an adapter unhealthy; what was not tried is never silent."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

State = Literal["ok", "warning", "fail", "not tried"]


@dataclass(frozen=True)
class Result:
    """What came of one examination: a state, what was seen, and (for a person) what to do about it."""

    state: State
    text: str
    hint: str = ""


@dataclass(frozen=True)
class Finding:
    """A result with the name of its examination; `game` is empty where it is about the whole session."""

    examination: str
    game: str
    result: Result


@dataclass(frozen=True)
class Examination:
    """One idea. `run` makes the result of what it is given; `after` names those that must not have failed before.

    `hint` is what to do where `run` does not say it better.
    """

    name: str
    run: Callable[..., Result]
    hint: str
    after: tuple[str, ...] = ()


def ok(text: str) -> Result:
    """As the protocol wants it."""
    return Result("ok", text)


def warning(text: str, hint: str = "") -> Result:
    """Allowed, but seldom meant."""
    return Result("warning", text, hint)


def fail(text: str, hint: str = "") -> Result:
    """The protocol is broken."""
    return Result("fail", text, hint)


def not_tried(why: str) -> Result:
    """Nothing was asked; `why` says what is lacking."""
    return Result("not tried", why)


def number(count: int, what: str) -> str:
    """`1 position`, `12 positions`."""
    return f"{count} {what}" + ("" if count == 1 else "s")

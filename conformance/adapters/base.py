"""What every adapter offers the runner, however it is reached, and what is wrong with an answer nobody can use.

An adapter asks an implementation one thing at a time: `call("act", player="A", action={...})` returns the reply,
already checked by `check_reply`. Anything else the implementation does (hang, die, write rubbish) is an `AdapterFault`.
A fault is never an answer: a crash is not a refusal, and silence is not "unsupported".
"""

from __future__ import annotations

import json
from typing import Any, Literal, NoReturn, Protocol

Reply = dict[str, Any]
Kind = Literal["spawn", "timeout", "crash", "eof", "protocol", "too-large", "restarts"]
Verdict = Literal["timeout", "crash", "invalid-output"]

ANSWERS = ("ok", "illegal", "unsupported", "error")

VERDICTS: dict[Kind, Verdict] = {
    "spawn": "crash",
    "timeout": "timeout",
    "crash": "crash",
    "eof": "crash",
    "protocol": "invalid-output",
    "too-large": "invalid-output",
    "restarts": "crash",
}

QUOTED = 120  # characters of a bad line that a message shows


class AdapterFault(Exception):
    """The implementation gave no usable answer.

    `kind` says how, `verdict` what the case gets for it, `message` (also `str()`) in one line what happened and what to
    do about it, `stderr` the end of what the implementation logged.
    """

    def __init__(self, kind: Kind, message: str, stderr: str = "") -> None:
        if kind not in VERDICTS:
            raise ValueError(f"no such kind of fault: {kind!r}; expected one of {', '.join(VERDICTS)}")
        super().__init__(kind, message, stderr)  # all three, so that a fault survives pickling
        self.kind: Kind = kind
        self.message = message
        self.stderr = stderr

    @property
    def verdict(self) -> Verdict:
        return VERDICTS[self.kind]

    def __str__(self) -> str:
        return self.message


class Adapter(Protocol):
    """One implementation, asked in order by one thread."""

    @property
    def name(self) -> str:
        """How the adapter was named, for reports: `stdio:node engine.js`."""

    @property
    def alive(self) -> bool:
        """False from a fault (or `close`) on until `restart`."""

    def call(self, do: str, **params: Any) -> Reply:
        """Ask one thing; the checked reply. Raises AdapterFault; the adapter is not `alive` then."""

    def restart(self) -> None:
        """Begin afresh. Raises AdapterFault when that is impossible or was needed too often."""

    def close(self) -> None:
        """End it and free everything it holds; a second time does nothing."""


def check_reply(do: str, id: int, reply: object) -> Reply:
    """The reply if it has the shape of an answer to request `id`; a missing message of a refusal becomes "".

    In: what was asked, its id, the decoded JSON. Raises AdapterFault "protocol" saying what was expected. What is
    inside `ok` is for the caller to judge.
    """
    asked = f"the answer to {do!r} (id {id})"
    if not isinstance(reply, dict):
        got = f"{_kind_of(reply)}: {quote(reply)}"
        _reject(f"{asked} must be one JSON object, got {got}; other output belongs on stderr")
    if "id" not in reply:
        _reject(f"{asked} has no id: {quote(reply)}; copy the request's id into every answer")
    given = reply["id"]
    if type(given) is not int or given != id:
        _reject(f"{asked} has the id {quote(given)}; {_advice_on_id(id, given)}")
    found = [key for key in ANSWERS if key in reply]
    if len(found) != 1:
        _reject(f"{asked} must have exactly one of {', '.join(ANSWERS)}, {_found(found, reply)}")
    kind = found[0]
    value = reply[kind]
    if kind == "ok":
        if not isinstance(value, dict):
            got = f"{_kind_of(value)}: {quote(value)}"
            _reject(f'{asked}: "ok" must be an object, got {got}; nothing to say is "ok": {{}}')
    elif kind == "illegal":
        return _check_illegal(do, asked, reply, value)
    elif kind == "unsupported":
        if value is not True and not isinstance(value, dict | str):
            _reject(f'{asked}: "unsupported" must be true, a string or an object, got {quote(value)}')
    elif not isinstance(value, dict) or not isinstance(value.get("message"), str):
        _reject(f'{asked}: "error" must be an object with a string "message", got {quote(value)}')
    return reply


def parse_answer(
    data: bytes, where: str = "on stdout", advice: str = "write each answer on one line; logs belong on stderr"
) -> object:
    """The JSON document in `data`, read strictly. Raises AdapterFault "protocol" that quotes it and ends with `advice`.

    Strictly: UTF-8, no key twice in an object, no NaN or infinite number, no half of a surrogate pair. Readers of JSON
    differ on all of these, so an answer that has one means different things to different programs.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        _reject(f"not UTF-8 {where}: {quote(data)} (byte {error.start + 1}); write UTF-8; {advice}")
    try:
        value = _DECODER.decode(text)
        if "\\ud" in text or "\\uD" in text:
            _ENCODER.encode(value).encode("utf-8")  # fails on a lone surrogate
    except UnicodeEncodeError:
        _reject(f"half of a surrogate pair {where}: {quote(data)}; escape both halves or write UTF-8")
    except _NotPortable as error:
        _reject(f"{error} {where}: {quote(data)}; {error.advice}")
    except (ValueError, RecursionError) as error:
        if text.startswith("\ufeff"):
            _reject(f"a byte order mark {where}: {quote(data)}; write plain UTF-8 without one")
        why = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        _reject(f"not JSON {where}: {quote(data)} ({why}); {advice}")
    return value


def quote(value: object) -> str:
    """A line (bytes) or a value, quoted and cut so that it fits into a message."""
    if isinstance(value, bytes | bytearray):
        text = repr(bytes(value[: 4 * QUOTED]).decode("utf-8", "backslashreplace").strip())
    else:
        try:
            text = _ENCODER.encode(value)
        except (TypeError, ValueError, RecursionError):  # from an adapter in this process, which need not be JSON
            text = f"a Python {type(value).__name__}"
    text = text.encode("utf-8", "backslashreplace").decode()  # half a surrogate pair could not be printed
    return text if len(text) <= QUOTED else text[:QUOTED] + "…"


def _check_illegal(do: str, asked: str, reply: Reply, value: object) -> Reply:
    if do != "act":
        _reject(f'{asked} is "illegal", but only "act" can be; answer "error" if the request itself is wrong')
    if not isinstance(value, dict) or not isinstance(value.get("reason"), str):
        _reject(f'{asked}: "illegal" must be an object with a string "reason", got {quote(value)}')
    if "message" not in value:
        return {**reply, "illegal": {**value, "message": ""}}
    if not isinstance(value["message"], str):
        _reject(f'{asked}: the "message" of "illegal" must be a string or left out, got {quote(value["message"])}')
    return reply


def _advice_on_id(id: int, got: object) -> str:
    if isinstance(got, str):
        return "return the request's id unchanged, as a number"
    if type(got) is int and got < id:
        return "answer every request exactly once, in order, and write nothing that was not asked for"
    return "return the request's id unchanged"


def _found(found: list[str], reply: Reply) -> str:
    if not found:
        return f"found none of them: {quote(reply)}"
    empty = [key for key in found if reply[key] is None]
    return f"found {' and '.join(found)}" + (f"; leave {', '.join(empty)} out instead of null" if empty else "")


def _kind_of(value: object) -> str:
    """What JSON calls a value."""
    if value is None or isinstance(value, bool):
        return _ENCODER.encode(value)
    names: dict[type, str] = {list: "an array", str: "a string", int: "a number", float: "a number", dict: "an object"}
    return names.get(type(value), f"a Python {type(value).__name__}")


def _reject(message: str) -> NoReturn:
    raise AdapterFault("protocol", message) from None


class _NotPortable(Exception):
    """JSON that programs read differently; not a ValueError, which is how the decoder says that it is no JSON."""

    def __init__(self, message: str, advice: str) -> None:
        super().__init__(message)
        self.advice = advice


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _NotPortable(f"the key {quote(key)} twice in one object", "write every key once")
            seen.add(key)
    return result


def _constant(text: str) -> NoReturn:
    raise _NotPortable(f"{text}, which JSON does not have,", "write a number, or null")


def _number(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise _NotPortable(f"{text}, too large a number,", "write one below 1e308")
    return number


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant, parse_float=_number)
_ENCODER = json.JSONEncoder(ensure_ascii=False)

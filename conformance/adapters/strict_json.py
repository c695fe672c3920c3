"""Reading an answer as JSON, strictly: what programs read differently, or cannot all read, is no answer."""

import json
from typing import Any, NoReturn

from conformance.adapters.base import AdapterFault
from conformance.adapters.quoting import quote

DEEPEST = 100  # levels of lists and objects in one another; a position has about ten
LARGEST = 2**53  # beyond it, a program that has only floating-point numbers loses digits


def parse_answer(
    data: bytes, where: str = "on stdout", advice: str = "write each answer on one line; logs belong on stderr"
) -> object:
    """The JSON document in `data`, read strictly. Raises AdapterFault "protocol" that quotes it and ends with `advice`.

    Strictly: UTF-8, no key twice in an object, no NaN or infinite number, no whole number beyond 2^53, no half of a
    surrogate pair, no more than `DEEPEST` levels. Readers of JSON differ on all of these, so an answer that has one
    means different things to different programs.
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
    except RecursionError:
        _reject(_too_deep(data, where))
    except ValueError as error:
        if text.startswith("\ufeff"):
            _reject(f"a byte order mark {where}: {quote(data)}; write plain UTF-8 without one")
        if "\0" in text:
            _reject(f"a NUL byte {where}: {quote(data)}; write text, not UTF-16 and no padding")
        _reject(f"not JSON {where}: {quote(data)} ({error}); {advice}")
    if text.count("[") + text.count("{") > DEEPEST and _is_deeper(value, DEEPEST):  # counting is cheap
        _reject(_too_deep(data, where))
    return value


def _too_deep(data: bytes, where: str) -> str:
    return f"nested too deeply {where}: {quote(data)}; nest lists and objects at most {DEEPEST} levels"


def _is_deeper(value: object, limit: int) -> bool:
    """Whether lists and objects lie more than `limit` levels in one another; without recursion."""
    level = [value]
    for _ in range(limit):
        level = [inner for item in level if isinstance(item, dict | list)
                 for inner in (item.values() if isinstance(item, dict) else item)]
        if not level:
            return False
    return any(isinstance(item, dict | list) for item in level)


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


def _fraction(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise _NotPortable(f"{_short(text)}, too large a number,", "write whole numbers between -2^53 and 2^53")
    return number


def _whole(text: str) -> int:
    if len(text) > 15 and (len(text) > 17 or abs(int(text)) > LARGEST):
        raise _NotPortable(f"{_short(text)}, too large a number,", "write whole numbers between -2^53 and 2^53")
    return int(text)


def _short(number: str) -> str:
    return number if len(number) <= 30 else number[:30] + "…"


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_float=_fraction, parse_int=_whole)
_ENCODER = json.JSONEncoder(ensure_ascii=False)

"""What is wrong with a reply that nobody can use: its shape, whatever was asked. What is inside `ok` others judge."""

import json
from typing import NoReturn

from conformance.adapters.base import AdapterFault, Reply
from conformance.adapters.quoting import quote

ANSWERS = ("ok", "illegal", "unsupported", "error")
KEYS = frozenset(("id", *ANSWERS))
OF_ILLEGAL = frozenset(("reason", "message"))


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
        _reject(f"{asked} has the id {quote(given)}; {_advice_on_id(id, given, reply)}")
    found = [key for key in ANSWERS if key in reply]
    if len(found) != 1:
        _reject(f"{asked} must have exactly one of {', '.join(ANSWERS)}, {_found(found, reply)}")
    kind = found[0]
    value = reply[kind]
    if len(reply) != 2:
        more = min(reply.keys() - KEYS)
        _reject(f'{asked} has the field {quote(more)} beside "{kind}"; leave it out, or put it into "{kind}"')
    if kind == "ok":
        if not isinstance(value, dict):
            got = f"{_kind_of(value)}: {quote(value)}"
            _reject(f'{asked}: "ok" must be an object, got {got}; nothing to say is "ok": {{}}')
    elif kind == "illegal":
        return _check_illegal(do, asked, reply, value)
    elif kind == "unsupported":
        if value is not True and not isinstance(value, dict | str):
            _reject(f'{asked}: "unsupported" must be true, a string or an object, got {quote(value)}; '
                    "say what is missing, or answer `ok`")
    elif not isinstance(value, dict) or not isinstance(value.get("message"), str):
        _reject(f'{asked}: "error" must be an object with a string "message", got {quote(value)}; '
                'say in it why there is no answer')
    return reply


def _check_illegal(do: str, asked: str, reply: Reply, value: object) -> Reply:
    if do != "act":
        _reject(f'{asked} is "illegal", but only "act" can be; answer "error" if the request itself is wrong')
    if not isinstance(value, dict) or not isinstance(value.get("reason"), str):
        _reject(f'{asked}: "illegal" must be an object with a string "reason", got {quote(value)}; '
                "the page of each game lists its reasons")
    if more := value.keys() - OF_ILLEGAL:
        _reject(f'{asked}: "illegal" has the field {quote(min(more))}; give it only "reason" and "message"')
    if "message" not in value:
        return {**reply, "illegal": {**value, "message": ""}}
    if not isinstance(value["message"], str):
        _reject(f'{asked}: the "message" of "illegal" must be a string, got {quote(value["message"])}; leave it out')
    return reply


def _advice_on_id(id: int, got: object, reply: Reply) -> str:
    if isinstance(got, str):
        return "return the request's id unchanged, as a number"
    if got is None and isinstance(why := reply.get("error"), dict) and "message" in why:
        return f"it says that the request could not be read: {quote(why['message'])}; read one line, as UTF-8, as JSON"
    if type(got) is int and got < id:
        return "answer every request exactly once, in order, and write nothing that was not asked for"
    return "return the request's id unchanged"


def _found(found: list[str], reply: Reply) -> str:
    if not found:
        return f'found none of them: {quote(reply)}; what was carried out is answered "ok": {{}}'
    empty = [key for key in found if reply[key] is None]
    advice = f"leave {', '.join(empty)} out instead of null" if empty else "send the one that is meant"
    return f"found {' and '.join(found)}; {advice}"


def _kind_of(value: object) -> str:
    """What JSON calls a value."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    names: dict[type, str] = {list: "an array", str: "a string", int: "a number", float: "a number", dict: "an object"}
    return names.get(type(value), f"a Python {type(value).__name__}")


def _reject(message: str) -> NoReturn:
    raise AdapterFault("protocol", message) from None



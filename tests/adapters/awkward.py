"""Classes with one fault each in how they answer, as adapters in this process. The game is that of `faulty`."""

import asyncio
from collections.abc import Callable
from typing import Any

from faulty import Still

Message = dict[str, Any]


class Awkward:
    """No fault. `act` of a subclass is asked instead when anybody but B acts."""

    def __init__(self) -> None:
        self.game = Still()

    def handle(self, message: Message) -> Any:
        if message["do"] == "act" and message.get("player") != "B":
            return self.act(message)
        return {"id": message["id"], "ok": self.game.ok(message)}

    def act(self, message: Message) -> Any:
        return {"id": message["id"], "ok": {}}


def that(act: Callable[[Message], Any]) -> type[Awkward]:
    """A class with this fault."""
    return type("That", (Awkward,), {"act": lambda self, message: act(message)})


def throw(error: BaseException) -> None:
    raise error


def loop() -> None:
    while True:
        pass


def recurse(message: Message) -> None:
    recurse(message)


def itself(message: Message) -> Message:
    message["ok"] = message
    return message


async def later(message: Message) -> Message:
    return message


def nested(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


def spoil(message: Message) -> Message:
    number = message["id"]
    message.clear()
    return {"id": number, "ok": {}}


class RaisesInClose(Awkward):
    def close(self) -> None:
        raise ValueError("no such file")


FAULTS: dict[str, type[Awkward]] = {
    "Raises": that(lambda message: throw(KeyError("A1"))),
    "Ends": that(lambda message: throw(SystemExit(0))),
    "Cancels": that(lambda message: throw(asyncio.CancelledError())),
    "Recurses": that(recurse),
    "RaisesAtLength": that(lambda message: throw(ValueError("\ud83d\x1b\n" + "x" * 10_000))),
    "Loops": that(lambda message: loop()),
    "ReturnsNothing": that(lambda message: None),
    "ReturnsASet": that(lambda message: {"id": message["id"], "ok": {1, 2}}),
    "ReturnsItself": that(itself),
    "IsAsync": that(later),
    "ReturnsNan": that(lambda message: {"id": message["id"], "ok": {"power": float("nan")}}),
    "ReturnsOneKeyTwice": that(lambda message: {"id": message["id"], "ok": {1: 1, "1": 2}}),
    "ReturnsASurrogate": that(lambda message: {"id": message["id"], "error": {"message": "\ud83d"}}),
    "ReturnsDepth": that(lambda message: {"id": message["id"], "ok": {"x": nested(300)}}),
    "Prints": that(lambda message: (print("shuffling"), {"id": message["id"], "ok": {}})[1]),
    "KeepsTheRequest": that(spoil),
    "RaisesInClose": RaisesInClose,
}

"""The reference engine with one fault over standard input and output: `python broken_server.py FAULT [FILE]`.

Each class below is a fault, named by the first argument; OtherReading and Sparse are none, and conform. Without an
argument it is the reference engine as it is. Faults that need a restart strike in a few cases only.
"""

import os
import sys
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

from wire import answer_lines

from conformance.adapters.server import Server
from conformance.protocol.games import Game, lists_at
from conformance.protocol.messages import Act, Hello, Legal, Observe, Setup
from conformance.protocol.schemas import defaults
from reference_engine.kernel import Illegal

Reply = dict[str, Any]


class RefuseAll(Server):
    """Every action is illegal."""

    def act(self, request: Act) -> Reply:
        raise Illegal("", "wrong_action", "no")


class AcceptAll(Server):
    """Every action is legal and does nothing."""

    def act(self, request: Act) -> Reply:
        return {}


class MutateOnRefusal(Server):
    """A refusal leaves a trace."""

    def act(self, request: Act) -> Reply:
        try:
            return super().act(request)
        except Illegal:
            self.play.position.round += 1
            raise


class Leak(Server):
    """Views show everything that has the form of a view."""

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        if request.viewer is not None:
            ok["view"] = super().observe(Observe(id=0, do="observe", viewer=None))["position"]
            del ok["view"]["rulings"]
        return ok


class LoseCard(Server):
    """The last card of a Podium is gone."""

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        for player in ok[next(key for key in ("position", "view") if key in ok)]["players"].values():
            player["podium"] = player["podium"][:-1]
        return ok


class WrongOrder(Server):
    """Decks are shown from the bottom."""

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        for player in ok["position"]["players"].values() if "position" in ok else ():
            player["deck"].reverse()
        return ok


class WrongReason(Server):
    """Every refusal has the same reason."""

    def act(self, request: Act) -> Reply:
        try:
            return super().act(request)
        except Illegal as no:
            raise Illegal(no.rule, "game_over", no.message) from None


class UnknownReason(Server):
    """Some refusals have a reason of its own."""

    def act(self, request: Act) -> Reply:
        try:
            return super().act(request)
        except Illegal as no:
            raise Illegal(no.rule, no.reason.replace("not_in_hand", "no_such_card"), no.message) from None


class GiveUp(Server):
    """Closing a round is too hard for it."""

    def handle(self, message: Reply) -> Reply:
        if message.get("action", {}).get("type") == "close":
            return {"id": message["id"], "error": {"message": "not today"}}
        return super().handle(message)


class Unsupporting(Server):
    """It declares views and has none."""

    def handle(self, message: Reply) -> Reply:
        return {"id": message["id"], "unsupported": True} if message.get("viewer") else super().handle(message)


class Crash(Server):
    """It ends when skills of B need a choice."""

    def act(self, request: Act) -> Reply:
        if request.action["type"] == "choose" and request.player == "B":
            sys.exit(3)
        return super().act(request)


class Gone(Server):
    """It ends in the same way, and does not come back."""

    def hello(self, request: Hello) -> Reply:
        if Path(sys.argv[2]).exists():
            sys.exit(4)
        return super().hello(request)

    def act(self, request: Act) -> Reply:
        if request.action["type"] == "choose":
            Path(sys.argv[2]).touch()
            os._exit(3)
        return super().act(request)


class Silent(Server):
    """It never answers what is legal, once a card lies in an Arena."""

    def legal(self, request: Legal) -> Reply:
        if any(player.arena for player in self.play.position.players.values()):
            time.sleep(60)
        return super().legal(request)


class Garbage(Server):
    """It writes something else when a deck of the wrong size is registered."""

    def handle(self, message: Reply) -> Any:
        return "no!" if len(message.get("action", {}).get("deck", "nine cards")) < 9 else super().handle(message)


class WrongId(Server):
    """Replies to some shuffles have another id."""

    def handle(self, message: Reply) -> Reply:
        action = message.get("action", {})
        wrong = action.get("type") == "shuffle" and len(action["cards"]) > 1
        return super().handle(message) | ({"id": -1} if wrong else {})


class Odd(Server):
    """An observation in Close has a further field."""

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        return ok | ({"mood": "good"} if self.play.position.phase == "close" else {})


class Fewer(Server):
    """It plays without views, legal lists, chance and most effects."""

    def hello(self, request: Hello) -> Reply:
        ok = super().hello(request)
        ok["games"]["renathea"] |= {"capabilities": ["effects"], "effects": ["powerup", "raw"]}
        return ok


class NoEffects(Server):
    """It lists effects without declaring them."""

    def hello(self, request: Hello) -> Reply:
        ok = super().hello(request)
        ok["games"]["renathea"]["capabilities"].remove("effects")
        return ok


class OtherGame(Server):
    """It plays something else."""

    def hello(self, request: Hello) -> Reply:
        return super().hello(request) | {"games": {}}


class OtherReading(Server):
    """No fault: of RN-R5 it plays reading b only, and nothing else but the first readings."""

    def hello(self, request: Hello) -> Reply:
        ok = super().hello(request)
        rulings = ok["games"]["renathea"]["rulings"]
        ok["games"]["renathea"]["rulings"] = {name: letters[:1] for name, letters in rulings.items()} | {"RN-R5": ["b"]}
        return ok

    def setup(self, request: Setup) -> Reply:
        position = deepcopy(request.position)
        self.demanded = position.get("rulings", {})
        position["rulings"] = {"RN-R5": "b"} | self.demanded
        return super().setup(request.model_copy(update={"position": position}))

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        if "position" in ok:
            ok["position"]["rulings"] = self.demanded
        return ok


class Sparse(Server):
    """No fault: it leaves out what is the default, and changes the order of what has none."""

    def observe(self, request: Observe) -> Reply:
        ok = super().observe(request)
        playing: Game = self.playing()
        kind, whole, zones = ("position", playing.engine.Position, playing.zones) if request.viewer is None else (
            "view", playing.engine.View, playing.view_zones)
        for path, ordered in zones.items():
            for zone in lists_at(ok[kind], path):
                zone[:] = zone if ordered else zone[::-1]
        seen, hidden = defaults(whole), defaults(whole, hidden=True)
        for where in list(seen)[::-1]:  # the inner ones first
            for part in parts(ok[kind], where.split(".")):
                absent = (hidden if part.get("hidden") else seen).get(where, {})
                for key in [key for key, value in part.items() if key in absent and absent[key] == value]:
                    del part[key]
        return ok


def parts(document: Any, keys: list[str]) -> list[dict[str, Any]]:
    """The objects that a path with `*` leads to."""
    found = [document]
    for key in filter(None, keys):
        inner = [list(part.values()) if isinstance(part, dict) else part for part in found] if key == "*" else [
            [part[key]] for part in found if isinstance(part, dict) and key in part]
        found = [part for many in inner if isinstance(many, list) for part in many]
    return [part for part in found if isinstance(part, dict)]


FAULTS = {"": Server} | {fault.__name__: fault for fault in Server.__subclasses__()}

if __name__ == "__main__":
    answer_lines(FAULTS["".join(sys.argv[1:2])]())

"""Miniature broken implementations: the reference engine with one fault each.

Also a program: `python broken.py CLASS` speaks over its standard streams.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

from conformance.adapters.server import Server

Message = dict[str, Any]


class Right:
    """No fault. A subclass changes the request, or the reply to one kind of it."""

    def __init__(self) -> None:
        self.inner = Server()

    def handle(self, message: Message) -> Message:
        reply = self.inner.handle(message)
        if message["do"] in ("setup", "act"):
            reply.get("ok", {}).pop("awaits", None)  # most implementations leave this to `observe`
        change = getattr(self, message["do"], None)
        return change(message, reply) if change else reply  # type: ignore[no-any-return]


def instead(message: Message, **answer: Any) -> Message:
    return {"id": message["id"], **answer}


# -- wrong answers -----------------------------------------------------------------------------------------------------
class MutatesOnRefusal(Right):
    def act(self, message: Message, reply: Message) -> Message:
        if "illegal" in reply:
            self.inner.play.position.round += 1
        return reply


class AcceptsAll(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={})


class RefusesAll(Right):
    def handle(self, message: Message) -> Message:
        if message["do"] == "act":
            return instead(message, illegal={"reason": "not_in_hand", "message": "no"})
        return super().handle(message)


class WrongReason(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, illegal={"reason": "wrong_action"}) if "illegal" in reply else reply


class LeaksHiddenCards(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if message["viewer"]:
            whole = self.inner.handle({**message, "viewer": None})["ok"]["position"]
            reply["ok"]["view"] = {key: value for key, value in whole.items() if key != "rulings"}
        return reply


class LeaksInAwaits(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if message["viewer"] == "B":
            reply["ok"]["awaits"] = {"B": {"kind": "deploy", "from": ["A1"]}}
        return reply


class CountsWrong(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if message["viewer"] == "B":
            reply["ok"]["view"]["players"]["A"]["hand"] += 1
        return reply


class Observing(Right):
    """Changes what is observed of the whole game once the first action is done."""

    done = False

    def setup(self, message: Message, reply: Message) -> Message:
        self.done = False
        return reply

    def act(self, message: Message, reply: Message) -> Message:
        self.done = self.done or "ok" in reply
        return reply

    def observe(self, message: Message, reply: Message) -> Message:
        if self.done and message["viewer"] is None:
            self.spoil(reply["ok"])
        return reply

    def spoil(self, ok: Message) -> None:
        raise NotImplementedError


class LosesACard(Observing):
    def spoil(self, ok: Message) -> None:
        ok["position"]["players"]["A"]["deck"] = []


class DuplicatesACard(Observing):
    def spoil(self, ok: Message) -> None:
        assert self.inner.game is not None
        ok["position"]["players"]["B"]["podium"].append(self.inner.game.placed(ok["position"])[0])


class InventsACard(Observing):
    def spoil(self, ok: Message) -> None:
        ok["position"]["players"]["B"]["podium"].append("B99")


class WrongAwaits(Observing):
    def spoil(self, ok: Message) -> None:
        ok["awaits"] = {seat: {"kind": "deploy"} for seat in "AB"}


class TellsOtherDecisions(Right):
    """Names decisions in the reply to an action that `observe` does not know of."""

    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"awaits": {"A": {"kind": "close"}}}) if "ok" in reply else reply


class TellsAList(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"awaits": ["A"]})


class TellsRightly(Right):
    """Names the open decisions in the reply to everything that changes something, as the reference does."""

    def handle(self, message: Message) -> Message:
        return self.inner.handle(message)


class LeavesADecisionOpen(Observing):
    def spoil(self, ok: Message) -> None:
        ok["awaits"] = {"A": {"kind": "close"}}


class ClosesTiesInTheOpen(Right):
    """Plays another reading of RN-R1 than the one it is asked for."""

    def handle(self, message: Message) -> Message:
        if message["do"] == "setup":
            readings = {**message["position"].get("rulings", {}), "RN-R1": "b"}
            message = {**message, "position": {**message["position"], "rulings": readings}}
        return super().handle(message)


class ForgetsHeads(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        reply["ok"]["actions"].pop()
        return reply


class ListsAHeadTwice(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        reply["ok"]["actions"] *= 2
        return reply


class AsksAgain(Right):
    """Keeps the first game for ever."""

    def handle(self, message: Message) -> Message:
        if message["do"] == "setup" and self.inner.game:
            return instead(message, ok={})
        return super().handle(message)


# -- not of the protocol -----------------------------------------------------------------------------------------------
class ExtraField(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        reply["ok"].get("position", reply["ok"].get("view"))["turn"] = 1
        return reply


class EchoesCards(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        reply["ok"]["cards"] = {}
        return reply


class NumberAsText(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if message["viewer"] is None:
            reply["ok"]["position"]["round"] = str(reply["ok"]["position"]["round"])
        return reply


class NoAwaits(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        del reply["ok"]["awaits"]
        return reply


class AwaitsAsList(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        reply["ok"]["awaits"] = list(reply["ok"]["awaits"])
        return reply


class DecisionWithoutKind(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        reply["ok"]["awaits"] = {who: {} for who in reply["ok"]["awaits"]} or {"A": {}}
        return reply


class AwaitsOfOthers(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if message["viewer"]:
            reply["ok"]["awaits"] = {"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}
        return reply


class ValuesAsList(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        reply["ok"]["values"] = ["A1"]
        return reply


class UnknownReason(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, illegal={"reason": "not_in_hands"}) if "illegal" in reply else reply


class OddHeads(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"actions": [{"type": ["deploy"]}]})


class RefusesToObserve(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        return instead(message, illegal={"reason": "not_your_decision"})


class RefusesTheShuffle(Right):
    def handle(self, message: Message) -> Message:
        if message["do"] == "act" and message["player"] == "chance":
            return instead(message, illegal={"reason": "not_your_decision"})
        return super().handle(message)


class WrongId(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return {**reply, "id": reply["id"] + 1}


class TwoAnswers(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}, illegal={"reason": "not_in_hand"})


class NoJson(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"cards": {1, 2}})


class SaysHowManyItUsed(Right):
    """Claims to have used more of the answers than there were."""

    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["games"]["renathea"]["capabilities"].append("answers_ahead")
        return reply

    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"used": 9}) if "ok" in reply else reply


# -- giving up ---------------------------------------------------------------------------------------------------------
class AnswersError(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, error={"message": "not written yet"})


class AnswersUnsupported(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, unsupported=True)


class Raises(Right):
    def act(self, message: Message, reply: Message) -> Message:
        raise KeyError("no such card")


class ClaimsAGameItLacks(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, error={"message": "no game 'renathea'"})


class DeclaresLittle(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["games"]["renathea"] = {"capabilities": []}
        return reply


class PlaysOneReading(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        readings = reply["ok"]["games"]["renathea"]["rulings"]
        reply["ok"]["games"]["renathea"]["rulings"] = {ruling: letters[:1] for ruling, letters in readings.items()}
        return reply


class PlaysAnotherGame(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["games"] = {"chess": {}}
        return reply


class Hangs(Right):
    def act(self, message: Message, reply: Message) -> Message:
        time.sleep(3600)
        return reply


# -- greeting ----------------------------------------------------------------------------------------------------------
class WrongProtocol(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["protocol"] = 2
        return reply


class ProtocolAsText(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["protocol"] = "1"
        return reply


class GamesAsList(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        reply["ok"]["games"] = ["renathea"]
        return reply


class RefusesTheGreeting(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        return instead(message, error={"message": "who is there?"})


class SilentGreeting(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        return instead(message)


# -- restarts ----------------------------------------------------------------------------------------------------------
class Mortal(Right):
    """Dies of the first action of its first life. Over standard streams each life is a process: see `first_life`."""

    lives: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        type(self).lives += 1
        self.first = type(self).lives == 1 and first_life()

    def act(self, message: Message, reply: Message) -> Message:
        if self.first:
            raise RuntimeError("out of memory")
        return reply


class DiesOnce(Mortal):
    pass


class RestartsDifferently(Mortal):
    def hello(self, message: Message, reply: Message) -> Message:
        if not self.first:
            reply["ok"]["games"]["renathea"]["capabilities"].remove("legal")
        return reply


class NeverRecovers(Mortal):
    def __init__(self) -> None:
        super().__init__()
        if not self.first:
            raise RuntimeError("the lock file is still there")


def first_life() -> bool:
    """As a program: whether the file of the second argument is not there yet; it is from now on."""
    if len(sys.argv) < 3 or Path(sys.argv[0]).name != Path(__file__).name:
        return True
    try:
        Path(sys.argv[2]).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def main() -> None:
    broken = globals()[sys.argv[1]]()
    for line in sys.stdin:
        print(json.dumps(broken.handle(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()

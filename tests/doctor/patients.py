"""Miniature faulty adapters: the bundled engine with one fault each, in this process or as a program.

`python patients.py CLASS` speaks over its standard streams.
"""

import json
import sys
import time
from typing import Any, ClassVar

from conformance.adapters.server import Server

Message = dict[str, Any]


class Right:
    """No fault. A method named as a command changes its reply; `before` changes a request."""

    def __init__(self) -> None:
        self.inner = Server()
        self.acted = 0

    def handle(self, message: Message) -> Message:
        reply = self.inner.handle(self.before(message))
        if message["do"] in ("setup", "act"):
            reply.get("ok", {}).pop("awaits", None)  # most adapters leave this to `observe`
        self.acted += message["do"] == "act" and "ok" in reply
        change = getattr(self, message["do"], None)
        return change(message, reply) if change else reply  # type: ignore[no-any-return]

    def before(self, message: Message) -> Message:
        return message


class Declares(Right):
    """Says something else of itself."""

    games: ClassVar[Any] = {}

    def hello(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            reply["ok"]["games"] = self.games
        return reply


def instead(message: Message, **answer: Any) -> Message:
    return {"id": message["id"], **answer}


# -- greeting ----------------------------------------------------------------------------------------------------------
class TakesEveryVersion(Right):
    def before(self, message: Message) -> Message:
        return {**message, "protocol": 1} if message["do"] == "hello" else message


class NoGame(Declares):
    pass


class MisspeltGame(Declares):
    games: ClassVar[Any] = {"renatea": {"capabilities": []}}


class MisspeltCapability(Declares):
    games: ClassVar[Any] = {"renathea": {"capabilities": ["view"]}}


class EffectsWithoutCapability(Declares):
    games: ClassVar[Any] = {"renathea": {"capabilities": [], "effects": ["powerup"]}}


class NoEffects(Declares):
    games: ClassVar[Any] = {"renathea": {"capabilities": ["effects"]}}


class MisspeltEffect(Declares):
    games: ClassVar[Any] = {"renathea": {"capabilities": ["effects"], "effects": ["power_up"]}}


class UnknownRuling(Declares):
    games: ClassVar[Any] = {"renathea": {"rulings": {"RN-R111": ["a"]}}}


class UnknownReading(Declares):
    games: ClassVar[Any] = {"renathea": {"rulings": {"RN-R1": ["a", "q"]}}}


class Little(Declares):
    games: ClassVar[Any] = {"renathea": {"capabilities": []}}


class ChangesItsMind(Right):
    def hello(self, message: Message, reply: Message) -> Message:
        self.acted += 1
        if "ok" in reply and self.acted > 1:
            reply["ok"]["games"] = {}
        return reply


# -- requests ----------------------------------------------------------------------------------------------------------
class TakesEveryCommand(Right):
    def no_such_command(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={})


class DiesOfUnknownCommands(Right):
    def no_such_command(self, message: Message, reply: Message) -> Message:
        raise KeyError(message["do"])


class TakesEveryGame(Right):
    def before(self, message: Message) -> Message:
        return {**message, "game": "renathea"} if message["do"] == "setup" else message


class TakesEveryPosition(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if message["position"]["seats"] == 7 else reply


class LeavesPlacesUnchecked(Right):
    """Looks for each zone by itself whether its cards are defined, and not where else they lie."""

    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if "lies in two places" in str(reply.get("error")) else reply


class TakesEveryCard(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if "is defined" in str(reply.get("error")) else reply


class PassesOverFields(Right):
    def before(self, message: Message) -> Message:
        if message["do"] == "setup":
            message["position"].pop("no_such_field", None)
        return message


class ReadsNumbersInText(Right):
    def before(self, message: Message) -> Message:
        if message["do"] == "setup" and isinstance(message["position"].get("round"), str):
            message["position"]["round"] = int(message["position"]["round"])
        return message


class KnowsCardsByName(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        if any(card["name"] == "Card That Nobody Knows" for card in message["cards"].values()):
            return instead(message, error={"message": "no such card"})
        return reply


class PassesOverEffects(Right):
    def before(self, message: Message) -> Message:
        if message["do"] == "setup" and "no_such_effect" in str(message["cards"]):
            message["cards"] = {card: {**entry, "effects": []} for card, entry in message["cards"].items()}
        return message


# -- positions ---------------------------------------------------------------------------------------------------------
class SetupNotYet(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        return instead(message, error={"message": "setup is not written yet"})


class LosesTheLaw(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and message["viewer"] is None:
            reply["ok"]["position"]["compared"] = None
        return reply


class AwaitsOnlyA(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            reply["ok"]["awaits"].pop("B", None)
        return reply


class ReadsIds(Right):
    def setup(self, message: Message, reply: Message) -> Message:
        if not all(card[0] in "AB" and card[1:].isdigit() for card in message["cards"]):
            return instead(message, error={"message": "whose card is this?"})
        return reply


class KeepsSomething(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and message["viewer"] is None:
            reply["ok"]["position"]["round"] += self.acted
        return reply


# -- actions -----------------------------------------------------------------------------------------------------------
class ActNotYet(Right):
    def before(self, message: Message) -> Message:
        return {**message, "action": {"type": "?"}} if message["do"] == "act" else message


class DoesNothing(Right):
    def handle(self, message: Message) -> Message:
        return instead(message, ok={}) if message["do"] == "act" else super().handle(message)


class ChangesOnRefusal(Right):
    def act(self, message: Message, reply: Message) -> Message:
        if "illegal" in reply:
            self.inner.play.position.round += 1
        return reply


class RefusesNothing(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if "illegal" in reply else reply


class RefusesLittle(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if reply.get("illegal", {}).get("reason") == "deck_size" else reply


class RefusesByError(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, error=reply["illegal"]) if "illegal" in reply else reply


class LeavesCardsFaceDown(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if self.acted and "ok" in reply and message["viewer"] is None:
            for player in reply["ok"]["position"]["players"].values():
                for slot in player["arena"][-1:]:
                    slot["face_up"] = False
        return reply


class StopsAfterTheAct(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if self.acted and "ok" in reply:
            reply["ok"]["awaits"] = {}
        return reply


class AsksAfterTheEnd(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and reply["ok"].get("position", {}).get("result"):
            reply["ok"]["awaits"] = {"A": {"kind": "deploy"}}
        return reply


class PlaysOnAfterTheEnd(Right):
    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={}) if reply.get("illegal", {}).get("reason") == "game_over" else reply


# -- choices, chance, views, legal -------------------------------------------------------------------------------------
class OffersNothing(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        for decision in reply.get("ok", {}).get("awaits", {}).values():
            decision.pop("from", None)
        return reply


class SaysNoNumber(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        for decision in reply.get("ok", {}).get("awaits", {}).values():
            decision.pop("max", None)
        return reply


class AsksForTheOnlyAnswer(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        awaits = reply.get("ok", {}).get("awaits", {})
        if [decision["kind"] for decision in awaits.values()] == ["close"]:
            reply["ok"]["awaits"] = {"A": {"kind": "choose", "from": ["B1"], "min": 1, "max": 1}}
        return reply


class AsksNobody(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        awaits = reply.get("ok", {}).get("awaits", {})
        for who in [who for who, decision in awaits.items() if decision["kind"] == "choose"]:
            del awaits[who]
        return reply


class Rolls(Right):
    def before(self, message: Message) -> Message:
        if message["do"] == "act" and message["player"] == "chance":
            message["action"] = {"type": "shuffle", "cards": []}
        return message


class ShowsHands(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and message["viewer"]:
            for seat, player in reply["ok"]["view"]["players"].items():
                player["hand"] = list(self.inner.play.position.players[seat].hand)
        return reply


class HidesTheOwnHand(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and message["viewer"]:
            player = reply["ok"]["view"]["players"][message["viewer"]]
            player["hand"] = len(player["hand"])
        return reply


class TellsOthersDecisions(Right):
    def observe(self, message: Message, reply: Message) -> Message:
        if "ok" in reply and message["viewer"]:
            reply["ok"]["awaits"] |= {"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}
        return reply


class ForgetsAHead(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            reply["ok"]["actions"] = reply["ok"]["actions"][1:]
        return reply


class ListsTheDeck(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            deck = self.inner.play.position.players[message["player"]].deck
            reply["ok"]["actions"] += [{"type": "deploy", "card": card} for card in deck[:1]]
        return reply


class ListsForEverybody(Right):
    def legal(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            reply["ok"]["actions"] = reply["ok"]["actions"] or [{"type": "close", "under_deck": "B1"}]
        return reply


class TellsOtherDecisions(Right):
    """Names nobody in the reply to an action, and somebody when it is observed."""

    def act(self, message: Message, reply: Message) -> Message:
        return instead(message, ok={"awaits": {}}) if "ok" in reply else reply


# -- nothing wrong -----------------------------------------------------------------------------------------------------
class AnswersAhead(Right):
    """Cannot stop in the middle, and takes the answers that follow."""

    def hello(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            reply["ok"]["games"]["renathea"]["capabilities"].append("answers_ahead")
        return reply

    def handle(self, message: Message) -> Message:
        ahead = message.pop("answers", None) or []
        reply = super().handle(message)
        used = 0
        for answer in ahead if message["do"] == "act" and "ok" in reply else []:
            if "ok" not in super().handle({"id": 0, "do": "act", **answer}):
                break
            used += 1
        return {**reply, "ok": {**reply["ok"], "used": used}} if used else reply


class PlaysTheOtherReadings(Right):
    """Its own reading of every open point is the last one that the engine has."""

    def hello(self, message: Message, reply: Message) -> Message:
        if "ok" in reply:
            rulings = reply["ok"]["games"]["renathea"]["rulings"]
            for letters in rulings.values():
                letters.sort(reverse=True)
            self.own = {name: letters[0] for name, letters in rulings.items()}
        return reply

    def before(self, message: Message) -> Message:
        if message["do"] == "setup" and isinstance(message["position"].get("rulings", {}), dict):
            message["position"]["rulings"] = {**getattr(self, "own", {}), **message["position"].get("rulings", {})}
        return message

    def observe(self, message: Message, reply: Message) -> Message:
        if "position" in reply.get("ok", {}):
            reply["ok"]["position"]["rulings"] = {}
        return reply


# -- only as a program -------------------------------------------------------------------------------------------------
class Banner(Right):
    def __init__(self) -> None:
        super().__init__()
        print("my engine is ready", flush=True)


class DiesAtOnce(Right):
    def __init__(self) -> None:
        sys.exit("no engine")


class DiesOfNoJson(Right):
    """See `main`."""


class TellsWhatItDoes(Right):
    def act(self, message: Message, reply: Message) -> Message:
        print("drew a card", flush=True)
        return reply


class NeverEnds(Right):
    def close(self) -> None:
        time.sleep(60)


def main() -> None:
    subject = globals()[sys.argv[1]]()
    for line in sys.stdin:
        try:
            message = json.loads(line)
            reply = subject.handle(message) if isinstance(message, dict) else {"id": None, "error": {"message": "?"}}
        except ValueError:
            if sys.argv[1] == "DiesOfNoJson":
                raise
            continue  # passed over
        print(json.dumps(reply), flush=True)
    if sys.argv[1] == "NeverEnds":
        subject.close()


if __name__ == "__main__":
    main()

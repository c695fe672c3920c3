"""An adapter between an engine and `conformance`: requests on standard input, replies on standard output.

It runs as it is and can do nothing yet. Follow the steps 1 to 9 from top to bottom, and after each of them type

    conformance doctor --adapter "@COMMAND@"

which says what the next thing to do is. From step 4 on also type

    conformance run --adapter "@COMMAND@"

which says which rules your engine breaks. `conformance explain ID` plays any scenario step by step.

One request is one line of JSON, one reply is one line of JSON with the same id and exactly one of these keys:

    "ok"           done; what else it holds stands at each command below
    "illegal"      only for `act`: the rules refuse this action; nothing has changed
    "unsupported"  not declared and not known
    "error"        the request makes no sense, or the adapter gives up
"""

import json
import sys
from typing import Any

Reply = dict[str, Any]
PROTOCOL = 1

# Step 1. Declare your game: take the first line away and the # from the others. What is declared is expected.
GAMES: dict[str, Any] = {}
# GAMES: dict[str, Any] = {
#     "@GAME@": {
#         "capabilities": [],  # steps 5 to 8
#         "effects": [],       # step 8
#         "rulings": {},       # step 9
#     },
# }


class NotYet(Exception):
    """Something that this adapter cannot do yet. It is answered with `error`."""


class Illegal(Exception):
    """An action that the rules refuse. It is answered with `illegal`; raise it before you change anything."""

    def __init__(self, reason: str, message: str = "") -> None:
        super().__init__(message)
        self.reason, self.message = reason, message


class Adapter:
    """Holds one game. Every method gets a request and returns what stands in `ok`."""

    def hello(self, request: Reply) -> Reply:
        """Who you are. Done already, but change the name."""
        if request["protocol"] != PROTOCOL:
            raise ValueError(f"this adapter speaks protocol {PROTOCOL}")
        return {"protocol": PROTOCOL, "name": "my-engine", "version": "0.1", "games": GAMES}

    def setup(self, request: Reply) -> Reply:
        """Step 2. Forget everything before, and play on from request["position"].

        request["cards"] says what each card id means: {"A1": {"name": …, …}}. Ids are opaque: keep them as they are.
        A position may be one that play cannot reach. One that makes no sense is a ValueError.
        """
        if request["game"] not in GAMES:
            raise ValueError(f"no game {request['game']!r}")
        raise NotYet("setup")

    def observe(self, request: Reply) -> Reply:
        """Step 3. The whole position, in the same shape in which it came, and who has to decide what.

            return {"position": …, "awaits": {"A": {"kind": "…"}, "B": {"kind": "…"}}}

        `awaits` is derived from the position. It is empty only when the game is over.

        Step 6, capability `views`: where request["viewer"] is a player, return {"view": …, "awaits": …} with what this
        player may know. Of a hidden card no id stands anywhere: it is {"hidden": true}, hands and decks are counts.
        """
        raise NotYet("observe")

    def act(self, request: Reply) -> Reply:
        """Step 4. request["player"] does request["action"]. Begin with the simplest action of the game.

        First check everything and raise Illegal("reason"), then change, then do all that nobody chooses (open cards,
        count, draw) until somebody has a choice again. Then return {}.

        Step 5, capability `reasons`: the reasons are those of the protocol reference.
        Step 7, capability `chance`: "chance" is a player. Never roll: a shuffle is a decision of chance, and its answer
        names the top cards; the rest keeps its order.
        Step 8, capability `effects`: declare the operations that your cards can do, one after the other, in "effects".
        Step 9: the open points of the book that you have read one way, as {"XX-R1": ["a"]}; `conformance rulings`.
        """
        raise NotYet("act")

    def legal(self, request: Reply) -> Reply:
        """Step 6 as well, capability `legal`: what request["player"] can do, {"actions": [{"type": …, "card": …}]}."""
        raise NotYet("legal")

    # -- From here on nothing needs to be changed. --------------------------------------------------------------------
    def handle(self, request: Reply) -> Reply:
        """The reply to one request. `--adapter python:MODULE:Adapter` calls it without a process in between.

        A method `close`, if there is one, is then called without arguments at the end; give no action this name.
        """
        number = request.get("id")
        commands = {"hello": self.hello, "setup": self.setup, "act": self.act, "observe": self.observe,
                    "legal": self.legal}
        try:
            if request.get("do") not in commands:
                raise ValueError(f"no command {request.get('do')!r}")
            return {"id": number, "ok": commands[request["do"]](request)}
        except Illegal as no:
            return {"id": number, "illegal": {"reason": no.reason, "message": no.message}}
        except NotYet as what:
            return {"id": number, "error": {"message": f"{what} is not written yet"}}
        except ValueError as no:
            return {"id": number, "error": {"message": str(no)}}
        # Any other exception is a mistake in the engine and ends the program: a crash is never taken for a refusal.


def main() -> None:
    """Answer line by line until the input ends."""
    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # so that a `print` of the engine goes to the log, not among the replies
    adapter = Adapter()
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        try:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise ValueError("a request is one JSON object")
            reply = adapter.handle(request)
        except ValueError as no:
            reply = {"id": None, "error": {"message": f"not a request: {no}"}}
        replies.write(json.dumps(reply, ensure_ascii=False).encode() + b"\n")
        replies.flush()  # after every line, or the suite waits in vain


if __name__ == "__main__":
    main()

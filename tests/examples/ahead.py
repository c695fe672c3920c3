"""An adapter that cannot stop in the middle of an effect: the reference engine that carries Resolve through in one go.

`act` takes the answers that follow and uses those that the skills ask for. Where the answers run out before the skills
do, nothing has happened and the reply is `unsupported`.
"""

from copy import deepcopy
from typing import Any

from wire import answer_lines

from conformance.adapters.server import Server
from conformance.protocol.messages import Act, Hello
from reference_engine.kernel import Illegal


class Stuck(Exception):
    """An effect needs an answer that the request does not bring."""


class Ahead(Server):
    """Declares `answers_ahead`."""

    def hello(self, request: Hello) -> dict[str, Any]:
        ok = super().hello(request)
        for declared in ok["games"].values():
            declared["capabilities"].append("answers_ahead")
        return ok

    def act(self, request: Act) -> dict[str, Any]:
        before, used = deepcopy(self.play), 0
        try:
            super().act(request)
            while asked := self.asked():
                used += self.answer(asked, (request.answers or [])[used:])
        except (Illegal, Stuck):
            self.play = before
            raise
        return {"used": used}

    def asked(self) -> list[str]:
        """Whose skills ask for a choice now."""
        decisions = self.playing().engine.awaits(self.play)
        return [who for who, decision in decisions.items() if decision["kind"] == "choose"]

    def answer(self, asked: list[str], answers: list[dict[str, Any]]) -> int:
        """Answer with the first of the answers; 1. Raises Stuck, Illegal."""
        if not answers or answers[0]["player"] not in asked or answers[0]["action"]["type"] != "choose":
            raise Stuck(f"a skill of {' and '.join(asked)} needs a choice, which `answers` does not bring next")
        super().act(Act(id=0, do="act", **answers[0]))
        return 1

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        try:
            return super().handle(message)
        except Stuck as no:
            return {"id": message["id"], "unsupported": {"message": str(no)}}


if __name__ == "__main__":
    answer_lines(Ahead())

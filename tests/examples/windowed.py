"""An adapter with windows for responses that cannot stop inside an effect either.

After a deploy that completes a step the other player may respond before the cards are opened; nobody ever does. What
the deploy sets going happens when the window is closed, with the answers that come with the `pass`.
"""

from copy import deepcopy
from typing import Any

from ahead import Ahead
from wire import answer_lines

from conformance.adapters.server import Server
from conformance.protocol.messages import Act, Observe, Setup


class Windowed(Ahead):
    """Declares `answers_ahead`, too. `waiting` is the deploy that is not carried out yet."""

    waiting: Act | None = None

    def setup(self, request: Setup) -> dict[str, Any]:
        self.waiting = None
        return super().setup(request)

    def observe(self, request: Observe) -> dict[str, Any]:
        ok = super().observe(request)
        if self.waiting:
            responder = "B" if self.waiting.player == "A" else "A"
            window = {responder: {"kind": "respond", "optional": True}}
            ok["awaits"] = window if request.viewer in (None, responder) else {}
        return ok

    def act(self, request: Act) -> dict[str, Any]:
        if self.waiting and request.action["type"] == "pass":
            done = super().act(self.waiting.model_copy(update={"answers": request.answers}))
            self.waiting = None
            return done
        completes = request.action["type"] == "deploy" and request.player in self.playing().engine.awaits(
            self.play) and len(self.playing().engine.awaits(self.play)) == 1
        if not completes:
            return super().act(request)
        before = deepcopy(self.play)
        Server.act(self, request)  # raises Illegal, with nothing changed
        self.play, self.waiting = before, request
        return {}


if __name__ == "__main__":
    answer_lines(Windowed())

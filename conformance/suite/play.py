"""A case played on the reference engine, moment by moment: for `explain` and for the boards of the site."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.protocol.games import game
from conformance.protocol.messages import Act
from conformance.run.executor import Execution
from conformance.run.verdicts import Judged
from reference_engine.kernel import Illegal, cite, listen


@dataclass
class Moment:
    """After one step. `position` is None before the set-up; `cited` are the rules that decided in this step.

    `refused` holds reason and message where the step tried something that the rules refuse.
    """

    keyword: str
    text: str
    position: dict[str, Any] | None
    awaits: dict[str, Any]
    names: dict[str, str]
    acted: bool
    cited: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)  # numbers of cards as they are now
    refused: dict[str, str] | None = None
    table: list[list[str]] = field(default_factory=list)  # of the step, its heading first


class Citing(Server):
    """The reference engine; the rule that refuses an action counts among those that have decided."""

    def act(self, request: Act) -> dict[str, Any]:
        """An action."""
        try:
            return super().act(request)
        except Illegal as no:
            cite(no.rule)
            raise


def play(case: dict[str, Any]) -> Iterator[Moment]:
    """Every step of a case; where the engine disagrees, the last moment says how in `wrong`."""
    adapter = InProcess("reference", Citing, trusted=True)
    execution = Execution(case, adapter, declared(game(case["game"])))
    steps = case["steps"]
    for number, step in enumerate(steps):
        cited: list[str] = []
        wrong: list[str] = []
        acted = any(op["op"] in ("act", "try") for op in step["ops"])
        listen(cited.append if acted else None)
        try:
            execution.run_step(step)
            if number == len(steps) - 1:
                listen(None)
                execution.finish()
        except Judged as no:
            wrong = [no.message, *no.differences]
        finally:
            listen(None)
        position: dict[str, Any] | None = None
        awaits: dict[str, Any] = {}
        values: dict[str, Any] = {}
        if execution.talk.names:
            position, awaits, values = execution.talk.observe()
        refused = (execution.attempt or {}).get("illegal") if acted else None
        yield Moment(step["keyword"], step["text"], position, awaits, execution.talk.names, acted,
                     list(dict.fromkeys(cited)), wrong, values, refused, step.get("table", []))
        if wrong:
            return

"""Null adapters: implementations that do as little as possible. A suite that lets one through checks nothing.

Each wraps the reference engine's server and alters only replies to actions that are no pass. Something a rule says is
told from nothing only if a scenario of that rule fails on the null adapter, by an expectation or a verdict.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from conformance.adapters.base import AdapterFault
from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.protocol.games import GAMES
from conformance.protocol.games import game as game_of
from conformance.protocol.messages import Act, Observe
from conformance.run.compare import look_up
from conformance.run.executor import Case, Operation
from conformance.run.verdicts import Failed, Judged
from conformance.suite.audit.bench import NOTICED, Bench, Expectations, Report, best, counted
from reference_engine.kernel import Illegal

CHECK = "null adapters"
# What chance does where no scenario says it.
UNSCRIPTED = [answer for name in GAMES for answer in getattr(game_of(name).engine, "UNSCRIPTED", {}).values()]


def is_pass(player: str, action: dict[str, Any]) -> bool:
    """Whether an action is one that nobody needs to script: a pass, or chance that decides nothing."""
    named = [value for key, value in action.items() if key != "type" and value not in (None, [], {})]
    return action.get("type") == "pass" or (player == "chance" and (not named or action in UNSCRIPTED))


class RefuseAll(Server):
    """Refuses everything."""

    def act(self, request: Act) -> dict[str, Any]:
        """No, unless it is a pass."""
        if is_pass(request.player, request.action):
            return super().act(request)
        raise Illegal("", "wrong_action", "this adapter refuses everything")


class DoNothing(Server):
    """Accepts everything, and nothing happens."""

    def act(self, request: Act) -> dict[str, Any]:
        """Yes, unless it is a pass, which is carried out."""
        return super().act(request) if is_pass(request.player, request.action) else {}


class ShowAll(Server):
    """Shows every player everything."""

    def observe(self, request: Observe) -> dict[str, Any]:
        """A view with the content of the position."""
        ok = super().observe(request)
        if request.viewer is None:
            return ok
        whole = super().observe(Observe(id=request.id, do="observe", viewer=None))
        return {**ok, "view": kept(whole["position"], self.playing().engine.View)}


def kept(document: dict[str, Any], kind: Any) -> dict[str, Any]:
    """The part of a document that a type has fields for, at every depth that a dict or a dataclass leads to."""
    hints, names = get_type_hints(kind), {field.name for field in fields(kind)}
    result = {}
    for key, value in document.items():
        if key not in names:
            continue
        inner = hints[key]
        if get_origin(inner) is dict and is_dataclass(get_args(inner)[1]):
            result[key] = {name: kept(part, get_args(inner)[1]) for name, part in value.items()}
        else:
            result[key] = kept(value, inner) if is_dataclass(inner) and isinstance(value, dict) else value
    return result


def acts(case: Case) -> bool:
    """Whether somebody does or tries something in a case."""
    return any(op["op"] in ("act", "try") and not is_pass(op["player"], op["action"])
               for step in case["steps"] for op in step["ops"])


def found(document: dict[str, Any], path: str) -> Any:
    """What a path leads to; nothing where it leads nowhere."""
    try:
        return look_up(document, path)
    except Failed:
        return None


class Watching(Expectations):
    """Notes whether a check looks at something in a player's view that the player may not know in full."""

    secret = False

    def do_expect(self, op: Operation) -> None:
        """Compare what is looked at with the content of the position there."""
        if op["viewer"] is not None:
            view, position = self.look(op)[0], self.talk.observe()[0]
            everything = self.game.normal(kept(position, self.game.engine.View), view=True)
            self.secret = self.secret or found(view, op["path"]) != found(everything, op["path"])
        super().do_expect(op)


def hides(case: Case) -> bool:
    """Whether a check of the case looks at something that the reference engine does not show to everybody."""
    execution = Watching(case, InProcess("reference", Server, trusted=True), declared(game_of(case["game"])))
    try:
        for step in case["steps"]:
            execution.run_step(step)
    except (Judged, AdapterFault):
        pass  # a case that fails on the reference engine is a finding of the reading audit
    return execution.secret


NULLS: tuple[tuple[str, Callable[[], Server], Callable[[Case], bool]], ...] = (
    ("refuses everything", RefuseAll, acts),
    ("does nothing", DoNothing, acts),
    ("shows everything", ShowAll, hides),
)


def check(bench: Bench) -> Report:
    """Each rule against each null adapter, as far as the rule can tell."""
    report, told = Report(CHECK), 0
    for rule in bench.deciding:
        cases = bench.of_rule(rule.id)
        words = []
        if not cases:
            report.findings.append(f"{rule.id}: no scenario")
        elif not any(acts(case) or hides(case) for case in cases):
            report.findings.append(f"{rule.id}: nobody does anything in its scenarios; give one a When")
        for name, make, can_tell in NULLS:
            if not any(can_tell(case) for case in cases):
                continue
            outcome = best(cases, make)
            if outcome.result == "fail":
                told += 1
                words.append(f"{name}: {outcome.id}")
            else:
                report.findings.append(f"{rule.id}: an adapter that {name} is noticed {NOTICED[outcome.result]}"
                                       + (f" ({outcome.id}: {outcome.message})" if outcome.id else ""))
        report.lines.append(f"{rule.id}: {'; '.join(words) or 'caught by nothing'}")
    report.summary = f"{counted(len(bench.deciding), 'rule')}, null adapters caught {told} times"
    return report

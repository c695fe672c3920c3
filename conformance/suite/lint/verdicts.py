"""Attempts and refusals: `tries to` is judged, reasons exist, and beside a refusal stands what is accepted."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from conformance.protocol.games import game
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.near import did_you_mean
from conformance.suite.lint.source import Compiled, Scope

Operation = dict[str, Any]


def operations(compiled: Compiled) -> Iterator[tuple[int, Operation]]:
    """(line of the step, operation) of a case."""
    for step in compiled.case["steps"]:
        for op in step["ops"]:
            yield step["line"], op


def check_verdicts(scope: Scope) -> Iterator[Finding]:
    """Findings about single attempts; rows of an outline say the same only once."""
    yield from dict.fromkeys(f for compiled in scope.compiled for f in check_attempts(compiled))
    yield from dict.fromkeys(f for compiled in scope.compiled for f in check_reasons(compiled))


def check_attempts(compiled: Compiled) -> Iterator[Finding]:
    """After `tries to` comes the verdict, and a verdict comes after nothing else."""
    file = compiled.scenario.file
    open_since = 0
    for line, op in [*operations(compiled), (0, {"op": "end"})]:
        if op["op"] == "verdict":
            if not open_since:
                yield Finding(file, line, "verdict", "nothing was tried before: say `tries to …` in the When, "
                                                     "or leave the verdict out")
            open_since = 0
        elif open_since:
            yield Finding(file, open_since, "verdict", "`tries to` is followed by `Then it is refused: reason` "
                                                       "or `Then it is accepted`")
            open_since = 0
        if op["op"] == "try":
            open_since = line


def check_reasons(compiled: Compiled) -> Iterator[Finding]:
    """Reasons are a closed list of the game."""
    known = game(compiled.scenario.game).engine.REASONS
    for line, op in operations(compiled):
        if op["op"] == "verdict" and op["reason"] and op["reason"] not in known:
            hint = did_you_mean(op["reason"], known, f"; there are {', '.join(known)}")
            outline = compiled.scenario.row_line
            yield Finding(compiled.scenario.file, outline if outline != compiled.scenario.line else line, "reason",
                          f"no reason {op['reason']!r}{hint}")


def check_twins(scope: Scope) -> Iterator[Finding]:
    """A rule that refuses an action shows one of the same kind that is accepted."""
    accepted: dict[tuple[str, str], set[str]] = defaultdict(set)
    refused: dict[tuple[str, str, str], tuple[Compiled, int]] = {}
    for compiled in scope.compiled:
        home = compiled.scenario.rule, "" if compiled.scenario.rule else str(compiled.scenario.file)
        for line, op, verdict in judged(compiled):
            kind = op["action"]["type"]
            if verdict:
                accepted[home].add(kind)
            else:
                refused.setdefault((*home, kind), (compiled, line))
    for (rule, file, kind), (compiled, line) in refused.items():
        if kind not in accepted[rule, file]:
            where = f"no scenario of {rule}" if rule else "no scenario of this file"
            yield Finding(compiled.scenario.file, line, "twin",
                          f"this `{kind}` is refused, and {where} has one that is accepted; "
                          "add a twin that differs in one fact")


def judged(compiled: Compiled) -> Iterator[tuple[int, Operation, bool]]:
    """(line, act or try, whether it is to be accepted)."""
    attempt: tuple[int, Operation] | None = None
    for line, op in operations(compiled):
        if op["op"] == "act":
            yield line, op, True
        elif op["op"] == "try":
            attempt = line, op
        elif op["op"] == "verdict" and attempt:
            yield *attempt, op["accepted"]
            attempt = None

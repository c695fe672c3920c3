"""Rules of absence: what nothing in the engine decides is broken on purpose, and a scenario of the rule goes red.

A knock-in is a context manager that patches the engine so that it breaks one rule. There is one for each rule in
`[absence]` of `rulebook.toml`.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec

from conformance.suite.audit.bench import NOTICED, Bench, Report, best, counted

CHECK = "knock-ins"
KnockIns = Mapping[str, Callable[[], AbstractContextManager[None]]]


def knock_ins(game: str) -> KnockIns:
    """The knock-ins of a game; none where nobody has written any."""
    name = f"conformance.suite.audit.knock_ins.{game}"
    found: KnockIns = import_module(name).KNOCK_INS if find_spec(name) else {}
    return found


def check(bench: Bench, ins: KnockIns | None = None) -> Report:
    """Each rule of absence, broken."""
    report, red = Report(CHECK), 0
    ins = knock_ins(bench.game) if ins is None else ins
    rules = {rule.id for rule in bench.rules}
    for name in bench.absence:
        if name not in rules:
            report.findings.append(f"{name}: stands in [absence] of rulebook.toml, but no Rule has this id")
        elif name not in ins:
            report.findings.append(f"{name}: stands in [absence] of rulebook.toml, but no knock-in breaks it")
    for name, breaks in ins.items():
        if name not in bench.absence:
            report.findings.append(f"{name}: has a knock-in, but does not stand in [absence] of rulebook.toml")
        with breaks():
            found = best(bench.of_rule(name))
        if found.result == "fail":
            red += 1
            report.lines.append(f"{name}: broken, {found.id} goes red: {found.message}")
        else:
            report.findings.append(f"{name}: broken ({(breaks.__doc__ or '').strip()}), which is noticed "
                                   f"{NOTICED[found.result]}" + (f" ({found.id}: {found.message})" if found.id else ""))
    report.summary = f"{counted(len(ins), 'knock-in')}, {red} go red"
    return report

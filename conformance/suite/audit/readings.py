"""Reading audit: a required scenario holds under every reading, a ruled one tells its reading from another.

An implementation is free in what a ruling leaves open, and declares its readings. So a scenario must depend on exactly
the rulings that it is tagged with.
"""

from collections.abc import Iterator
from typing import Any

from conformance.protocol.games import game as game_of
from conformance.run.executor import Case
from conformance.suite.audit.bench import NOTICED, Bench, Report, best, counted, run
from conformance.suite.features import Scenario

CHECK = "reading audit"


def check(bench: Bench) -> Report:
    """Every scenario under every implemented reading of every ruling, one ruling at a time."""
    report = Report(CHECK)
    report.findings += declarations(bench)
    required = ruled = 0
    outlines: dict[str, list[Scenario]] = {}
    for scenario in bench.scenarios:
        if scenario.id not in bench.cases:
            continue
        case = bench.cases[scenario.id]
        if unplayable := [f"{ruling}:{letter}" for ruling, letter in scenario.rulings
                          if letter not in bench.readings(ruling)]:
            report.findings.append(f"{scenario.id}: no engine here plays {', '.join(unplayable)}, so nothing shows "
                                   "that the scenario is right; drop it, or implement the reading")
            continue
        if not (outcome := run(case)).passed:
            own = " under its own reading" if scenario.rulings else ""
            report.findings.append(f"{scenario.id}: {outcome.verdict}{own}: {outcome.message}")
            continue
        required += scenario.level == "required"
        ruled += bool(scenario.rulings)
        report.findings += untagged(bench, scenario, case) if scenario.level != "supplement" else ()
        outlines.setdefault(scenario.outline, []).append(scenario)
    for rows in outlines.values():
        report.findings += undistinguished(bench, rows, report.lines)
    report.summary = (f"{counted(required, 'required scenario')} and {counted(ruled, 'ruled one')} under "
                      f"{counted(sum(len(r.implemented) for r in bench.rulings.values()), 'reading')} of "
                      f"{counted(len(bench.rulings), 'ruling')}")
    return report


def declarations(bench: Bench) -> Iterator[str]:
    """Rulings of which `rulings.toml` and the engine say different things."""
    engine: dict[str, tuple[str, ...]] = game_of(bench.game).engine.READINGS
    for name, ruling in bench.rulings.items():
        plays = tuple(engine.get(name, ("a",)))
        if sorted(ruling.implemented) != sorted(plays):
            yield (f"{name}: rulings.toml says that {', '.join(ruling.implemented)} is implemented, "
                   f"the engine plays {', '.join(plays)}")
    for name in sorted(engine.keys() - bench.rulings.keys()):
        if bench.rulings:
            yield f"{name}: the engine plays readings of it, but rulings.toml has no such ruling"


def under(case: Case, readings: dict[str, str]) -> Case:
    """The case with these readings in force besides its own."""

    def changed(op: dict[str, Any]) -> dict[str, Any]:
        if op["op"] != "setup":
            return op
        position = op["position"]
        return {**op, "position": {**position, "rulings": {**position["rulings"], **readings}}}

    steps = [{**step, "ops": [changed(op) for op in step["ops"]]} for step in case["steps"]]
    return {**case, "steps": steps, "rulings": {**case["rulings"], **readings}}


def untagged(bench: Bench, scenario: Scenario, case: Case) -> Iterator[str]:
    """Readings of rulings that the scenario is not tagged with, and that it depends on all the same."""
    tagged = dict(scenario.rulings)
    for ruling in bench.rulings.values():
        for letter in ruling.implemented if ruling.id not in tagged else ():
            outcome = run(under(case, {ruling.id: letter}))
            if not outcome.passed:
                yield (f"{scenario.id}: {outcome.verdict} under {ruling.id}:{letter}: {outcome.message}; tag it "
                       f"@{ruling.id}:{ruling.chosen}, or leave out what depends on the ruling")


def undistinguished(bench: Bench, rows: list[Scenario], lines: list[str]) -> Iterator[str]:
    """Rulings of a tag that no row of the outline (or not the scenario) depends on.

    A row that is there for contrast, and the same under every reading, may stand beside one that is not.
    """
    for name, letter in rows[0].rulings:
        others = [other for other in bench.readings(name) if other != letter]
        if not others:
            lines.append(f"{rows[0].outline}: {name}:{letter} is recorded only, nothing to compare with")
            continue
        found = best(under(bench.cases[row.id], {name: other}) for row in rows for other in others)
        if found.result == "fail":
            lines.append(f"{found.id}: {name}:{letter} told from {', '.join(others)}: {found.message}")
        else:
            yield (f"{rows[0].outline}: {name}:{', '.join(others)} is noticed {NOTICED[found.result]}; make a Then say "
                   f"what differs, or drop the tag @{name}:{letter}")

"""Citations: every rule that the engine cites exists, and every rule that decides something is cited.

A rule of absence ("no limit", "nobody may answer") cannot be cited, since no statement decides it. It stands in
`[absence]` of `rulebook.toml`, and a knock-in breaks it (see `absence.py`).
"""

from collections.abc import Iterable
from types import ModuleType

from conformance.suite.audit.bench import Bench, Report, counted
from conformance.suite.audit.mutants import modules_of, places

CHECK = "citations"


def check(bench: Bench, modules: Iterable[ModuleType] | None = None) -> Report:
    """Citations against rules, and rules against citations."""
    report = Report(CHECK)
    where: dict[str, list[str]] = {}
    for place in places(modules if modules is not None else modules_of(bench.game))[0]:
        for rule in place.site.rules:
            where.setdefault(rule, []).append(place.site.key(rule).replace(f" {rule}", ""))
    rules = {rule.id: rule for rule in bench.rules}
    for name, sites in sorted(where.items()):
        if name not in rules:
            report.findings.append(f"{name}: cited in {', '.join(sites)}, but no Rule has this id")
        elif rules[name].is_definition:
            report.findings.append(f"{name}: cited in {', '.join(sites)}, but it is a @definition, which decides nothing")
    for rule in bench.deciding:
        if sites := where.get(rule.id, []):
            report.lines.append(f"{rule.id}: {', '.join(sites)}")
        elif rule.id in bench.absence:
            report.lines.append(f"{rule.id}: rule of absence: {bench.absence[rule.id]}")
        elif "example" in rule.tags:
            report.lines.append(f"{rule.id}: worked example")
        else:
            report.findings.append(f"{rule.id}: decides something, but the engine cites it nowhere: cite it, or name it in "
                                   "[absence] of rulebook.toml with a knock-in")
    report.summary = f"{counted(len(where), 'rule')} cited, {counted(len(bench.absence), 'rule')} of absence"
    return report

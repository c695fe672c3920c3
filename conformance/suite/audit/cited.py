"""Citations: every rule that the engine cites exists, and every rule that decides something is cited.

A rule of absence ("no limit", "nobody may answer") cannot be cited, since no statement decides it. It stands in
`[absence]` of `rulebook.toml`, and a knock-in breaks it (see `absence.py`).
"""

from collections.abc import Iterable
from pathlib import PurePosixPath

from conformance.suite.audit.bench import Bench, Report, counted
from conformance.suite.citations import Citation, citations

CHECK = "citations"


def check(bench: Bench, found: Iterable[Citation] | None = None) -> Report:
    """Citations of the engine (or `found`) against rules, and rules against citations."""
    report = Report(CHECK)
    where: dict[str, list[str]] = {}
    for citation in citations(bench.game) if found is None else found:
        place = f"{PurePosixPath(citation.file).name}:{citation.function}"
        where.setdefault(citation.rule, []).append(f"{place} {citation.reason or citation.kind}")
    rules = {rule.id: rule for rule in bench.rules}
    for name, sites in sorted(where.items()):
        if name not in rules:
            report.findings.append(f"{name}: cited in {', '.join(sites)}, but no Rule has this id")
        elif rules[name].is_definition:
            report.findings.append(f"{name}: cited in {', '.join(sites)}, but a @definition decides nothing")
    exempt = {"definitions": len(bench.rules) - len(bench.deciding), **bench.exempt}
    report.lines.append("exempt: " + ", ".join(f"{number} {what}" for what, number in exempt.items()))
    for rule in bench.deciding:
        if sites := where.get(rule.id, []):
            report.lines.append(f"{rule.id}: {', '.join(sites)}")
        elif rule.id in bench.absence:
            report.lines.append(f"{rule.id}: rule of absence: {bench.absence[rule.id]}")
        elif "example" in rule.tags:
            report.lines.append(f"{rule.id}: worked example")
        else:
            report.findings.append(f"{rule.id}: decides something, but the engine cites it nowhere: cite it, or name "
                                   "it in [absence] of rulebook.toml with a knock-in")
    report.summary = f"{counted(len(where), 'rule')} cited, {counted(len(bench.absence), 'rule')} of absence"
    return report

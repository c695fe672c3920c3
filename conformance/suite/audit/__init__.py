"""Is the suite any good? Checks on the suite itself, which `conformance lint --audit` runs.

    readings        a required scenario holds under every implemented reading of every ruling; a ruled one fails under
                    another reading of each ruling that it is tagged with
    nulls           an adapter that refuses everything, one that does nothing and one that shows everything are caught
                    by a scenario of every rule that can tell
    knockouts       each `raise Illegal(rule, …)` and each cited statement taken out: a scenario of that rule goes red
    second_default  every scenario passes from another default position too
    cited           every cited rule exists; every rule that decides something is cited, or is a rule of absence
    absence         each rule of absence broken by a knock-in (`knock_ins/<game>.py`): a scenario of it goes red

Each module has `check(bench) -> Report`. "Caught" and "red" always mean: failed by an expectation or a verdict. A
crash, an open decision at the end, a lost card or another reason of a refusal is not enough; where a knock-out cannot
be caught otherwise, `features/<game>/shadowed.toml` says why.

Everything runs in this process on the reference engine. `mutants` and the knock-ins patch the engine while a scenario
runs and put it back, so nothing else may use the engine in another thread meanwhile.
"""

from collections.abc import Callable, Iterable

from conformance.suite.audit import absence, cited, knockouts, nulls, readings, second_default
from conformance.suite.audit.bench import Bench, Report, bench, counted

CHECKS: tuple[Callable[[Bench], Report], ...] = (
    cited.check, readings.check, second_default.check, nulls.check, knockouts.check, absence.check)


def run_audit(games: Iterable[str], write: Callable[[str], None]) -> int:
    """All checks on the packaged suite of some games; the number of findings.

    `write` gets one line at a time. Raises FeatureError, RulebookError, RulingError or ShadowedError where
    the suite cannot be read.
    """
    total = 0
    for game in games:
        subject = bench(game)
        total += len(subject.broken)
        for line in subject.broken:
            write(f"{game}: FINDING {line}")
        for check in CHECKS:
            total += show(game, check(subject), write)
    return total


def show(game: str, report: Report, write: Callable[[str], None]) -> int:
    """One report as lines; the number of its findings."""
    write(f"{game}: {report.check}")
    for line in report.lines:
        write(f"  {line}")
    for finding in report.findings:
        write(f"  FINDING {finding}")
    write(f"  {report.summary}: {counted(len(report.findings), 'finding')}")
    return len(report.findings)


__all__ = ["Bench", "Report", "bench", "run_audit"]

"""Second default: no scenario may lean on a fact that it does not state.

Everything is compiled once more from another default position: another round, other fillers, other sizes of decks.
"""

from conformance.suite.audit.bench import Bench, Report, counted, run
from conformance.suite.compiler import CompileError, compile_scenario

CHECK = "second default"


def check(bench: Bench) -> Report:
    """Every scenario that passes from the first default position passes from the second."""
    report, passed = Report(CHECK), 0
    for scenario in bench.scenarios:
        if scenario.id not in bench.cases or not bench.applicable(scenario):
            continue
        try:
            outcome = run(compile_scenario(scenario, "second"))
        except CompileError as wrong:
            report.findings.append(f"{scenario.id}: does not compile from the second default position: {wrong}")
            continue
        passed += outcome.passed
        if not outcome.passed and run(bench.cases[scenario.id]).passed:
            report.findings.append(f"{scenario.id}: {outcome.verdict} from the second default position, so it leans on "
                                   f"an unstated fact: {outcome.message} ({scenario.file.name}:{outcome.line})")
    report.summary = f"{counted(passed, 'scenario')} pass from the second default position too"
    return report

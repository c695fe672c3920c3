"""Mistakes of a draft that no implementation is to blame for, found before anything is run."""

from collections.abc import Iterable

from conformance.cli import UserError
from conformance.suite.features import Scenario


def check_drafts(scenarios: Iterable[Scenario]) -> None:
    """Raises UserError: a ruling tag that names no reading, a sentence that means nothing, a verdict on nothing, or a
    set-up that cannot be. What stands beside a rulebook is a suite, which `conformance lint` looks after."""
    for scenario in scenarios:
        if not (scenario.file.parent / "rulebook.toml").is_file():
            check_readings(scenario)
            check_placeholders(scenario)
            check_case(scenario)


def check_readings(scenario: Scenario) -> None:
    """Raises UserError where a tag names a ruling or a reading that there is not, or a ruling without its reading."""
    from conformance.suite.lint.near import did_you_mean
    from conformance.suite.rulings import rulings

    known, place = rulings(scenario.game), f"{scenario.file}:{scenario.line}"
    for tag in scenario.tags:
        if tag in known:
            raise UserError(f"{place}: @{tag}: say which reading, as @{tag}:{min(known[tag].readings)}")
    for name, letter in scenario.rulings:
        if name not in known:
            hint = did_you_mean(name, known, f"; `conformance rulings --game {scenario.game}` lists them")
            raise UserError(f"{place}: @{name}:{letter}: no ruling {name}{hint}")
        if letter not in known[name].readings:
            raise UserError(f"{place}: @{name}:{letter}: {name} has the readings {', '.join(known[name].readings)}")


def check_placeholders(scenario: Scenario) -> None:
    """Raises UserError where a step still has a placeholder that no column of the Examples fills."""
    from conformance.suite.lint.structure import PLACEHOLDER

    for step in scenario.steps:
        if found := PLACEHOLDER.search(step.text):
            raise UserError(f"{scenario.file}:{step.line}: no column {found[1]!r} of Examples fills <{found[1]}>")


def check_case(scenario: Scenario) -> None:
    """Raises UserError where a scenario cannot be compiled, or what comes of it cannot be carried out by anybody."""
    from conformance.suite.compiler import CompileError, compile_scenario
    from conformance.suite.lint.sentences import wrong_set_up
    from conformance.suite.lint.source import Compiled
    from conformance.suite.lint.verdicts import check_attempts

    try:
        case = compile_scenario(scenario)
    except CompileError as no:
        raise UserError(str(no)) from None
    for finding in check_attempts(Compiled(scenario, case)):
        raise UserError(f"{finding.file}:{finding.line}: {finding.message}")
    for failure in wrong_set_up(scenario, case):
        raise UserError(f"{scenario.file}:{failure.line}: the set-up cannot be: {failure.message}")

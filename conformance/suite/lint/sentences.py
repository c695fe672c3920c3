"""Steps: every sentence is known, means something, and the set-up can be. What compiles is left in the scope."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from conformance.protocol.games import game
from conformance.suite.compiler import CompileError, compile_scenario
from conformance.suite.features import Scenario
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.source import Case, Compiled, Scope, place_in
from conformance.vocabulary import vocabulary
from conformance.vocabulary.registry import StepError
from reference_engine.kernel import Invalid


@dataclass(frozen=True)
class Failure:
    """What is wrong with one scenario or one row."""

    scenario: Scenario
    line: int
    code: str
    message: str


def check_sentences(scope: Scope) -> Iterator[Finding]:
    """Compile every scenario of the scope; findings for those that cannot be."""
    failures = []
    for scenario in scope.scenarios:
        if not scenario.steps:
            continue  # the shape of the file says so already
        unknown = list(unknown_sentences(scenario))
        failures += unknown
        if unknown:
            continue
        try:
            case = compile_scenario(scenario)
        except CompileError as no:
            failures.append(Failure(scenario, *at_step(no, scenario)))
            continue
        scope.compiled.append(Compiled(scenario, case))
        failures += wrong_set_up(scenario, case)
    yield from by_row(failures, scope.scenarios)


def unknown_sentences(scenario: Scenario) -> Iterator[Failure]:
    """All steps that no sentence, or more than one, is for."""
    words = vocabulary(scenario.game)
    for step in scenario.steps:
        if not step.kind:
            continue  # a step that begins with `*`
        try:
            words.find(step.kind, step.text)
        except StepError as no:
            yield Failure(scenario, step.line, "sentence", str(no))


def at_step(error: CompileError, scenario: Scenario) -> tuple[int, str, str]:
    """Line, code and message of what the compiler says."""
    line, message = place_in(str(error), scenario.file)
    return line, "meaning", message


def wrong_set_up(scenario: Scenario, case: Case) -> Iterator[Failure]:
    """The reference engine can begin at the set-up, without readings that it cannot play: they are recorded only."""
    set_up = next(op for step in case["steps"] for op in step["ops"] if op["op"] == "setup")
    this = game(scenario.game)
    readings = this.engine.READINGS
    rulings = {name: letter for name, letter in scenario.rulings if letter in readings.get(name, ())}
    try:
        cards = this.cards.validate_python(set_up["cards"])
        position = this.position.validate_python({**set_up["position"], "rulings": rulings})
        this.engine.start(cards, position)
    except (Invalid, ValidationError) as no:
        yield Failure(scenario, scenario.line, "set-up", one_line(no))


def one_line(error: Invalid | ValidationError) -> str:
    """Path and complaint of the first thing that is wrong."""
    if isinstance(error, Invalid):
        return str(error)
    first = error.errors(include_url=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"


def by_row(failures: list[Failure], scenarios: list[Scenario]) -> Iterator[Finding]:
    """One finding a step where every row fails; else one at each row that does."""
    rows: dict[tuple[Path, int], int] = defaultdict(int)
    for scenario in scenarios:
        rows[scenario.file, scenario.line] += 1
    groups: dict[tuple[Path, int, int, str], list[Failure]] = defaultdict(list)
    for failure in failures:
        scenario = failure.scenario
        groups[scenario.file, scenario.line, failure.line, failure.code].append(failure)
    for (file, home, line, code), group in groups.items():
        if len(group) == rows[file, home]:
            yield Finding(file, line, code, group[0].message)
            continue
        for failure in group:
            yield Finding(file, failure.scenario.row_line, code, f"{failure.message} (step in line {line})")

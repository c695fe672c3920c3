"""What is missing: rules without a scenario, readings without one, definitions without a reason."""

from collections.abc import Iterator

from conformance.suite.features import RULING_TAG, tags_of
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.near import did_you_mean
from conformance.suite.lint.source import Scope, line_of, nodes, toml_line


def check_coverage(scope: Scope) -> Iterator[Finding]:
    """Findings about rules and readings."""
    yield from check_ruling_tags(scope)
    if scope.is_suite:
        yield from check_rules(scope)
        yield from check_readings(scope)


def check_rules(scope: Scope) -> Iterator[Finding]:
    """Each rule is shown by a scenario, unless nothing can decide it."""
    shown = {scenario.rule for scenario in scope.scenarios}
    for rule in scope.rules:
        if rule.is_definition:
            if not rule.description:
                yield Finding(rule.file, rule.line, "definition",
                              f"{rule.id} is a @definition: its description says why nothing can decide it")
            if rule.id in shown:
                yield Finding(rule.file, rule.line, "definition",
                              f"{rule.id} is a @definition and has scenarios: one of the two is wrong")
        elif rule.id and rule.id not in shown:
            yield Finding(rule.file, rule.line, "no-scenario",
                          f"{rule.id} has no scenario: write one, or tag it @definition and say why nothing decides it")


def check_ruling_tags(scope: Scope) -> Iterator[Finding]:
    """A tag names a ruling and one of its readings, and one reading of each."""
    for source in scope.sources:
        for what, node, _ in nodes(source.document):
            if what != "scenario":
                continue
            seen: dict[str, str] = {}
            for tag in tags_of(node):
                if not (found := RULING_TAG.fullmatch(tag)):
                    continue
                name, letter = found[1], found[2]
                ruling = scope.rulings.get(name)
                if ruling is None and scope.rulings:
                    yield Finding(source.path, line_of(node), "reading",
                                  f"@{tag}: no ruling {name}{did_you_mean(name, scope.rulings)}")
                elif ruling and letter not in ruling.readings:
                    yield Finding(source.path, line_of(node), "reading", f"@{tag}: {name} has the readings "
                                                                         f"{', '.join(sorted(ruling.readings))}")
                if seen.setdefault(name, letter) != letter:
                    yield Finding(source.path, line_of(node), "reading", f"two readings of {name} on one scenario")


def check_readings(scope: Scope) -> Iterator[Finding]:
    """Readings that the engine can play are told apart by scenarios."""
    path = scope.home / "rulings.toml"
    shown = {pair for scenario in scope.scenarios for pair in scenario.rulings}
    for ruling in scope.rulings.values():
        for letter in ruling.implemented if len(ruling.implemented) > 1 else ():
            if (ruling.id, letter) not in shown:
                yield Finding(path, toml_line(path, ruling.id), "reading",
                              f"the engine plays {ruling.id}:{letter}, and no scenario is tagged @{ruling.id}:{letter}")

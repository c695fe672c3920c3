"""Ids and names: each stands for one thing, exists, and is not used again after its end."""

from collections.abc import Iterator

from conformance.suite.features import RULE_ID, SCENARIO_ID, tags_of
from conformance.suite.lint.findings import Finding, Severity
from conformance.suite.lint.near import did_you_mean
from conformance.suite.lint.source import Scope, line_of, nodes


def check_ids(scope: Scope) -> Iterator[Finding]:
    """Findings about the ids and names of one game."""
    yield from check_rule_ids(scope)
    yield from check_scenario_ids(scope)
    yield from check_names(scope)


def check_rule_ids(scope: Scope) -> Iterator[Finding]:
    """Rules: one id each, the game's prefix, none that is folded, no rule or removed."""
    first: dict[str, str] = {}
    for rule in scope.rules:
        if not rule.id:
            continue
        place = f"{rule.file.name}:{rule.line}"
        if rule.id in first:
            yield Finding(rule.file, rule.line, "duplicate-id", f"{rule.id} is the Rule of {first[rule.id]} already")
        first.setdefault(rule.id, place)
        if scope.others and rule.id not in scope.others.known_rules:
            hint = did_you_mean(rule.id, scope.others.known_rules)
            yield Finding(rule.file, rule.line, "unknown-rule", f"the suite has no rule {rule.id}{hint}")
        if (book := scope.book) and scope.is_suite:
            if not rule.id.startswith(f"{book.prefix}-"):
                yield Finding(rule.file, rule.line, "unknown-rule", f"ids of {book.name} begin with {book.prefix}-")
            if rule.id in book.folded:
                yield Finding(rule.file, rule.line, "duplicate-id",
                              f"rulebook.toml folds {rule.id} into {book.folded[rule.id]}, yet it is a Rule here")
            if rule.id in book.no_rule:
                yield Finding(rule.file, rule.line, "duplicate-id", f"rulebook.toml says that {rule.id} is no rule: "
                                                                    f"{book.no_rule[rule.id]}")
        if scope.book and rule.id in scope.book.tombstones:
            yield Finding(rule.file, rule.line, "tombstone",
                          f"{rule.id} was removed: {scope.book.tombstones[rule.id]}; take a new id")


def check_scenario_ids(scope: Scope) -> Iterator[Finding]:
    """Scenarios: an id of their Rule, used once."""
    first: dict[str, str] = {}
    severity: Severity = "finding" if scope.is_suite else "note"
    for source in scope.sources:
        for what, node, rule in nodes(source.document):
            if what != "scenario":
                continue
            line = line_of(node)
            ids = [tag for tag in tags_of(node) if SCENARIO_ID.fullmatch(tag)]
            home = next((tag for tag in tags_of(rule or {}) if RULE_ID.fullmatch(tag)), "")
            if scope.is_suite and rule is None:
                yield Finding(source.path, line, "no-rule", "this scenario stands under no Rule")
            if not ids:
                wanted = f", as @{home or 'RN-2.1'}-a"
                yield Finding(source.path, line, "no-id", f"this scenario has no id tag{wanted}", severity)
            if len(ids) > 1:
                yield Finding(source.path, line, "duplicate-id", f"one scenario with two ids: {', '.join(ids)}")
            for name in ids:
                if name in first:
                    yield Finding(source.path, line, "duplicate-id", f"{name} is the scenario of {first[name]} already")
                first.setdefault(name, f"{source.path.name}:{line}")
                yield from check_belongs(scope, name, home, Finding(source.path, line, "unknown-rule", ""))
                if scope.book and name in scope.book.tombstones:
                    yield Finding(source.path, line, "tombstone",
                                  f"{name} was removed: {scope.book.tombstones[name]}; take a new id")


def check_belongs(scope: Scope, name: str, home: str, at: Finding) -> Iterator[Finding]:
    """A scenario's id begins with the id of its Rule, and the suite has that Rule."""
    begin = name.rsplit("-", 1)[0]
    if home and begin != home:
        yield Finding(at.file, at.line, at.code, f"@{name} stands under the Rule {home}; ids there begin with {home}-")
    elif not home and begin not in scope.known_rules:
        yield Finding(at.file, at.line, at.code, f"no rule {begin}{did_you_mean(begin, scope.known_rules)}")


def check_names(scope: Scope) -> Iterator[Finding]:
    """Of two scenarios with one name pytest-bdd runs only the second."""
    first: dict[str, str] = {}
    for source in scope.sources:
        for what, node, _ in nodes(source.document):
            if what != "scenario":
                continue
            name = " ".join(node["name"].split())
            place = f"{source.path.name}:{line_of(node)}"
            if not name:
                yield Finding(source.path, line_of(node), "duplicate-name", "this scenario has no name")
            elif name in first:
                yield Finding(source.path, line_of(node), "duplicate-name",
                              f"{name!r} is the scenario of {first[name]} already")
            first.setdefault(name, place)

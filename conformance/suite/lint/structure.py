"""The shape of a file: what Gherkin allows and runners stumble over, and the grammar of tags."""

import re
from collections import Counter
from collections.abc import Iterator

from conformance.suite.features import LINES_TAG, RULE_ID, RULING_TAG, SCENARIO_ID, tags_of
from conformance.suite.lint.findings import Finding, Severity
from conformance.suite.lint.source import Node, Scope, Source, line_of, nodes
from conformance.suite.rulebook import Rulebook

SECTION_ID = re.compile(r"[A-Z]{2,3}-\d+")
PLACEHOLDER = re.compile(r"<([^<>\s][^<>]*)>")
CASE = re.compile(r"[A-Za-z0-9_-]+")
TAGS = {
    "feature": ((SECTION_ID,), {"supplement"}, "@RN-10 or @supplement"),
    "rule": ((RULE_ID, LINES_TAG), {"definition", "example", "supplement"},
             "@RN-2.1, @lines-5.1, @definition, @example or @supplement"),
    "scenario": ((SCENARIO_ID, RULING_TAG), {"supplement"}, "@RN-2.1-a, @RN-R4:b or @supplement"),
}


def check_structure(scope: Scope) -> Iterator[Finding]:
    """Findings about the shape of every file."""
    for source in scope.sources:
        for what, node, _ in nodes(source.document):
            if what in TAGS:
                yield from check_tags(source, what, node)
            if what == "rule":
                yield from check_rule(source, node, scope.book)
            if what in ("scenario", "background"):
                yield from check_steps(source, what, node)
            if what == "scenario":
                yield from check_examples(source, node, scope)
        yield from check_number(source)


def check_tags(source: Source, what: str, node: Node) -> Iterator[Finding]:
    """Tags that mean nothing here, and tags that stand there twice."""
    patterns, words, expected = TAGS[what]
    seen = set()
    for tag in node["tags"]:
        name, line = tag["name"][1:], line_of(tag)
        if name in seen:
            yield Finding(source.path, line, "tag", f"@{name} stands there twice")
        elif name not in words and not any(pattern.fullmatch(name) for pattern in patterns):
            yield Finding(source.path, line, "tag", f"@{name} means nothing on a {what.capitalize()}; "
                                                    f"expected something like {expected}")
        seen.add(name)


def check_rule(source: Source, node: Node, book: Rulebook | None) -> Iterator[Finding]:
    """A Rule has one id and the lines that it restates; a @supplement restates no line."""
    line, tags = line_of(node), tags_of(node)
    ids = [tag for tag in tags if RULE_ID.fullmatch(tag)]
    if len(ids) != 1:
        have = f"it has {len(ids)}: {', '.join(ids)}" if ids else "it has none"
        yield Finding(source.path, line, "rule-id", f"a Rule has exactly one id tag, as @RN-2.1; {have}")
    spans = [found[1] for tag in tags if (found := LINES_TAG.fullmatch(tag))]
    if not spans and "supplement" not in (*tags, *tags_of(source.document["feature"])):
        yield Finding(source.path, line, "lines", "a Rule names the lines of the book it restates, as @lines-5.1")
    for span in spans if book else ():
        try:
            book.places(span)  # type: ignore[union-attr]  # the loop is empty without a book
        except ValueError as no:
            yield Finding(source.path, line, "lines", f"@lines-{span}: {no}")


def check_steps(source: Source, what: str, node: Node) -> Iterator[Finding]:
    """The first keyword; bullets that became steps; nothing at all."""
    steps = node["steps"]
    for step in steps:
        if step["keyword"].strip() == "*":
            yield Finding(source.path, line_of(step), "star",
                          f"`* {step['text']}` is a step here; write `- ` for a list in a description, "
                          "and Given, When or Then for a step")
    if not steps:
        yield Finding(source.path, line_of(node), "no-steps", f"this {what.capitalize()} has no steps")
    elif steps[0]["keyword"].strip() != "*" and steps[0]["keywordType"] == "Conjunction":
        yield Finding(source.path, line_of(steps[0]), "first-keyword",
                      f"the first step begins with `{steps[0]['keyword'].strip()}`; begin with Given, When or Then")


def check_examples(source: Source, node: Node, scope: Scope) -> Iterator[Finding]:
    """The tables of an outline."""
    used = set(PLACEHOLDER.findall(text_with_placeholders(node)))
    cases: Counter[str] = Counter()
    if not node["examples"] and "outline" in node["keyword"].lower():
        yield Finding(source.path, line_of(node), "empty-examples", "this Scenario Outline has no Examples")
    for table in node["examples"]:
        heading = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", ())]
        line, rows = line_of(table), table.get("tableBody", ())
        for tag in table["tags"]:
            yield Finding(source.path, line_of(tag), "examples-tag",
                          f"{tag['name']} stands on Examples; tag the Scenario Outline, or write a second one")
        if not rows:
            yield Finding(source.path, line, "empty-examples", "this Examples table has no rows")
        for word in sorted(used - set(heading)):
            yield Finding(source.path, line, "placeholder", f"no column {word!r} for the placeholder <{word}>")
        for word in sorted(set(heading) - used - {"case"}):
            yield Finding(source.path, line, "placeholder", f"no step uses <{word}>, yet there is a column {word!r}")
        yield from check_cases(source, heading, rows, line, cases, "finding" if scope.is_suite else "note")


def check_cases(source: Source, heading: list[str], rows: list[Node], line: int, seen: Counter[str],
                severity: Severity) -> Iterator[Finding]:
    """The column that gives each row its id; `seen` holds the values of the tables before."""
    if "case" not in heading:
        yield Finding(source.path, line, "case", "the table needs a column `case`: its value ends the id of the row",
                      severity)
        return
    for row in rows:
        value = row["cells"][heading.index("case")]["value"]
        seen[value] += 1
        if not CASE.fullmatch(value):
            yield Finding(source.path, line_of(row), "case", f"{value!r} is no case: use letters, digits, - or _",
                          severity)
        elif seen[value] > 1:
            yield Finding(source.path, line_of(row), "case", f"the case {value!r} stands there twice", severity)


def text_with_placeholders(node: Node) -> str:
    """Everything of an outline in which a placeholder can stand."""
    pieces = [node["name"], node.get("description") or ""]
    for step in node["steps"]:
        pieces.append(step["text"])
        pieces += [cell["value"] for row in step.get("dataTable", {}).get("rows", ()) for cell in row["cells"]]
        pieces.append(step.get("docString", {}).get("content", ""))
    return "\n".join(pieces)


def check_number(source: Source) -> Iterator[Finding]:
    """As many scenarios are run as stand in the file: one each, and one for each row of an outline."""
    written = sum(
        sum(len(table.get("tableBody", ())) for table in node["examples"]) if node["examples"] else 1
        for what, node, _ in nodes(source.document) if what == "scenario" and node["steps"])
    read = sum(bool(scenario.steps) for scenario in source.feature.scenarios)
    if written != read:
        yield Finding(source.path, 1, "unread", f"{written} scenarios and rows are written here, {read} were read")

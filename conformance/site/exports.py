"""The same facts as JSON, for whoever wants to build something else of them."""

import json
from typing import Any

from conformance.site.data import Book, Implementation, Site
from conformance.site.places import anchor
from conformance.suite.citations import Citation
from conformance.suite.features import Rule, Scenario


def data_files(site: Site) -> dict[str, str]:
    """rules, scenarios and verdicts, by path."""
    return {
        "data/rules.json": dump([rule_data(book, rule) for book in site.books for rule in book.rules]),
        "data/scenarios.json": dump([scenario_data(book, s) for book in site.books for f in book.features
                                     for s in f.scenarios]),
        "data/verdicts.json": dump([implementation_data(i) for i in site.implementations]),
    }


def dump(value: Any) -> str:
    """JSON for people and programs."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def implementation_data(implementation: Implementation) -> dict[str, Any]:
    """The verdicts on one implementation."""
    return {"name": implementation.name, "version": implementation.version,
            "verdicts": {name: outcome.verdict for name, outcome in implementation.outcomes.items()}}


def rule_data(book: Book, rule: Rule) -> dict[str, Any]:
    """One rule."""
    return {
        "id": rule.id, "game": rule.game, "title": rule.title, "description": rule.description,
        "lines": list(rule.lines), "definition": rule.is_definition, "page": page_of(book, rule.id),
        "file": rule.file.name, "line": rule.line,
        "code": [citation_data(citation) for citation in book.citations.get(rule.id, ())],
    }


def citation_data(citation: Citation) -> dict[str, Any]:
    """One place in the code."""
    place = {"file": citation.file, "line": citation.line, "function": citation.function, "kind": citation.kind}
    return place | ({"reason": citation.reason} if citation.reason else {})


def scenario_data(book: Book, scenario: Scenario) -> dict[str, Any]:
    """One scenario or row."""
    return {
        "id": scenario.id, "game": scenario.game, "rule": scenario.rule, "name": scenario.name,
        "description": scenario.description, "level": scenario.level, "rulings": dict(scenario.rulings),
        "page": page_of(book, scenario.rule, scenario.id), "file": scenario.file.name, "line": scenario.line,
        "steps": [{"keyword": step.keyword, "text": step.text, **({"table": [list(row) for row in step.table]}
                  if step.table else {})} for step in scenario.steps],
    }


def page_of(book: Book, rule: str, name: str = "") -> str:
    """The address of a rule or scenario, from the root of the site."""
    page, home = book.home(rule)
    return page.removesuffix(".md") + f".html#{anchor(name or home)}" if page else ""

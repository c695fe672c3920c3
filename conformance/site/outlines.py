"""Outlines as their author wrote them: steps with placeholders, and the table of rows. Pickles no longer know these."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from conformance.suite.features import KINDS, Step, parse, scenario_nodes

Table = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Outline:
    """The steps unfilled, and the heading and rows of each table of examples."""

    name: str
    steps: tuple[Step, ...]
    tables: tuple[Table, ...]


@lru_cache
def outlines(path: Path) -> dict[int, Outline]:
    """The outlines of a file by their line. Raises FeatureError."""
    found = {}
    for _, node in scenario_nodes(parse(path)["feature"]):
        if node.get("examples"):
            found[node["location"]["line"]] = Outline(node["name"], tuple(steps_of(node)), tuple(tables_of(node)))
    return found


def steps_of(node: dict[str, Any]) -> list[Step]:
    """The steps of an outline; And and But go with the step before them."""
    steps: list[Step] = []
    for step in node["steps"]:
        kind = KINDS.get(step.get("keywordType", ""), steps[-1].kind if steps else "given")
        rows = (step.get("dataTable") or {}).get("rows", ())
        table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
        steps.append(Step(step["keyword"].strip(), kind, step["text"], step["location"]["line"], table))
    return steps


def tables_of(node: dict[str, Any]) -> list[Table]:
    """Every table of examples that has rows, its heading first."""
    tables = []
    for table in node["examples"]:
        if table.get("tableHeader") and table.get("tableBody"):
            rows = [table["tableHeader"], *table["tableBody"]]
            tables.append(tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows))
    return tables

"""Play one scenario on the reference engine: after each step the position, who must choose, and the rules that decided.

SCENARIO is an id such as RN-8.1-a (or RN-5.7-c/1 for a row), or FILE:LINE of a draft.
"""

import argparse
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, UserError
from conformance.cli.board_text import board, entry
from conformance.cli.console import paint
from conformance.cli.select import catalogue_of, games_of_ids
from conformance.suite.catalogue import Catalogue
from conformance.suite.features import Scenario


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("scenario", metavar="SCENARIO", help="an id, or FILE.feature:LINE")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.cli.drafts import check_drafts
    from conformance.suite.compiler import CompileError, compile_scenario
    from conformance.suite.play import play

    catalogue, scenario = find(args.scenario)
    check_drafts([scenario])
    try:
        case = compile_scenario(scenario)
    except CompileError as error:
        raise UserError(str(error)) from None
    head(catalogue, scenario)
    before: dict[str, Any] | None = None
    for moment in play(case):
        print(f"{paint(moment.keyword, 'blue')} {moment.text}")
        for line in aligned(moment.table):
            print(f"    {line}")
        if moment.position is not None and moment.position != before:
            print(board(case["game"], moment.names, before, moment.position))
            before = moment.position
        if moment.acted:
            if moment.refused:
                print(paint(f"    refused: {refusal(moment.refused, moment.names)}", "yellow"))
            print(paint(f"    to decide: {awaited(moment.awaits, moment.names)}", "dim"))
            cited = ", ".join(moment.cited)
            print(paint(f"    decided by: {cited}" if cited else "    nothing in this step decides a rule", "dim"))
        for line in moment.wrong:
            print(paint(f"    {line}", "red"))
            if line == moment.wrong[-1]:
                return DOES_NOT
    print(paint("the reference engine agrees", "green"))
    return CONFORMS


def aligned(table: list[list[str]]) -> list[str]:
    """The rows of a step's table as they stand in a feature file."""
    widths = [max(map(len, column)) for column in zip(*table)]
    return [f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths))} |" for row in table]


def head(catalogue: Catalogue, scenario: Scenario) -> None:
    """Title, rule and description."""
    print(f"{paint(scenario.id, 'bold')} {scenario.name}")
    if rule := catalogue.rule(scenario.rule):
        print(f"rule {rule.id}: {rule.title}" if rule.id else f"rule: {rule.title}")
    if scenario.description:
        print(scenario.description)
    print()


def refusal(refused: dict[str, str], names: dict[str, str]) -> str:
    """Reason and message of a refusal, with names for ids."""
    message = re.sub(r"\w+", lambda word: names.get(word[0], word[0]), refused["message"])
    return f"{refused['reason']} ({message})" if message else refused["reason"]


def awaited(awaits: dict[str, Any], names: dict[str, str]) -> str:
    """Open decisions in words, each with what it says besides its kind: `A: choose (by Medic, from Pawn, Imp, …)`."""
    words = []
    for who, decision in awaits.items():
        more = "; ".join(key if value is True else f"{key} {entry(value, names)}"
                         for key, value in decision.items() if key != "kind")
        words.append(f"{who}: {decision['kind']}" + (f" ({more})" if more else ""))
    return ", ".join(words) or "nobody"


def below_tags(path: Path, line: int) -> int:
    """The line, or where it holds tags, the next one that does not: what they stand above."""
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    while 0 < line < len(lines) and lines[line - 1].lstrip().startswith("@"):
        line += 1
    return line


def find(name: str) -> tuple[Catalogue, Scenario]:
    """The scenario meant. Raises UserError with the nearest id."""
    file, colon, line = name.rpartition(":")
    if colon and line.isdigit():
        catalogue = catalogue_of([Path(file)])
        before = [s for s in catalogue.scenarios if s.line <= below_tags(Path(file), int(line))]
        if not before:
            first = min((s.line for s in catalogue.scenarios), default=0)
            raise UserError(f"{name}: no scenario begins at or before this line" +
                            (f"; the first begins at line {first}" if first else ""))
        return catalogue, max(before, key=lambda s: (s.line, -s.row_line))
    if Path(name).suffix == ".feature":
        raise UserError(f"{name}: say which scenario, by a line of it, as {name}:3")
    catalogue = catalogue_of([], games_of_ids([name]))
    for scenario in catalogue.scenarios:
        if name in (scenario.id, scenario.outline):
            return catalogue, scenario
    if below := [scenario.id for scenario in catalogue.scenarios if scenario.rule == name]:
        raise UserError(f"{name} is a rule; its scenarios are {', '.join(below)}")
    near = get_close_matches(name, [s.id for s in catalogue.scenarios], 3)
    raise UserError(f"no scenario {name!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))

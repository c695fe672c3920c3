"""Feature files to rules and scenarios. Gherkin is read by gherkin-official; what tags mean is said here."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

from conformance.protocol.games import GAMES, game

Level = Literal["required", "ruled", "supplement"]
RULE_ID = re.compile(r"[A-Z]{2,3}-\d+\.\d+")
SCENARIO_ID = re.compile(rf"({RULE_ID.pattern})-[a-z]+")
RULING_TAG = re.compile(r"([A-Z]{2,3}-R\d+):([a-z])")
LINES_TAG = re.compile(r"lines-(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)")
KEYWORDS = ("Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Example", "Examples")
KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


class FeatureError(Exception):
    """A feature file that cannot be read: `file:line: what is wrong`."""


@dataclass(frozen=True)
class Step:
    """One step as run: placeholders of an outline filled in."""

    keyword: str
    kind: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Rule:
    """One rule of the book. `lines` are the lines or sentences it restates."""

    id: str
    title: str
    description: str
    lines: tuple[str, ...]
    tags: tuple[str, ...]
    game: str
    file: Path
    line: int

    @property
    def is_definition(self) -> bool:
        """Nothing can decide it; its description says why."""
        return "definition" in self.tags


@dataclass(frozen=True)
class Scenario:
    """One example, or one row of an outline. Without an id it is a draft, named by file and line."""

    id: str
    name: str
    description: str
    rule: str
    game: str
    level: Level
    rulings: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
    file: Path
    line: int
    steps: tuple[Step, ...]
    outline: str = ""  # the id without the row
    row_line: int = 0


@dataclass
class Feature:
    """One file: a section of the book."""

    file: Path
    game: str
    title: str
    description: str
    tags: tuple[str, ...]
    rules: list[Rule] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)


def parse(path: Path) -> dict[str, Any]:
    """The Gherkin document of a file. Raises FeatureError: unreadable, or not Gherkin."""
    from gherkin.errors import CompositeParserException
    from gherkin.parser import Parser

    try:
        document: dict[str, Any] = dict(Parser().parse(path.read_text(encoding="utf-8-sig")))
    except CompositeParserException as error:
        first = error.errors[0]
        message = re.sub(r"^\(\d+:\d+\): ", "", str(first))
        raise FeatureError(f"{path}:{first.location['line']}: {message}") from None
    except UnicodeDecodeError:
        raise FeatureError(f"{path}:1: not UTF-8; save the file as UTF-8") from None
    except OSError as error:
        raise FeatureError(f"{path}: {error.strerror}") from None
    if "feature" not in document or not document["feature"]:
        raise FeatureError(f"{path}:1: no `Feature:` in this file")
    return document


def tags_of(node: dict[str, Any]) -> tuple[str, ...]:
    """Tags of a node without their @."""
    return tuple(tag["name"][1:] for tag in node.get("tags", ()))


def text_of(node: dict[str, Any]) -> str:
    """The description of a node, without its indentation."""
    return "\n".join(line.strip() for line in (node.get("description") or "").strip().splitlines())


def game_of(path: Path, document: dict[str, Any]) -> str:
    """The game of a feature: its folder, else the game that a step names. Raises FeatureError."""
    if path.resolve().parent.name in GAMES:
        return path.resolve().parent.name
    for _, scenario in scenario_nodes(document["feature"]):
        for step in scenario["steps"]:
            for name in GAMES:
                if re.search(rf"\bgame of {game(name).engine.NAME}\b", step["text"]):
                    return name
    raise FeatureError(f"{path}:{no_game(path, document)}")


def no_game(path: Path, document: dict[str, Any]) -> str:
    """Line and reason why a feature belongs to no game: a misspelt keyword or game, or no step that names one."""
    names = [game(name).engine.NAME for name in GAMES]
    for number, line in enumerate(path.read_text(encoding="utf-8-sig").splitlines(), 1):
        word = found[1] if (found := re.match(r"\s*([A-Z][a-z]+(?: [A-Z][a-z]+)?):", line)) else ""
        if word and word not in KEYWORDS and (near := get_close_matches(word, KEYWORDS, 1, 0.75)):
            return f"{number}: {word!r} is no keyword; did you mean {near[0]!r}?"
    for _, scenario in scenario_nodes(document["feature"]):
        for step in scenario["steps"]:
            if found := re.search(r"\bgame of ([^,]+)", step["text"]):
                near = get_close_matches(found[1], names, 1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(names)}"
                return f"{step['location']['line']}: no game {found[1]!r}{hint}"
    if not any(scenario_nodes(document["feature"])):
        return "1: there is no scenario in this file"
    return f"1: no step says which game this is, as `Given a game of …`; there are {', '.join(names)}"


def scenario_nodes(feature: dict[str, Any]) -> Iterator[tuple[dict[str, Any] | None, dict[str, Any]]]:
    """(rule or None, scenario) of a feature in the order of the file."""
    for child in feature["children"]:
        rule = child.get("rule")
        for inner in rule["children"] if rule else [child]:
            if "scenario" in inner:
                yield rule, inner["scenario"]


def read_feature(path: Path) -> Feature:
    """Rules and scenarios of one file. Raises FeatureError."""
    from gherkin.pickles.compiler import Compiler

    document = parse(path)
    top = document["feature"]
    feature = Feature(path, game_of(path, document), top["name"], text_of(top), tags_of(top))
    for child in top["children"]:
        if rule := child.get("rule"):
            feature.rules.append(read_rule(rule, feature))
    homes = {scenario["id"]: (rule, scenario) for rule, scenario in scenario_nodes(top)}
    lines, rows = locations(document)
    document["uri"] = str(path)
    pickles: list[Any] = list(Compiler().compile(document))  # type: ignore[arg-type]
    for pickle in pickles:
        rule, node = homes[pickle["astNodeIds"][0]]
        row = rows.get(pickle["astNodeIds"][1]) if len(pickle["astNodeIds"]) > 1 else None
        feature.scenarios.append(read_scenario(pickle, rule, node, row, lines, feature))
    return feature


def read_rule(node: dict[str, Any], feature: Feature) -> Rule:
    """One `Rule:`."""
    tags = tags_of(node)
    name = next((tag for tag in tags if RULE_ID.fullmatch(tag)), "")
    lines = tuple(found[1] for tag in tags if (found := LINES_TAG.fullmatch(tag)))
    return Rule(name, node["name"], text_of(node), lines, tags, feature.game, feature.file, node["location"]["line"])


def locations(document: dict[str, Any]) -> tuple[dict[str, int], dict[str, tuple[str, int]]]:
    """Line of every step, and (case, line) of every row of an outline, by node id."""
    lines: dict[str, int] = {}
    rows: dict[str, tuple[str, int]] = {}

    def walk(node: Any) -> None:
        if isinstance(node, list):
            for item in node:
                walk(item)
        elif isinstance(node, dict):
            for step in node.get("steps", ()):
                lines[step["id"]] = step["location"]["line"]
            for table in node.get("examples", ()):
                heading = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", ())]
                column = heading.index("case") if "case" in heading else None
                for number, row in enumerate(table.get("tableBody", ()), 1):
                    case = row["cells"][column]["value"] if column is not None else str(number)
                    rows[row["id"]] = case, row["location"]["line"]
            for key in ("feature", "children", "rule", "scenario", "background"):
                walk(node.get(key))

    walk(document)
    return lines, rows


def read_scenario(pickle: dict[str, Any], rule: dict[str, Any] | None, node: dict[str, Any],
                  row: tuple[str, int] | None, lines: dict[str, int], feature: Feature) -> Scenario:
    """One scenario or one row, with the meaning of its tags."""
    own = tags_of(node)
    inherited = own + tags_of(rule or {}) + feature.tags
    outline = next((tag for tag in own if SCENARIO_ID.fullmatch(tag)), "")
    line = node["location"]["line"]
    rulings = tuple((found[1], found[2]) for tag in own if (found := RULING_TAG.fullmatch(tag)))
    level: Level = "supplement" if "supplement" in inherited else "ruled" if rulings else "required"
    name = outline or f"{feature.file.name}:{line}"
    steps = tuple(
        Step(step_keyword(node, rule, step), KINDS.get(step.get("type", ""), ""), step["text"],
             lines.get(step["astNodeIds"][0], line), step_table(step))
        for step in pickle["steps"]
    )
    rule_id = next((tag for tag in tags_of(rule or {}) if RULE_ID.fullmatch(tag)), "")
    return Scenario(f"{name}/{row[0]}" if row else name, pickle["name"], text_of(node), rule_id, feature.game, level,
                    rulings, inherited, feature.file, line, steps, name, row[1] if row else line)


def step_keyword(node: dict[str, Any], rule: dict[str, Any] | None, step: dict[str, Any]) -> str:
    """The keyword as written, which a pickle no longer knows."""
    wanted = step["astNodeIds"][0]
    found = next((s["keyword"].strip() for s in node["steps"] if s["id"] == wanted), None)
    return found or "Given"  # a step of a Background


def step_table(step: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The table of a step."""
    table = (step.get("argument") or {}).get("dataTable")
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]) if table else ()

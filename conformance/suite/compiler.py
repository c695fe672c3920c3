"""Scenarios to cases. A case is data: a set-up, then steps with their operations, and what it needs of an adapter."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from conformance.protocol.games import game
from conformance.suite.features import Scenario, Step
from conformance.suite.locate import features_dir
from conformance.vocabulary import vocabulary
from conformance.vocabulary.library import Library, read_cards
from conformance.vocabulary.registry import StepError
from conformance.vocabulary.scene import Operation, Scene

Case = dict[str, Any]


class CompileError(Exception):
    """A scenario that cannot be compiled: `file:line: what is wrong`."""


@lru_cache
def library(game: str, beside: Path | None = None) -> Library:
    """The cards of a game, and those of a `cards.toml` beside a draft. Raises StepError where these are wrong.

    A folder with a `rulebook.toml` is a suite of its own: its cards alone count.
    """
    words, suite = vocabulary(game), features_dir() / game
    if beside is None or beside.resolve() == suite.resolve():
        return Library(read_cards(suite / "cards.toml"), words.facts, words.states)
    own = own_cards(beside / "cards.toml", game)
    if (beside / "rulebook.toml").is_file():
        return Library(own, words.facts, words.states)
    return library(game).extended(own)


def own_cards(path: Path, name: str) -> dict[str, dict[str, Any]]:
    """The cards beside a draft, none without a file. Raises StepError where the file or a card in it is wrong."""
    if not path.is_file():
        return {}
    try:
        cards = read_cards(path)
        game(name).cards.validate_python(cards)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        card, *where = (str(part) for part in first["loc"])
        raise StepError(f"{path}: {card}: {'.'.join(where)}: {first['msg']}; `conformance cards --game {name} --json` "
                        "shows how cards are written") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, TypeError) as error:
        raise StepError(f"{path}: {error}") from None
    return cards


def compile_scenario(scenario: Scenario, default: str = "first") -> Case:
    """The case of a scenario, from one of the two default positions. Raises CompileError."""
    words = vocabulary(scenario.game)
    try:
        scene = Scene(words, library(scenario.game, scenario.file.parent.absolute()), default)
    except StepError as wrong:
        raise CompileError(f"{scenario.file}:{scenario.line}: {wrong}") from None
    set_up: Operation | None = None
    steps: list[dict[str, Any]] = []
    for step in scenario.steps:
        try:
            set_up = run_step(scene, step, scenario, set_up)
        except StepError as wrong:
            raise CompileError(f"{scenario.file}:{step.line}: {wrong}") from None
        entry = {"keyword": step.keyword, "text": step.text, "line": step.line, "ops": scene.ops}
        steps.append(entry | ({"table": [list(row) for row in step.table]} if step.table else {}))
    if set_up is None:
        raise CompileError(f"{scenario.file}:{scenario.line}: nothing happens: there is no When and no Then")
    return {
        "id": scenario.id, "rule": scenario.rule, "game": scenario.game, "name": scenario.name,
        "level": scenario.level, "rulings": dict(scenario.rulings), "needs": needs(scene, steps, set_up),
        "file": scenario.file.name, "line": scenario.line, "steps": steps,
    }


def run_step(scene: Scene, step: Step, scenario: Scenario, set_up: Operation | None) -> Operation | None:
    """One step's operations, left in `scene.ops`. The first step that is no Given puts the set-up in front."""
    if step.kind not in ("given", "when", "then"):
        raise StepError("the first step of a scenario begins with Given, When or Then")
    if step.kind == "given" and set_up is not None:
        raise StepError("a Given after the first When or Then")
    scene.ops = []
    if step.kind == "when" and (scene.block is None or scene.then_before):
        scene.block, scene.named = scene.ops, []
    scene.then_before = step.kind == "then"
    definition, found = scene.words.find(step.kind, step.text)
    if bool(step.table) != definition.takes_table:
        raise StepError("this sentence takes a table" if definition.takes_table else "this sentence takes no table")
    if set_up is None and step.kind != "given":
        set_up = {"op": "setup", "game": scenario.game, "cards": {}, "position": {}}
        position = scene.words.position(scene)
        set_up.update(cards=scene.cards, position={**position, "rulings": dict(scenario.rulings)})
        scene.ops.append(set_up)
    words: dict[str, Any] = dict(found)
    if step.table:
        words["table"] = [list(row) for row in step.table]
    definition.run(scene, **words)
    return set_up


def needs(scene: Scene, steps: list[dict[str, Any]], set_up: Operation) -> list[str]:
    """The capabilities a case asks for, derived from its operations and its cards."""
    wanted = set()
    for step in steps:
        for op in step["ops"]:
            if op["op"] == "legal":
                wanted.add("legal")
            if op.get("viewer"):
                wanted.add("views")
            if op.get("player") == "chance":
                wanted.add("chance")
    if set_up["position"].get("phase") == "shuffle":
        wanted.add("chance")
    engine = game(set_up["game"]).engine
    wanted.update(mode for mode in getattr(engine, "VARIANTS", ()) if set_up["position"].get("mode") == mode)
    prepares = set_up["position"].get("phase") in engine.CHANCE_PHASES
    if looks_inside([op for step in steps for op in step["ops"]], prepares=prepares):
        wanted.add("stops")
    wanted.update(f"effects:{do}" for do in does([scene.cards, set_up["position"]]))
    return sorted(wanted)


def does(document: Any) -> Iterator[str]:
    """What the texts of cards do, and what lasts on cards of a position: every `do`, at whatever depth."""
    if isinstance(document, dict):
        if isinstance(document.get("do"), str):
            yield document["do"]
        for inner in document.values():
            yield from does(inner)
    elif isinstance(document, list):
        for inner in document:
            yield from does(inner)


def looks_inside(ops: list[Operation], *, prepares: bool) -> bool:
    """Whether something is checked or tried while an effect waits for an answer.

    It is where a check names a choice, where an answer is tried, and where an answer follows a check: the question was
    open when the check looked. What was open in the set-up is not inside an effect, nor is chance while the game is
    being prepared (`prepares`).
    """
    acted, before = False, ""
    for op in ops:
        of_effect = bool({"choose", "order"} & {op.get("action", {}).get("type"), *op.get("who", {}).values()})
        of_chance = op.get("player") == "chance" or "chance" in op.get("who", {})
        asked = op["op"] == "options" or of_effect or (of_chance and not prepares)
        if acted and asked and (op["op"], before) != ("act", "act"):
            return True
        acted = acted or op["op"] == "act" or op.get("accepted") is True
        before = op["op"]
    return False

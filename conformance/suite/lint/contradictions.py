"""Scenarios against each other: the same set-up and the same actions have one outcome, and nothing is said twice.

Card ids depend on the order of the sentences, so each case is first written with ids that depend on places only.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from conformance.protocol.games import Game, game, id_of, lists_at
from conformance.suite.features import Scenario
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.source import Compiled, Scope
from conformance.suite.lint.verdicts import Operation, operations


def check_against_each_other(scope: Scope) -> Iterator[Finding]:
    """Contradictions and repetitions. Drafts are held against the suite as well, but not against their own id in it."""
    suite = scope.others.compiled if scope.others else []
    said: dict[tuple[str, str], list[tuple[str, Scenario]]] = {}
    whole: dict[str, Scenario] = {}
    reported: set[tuple[tuple[str, int], tuple[str, int]]] = set()
    for number, compiled in enumerate([*suite, *scope.compiled]):
        scenario, ours = compiled.scenario, number >= len(suite)
        canonical = Canonical(compiled)
        content = dump([canonical.set_up, canonical.ops, sorted(scenario.rulings)])
        if (twin := whole.get(content)) and ours and not same(twin, scenario):
            yield Finding(scenario.file, scenario.row_line, "duplicate-scenario", f"says the same as {named(twin)}")
        whole.setdefault(content, scenario)
        for line, state, what, expected in canonical.sayings():
            for other, before in said.setdefault((state, what), []):
                pair = place(scenario), place(before)
                if ours and other != expected and pair not in reported and agree(scenario, before) \
                        and not same(before, scenario):
                    reported.add(pair)
                    yield Finding(scenario.file, line, "contradiction",
                                  f"after the same set-up and actions {named(before)} expects "
                                  f"{canonical.differ(what, other, expected)}; two readings need ruling tags")
            said[state, what].append((expected, scenario))


def agree(one: Scenario, two: Scenario) -> bool:
    """Whether one implementation can be asked both: no ruling is read in two ways."""
    letters = dict(one.rulings)
    return all(letters.get(ruling, letter) == letter for ruling, letter in two.rulings)


def same(one: Scenario, two: Scenario) -> bool:
    """Whether a draft is the next version of a scenario of the suite."""
    return one.id == two.id and one.file != two.file


def place(scenario: Scenario) -> tuple[str, int]:
    """What tells scenarios and rows apart."""
    return str(scenario.file), scenario.row_line


def named(scenario: Scenario) -> str:
    """A scenario in a message."""
    return f"{scenario.id} ({scenario.file.name}:{scenario.row_line})"


def dump(data: Any) -> str:
    """Data as one text, the same for the same data."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


class Canonical:
    """A case with ids that depend on places and names only, and unordered zones in a fixed order."""

    def __init__(self, compiled: Compiled) -> None:
        self.game: Game = game(compiled.scenario.game)
        self.lines = [(line, op) for line, op in operations(compiled) if op["op"] != "mark"]
        set_up = next(op for _, op in self.lines if op["op"] == "setup")
        self.cards: dict[str, dict[str, Any]] = set_up["cards"]
        self.ids = self.renamed(set_up["position"])
        self.names = {self.ids[card]: data["name"] for card, data in self.cards.items()}
        position = self.translated({**set_up["position"], "rulings": {}})
        for path, ordered in self.game.zones.items():
            for zone in lists_at(position, path) if not ordered else ():
                zone.sort(key=id_of)
        self.set_up = {"cards": {self.ids[card]: data for card, data in self.cards.items()}, "position": position}
        self.lines = [(line, self.translated(op)) for line, op in self.lines if op["op"] != "setup"]
        self.ops = [self.sorted_op(op) for _, op in self.lines]

    def renamed(self, position: dict[str, Any]) -> dict[str, str]:
        """New ids, counted through the zones; in an unordered zone by what the cards are."""
        ids: dict[str, str] = {}
        for path, ordered in self.game.zones.items():
            for zone in lists_at(position, path):
                cards = [id_of(item) for item in zone]
                for card in cards if ordered else sorted(cards, key=lambda c: dump(self.cards[c])):
                    ids[card] = f"#{len(ids):03}"
        return ids

    def differ(self, what: str, one: str, other: str) -> str:
        """What is looked at, and the two things that are expected of it, in words."""
        first, second = (self.words(json.loads(expected)) for expected in (one, other))
        return f"{self.words(json.loads(what), ' ')} to be {first}, and this {second}"

    def words(self, data: Any, between: str = ", ") -> str:
        """What is looked at or expected, in a message: names for ids, an action as its type and what it is about."""
        if isinstance(data, dict):
            if "type" not in data:
                return ", ".join(f"{key} {self.words(value)}" for key, value in data.items()) or "nothing"
            return " ".join([data["type"], *(self.words(value) for key, value in data.items() if key != "type")])
        if isinstance(data, list):
            return between.join(word for item in data if (word := self.words(item))) or "nothing"
        if isinstance(data, str):
            return re.sub(r"#\d{3}", lambda found: self.names.get(found[0], found[0]), data)
        return json.dumps(data)

    def translated(self, data: Any) -> Any:
        """The same data with the new ids, also within paths."""
        if isinstance(data, dict):
            return {self.ids.get(key, key): self.translated(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self.translated(item) for item in data]
        if isinstance(data, str):
            return self.ids.get(data) or re.sub(r"\[(\w+)\]", lambda m: f"[{self.ids.get(m[1], m[1])}]", data)
        return data

    def sorted_op(self, op: Operation) -> Operation:
        """An operation with what has no order in a fixed one."""
        for key in ("cards", "rows"):
            if key in op and self.unordered(op):
                return {**op, key: sorted(op[key], key=dump)}
        return {**op, "heads": sorted(op["heads"], key=dump)} if "heads" in op else op

    def unordered(self, op: Operation) -> bool:
        """Whether the cards or rows of a check have no order."""
        return op["op"] == "options" or not self.game.is_ordered(op["path"], view=op["viewer"] is not None)

    def sayings(self) -> Iterator[tuple[int, str, str, str]]:
        """(line, state, what is looked at, what is expected), for every check and every verdict."""
        done = dump(self.set_up)
        attempt: Operation = {}
        for (line, _), op in zip(self.lines, self.ops):
            state = f"{done} inside" if op.get("inside") else done  # a window that a look does not close
            if op["op"] == "act":
                yield line, state, dump(["the verdict on", f"{op['player']}:", op["action"]]), dump("accepted")
                done += dump([op["player"], op["action"]])
            elif op["op"] == "try":
                attempt = op
            elif op["op"] == "verdict" and attempt:
                tried = [f"{attempt['player']}:", attempt["action"]]
                verdict = "accepted" if op["accepted"] else "refused"
                yield line, state, dump(["the verdict on", *tried]), dump(verdict)
                if op["reason"]:
                    yield line, state, dump(["the reason against", *tried]), dump(op["reason"])
                if op["accepted"]:
                    done += dump([attempt["player"], attempt["action"]])
                attempt = {}
            else:
                for what, expected in expectations(op):
                    yield line, state, dump(what), dump(expected)


def expectations(op: Operation) -> Iterator[tuple[list[str], Any]]:
    """(what is looked at, what is expected there) of one check; a list of cards tells its length too."""
    if op["op"] == "expect" and "lacks" not in op:
        seen = [f"{op['viewer']} sees" if op["viewer"] else "", op["path"]]
        for key in ("cards", "count", "equals", "hidden", "rows"):
            if key in op:
                yield [*seen, key], op[key]
        for key in ("cards", "rows"):
            if key in op:
                yield [*seen, "count"], len(op[key])
    elif op["op"] == "values":
        for key, value in op["is"].items():
            yield [op["card"], key], value
    elif op["op"] == "awaits":
        words = {"nobody", "anyone"} & op["who"].keys()  # no player: whether somebody has a decision of this kind
        for who, kind in op["who"].items():
            if not words:
                yield ["the decision of", who], kind
            yield ["whether anybody has to", kind], who != "nobody"
        if not op.get("others") and not words:
            yield ["the open decisions"], op["who"]
    elif op["op"] == "options":
        yield ["the choice of", op["player"]], [op["cards"], op["min"], op["max"]]
    elif op["op"] == "legal":
        types = sorted(set(op.get("types") or [head["type"] for head in op["heads"]]))
        yield ["what can be done by", op["player"], *types], op["heads"]

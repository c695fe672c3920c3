"""What all checks of the audit work on: the rules and cases of one game, and a trial of one case that says how it went.

A trial is stricter than a run. It counts only what a scenario itself expects: conservation of cards, open decisions at
the end and the reason of a refusal are looked at too, but a scenario that notices a fault only by these has not caught
it.
"""

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from conformance.adapters.base import AdapterFault
from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.protocol.games import game as game_of
from conformance.run.executor import Case, Execution, Operation, Talks
from conformance.run.runner import Abilities, run_case
from conformance.run.verdicts import Failed, Judged, Outcome
from conformance.suite.audit.guard import Endless, no_endless_loop
from conformance.suite.catalogue import Catalogue, natural, packaged
from conformance.suite.compiler import CompileError, compile_scenario
from conformance.suite.features import Rule, Scenario
from conformance.suite.locate import features_dir
from conformance.suite.rulebook import rulebook
from conformance.suite.rulings import Ruling, rulings

Result = Literal["pass", "fail", "crash", "end", "reason"]
MakeServer = Callable[[], Any]
Shadows = dict[str, dict[str, str]]  # result -> key of the place -> why

# From the best to the worst way to notice a fault: what is said of a fault that several scenarios notice.
RANK: tuple[Result, ...] = ("fail", "crash", "end", "reason", "pass")
NOTICED: dict[Result, str] = {
    "fail": "by an expectation or a verdict",
    "crash": "only by a crash, an error or an unusable reply",
    "end": "only by what is left at the end: an open decision, or cards that are not conserved",
    "reason": "only by another reason of a refusal",
    "pass": "by nothing",
}


class ShadowedError(Exception):
    """`shadowed.toml` is wrong: file, entry, what was expected."""


@dataclass
class Report:
    """What one check found: lines to read, findings (what is wrong, one line each), and a summary."""

    check: str
    lines: list[str] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    summary: str = ""


@dataclass(frozen=True)
class Trial:
    """How a case went, and what was said where it did not pass."""

    id: str
    result: Result
    message: str = ""


@dataclass
class Bench:
    """One game to be audited.

    `cases` lacks the scenarios that do not compile; `broken` says why. `sound` are the ids of those that pass on the
    engine as it is: of the others nobody can say that they notice a fault.
    """

    game: str
    rules: list[Rule]
    scenarios: list[Scenario]
    rulings: dict[str, Ruling] = field(default_factory=dict)
    absence: dict[str, str] = field(default_factory=dict)
    shadowed: Shadows = field(default_factory=dict)
    exempt: dict[str, int] = field(default_factory=dict)  # what nothing here looks at, counted
    cases: dict[str, Case] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    sound: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        for scenario in self.scenarios:
            try:
                self.cases[scenario.id] = compile_scenario(scenario)
            except CompileError as wrong:
                self.broken.append(f"does not compile: {wrong}")
        self.sound = {name for name, case in self.cases.items() if trial(case).result == "pass"}

    @property
    def deciding(self) -> list[Rule]:
        """Rules that something can decide."""
        return [rule for rule in self.rules if not rule.is_definition]

    def of_rule(self, rule: str) -> list[Case]:
        """The sound cases of one rule."""
        return [self.cases[s.id] for s in self.scenarios if s.rule == rule and s.id in self.sound]

    def applicable(self, scenario: Scenario) -> bool:
        """Whether the reference engine plays the readings of a scenario."""
        return all(letter in self.readings(ruling) for ruling, letter in scenario.rulings)

    def readings(self, ruling: str) -> tuple[str, ...]:
        """The readings of a ruling that the engine implements."""
        return self.rulings[ruling].implemented if ruling in self.rulings else ()


def bench(game: str) -> Bench:
    """The packaged suite of one game. Raises FeatureError, RulebookError, RulingError, ShadowedError."""
    book = rulebook(game)
    excused = shadowed(features_dir() / game / "shadowed.toml")
    subject = bench_of(packaged(game), game, rulings(game), book.absence, excused)
    subject.exempt = {"folded into other rules": len(book.folded), "statements that are no rule": len(book.no_rule),
                      "lines or sentences without a rule": len(book.without_rule)}
    return subject


def bench_of(catalogue: Catalogue, game: str, known: dict[str, Ruling] | None = None,
             absence: dict[str, str] | None = None, excused: Shadows | None = None) -> Bench:
    """Any features as a bench."""
    rules = sorted((rule for rule in catalogue.rules if rule.id), key=lambda rule: natural(rule.id))
    return Bench(game, rules, catalogue.scenarios, known or {}, absence or {}, excused or {})


def shadowed(path: Path) -> Shadows:
    """The tables of a `shadowed.toml`: the reason by place. Empty where there is no file. Raises ShadowedError."""
    if not path.is_file():
        return {}
    try:
        with path.open("rb") as file:
            tables = tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ShadowedError(f"{path}: {error}") from None
    for name, entries in tables.items():
        if not isinstance(entries, dict) or not all(isinstance(reason, str) for reason in entries.values()):
            raise ShadowedError(f"{path}: [{name}]: expected lines `\"place\" = \"why\"`")
    return tables


class Expectations(Execution):
    """An execution that leaves cards to the end and reasons aside, so that what fails is what the scenario says."""

    other_reason = ""

    def __init__(self, case: Case, adapter: Talks, declared: dict[str, Any]) -> None:
        super().__init__(case, adapter, declared)
        self.talk.counting = False

    def do_verdict(self, op: Operation) -> None:
        """The verdict without the reason, which is remembered where it is another one."""
        got = (self.attempt or {}).get("illegal", {}).get("reason")
        super().do_verdict({**op, "reason": None})
        if not op["accepted"] and op["reason"] not in (None, got):
            self.other_reason = f"refused for {got}, expected {op['reason']}"

    def finish(self) -> None:
        """The open decisions, then the cards."""
        super().finish()
        self.talk.conserved(self.talk.observe()[0])


def trial(case: Case, make: MakeServer = Server) -> Trial:
    """One case against the reference engine, or against what `make` returns in its place. Never raises."""
    at_end = False
    try:
        with no_endless_loop():
            execution = Expectations(case, InProcess("reference", make, trusted=True), declared(game_of(case["game"])))
            for step in case["steps"]:
                execution.run_step(step)
            at_end = True
            execution.finish()
    except Failed as no:
        return Trial(case["id"], "end" if at_end else "fail", no.message)
    except Judged as no:
        return Trial(case["id"], "end" if at_end else "crash", no.message)
    except (AdapterFault, Endless) as no:
        return Trial(case["id"], "crash", str(no))
    if execution.other_reason:
        return Trial(case["id"], "reason", execution.other_reason)
    return Trial(case["id"], "pass")


def best(cases: Iterable[Case], make: MakeServer = Server) -> Trial:
    """The trial that notices most. Stops at the first that fails by what it expects."""
    found = Trial("", "pass")
    for case in cases:
        one = trial(case, make)
        if RANK.index(one.result) < RANK.index(found.result):
            found = one
        if found.result == "fail":
            break
    return found


def run(case: Case) -> Outcome:
    """The verdict on a case as a normal run of the reference engine gives it."""
    abilities = Abilities("reference", "", {case["game"]: declared(game_of(case["game"]))})
    return run_case(case, InProcess("reference", Server, trusted=True), abilities)


def counted(number: int, what: str, plural: str = "") -> str:
    """`1 rule`, `2 rules`."""
    return f"{number} {what if number == 1 else plural or what + 's'}"

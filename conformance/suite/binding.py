"""From a scenario of pytest-bdd to the case of the catalogue, and from a verdict to an outcome of pytest.

pytest-bdd finds the scenarios and walks through their steps; what a step does is compiled and executed as in the plain
runner, so that both agree on every scenario.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import BadAdapter, open_adapter
from conformance.adapters.base import Adapter, AdapterFault
from conformance.protocol.games import GAMES, UnknownGame, game
from conformance.run.executor import Execution
from conformance.run.runner import Abilities, Unusable, greet, judged, revive
from conformance.run.verdicts import Judged, Outcome
from conformance.suite.catalogue import packaged
from conformance.suite.compiler import Case, CompileError
from conformance.suite.features import Scenario
from conformance.suite.packaged_cases import case_of


# -- which scenario ----------------------------------------------------------------------------------------------------
@lru_cache
def by_place(name: str) -> dict[tuple[str, int], list[Scenario]]:
    """The scenarios of a game by file and line; an outline has one for each row."""
    places: dict[tuple[str, int], list[Scenario]] = {}
    for scenario in packaged(name).scenarios:
        places.setdefault((scenario.file.name, scenario.line), []).append(scenario)
    return places


def scenario_at(name: str, file: str, line: int, texts: tuple[str, ...], row: str | None) -> Scenario:
    """The one scenario there, of an outline the row with these step texts (and this `case`). Raises LookupError."""
    here = by_place(name).get((Path(file).name, line), [])
    found = [s for s in here if tuple(step.text for step in s.steps) == texts]
    if len(found) > 1 and row is not None:
        found = [s for s in found if s.id == f"{s.outline}/{row}"]
    if len(found) != 1:
        raise LookupError(f"{file}:{line}: {len(found) or 'no'} scenarios with these steps; rows need a `case` column")
    return found[0]


@lru_cache
def known_tags() -> set[str]:
    """Every tag of the suite's scenarios, of their rules and of their features."""
    return {tag for name in GAMES for scenario in packaged(name).scenarios for tag in scenario.tags}


def check_names(name: str) -> None:
    """Raises CollectError where two scenarios of a file share a name: pytest-bdd would silently keep only one."""
    seen: dict[tuple[str, str], str] = {}
    for scenario in packaged(name).scenarios:
        first = seen.setdefault((scenario.file.name, scenario.name), scenario.outline)
        if first != scenario.outline:
            raise pytest.Collector.CollectError(f"{scenario.file}:{scenario.line}: {scenario.outline} has the name of "
                                                f"{first}, {scenario.name!r}; give it one of its own")


def narrowed(items: Iterable[tuple[Any, str, str]], games: list[str] | None,
             rules: list[str] | None) -> tuple[list[Any], list[Any]]:
    """Items (with their game and rule) that the options mean, and the others. Raises UsageError on an unknown name."""
    try:
        for name in games or ():
            game(name)
    except UnknownGame as no:
        raise pytest.UsageError(f"--game {no}") from None
    known = {rule.id for name in games or GAMES for rule in packaged(name).rules}
    sections = {rule.split(".")[0] for rule in known}
    for word in rules or ():
        if word not in known | sections:
            near = get_close_matches(word, sorted(known | sections), 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise pytest.UsageError(f"--rule {word}: there is none{hint}")
    wanted: list[Any] = []
    others: list[Any] = []
    for item, name, rule in items:
        meant = (not games or name in games) and (not rules or rule in rules or rule.split(".")[0] in rules)
        (wanted if meant else others).append(item)
    return wanted, others


# -- which adapter -----------------------------------------------------------------------------------------------------
@dataclass
class Subject:
    """The implementation of this session. `gone` says why it could not be started again."""

    adapter: Adapter
    abilities: Abilities
    gone: str = ""

    def ready(self) -> str:
        """Start it again after a fault; why that was impossible, or nothing."""
        if not self.gone and not self.adapter.alive:
            self.gone = revive(self.adapter, self.abilities)
        return self.gone


def open_subject(spec: str, timeout: float) -> Subject:
    """Start the adapter and greet it. Where there is nothing to judge, the session ends in one line."""
    why, code = "", pytest.ExitCode.USAGE_ERROR
    try:
        adapter = open_adapter(spec, timeout=timeout)
        try:
            return Subject(adapter, greet(adapter))
        except BaseException:
            adapter.close()
            raise
    except BadAdapter as no:
        why = f"--{no}"
    except Unusable as no:
        why, code = f"nothing was run: {no}", pytest.ExitCode.INTERRUPTED
    except AdapterFault as no:
        why = f"--adapter {spec!r}: {no}" if no.kind == "spawn" else f"nothing was run: {no}\n{no.stderr}".rstrip()
        code = pytest.ExitCode.USAGE_ERROR if no.kind == "spawn" else pytest.ExitCode.INTERRUPTED
    raise pytest.exit.Exception(why, returncode=code)


# -- playing -----------------------------------------------------------------------------------------------------------
class Playing:
    """One scenario on its way. `outcome` is None until it is decided; `properties` goes into pytest's reports."""

    def __init__(self, scenario: Scenario, subject: Subject, *, demanded: bool = False) -> None:
        self.scenario, self.subject = scenario, subject
        self.outcome: Outcome | None = None
        self.properties: list[tuple[str, object]] = []
        self.done = 0
        self.skip = self.why_not(demanded)
        if not self.skip:
            self.begin()

    def why_not(self, demanded: bool) -> str:
        """Why this scenario is no question to this adapter: a game (unless demanded) or a reading it does not play."""
        abilities, scenario = self.subject.abilities, self.scenario
        if scenario.game not in abilities.games:
            return "" if demanded else f"{abilities.name} does not play {scenario.game}"
        plays = abilities.declared(scenario.game)["rulings"]
        lacking = [f"{ruling}:{letter}" for ruling, letter in scenario.rulings if letter not in plays.get(ruling, ())]
        return f"{abilities.name} does not play the reading {', '.join(lacking)}" if lacking else ""

    def begin(self) -> None:
        """Compile the case; what can be said before the first step is the outcome."""
        name = self.scenario.id
        try:
            self.case: Case = case_of(self.scenario)
        except CompileError as error:
            self.outcome = Outcome(name, "harness-error", str(error), line=self.scenario.line)
            return
        if lacking := self.subject.abilities.lacks(self.case):
            self.outcome = Outcome(name, "unsupported", f"needs {', '.join(lacking)}")
        elif gone := self.subject.ready():
            self.outcome = Outcome(name, "not-run", gone)
        self.execution = Execution(self.case, self.subject.adapter, self.subject.abilities.declared(self.case["game"]))

    def step(self, text: str) -> None:
        """The next step, which must have this text; after the last one the end is checked too."""
        if self.outcome is not None:
            return
        step = self.case["steps"][self.done]
        self.done += 1
        if step["text"] != text:
            self.outcome = Outcome(self.case["id"], "harness-error", f"pytest-bdd reads this step as {text!r}",
                                   step["text"], step["line"])
            return
        last = self.done == len(self.case["steps"])
        try:
            self.execution.run_step(step)
            if last:
                self.execution.finish()
        except (Judged, AdapterFault) as no:
            self.outcome = judged(self.case, step, no)
        else:
            self.outcome = Outcome(self.case["id"], "pass") if last else None


def told(scenario: Scenario, outcome: Outcome) -> str:
    """An outcome in words: which scenario and rule, at which step, what was expected."""
    lines = [f"{outcome.verdict}: {scenario.id} {scenario.name}"]
    rule = next((r for r in packaged(scenario.game).rules if r.id == scenario.rule), None)
    if rule:
        lines.append(f"  rule   {rule.id} {rule.title}")
    if outcome.step:
        lines.append(f"  step   {scenario.file.name}:{outcome.line} {outcome.step}")
    words = [*outcome.message.splitlines(), *(line for line in outcome.differences if line != outcome.message)]
    return "\n".join(lines + [f"  {'       ' if i else 'why    '}{line}" for i, line in enumerate(words)])


def conclude(scenario: Scenario, outcome: Outcome) -> None:
    """What pytest hears of a verdict. A supplement scenario never fails a run, unless the scenario itself is wrong."""
    if outcome.passed:
        return
    message = told(scenario, outcome)
    if scenario.level == "supplement" and outcome.verdict != "harness-error":
        if outcome.verdict == "unsupported":
            pytest.skip(outcome.message)
        pytest.xfail(message)
    pytest.fail(message, pytrace=False)

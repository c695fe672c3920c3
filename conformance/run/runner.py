"""Runs many cases against one adapter and streams what becomes of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from conformance.adapters.base import Adapter, AdapterFault
from conformance.protocol.messages import VERSION, Greeting
from conformance.run.executor import Execution
from conformance.run.unlock import told
from conformance.run.verdicts import Judged, Outcome

Case = dict[str, Any]


class Unusable(Exception):
    """The adapter's greeting cannot be used, so nothing was run; the text says what to do."""


@dataclass
class Abilities:
    """What an adapter has said of itself."""

    name: str
    version: str
    games: dict[str, dict[str, Any]] = field(default_factory=dict)

    def lacks(self, case: Case) -> list[str]:
        """What a case needs and the adapter has not declared; `game` where it does not play the game."""
        declared = self.games.get(case["game"])
        if declared is None:
            return [f"game:{case['game']}"]
        has = {*declared["capabilities"], *(f"effects:{effect}" for effect in declared["effects"])}
        if "answers_ahead" not in has:
            has.add("stops")  # can be looked at and asked while an effect waits for an answer
        if "effects" not in declared["capabilities"]:
            has = {need for need in has if not need.startswith("effects:")}
        return [need for need in case["needs"] if need not in has]

    def applies(self, case: Case) -> bool:
        """Whether the adapter plays the readings that the case is about. A game it lacks is unsupported, not this."""
        declared = self.games.get(case["game"])
        readings = declared["rulings"] if declared else {}
        return declared is None or all(letter in readings.get(r, ()) for r, letter in case["rulings"].items())

    def declared(self, game: str) -> dict[str, Any]:
        """What it has said of one game."""
        return self.games.get(game, {"capabilities": [], "effects": [], "rulings": {}})


def greet(adapter: Adapter) -> Abilities:
    """Say hello. Raises Unusable, or AdapterFault where there is no answer."""
    reply = adapter.call("hello", protocol=VERSION)
    if "ok" not in reply:
        word = reply.get("error", {}).get("message", "unsupported") if "error" in reply else "unsupported"
        raise Unusable(f"{adapter.name} refused the greeting: {word}")
    try:
        greeting = Greeting.model_validate(reply["ok"])
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Unusable(f"{adapter.name}: hello: {where}: {first['msg']}; see the protocol reference, `hello`") from None
    if greeting.protocol != VERSION:
        raise Unusable(f"{adapter.name} speaks protocol {greeting.protocol}, this suite {VERSION}: "
                       "update the adapter, or use a suite version that speaks it")
    games = {name: declared.model_dump() for name, declared in greeting.games.items()}
    return Abilities(greeting.name, greeting.version, games)


def run_case(case: Case, adapter: Adapter, abilities: Abilities) -> Outcome:
    """The verdict on one case. Never raises for anything the adapter or the scenario does."""
    if lacking := abilities.lacks(case):
        return Outcome(case["id"], "unsupported", told(lacking))
    execution = Execution(case, adapter, abilities.declared(case["game"]))
    step: dict[str, Any] = case["steps"][0]
    try:
        for step in case["steps"]:
            execution.run_step(step)
        execution.finish()
    except (Judged, AdapterFault) as no:
        return judged(case, step, no)
    return Outcome(case["id"], "pass")


def judged(case: Case, step: dict[str, Any], no: Judged | AdapterFault) -> Outcome:
    """The outcome that an exception stands for."""
    text = f"{step['keyword']} {step['text']}"
    if isinstance(no, AdapterFault):
        message = str(no) + (f"\n--- end of the adapter's stderr ---\n{no.stderr.rstrip()}" if no.stderr else "")
        return Outcome(case["id"], no.verdict, message, text, step["line"])
    return Outcome(case["id"], no.verdict, no.message, text, step["line"], no.differences)


def revive(adapter: Adapter, abilities: Abilities) -> str:
    """Start an adapter again after a fault; why that did not work, or nothing."""
    try:
        adapter.restart()
        return "" if greet(adapter).games == abilities.games else "after a restart the adapter greets differently"
    except (AdapterFault, Unusable) as no:
        return str(no)


def run_cases(cases: Iterable[Case], adapter: Adapter, abilities: Abilities,
              replay: Path | None = None) -> Iterator[Outcome]:
    """One outcome a case, in order. After a fault the adapter is started again; if that fails, the rest is not-run.

    What does not pass is written into the folder `replay`, with all its messages.
    """
    gone = ""
    for case in cases:
        if not gone and not adapter.alive:
            gone = revive(adapter, abilities)
        if gone:
            yield Outcome(case["id"], "not-run", gone)
        elif replay is None:
            yield run_case(case, adapter, abilities)
        else:
            yield run_recorded(case, adapter, abilities, replay)


def run_recorded(case: Case, adapter: Adapter, abilities: Abilities, folder: Path) -> Outcome:
    """As `run_case`; a replay file for what fails."""
    from conformance.run.replay import Recorder, write_replay

    recorder = Recorder(adapter)
    outcome = run_case(case, recorder, abilities)
    if not outcome.passed and outcome.verdict != "unsupported":
        write_replay(folder, case, outcome, recorder)
    return outcome

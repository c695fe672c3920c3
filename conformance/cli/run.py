"""Run scenarios against an implementation and say which rules it breaks.

The adapter is `reference` (the bundled engine), `python:package.module:Class` (in this process) or a command that
speaks the protocol over its standard streams, such as "node engine.js". Without --game, the games that the adapter
declares are run. PATHs are feature files of your own: a draft needs no ids.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, INCOMPLETE, UserError
from conformance.cli.console import is_terminal, paint
from conformance.cli.failures import show_failure, show_summary
from conformance.cli.select import add_selection, select

Case = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_selection(parser)
    parser.add_argument("--ruling", action="append", metavar="ID=READING", default=[],
                        help="demand a reading of an open point, as RN-R1=b, in every scenario that does not state one")
    parser.add_argument("--adapter", default="reference", metavar="ADAPTER",
                        help="reference, python:package.module:Class, or a command (default: reference)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="run N copies of the adapter at once")
    parser.add_argument("--timeout", type=float, default=10.0, metavar="SECONDS", help="for each reply (default: 10)")
    parser.add_argument("--fail-fast", action="store_true", help="stop at the first scenario that does not pass")
    parser.add_argument("--watch", action="store_true", help="run again whenever a file changes, until interrupted")
    parser.add_argument("--report", type=Path, metavar="FILE", help="also write the report (JSON lines) to FILE")
    parser.add_argument("--json", action="store_true", help="write the report to standard output instead of words")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    if args.workers < 1:
        raise UserError(f"--workers {args.workers}: expected at least 1")
    if args.timeout <= 0:
        raise UserError(f"--timeout {args.timeout:g}: expected a number of seconds above 0")
    if args.watch:
        from conformance.cli.watch import watch_forever

        return watch_forever(args)
    return run_once(args)


def run_once(args: argparse.Namespace) -> int:
    """Greet, plan, run, report."""
    from conformance.adapters import BadAdapter, open_adapter
    from conformance.adapters.base import AdapterFault
    from conformance.run.runner import Unusable, greet

    demanded = demanded_readings(args.ruling)
    catalogue, scenarios = select(args)
    if not scenarios:
        raise UserError("no scenario is meant; nothing was run")
    with ExitStack() as stack:
        try:
            adapter = open_adapter(args.adapter, timeout=args.timeout)
            stack.callback(adapter.close)
            abilities = greet(adapter)
        except BadAdapter as no:
            raise UserError(str(no)) from None
        except AdapterFault as fault:
            if fault.kind == "spawn":
                raise UserError(str(fault)) from None
            return nothing_ran(str(fault) + (f"\n{fault.stderr.rstrip()}" if fault.stderr else ""))
        except Unusable as no:
            return nothing_ran(str(no))
        check_demanded(demanded, abilities)
        return judge(args, catalogue, scenarios, adapter, abilities, demanded, stack)


def nothing_ran(why: str) -> int:
    """The adapter could not be greeted."""
    print(f"conformance run: nothing was run: {why}", file=sys.stderr)
    return INCOMPLETE


def judge(args: argparse.Namespace, catalogue: Any, scenarios: list[Any], adapter: Any, abilities: Any,
          demanded: dict[str, str], stack: ExitStack) -> int:
    """Run the plan and tell what came of it; the exit code."""
    from importlib.metadata import version

    from conformance.run.plan import make_plan
    from conformance.run.report import Tally, Writer, footer, header, metadata, result
    from conformance.suite.catalogue import digest

    plan = make_plan(scenarios, abilities, demanded, games=args.game)
    if plan.broken and args.paths:
        raise UserError(plan.broken[0][1])
    if not plan.cases:
        lacking = [f"{n} of {game}, which the adapter does not play" for game, n in plan.other_games.items()]
        lacking += [f"{n} of a reading of {ruling} that it does not play" for ruling, n in plan.not_applicable.items()]
        hint = "" if abilities.games else "; it declares no game yet: `conformance doctor` says what to do next"
        return nothing_ran(f"no scenario applies: {'; '.join(lacking)}{hint}")
    streams = [stack.enter_context(open_report(args.report))] if args.report else []
    writer = Writer([*streams, *([sys.stdout] if args.json else [])])
    games = sorted({case["game"] for case in plan.cases})
    writer.write(header(plan, args.adapter, abilities, digest(games), version("tcg-conformance"), demanded))
    writer.write(metadata())
    tally, started = Tally(plan.planned), time.perf_counter()
    progress, unmet = Progress(plan.planned, quiet=args.json), Counter[str]()
    for case, outcome in outcomes(args, plan, adapter, abilities):
        tally.add(case["level"], outcome.verdict)
        writer.write(result(case, outcome))
        if outcome.verdict == "unsupported":  # often hundreds, all for the same reason: the summary says which
            unmet.update(abilities.lacks(case))
        elif not outcome.passed and not args.json:
            progress.clear()
            show_failure(case, outcome, catalogue, args)
        progress.step(outcome)
        if args.fail_fast and not outcome.passed:
            break
    progress.clear()
    whole = tally.results == plan.planned
    if whole:
        writer.write(footer(tally))
    if not args.json:
        show_summary(tally, plan, abilities, unmet, time.perf_counter() - started)
    failed = any(counter[v] for counter in tally.counts.values() for v in counter if v not in ("pass", "not-run"))
    if tally.conforms:
        return CONFORMS
    return INCOMPLETE if tally.incomplete and not (args.fail_fast and failed) else DOES_NOT


def outcomes(args: argparse.Namespace, plan: Any, adapter: Any, abilities: Any) -> Iterator[tuple[Case, Any]]:
    """Each case with its outcome; scenarios that cannot be compiled come first."""
    from conformance.run.runner import run_cases
    from conformance.run.verdicts import Outcome

    for scenario, why in plan.broken:
        case = {"id": scenario.id, "rule": scenario.rule, "game": scenario.game, "level": scenario.level,
                "name": scenario.name, "file": scenario.file.name}
        yield case, Outcome(scenario.id, "harness-error", why, line=scenario.line)
    if args.workers > 1 and len(plan.cases) > 1:
        from conformance.run.workers import run_with_workers

        results = run_with_workers(plan.cases, args.adapter, args.timeout, abilities, args.workers)
    else:
        results = run_cases(plan.cases, adapter, abilities)
    yield from zip(plan.cases, results)


def open_report(path: Path) -> Any:
    """The report file. Raises UserError."""
    try:
        return path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise UserError(f"--report {path}: {error.strerror}") from None


def demanded_readings(words: list[str]) -> dict[str, str]:
    """`RN-R1=b` as a dict. Raises UserError: no such ruling or reading."""
    from difflib import get_close_matches

    from conformance.protocol.games import GAMES
    from conformance.suite.rulings import rulings

    known = {name: ruling for game in GAMES for name, ruling in rulings(game).items()}
    demanded = {}
    for word in words:
        name, equals, letter = word.partition("=")
        if not equals:
            raise UserError(f"--ruling {word}: expected ID=READING, as RN-R1=b")
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise UserError(f"--ruling {word}: no ruling {name}" + (f"; did you mean {near[0]}?" if near else ""))
        if letter not in known[name].readings:
            raise UserError(f"--ruling {word}: {name} has the readings {', '.join(known[name].readings)}")
        demanded[name] = letter
    return demanded


def check_demanded(demanded: dict[str, str], abilities: Any) -> None:
    """Raises UserError where the adapter does not play a demanded reading."""
    for name, letter in demanded.items():
        plays = [found for game in abilities.games.values() for found in game["rulings"].get(name, ())]
        if letter not in plays:
            has = f"it declares {', '.join(plays)}" if plays else "it declares none"
            raise UserError(f"--ruling {name}={letter}: {abilities.name} does not play this reading; {has}")


class Progress:
    """One line on a terminal that says how far the run is."""

    def __init__(self, planned: int, *, quiet: bool) -> None:
        self.planned, self.done, self.bad = planned, 0, 0
        self.shown = not quiet and is_terminal(sys.stderr)
        self.next = 0.0

    def step(self, outcome: Any) -> None:
        """One more result."""
        self.done += 1
        self.bad += not outcome.passed
        if self.shown and time.perf_counter() >= self.next:
            self.next = time.perf_counter() + 0.1
            bad = paint(f", {self.bad} not passed", "red", sys.stderr) if self.bad else ""
            print(f"\r{self.done}/{self.planned}{bad}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Remove the line."""
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

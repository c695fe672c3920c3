"""Run scenarios against an implementation and say which rules it breaks.

The adapter is `reference` (the bundled engine), `python:package.module:Class` (in this process), `http://…` (a server
that runs already) or a command that speaks the protocol over its standard streams, such as "node engine.js". Without
--game, the games that the adapter declares are run. PATHs are feature files of your own: a draft needs no ids.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, INCOMPLETE, UserError
from conformance.cli.after import After
from conformance.cli.failures import Failures, declared_in_vain, show_summary
from conformance.cli.limits import add_timeout, check_timeout
from conformance.cli.progress import Progress
from conformance.cli.readings import check_demanded, demanded_readings
from conformance.cli.select import add_selection, select

Case = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_selection(parser)
    parser.add_argument("--ruling", action="append", metavar="ID=READING", default=[],
                        help="demand a reading of an open point, as RN-R1=b, in every scenario that does not state one")
    parser.add_argument("--adapter", default="reference", metavar="ADAPTER",
                        help="reference, python:package.module:Class, http://…, or a command (default: reference)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="run N copies of the adapter at once")
    add_timeout(parser)
    parser.add_argument("--fail-fast", action="store_true",
                        help="stop at the first scenario that does not pass, unless --known lists it")
    parser.add_argument("--watch", action="store_true", help="run again whenever a file changes, until interrupted")
    parser.add_argument("--report", type=Path, metavar="FILE", help="also write the report (JSON lines) to FILE")
    parser.add_argument("--junit", type=Path, metavar="FILE", help="also write JUnit XML to FILE")
    parser.add_argument("--summary", type=Path, metavar="FILE", help="also append a Markdown summary to FILE")
    parser.add_argument("--replay", type=Path, metavar="DIR", help="write each failure with all its messages into DIR")
    parser.add_argument("--known", type=Path, metavar="FILE", help="known failures (TOML), held against the run")
    parser.add_argument("--shard", metavar="I/N", help="only the I-th of N shares, chosen by a hash of the id")
    parser.add_argument("--json", action="store_true", help="write the report to standard output instead of words")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    if args.workers < 1:
        raise UserError(f"--workers {args.workers}: expected at least 1")
    check_timeout(args.timeout)
    if args.shard:
        from conformance.run.shard import BadShard, parse_shard

        try:
            args.shard = parse_shard(args.shard)
        except BadShard as no:
            raise UserError(f"--shard {no}") from None
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
            games = dict.fromkeys(scenario.game for scenario in scenarios)
            adapter = open_adapter(args.adapter, timeout=args.timeout, games=games)
            stack.callback(adapter.close)
            abilities = greet(adapter)
        except BadAdapter as no:
            raise UserError(str(no)) from None
        except AdapterFault as fault:
            if fault.kind == "spawn":
                raise UserError(str(fault)) from None
            return nothing_ran(args, str(fault) + (f"\n{fault.stderr.rstrip()}" if fault.stderr else ""))
        except Unusable as no:
            return nothing_ran(args, str(no))
        check_demanded(demanded, abilities)
        return judge(args, catalogue, scenarios, adapter, abilities, demanded, stack)


def nothing_ran(args: argparse.Namespace, why: str) -> int:
    """The adapter could not be greeted. Reports of an earlier run must not be taken for those of this one."""
    for path in (args.report, args.junit):
        if path and path.is_file():
            path.unlink()
            why += f"\n{path}, of an earlier run, was removed"
    print(f"conformance run: nothing was run: {why}", file=sys.stderr)
    return INCOMPLETE


def judge(args: argparse.Namespace, catalogue: Any, scenarios: list[Any], adapter: Any, abilities: Any,
          demanded: dict[str, str], stack: ExitStack) -> int:
    """Run the plan and tell what came of it; the exit code."""
    from importlib.metadata import version

    from conformance.cli.drafts import check_drafts
    from conformance.run.plan import make_plan, share
    from conformance.run.report import Tally, Writer, footer, header, metadata, result
    from conformance.suite.catalogue import digest

    if args.paths:
        check_drafts(scenario for scenario in scenarios if scenario.game in abilities.games)
    plan = make_plan(scenarios, abilities, demanded, games=args.game)
    if plan.broken and args.paths:
        raise UserError(plan.broken[0][1])
    if not plan.cases:
        return nothing_applies(args, plan, abilities)
    after = After(args, [scenario.id for scenario in scenarios])
    head = header(plan, args.adapter, abilities, digest({case["game"] for case in plan.cases}),
                  version("tcg-conformance"), demanded)
    if args.shard:
        share(plan, args.shard)
        index, of = args.shard
        head |= {"whole": head["planned"], "planned": plan.planned, "shard": {"index": index, "of": of}}
    streams = [stack.enter_context(open_report(args.report))] if args.report else []
    writer = Writer([*streams, *([after] if after.wanted else []), *([sys.stdout] if args.json else [])])
    writer.write(head)
    writer.write(metadata())
    tally, started = Tally(plan.planned), time.perf_counter()
    progress, failures = Progress(plan.planned, quiet=args.json), Failures(catalogue, args)
    unmet: list[list[str]] = []  # what each unsupported scenario lacks
    for case, outcome in outcomes(args, plan, adapter, abilities):
        tally.add(case["level"], outcome.verdict)
        writer.write(result(case, outcome))
        if outcome.verdict == "unsupported":  # often hundreds, all for the same reason: the summary says which
            unmet.append(abilities.lacks(case))
        elif not outcome.passed and not args.json and not after.lists(outcome):
            progress.clear()
            failures.show(case, outcome)
        progress.step(outcome)
        if args.fail_fast and not outcome.passed and outcome.verdict != "unsupported" and not after.lists(outcome):
            break
    progress.clear()
    if tally.results == plan.planned:
        writer.write(footer(tally))
    if not args.json:
        failures.show_rules()
        show_summary(tally, plan, abilities, unmet, time.perf_counter() - started)
    return after.finish(exit_code(tally, fail_fast=args.fail_fast))


def nothing_applies(args: argparse.Namespace, plan: Any, abilities: Any) -> int:
    """Why nothing was run."""
    lacking = [f"{n} of {game}, which the adapter does not play" for game, n in plan.other_games.items()]
    lacking += [f"{n} of a reading of {ruling} that it does not play" for ruling, n in plan.not_applicable.items()]
    hint = "" if abilities.games else "; it declares no game yet: `conformance doctor` says what to do next"
    code = nothing_ran(args, f"no scenario applies: {'; '.join(lacking)}{hint}")
    for text in declared_in_vain(abilities, set()):
        print(f"declared in vain: {text}", file=sys.stderr)
    return code


def exit_code(tally: Any, *, fail_fast: bool) -> int:
    """What the counts mean."""
    if tally.conforms:
        return CONFORMS
    failed = any(counter[v] for counter in tally.counts.values() for v in counter if v not in ("pass", "not-run"))
    return INCOMPLETE if tally.incomplete and not (fail_fast and failed) else DOES_NOT


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

        results = run_with_workers(plan.cases, args.adapter, args.timeout, abilities, args.workers, args.replay)
    else:
        results = run_cases(plan.cases, adapter, abilities, args.replay)
    yield from zip(plan.cases, results)


def open_report(path: Path) -> Any:
    """The report file. Raises UserError."""
    try:
        return path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise UserError(f"--report {path}: {error.strerror}") from None

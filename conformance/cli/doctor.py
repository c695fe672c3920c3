"""Before any rule is judged: does an adapter keep the protocol?

Greets the adapter, asks it things that it cannot know, sets up the positions of the suite's scenarios, acts, and looks
whether what comes back is what the protocol promises. `ok` is as it should be, `warning` is allowed but seldom meant,
`fail` breaks the protocol, and what was not tried says why. After a `fail`, the hint says what to do.

exit codes: 0 healthy; 1 something failed; 2 wrong use, a command that cannot be started too; 3 it ended at once
"""

import argparse
import json
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, INCOMPLETE, UserError
from conformance.cli.console import command_line, paint
from conformance.cli.limits import add_timeout, check_timeout

COLOURS = {"ok": "green", "warning": "yellow", "fail": "red", "not tried": "dim"}
WIDTH = 15


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--adapter", required=True, metavar="ADAPTER",
                        help="reference, python:package.module:Class, http://…, or a command")
    parser.add_argument("--game", action="append", metavar="NAME",
                        help="only this game (default: those that the adapter declares)")
    add_timeout(parser)
    parser.add_argument("--json", action="store_true", help="write the findings as one JSON document")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.adapters import BadAdapter, open_adapter
    from conformance.adapters.base import AdapterFault
    from conformance.protocol.games import UnknownGame, game

    check_timeout(args.timeout)
    try:
        for name in args.game or ():
            game(name)
        adapter = open_adapter(args.adapter, timeout=args.timeout)
    except (BadAdapter, UnknownGame) as no:
        raise UserError(str(no)) from None
    except AdapterFault as fault:  # it cannot be started at all
        raise UserError(str(fault)) from None
    try:
        return examine(args, adapter)
    finally:
        adapter.close()


def examine(args: argparse.Namespace, adapter: Any) -> int:
    """Look at everything and tell; the exit code."""
    from conformance.doctor.check_up import check_up

    findings, about = [], None
    for finding in check_up(adapter, args.game):
        if not args.json:
            if finding.game != about and finding.examination != "hello":
                print(paint(finding.game or "session", "bold"))
            about = finding.game
            show(finding)
        findings.append(finding)
    states = [finding.result.state for finding in findings]
    if args.json:
        print(json.dumps(as_data(args, findings), ensure_ascii=False, indent=1))
    else:
        counts = ", ".join(f"{states.count(state)} {state}" for state in COLOURS if state in states)
        word = paint("not healthy", "red") if "fail" in states else paint("healthy", "green")
        print(f"\n{args.adapter}: {word} ({counts})\n{advice(args, findings)}")
    if states == ["fail"] and not adapter.alive:
        return INCOMPLETE
    return DOES_NOT if "fail" in states else CONFORMS


def show(finding: Any) -> None:
    """One finding in a line, the hint in another."""
    result = finding.result
    state = paint(f"{result.state:<9}", COLOURS[result.state])
    print(f"  {state}  {finding.examination:<{WIDTH}}  {result.text}")
    if result.hint:
        print(f"  {'':<9}  {'':<{WIDTH}}  → {result.hint}")


def advice(args: argparse.Namespace, findings: list[Any]) -> str:
    """What to do next."""
    wrong = next((finding for finding in findings if finding.result.state == "fail"), None)
    if wrong:
        hint = wrong.result.hint.removeprefix("next step: ")
        return f"next: {wrong.examination}: {hint}" if hint else f"next: mend `{wrong.examination}`"
    return f"next: {command_line(['conformance', 'run', '--adapter', args.adapter])}"


def as_data(args: argparse.Namespace, findings: list[Any]) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "adapter": args.adapter,
        "healthy": all(finding.result.state != "fail" for finding in findings),
        "findings": [
            {"examination": finding.examination, "game": finding.game or None, "state": finding.result.state,
             "text": finding.result.text, "hint": finding.result.hint or None} for finding in findings],
        "next": advice(args, findings),
    }

"""Checks feature files and the data beside them: ids, sentences, facts, twins, contradictions; plays nothing.

Without a PATH it is about the suite. Each finding is one line, `file:line: code: message`.
"""

import argparse
import json
import sys
from pathlib import Path

from conformance.cli import CONFORMS, DOES_NOT, UserError
from conformance.cli.console import paint
from conformance.protocol.games import GAMES, UnknownGame, game
from conformance.suite.features import FeatureError
from conformance.suite.lint import Report, lint
from conformance.suite.lint.findings import CODES

# Scenarios with these cannot be played, so nothing can be said of what they tell apart.
UNPLAYABLE = {"syntax", "cards", "sentence", "meaning", "set-up"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path,
                        help="feature files or folders of your own (default: the suite's)")
    parser.add_argument("--game", action="append", metavar="NAME", help=f"only this game: {', '.join(GAMES)}")
    parser.add_argument("--audit", action="store_true",
                        help="also play the suite: readings, null adapters, knock-outs, second default (slow)")
    parser.add_argument("--json", action="store_true", help="findings as one JSON document")
    parser.epilog = "codes:\n" + "\n".join(f"  {code:<18} {about}" for code, about in CODES.items()) + \
        "\n\nexit codes: 0 nothing found; 1 findings (notes do not count); 2 wrong use"


def run(args: argparse.Namespace) -> int:
    """Lint; the exit code. Raises UserError."""
    if args.paths and (args.game or args.audit):
        raise UserError(f"{'--game' if args.game else '--audit'} is about the suite; leave out the PATH")
    try:
        games = [game(name).name for name in args.game or GAMES]
        report = lint(args.paths, games)
    except (FeatureError, UnknownGame) as no:
        raise UserError(str(no)) from None
    show_json(report) if args.json else show(report)
    found = report.count
    if args.audit:
        found += audit(report, games, in_json=args.json)
    return DOES_NOT if found else CONFORMS


def show(report: Report) -> None:
    """Findings for a person, and how many there are."""
    for finding in report.findings:
        print(finding.shown())
    seen = f"{report.scenarios} scenario{'' if report.scenarios == 1 else 's'} in " \
           f"{report.files} file{'' if report.files == 1 else 's'}"
    notes = len(report.findings) - report.count
    noted = f", {notes} note{'' if notes == 1 else 's'}" if notes else ""
    if report.count:
        print(paint(f"{report.count} finding{'' if report.count == 1 else 's'}", "red") + f"{noted}: {seen}")
    else:
        print(paint("nothing found", "green") + f"{noted}: {seen}")


def show_json(report: Report) -> None:
    """Findings for a program."""
    document = {"findings": [finding.as_json() for finding in report.findings], "count": report.count,
                "files": report.files, "scenarios": report.scenarios}
    print(json.dumps(document, ensure_ascii=False, indent=1))


def audit(report: Report, games: list[str], *, in_json: bool) -> int:
    """Check the suite by playing it; the number of findings. Beside JSON its lines go to standard error."""
    stream = sys.stderr if in_json else sys.stdout
    if any(finding.code in UNPLAYABLE and finding.severity == "finding" for finding in report.findings):
        print("the audit needs scenarios that can be played: mend the findings above first", file=stream)
        return 0
    from conformance.suite.audit import run_audit

    return int(run_audit(games, lambda line: print(line, file=stream, flush=True)))

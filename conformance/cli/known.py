"""Known failures: write or renew the list that `conformance run --known FILE` is held against.

  conformance known update known.toml --report report.jsonl --until 2026-12-31

What passes in the report is taken off the list, what does not pass is put on it. Reasons, links and dates of entries
are kept; comments in the file are not.
"""

import argparse
from datetime import date
from pathlib import Path

from conformance.cli import CONFORMS, INCOMPLETE, UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("verb", choices=["update"], help="write the list anew")
    parser.add_argument("file", type=Path, metavar="FILE", help="the list; it is made if it is not there")
    parser.add_argument("--report", type=Path, required=True, metavar="REPORT", help="a report of the implementation")
    parser.add_argument("--until", type=str, required=True, metavar="DATE", help="end date of new entries")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.run.known import BadKnown, read_known, updated, write_known
    from conformance.run.report import BadReport, read_report

    try:
        until = date.fromisoformat(args.until)
    except ValueError:
        raise UserError(f"--until {args.until}: expected a date, as 2026-12-31") from None
    if until < date.today():
        raise UserError(f"--until {args.until}: has passed: every new entry would be an error; name a later date")
    try:
        report = read_report(args.report)
        known = read_known(args.file) if args.file.exists() else {}
        entries = updated(known, {line["id"]: line["verdict"] for line in report.results}, until)
        write_known(args.file, entries)
    except (BadReport, BadKnown) as no:
        raise UserError(str(no)) from None
    except OSError as error:
        raise UserError(f"{args.file}: {error.strerror}") from None
    print(f"{args.file}: {len(entries)} known failures, {len(set(entries) - set(known))} new, "
          f"{len(set(known) - set(entries))} taken off")
    if not report.complete:
        print(f"{args.report} is incomplete: entries of scenarios that it lacks were left as they are")
        return INCOMPLETE
    return CONFORMS

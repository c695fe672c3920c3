"""Write the pages of the site: Markdown and JSON, from the features, the rulebooks and the reference engine.

A generator such as MkDocs turns them into HTML: `conformance site docs && mkdocs build --strict`. Every scenario is
played on the reference engine; reports of `conformance run --report FILE` add the verdicts of other implementations.
"""

import argparse
import sys
from pathlib import Path

from conformance.cli import CONFORMS, INCOMPLETE, UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("dir", metavar="DIR", nargs="?", type=Path, default=Path("docs"),
                        help="the folder to write into (default: docs); what others wrote there is left alone")
    parser.add_argument("--report", action="append", metavar="FILE", type=Path, default=[],
                        help="also show the verdicts of this report (default: every reports/*.jsonl here)")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.protocol.games import GAMES
    from conformance.run.report import BadReport
    from conformance.site.build import pages, write
    from conformance.site.data import gather
    from conformance.suite.features import FeatureError
    from conformance.suite.rulebook import RulebookError
    from conformance.suite.rulings import RulingError

    if args.dir.exists() and not args.dir.is_dir():
        raise UserError(f"{args.dir}: expected a folder to write the pages into, this is a file")
    try:
        site = gather(GAMES, args.report or sorted(Path("reports").glob("*.jsonl")))
        files = pages(site)
        written = write(files, args.dir)
    except (FeatureError, RulebookError, RulingError, BadReport) as no:
        raise UserError(str(no)) from None
    except OSError as error:
        raise UserError(f"{error.filename or args.dir}: {error.strerror}") from None
    rules = sum(len(book.rules) for book in site.books)
    scenarios = sum(len(book.examples) for book in site.books)
    print(f"{args.dir}: {len(files)} files with {rules:,} rules and {scenarios:,} scenarios; "
          f"{len(written.changed)} written, {len(written.same)} unchanged, {len(written.removed)} removed")
    for example in site.broken:
        print(f"conformance site: {example.scenario.id} is shown without boards: {example.broken}", file=sys.stderr)
    return INCOMPLETE if site.broken else CONFORMS

"""Look at reports that `conformance run --report FILE` has written.

  conformance report show FILE              what came of the run
  conformance report merge OUT FILE…        shards into one report
  conformance report compare OLD NEW        what has changed; exits with 1 if something that passed does not any more
  conformance report junit FILE             JUnit XML, rule ids as properties
  conformance report markdown FILE          a summary for a CI page
  conformance report badge FILE             a shields endpoint, rounded down, grey when incomplete
"""

import argparse
import sys
from pathlib import Path

from conformance.cli import CONFORMS, DOES_NOT, INCOMPLETE, UserError
from conformance.cli.console import paint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb, about in (("show", "what came of a run"), ("junit", "as JUnit XML"), ("markdown", "as Markdown"),
                        ("badge", "as a shields endpoint")):
        one = verbs.add_parser(verb, help=about)
        one.add_argument("file", type=Path, metavar="FILE")
        if verb == "badge":
            one.add_argument("--game", metavar="NAME", help="only this game")
            one.add_argument("--label", metavar="TEXT", help="the left side of the badge")
    several = verbs.add_parser("merge", help="shards into one report")
    several.add_argument("out", type=Path, metavar="OUT")
    several.add_argument("files", type=Path, nargs="+", metavar="FILE")
    two = verbs.add_parser("compare", help="what has changed")
    two.add_argument("old", type=Path, metavar="OLD")
    two.add_argument("new", type=Path, metavar="NEW")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.run.merge import CannotMerge
    from conformance.run.report import BadReport

    try:
        return {"merge": run_merge, "compare": run_compare, "show": run_show}.get(args.verb, run_form)(args)
    except (BadReport, CannotMerge) as no:
        raise UserError(str(no)) from None


def run_show(args: argparse.Namespace) -> int:
    """Counts, and every scenario that did not pass."""
    from conformance.adapters.quoting import printable
    from conformance.run.merge import summary
    from conformance.run.outputs import conforms
    from conformance.run.report import read_report

    report = read_report(args.file)
    adapter = report.header["adapter"]
    print(f"{adapter['name']} {adapter['version']} on suite {report.header['suite']}: {summary(report)}")
    for line in report.results:
        if line["verdict"] not in ("pass", "unsupported"):
            first = printable(line.get("message", "")).splitlines()[:1]
            print(f"{paint(line['verdict'], 'red')} {line['id']} ({line['rule']}) {' '.join(first)}")
    if not report.complete:
        print(paint("incomplete: the run broke off; what stands here can be used", "yellow"))
        return INCOMPLETE
    print(paint("conforms", "green") if conforms(report) else paint("does not conform", "red"))
    return CONFORMS if conforms(report) else DOES_NOT


def run_form(args: argparse.Namespace) -> int:
    """One report in another form, on standard output."""
    from conformance.run.outputs import badge, junit, markdown
    from conformance.run.report import read_report

    report = read_report(args.file)
    if args.verb != "badge":
        sys.stdout.write(junit(report) if args.verb == "junit" else markdown(report))
        return CONFORMS if report.complete else INCOMPLETE
    ran = {line["game"] for line in report.results}
    if args.game and args.game not in ran:
        check_game(args.game)
        print(f"conformance report: {args.file} holds no scenario of {args.game}", file=sys.stderr)
    sys.stdout.write(badge(report, args.game, args.label))
    return CONFORMS if report.complete and args.game in {None, *ran} else INCOMPLETE


def check_game(name: str) -> None:
    """Raises UserError where there is no such game."""
    from conformance.protocol.games import UnknownGame, game

    try:
        game(name)
    except UnknownGame as no:
        raise UserError(f"--game: {no}") from None


def run_merge(args: argparse.Namespace) -> int:
    """Shards into one."""
    from conformance.run.merge import merge
    from conformance.run.report import json_line, read_report

    lines = merge([(str(path), read_report(path)) for path in args.files])
    try:
        text = "".join(map(json_line, lines))
        args.out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise UserError(f"{args.out}: {error.strerror}") from None
    print(f"{len(lines) - 3} results of {len(args.files)} reports written to {args.out}")
    return CONFORMS


def run_compare(args: argparse.Namespace) -> int:
    """What has changed."""
    from conformance.run.merge import compare, summary, worse
    from conformance.run.report import read_report

    old, new = read_report(args.old), read_report(args.new)
    if old.header["digest"] != new.header["digest"]:
        print(f"the suites differ: {old.header['suite']} and {new.header['suite']}; ids that are new or gone are shown")
    changed = compare(old, new)
    for line in changed:
        print(paint(line, "red") if ": pass →" in line else line)
    print(f"{len(changed)} changed; before {summary(old)}; after {summary(new)}")
    if not (old.complete and new.complete):
        print("incomplete: " + " and ".join(str(p) for p, r in ((args.old, old), (args.new, new)) if not r.complete))
        return INCOMPLETE
    return DOES_NOT if worse(old, new) else CONFORMS

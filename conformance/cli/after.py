"""What is made of the results at the end of a run: JUnit XML, a Markdown summary, the list of known failures.

Where it is to go is looked at before the run: an hour of work must not end with a misspelled folder.
"""

import argparse
import json
import os
from datetime import date
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, UserError
from conformance.cli.console import paint


class After:
    """Collects the lines of the report, and works on them when the run is over.

    Raises UserError for a bad list, and for a place that cannot be written to.
    """

    def __init__(self, args: argparse.Namespace, ids: list[str]) -> None:
        from conformance.run.known import BadKnown, Known, read_known

        self.args, self.ids, self.lines = args, ids, list[dict[str, Any]]()
        self.known: dict[str, Known] = {}
        for option in ("report", "junit", "summary"):
            if path := getattr(args, option):
                can_be_written(path, f"--{option} {path}")
        if args.replay:
            can_be_filled(args.replay, f"--replay {args.replay}")
        if args.known:
            try:
                self.known = read_known(args.known)
            except BadKnown as no:
                raise UserError(str(no)) from None

    @property
    def wanted(self) -> bool:
        """Whether anything is made of the lines: without that, a run keeps none of them."""
        return any((self.args.junit, self.args.summary, self.args.replay, self.args.known))

    def write(self, text: str) -> int:
        """One line of the report."""
        self.lines.append(json.loads(text))
        return len(text)

    def flush(self) -> None:
        """A stream has this."""

    def lists(self, outcome: Any) -> bool:
        """Whether exactly this is a known failure, so that it need not be shown."""
        item = self.known.get(outcome.id)
        return item is not None and item.verdict == outcome.verdict

    def finish(self, code: int) -> int:
        """Write what was asked for; the exit code, given the list. Raises UserError."""
        if not self.wanted:
            return code
        from conformance.run.outputs import junit, markdown
        from conformance.run.report import Report

        by = {kind: [line for line in self.lines if line["type"] == kind] for kind in ("result", "footer")}
        report = Report(self.lines[0], by["result"], by["footer"][0] if by["footer"] else None, self.lines[1])
        if self.args.junit:
            write(self.args.junit, junit(report), "w")
        if self.args.summary:
            write(self.args.summary, markdown(report), "a")
        if self.args.replay:
            forget_what_passes(self.args.replay, by["result"])
        return self.given_the_list(code, by["result"], report.complete) if self.args.known else code

    def given_the_list(self, code: int, results: list[dict[str, Any]], complete: bool) -> int:
        """Known failures do not count, and whatever is not as listed does; a run that broke off is not made whole."""
        from conformance.run.known import judge_known
        from conformance.suite.catalogue import whole_suite

        every = {scenario.id for scenario in whole_suite().scenarios} | set(self.ids)
        verdicts = {line["id"]: line["verdict"] for line in results}
        wrong = judge_known(self.known, verdicts, every, date.today())
        for line in wrong:
            self.say(f"{paint('known', 'red')} {self.args.known}: {line}")
        gating = [line for line in results if line["level"] != "supplement" and line["verdict"] != "pass"]
        new = [line for line in gating if line["id"] not in self.known]
        known = len(gating) - len(new)
        self.say(f"{known} known failure{'' if known == 1 else 's'}, {len(new)} other{'' if len(new) == 1 else 's'}, "
                 f"{len(wrong)} entr{'y' if len(wrong) == 1 else 'ies'} not as listed")
        if wrong:
            return DOES_NOT
        return CONFORMS if code == DOES_NOT and complete and not new else code

    def say(self, text: str) -> None:
        """A line for a person; with --json standard output is the report's."""
        import sys

        print(text, file=sys.stderr if self.args.json else sys.stdout)


def can_be_written(path: Path, what: str) -> None:
    """Raises UserError unless there can be a file at the path; nothing is made."""
    if path.is_dir():
        raise UserError(f"{what}: expected a file, this is a folder")
    if not path.parent.is_dir():
        raise UserError(f"{what}: there is no folder {path.parent}; make it first")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UserError(f"{what}: Permission denied")


def can_be_filled(folder: Path, what: str) -> None:
    """Raises UserError unless the folder can be made and written into; nothing is made."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    if there is None or not there.is_dir():
        raise UserError(f"{what}: expected a folder; {there or folder} is none")
    if not os.access(there, os.W_OK):
        raise UserError(f"{what}: Permission denied")


def forget_what_passes(folder: Path, results: list[dict[str, Any]]) -> None:
    """Removes the replay files of an earlier run whose scenarios pass now. Raises UserError."""
    from conformance.run.replay import replay_file

    try:
        for line in results:
            if line["verdict"] == "pass":
                replay_file(folder, line["id"]).unlink(missing_ok=True)
    except OSError as error:
        raise UserError(f"--replay {folder}: {error.strerror}") from None


def write(path: Path, text: str, mode: str) -> None:
    """Write or append. Raises UserError."""
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None

"""What is made of the results at the end of a run: JUnit XML, a Markdown summary, the list of known failures."""

import argparse
import json
from datetime import date
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, UserError
from conformance.cli.console import paint


class After:
    """Collects the lines of the report, and works on them when the run is over. Raises UserError for a bad list."""

    def __init__(self, args: argparse.Namespace, ids: list[str]) -> None:
        from conformance.run.known import BadKnown, Known, read_known

        self.args, self.ids, self.lines = args, ids, list[dict[str, Any]]()
        self.known: dict[str, Known] = {}
        if args.known:
            try:
                self.known = read_known(args.known)
            except BadKnown as no:
                raise UserError(str(no)) from None

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
        from conformance.run.outputs import junit, markdown
        from conformance.run.report import Report

        by = {kind: [line for line in self.lines if line["type"] == kind] for kind in ("result", "footer")}
        report = Report(self.lines[0], by["result"], by["footer"][0] if by["footer"] else None, self.lines[1])
        if self.args.junit:
            write(self.args.junit, junit(report), "w")
        if self.args.summary:
            write(self.args.summary, markdown(report), "a")
        return self.given_the_list(code, by["result"]) if self.args.known else code

    def given_the_list(self, code: int, results: list[dict[str, Any]]) -> int:
        """Known failures do not count, and whatever is not as listed does."""
        from conformance.run.known import judge_known
        from conformance.suite.catalogue import whole_suite

        every = {scenario.id for scenario in whole_suite().scenarios} | set(self.ids)
        verdicts = {line["id"]: line["verdict"] for line in results}
        wrong = judge_known(self.known, verdicts, every, date.today())
        for line in wrong:
            self.say(f"{paint('known', 'red')} {self.args.known}: {line}")
        gating = [line for line in results if line["level"] != "supplement" and line["verdict"] != "pass"]
        new = [line for line in gating if line["id"] not in self.known]
        self.say(f"{len(gating) - len(new)} known failures, {len(new)} others, {len(wrong)} entries not as listed")
        if wrong:
            return DOES_NOT
        return CONFORMS if code == DOES_NOT and not new else code

    def say(self, text: str) -> None:
        """A line for a person; with --json standard output is the report's."""
        import sys

        print(text, file=sys.stderr if self.args.json else sys.stdout)


def write(path: Path, text: str, mode: str) -> None:
    """Write or append. Raises UserError."""
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None

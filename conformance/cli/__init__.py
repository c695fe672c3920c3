"""The command line. One module a command, imported when used: `conformance --version` must not wait for a validator."""

import argparse
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

CONFORMS, DOES_NOT, WRONG_USE, INCOMPLETE = 0, 1, 2, 3

COMMANDS = {
    "run": "run scenarios against an implementation and say which rules it breaks",
    "report": "look at reports: show, merge, compare, junit, markdown, badge",
    "replay": "run the case of a replay file alone, with all its messages",
    "known": "write the list of known failures that `run --known` is held against",
    "doctor": "before any rule is judged: does an adapter keep the protocol?",
    "new-adapter": "write a commented starting point for an adapter of your own",
    "lint": "check feature files: ids, sentences, facts, twins; with --audit also the suite itself",
    "trace": "what belongs together: rule, lines of the book, scenarios, code",
    "explain": "play one scenario step by step: position, open decisions, rules that decided",
    "rulings": "the open points of the rulebooks, and what changes under another reading",
    "steps": "the sentences that scenarios can use",
    "cards": "the test cards, with their text",
    "schema": "write the JSON Schemas of the protocol and of every game",
    "export": "write all scenarios as JSON cases that any language can run",
    "site": "write the pages of the site",
    "serve": "the reference engine as an adapter over standard input and output",
}

EPILOG = """\
examples:
  conformance run                                   the reference engine, every game
  conformance run --adapter "node engine.js"        your engine, over its standard streams
  conformance run --adapter python:my.engine:Game   your engine, in this process
  conformance run draft.feature                     a scenario you are writing
  conformance explain RN-8.1-a                      why a scenario ends as it does

exit codes: 0 conforms; 1 does not; 2 wrong use or invalid input; 3 incomplete
"""


class UserError(Exception):
    """A user's mistake, told in one line: what is wrong, where, what was expected, what to do."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, with the nearest command or option."""

    def error(self, message: str) -> NoReturn:
        """Ends the program with exit code 2."""
        known = [option for action in self._actions for option in action.option_strings]
        for word in message.split():
            if word.startswith("--") and (near := get_close_matches(word.split("=")[0], known, 1)):
                message += f"; did you mean {near[0]}?"
                break
        print(f"{self.prog}: {message}; see `{self.prog} --help`", file=sys.stderr)
        raise SystemExit(WRONG_USE)


def top_parser() -> Parser:
    """The parser of the first word; commands add their own arguments when they are used."""
    lines = "\n".join(f"  {name:<11} {about}" for name, about in COMMANDS.items())
    parser = Parser(
        prog="conformance", usage="conformance COMMAND [ARGUMENTS]", add_help=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=f"Trading-card-game rulebooks as an executable specification.\n\ncommands:\n{lines}", epilog=EPILOG)
    parser.add_argument("-h", "--help", action="store_true", help="show this, or the help of a command")
    parser.add_argument("--version", action="store_true", help="show the version of the suite")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; its exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        return first_word(words)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has had enough
        return CONFORMS


def first_word(words: list[str]) -> int:
    """Help, version, or a command."""
    if not words or words[0] in ("-h", "--help"):
        print(top_parser().format_help().rstrip())
        return CONFORMS if words else WRONG_USE
    if words[0] == "--version":
        from importlib.metadata import version

        print(f"conformance {version('tcg-conformance')}")
        return CONFORMS
    name = words[0]
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, 1)
        top_parser().error(f"no command {name!r}" + (f"; did you mean `{near[0]}`?" if near else ""))
    return run_command(name, words[1:])


def run_command(name: str, words: list[str]) -> int:
    """Import a command, parse its arguments, run it. A user's mistake ends in one line and exit code 2."""
    command = import_module(f"conformance.cli.{name.replace('-', '_')}")
    parser = Parser(prog=f"conformance {name}", description=command.__doc__,
                    formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_arguments(parser)
    args = parser.parse_args(words)
    try:
        return int(command.run(args))
    except UserError as mistake:
        print(f"conformance {name}: {mistake}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print(f"conformance {name}: interrupted", file=sys.stderr)
        return INCOMPLETE

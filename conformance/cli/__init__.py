"""The command line. One module a command, imported when used: `conformance --version` must not wait for a validator."""

import argparse
import io
import os
import re
import sys
from contextlib import suppress
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
    "guide": "the guides, as text",
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
        print(f"{self.prog}: {message}{self.hint(message)}; see `{self.prog} --help`", file=sys.stderr)
        raise SystemExit(WRONG_USE)

    def hint(self, message: str) -> str:
        """The nearest thing that could have been meant, where one word of the message is a misspelling."""
        if found := re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message):
            wrong, known = found[1], re.findall(r"[\w-]+", found[2])
        elif found := re.search(r"unrecognized arguments:.*?(?<!\S)(--[\w-]+)", message):
            wrong, known = found[1], self.options()
        else:
            return ""
        near = get_close_matches(wrong, known, 1)
        return f"; did you mean {near[0]}?" if near else ""

    def options(self) -> list[str]:
        """The options of this parser and of the verbs below it."""
        found = [option for action in self._actions for option in action.option_strings]
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                found += [option for verb in action.choices.values() for option in verb.options()]
        return found


def top_parser() -> Parser:
    """The parser of the first word; commands add their own arguments when they are used."""
    lines = "\n".join(f"  {name:<11} {about}" for name, about in COMMANDS.items())
    parser = Parser(
        prog="conformance", usage="conformance COMMAND [ARGUMENTS]", add_help=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=f"Trading-card-game rulebooks as an executable specification.\n\ncommands:\n{lines}", epilog=EPILOG)
    parser.add_argument("-h", "--help", action="store_true", help="show this, or the help of a command")
    parser.add_argument("-V", "--version", action="store_true", help="show the version of the suite")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; its exit code. Where nobody could take the output, the run is incomplete, whatever it found."""
    words = sys.argv[1:] if argv is None else argv
    speak_utf8()
    try:
        code = first_word(words)
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where a full disk is still an error
        return code
    except BrokenPipeError:  # the reader of our output has had enough
        let_go_of_the_output()
        return INCOMPLETE
    except OSError as error:
        let_go_of_the_output()
        print(f"conformance {words[0]}: {error.filename or 'output'}: {error.strerror or error}", file=sys.stderr)
        return INCOMPLETE


def speak_utf8() -> None:
    """Write UTF-8 into files and pipes, as every file of the suite is; never fail over a letter that cannot be shown.

    A terminal, and an encoding that the environment asks for, are kept.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            asked = stream.isatty() or os.environ.get("PYTHONIOENCODING")
            stream.reconfigure(encoding=stream.encoding if asked else "utf-8", errors="backslashreplace")


def let_go_of_the_output() -> None:
    """What is left in the buffer has no reader; Python would try to write it at the end, and complain."""
    with suppress(OSError, ValueError, AttributeError):  # no file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def first_word(words: list[str]) -> int:
    """Help, version, or a command."""
    if not words or words[0] in ("-h", "--help"):
        print(top_parser().format_help().rstrip())
        return CONFORMS if words else WRONG_USE
    if words[0] in ("-V", "--version"):
        from importlib.metadata import version

        print(f"conformance {version('tcg-conformance')}")
        return CONFORMS
    name = words[0]
    if name not in COMMANDS:
        near = get_close_matches(name, [*COMMANDS, "--help", "--version"], 1)
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

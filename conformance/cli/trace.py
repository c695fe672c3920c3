"""What belongs together: rule, lines of the book, scenarios, code.

  conformance trace                              every rule; names those that no code cites
  conformance trace --rule RN-8.1                one rule whole
  conformance trace --rulebook FILE              the book itself: is every line and sentence accounted for?
  conformance trace --rules FILE                 a list of statements (JSON lines): is each accounted for?
"""

import argparse
import json
from pathlib import Path

from conformance.cli import CONFORMS, DOES_NOT, UserError
from conformance.cli.console import paint
from conformance.protocol.games import GAMES, UnknownGame
from conformance.protocol.games import game as known_game
from conformance.suite.citations import citations
from conformance.suite.features import FeatureError
from conformance.suite.lint.near import did_you_mean
from conformance.suite.rulebook import Rulebook, RulebookError, rulebook
from conformance.suite.trace import Row, book_problems, code_notes, code_problems, statement_problems, trace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--game", action="append", metavar="NAME", help=f"only this game: {', '.join(GAMES)}")
    parser.add_argument("--rule", action="append", metavar="ID", help="only this rule, or section: RN-8.1, RN-8")
    parser.add_argument("--rulebook", type=Path, metavar="FILE", help="account for the lines of the book's text")
    parser.add_argument("--rules", type=Path, metavar="FILE", help="account for the statements of a list (JSON lines)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.epilog = "exit codes: 0 everything is accounted for; 1 something is not; 2 wrong use"


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    try:
        games = [known_game(name).name for name in args.game or GAMES]
        if args.rulebook or args.rules:
            if args.rule:
                raise UserError("--rule does not go with --rulebook or --rules: these are about the whole book")
            return account(args, games)
        tables = {game: trace(game) for game in games}
        problems = [p for game in games for p in code_problems(tables[game], citations(game), rulebook(game))]
        rows = [row for table in tables.values() for row in table]
        if args.rule:
            rows, problems = chosen(args.rule, rows, [rulebook(game) for game in games]), []
    except (FeatureError, UnknownGame, RulebookError) as no:
        raise UserError(str(no)) from None
    if args.json:
        data = {"rules": [row.as_json() for row in rows], "problems": problems, "notes": code_notes(rows)}
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        show(rows, problems, whole=bool(args.rule))
    return DOES_NOT if problems else CONFORMS


def chosen(wanted: list[str], rows: list[Row], books: list[Rulebook]) -> list[Row]:
    """The rows of the wanted rules and sections. Raises UserError, also for what was folded, removed or is no rule."""
    found: list[Row] = []
    for word in wanted:
        hits = [row for row in rows if word in (row.rule.id, row.rule.id.split(".")[0])]
        for book in books if not hits else ():
            if word in book.folded:
                raise UserError(f"--rule {word}: it is folded into {book.folded[word]}")
            if word in book.no_rule:
                raise UserError(f"--rule {word}: it is no rule: {book.no_rule[word]}")
            if word in book.tombstones:
                raise UserError(f"--rule {word}: it was removed: {book.tombstones[word]}")
        if not hits:
            raise UserError(f"--rule {word}: there is none{did_you_mean(word, [row.rule.id for row in rows])}")
        found += [row for row in hits if row not in found]
    return found


def account(args: argparse.Namespace, games: list[str]) -> int:
    """Hold the book, or a list of statements, against the features of one game."""
    problems = []
    for path in (args.rulebook, args.rules):
        if path is None:
            continue
        try:
            data = path.read_bytes()
        except OSError as error:
            raise UserError(f"{path}: {error.strerror}") from None
        game = meant(path, games)
        book, rules = rulebook(game), [row.rule for row in trace(game)]
        if path == args.rulebook:
            found = book_problems(book, rules, data)
        else:
            found = statement_problems(book, rules, data.decode("utf-8", errors="replace"))
        problems += [f"{path.name}: {problem}" for problem in found]
    if args.json:
        print(json.dumps({"problems": problems}, ensure_ascii=False, indent=1))
    else:
        print("\n".join(problems) or paint("everything is accounted for", "green"))
    return DOES_NOT if problems else CONFORMS


def meant(path: Path, games: list[str]) -> str:
    """The game that a file is about: the only one, or the one whose book or name it has. Raises UserError."""
    fits = games if len(games) == 1 else [g for g in games if path.name == rulebook(g).file or path.stem == g]
    if len(fits) != 1:
        raise UserError(f"{path}: which game is it about? say --game {games[0]}, for example")
    return fits[0]


def show(rows: list[Row], problems: list[str], *, whole: bool) -> None:
    """The table, or single rules with everything that belongs to them."""
    file = ""
    for row in rows:
        if row.rule.file.name != file:
            file = row.rule.file.name
            print(paint(file, "bold"))
        show_row(row)
        if whole:
            show_whole(row)
    for note in code_notes(rows):
        print(f"note: {note}")
    for problem in problems:
        print(problem)
    scenarios, cites = sum(len(row.scenarios) for row in rows), sum(len(row.code) for row in rows)
    print(f"{count(len(rows), 'rule')}, {count(scenarios, 'scenario')}, {count(cites, 'citation')}" +
          (paint(f", {count(len(problems), 'problem')}", "red") if problems else ""))


def count(number: int, word: str) -> str:
    """`1 rule`, `2 rules`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def show_row(row: Row) -> None:
    """One line: id, lines, number of scenarios, functions that decide."""
    functions = list(dict.fromkeys(f"{Path(c.file).stem}.{c.function}" for c in row.code))
    code = ", ".join(functions) or ("definition" if row.rule.is_definition else "absence" if row.absence else "nowhere")
    print(f"  {row.rule.id:<8} lines {', '.join(row.rule.lines) or '-':<16} {len(row.scenarios):>3} scenarios  {code}")


def show_whole(row: Row) -> None:
    """Title, statements, scenarios, places in the code."""
    print(f"    {row.rule.title}")
    if row.folded:
        print(f"    restates also {', '.join(row.folded)}")
    if row.absence:
        print(f"    no code can cite it: {row.absence}")
    for scenario in row.scenarios:
        print(f"    {row.rule.file.name}:{scenario.row_line}: {scenario.id} {scenario.name}")
    for c in row.code:
        does = "cites it" if c.kind == "cite" else f"refuses: {c.reason}" if c.reason else "refuses"
        print(f"    {c.file}:{c.line}: {c.function} {does}")

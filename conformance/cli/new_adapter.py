"""Write a commented starting point for an adapter of your own, in the folder DIR.

It runs at once and can do nothing yet; its comments say what to write first, second, and so on. Files that are there
already are not touched.
"""

import argparse
import shutil
import sys
from difflib import get_close_matches
from pathlib import Path

from conformance.cli import CONFORMS, UserError
from conformance.protocol.games import GAMES, UnknownGame, game

TEMPLATES = Path(__file__).parent.parent / "templates"
FILES = {"python": "adapter.py", "javascript": "adapter.mjs"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("language", metavar="LANGUAGE", help=" or ".join(sorted(FILES)))
    parser.add_argument("folder", metavar="DIR", type=Path, help="the folder to write to; made if it is not there")
    parser.add_argument("--game", metavar="NAME", default=GAMES[0],
                        help=f"the game you begin with: {', '.join(GAMES)} (default: {GAMES[0]})")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    try:
        game(args.game)
    except UnknownGame as no:
        raise UserError(f"--game: {no}") from None
    if args.language not in FILES:
        raise UserError(no_language(args.language))
    path = args.folder / FILES[args.language]
    command = f"{interpreter(args.language)} {quoted(path)}"
    text = (TEMPLATES / args.language / path.name).read_text(encoding="utf-8")
    text = text.replace("@GAME@", args.game).replace("@COMMAND@", command)
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        taken = path if path.exists() else args.folder
        raise UserError(f"{taken} is there already and was not touched; name another folder") from None
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None
    print(f"{path} written. It can do nothing yet; its comments say what to write first. Next, type\n\n"
          f'  conformance doctor --adapter "{command}"\n'
          f'  conformance run --adapter "{command}" --game {args.game}\n\n'
          'and again after each step. The guide: `conformance guide first-adapter`.')
    return CONFORMS


def no_language(word: str) -> str:
    """What to say where there is no starting point in a language."""
    short = {"js": "javascript", "node": "javascript", "nodejs": "javascript", "typescript": "javascript",
             "ts": "javascript", "py": "python", "python3": "python"}
    near = short.get(word.lower()) or next(iter(get_close_matches(word.lower(), FILES, 1)), "")
    if near:
        return f"no language {word!r}; did you mean {near}?"
    return (f"no language {word!r}; there are {' and '.join(sorted(FILES))}. In any other, begin with one of these and "
            "translate it: it is one file that reads and writes lines")


def interpreter(language: str) -> str:
    """How the program that runs the file is called here."""
    if language == "javascript":
        return "node"
    return next((name for name in ("python", "python3") if shutil.which(name)), quoted(Path(sys.executable)))


def quoted(path: Path) -> str:
    """A path as a word of a command that itself stands in double quotes."""
    text = path.as_posix()
    return f"'{text}'" if any(letter.isspace() for letter in text) else text

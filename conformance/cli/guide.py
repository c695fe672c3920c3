"""The guides, as text: they come with the package.

  conformance guide                   which there are
  conformance guide first-adapter     one of them, to read or to pipe into a pager

What they link to is on the site, which `conformance site` writes.
"""

import argparse
from difflib import get_close_matches
from pathlib import Path

from conformance.cli import CONFORMS, UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="a guide, by the name that the list gives it")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError where there is no such guide."""
    guides = {path.stem: path for path in sorted(folder().glob("*.md"))}
    if args.name is None:
        for name, path in guides.items():
            print(f"{name:<14} {title(path)}")
        return CONFORMS
    if args.name not in guides:
        near = get_close_matches(args.name, guides, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(guides)}"
        raise UserError(f"no guide {args.name!r}; {hint}")
    print(guides[args.name].read_text(encoding="utf-8").rstrip())
    return CONFORMS


def folder() -> Path:
    """Where the guides lie: inside the package when installed, among the pages of the site in a source tree."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "guides"
    return inside if inside.is_dir() else package.parent / "docs" / "guides"


def title(path: Path) -> str:
    """The heading of a guide."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((line.removeprefix("# ") for line in lines if line.startswith("# ")), path.stem)

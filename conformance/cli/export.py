"""Write all scenarios as JSON cases, one file a game, for runners in any language.

A file carries what its cases mean: defaults, which zones have an order, which decisions count as settled.
"""

import argparse
from pathlib import Path

from conformance.cli import CONFORMS
from conformance.cli.schema import write_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    from conformance.protocol.games import GAMES

    parser.add_argument("dir", metavar="DIR", type=Path, help="the folder to write into")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.protocol.games import GAMES
    from conformance.suite.case_schema import case_schema
    from conformance.suite.export import export_game

    for name in args.game or GAMES:
        document = export_game(name)
        write_json(args.dir / f"{name}.json", document)
        print(f"{len(document['cases'])} cases written to {args.dir / f'{name}.json'}")
    write_json(args.dir / "case.schema.json", case_schema())
    return CONFORMS

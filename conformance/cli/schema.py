"""Write the JSON Schemas of the protocol and of every game into a folder, for readers in any language."""

import argparse
import json
from pathlib import Path

from conformance.cli import CONFORMS, UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("dir", metavar="DIR", type=Path, help="the folder to write into")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.protocol.games import GAMES, game
    from conformance.protocol.schemas import game_schemas, message_schemas
    from conformance.suite.case_schema import case_schema

    files = {Path("messages") / f"{name}.json": schema for name, schema in message_schemas().items()}
    files[Path("case.json")] = case_schema()
    for name in GAMES:
        files |= {Path(name) / f"{part}.json": schema for part, schema in game_schemas(game(name)).items()}
    for path, schema in files.items():
        write_json(args.dir / path, schema)
    print(f"{len(files)} schemas written to {args.dir}")
    return CONFORMS


def write_json(path: Path, document: object) -> None:
    """One document, indented, with its folders. Raises UserError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None

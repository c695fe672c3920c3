"""Writes the site: every page and data file, and nothing that was written before and is no longer wanted."""

import json
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from conformance.site.cards_page import cards_page
from conformance.site.data import Site
from conformance.site.exports import data_files
from conformance.site.game_data_page import game_data_page
from conformance.site.game_index import index_page
from conformance.site.glossary import glossary_page
from conformance.site.matrix_page import matrix_page
from conformance.site.places import CARDS, GLOSSARY, MATRIX, PROTOCOL, RULINGS, STEPS, data_page, game_page
from conformance.site.protocol_page import protocol_page
from conformance.site.rule_pages import section_pages
from conformance.site.rulings_page import rulings_page
from conformance.site.steps_page import steps_page

MANIFEST = "data/generated.json"


@dataclass
class Written:
    """What a build has done: paths by what became of them."""

    changed: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


def pages(site: Site) -> dict[str, str]:
    """Every generated file by its path: Markdown and JSON. The same site gives the same bytes."""
    files = {RULINGS: rulings_page(site), MATRIX: matrix_page(site), GLOSSARY: glossary_page(site),
             CARDS: cards_page(site), STEPS: steps_page(site), PROTOCOL: protocol_page(site)}
    for book in site.books:
        files[game_page(book.game)] = index_page(site, book)
        files[data_page(book.game)] = game_data_page(book)
        files.update(section_pages(site, book))
    files.update(data_files(site))
    files[MANIFEST] = json.dumps(sorted([*files, MANIFEST]), indent=1) + "\n"
    return files


def write(files: dict[str, str], folder: Path) -> Written:
    """Bring a folder up to date; files that are right already are left alone. Raises OSError."""
    written = Written()
    for path in sorted(set(listed(folder)) - set(files)):
        target = folder / path
        if target.is_file():
            target.unlink()
            written.removed.append(path)
            if not any(target.parent.iterdir()):
                target.parent.rmdir()
    for path, content in files.items():
        target, data = folder / path, content.encode("utf-8")
        if target.is_file() and target.read_bytes() == data:
            written.same.append(path)
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        written.changed.append(path)
    return written


def listed(folder: Path) -> list[str]:
    """What an earlier build says it has written; only paths inside the folder."""
    try:
        paths = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [path for path in paths if isinstance(path, str) and is_inside(path)] if isinstance(paths, list) else []


def is_inside(path: str) -> bool:
    """Whether a path from a file can only mean something below the folder."""
    parts = PurePosixPath(path)
    return not parts.is_absolute() and ".." not in parts.parts and ":" not in path and "\\" not in path

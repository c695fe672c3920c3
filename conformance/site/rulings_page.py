"""The open points of all books, and how they are read."""

from collections.abc import Iterator

from conformance.site.data import Book, Site
from conformance.site.markup import facts, heading_text, lines_text, link, text
from conformance.site.places import RULINGS, anchor
from conformance.suite.rulings import Ruling

STANDINGS = {
    "recommended": "the text leans to the chosen reading without saying it",
    "silent": "the book says nothing; the chosen reading adds as little as possible",
    "disputed": "good readers disagree, and the text can be held against either",
}

INTRO = """\
---
title: "Rulings"
---

# Rulings

Where a book leaves a question open, more than one game fits its words. Each question stands here with all readings that
were considered, the one this suite takes by default, and why. An implementation may take another one: it declares which
readings it plays, and is judged by the scenarios of those. No required scenario depends on any of them.
"""


def rulings_page(site: Site) -> str:
    """The Markdown of the page."""
    words = "\n".join(f'<dt><span class="standing {name}">{name}</span></dt><dd>{text(about)}</dd>'
                      for name, about in STANDINGS.items())
    parts = [INTRO, f'<dl class="facts legend">\n{words}\n</dl>']
    for book in site.books:
        parts.append(f"## {heading_text(book.name)} {{#{anchor(book.game)}}}")
        parts.append(index(book))
        for ruling in book.rulings.values():
            parts += ruling_parts(book, ruling)
    return "\n\n".join(parts) + "\n"


def index(book: Book) -> str:
    """All questions of a book, to find one."""
    lines = "\n".join(f'<li>{link(RULINGS, RULINGS, anchor(ruling.id), ruling.id, "id")} '
                      f"<span>{text(ruling.question)}</span></li>" for ruling in book.rulings.values())
    return f'<ol class="index" data-search-exclude>\n{lines}\n</ol>'


def ruling_parts(book: Book, ruling: Ruling) -> Iterator[str]:
    """One ruling."""
    question = heading_text(ruling.question)
    yield f'### <span class="id">{text(ruling.id)}</span> {question} {{#{anchor(ruling.id)} .ruling}}'
    yield readings(book, ruling)
    yield f'<p class="because">{text(ruling.because)}</p>'
    standing = f'<span class="standing {text(ruling.standing)}">{text(ruling.standing)}</span>'
    recorded = "" if len(ruling.implemented) > 1 else " recorded only: the reference engine plays the chosen reading"
    yield facts([
        ("Standing", standing + recorded),
        ("Rules", ", ".join(rule_link(book, rule) for rule in ruling.rules)),
        ("Book", text(lines_text(tuple(str(line) for line in ruling.lines)))),
    ])


def readings(book: Book, ruling: Ruling) -> str:
    """All readings, the chosen one marked, each with the scenarios that show it."""
    entries = []
    for letter, words in ruling.readings.items():
        chosen = ' <span class="chosen">chosen</span>' if letter == ruling.chosen else ""
        unplayed = ' <span class="unplayed">not played by the reference engine</span>'
        played = "" if letter in ruling.implemented else unplayed
        shown = scenario_links(book, ruling.id, letter)
        entries.append(f'<li class="{"taken" if chosen else "other"}"><b class="letter">{text(letter)}</b>'
                       f"<div><p>{text(words)}{chosen}{played}</p>{shown}</div></li>")
    return '<ol class="readings">\n' + "\n".join(entries) + "\n</ol>"


def scenario_links(book: Book, ruling: str, letter: str) -> str:
    """The scenarios that hold under one reading."""
    names = dict.fromkeys((s.outline or s.id, s.rule) for feature in book.features for s in feature.scenarios
                          if (ruling, letter) in s.rulings)
    links = [link(RULINGS, book.home(rule)[0], anchor(name), name, "id") for name, rule in names]
    return f'<p class="shown">shown by {", ".join(links)}</p>' if links else ""


def rule_link(book: Book, rule: str) -> str:
    """A rule; one that is told by another rule leads there."""
    page, home = book.home(rule)
    if not page:
        return text(rule)
    into = "" if home == rule else f" (told in {text(home)})"
    return link(RULINGS, page, anchor(home), rule, "id") + into

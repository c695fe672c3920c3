"""The words of the games: as this suite says them, as the book does, and what they mean."""

from conformance.site.data import Book, Site
from conformance.site.game_index import FONTS
from conformance.site.markup import heading_text, slug, text
from conformance.site.places import anchor

INTRO = """\
---
title: "Glossary"
---

# Glossary

The words that rules and scenarios use, with the original of the book. Only what a book names is listed.
"""


def glossary_page(site: Site) -> str:
    """The Markdown of the page."""
    parts = [INTRO]
    for book in site.books:
        parts.append(f"## {heading_text(book.name)} {{#{anchor(book.game)}}}")
        if hint := FONTS.get(book.rulebook.language):
            parts.append(hint)
        parts.append('<dl class="terms">\n' + "\n".join(entries(book)) + "\n</dl>")
    return "\n\n".join(parts) + "\n"


def entries(book: Book) -> list[str]:
    """One entry a word, by the alphabet."""
    found = []
    for word, term in sorted(book.rulebook.terms.items(), key=lambda entry: entry[0].lower()):
        original = f'<span class="original" lang="{text(book.rulebook.language)}">{text(term.original)}</span>'
        shown = original if term.original != word else ""
        found.append(f'<div id="{book.game}-{slug(word)}"><dt>{text(word)} {shown}</dt>'
                     f"<dd><p>{text(term.meaning)}</p></dd></div>")
    return found

"""Every test card with its facts and the text that is generated from its data."""

from conformance.site.data import Book, Site
from conformance.site.markup import heading_text, plural, slug, text
from conformance.site.places import anchor
from conformance.site.steps_html import INERT, card_anchors

INTRO = """\
---
title: "Cards"
---

# Cards

The suite plays with cards of its own, so that each scenario needs no more than the fact it is about. A few bear the
names of cards that a book itself tells of, in an example or in a deck that it suggests; no other printed card is meant.
The text of a card is generated from its data: what you read is what the engines are given.
"""


def cards_page(site: Site) -> str:
    """The Markdown of the page."""
    parts = [INTRO]
    for book in site.books:
        names = [name for name in book.library.cards if not INERT.fullmatch(name)]
        plain = [name for name in names if not book.words.text(book.library.cards[name])]
        skilled = [name for name in names if name not in set(plain)]
        anchors = card_anchors(book.game, book.library)
        fillers = len(book.library.cards) - len(names)
        parts.append(f"## {heading_text(book.name)} {{#{anchor(book.game)}}}")
        parts.append(f'<p>{text(plural(len(names), "card"))}, and {text(plural(fillers, "filler"))}: inert cards that '
                     "lie wherever a scenario states nothing.</p>")
        for title, group in (("With a text", skilled), ("Without a text", plain)):
            parts.append(f"### {title} {{#{book.game}-{slug(title)}}}")
            cards = "\n".join(card(book, name, anchors[name]) for name in group)
            parts.append(f'<div class="card-list">\n{cards}\n</div>')
    return "\n\n".join(parts) + "\n"


def card(book: Book, name: str, place: str) -> str:
    """One card at its anchor."""
    facts = [fact for fact in book.words.facts(book.library.cards[name]) if fact != f"class {name}"]
    words = book.words.text(book.library.cards[name])
    body = f'<p class="text">{text(words)}</p>' if words else ""
    return (f'<article class="tcg" id="{place}"><p class="name">{text(name)}</p>'
            f'<p class="printed">{"".join(f"<span>{text(fact)}</span>" for fact in facts)}</p>{body}</article>')

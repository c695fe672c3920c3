"""The sentences that scenarios are made of, each with an example."""

import re
from collections.abc import Iterator
from contextlib import suppress

from conformance.protocol.games import game
from conformance.site.data import Book, Site
from conformance.site.markup import heading_text, link, text
from conformance.site.meanings import alternatives, meaning
from conformance.site.places import STEPS, anchor
from conformance.site.steps_html import Writer
from conformance.suite.features import Scenario, Step
from conformance.vocabulary.registry import WORD, Definition, StepError, plain_form

KINDS = {"given": ("Given", "the situation"), "when": ("When", "what is done"), "then": ("Then", "what must follow")}
INTRO = """\
---
title: "Sentences"
---

# Sentences

Scenarios are written with these sentences and no others. A marked word stands for something of your own: a player, a
zone, cards. `conformance steps WORD` searches them on the command line, and a sentence that is nearly right is answered
with the nearest one.
"""
ONE_OF = re.compile(r"\{n\} (?:[\w-]+ )?card(?!s)")  # "{n} card", not "{n} cards"


def steps_page(site: Site) -> str:
    """The Markdown of the page."""
    parts = [INTRO]
    for book in site.books:
        parts.append(f"## {heading_text(book.name)} {{#{anchor(book.game)}}}")
        parts.append(placeholders(book))
        used = examples(book)
        for kind, (keyword, about) in KINDS.items():
            parts.append(f"### {keyword}: {about} {{#{book.game}-{kind}}}")
            parts.append('<dl class="sentences">\n' + "\n".join(entries(book, kind, used)) + "\n</dl>")
    return "\n\n".join(parts) + "\n"


def placeholders(book: Book) -> str:
    """What the words in braces stand for."""
    used = dict.fromkeys(name for d in book.words.definitions for name in WORD.findall(d.pattern))
    rows = []
    for name in used:
        closed = alternatives(name, book.words)
        meant = text(" · ".join(word.rstrip(",") for word in closed)) or in_html(meaning(name, book.words))
        rows.append(f'<div><dt><b class="hole">{text(name)}</b></dt><dd>{meant}</dd></div>')
    return '<dl class="facts holes">\n' + "\n".join(rows) + "\n</dl>"


def in_html(words: str) -> str:
    """Words with their `examples` marked."""
    return "".join(f"<i>{text(piece)}</i>" if i % 2 else text(piece) for i, piece in enumerate(words.split("`")))


def entries(book: Book, kind: str, used: dict[str, tuple[Scenario, Step]]) -> Iterator[str]:
    """The sentences of one kind in the order of the alphabet."""
    writer = Writer(STEPS, book.game, book.library, book.words, {})
    for definition in sorted(book.words.search(kind), key=lambda d: plain(d.pattern)):
        example = ""
        if definition.pattern in used:
            scenario, step = used[definition.pattern]
            page, _ = book.home(scenario.rule)
            name = scenario.outline or scenario.id
            words = writer.sentence(step.text) if "{" in definition.pattern else "as in"
            example = (f'<p class="example">{words} '
                       f'{link(STEPS, page, anchor(name), name, "id") if page else ""}</p>')
        elif made_up := sample(book, definition):
            example = f'<p class="example">{writer.sentence(made_up)}</p>'
        yield (f'<div class="sentence"><dt>{sentence(definition)}</dt><dd><p>{text(definition.about)}</p>{example}</dd>'
               "</div>")


def plain(pattern: str) -> str:
    """A pattern for sorting: its fixed words first."""
    return re.sub(r"[^a-z ]", "", WORD.sub("", pattern).lower()).strip()


def sentence(definition: Definition) -> str:
    """A pattern with its placeholders marked."""
    shown = WORD.sub(lambda found: f'<b class="hole">{found[1]}</b>', text(definition.pattern))
    return shown + (' <span class="with-table">and a table</span>' if definition.takes_table else "")


def examples(book: Book) -> dict[str, tuple[Scenario, Step]]:
    """For each sentence the shortest step that uses it, alone or behind `before A closes, …`."""
    found: dict[str, tuple[Scenario, Step]] = {}
    for feature in book.features:
        for scenario in feature.scenarios:
            for step in scenario.steps:
                text: str | None = step.text
                while text is not None:
                    try:
                        definition, parts = book.words.find(step.kind, text)
                    except StepError:
                        break
                    known = found.get(definition.pattern)
                    if known is None or len(step.text) < len(known[1].text):
                        found[definition.pattern] = scenario, step
                    text = parts.get("rest")
    return found


def sample(book: Book, definition: Definition) -> str:
    """A made-up example of a sentence that no scenario uses yet; nothing where none can be made, or none is needed."""
    words = book.words
    names = [name for name in book.library.cards if not name.startswith("Filler ")]
    does = next(iter(words.decisions))
    samples = {"p": "A", "q": "B", "r": "B", "m": "1", "name": "Newcomer", "rest": "it is accepted", "does": does,
               "do": plain_form(does), "n": "1" if ONE_OF.search(definition.pattern) else "2",
               "reason": game(book.game).engine.REASONS[-1],
               "zone": next((zone for zone in words.zones if "," not in zone), ""),
               "facts": ", ".join(words.facts(book.library.cards[names[0]])[:1]) if names else ""}
    cards = iter(names)

    def fill(found: re.Match[str]) -> str:
        hole = found[1]
        if hole in samples:
            return samples[hole]
        pattern = words.parts[hole]
        closed = [word for word in ("2", pattern.split("|")[0].replace("\\", "")) if re.fullmatch(pattern, word)]
        if closed and "(?" not in pattern:
            return closed[0]
        return next(cards) if re.fullmatch(r"card\d?", hole) else f"{next(cards)} and {next(cards)}"

    text = ""
    if "{" in definition.pattern:
        with suppress(StepError, StopIteration):
            text = WORD.sub(fill, definition.pattern)
            text = text if words.find(definition.kind, text)[0] is definition else ""
    return text

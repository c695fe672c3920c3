"""The first page of a game: the book, its sections, how much of it is decided, what the marks mean."""

import json
from importlib.metadata import version

from conformance.site.data import Book, Site
from conformance.site.levels import LEVELS, level_badge, level_counts
from conformance.site.markup import code, facts, heading_text, lines_text, link, md_href, plural, text
from conformance.site.places import CARDS, GLOSSARY, READERS, RULINGS, anchor, data_page, game_page, section_page
from conformance.site.verdicts_html import badges
from conformance.suite.catalogue import digest

LANGUAGES = {"en": "English", "id": "Indonesian", "ko": "Korean"}
# What a reader is told whose system may not have the letters of a language.
FONTS = {"ko": "Korean words stand beside English ones, and nothing depends on them. If they show as empty boxes, your "
               "system has no font with Hangul: Noto Sans KR is one, Nanum Gothic another."}


def index_page(site: Site, book: Book) -> str:
    """The Markdown of the page."""
    here, rulebook = game_page(book.game), book.rulebook
    scenarios = [scenario for feature in book.features for scenario in feature.scenarios]
    definitions = sum(rule.is_definition for rule in book.rules)
    ids = [scenario.id for scenario in scenarios]
    sums = facts([
        ("Book", f'<span lang="{text(rulebook.language)}">{text(rulebook.title)}</span>, '
                 f"{text(LANGUAGES.get(rulebook.language, rulebook.language))}, {plural(rulebook.lines, 'line')}"),
        ("Edition", text(rulebook.edition)),
        *([("Letters", text(FONTS[rulebook.language]))] if rulebook.language in FONTS else []),
        ("Where to get it", text(rulebook.where)),
        ("Checksum", f"{code(rulebook.sha256)} (SHA-256 of {code(rulebook.file)})"),
        ("Rules", text(plural(len(book.rules), "rule") + (f", of them {plural(definitions, 'definition')}"
                                                          if definitions else ""))),
        ("Suite", f"{text(version('tcg-conformance'))}, digest of these scenarios {code(digest([book.game]))}"),
        ("Scenarios", text(f"{len(scenarios):,}, counting each row of a table: {level_counts(scenarios)}")),
        ("Open points", link(here, RULINGS, anchor(book.game), plural(len(book.rulings), "ruling"))),
        ("Verdict", badges(site.players(book.game), ids)),
    ])
    original = f'<span class="original" lang="{text(rulebook.language)}">{heading_text(rulebook.title)}</span>'
    return f"""---
title: {json.dumps(book.name, ensure_ascii=False)}
---

# {heading_text(book.name)} {original}

{sums}

## Sections {{#sections}}

{sections(site, book, here)}

## What the marks mean {{#legend}}

<dl class="facts legend">
{legend()}
</dl>

[How to read a rule page]({md_href(here, READERS)}) explains the boards. See also the
[cards]({md_href(here, CARDS, anchor(book.game))}), the [glossary]({md_href(here, GLOSSARY, anchor(book.game))})
and, for implementers, the [positions and actions]({md_href(here, data_page(book.game))}). The same facts as data, for
all games: [rules]({md_href(here, "data/rules.json")}), [scenarios]({md_href(here, "data/scenarios.json")}) and
[verdicts]({md_href(here, "data/verdicts.json")}).
"""


def sections(site: Site, book: Book, here: str) -> str:
    """The sections of the book, one block each."""
    blocks = []
    for feature in book.features:
        section = book.section(feature)
        ids = [scenario.id for scenario in feature.scenarios]
        lines = f"{lines_text((section.lines,))} · " if section.lines else ""
        blocks.append(
            f'<li><p class="name">{link(here, section_page(book.game, feature.file), "", section.title)} '
            f'<span class="original" lang="{text(book.rulebook.language)}">{text(section.original)}</span></p>'
            f"<p class=\"sums\">{text(lines)}{text(plural(len(feature.rules), 'rule'))} · "
            f"{text(plural(len(ids), 'scenario'))} {badges(site.players(book.game), ids)}</p></li>")
    return '<ol class="sections">\n' + "\n".join(blocks) + "\n</ol>"


def legend() -> str:
    """The marks of rule pages."""
    rows = [(level_badge(level), about) for level, about in LEVELS.items()]
    rows += [
        ('<span class="level definition">definition</span>', "nothing can decide the rule; its description says why"),
        ('<span class="verdict pass">✓ name</span>', "this implementation passes all scenarios there"),
        ('<span class="verdict fail">✗ name</span>', "it does not; the page says at which step"),
        ('<span class="verdict none">– name</span>', "it was not asked, or lacks something that the scenario needs"),
    ]
    return "\n".join(f"<dt>{badge}</dt><dd>{text(about)}</dd>" for badge, about in rows)

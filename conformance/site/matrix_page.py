"""Who conforms: per game and rule, each implementation that a report file tells of. Nothing here is written by hand."""

from conformance.site.data import Book, Implementation, Site
from conformance.site.markup import heading_text, link, text
from conformance.site.places import MATRIX, anchor, section_page
from conformance.site.verdicts_html import mark

INTRO = """\
From the report files of `conformance run --report FILE`, never from a table somebody fills in. A report that broke off,
or that is about another version of the suite, is refused. ✓ all scenarios of the rule pass; ✗ one does not; – it does
not play the game, or lacks what the scenarios need. Scenarios of readings that an implementation does not play are not
asked.
"""


def matrix_page(site: Site) -> str:
    """The Markdown of the page."""
    parts = ["---\ntitle: Who conforms\n---\n\n# Who conforms\n", INTRO]
    if not site.reported:
        parts.append("There is no report yet.\n")
    for book in site.books:
        players = [found for found in site.reported if found.is_about(book.game)]
        if players:
            parts.append(game_table(book, players))
    return "\n".join(parts)


def game_table(book: Book, players: list[Implementation]) -> str:
    """One game: a row a rule, a column an implementation; the sums first."""
    heads = "".join(f"<th>{text(p.name)} <small>{text(p.version)}</small></th>" for p in players)
    rows = ["<tr class=\"sum\"><th>all rules</th>" + "".join(sum_cell(book, p) for p in players) + "</tr>"]
    for feature in book.features:
        for rule in feature.rules:
            ids = [s.id for s in feature.scenarios if s.rule == rule.id]
            if ids:
                name = link(MATRIX, section_page(book.game, feature.file), anchor(rule.id), rule.id)
                cells = "".join(cell(p, ids) for p in players)
                rows.append(f"<tr><th>{name} <span>{text(rule.title)}</span></th>{cells}</tr>")
    table = f"<table><thead><tr><th>rule</th>{heads}</tr></thead><tbody>\n" + "\n".join(rows) + "\n</tbody></table>"
    return f'## {heading_text(book.name)} {{#{anchor(book.game)}}}\n\n<div class="matrix">\n{table}\n</div>\n'


def cell(player: Implementation, ids: list[str]) -> str:
    """What one implementation makes of one rule."""
    asked = [player.outcomes[name] for name in ids if name in player.outcomes]
    marks = [mark(outcome) for outcome in asked]
    worst = next((m for css in ("fail", "none", "pass") for m in marks if m[0] == css), ("none", "–", "not asked"))
    passed = sum(outcome.passed for outcome in asked)
    return f'<td><span class="verdict {worst[0]}">{worst[1]} {passed}/{len(asked)}</span></td>'


def sum_cell(book: Book, player: Implementation) -> str:
    """All rules of a game together."""
    asked = [player.outcomes[name] for name in book.examples if name in player.outcomes]
    passed = sum(outcome.passed for outcome in asked)
    css = "pass" if asked and passed == len(asked) else "fail"
    return f'<td><span class="verdict {css}">{passed}/{len(asked)}</span></td>'

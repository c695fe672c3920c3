"""One page for each section of a rulebook: its rules, and the scenarios that show them."""

import json
from collections.abc import Iterator

from conformance.site.data import Book, Example, Site
from conformance.site.levels import level_badge, level_counts
from conformance.site.markup import code, facts, heading_text, lines_text, link, plural, prose, text
from conformance.site.outlines import Outline, outlines
from conformance.site.places import RULINGS, anchor, game_page, section_page
from conformance.site.scenes import Stage
from conformance.site.verdicts_html import badges, mark, reasons
from conformance.suite.citations import Citation
from conformance.suite.features import Feature, Rule, Scenario


def section_pages(site: Site, book: Book) -> Iterator[tuple[str, str]]:
    """(path, Markdown) of every section of a book."""
    for feature in book.features:
        here = section_page(book.game, feature.file)
        yield here, "\n\n".join(part for part in page(site, book, feature, here) if part) + "\n"


def page(site: Site, book: Book, feature: Feature, here: str) -> Iterator[str]:
    """The parts of one page, to be set apart by an empty line."""
    section = book.section(feature)
    yield f"---\ntitle: {json.dumps(section.title, ensure_ascii=False)}\n---"
    original = f' <span class="original" lang="{text(book.rulebook.language)}">{heading_text(section.original)}</span>'
    yield f"# {heading_text(section.title)}{original if section.original else ''}"
    counts = level_counts(feature.scenarios)
    sums = (f"{plural(len(feature.rules), 'rule')}, {plural(len(feature.scenarios), 'scenario')}"
            + (f": {counts}" if counts else ""))
    lines = lines_text((section.lines,)) if section.lines else ""
    yield (f'<p class="section-facts">{link(here, game_page(book.game), "", book.name)}'
           f"{f', {lines} of the book' if lines else ''} · {text(sums)}</p>")
    yield prose(feature.description)
    stage = Stage(book, here)
    for rule in feature.rules:
        yield from rule_parts(site, stage, feature, rule)


def rule_parts(site: Site, stage: Stage, feature: Feature, rule: Rule) -> Iterator[str]:
    """A rule: heading, facts, description, scenarios."""
    book, groups = stage.book, stage.book.groups(feature, rule.id)
    yield f'## <span class="id">{text(rule.id)}</span> {heading_text(rule.title)} {{#{anchor(rule.id)} .rule}}'
    ids = [example.scenario.id for group in groups for example in group]
    yield facts([
        ("Book", text(lines_text(rule.lines))),
        ("Level", levels(rule, [example.scenario for group in groups for example in group])),
        ("Open points", open_points(stage, rule)),
        ("Code", code_places(book, rule)),
        ("Verdict", badges(site.players(book.game), ids) if ids else ""),
    ])
    yield prose(rule.description)
    for group in groups:
        yield from group_parts(site, stage, feature, group)


def levels(rule: Rule, scenarios: list[Scenario]) -> str:
    """The badges of all levels that a rule's scenarios have."""
    if rule.is_definition:
        return '<span class="level definition">definition</span> nothing can decide it; its description says why'
    names = dict.fromkeys(scenario.level for scenario in scenarios)
    return " ".join(map(level_badge, names)) or "no scenario yet"


def open_points(stage: Stage, rule: Rule) -> str:
    """The rulings that are about this rule, or about one folded into it."""
    own = {rule.id, *(name for name, into in stage.book.rulebook.folded.items() if into == rule.id)}
    links = [f"{link(stage.here, RULINGS, anchor(ruling.id), ruling.id, 'id')} {text(ruling.question)}"
             for ruling in stage.book.rulings.values() if own & set(ruling.rules)]
    return "<br>".join(links)


def code_places(book: Book, rule: Rule) -> str:
    """Where the reference engine decides the rule, or why no place can be named."""
    places = [code_place(citation) for citation in book.citations.get(rule.id, ())]
    if not places and rule.id in book.rulebook.absence:
        return f'<span class="absent">no single statement: {text(book.rulebook.absence[rule.id])}</span>'
    return "<br>".join(dict.fromkeys(places))


def code_place(citation: Citation) -> str:
    """One place in the code, and what it refuses."""
    refuses = f" refuses {code(citation.reason)}".removesuffix("<code></code>") if citation.kind == "refuse" else ""
    return f"{code(f'{citation.file}:{citation.line}')} {code(citation.function)}{refuses}"


def group_parts(site: Site, stage: Stage, feature: Feature, group: list[Example]) -> Iterator[str]:
    """A scenario, or an outline with its rows."""
    scenario = group[0].scenario
    outline = outlines(scenario.file).get(scenario.line)
    name, title = scenario.outline or scenario.id, heading_text(outline.name if outline else scenario.name)
    yield f'### <span class="id">{text(name)}</span> {title} {{#{anchor(name)} .scenario}}'
    ids = [example.scenario.id for example in group]
    yield (f'<p class="tags">{level_badge(scenario.level)} {badges(site.players(feature.game), ids)} '
           f'<span class="where">{text(f"{feature.file.name}:{scenario.line}")}</span></p>{readings(stage, scenario)}')
    yield prose(scenario.description)
    broken = "".join(f'<p class="why">{text(example.broken)}</p>' for example in group[:1] if example.broken)
    if outline:
        yield stage.outline(outline) + broken
        yield rows(site, stage, outline, group)
        yield "\n".join(row_boards(stage, outline, example, open_=number == 0) for number, example in enumerate(group))
    else:
        yield stage.scenario(group[0]) + broken
    yield "".join(reasons(site.implementations, name) for name in ids)


def readings(stage: Stage, scenario: Scenario) -> str:
    """Under which readings of open points a scenario holds."""
    lines = []
    for ruling, letter in scenario.rulings:
        known = stage.book.rulings.get(ruling)
        reading = known.readings.get(letter, "") if known else ""
        lines.append(f'<p class="reading">{link(stage.here, RULINGS, anchor(ruling), f"{ruling}:{letter}", "id")} '
                     f"{text(reading)}</p>")
    return "".join(lines)


def rows(site: Site, stage: Stage, outline: Outline, group: list[Example]) -> str:
    """The rows of an outline with the verdict on each; each row has an anchor."""
    left = iter(group)
    tables = []
    for heading, *body in outline.tables:
        head = "".join(f"<th>{text(cell)}</th>" for cell in heading)
        lines = []
        for row, example in zip(body, left):
            cells = "".join(f"<td>{stage.writer.sentence(cell)}</td>" for cell in row)
            name = example.scenario.id
            signs = "".join(f'<span class="verdict {css}" data-tip="{text(f"{i.name}: {words}")}">{sign}</span>'
                            for i in site.players(stage.book.game) for css, sign, words in [mark(i.outcomes.get(name))])
            lines.append(f'<tr id="{anchor(name)}">{cells}<td>{signs}</td></tr>')
        tables.append(f'<table class="rows"><thead><tr>{head}<th></th></tr></thead>'
                      f'<tbody>{"".join(lines)}</tbody></table>')
    return f'<div class="scroll">{"".join(tables)}</div>'


def row_boards(stage: Stage, outline: Outline, example: Example, *, open_: bool) -> str:
    """The boards of one row, folded unless it is the first."""
    inner = stage.row(example)
    if not inner:
        return ""
    case = example.scenario.id.rpartition("/")[2]
    name = f": {example.scenario.name}" if example.scenario.name != outline.name else ""
    return (f'<details class="row"{" open" if open_ else ""}><summary>Row {text(case + name)}</summary>\n{inner}\n'
            "</details>")

"""Scenarios as HTML: their steps, with the board at each action; outlines with their rows."""

from dataclasses import dataclass, replace
from functools import cached_property

from conformance.protocol.games import game
from conformance.site.board import Table, board
from conformance.site.data import Book, Example
from conformance.site.layouts import layout
from conformance.site.markup import link, text
from conformance.site.outlines import Outline
from conformance.site.places import anchor
from conformance.site.steps_html import Writer
from conformance.suite.features import Scenario, Step
from conformance.vocabulary.registry import StepError, Vocabulary


@dataclass(frozen=True)
class Stage:
    """Where scenarios of one book are shown: on the page `here`."""

    book: Book
    here: str

    @cached_property
    def writer(self) -> Writer:
        """Writes this page's sentences."""
        return Writer(self.here, self.book.game, self.book.library, self.book.words, self.book.rulebook.terms)

    def scenario(self, example: Example) -> str:
        """A scenario's steps with its boards."""
        boards = self.boards(example)
        steps = "\n".join(self.writer.step(step, boards.get(number, ""))
                          for number, step in enumerate(example.scenario.steps))
        return f'<ol class="steps">\n{steps}\n</ol>'

    def outline(self, outline: Outline) -> str:
        """The steps of an outline as written."""
        steps = "\n".join(self.writer.step(step) for step in outline.steps)
        return f'<ol class="steps">\n{steps}\n</ol>'

    def row(self, example: Example) -> str:
        """Only the actions of a row, filled in, with their boards."""
        boards = self.boards(example)
        steps = "\n".join(self.writer.step(step, boards[number])
                          for number, step in enumerate(example.scenario.steps) if number in boards)
        return f'<ol class="steps">\n{steps}\n</ol>' if steps else ""

    def boards(self, example: Example) -> dict[int, str]:
        """The board of each action by number of the step; of a scenario without an action, the position it looks at."""
        setup, moments = example.setup, example.moments
        if not setup:
            return {}
        writer = self.writer
        table = Table(layout(self.book.game), writer, setup["cards"], named_zones(example.scenario, self.book.words))
        before = game(self.book.game).normal(setup["position"])
        shown: dict[int, str] = {}
        for number, moment in enumerate(moments):
            if moment.position is None:
                continue
            if moment.acted:
                now = replace(table, values=moment.values)
                html = board(now, before, moment.position, moment.awaits, self.cited(moment.cited))
                if number + 1 < len(moments) and moments[number + 1].acted:
                    html = f'<details class="between"><summary>The position in between</summary>{html}</details>'
                shown[number] = html
            before = moment.position
        if not shown and moments and (last := moments[-1]).position is not None:
            first = next(n for n, moment in enumerate(moments) if moment.position is not None)
            shown[first] = board(replace(table, values=last.values), None, last.position, last.awaits)
        return shown

    def cited(self, rules: list[str]) -> str:
        """The rules that the reference engine decided by, linked."""
        links = []
        for rule in rules:
            page, home = self.book.home(rule)
            links.append(link(self.here, page, anchor(home), rule) if page else text(rule))
        return f'<p class="cited">Rules that decided here: {", ".join(links)}</p>' if links else ""


def named_zones(scenario: Scenario, words: Vocabulary) -> frozenset[tuple[str, str]]:
    """The zones that the sentences of a scenario name, as (player, field of the position)."""
    return frozenset(zone for step in scenario.steps for zone in zones_in(step, words))


def zones_in(step: Step, words: Vocabulary) -> list[tuple[str, str]]:
    """The zone that one sentence names, also behind `before A deploys, …`."""
    try:
        found = words.find(step.kind, step.text)[1]
        if "rest" in found:
            found = words.find(step.kind, found["rest"])[1]
    except StepError:
        return []
    owner = found.get("q") or found.get("p")
    return [(owner, words.zones[found["zone"]])] if owner and found.get("zone") else []

"""Steps as HTML: keywords, cards with what they are, numbers, words of the glossary."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from conformance.site.markup import attribute, href, slug, text
from conformance.site.places import CARDS, GLOSSARY
from conformance.suite.features import Step
from conformance.suite.rulebook import Term
from conformance.vocabulary.library import Library
from conformance.vocabulary.registry import Vocabulary

INERT = re.compile(r"Filler \d+")


def card_anchors(game: str, library: Library) -> dict[str, str]:
    """The anchors of all cards; names that differ only in letter case or spaces are told apart by a number."""
    found: dict[str, str] = {}
    count: Counter[str] = Counter()
    for name in library.cards:
        short = slug(name)
        count[short] += 1
        found[name] = f"{game}-{short}" + (f"-{count[short]}" if count[short] > 1 else "")
    return found


@dataclass(frozen=True)
class Writer:
    """Writes the sentences of one game for the page `here`."""

    here: str
    game: str
    library: Library
    words: Vocabulary
    terms: dict[str, Term]

    @cached_property
    def token(self) -> re.Pattern[str]:
        """Everything in a sentence that is more than plain words; longest names first."""
        cards = "|".join(re.escape(name) for name in sorted(self.library.cards, key=len, reverse=True))
        terms = "|".join(re.escape(term) for term in sorted(self.terms, key=len, reverse=True))
        return re.compile(
            r"(?P<hole><[^<>]+>)|\((?P<facts>[^()]*)\)"
            rf"|(?<!\w)(?P<card>{cards or '(?!)'})(?!\w)(?P<copy> #\d+)?"
            rf"|(?<!\w)(?P<term>{terms or '(?!)'})(?!\w)"
            r"|(?<=refused: )(?P<reason>[a-z_]+)"
            r"|(?<!\w)(?P<seat>[A-H])(?!\w)|(?<![\w.])(?P<number>[-+]?\d+)(?![\w.])")

    @cached_property
    def anchors(self) -> dict[str, str]:
        """Where each card stands on the page of the cards; a draft's own card stands nowhere."""
        return card_anchors(self.game, self.library)

    def card(self, name: str, shown: str = "") -> str:
        """A card's name, linked to the card; a filler is nothing to look up."""
        if (name, shown) not in self.written:
            self.written[name, shown] = self.link_to(name, shown)
        return self.written[name, shown]

    @cached_property
    def written(self) -> dict[tuple[str, str], str]:
        """Cards written before: the same few stand in most sentences."""
        return {}

    def link_to(self, name: str, shown: str) -> str:
        """As `card`, written anew."""
        if INERT.fullmatch(name):
            return f'<span class="filler">{text(name)}</span>'
        address = href(self.here, CARDS, self.anchors.get(name, ""))
        return f'<a class="card" href="{address}" data-tip="{attribute(self.tip(name))}">{text(shown or name)}</a>'

    def tip(self, name: str) -> str:
        """A card in a few words: its facts, and its text."""
        card = self.library.cards.get(name)
        if card is None:
            return name
        return " — ".join(part for part in (" · ".join(self.words.facts(card)), self.words.text(card)) if part)

    def term(self, word: str) -> str:
        """A word of the glossary, linked, with the original and the meaning."""
        meant = self.terms[word]
        tip = meant.meaning if meant.original == word else f"“{meant.original}”: {meant.meaning}"
        address = href(self.here, GLOSSARY, f"{self.game}-{slug(word)}")
        return f'<a class="term" href="{address}" data-tip="{attribute(tip)}">{text(word)}</a>'

    def sentence(self, words: str, *, nested: bool = False) -> str:
        """One sentence, or the facts inside its parentheses."""
        pieces, at = [], 0
        for found in self.token.finditer(words):
            pieces.append(text(words[at:found.start()]))
            pieces.append(self.piece(found, nested))
            at = found.end()
        return "".join([*pieces, text(words[at:])])

    def piece(self, found: re.Match[str], nested: bool) -> str:
        """One token."""
        kind, whole = found.lastgroup, found[0]
        if kind == "hole":
            return f'<b class="hole">{text(whole[1:-1])}</b>'
        if kind == "facts":
            return f'<span class="stated">({self.sentence(found["facts"], nested=True)})</span>'
        if nested and kind != "number":
            return text(whole)
        if kind in ("card", "copy"):
            return self.card(found["card"]) + text(found["copy"] or "")
        if kind == "term":
            return self.term(whole)
        tag = "code" if kind == "reason" else "b"
        return f'<{tag} class="{kind}">{text(whole)}</{tag}>'

    def table(self, rows: tuple[tuple[str, ...], ...]) -> str:
        """The table of a step; its column `card` names cards."""
        heading, *body = rows
        head = "".join(f"<th>{text(cell)}</th>" for cell in heading)
        lines = "".join("<tr>" + "".join(f"<td>{self.sentence(cell)}</td>" for cell in row) + "</tr>" for row in body)
        return (f'<div class="scroll"><table class="given"><thead><tr>{head}</tr></thead>'
                f"<tbody>{lines}</tbody></table></div>")

    def step(self, step: Step, below: str = "") -> str:
        """One step; `below` is what stands under it, such as a board."""
        rows = self.table(step.table) if step.table else ""
        first = " first" if step.keyword in ("Given", "When", "Then") else ""
        return (f'<li class="step {step.kind}{first}"><span class="kw">{text(step.keyword)}</span>'
                f'<p class="said">{self.sentence(step.text)}</p>{rows}{below}</li>')

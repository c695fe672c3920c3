"""Texts of cards in descriptions: `Drummer: Powerup +4.` is what the card's data says, or wrong."""

from collections.abc import Iterator

from conformance.suite.compiler import library
from conformance.suite.lint.findings import Finding
from conformance.suite.lint.source import Node, Scope, Source, line_of, nodes
from conformance.vocabulary import vocabulary
from conformance.vocabulary.registry import StepError


def check_card_texts(scope: Scope) -> Iterator[Finding]:
    """Findings about the description of every feature, rule and scenario."""
    for source in scope.sources:
        try:
            cards = library(scope.game, source.path.parent).cards
        except StepError:
            continue  # found already where the scenarios were compiled
        texts = {name: vocabulary(scope.game).text(card) for name, card in cards.items()}
        for _, node, _ in nodes(source.document):
            yield from check_description(source, node, texts)


def check_description(source: Source, node: Node, texts: dict[str, str]) -> Iterator[Finding]:
    """Lines of one description that begin with a card's name and a colon. A text may go on over several lines."""
    lines = [line.strip() for line in (node.get("description") or "").splitlines()]
    for i, line in enumerate(lines):
        name, colon, _ = line.partition(": ")
        if not colon or name not in texts:
            continue
        right = f"{name}: {texts[name]}"
        if any(" ".join(lines[i:end]) == right for end in range(i + 1, len(lines) + 1)):
            continue
        message = f"expected `{right}`" if texts[name] else f"{name} has no text, only {name!r} itself can be named"
        yield Finding(source.path, line_in(source, node, line), "card-text", message)


def line_in(source: Source, node: Node, text: str) -> int:
    """The line of the file on which a line of a node's description stands."""
    start = line_of(node)
    return next((n for n, line in enumerate(source.text[start:], start + 1) if line == text), start)

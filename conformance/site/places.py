"""Where everything stands on the site: paths of pages and anchors."""

from pathlib import Path

from conformance.site.markup import slug

RULINGS = "rulings.md"
MATRIX = "conforms.md"
GLOSSARY = "reference/glossary.md"
CARDS = "reference/cards.md"
STEPS = "reference/steps.md"
PROTOCOL = "reference/protocol.md"
READERS = "guides/readers.md"


def game_page(game: str) -> str:
    """The first page of a game."""
    return f"rules/{game}/index.md"


def section_page(game: str, feature: Path) -> str:
    """The page of a section of the rulebook."""
    return f"rules/{game}/{feature.stem}.md"


def data_page(game: str) -> str:
    """The page on positions, actions and reasons of a game."""
    return f"reference/{game.replace('_', '-')}.md"


def anchor(name: str) -> str:
    """The anchor of a rule, a scenario, a row or a ruling."""
    return slug(name)

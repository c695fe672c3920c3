"""The three levels of a scenario, in words and as badges."""

from collections import Counter
from collections.abc import Iterable

from conformance.site.markup import text
from conformance.suite.features import Scenario

LEVELS = {
    "required": "the text of the book decides it, under every reading of its open points",
    "ruled": "the book leaves it open; the scenario shows one reading of a ruling",
    "supplement": "it rests on a source beside the book, which the scenario names",
}


def level_badge(level: str) -> str:
    """The badge of one level."""
    return f'<span class="level {level}">{text(level)}</span>'


def level_counts(scenarios: Iterable[Scenario]) -> str:
    """`12 required, 3 ruled`; nothing where there is no scenario."""
    counts = Counter(scenario.level for scenario in scenarios)
    return ", ".join(f"{counts[level]} {level}" for level in LEVELS if counts[level])  # type: ignore[index]

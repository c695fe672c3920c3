"""Verdicts of implementations, as badges: one component for a scenario, for a rule and for a whole book."""

from collections import Counter
from collections.abc import Iterable

from conformance.run.verdicts import ABOUT, Outcome
from conformance.site.data import Implementation
from conformance.site.markup import attribute, text

SIGNS = {"pass": "✓", "unsupported": "–", "not-run": "–"}


def mark(outcome: Outcome | None) -> tuple[str, str, str]:
    """The class, the sign and the words of one outcome; None where a report says nothing of the scenario."""
    if outcome is None:
        return "none", "–", "not asked"
    css = {"pass": "pass", "unsupported": "none", "not-run": "none"}.get(outcome.verdict, "fail")
    return css, SIGNS.get(outcome.verdict, "✗"), outcome.verdict


def badges(implementations: Iterable[Implementation], ids: list[str]) -> str:
    """One badge an implementation for these scenarios or rows: `✓ reference`, with a count where there are several."""
    return "".join(badge(implementation, ids) for implementation in implementations)


def badge(implementation: Implementation, ids: list[str]) -> str:
    """One badge."""
    outcomes = [implementation.outcomes.get(name) for name in ids]
    marks = Counter(mark(outcome) for outcome in outcomes)
    passed = sum(number for (css, _, _), number in marks.items() if css == "pass")
    worst = next((m for css in ("fail", "none", "pass") for m in marks if m[0] == css), ("none", "–", "no scenario"))
    count = f" {passed} of {len(ids)}" if len(ids) > 1 else "" if worst[0] == "pass" else f" {worst[2]}"
    about = "; ".join(f"{number} × {words}: {ABOUT.get(words, words)}"  # type: ignore[call-overload]
                      for (_, _, words), number in sorted(marks.items()))
    tip = f' data-tip="{attribute(about)}"' if worst[0] != "pass" else ""
    return (f'<span class="verdict {worst[0]}"{tip}>{worst[1]} '
            f"{text(implementation.name)}{text(count)}</span>")


def reasons(implementations: Iterable[Implementation], name: str) -> str:
    """Why implementations do not pass a scenario."""
    lines = []
    for implementation in implementations:
        outcome = implementation.outcomes.get(name)
        if outcome is not None and mark(outcome)[0] == "fail":
            where = f" at “{text(outcome.step)}”" if outcome.step else ""
            lines.append(f'<p class="why"><b>{text(implementation.name)}</b>: {text(outcome.verdict)}{where}: '
                         f"{text(outcome.message.splitlines()[0])}</p>")
    return "".join(lines)

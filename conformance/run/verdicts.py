"""What can become of a case. One closed set, never merged; only a pass is a pass."""

from dataclasses import dataclass, field
from typing import Literal

from conformance.adapters.quoting import cut, printable

Verdict = Literal[
    "pass", "fail", "adapter-error", "crash", "timeout", "invalid-output", "unsupported", "not-run", "harness-error"
]
VERDICTS: tuple[Verdict, ...] = (
    "pass", "fail", "adapter-error", "crash", "timeout", "invalid-output", "unsupported", "not-run", "harness-error")

ABOUT: dict[Verdict, str] = {
    "pass": "the implementation did what the rule says",
    "fail": "it answered, but not as the rule says",
    "adapter-error": "it replied `error`: it gave up",
    "crash": "it ended, or could not be started",
    "timeout": "no reply within the limit",
    "invalid-output": "a reply that is not of the protocol",
    "unsupported": "it lacks a capability that the scenario needs",
    "not-run": "never tried: the run broke off before",
    "harness-error": "the scenario itself is wrong; no implementation is to blame",
}


MOST_DIFFERENCES = 50  # of those that a message lists


class Judged(Exception):
    """Ends a case with a verdict other than pass.

    The message quotes what the implementation wrote: it is cut, and made fit for a terminal and for XML.
    """

    verdict: Verdict = "fail"

    def __init__(self, message: str, differences: list[str] | None = None) -> None:
        super().__init__(message)
        self.message = cut(printable(cut(message)))
        listed = differences or []
        self.differences = [cut(printable(cut(line))) for line in listed[:MOST_DIFFERENCES]]
        if len(listed) > MOST_DIFFERENCES:
            self.differences.append(f"… and {len(listed) - MOST_DIFFERENCES} more")


class Failed(Judged):
    """The rule is broken."""


class AdapterGaveUp(Judged):
    """An `error` reply."""

    verdict = "adapter-error"


class InvalidOutput(Judged):
    """A reply that is not of the protocol."""

    verdict = "invalid-output"


class Unsupported(Judged):
    """The adapter lacks something."""

    verdict = "unsupported"


class HarnessError(Judged):
    """The scenario is wrong."""

    verdict = "harness-error"


@dataclass
class Outcome:
    """The verdict on one case, and where and why."""

    id: str
    verdict: Verdict
    message: str = ""
    step: str = ""
    line: int = 0
    differences: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Only a pass is a pass."""
        return self.verdict == "pass"

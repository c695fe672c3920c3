"""What every adapter offers the runner, however it is reached, and how it fails.

An adapter asks an implementation one thing at a time: `call("act", player="A", action={...})` returns the reply,
already checked by `replies.check_reply`. Anything else the implementation does (hang, die, write rubbish) is an
`AdapterFault`. A fault is never an answer: a crash is not a refusal, and silence is not "unsupported".
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

from conformance.adapters.quoting import one_line, printable

Reply = dict[str, Any]
Kind = Literal["spawn", "timeout", "crash", "eof", "protocol", "too-large", "restarts"]
Verdict = Literal["timeout", "crash", "invalid-output"]

VERDICTS: dict[Kind, Verdict] = {
    "spawn": "crash",
    "timeout": "timeout",
    "crash": "crash",
    "eof": "crash",
    "protocol": "invalid-output",
    "too-large": "invalid-output",
    "restarts": "crash",
}


class AdapterFault(Exception):
    """The implementation gave no usable answer.

    `kind` says how, `verdict` what the case gets for it, `message` (also `str()`) in one line what happened and what to
    do about it, `stderr` the end of what the implementation logged.
    """

    def __init__(self, kind: Kind, message: str, stderr: str = "") -> None:
        if kind not in VERDICTS:
            raise ValueError(f"no such kind of fault: {kind!r}; expected one of {', '.join(VERDICTS)}")
        super().__init__(kind, message, stderr)  # all three, so that a fault survives pickling
        self.kind: Kind = kind
        self.message = one_line(message)
        self.stderr = printable(stderr)

    @property
    def verdict(self) -> Verdict:
        return VERDICTS[self.kind]

    def __str__(self) -> str:
        return self.message


class Adapter(Protocol):
    """One implementation, asked in order by one thread."""

    @property
    def name(self) -> str:
        """How the adapter was named, for reports: `stdio:node engine.js`."""

    @property
    def alive(self) -> bool:
        """False from a fault (or `close`) on until `restart`."""

    def call(self, do: str, **params: Any) -> Reply:
        """Ask one thing; the checked reply. Raises AdapterFault; the adapter is not `alive` then."""

    def restart(self) -> None:
        """Begin afresh. Raises AdapterFault when that is impossible or was needed too often."""

    def close(self) -> None:
        """End it and free everything it holds; a second time does nothing."""

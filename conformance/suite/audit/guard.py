"""An engine with a statement taken out may run for ever. This ends it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from reference_engine import kernel

MOST_CITATIONS = 50_000
SECONDS = 1.0


class Endless(Exception):
    """The engine did not come to an end."""


@contextmanager
def no_endless_loop(citations: int = MOST_CITATIONS, seconds: float = SECONDS) -> Iterator[None]:
    """Raises Endless inside when an engine cites too often, or takes too long where the platform has an alarm.

    The alarm works in the main thread of a POSIX system only; elsewhere a loop that cites nothing is not ended.
    """
    count = 0
    before = kernel._listener

    def listener(rule: str) -> None:
        nonlocal count
        count += 1
        if count > citations:
            raise Endless(f"{citations} citations in one scenario")
        if before is not None:
            before(rule)

    def ring(number: int, frame: object) -> None:
        raise Endless(f"{seconds:g} s for one scenario")

    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if timed:
        old = signal.signal(signal.SIGALRM, ring)
        alarm = signal.setitimer(signal.ITIMER_REAL, seconds)
    kernel.listen(listener)
    try:
        yield
    finally:
        kernel.listen(before)
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, old)
            signal.setitimer(signal.ITIMER_REAL, *alarm)  # somebody else's, a test runner's for example

"""A time limit for code in this process, by the alarm clock of the system: on POSIX, in the main thread; else none."""

import math
import signal
import threading
import time
from types import FrameType
from typing import NoReturn

LONGEST = 1e6  # seconds; more counts as no limit


class Overdue(BaseException):
    """Raised in the middle of code whose time is over. No Exception, so that `except Exception` there lets it pass."""


class Alarm:
    """Raise Overdue in what is done inside when it takes longer than so many seconds.

    An alarm of somebody else goes on afterwards. It is set for every request, so it is a class and does little.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds if hasattr(signal, "setitimer") and math.isfinite(seconds) and seconds <= LONGEST else 0
        self.set = False

    def __enter__(self) -> None:
        if not self.seconds or threading.get_ident() != threading.main_thread().ident:
            return
        self.before = signal.getsignal(signal.SIGALRM)
        if self.before is not _ring:
            signal.signal(signal.SIGALRM, _ring)
        self.began = time.monotonic()
        self.left = signal.setitimer(signal.ITIMER_REAL, self.seconds, 1.0)  # again each second, should it be caught
        self.set = True

    def __exit__(self, *exc: object) -> None:
        if not self.set:
            return
        self.set = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        if callable(self.before) and self.before is not _ring:  # nobody else's: ours may stay, no clock is running
            signal.signal(signal.SIGALRM, self.before)
            if self.left[0]:
                left = self.left[0] - (time.monotonic() - self.began)
                signal.setitimer(signal.ITIMER_REAL, max(1e-3, left), self.left[1])


def _ring(number: int, frame: FrameType | None) -> NoReturn:
    raise Overdue

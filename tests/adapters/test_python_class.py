"""A class in this process: what it is given, time limits, restarts. What each fault says is held by test_faults."""

import signal
import sys
import threading
import time

import awkward
import pytest

from conformance.adapters.alarm import Alarm, Overdue
from conformance.adapters.base import AdapterFault
from conformance.adapters.in_process import OVERDUE, InProcess

POSIX = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs the alarm of POSIX")


def test_a_fault_lasts_until_the_restart() -> None:
    adapter = InProcess("Raises", awkward.FAULTS["Raises"])
    with pytest.raises(AdapterFault) as fault:
        adapter.call("act")
    assert "in throw\n    raise error\nKeyError: 'A1'" in fault.value.stderr  # where, without the suite's own frames
    assert "in_process.py" not in fault.value.stderr
    assert not adapter.alive
    with pytest.raises(AdapterFault, match="was not started again after a fault"):
        adapter.call("hello")
    adapter.restart()
    assert adapter.call("hello")["ok"] == {}


def test_a_class_that_cannot_be_made_is_a_fault_also_if_it_ends_the_program(capfd: pytest.CaptureFixture[str]) -> None:
    def make() -> None:
        print("loading")
        sys.exit(0)

    with pytest.raises(AdapterFault, match=r"^mine cannot be made: SystemExit: 0$") as fault:
        InProcess("mine", make)
    assert fault.value.kind == "spawn"
    assert capfd.readouterr() == ("", "loading\n")


def test_the_user_may_still_interrupt() -> None:
    def interrupt(message: object) -> None:
        raise KeyboardInterrupt

    adapter = InProcess("mine", awkward.that(interrupt))
    with pytest.raises(KeyboardInterrupt):
        adapter.call("act")
    assert not adapter.alive


@POSIX
def test_a_loop_that_catches_everything_once_is_ended_the_next_time() -> None:
    def stubborn(message: object) -> None:
        for _ in range(2):
            try:
                awkward.loop()
            except BaseException:
                continue
        raise AssertionError

    adapter = InProcess("mine", awkward.that(stubborn), timeout=0.05)
    with pytest.raises(AdapterFault) as fault:
        adapter.call("act")
    assert fault.value.verdict == "crash"  # it has swallowed the alarm and gone on


@POSIX
def test_times_without_an_answer_are_bounded() -> None:
    adapter = InProcess("Loops", awkward.FAULTS["Loops"], timeout=0.001)
    for _ in range(OVERDUE - 1):
        with pytest.raises(AdapterFault):
            adapter.call("act")
        adapter.restart()
    with pytest.raises(AdapterFault):
        adapter.call("act")
    with pytest.raises(AdapterFault, match=f"given up after {OVERDUE} times without an answer within 0.001 s") as fault:
        adapter.restart()
    assert fault.value.kind == "restarts"


@POSIX
def test_an_alarm_of_somebody_else_goes_on() -> None:
    rung = threading.Event()
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.set())
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with Alarm(30):
            time.process_time()
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= 0.05 or rung.is_set()
        assert rung.wait(30)
    finally:
        signal.signal(signal.SIGALRM, before)


@POSIX
def test_an_alarm_is_off_when_its_time_was_enough() -> None:
    with Alarm(30):
        pass
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    with pytest.raises(Overdue), Alarm(0.01):
        awkward.loop()
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize("seconds", [float("inf"), 1e9])
def test_no_limit(seconds: float) -> None:
    with Alarm(seconds):
        pass


def test_no_limit_outside_the_main_thread() -> None:
    said: list[object] = []

    def work() -> None:
        said.append(InProcess("mine", awkward.Awkward, timeout=5).call("hello"))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(30)
    assert said

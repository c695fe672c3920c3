"""Starting a child program, and starting it again, with both kinds of pipes."""

import itertools
import sys
import threading
import time
from typing import Any

import pytest
from programs import LONG, Start, assert_ended, fault_of, open_files

from conformance.adapters.base import AdapterFault
from conformance.adapters.stdio import StdioAdapter


@pytest.mark.parametrize(
    ("argv", "options", "part"),
    [
        (["no-such-program-anywhere"], {}, "cannot start 'no-such-program-anywhere': no such program; check its"),
        ([__file__], {}, "it may not be executed"),
        ([sys.executable], {"cwd": "no/such/folder"}, "the folder to start it in, 'no/such/folder', does not exist"),
        (["a\0b"], {}, "embedded null byte"),
        ([], {}, "without a command"),
    ],
)
def test_a_program_that_cannot_be_started(argv: list[str], options: dict[str, Any], part: str) -> None:
    files = open_files()
    with pytest.raises(AdapterFault) as caught:
        StdioAdapter(argv, **options)
    assert (caught.value.kind, caught.value.verdict) == ("spawn", "crash")
    assert part in str(caught.value)
    assert open_files() == files


def test_a_fault_lasts_until_the_restart(start: Start) -> None:
    adapter = start("garbage")
    first = fault_of(adapter)
    again = fault_of(adapter)
    assert again is not first
    assert (again.kind, str(again)) == (first.kind, f"the adapter is down: {first}")
    adapter.restart()
    assert adapter.alive
    assert adapter.call("hello")["ok"] == {}


def test_ids_are_never_used_again(start: Start) -> None:
    adapter = start("exit-3")
    ids = [adapter.call("hello")["id"] for _ in range(20)]
    assert adapter.epoch == 1
    fault_of(adapter)
    adapter.restart()
    ids += [adapter.call("hello")["id"] for _ in range(20)]
    assert ids == sorted(set(ids))
    assert len({later - earlier for earlier, later in itertools.pairwise(ids)}) > 1
    assert (adapter.epoch, adapter.restarts) == (2, 1)
    assert len({start("none").call("hello")["id"] for _ in range(3)}) > 1


def test_a_restart_of_a_healthy_child_is_free(start: Start) -> None:
    adapter = start("none", max_restarts=0)
    for _ in range(3):
        before = adapter._child
        adapter.restart()
        assert before.returncode == 0
        assert adapter.call("hello")["ok"] == {}
    assert (adapter.epoch, adapter.restarts) == (4, 0)


def test_restarts_after_faults_are_bounded(start: Start) -> None:
    adapter = start("exit-3", max_restarts=2)
    for _ in range(2):
        fault_of(adapter)
        adapter.restart()
    fault_of(adapter)
    for _ in range(2):
        with pytest.raises(AdapterFault) as caught:
            adapter.restart()
        assert (caught.value.kind, caught.value.verdict) == ("restarts", "crash")
        assert str(caught.value).startswith("given up after 2 restarts; the last fault was: the adapter ended (exit ")
        assert caught.value.stderr.endswith("no such card\n")
    assert fault_of(adapter).kind == "restarts"


def test_twenty_restarts_leave_nothing(start: Start) -> None:
    """A thousand do neither: tests/benchmarks/test_stdio_leaks.py."""
    adapter = start("twice", max_restarts=20)
    files, threads = open_files(), threading.active_count()
    for _ in range(20):
        adapter.call("act")
        fault_of(adapter)
        adapter.restart()
    assert open_files() == files
    assert threading.active_count() == threads


def test_a_line_that_is_there_at_the_deadline_is_not_lost(start: Start) -> None:
    adapter = start("banner")
    adapter._pipes.hang_up()
    adapter._child.wait(LONG)
    give_up = time.monotonic() + LONG
    while (line := adapter._pipes.receive(0.0)) is None and time.monotonic() < give_up:
        pass  # the thread may not have read it yet
    assert line == b"my engine 1.0 is ready"


def test_an_interrupted_call_kills_the_child(start: Start) -> None:
    def interrupt(direction: str, line: str) -> None:
        if direction == "reply":
            raise KeyboardInterrupt

    adapter = start("none", transcript=interrupt)
    with pytest.raises(KeyboardInterrupt):
        adapter.call("hello")
    assert_ended(adapter)
    assert "was interrupted" in str(fault_of(adapter))
    adapter.transcript = None
    adapter.restart()
    assert adapter.call("hello")["ok"] == {}


def test_an_infinite_timeout_is_allowed(start: Start) -> None:
    assert start("none", timeout=float("inf")).call("hello")["ok"] == {}

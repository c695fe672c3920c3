"""How a child program can go wrong, with both kinds of pipes: the right fault, no process, thread or open file left.

What each fault is called, and that scenarios go on, is held by test_faults. Nothing here sleeps: a test waits for what
the adapter or a pipe reports.
"""

import json
import os
import select
import time
from pathlib import Path

import pytest
from programs import FAULTY, LONG, POSIX, SHORT, Start, assert_ended, fault_of

from conformance.adapters.base import AdapterFault
from conformance.adapters.stdio import MAX_LINE

# -- what works


def test_an_answer_is_returned(start: Start) -> None:
    adapter = start("none")
    assert adapter.name == "stdio:" + " ".join([*FAULTY, "none"])
    assert adapter.alive
    reply = adapter.call("hello", protocol=1, echo={"name": "가\u2028"})
    assert reply == {"id": reply["id"], "ok": {"name": "가\u2028"}}
    adapter.close()
    adapter.close()
    assert not adapter.alive
    assert_ended(adapter)
    with pytest.raises(RuntimeError, match="has been closed"):
        adapter.call("hello")
    with pytest.raises(RuntimeError, match="has been closed"):
        adapter.restart()


def test_it_closes_as_a_context(start: Start) -> None:
    with start("none") as adapter:
        adapter.call("hello")
    assert_ended(adapter)


@pytest.mark.parametrize("fault", ["split", "empty-lines"])
def test_harmless_habits_are_no_fault(start: Start, fault: str) -> None:
    adapter = start(fault)
    for _ in range(3):
        assert "ok" in adapter.call("act")


def test_a_line_of_ten_megabytes_is_read(start: Start) -> None:
    adapter = start("big")
    assert len(adapter.call("act")["ok"]["blob"]) == 10_000_000
    assert adapter.call("observe")["ok"] == {}  # a short line after it, too


def test_a_request_of_five_megabytes_is_sent(start: Start) -> None:
    text = "x" * 5_000_000
    assert start("none").call("setup", echo={"text": text})["ok"] == {"text": text}


def test_thirteen_megabytes_of_log_are_no_fault(start: Start) -> None:
    adapter = start("noisy")
    adapter.call("act")
    assert adapter.call("observe")["ok"] == {}
    assert set(adapter.stderr_tail()) == {"x"}
    assert len(adapter.stderr_tail()) <= 4_000


def test_a_child_may_finish_its_log_when_it_is_closed(start: Start) -> None:
    adapter = start("last-words")
    adapter.call("hello")
    adapter.close()
    assert adapter._child.returncode == 0
    assert adapter.stderr_tail().endswith("\nsaved the game\n")


def test_a_child_that_stays_is_killed_at_close(start: Start) -> None:
    adapter = start("outlives", grace=SHORT)
    adapter.call("hello")
    adapter.close()
    assert_ended(adapter)
    assert adapter._child.returncode != 0


def test_the_environment_is_left_alone(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OF_THE_TEST", "1")
    seen = start("environment").call("act")["ok"]
    assert seen["OF_THE_TEST"] == "1"
    assert seen["PATH"] == os.environ["PATH"]
    assert seen.get("PYTHONUNBUFFERED") == os.environ.get("PYTHONUNBUFFERED")
    assert start("environment", env={"ONLY": "this", "PATH": "."}).call("act")["ok"]["ONLY"] == "this"


def test_the_transcript_has_every_message_in_both_directions(start: Start) -> None:
    lines: list[tuple[str, str]] = []
    adapter = start("garbage", transcript=lambda direction, line: lines.append((direction, line)))
    adapter.call("hello", protocol=1)
    fault_of(adapter)
    assert [direction for direction, _ in lines] == ["request", "reply", "request", "reply"]
    assert json.loads(lines[0][1]) == {"id": json.loads(lines[1][1])["id"], "do": "hello", "protocol": 1}
    assert lines[3][1] == "drew a card!"


# -- silence


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ("hang", "answer every request, and flush after each line"),
        ("no-newline", 'only a line without its newline: \'{"id":'),
        ("dribble", "only a line without its newline: 'zz"),
        ("endless-log", "flush after each line"),
    ],
)
def test_silence_is_a_timeout(start: Start, fault: str, advice: str) -> None:
    adapter = start(fault, timeout=SHORT)
    adapter.call("hello")
    before = time.monotonic()
    caught = fault_of(adapter)
    assert (caught.kind, caught.verdict) == ("timeout", "timeout")
    assert str(caught).startswith("no answer to 'act' within 0.25 s; ")
    assert advice in str(caught)
    assert SHORT <= time.monotonic() - before < 10


def test_waiting_for_a_child_without_stderr_is_idle(start: Start) -> None:
    adapter = start("closes-stderr", timeout=SHORT)
    adapter.call("hello")
    before = time.process_time()
    assert fault_of(adapter).kind == "timeout"
    assert time.process_time() - before < SHORT / 2


def test_the_first_answer_has_a_time_limit_of_its_own(start: Start) -> None:
    caught = fault_of(start("start-hang", timeout=LONG, start_timeout=SHORT), "hello")
    assert caught.kind == "timeout"
    assert "within 0.25 s" in str(caught)
    assert start("none", timeout=60).start_timeout == 60
    assert start("none", timeout=1).start_timeout == 30


def test_a_child_that_never_reads_a_long_request_is_a_timeout(start: Start) -> None:
    adapter = start("deaf", timeout=SHORT)
    adapter.call("act")
    caught = fault_of(adapter, "setup", text="x" * 5_000_000)
    assert (caught.kind, caught.verdict) == ("timeout", "timeout")
    assert "it did not read the request" in str(caught)
    assert "of 5,000," in str(caught)


def test_a_child_that_closed_stdin_is_a_timeout(start: Start) -> None:
    adapter = start("closes-stdin", timeout=SHORT)
    adapter.call("act")
    caught = fault_of(adapter)
    assert caught.kind == "timeout"
    assert str(caught).endswith("; it has closed its stdin; read requests until stdin ends")


# -- the end


@pytest.mark.parametrize(
    ("fault", "kind", "parts"),
    [
        ("exit-0", "eof", ["ended (exit code 0) instead of answering 'act'", "flush after each line"]),
        ("exit-3", "crash", ["ended (exit code 3) instead of answering 'act'", "'ValueError: no such card'"]),
        pytest.param("signal", "crash", ["ended (signal SIGSEGV) instead of answering 'act'"], marks=POSIX),
        ("half-then-exit-3", "crash", ["exit code 3", "no newline: '{\"id\":'", "stderr ends: 'out of cards'"]),
        ("no-newline-then-exit-0", "eof", ["exit code 0", 'its last line has no newline: \'{"id":']),
    ],
)
def test_a_child_that_ends_has_crashed(start: Start, fault: str, kind: str, parts: list[str]) -> None:
    adapter = start(fault)
    adapter.call("hello")
    caught = fault_of(adapter)
    assert (caught.kind, caught.verdict) == (kind, "crash")
    for part in parts:
        assert part in str(caught)


def test_the_end_of_the_log_is_in_the_fault(start: Start) -> None:
    assert fault_of(start("exit-3")).stderr == "Traceback\nValueError: no such card\n"


def test_a_log_written_after_stdout_was_closed_is_kept(start: Start) -> None:
    caught = fault_of(start("closes-stdout-then-dies"))
    assert caught.kind == "crash"
    assert caught.stderr == "cleaned up\n"


def test_a_child_that_dies_between_two_requests_is_found_by_the_next(start: Start) -> None:
    adapter = start("dies-later")
    adapter.call("act")
    caught = fault_of(adapter, "observe")
    assert (caught.kind, caught.verdict) == ("crash", "crash")
    assert "(exit code 3) instead of answering 'observe'; stderr ends: 'ValueError: in the background'" in str(caught)


def test_a_child_that_closes_stdout_and_lives_is_at_its_end(start: Start) -> None:
    adapter = start("closes-stdout", grace=SHORT)
    adapter.call("hello")
    caught = fault_of(adapter)
    assert (caught.kind, caught.verdict) == ("eof", "crash")
    assert "closed stdout instead of answering 'act', but runs on; keep stdout open" in str(caught)


@pytest.mark.parametrize(
    ("fault", "kind", "part"),
    [
        ("start-exit-0", "eof", "(exit code 0) instead of answering 'hello', its first request; read requests until"),
        ("start-exit-3", "crash", "'hello', its first request; stderr ends: 'ModuleNotFoundError: no engine'"),
        ("start-half", "eof", "its first request; its last line has no newline: 'loading'"),
    ],
)
def test_a_child_that_ends_before_its_first_answer(start: Start, fault: str, kind: str, part: str) -> None:
    caught = fault_of(start(fault), "hello")
    assert (caught.kind, caught.verdict) == (kind, "crash")
    assert part in str(caught)


@POSIX
@pytest.mark.parametrize(
    ("fault", "kind", "part"),
    [
        ("grandchild-and-hang", "timeout", "no answer to 'act'"),
        # what it started still holds stdout open, so only its exit status tells
        ("grandchild-and-exit-3", "crash", "(exit code 3) instead of answering 'act'"),
    ],
)
def test_what_the_child_started_is_killed_too(start: Start, tmp_path: Path, fault: str, kind: str, part: str) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    try:
        adapter = start(fault, str(held), timeout=SHORT)
        adapter.call("hello")
        select.select([reader], [], [], LONG)
        assert os.read(reader, 2) == b"up"
        with pytest.raises(AdapterFault) as caught:
            adapter.call("act")
        assert caught.value.kind == kind
        assert part in str(caught.value)
        select.select([reader], [], [], LONG)
        assert os.read(reader, 2) == b""  # the only writer is gone
    finally:
        os.close(reader)


# -- output that is no answer: the words of each kind are held by test_faults


def test_a_banner_is_no_answer(start: Start) -> None:
    caught = fault_of(start("banner"), "hello")
    assert (caught.kind, caught.verdict) == ("protocol", "invalid-output")
    assert "not JSON on stdout: 'my engine 1.0 is ready'" in str(caught)


@pytest.mark.parametrize(
    ("fault", "part"),
    [
        ("twice", "answer every request exactly once, in order, and write nothing that was not asked for"),
        ("guesses-ahead", "has the id "),
        ("unsolicited", "not JSON on stdout: 'shuffling the deck'"),
        ("big-and-more", "got a number: 42"),  # a short line behind a long one
    ],
)
def test_a_line_too_many_is_found_by_the_next_call(start: Start, fault: str, part: str) -> None:
    adapter = start(fault)
    adapter._random.seed(1)  # one that draws no gap of 0 at the second call, which would be a lucky guess
    assert adapter.call("act")["ok"] == {}
    caught = fault_of(adapter, "observe")
    assert (caught.kind, caught.verdict) == ("protocol", "invalid-output")
    assert part in str(caught)


def test_a_line_without_end_is_too_large(start: Start) -> None:
    assert MAX_LINE == 32 * 1024 * 1024
    adapter = start("endless-line")
    adapter.call("hello")
    caught = fault_of(adapter)
    assert (caught.kind, caught.verdict) == ("too-large", "invalid-output")
    assert "a line longer than 33,554,432 bytes on stdout; end every answer with a newline" in str(caught)


def test_a_line_with_an_end_can_be_too_large(start: Start) -> None:
    assert fault_of(start("big", max_line=9_999_999)).kind == "too-large"

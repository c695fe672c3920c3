"""Every way a child program can go wrong ends in the right fault, and leaves no process, thread or open file.

Each test runs with both kinds of pipes. Nothing here sleeps: a test waits for what the adapter or a pipe reports.
"""

import itertools
import json
import os
import pickle
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.base import VERDICTS, AdapterFault, check_reply, parse_answer, quote
from conformance.adapters.stdio import MAX_LINE, PollPipes, StdioAdapter, ThreadPipes, parse_command

FAULTY = [sys.executable, "-S", "-E", str(Path(__file__).with_name("faulty.py"))]
SHORT = 0.5  # seconds, where the child is to be found silent
LONG = 30.0  # seconds, where it is not
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and named pipes")
KINDS = [ThreadPipes] if sys.platform == "win32" else [PollPipes, ThreadPipes]

Start = Callable[..., StdioAdapter]


def open_files() -> int:
    return len(os.listdir("/dev/fd")) if os.path.isdir("/dev/fd") else 0


def assert_ended(adapter: StdioAdapter) -> None:
    """The child has been waited for, and nothing of its group is left."""
    child = adapter._child
    assert child.returncode is not None
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.killpg(child.pid, 0)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def start(request: pytest.FixtureRequest) -> Iterator[Start]:
    """Start a child with a fault. After the test, closed or not, nothing of it may be left."""

    class Adapter(StdioAdapter):
        pipes_class = request.param

    started: list[StdioAdapter] = []

    def begin(fault: str, *more: str, **options: Any) -> StdioAdapter:
        adapter = Adapter([*FAULTY, fault, *more], **{"timeout": LONG, "grace": LONG, **options})
        started.append(adapter)
        return adapter

    files, threads = open_files(), set(threading.enumerate())
    yield begin
    for adapter in started:
        adapter.close()
    assert set(threading.enumerate()) == threads
    assert open_files() == files


def fault_of(adapter: StdioAdapter, do: str = "act", **params: Any) -> AdapterFault:
    """The fault that a call ends in, at which everything must have been freed already."""
    with pytest.raises(AdapterFault) as caught:
        adapter.call(do, **params)
    assert not adapter.alive
    assert_ended(adapter)
    assert all(pipe.closed for pipe in (adapter._child.stdin, adapter._child.stdout, adapter._child.stderr) if pipe)
    assert "\n" not in str(caught.value)
    return caught.value


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
    assert str(caught).startswith("no answer to 'act' within 0.5 s; ")
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
    assert "within 0.5 s" in str(caught)
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
    assert fault_of(adapter).kind == "timeout"


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


# -- output that is no answer

BAD_LINES = [
    ("garbage", "not JSON on stdout: 'drew a card!' (Expecting value: line 1 column 1 (char 0)); write each answer on"),
    ("pretty", "write each answer on one line; logs belong on stderr"),
    ("bad-utf8", 'not UTF-8 on stdout: \'{"id":1,"ok":{"name":"\\\\xff"}}\' (byte 23); write UTF-8'),
    ("utf-16", "not UTF-8 on stdout"),
    ("byte-order-mark", "a byte order mark on stdout"),
    ("array", 'must be one JSON object, got an array: [{"id": 1}]; other output belongs on stderr'),
    ("number", "must be one JSON object, got a number: 42;"),
    ("no-id", 'has no id: {"ok": {}}; copy the request\'s id into every answer'),
    ("wrong-id", "return the request's id unchanged"),
    ("text-id", "return the request's id unchanged, as a number"),
    ("previous-id", "answer every request exactly once, in order"),
    ("two-keys", 'the key "deck" twice in one object on stdout: '),
    ("nan", "NaN, which JSON does not have, on stdout: "),
    ("infinity", "-Infinity, which JSON does not have, on stdout: "),
    ("huge-number", "1e999, too large a number, on stdout: "),
    ("surrogate", "half of a surrogate pair on stdout: "),
    ("deep", "(nested too deeply); write each answer on one line"),
    ("no-answer-key", "must have exactly one of ok, illegal, unsupported, error, found none of them: "),
]


@pytest.mark.parametrize(("fault", "part"), BAD_LINES, ids=[fault for fault, _ in BAD_LINES])
def test_a_line_that_is_no_answer(start: Start, fault: str, part: str) -> None:
    adapter = start(fault)
    adapter.call("hello")
    caught = fault_of(adapter)
    assert (caught.kind, caught.verdict) == ("protocol", "invalid-output")
    assert part in str(caught)
    assert len(str(caught)) < 400


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


# -- starting, and starting again


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


def test_sixty_restarts_leave_nothing(start: Start) -> None:
    adapter = start("twice", max_restarts=60)
    files, threads = open_files(), threading.active_count()
    for _ in range(60):
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


# -- what all adapters share

GOOD = [
    ("hello", {"id": 7, "ok": {}}),
    ("act", {"id": 7, "ok": {}, "used": 2}),
    ("act", {"id": 7, "illegal": {"reason": "not_in_hand", "message": "it is in the deck"}}),
    ("legal", {"id": 7, "unsupported": True}),
    ("legal", {"id": 7, "unsupported": "legal"}),
    ("legal", {"id": 7, "unsupported": {"effects": ["summon"]}}),
    ("act", {"id": 7, "error": {"message": "gave up"}}),
]

BAD: list[tuple[str, Any, str]] = [
    ("act", None, "got null"),
    ("act", "ok", "got a string"),
    ("act", {1, 2}, "got a Python set"),
    ("act", {"id": True, "ok": {}}, "has the id true"),
    ("act", {"id": 7.0, "ok": {}}, "has the id 7.0"),
    ("act", {"id": None, "ok": {}}, "has the id null"),
    ("act", {"id": 7}, "found none of them"),
    ("act", {"id": 7, "ok": {}, "illegal": {"reason": "x"}}, "found ok and illegal"),
    ("act", {"id": 7, "ok": {}, "error": None}, "found ok and error; leave error out instead of null"),
    ("act", {"id": 7, "ok": True}, '"ok" must be an object, got true: true; nothing to say is "ok": {}'),
    ("act", {"id": 7, "ok": None}, '"ok" must be an object, got null'),
    ("act", {"id": 7, "illegal": "not_in_hand"}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"reason": 4}}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"message": "no"}}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"reason": "x", "message": None}}, 'the "message" of "illegal" must be a string or'),
    ("observe", {"id": 7, "illegal": {"reason": "x"}}, 'is "illegal", but only "act" can be'),
    ("act", {"id": 7, "unsupported": False}, '"unsupported" must be true, a string or an object, got false'),
    ("act", {"id": 7, "unsupported": 1}, '"unsupported" must be true'),
    ("act", {"id": 7, "error": "gave up"}, '"error" must be an object with a string "message"'),
    ("act", {"id": 7, "error": {}}, '"error" must be an object with a string "message"'),
    ("act", {"id": 7, "error": {"message": {4}}}, "got a Python dict"),
]


@pytest.mark.parametrize(("do", "reply"), GOOD)
def test_a_good_reply_is_returned_unchanged(do: str, reply: dict[str, Any]) -> None:
    assert check_reply(do, 7, reply) == reply


def test_a_refusal_without_message_gets_an_empty_one() -> None:
    reply = {"id": 7, "illegal": {"reason": "not_in_hand"}}
    assert check_reply("act", 7, reply) == {"id": 7, "illegal": {"reason": "not_in_hand", "message": ""}}
    assert reply == {"id": 7, "illegal": {"reason": "not_in_hand"}}


@pytest.mark.parametrize(("do", "reply", "part"), BAD)
def test_a_bad_reply_is_a_protocol_fault(do: str, reply: object, part: str) -> None:
    with pytest.raises(AdapterFault) as caught:
        check_reply(do, 7, reply)
    assert (caught.value.kind, caught.value.verdict) == ("protocol", "invalid-output")
    assert str(caught.value).startswith(f"the answer to {do!r} (id 7)")
    assert part in str(caught.value)


def test_surrogate_pairs_are_read() -> None:
    assert parse_answer(b'{"a":"\\ud83e\\udd8a"}') == {"a": "🦊"}


def test_other_ways_than_stdout_can_be_named() -> None:
    with pytest.raises(AdapterFault, match=r"not JSON in the response: '<html>' \(.*\); answer with JSON"):
        parse_answer(b"<html>", "in the response", "answer with JSON")


def test_a_quoted_value_is_short_and_printable() -> None:
    assert quote("x" * 500) == '"' + "x" * 119 + "…"
    assert quote(b"x" * 500) == "'" + "x" * 119 + "…"
    quote("\ud83d").encode()
    deep: list[Any] = []
    deep.append(deep)
    assert quote(deep) == "a Python list"


def test_faults_survive_pickling_and_know_their_kinds() -> None:
    for kind, verdict in VERDICTS.items():
        fault = pickle.loads(pickle.dumps(AdapterFault(kind, "what", "log")))
        assert (fault.kind, fault.verdict, str(fault), fault.stderr) == (kind, verdict, "what", "log")
    with pytest.raises(ValueError, match="no such kind of fault: 'wrong'"):
        AdapterFault("wrong", "what")  # type: ignore[arg-type]


def test_commands_are_split_like_in_a_shell() -> None:
    assert parse_command("node 'my engine.js' --fast") == ["node", "my engine.js", "--fast"]
    for empty in ("", "  ", "''"):
        with pytest.raises(ValueError, match="the command is empty"):
            parse_command(empty)
    with pytest.raises(ValueError, match=r"cannot read the command .*no closing quotation"):
        parse_command("node 'engine.js")

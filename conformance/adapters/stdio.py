"""A child program that reads requests on stdin and answers on stdout, one line of JSON each; stderr is its log.

`StdioAdapter` knows the messages, `pipes.Pipes` only bytes and deadlines.

Whatever a child does wrong ends the same way: how it ended is looked at first, so that a crash is not taken for
silence nor silence for a crash; then its whole process group is killed and every pipe closed, and an AdapterFault is
raised. A late or second answer can therefore never reach another case: it is read in place of the next answer, and its
id betrays it.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, NoReturn

from conformance.adapters.base import AdapterFault, Kind, Reply
from conformance.adapters.guard import Guard
from conformance.adapters.pipes import Ended, Pipes, PollPipes, ThreadPipes, TooLong
from conformance.adapters.quoting import quote
from conformance.adapters.replies import check_reply
from conformance.adapters.starting import why_not_started
from conformance.adapters.strict_json import parse_answer

MAX_LINE = 32 << 20  # bytes of one line

Direction = Literal["request", "reply"]
Transcript = Callable[[Direction, str], None]


class StdioAdapter:
    """A child program as an Adapter. Not for several threads at once.

    `timeout` is for each answer, `start_timeout` (default: 30 seconds or `timeout`, if longer) for the first one after
    a start. `max_restarts` bounds the restarts after faults, all together. `grace` is how long a child that was asked
    to end, or closed stdout, may take to end. `transcript` is called with every request and every line of stdout.
    Raises AdapterFault "spawn" if the program cannot be started.
    """

    pipes_class: ClassVar[type[Pipes]] = ThreadPipes if sys.platform == "win32" else PollPipes

    def __init__(
        self,
        argv: Sequence[str],
        *,
        name: str | None = None,
        timeout: float = 10.0,
        start_timeout: float | None = None,
        max_line: int = MAX_LINE,
        max_restarts: int = 50,
        grace: float = 2.0,
        cwd: str | os.PathLike[str] | None = None,
        env: Mapping[str, str] | None = None,
        transcript: Transcript | None = None,
    ) -> None:
        self.argv = list(argv)
        self.name = name or "stdio:" + shlex.join(self.argv)
        self.timeout = timeout
        self.start_timeout = max(30.0, timeout) if start_timeout is None else start_timeout
        self.max_line = max_line
        self.max_restarts = max_restarts
        self.grace = grace
        self.cwd = cwd
        self.env = env
        self.transcript = transcript
        self.epoch = 0  # how many children there have been
        self.restarts = 0  # how many of them were needed after a fault
        self._random = random.Random()  # its own, for a test library may have seeded the common one
        self._id = self._random.getrandbits(20)  # small enough that ids fit 32 bits for millions of requests
        self._closed = False
        self._fault: AdapterFault | None = None
        self._stray = b""  # goes out in front of the next request
        self.complaints: list[object] = []
        self._guard: Guard | None = None
        self._spawn()

    def __enter__(self) -> StdioAdapter:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    @property
    def alive(self) -> bool:
        """False from a fault (or `close`) on until `restart`. A child that died unasked is found by the next call."""
        return self._fault is None and not self._closed

    def call(self, do: str, **params: Any) -> Reply:
        """Send one request and return its checked reply. Raises AdapterFault; the child is dead then."""
        self._refuse_closed()
        if self._fault is not None:
            raise AdapterFault(self._fault.kind, f"the adapter is down: {self._fault}", self._fault.stderr)
        self._id += 1 + self._random.getrandbits(6)  # gaps, so that nobody can answer ahead
        request = _ENCODER.encode({"id": self._id, "do": do, **params})
        if self.transcript:
            self.transcript("request", request)
        try:
            reply = self._exchange(do, request.encode("utf-8") + b"\n")
        except AdapterFault as fault:
            self._fail(fault.kind, fault.message)
        except _EndOfChild as end:
            self._fail(end.kind, end.how, end.advice)
        except BaseException:  # a half-done exchange (Ctrl-C) leaves an answer that nobody reads
            self._stop(polite=False)
            self._fault = AdapterFault("crash", f"it was killed because the call of {do!r} was interrupted")
            raise
        finally:
            self._stray = b""
        self._answered = True
        return reply

    def prepend(self, lines: bytes) -> None:
        """Send lines that are no requests right before the next request, to see how the child takes them.

        Its complaints about them (`error` with the id null) are then passed over, at most one a line, and kept in
        `complaints`.
        """
        self._stray, self.complaints = lines, []

    def restart(self) -> None:
        """Start a fresh child. Raises AdapterFault "spawn", or "restarts" after too many faults."""
        self._refuse_closed()
        if self._fault is None:
            self._stop(polite=True)
        elif self.restarts >= self.max_restarts:
            if self._fault.kind != "restarts":
                message = f"given up after {self.restarts} restarts; the last fault was: {self._fault}; mend that first"
                self._fault = AdapterFault("restarts", message, self._fault.stderr)
            raise AdapterFault(*self._fault.args)
        else:
            self.restarts += 1
        self._spawn()

    def close(self) -> None:
        """Close the child's stdin, give it `grace` seconds to end, then kill it and what it started."""
        if not self._closed:
            self._closed = True
            if self._fault is None:
                self._stop(polite=True)
            if self._guard is not None:
                self._guard.close()

    def stderr_tail(self) -> str:
        """The end of what the present child has logged, or of what the last one had."""
        return self._fault.stderr if self._fault else self._pipes.log()

    def _refuse_closed(self) -> None:
        if self._closed:
            raise RuntimeError(f"the adapter {self.name} has been closed")

    def _spawn(self) -> None:
        try:
            self._child = _start(self.argv, self.cwd, self.env)
        except (OSError, ValueError, IndexError) as error:
            self._fault = AdapterFault("spawn", why_not_started(self.argv, self.cwd, error))
            raise AdapterFault(self._fault.kind, self._fault.message) from None
        self._guard = self._guard or Guard()
        self._guard.watch(self._child.pid)
        self._pipes = self.pipes_class(self._child, self.max_line)
        self._fault = None
        self._answered = False
        self.epoch += 1

    def _exchange(self, do: str, data: bytes) -> Reply:
        allowed = self.timeout if self._answered else self.start_timeout
        deadline = time.monotonic() + allowed
        pipes = self._pipes
        pipes.send(self._stray + data)
        try:
            while (line := pipes.receive(deadline)) is not None:
                if self.transcript:
                    self.transcript("reply", line.decode("utf-8", "backslashreplace"))
                if not line or line.isspace():  # an empty line is no message
                    continue
                answer = parse_answer(line)
                if len(self.complaints) < self._stray.count(b"\n") and is_complaint(answer):
                    self.complaints.append(answer)
                    continue
                return check_reply(do, self._id, answer)
        except TooLong:
            advice = "end every answer with a newline, and keep logs on stderr"
            raise AdapterFault("too-large", f"a line longer than {self.max_line:,} bytes on stdout; {advice}") from None
        except Ended as end:
            raise self._end_of_child(do, end.partial, self.grace) from None
        if self._child.poll() is not None:  # dead, but a program it started holds stdout open
            raise self._end_of_child(do, pipes.partial(), 0)
        raise AdapterFault("timeout", f"no answer to {do!r} within {allowed:g} s; {self._advice_on_silence(len(data))}")

    def _end_of_child(self, do: str, partial: bytes, grace: float) -> _EndOfChild:
        """What it means that stdout has ended."""
        rest = f"; its last line has no newline: {quote(partial)}" if partial.strip() else ""
        which = "" if self._answered else ", its first request"
        try:
            code = self._child.wait(grace)
        except subprocess.TimeoutExpired:
            closed = f"the adapter closed stdout instead of answering {do!r}{which}, but runs on{rest}"
            return _EndOfChild("eof", closed, "keep stdout open until stdin ends")
        how = f"the adapter ended ({_exit_text(code)}) instead of answering {do!r}{which}{rest}"
        if code == 0:
            return _EndOfChild("eof", how, "read requests until stdin ends, and flush after each line")
        if not self._answered:
            return _EndOfChild("crash", how, "try the same command in a terminal")
        return _EndOfChild("crash", how, "what goes wrong inside is answered `error`, and it goes on")

    def _advice_on_silence(self, size: int) -> str:
        if self._pipes.refused:
            return "it has closed its stdin; read requests until stdin ends"
        if self._pipes.unsent:
            left = f"{self._pipes.unsent:,} of {size:,} bytes"
            return f"it did not read the request ({left} left); read stdin line by line"
        if partial := self._pipes.partial().strip():
            return f"only a line without its newline: {quote(partial)}; end every answer with a newline and flush it"
        return "answer every request, and flush after each line"

    def _fail(self, kind: Kind, message: str, advice: str = "") -> NoReturn:
        self._stop(polite=False)
        stderr = self._pipes.log()
        if kind in ("crash", "eof") and (last := stderr.strip().rpartition("\n")[2]):
            message += f"; stderr ends: {quote(last.encode())}"
        message += f"; {advice}" if advice else ""
        self._fault = AdapterFault(kind, message, stderr)
        raise AdapterFault(kind, message, stderr) from None

    def _stop(self, *, polite: bool) -> None:
        """End the child and its group, free the pipes. What stderr held stays readable."""
        if polite:
            deadline = time.monotonic() + self.grace
            self._pipes.hang_up()
            self._pipes.wait_for_end(deadline)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._child.wait(max(0.0, deadline - time.monotonic()))
        _kill(self._child)
        if self._guard is not None:
            self._guard.forget()
        self._pipes.drain_log()
        self._pipes.close()


class _EndOfChild(Exception):
    """stdout has ended: the kind of fault, how it ended, and what to do about it."""

    def __init__(self, kind: Kind, how: str, advice: str) -> None:
        super().__init__(kind, how, advice)
        self.kind, self.how, self.advice = kind, how, advice


def is_complaint(answer: object) -> bool:
    """Whether an answer is one to a line that had no id: `{"id":null,"error":…}`."""
    return isinstance(answer, dict) and "error" in answer and answer.get("id", 0) is None


def _start(
    argv: list[str], cwd: str | os.PathLike[str] | None, env: Mapping[str, str] | None
) -> subprocess.Popen[bytes]:
    """Start a child in a process group of its own. Raises OSError, ValueError or (no words) IndexError."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP
    pipe = subprocess.PIPE
    return subprocess.Popen(
        argv, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, cwd=cwd, env=env,
        start_new_session=sys.platform != "win32", creationflags=flags,
    )  # fmt: skip


def _exit_text(code: int) -> str:
    if code >= 0:
        return f"exit code {code}" if code < 0x80000000 else f"exit code 0x{code:08X}"  # the second: Windows
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"


def _kill(child: subprocess.Popen[bytes]) -> None:
    """Kill the child and all of its group, and take its exit status, so that no zombie stays."""
    if sys.platform == "win32":
        if child.poll() is None:
            subprocess.run(["taskkill", "/T", "/F", "/PID", str(child.pid)], capture_output=True, check=False)
    else:  # also if the child has ended: what it started has not; an empty group is no process (or, on macOS, no right)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(5)


_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))

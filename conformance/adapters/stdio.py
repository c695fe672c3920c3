"""A child program that reads requests on stdin and answers on stdout, one line of JSON each; stderr is its log.

`StdioAdapter` knows the messages, `Pipes` only bytes and deadlines. `PollPipes` needs no thread and is what POSIX gets;
Windows cannot poll a pipe, so `ThreadPipes` reads and writes there with one thread a pipe (it runs everywhere and is
tested on POSIX too). Polling is about twice as fast.

Whatever a child does wrong ends the same way: how it ended is looked at first, so that a crash is not taken for
silence nor silence for a crash; then its whole process group is killed and every pipe closed, and an AdapterFault is
raised. A late or second answer can therefore never reach another case: it is read in place of the next answer, and its
id betrays it.
"""

from __future__ import annotations

import abc
import contextlib
import json
import math
import os
import queue
import random
import select
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, NoReturn

from conformance.adapters.base import AdapterFault, Kind, Reply, check_reply, parse_answer, quote

MAX_LINE = 32 << 20  # bytes of one line
LOG_KEPT = 16 << 10  # bytes of stderr kept while running
LOG_SHOWN = 4_000  # characters of it in a fault
LOG_DRAINED = 1 << 20  # bytes of it read at one go; the most a pipe holds on Linux
CHUNK = 1 << 16
LONGEST_WAIT = 3_600.0  # seconds at one go, so that "no timeout" can be infinity
JOIN = 1.0  # seconds to wait for a thread whose pipe has been closed at the other end

Direction = Literal["request", "reply"]
Transcript = Callable[[Direction, str], None]


def parse_command(text: str) -> list[str]:
    """The words of a command line. Raises ValueError if it is empty or a quotation is not closed."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")  # POSIX rules would eat the backslashes of a path
    except ValueError as error:
        raise ValueError(f"cannot read the command {text!r}: {str(error).lower()}; check the quotation marks") from None
    if sys.platform == "win32":
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word for word in words]
    if not words or not words[0]:
        raise ValueError("the command is empty; expected a program and its arguments, for example: node engine.js")
    return words


class Ended(Exception):
    """stdout has ended; `partial` is what came after its last newline."""

    def __init__(self, partial: bytes) -> None:
        super().__init__(partial)
        self.partial = partial


class TooLong(Exception):
    """A line of stdout is longer than allowed."""


class Pipes(abc.ABC):
    """The three pipes of one child: bytes go in, lines come out, the log is kept short."""

    def __init__(self, child: subprocess.Popen[bytes], max_line: int) -> None:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        self.stdin, self.stdout, self.stderr = child.stdin, child.stdout, child.stderr
        self.unsent = 0  # bytes of the request that the child has not taken yet
        self.max_line = max_line
        self._buffer = bytearray()
        self._searched = 0  # no newline before this place of the buffer
        self._ended = False
        self._log = bytearray()

    @abc.abstractmethod
    def send(self, data: bytes) -> None:
        """Begin to send; `receive` does what is left. A child that no longer reads is no error here."""

    @abc.abstractmethod
    def hang_up(self) -> None:
        """Close stdin, which tells the child to end."""

    @abc.abstractmethod
    def drain_log(self) -> None:
        """Take what the child has written to stderr so far."""

    @abc.abstractmethod
    def close(self) -> None:
        """Free every pipe and thread; the child has ended."""

    @abc.abstractmethod
    def _pump(self, seconds: float) -> None:
        """Wait so long for something to happen, and do it."""

    def receive(self, deadline: float) -> bytes | None:
        """The next line without its newline; None at the deadline. Raises Ended or TooLong."""
        last_look = False
        while (line := self._take_line()) is None:
            if self._ended:
                raise Ended(bytes(self._buffer))
            if last_look:  # also if a child that writes on and on keeps the pump busy
                return None
            seconds = deadline - time.monotonic()
            last_look = seconds <= 0
            self._pump(max(0.0, min(seconds, LONGEST_WAIT)))
        return line

    def wait_for_end(self, deadline: float) -> None:
        """Read on until stdout has ended, so that a child can finish what it writes, and forget it."""
        while not self._ended and (seconds := deadline - time.monotonic()) > 0:
            self._pump(seconds)
            self._buffer.clear()

    def partial(self) -> bytes:
        """What has come of a line that has no end yet."""
        return bytes(self._buffer)

    def log(self) -> str:
        """The end of what the child wrote to stderr."""
        self.drain_log()
        return bytes(self._log).decode("utf-8", "replace")[-LOG_SHOWN:]

    def _take_line(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._searched)
        if (len(self._buffer) if end < 0 else end) > self.max_line:
            raise TooLong
        if end < 0:
            self._searched = len(self._buffer)
            return None
        line = bytes(memoryview(self._buffer)[:end])
        del self._buffer[: end + 1]
        self._searched = 0
        return line

    def _keep_log(self, chunk: bytes) -> None:
        self._log += chunk
        if len(self._log) > 2 * LOG_KEPT:
            del self._log[:-LOG_KEPT]


class PollPipes(Pipes):
    """Pipes that never block, watched by the one thread that asks."""

    def __init__(self, child: subprocess.Popen[bytes], max_line: int) -> None:
        super().__init__(child, max_line)
        self._in, self._out, self._err = self.stdin.fileno(), self.stdout.fileno(), self.stderr.fileno()
        self._data = memoryview(b"")
        self._poll = select.poll()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        for pipe in (self._out, self._err):
            self._poll.register(pipe, select.POLLIN)

    def send(self, data: bytes) -> None:
        self._data = memoryview(data)
        self._write()
        if self.unsent:
            self._poll.register(self._in, select.POLLOUT)

    def hang_up(self) -> None:
        if self.unsent:
            self._poll.unregister(self._in)
            self.unsent = 0
        self.stdin.close()

    def drain_log(self) -> None:
        for _ in range(LOG_DRAINED // CHUNK):  # bounded, for somebody may still be writing
            if self.stderr.closed or not (chunk := self._read(self._err)):
                return
            self._keep_log(chunk)

    def close(self) -> None:
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()

    def _pump(self, seconds: float) -> None:
        for pipe, _ in self._poll.poll(math.ceil(seconds * 1000)):
            if pipe == self._in:
                self._write()
                if not self.unsent:
                    self._poll.unregister(self._in)
                continue
            chunk = self._read(pipe)
            if chunk:
                if pipe == self._out:
                    self._buffer += chunk
                else:
                    self._keep_log(chunk)
            elif chunk is not None:
                self._poll.unregister(pipe)
                self._ended = self._ended or pipe == self._out

    def _write(self) -> None:
        try:
            self._data = self._data[os.write(self._in, self._data) :]
        except BlockingIOError:
            pass
        except OSError:  # the child closed stdin or is gone: its stdout or the deadline will tell
            self._data = memoryview(b"")
        self.unsent = len(self._data)

    @staticmethod
    def _read(pipe: int) -> bytes | None:
        """What there is; b"" at the end, None if there is nothing now."""
        try:
            return os.read(pipe, CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            return b""


class ThreadPipes(Pipes):
    """One thread a pipe. Each closes its own pipe when it ends, for closing a pipe that is being read can hang."""

    def __init__(self, child: subprocess.Popen[bytes], max_line: int) -> None:
        super().__init__(child, max_line)
        self._inbox: queue.Queue[bytes] = queue.Queue(maxsize=64)  # chunks; b"" is the end
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._threads = [
            threading.Thread(target=run, daemon=True, name=f"{run.__name__.strip('_')} of adapter {child.pid}")
            for run in (self._run_stdin, self._run_stdout, self._run_stderr)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, data: bytes) -> None:
        self.unsent = len(data)
        self._outbox.put(data)

    def hang_up(self) -> None:
        self._outbox.put(None)

    def drain_log(self) -> None:
        pass  # its thread does; after `close` all is there

    def log(self) -> str:
        with self._lock:
            return super().log()

    def close(self) -> None:
        self._outbox.put(None)
        deadline = time.monotonic() + JOIN
        for thread in self._threads:
            while thread.is_alive() and (seconds := deadline - time.monotonic()) > 0:
                with contextlib.suppress(queue.Empty):  # the reader may wait for room in the inbox
                    while True:
                        self._inbox.get_nowait()
                thread.join(min(seconds, 0.05))

    def _pump(self, seconds: float) -> None:
        try:
            chunk = self._inbox.get(timeout=seconds) if seconds > 0 else self._inbox.get_nowait()
        except queue.Empty:
            return
        self._buffer += chunk
        self._ended = not chunk

    def _run_stdin(self) -> None:
        with contextlib.suppress(OSError), self.stdin:
            while (data := self._outbox.get()) is not None:
                view = memoryview(data)
                while view:
                    view = view[self.stdin.write(view) :]
                    self.unsent = len(view)

    def _run_stdout(self) -> None:
        with contextlib.suppress(OSError), self.stdout:
            while chunk := self.stdout.read(CHUNK):
                self._inbox.put(chunk)
        self._inbox.put(b"")

    def _run_stderr(self) -> None:
        with contextlib.suppress(OSError), self.stderr:
            while chunk := self.stderr.read(CHUNK):
                with self._lock:
                    self._keep_log(chunk)


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
                message = f"given up after {self.restarts} restarts; the last fault was: {self._fault}"
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
            self._fault = AdapterFault("spawn", _explain_start(self.argv, self.cwd, error))
            raise AdapterFault(self._fault.kind, self._fault.message) from None
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
            raise self._fault_of_end(do, end.partial, self.grace) from None
        if self._child.poll() is not None:  # dead, but a program it started holds stdout open
            raise self._fault_of_end(do, pipes.partial(), 0)
        raise AdapterFault("timeout", f"no answer to {do!r} within {allowed:g} s; {self._advice_on_silence(len(data))}")

    def _fault_of_end(self, do: str, partial: bytes, grace: float) -> AdapterFault:
        """What it means that stdout has ended."""
        rest = f"; its last line has no newline: {quote(partial)}" if partial.strip() else ""
        which = "" if self._answered else ", its first request"
        try:
            code = self._child.wait(grace)
        except subprocess.TimeoutExpired:
            closed = f"the adapter closed stdout instead of answering {do!r}{which}, but runs on{rest}"
            return AdapterFault("eof", f"{closed}; keep stdout open until stdin ends")
        how = f"the adapter ended ({_exit_text(code)}) instead of answering {do!r}{which}{rest}"
        if code == 0:
            return AdapterFault("eof", f"{how}; read requests until stdin ends, and flush after each line")
        return AdapterFault("crash", how)

    def _advice_on_silence(self, size: int) -> str:
        if self._pipes.unsent:
            left = f"{self._pipes.unsent:,} of {size:,} bytes"
            return f"it did not read the request ({left} left); read stdin line by line"
        if partial := self._pipes.partial().strip():
            return f"only a line without its newline: {quote(partial)}; end every answer with a newline and flush it"
        return "answer every request, and flush after each line"

    def _fail(self, kind: Kind, message: str) -> NoReturn:
        self._stop(polite=False)
        stderr = self._pipes.log()
        if kind in ("crash", "eof") and (last := stderr.strip().rpartition("\n")[2]):
            message += f"; stderr ends: {quote(last.encode())}"
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
        self._pipes.drain_log()
        self._pipes.close()


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


def _explain_start(argv: list[str], cwd: str | os.PathLike[str] | None, error: Exception) -> str:
    if not argv:
        return "cannot start an adapter without a command; expected a program and its arguments"
    if cwd is not None and not os.path.isdir(cwd):
        return f"cannot start {argv[0]!r}: the folder to start it in, {os.fspath(cwd)!r}, does not exist"
    if isinstance(error, FileNotFoundError):
        return f"cannot start {argv[0]!r}: no such program; check its spelling, or give its path"
    if isinstance(error, PermissionError):
        return f"cannot start {argv[0]!r}: it may not be executed; make it executable, or name its interpreter first"
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return f"cannot start {argv[0]!r}: {reason}; try the same command in a terminal"


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

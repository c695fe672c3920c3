"""Reading and writing the pipes of a child program: bytes and deadlines, no messages.

`PollPipes` needs no thread and is what POSIX gets; Windows cannot poll a pipe, so `ThreadPipes` reads and writes there
with one thread a pipe (it runs everywhere and is tested on POSIX too). Polling is about twice as fast.
"""

from __future__ import annotations

import abc
import contextlib
import math
import os
import queue
import select
import subprocess
import threading
import time

LOG_KEPT = 16 << 10  # bytes of stderr kept while running
LOG_SHOWN = 4_000  # characters of it in a fault
LOG_DRAINED = 1 << 20  # bytes of it read at one go; the most a pipe holds on Linux
CHUNK = 1 << 16
LONGEST_WAIT = 3_600.0  # seconds at one go, so that "no timeout" can be infinity
JOIN = 1.0  # seconds to wait for a thread whose pipe has been closed at the other end


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
        self.refused = False  # the child has closed its stdin, or is gone
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
            self._data, self.refused = memoryview(b""), True
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
                    try:
                        view = view[self.stdin.write(view) :]
                    except OSError:
                        self.refused = True
                        raise
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

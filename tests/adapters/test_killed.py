"""A run that is killed half-way, by whatever signal: what it has found can be used, and no program stays behind."""

import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from programs import FAULTY

from conformance.adapters.guard import Guard
from conformance.adapters.stdio import StdioAdapter
from conformance.cli import main
from conformance.run.report import read_report

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and named pipes")
LONG = 60.0
# Starts a program that hangs, in a shell's child, and ends by SIGKILL.
SUITE = """
import os, signal, sys
from conformance.adapters.stdio import StdioAdapter
adapter = StdioAdapter(sys.argv[2:])
adapter.call("hello")
with open(sys.argv[1]) as up:
    up.read(2)
os.kill(os.getpid(), signal.SIGKILL)
"""


class Held:
    """A named pipe that programs keep open: what they write, and whether one of them still lives."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self.reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def wait(self, number: int) -> None:
        """Until so many have written "up"."""
        seen = b""
        while len(seen) < 2 * number:
            assert select.select([self.reader], [], [], LONG)[0], f"only {seen!r}"
            seen += os.read(self.reader, 2)
        assert seen == b"up" * number

    def assert_nobody_holds_it(self) -> None:
        assert select.select([self.reader], [], [], LONG)[0], "a program stays behind"
        assert os.read(self.reader, 2) == b""


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    pipe = Held(tmp_path / "held")
    yield pipe
    os.close(pipe.reader)


@pytest.mark.parametrize("fault", ["grandchild-and-hang", "hangs-at-the-third"])
def test_what_a_killed_suite_has_started_is_killed(held: Held, tmp_path: Path, fault: str) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    command = [sys.executable, "-c", SUITE, str(told), *FAULTY, fault, str(held.path)]
    with subprocess.Popen(command) as suite:
        if fault == "grandchild-and-hang":
            held.wait(1)
        with told.open("w") as up:
            up.write("up")
        assert suite.wait(LONG) == -signal.SIGKILL
    held.assert_nobody_holds_it()


def test_what_was_forgotten_is_left_alone() -> None:
    guard = Guard()
    with subprocess.Popen([*FAULTY, "none"], stdin=subprocess.PIPE, start_new_session=True) as child:
        guard.watch(child.pid)
        guard.forget()
        guard.close()
        guard.close()
        assert child.poll() is None
        assert child.stdin is not None
        child.stdin.close()
        assert child.wait(LONG) == 0


def test_a_guard_that_was_killed_itself_is_no_fault() -> None:
    with StdioAdapter([*FAULTY, "none"]) as adapter:
        assert adapter._guard is not None
        assert adapter._guard._shell is not None
        adapter._guard._shell.kill()
        adapter._guard._shell.wait(LONG)
        assert "ok" in adapter.call("hello")
        adapter.restart()
        assert "ok" in adapter.call("hello")


def test_without_a_shell_there_is_no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*args: object, **more: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("conformance.adapters.guard.subprocess.Popen", missing)
    guard = Guard()
    guard.watch(1 << 30)
    guard.close()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT", "SIGTERM"])
def test_a_run_killed_half_way(held: Held, tmp_path: Path, name: str, workers: int,
                               capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.jsonl"
    adapter = " ".join([*FAULTY, "hangs-at-the-third", str(held.path)])
    command = [sys.executable, "-m", "conformance", "run", "--rule", "RN-5.5", "--adapter", adapter,
               "--timeout", "3600", "--workers", str(workers), "--report", str(report)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as run:
        held.wait(workers)
        give_up = time.monotonic() + LONG
        while len(read_report(report).results) < 2 * workers and time.monotonic() < give_up:
            threading.Event().wait(0.01)  # results of workers are under way
        run.send_signal(getattr(signal, name))
        _, said = run.communicate(timeout=LONG)
    assert run.returncode in ({3} if name == "SIGINT" else {-getattr(signal, name), 3})
    assert "Traceback" not in said
    held.assert_nobody_holds_it()
    found = read_report(report)
    assert not found.complete
    assert [line["id"] for line in found.results] == [f"RN-5.5-a/{n}" for n in range(1, 2 * workers + 1)]
    assert main(["report", "show", str(report)]) == 3
    assert f"{2 * workers} of 8" in (shown := capsys.readouterr().out)
    assert "incomplete" in shown
    assert main(["report", "merge", str(tmp_path / "merged"), str(report)]) == 2
    assert "incomplete" in capsys.readouterr().err

"""What the tests of child programs share: the faulty program, time limits, and that nothing of a child is left."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.base import AdapterFault
from conformance.adapters.stdio import PollPipes, StdioAdapter, ThreadPipes

FAULTY = [sys.executable, "-S", "-E", str(Path(__file__).with_name("faulty.py"))]
SHORT = 0.25  # seconds, where the child is to be found silent
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


def fault_of(adapter: StdioAdapter, do: str = "act", **params: Any) -> AdapterFault:
    """The fault that a call ends in, at which everything must have been freed already."""
    with pytest.raises(AdapterFault) as caught:
        adapter.call(do, **params)
    assert not adapter.alive
    assert_ended(adapter)
    assert all(pipe.closed for pipe in (adapter._child.stdin, adapter._child.stdout, adapter._child.stderr) if pipe)
    assert "\n" not in str(caught.value)
    return caught.value

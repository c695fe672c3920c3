"""What a long run over stdio costs: nothing may be left of a thousand children, and no memory of their messages.

Run by name (`pytest tests/benchmarks/test_stdio_leaks.py -s` shows the numbers); it takes a minute or two.
"""

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from conformance.adapters.base import AdapterFault
from conformance.adapters.stdio import PollPipes, StdioAdapter, ThreadPipes

FAULTY = [sys.executable, "-S", "-E", str(Path(__file__).parents[1] / "adapters" / "faulty.py")]
KINDS = [ThreadPipes] if sys.platform == "win32" else [PollPipes, ThreadPipes]
MEGABYTE = "x" * 1_000_000
RESTARTS = 1_000
MESSAGES = 1_000
ROUND_TRIPS = 20_000


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest) -> type[StdioAdapter]:
    return type("Adapter", (StdioAdapter,), {"pipes_class": request.param})


def peak() -> float:
    """The most memory this process has ever held, in MB."""
    resource = pytest.importorskip("resource")
    size: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return size / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def open_files() -> int:
    return len(os.listdir("/dev/fd")) if os.path.isdir("/dev/fd") else 0


def children() -> int:
    """Children of this process, zombies too; 0 where that cannot be seen."""
    path = Path(f"/proc/self/task/{threading.get_native_id()}/children")
    return len(path.read_text().split()) if path.exists() else 0


def test_a_thousand_restarts_leave_nothing(kind: type[StdioAdapter]) -> None:
    adapter = kind([*FAULTY, "exit-3"], max_restarts=RESTARTS)
    state: list[tuple[int, int, int, float]] = []
    before = time.perf_counter()
    for n in range(RESTARTS):
        assert len(adapter.call("observe", echo={"text": MEGABYTE})["ok"]["text"]) == len(MEGABYTE)
        if n % 2:
            with pytest.raises(AdapterFault):
                adapter.call("act")
        adapter.restart()
        if n in (RESTARTS // 10, RESTARTS - 1):
            state.append((children(), threading.active_count(), open_files(), peak()))
    took = time.perf_counter() - before
    adapter.close()
    early, late = state
    print(f"\n{RESTARTS} restarts in {took:.1f} s; children, threads, files, MB: {early} -> {late}")
    assert early[:3] == late[:3]
    assert late[3] - early[3] < 8
    assert children() == 0


def test_messages_of_a_megabyte_leave_no_memory(kind: type[StdioAdapter]) -> None:
    with kind([*FAULTY, "none"]) as adapter:
        state: list[float] = []
        before = time.perf_counter()
        for n in range(MESSAGES):
            adapter.call("observe", echo={"text": MEGABYTE})
            if n in (MESSAGES // 10, MESSAGES - 1):
                state.append(peak())
        took = (time.perf_counter() - before) / MESSAGES
    print(f"\n{MESSAGES} messages of 1 MB each way, {took * 1e3:.1f} ms each; MB: {state[0]:.1f} -> {state[1]:.1f}")
    assert state[1] - state[0] < 8


def test_round_trips_a_second(kind: type[StdioAdapter]) -> None:
    with kind([*FAULTY, "none"]) as adapter:
        adapter.call("hello")
        before = time.perf_counter()
        for _ in range(ROUND_TRIPS):
            adapter.call("act", player="A")
        rate = ROUND_TRIPS / (time.perf_counter() - before)
    print(f"\n{rate:,.0f} round trips/s")
    assert rate > 2_000  # far below what any machine does (10,000 and more); a mistake such as a sleep costs more

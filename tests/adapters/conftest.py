"""Child programs with a fault, with both kinds of pipes."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from programs import FAULTY, KINDS, LONG, Start, open_files

from conformance.adapters.stdio import StdioAdapter


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

"""Several copies of an adapter at once, each in a process of its own; results come back in order."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from queue import Empty
from typing import Any

from conformance.adapters import BadAdapter, open_adapter
from conformance.adapters.base import AdapterFault
from conformance.run.runner import Abilities, Unusable, greet, run_cases
from conformance.run.verdicts import Outcome

Case = dict[str, Any]


def work(cases: list[Case], spec: str, timeout: float, abilities: Abilities, replay: Path | None, results: Any) -> None:
    """One worker: its own adapter, its share of the cases."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the suite ends its workers
    threading.Thread(target=end_with_the_suite, daemon=True).start()
    with ExitStack() as stack:
        try:
            adapter = open_adapter(spec, timeout=timeout, games=abilities.games)
            stack.callback(adapter.close)
            if greet(adapter).games != abilities.games:
                raise Unusable("a further copy of the adapter greets differently")
        except (BadAdapter, AdapterFault, Unusable) as no:
            for case in cases:
                results.put(Outcome(case["id"], "not-run", str(no)))
            return
        for outcome in run_cases(cases, adapter, abilities, replay):
            results.put(outcome)


def end_with_the_suite() -> None:
    """However the suite was ended: nobody reads the results any more. The guard of the adapter ends its program."""
    if parent := parent_process():
        wait([parent.sentinel])
        os._exit(1)


def run_with_workers(cases: list[Case], spec: str, timeout: float, abilities: Abilities,
                     workers: int, replay: Path | None = None) -> Iterator[Outcome]:
    """One outcome a case, in the order of the cases, however the workers finish. A dead worker's rest is not-run."""
    context = get_context()
    results: Any = context.Queue()
    crew = [
        context.Process(target=work, args=(cases[i::workers], spec, timeout, abilities, replay, results), daemon=True)
        for i in range(min(workers, len(cases)))
    ]
    for process in crew:
        process.start()
    arrived: dict[str, Outcome] = {}
    try:
        for case in cases:
            while case["id"] not in arrived:
                try:
                    outcome = results.get(timeout=0.5)
                    arrived[outcome.id] = outcome
                except Empty:
                    if not any(process.is_alive() for process in crew) and results.empty():
                        arrived[case["id"]] = Outcome(case["id"], "not-run", "the worker ended before this scenario")
            yield arrived.pop(case["id"])
    except BaseException:  # interrupted, or not asked any further
        for process in crew:
            process.terminate()
        raise
    finally:
        for process in crew:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
                process.join()

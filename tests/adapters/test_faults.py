"""Every row of the page on faults: the verdict, the message, that the next scenarios go on, that nothing is left.

Each fault stands between two scenarios that pass: B acts, A acts (and the fault shows), B acts.
"""

import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import awkward
import faulty
import faulty_server
import pytest
from faults import PAGE, ROWS, Fault, rows
from programs import FAULTY, LONG, POSIX, SHORT, open_files

from conformance.adapters import BadAdapter, open_adapter
from conformance.adapters.base import Adapter, AdapterFault
from conformance.adapters.http import HttpAdapter
from conformance.adapters.in_process import InProcess
from conformance.adapters.stdio import StdioAdapter
from conformance.cli import main
from conformance.run.runner import Unusable, greet, run_cases
from conformance.run.verdicts import VERDICTS, Outcome

sys.path.insert(0, str(Path(__file__).parents[1] / "run"))
import broken
from cases import CASES, act, case

THREE = [case(act("B", "B1"), id="before"), case(act("A", "A1"), id="fault"), case(act("B", "B1"), id="after")]


def children() -> str:
    path = Path(f"/proc/self/task/{threading.get_native_id()}/children")
    return path.read_text() if path.exists() else ""


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    def held() -> tuple[set[threading.Thread], int, str]:
        return set(threading.enumerate()), open_files(), children()

    before = held()
    yield
    assert held() == before


def play(adapter: Any, *, silent: bool) -> list[Outcome]:
    """The outcomes of the three, and the adapter closed. Time is short only where the fault is silence, from it on."""
    outcomes, call = [], adapter.call

    def ask(do: str, **said: Any) -> Any:
        if silent and said.get("player") == "A":
            adapter.timeout = SHORT
        return call(do, **said)

    adapter.call = ask
    try:
        running = run_cases(THREE, adapter, greet(adapter))
        for _ in THREE:
            adapter.timeout = LONG
            outcomes.append(next(running))
    finally:
        del adapter.call
        adapter.close()
    return outcomes


def judge(row: Fault, adapter: Any) -> None:
    before, fault, after = play(adapter, silent=row.verdict == "timeout")
    assert (before.verdict, fault.verdict, after.verdict) == ("pass", row.verdict, "pass"), fault
    message, _, log = fault.message.partition("\n--- end of the adapter's stderr ---\n")
    assert row.fits(message), message
    assert len(message) < 4_100
    assert len(log) < 4_100
    (fault.message + fault.step).encode()  # a report can be written


def named(*headings: str) -> Any:
    """A test for each row below these headings of the page."""
    all_rows = [row for heading in headings for row in rows(heading)]
    return pytest.mark.parametrize("row", all_rows, ids=[row.name for row in all_rows])


@named("A program that breaks off, hangs or talks too much", "An answer that is none", "No faults")
def test_a_program(row: Fault) -> None:
    if row.name in ("signal", "ignores-signals") and sys.platform == "win32":
        pytest.skip("needs signals")
    adapter = StdioAdapter([*FAULTY, row.name], grace=SHORT)
    adapter._random.seed(1)  # one that draws no gap of 0, for a program that guesses the next id
    judge(row, adapter)


@named("A server")
def test_a_server(row: Fault) -> None:
    with faulty_server.Server(faulty_server.FAULTS[row.name]) as server:
        judge(row, HttpAdapter(server.url))


@named("A class in this process")
def test_a_class(row: Fault, capfd: pytest.CaptureFixture[str]) -> None:
    if row.verdict == "timeout" and sys.platform == "win32":
        pytest.skip("needs the alarm of POSIX")
    judge(row, InProcess(row.name, awkward.FAULTS[row.name]))
    out, err = capfd.readouterr()
    assert not out
    told = {"Prints": "shuffling\n", "RaisesInClose": "RaisesInClose: close raised ValueError: no such file\n"}
    assert err == told.get(row.name, "")


@named("An answer that does not hold")
def test_an_answer(row: Fault) -> None:
    fault, name = row.name.split()
    adapter = InProcess(f"python:{fault}", getattr(broken, fault))
    cases = [CASES["deploy"], CASES["silent"]] if fault == "AsksAgain" else [CASES[name]]
    outcome = list(run_cases(cases, adapter, greet(adapter)))[-1]
    assert outcome.verdict == row.verdict
    assert row.fits(outcome.message.partition("\n---")[0]), outcome.message


@named("The name of the adapter")
def test_the_name_of_an_adapter(row: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, text in {"raises_at_import": "raise RuntimeError('no database')", "ends_at_import": "raise SystemExit(0)",
                       "no_syntax": "\ndef x(:"}.items():
        (tmp_path / f"{name}.py").write_text(text)
    with pytest.raises(BadAdapter) as no:
        open_adapter(row.name)
    assert row.fits(str(no.value)), no.value


@POSIX
@named("A command that cannot be started")
def test_a_command(row: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text, mode in (("here.py", "", 0o755), ("plain", "", 0o644), ("no-program", "\0\1", 0o755),
                             ("no-interpreter", "#!/no/such/python\n", 0o755), ("crlf", "#!/bin/sh\r\n", 0o755)):
        Path(name).write_text(text, newline="")
        Path(name).chmod(mode)
    Path("folder").mkdir()
    with pytest.raises(AdapterFault) as no:
        open_adapter(row.name)
    assert no.value.kind == "spawn"
    assert row.fits(str(no.value)), no.value


@named("A server that cannot be reached")
def test_a_server_that_cannot_be_reached(row: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*args: object, **more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    with faulty_server.Server(faulty_server.FAULTS["hang"]) as server:
        url = {"nobody": server.url, "no-tls": server.url.replace("http:", "https:"),
               "no-host": "http://no-such-host.invalid/"}[row.name]
        if row.name == "nobody":
            server.close()
        if row.name == "no-host":  # without asking a name server of this machine
            monkeypatch.setattr(socket, "getaddrinfo", nowhere)
        with pytest.raises(AdapterFault) as no:
            HttpAdapter(url, timeout=LONG)
    assert no.value.kind == "spawn"
    assert row.fits(str(no.value)), no.value


@named("A program that does not come up")
def test_a_program_that_does_not_come_up(row: Fault) -> None:
    with StdioAdapter([*FAULTY, row.name], start_timeout=SHORT if row.name == "start-hang" else LONG) as adapter:
        with pytest.raises(AdapterFault) as no:
            greet(adapter)
        assert row.fits(str(no.value)), no.value


@pytest.mark.parametrize(("words", "code", "told"), [
    ("node 'engine.js", 2, "conformance run: adapter \"node 'engine.js\": cannot read the command"),
    ("no-such-program-anywhere", 2, "conformance run: cannot start 'no-such-program-anywhere': no such program"),
    (f"{' '.join(FAULTY)} banner", 3, "conformance run: nothing was run: not JSON on stdout: 'my engine 1.0 is ready'"),
    (f"{' '.join(FAULTY)} start-exit-3", 3, "conformance run: nothing was run: the adapter ended (exit code 3)"),
])
def test_the_exit_code_of_a_run_that_does_not_begin(
        words: str, code: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--rule", "RN-5.5", "--adapter", words]) == code
    out, err = capsys.readouterr()
    assert (out, err.startswith(told)) == ("", True), err


@named("A greeting that cannot be used")
def test_a_greeting(row: Fault) -> None:
    with pytest.raises((AdapterFault, Unusable)) as no:
        greet(InProcess(f"python:{row.name}", getattr(broken, row.name)))
    assert row.fits(str(no.value)), no.value


@named("After a fault")
def test_what_follows_a_fault_is_not_run(row: Fault) -> None:
    cases = [case(act("A", "A1"), id=f"{number}") for number in range(4)]
    adapter: Adapter
    if row.name == "gives-up":
        adapter, died = StdioAdapter([*FAULTY, "exit-3"], max_restarts=2), 3
    else:
        kind = getattr(broken, row.name)
        kind.lives = 0
        adapter, died = InProcess(row.name, kind), 1
    outcomes = list(run_cases(cases, adapter, greet(adapter)))
    adapter.close()
    assert [outcome.verdict for outcome in outcomes] == ["crash"] * died + ["not-run"] * (4 - died)
    assert {row.fits(outcome.message) for outcome in outcomes[died:]} == {True}, outcomes[-1]


def test_every_fault_has_a_row() -> None:
    named_in_rows = {name.split()[0] for names in ROWS.values() for name in names.values() if name}
    grand = {"grandchild-and-hang", "grandchild-and-exit-3"}  # need a pipe of their own: see test_stdio
    aside = {"big", "big-and-more", "environment", *grand}  # no faults
    assert {*faulty.AT_START, *faulty.AT_ACT} - named_in_rows == aside
    assert {*faulty_server.FAULTS, *awkward.FAULTS} <= named_in_rows


def test_every_verdict_of_an_adapter_has_a_row() -> None:
    shown = {row.verdict for heading in ROWS for row in rows(heading)}
    assert shown == {*VERDICTS, "exit 2", "exit 3"} - {"harness-error"}


def test_every_row_says_what_to_do() -> None:
    page = PAGE.read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    assert len(lines) == sum(len(names) + 1 for names in ROWS.values())  # no table that is not tested
    assert [line for line in lines if not all(cell.strip() for cell in line[1:-1].split("|"))] == []

"""The HTTP adapter: the reference behind it, and each fault of a server with its verdict."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from conformance.adapters import open_adapter
from conformance.adapters.base import AdapterFault
from conformance.adapters.http import HttpAdapter
from conformance.adapters.http_server import Handler

Answer = Callable[[BaseHTTPRequestHandler, dict], None]  # type: ignore[type-arg]


@pytest.fixture
def reference() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture
def serve() -> Iterator[Callable[[Answer], str]]:
    servers = []

    def start(answer: Answer) -> str:
        class Bad(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            wbufsize = -1

            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                answer(self, json.loads(self.rfile.read(length)))

            def log_message(self, format: str, *args: object) -> None:
                """Nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Bad)
        server.daemon_threads = True
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_address[1]}/"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def body(handler: BaseHTTPRequestHandler, data: bytes, status: int = 200) -> None:
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(data)))
    handler.end_headers()
    handler.wfile.write(data)


def test_the_reference_conforms_over_http(reference: str) -> None:
    from conformance.run.runner import greet, run_cases
    from conformance.suite.catalogue import packaged
    from conformance.suite.compiler import compile_scenario

    adapter = open_adapter(reference)
    abilities = greet(adapter)
    cases = [compile_scenario(scenario) for scenario in packaged("renathea").scenarios]
    assert {outcome.verdict for outcome in run_cases(cases, adapter, abilities)} == {"pass"}
    adapter.close()


def test_two_connections_are_two_sessions(reference: str) -> None:
    one, two = open_adapter(reference), open_adapter(reference)
    one.call("hello", protocol=1)
    assert "ok" in two.call("hello", protocol=1)
    assert "send `setup` first" in two.call("observe", viewer=None)["error"]["message"]
    one.close()
    two.close()


@pytest.mark.parametrize(("answer", "kind", "told"), [
    (lambda h, m: body(h, b"nonsense"), "protocol", "not JSON in the body"),
    (lambda h, m: body(h, json.dumps({"id": -1, "ok": {}}).encode()), "protocol", "has the id -1"),
    (lambda h, m: body(h, json.dumps({"id": m["id"], "ok": {}}).encode(), 500), "protocol", "status 500"),
    (lambda h, m: body(h, json.dumps({"id": m["id"], "illegal": {"reason": "x"}}).encode()), "protocol", "illegal"),
    (lambda h, m: h.connection.shutdown(socket.SHUT_RDWR), "crash", "instead of answering 'hello'"),
])
def test_each_fault_of_a_server(serve: Callable[[Answer], str], answer: Answer, kind: str, told: str) -> None:
    adapter = HttpAdapter(serve(answer), timeout=5)
    with pytest.raises(AdapterFault) as fault:
        adapter.call("hello", protocol=1)
    assert fault.value.kind == kind
    assert told in str(fault.value)
    assert not adapter.alive


def test_no_answer_in_time(serve: Callable[[Answer], str]) -> None:
    release = threading.Event()
    adapter = HttpAdapter(serve(lambda h, m: release.wait(20) or None), timeout=0.3)  # type: ignore[func-returns-value]
    with pytest.raises(AdapterFault) as fault:
        adapter.call("hello", protocol=1)
    release.set()
    assert fault.value.verdict == "timeout"


def test_after_a_fault_a_new_connection_goes_on(serve: Callable[[Answer], str]) -> None:
    seen: list[int] = []

    def once(handler: BaseHTTPRequestHandler, message: dict) -> None:  # type: ignore[type-arg]
        seen.append(message["id"])
        body(handler, b"x" if len(seen) == 1 else json.dumps({"id": message["id"], "ok": {}}).encode())

    adapter = HttpAdapter(serve(once), timeout=5)
    with pytest.raises(AdapterFault):
        adapter.call("hello", protocol=1)
    adapter.restart()
    assert adapter.call("hello", protocol=1)["ok"] == {}
    assert seen[1] > seen[0]


def test_restarts_are_bounded(serve: Callable[[Answer], str]) -> None:
    adapter = HttpAdapter(serve(lambda h, m: body(h, b"x")), timeout=5, max_restarts=2)
    for _ in range(2):
        with pytest.raises(AdapterFault):
            adapter.call("hello", protocol=1)
        adapter.restart()
    with pytest.raises(AdapterFault):
        adapter.call("hello", protocol=1)
    with pytest.raises(AdapterFault, match="given up after 2"):
        adapter.restart()


def test_nobody_listens() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(AdapterFault, match="start the server first") as fault:
        HttpAdapter(f"http://127.0.0.1:{port}/")
    assert fault.value.kind == "spawn"

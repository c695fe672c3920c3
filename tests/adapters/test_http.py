"""The HTTP adapter: the reference behind it, sessions, connections. What each fault says is held by test_faults."""

import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer

import pytest
from faulty_server import FAULTS, Fault, Server, answer, ok

from conformance.adapters import open_adapter
from conformance.adapters.base import AdapterFault
from conformance.adapters.http import HttpAdapter
from conformance.adapters.http_server import Handler

LONG = 30.0
Serve = Callable[[Fault], Server]


@pytest.fixture
def reference() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture
def serve() -> Iterator[Serve]:
    servers: list[Server] = []

    def start(fault: Fault) -> Server:
        servers.append(Server(fault))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


def test_the_reference_conforms_over_http(reference: str) -> None:
    from conformance.run.runner import greet, run_cases
    from conformance.suite.catalogue import packaged
    from conformance.suite.packaged_cases import case_of

    adapter = open_adapter(reference)
    abilities = greet(adapter)
    cases = [case_of(scenario) for scenario in packaged("renathea").scenarios]
    assert {outcome.verdict for outcome in run_cases(cases, adapter, abilities)} == {"pass"}
    adapter.close()


def test_two_connections_are_two_sessions(reference: str) -> None:
    one, two = open_adapter(reference), open_adapter(reference)
    one.call("hello", protocol=1)
    assert "ok" in two.call("hello", protocol=1)
    assert "send `setup` first" in two.call("observe", viewer=None)["error"]["message"]
    one.close()
    two.close()


def test_the_reference_answers_what_is_no_request(reference: str) -> None:
    connection = http.client.HTTPConnection(reference.split("/")[2], timeout=LONG)
    for body, told in ((b"[1]", "expected a JSON object"), (b"{", "not JSON"), (b"\xff", "not JSON"),
                       (b"[" * 100_000, "not JSON")):
        connection.request("POST", "/", body)
        reply = json.loads(connection.getresponse().read())
        assert reply["id"] is None
        assert told in reply["error"]["message"]
    connection.request("POST", "/", b"{}", {"Content-Length": "two"})
    assert connection.getresponse().status == 400
    connection.close()


def test_one_connection_is_kept_and_no_id_is_used_twice(serve: Serve) -> None:
    server = serve(FAULTS["chunked"])
    adapter = HttpAdapter(server.url)
    ids = [adapter.call("act" if number % 2 else "hello")["id"] for number in range(20)]
    assert ids == sorted(set(ids))
    assert len(server.connections) == 1
    other = HttpAdapter(server.url)
    assert not {other.call("hello")["id"] for _ in range(3)} & set(ids)  # by chance one run in some hundred thousand
    other.close()
    adapter.close()
    adapter.close()


def test_a_server_that_says_close_is_asked_on_a_new_connection(serve: Serve) -> None:
    server = serve(FAULTS["says-close"])
    adapter = HttpAdapter(server.url)
    for _ in range(3):
        assert adapter.call("act")["ok"] == {}
    assert (len(server.connections), adapter.restarts) == (3, 0)
    adapter.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_names_of_this_machine(host: str) -> None:
    if host == "::1" and not has_ipv6():
        pytest.skip("no IPv6 here")
    with Server(FAULTS["chunked"], host="::1" if host == "::1" else "127.0.0.1") as server:
        adapter = open_adapter(server.url.replace("127.0.0.1", host).replace("http:", "HTTP:"))
        assert adapter.call("act")["ok"] == {}
        adapter.close()


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def test_the_path_and_the_query_are_kept(serve: Serve) -> None:
    adapter = HttpAdapter(serve(FAULTS["chunked"]).url + "engine/칼/%20?deck=1&x=é")
    assert adapter.path == "/engine/%EC%B9%BC/%20?deck=1&x=%C3%A9"
    assert adapter.call("act")["ok"] == {}
    adapter.close()


def test_a_late_answer_is_never_read(serve: Serve) -> None:
    release, done = threading.Event(), threading.Event()

    def late(connection: socket.socket, request: dict[str, int]) -> None:
        release.wait(LONG)
        answer(connection, ok(request))
        done.set()

    adapter = HttpAdapter(serve(late).url, timeout=0.3)
    with pytest.raises(AdapterFault) as fault:
        adapter.call("act")
    assert fault.value.verdict == "timeout"
    release.set()
    done.wait(LONG)
    adapter.restart()
    adapter.timeout = LONG
    assert adapter.call("hello", echo={"next": 1})["ok"] == {"next": 1}
    adapter.close()


def test_an_interrupted_call_ends_the_connection(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    adapter = HttpAdapter(serve(FAULTS["chunked"]).url)
    with monkeypatch.context() as patch:
        patch.setattr(http.client.HTTPResponse, "read", interrupt)
        with pytest.raises(KeyboardInterrupt):
            adapter.call("act")
    assert not adapter.alive
    with pytest.raises(AdapterFault, match="was not connected again after a fault"):
        adapter.call("act")
    adapter.restart()
    assert adapter.call("act")["ok"] == {}
    adapter.close()


def test_restarts_are_bounded(serve: Serve) -> None:
    adapter = HttpAdapter(serve(FAULTS["empty"]).url, max_restarts=2)
    for _ in range(2):
        with pytest.raises(AdapterFault):
            adapter.call("act")
        adapter.restart()
    with pytest.raises(AdapterFault):
        adapter.call("act")
    with pytest.raises(AdapterFault, match=r"given up after 2 .*; the last fault was: not JSON in the body: .* first$"):
        adapter.restart()
    adapter.close()


def test_a_server_that_is_gone_at_the_restart(serve: Serve) -> None:
    server = serve(FAULTS["closes"])
    adapter = HttpAdapter(server.url)
    with pytest.raises(AdapterFault):
        adapter.call("act")
    server.close()
    with pytest.raises(AdapterFault, match="start the server first") as fault:
        adapter.restart()
    assert fault.value.kind == "spawn"
    assert not adapter.alive

"""A server with one fault in what it answers, byte by byte; the game behind it is that of `faulty`.

A fault is a function of the connection and the request. It shows when "act" is asked of anybody but B.
"""

import json
import os
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from faulty import Still

Fault = Callable[[socket.socket, dict[str, Any]], None]
BIG = (32 << 20) + 1


class Server:
    """Listens on the loopback address until closed; one thread a connection, and none left behind."""

    def __init__(self, fault: Fault, *, host: str = "127.0.0.1") -> None:
        self.fault, self.game = fault, Still()
        self.listening = socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        self.url = f"http://{f'[{host}]' if ':' in host else host}:{self.listening.getsockname()[1]}/"
        self.connections: list[socket.socket] = []
        self.threads = [threading.Thread(target=self.accept)]
        self.threads[0].start()

    def accept(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            self.connections.append(connection)
            self.threads.append(threading.Thread(target=self.serve, args=[connection]))
            self.threads[-1].start()

    def serve(self, connection: socket.socket) -> None:
        with suppress(OSError), connection, connection.makefile("rb") as stream:
            if stream.peek(1)[:1] == b"\x16":  # the greeting of TLS, as a plain server answers it
                answer(connection, b"", "400 Bad Request")
                return
            while (request := read(stream)) is not None:
                if request["do"] == "act" and request.get("player") != "B":
                    self.fault(connection, request)
                else:
                    answer(connection, json.dumps({"id": request["id"], "ok": self.game.ok(request)}).encode())

    def close(self) -> None:
        with suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self.threads[0].join()
        for connection in self.connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in self.threads[1:]:
            thread.join()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def read(stream: Any) -> dict[str, Any] | None:
    """The next request; None at the end."""
    length = 0
    while (line := stream.readline()) not in (b"\r\n", b""):
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return json.loads(stream.read(length)) if line else None


def answer(connection: socket.socket, body: bytes, *lines: str) -> None:
    """One response, in one piece."""
    connection.sendall(head(len(body), *lines) + body)


def head(length: int, status: str = "200 OK", *headers: str) -> bytes:
    if not any(header.startswith("Content-Type") for header in headers):
        headers += ("Content-Type: application/json",)
    return "\r\n".join([f"HTTP/1.1 {status}", f"Content-Length: {length}", *headers, "", ""]).encode()


def ok(request: dict[str, Any], **more: Any) -> bytes:
    return json.dumps({"id": request["id"], "ok": {}, **more}).encode()


def close(connection: socket.socket) -> None:
    connection.shutdown(socket.SHUT_RDWR)


def last(connection: socket.socket, data: bytes) -> None:
    """Send this, and close."""
    connection.sendall(data)
    connection.shutdown(socket.SHUT_RDWR)


def reset(connection: socket.socket) -> None:
    """Close so that the other side is told of a failure (RST)."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    os.close(connection.detach())  # the stream that reads requests would keep a closed socket open


def chunked(connection: socket.socket, body: bytes) -> None:
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n"
    middle = len(body) // 2
    connection.sendall(head + b"".join(b"%x\r\n%s\r\n" % (len(p), p) for p in (body[:middle], body[middle:], b"")))


def hang(connection: socket.socket) -> None:
    """Until the other side closes."""
    while connection.recv(1 << 16):
        pass


def dribble(connection: socket.socket) -> None:
    """A byte now and then, without end."""
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
    while True:
        connection.sendall(b" ")
        threading.Event().wait(0.01)


FAULTS: dict[str, Fault] = {
    "closes": lambda c, r: close(c),
    "reset": lambda c, r: reset(c),
    "hang": lambda c, r: hang(c),
    "dribble": lambda c, r: dribble(c),
    "not-json": lambda c, r: answer(c, b"<html>It works!</html>", "200 OK", "Content-Type: text/html"),
    "empty": lambda c, r: answer(c, b""),
    "wrong-id": lambda c, r: answer(c, ok({"id": r["id"] + 1_000_000})),
    "previous-id": lambda c, r: answer(c, ok({"id": r["id"] - 1})),
    "bad-utf8": lambda c, r: answer(c, b'{"id":1,"ok":{"name":"\xff"}}'),
    "compressed": lambda c, r: answer(c, b"\x1f\x8b\x08", "200 OK", "Content-Encoding: gzip"),
    "status-500": lambda c, r: answer(c, b"KeyError: 'A1'", "500 Internal Server Error"),
    "status-422": lambda c, r: answer(c, ok(r), "422 Unprocessable Content"),
    "status-404": lambda c, r: answer(c, b"not found", "404 Not Found"),
    "status-405": lambda c, r: answer(c, b"", "405 Method Not Allowed"),
    "status-204": lambda c, r: answer(c, b"", "204 No Content"),
    "redirect": lambda c, r: answer(c, b"", "307 Temporary Redirect", "Location: http://127.0.0.1:9/v2"),
    "truncated": lambda c, r: last(c, head(1_000) + ok(r)),
    "truncated-but-json": lambda c, r: last(c, head(len(ok(r)) + 2) + ok(r)),
    "length-in-characters": lambda c, r: c.sendall(head(len(ok(r)) - 2) + ok(r)),
    "broken-chunks": lambda c, r: c.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
    "no-http": lambda c, r: c.sendall(ok(r) + b"\n"),
    "endless-header": lambda c, r: c.sendall(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 70_000),
    "too-large": lambda c, r: answer(c, b" " * BIG),
    # no faults
    "chunked": lambda c, r: chunked(c, ok(r)),
    "plain-text": lambda c, r: answer(c, ok(r), "200 OK", "Content-Type: text/plain; charset=utf-8"),
    "says-close": lambda c, r: last(c, head(len(ok(r)), "200 OK", "Connection: close") + ok(r)),
    "no-length": lambda c, r: last(c, b"HTTP/1.0 200 OK\r\n\r\n" + ok(r)),
}

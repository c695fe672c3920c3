"""The reference engine behind HTTP: every connection is a session of its own."""

import json
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Handler(BaseHTTPRequestHandler):
    """Answers the POSTs of one connection."""

    protocol_version = "HTTP/1.1"  # keep-alive
    # Head and body leave in one packet: written apart they cost about 40 ms a request (Nagle, delayed ACK).
    wbufsize = -1
    disable_nagle_algorithm = True

    def setup(self) -> None:
        """A session begins."""
        from conformance.adapters.server import Server

        super().setup()
        self.session = Server()

    def do_POST(self) -> None:
        """One request."""
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal():
            self.close_connection = True  # where the body ends cannot be known
            return self.send_error(400, "expected a Content-Length")
        body = self.rfile.read(int(length))
        try:
            message = json.loads(body)
            reply = self.session.handle(message) if isinstance(message, dict) else complaint("expected a JSON object")
        except (ValueError, RecursionError) as error:
            reply = complaint(f"not JSON: {error}")
        data = json.dumps(reply, ensure_ascii=False).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: a log line a request would drown everything else."""


def complaint(message: str) -> dict[str, Any]:
    """The reply to a request that has no id to repeat."""
    return {"id": None, "error": {"message": message}}


def serve_http(port: int, ready: Callable[[int], None]) -> None:
    """Serve on the loopback address until interrupted. `ready` is told the port; 0 takes a free one. Raises OSError."""
    with ThreadingHTTPServer(("127.0.0.1", port), Handler) as server:
        server.daemon_threads = True
        ready(server.server_address[1])
        server.serve_forever()

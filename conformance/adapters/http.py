"""An adapter behind HTTP: each request a POST with a JSON body, on one connection that is kept open."""

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from conformance.adapters.base import AdapterFault, Reply, check_reply, parse_answer

MAX_BODY = 32 << 20  # bytes, as a line over stdio
GIVEN_UP = 50  # restarts after faults, all together


class HttpAdapter:
    """Speaks to a server that runs already. `timeout` is in seconds, for connecting and for each reply."""

    def __init__(self, url: str, *, timeout: float = 10.0, max_restarts: int = GIVEN_UP) -> None:
        parts = urlsplit(url)
        self.name, self.timeout, self.max_restarts = url, timeout, max_restarts
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self.connection = kind(parts.hostname or "", parts.port, timeout=timeout)
        self.alive, self.id, self.restarts = True, 0, 0
        self.connect()

    def connect(self) -> None:
        """Raises AdapterFault "spawn" where nobody listens."""
        try:
            self.connection.connect()
        except OSError as error:
            self.alive = False
            raise AdapterFault("spawn", f"cannot reach {self.name}: {error}; start the server first") from None

    def call(self, do: str, **params: Any) -> Reply:
        """One request and its checked reply. Raises AdapterFault."""
        if not self.alive:
            raise AdapterFault("crash", f"{self.name} was not connected again after a fault")
        self.id += 1
        body = json.dumps({"id": self.id, "do": do, **params}, ensure_ascii=False).encode()
        try:
            reply = parse_answer(self.exchange(do, body), "in the body of the response", "the body is one JSON object")
            return check_reply(do, self.id, reply)
        except AdapterFault:
            self.drop()
            raise

    def exchange(self, do: str, body: bytes) -> bytes:
        """The body of the response to one POST. Raises AdapterFault."""
        try:
            self.connection.request("POST", self.path, body, {"Content-Type": "application/json"})
            response = self.connection.getresponse()
            data = response.read(MAX_BODY + 1)
        except TimeoutError:
            raise AdapterFault("timeout", f"no answer to {do!r} within {self.timeout:g} s") from None
        except http.client.RemoteDisconnected:
            raise AdapterFault("crash", f"{self.name} closed the connection instead of answering {do!r}; "
                               "keep it open (HTTP/1.1 keep-alive)") from None
        except (OSError, http.client.HTTPException) as error:
            raise AdapterFault("crash", f"{self.name} broke off while answering {do!r}: {error!r}") from None
        if len(data) > MAX_BODY:
            raise AdapterFault("too-large", f"a body longer than {MAX_BODY:,} bytes in answer to {do!r}")
        if response.status != 200:
            raise AdapterFault("protocol", f"status {response.status} in answer to {do!r}; each answer has status 200, "
                               "also `illegal`, `unsupported` and `error`")
        return data

    def drop(self) -> None:
        """Nothing of this connection is read any more, so no late answer can reach another case."""
        self.alive = False
        self.connection.close()

    def restart(self) -> None:
        """A new connection. Raises AdapterFault."""
        self.connection.close()
        self.restarts += not self.alive
        if self.restarts > self.max_restarts:
            raise AdapterFault("restarts", f"given up after {self.max_restarts} new connections to {self.name}")
        self.alive = True
        self.connect()

    def close(self) -> None:
        """End the connection; the server runs on."""
        self.drop()

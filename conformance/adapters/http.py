"""An adapter behind HTTP: each request a POST with a JSON body, on one connection that is kept open.

A connection is a session. A server that says `Connection: close` is asked on a new one each time; it must then keep
the game itself. After a fault the connection is closed, so nothing that comes late is ever read.
"""

import http.client
import io
import json
import random
import socket
import ssl
import time
from contextlib import closing
from functools import partial
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit

from conformance.adapters import BadAdapter
from conformance.adapters.base import AdapterFault, Reply
from conformance.adapters.quoting import quote as shown
from conformance.adapters.replies import check_reply
from conformance.adapters.strict_json import parse_answer

MAX_BODY = 32 << 20  # bytes, as a line over stdio
GIVEN_UP = 50  # restarts after faults, all together
ONE_BODY = "the body is one JSON object, and Content-Length its number of bytes"
ALL_200 = "each answer has status 200, also `illegal`, `unsupported` and `error`"
AS_IN_URL = "/%:=&?~+!$,;'@()*"  # what a path may hold as it is


class HttpAdapter:
    """Speaks to a server that runs already. `timeout` is in seconds, for connecting and for each whole reply.

    Raises BadAdapter for a URL that is none, AdapterFault "spawn" where nobody listens.
    """

    def __init__(self, url: str, *, timeout: float = 10.0, max_restarts: int = GIVEN_UP) -> None:
        parts = read_url(url)
        self.name, self.timeout, self.max_restarts = url, timeout, max_restarts
        self.path = quote(parts.path or "/", safe=AS_IN_URL) + (f"?{quote(parts.query, safe=AS_IN_URL)}"
                                                                if parts.query else "")
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self.connection = kind(parts.hostname or "", parts.port, timeout=timeout)
        self.clock = Clock()
        self.connection.response_class = partial(timed, self.clock)  # type: ignore[assignment]
        self.alive, self.restarts, self.last = True, 0, ""
        self.random = random.Random()
        self.id = self.random.getrandbits(20)  # as over stdio: an answer meant for another session does not fit
        self.connect()

    def connect(self) -> None:
        """Raises AdapterFault "spawn" where nobody listens."""
        try:
            self.connection.connect()
        except ssl.SSLCertVerificationError as error:
            self.give_up(f"its certificate is not trusted ({error.verify_message}); mend it, or use http:// here")
        except ssl.SSLError as error:
            self.give_up(f"it does not speak TLS ({error.reason}); is it http:// that is meant?")
        except socket.gaierror as error:
            self.give_up(f"no such host ({error.strerror}); check the spelling")
        except TimeoutError:
            self.give_up(f"no answer within {self.timeout:g} s; check host and port, and http or https")
        except OSError as error:
            self.give_up(f"{error.strerror or error}; start the server first, and check host and port")

    def give_up(self, why: str) -> None:
        """Raises AdapterFault: there is no connection."""
        self.drop()
        raise AdapterFault("spawn", f"cannot reach {self.name}: {why}") from None

    def call(self, do: str, **params: Any) -> Reply:
        """One request and its checked reply. Raises AdapterFault."""
        if not self.alive:
            raise AdapterFault("crash", f"{self.name} was not connected again after a fault")
        self.id += 1 + self.random.getrandbits(6)
        body = json.dumps({"id": self.id, "do": do, **params}, ensure_ascii=False).encode()
        try:
            where, data = self.exchange(do, body)
            return check_reply(do, self.id, parse_answer(data, where, ONE_BODY))
        except BaseException as fault:  # also Ctrl-C: its answer would be read in place of the next one
            self.drop()
            self.last = str(fault)
            raise

    def exchange(self, do: str, body: bytes) -> tuple[str, bytes]:
        """What the body of the response to one POST is called in a message, and the body. Raises AdapterFault."""
        self.clock.deadline = time.monotonic() + self.timeout
        if self.connection.sock is not None:
            self.connection.sock.settimeout(self.timeout)
        try:
            self.connection.request("POST", self.path, body, {"Content-Type": "application/json"})
            with closing(self.connection.getresponse()) as response:
                data = response.read(MAX_BODY + 1)
        except TimeoutError:
            why = f"no answer to {do!r} within {self.timeout:g} s; answer every request, and send the whole body"
            raise AdapterFault("timeout", why) from None
        except http.client.RemoteDisconnected:
            why = f"{self.name} closed the connection instead of answering {do!r}"
            raise AdapterFault("crash", f"{why}; see its log, and keep the connection open (HTTP/1.1 keep-alive)"
                               ) from None
        except http.client.IncompleteRead:
            raise AdapterFault("crash", self.broken_off(do)) from None
        except http.client.HTTPException as error:
            what = f"{type(error).__name__}: {shown(str(error))}"
            raise AdapterFault("protocol", f"no HTTP/1.1 in answer to {do!r} ({what}); check the port") from None
        except OSError as error:
            why = f"{self.name} broke off instead of answering {do!r}: {error.strerror or error}; see its log"
            raise AdapterFault("crash", why) from None
        if len(data) > MAX_BODY:
            raise AdapterFault("too-large", f"a body longer than {MAX_BODY:,} bytes in answer to {do!r}; "
                               "the answer is one JSON object and nothing else")
        if response.length:  # of Content-Length: http.client reads a short body without complaint
            raise AdapterFault("crash", self.broken_off(do))
        if response.status != 200:
            raise AdapterFault("protocol", why_not_200(response, do, data))
        if (coding := response.headers.get("Content-Encoding", "identity")) != "identity":
            raise AdapterFault("protocol", f"a body in {coding} in answer to {do!r}; send it as it is")
        kind = response.headers.get_content_type() if "Content-Type" in response.headers else "no Content-Type"
        return ("in the body" if kind == "application/json" else f"in the body ({kind})"), data

    def broken_off(self, do: str) -> str:
        """A body that is shorter than the server has said."""
        return (f"{self.name} broke off in the middle of its answer to {do!r}; "
                "see its log, and whether Content-Length counts bytes")

    def drop(self) -> None:
        """Nothing of this connection is read any more, so no late answer can reach another case."""
        self.alive = False
        self.connection.close()

    def restart(self) -> None:
        """A new connection. Raises AdapterFault."""
        self.connection.close()
        self.restarts += not self.alive
        if self.restarts > self.max_restarts:
            why = f"given up after {self.max_restarts} new connections to {self.name}; the last fault was: {self.last}"
            raise AdapterFault("restarts", f"{why}; mend that first")
        self.connect()
        self.alive = True

    def close(self) -> None:
        """End the connection; the server runs on."""
        self.drop()


class Clock:
    """When the answer to the present request is due."""

    deadline = 0.0


def timed(clock: Clock, sock: socket.socket, *args: Any, **more: Any) -> http.client.HTTPResponse:
    """A response that is read up to the deadline as a whole, however slowly its bytes come."""
    response = http.client.HTTPResponse(sock, *args, **more)
    raw: Any = response.fp.detach()
    response.fp = io.BufferedReader(Timed(raw, sock, clock.deadline))
    return response


class Timed(io.RawIOBase):
    """The bytes of a socket, up to a deadline."""

    def __init__(self, raw: io.RawIOBase, sock: socket.socket, deadline: float) -> None:
        self.raw, self.sock, self.deadline = raw, sock, deadline

    def readable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: Any) -> int | None:
        """Some bytes. Raises TimeoutError."""
        seconds = self.deadline - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        self.sock.settimeout(seconds)
        return self.raw.readinto(buffer)

    def close(self) -> None:
        """Let go of the socket."""
        self.raw.close()
        super().close()


def read_url(url: str) -> SplitResult:
    """The parts of a URL that can be asked. Raises BadAdapter that says what is wrong with it."""
    what = f"adapter {url!r}"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadAdapter(f"{what}: {error}; expected a URL as http://127.0.0.1:8080/") from None
    if not parts.hostname:
        raise BadAdapter(f"{what}: no host; expected a URL as http://127.0.0.1:8080/")
    if port == 0:
        raise BadAdapter(f"{what}: port 0 is none; give the one that the server has printed")
    if parts.username is not None:
        raise BadAdapter(f"{what}: a user name in the URL is not sent; leave it out")
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in url):
        raise BadAdapter(f"{what}: a space or control character in it; write %20 for a space")
    try:
        parts.hostname.encode("idna")
    except UnicodeError:
        raise BadAdapter(f"{what}: {parts.hostname!r} cannot be the name of a host; check the spelling") from None
    return parts


def why_not_200(response: http.client.HTTPResponse, do: str, data: bytes) -> str:
    """What is said of another status: where a redirect leads, else the beginning of the body."""
    what = f"status {response.status} in answer to {do!r}"
    if 300 <= response.status < 400:
        return f"{what}, a redirect to {shown(response.headers.get('Location', ''))}; name that URL as the adapter"
    if response.status in (404, 405):
        return f"{what}; check the path in the URL, and that it takes POST"
    return f"{what}: {shown(data)}; {ALL_200}"

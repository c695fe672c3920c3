"""A real Chromium over the DevTools protocol: open a page, ask it things, and know every request that it made."""

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import websocket

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--no-default-browser-check",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps",
    "--disable-dev-shm-usage", "--remote-debugging-port=0", "--remote-allow-origins=*",
)
Event = dict[str, Any]


class BrowserError(Exception):
    """The browser did not do what was asked within its time."""


class Browser:
    """One page of one browser. Use it with `with`."""

    def __init__(self, *, seconds: float = 20.0) -> None:
        self.seconds = seconds
        self.events: list[Event] = []
        self.requests: list[str] = []
        self.number = 0
        self.profile = tempfile.mkdtemp(prefix="browser-")
        self.process = subprocess.Popen(
            ["chromium", *FLAGS, f"--user-data-dir={self.profile}", "about:blank"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        try:
            self.socket = websocket.create_connection(self.page_address(), timeout=seconds, suppress_origin=True)
            for domain in ("Page", "Runtime", "Network"):
                self.call(f"{domain}.enable")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def page_address(self) -> str:
        """The address of the first page, once the browser says where it listens. Raises BrowserError."""
        assert self.process.stderr is not None
        for line in self.process.stderr:  # ends when the browser does
            if line.startswith("DevTools listening on "):
                port = line.split("://")[1].split("/")[0]
                with urlopen(f"http://{port}/json/list", timeout=self.seconds) as answer:
                    return str(next(t for t in json.load(answer) if t["type"] == "page")["webSocketDebuggerUrl"])
        raise BrowserError(f"chromium ended with code {self.process.wait()} before it listened")

    def close(self) -> None:
        """End the browser and everything it started, and its profile."""
        if hasattr(self, "socket"):
            self.socket.close()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(self.seconds)
        if self.process.stderr:
            self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    # -- the protocol -------------------------------------------------------------------------------------------------
    def receive(self) -> Event:
        """The next message; events are kept, and requests noted."""
        try:
            message: Event = json.loads(self.socket.recv())
        except websocket.WebSocketTimeoutException:
            raise BrowserError(f"nothing heard of the browser for {self.seconds:g} s") from None
        if "method" in message:
            self.events.append(message)
            if message["method"] == "Network.requestWillBeSent":
                self.requests.append(message["params"]["request"]["url"])
        return message

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command and its result. Raises BrowserError."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (message := self.receive()).get("id") != self.number:
            pass
        if "error" in message:
            raise BrowserError(f"{method}: {message['error']['message']}")
        return dict(message["result"])

    def wait_for(self, method: str, matches: Callable[[Event], bool] = lambda params: True) -> Event:
        """The parameters of an event, seen since `events` was last cleared or still to come. Raises BrowserError."""
        deadline = time.monotonic() + self.seconds
        at = 0
        while True:
            for event in self.events[at:]:
                if event["method"] == method and matches(event["params"]):
                    return dict(event["params"])
            at = len(self.events)
            if time.monotonic() > deadline:
                raise BrowserError(f"no {method} within {self.seconds:g} s")
            self.receive()

    # -- the page -----------------------------------------------------------------------------------------------------
    def open(self, address: str) -> None:
        """Load a page and everything it asks for."""
        self.events.clear()
        self.call("Page.navigate", url="about:blank")
        self.wait_for("Page.loadEventFired")
        self.events.clear()
        if wrong := self.call("Page.navigate", url=address).get("errorText"):
            raise BrowserError(f"{address}: {wrong}")
        self.wait_for("Page.loadEventFired")

    def size(self, width: int, height: int, *, phone: bool = False) -> None:
        """The size of the page in CSS pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression (a promise is waited for). Raises BrowserError."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, condition: str) -> Any:
        """What the body of a JavaScript function returns, once it is true; asked each frame. Raises BrowserError."""
        return self.ask(f"""new Promise((found, lost) => {{
            const end = performance.now() + {self.seconds * 1000};
            const look = () => {{
                const value = (() => {{ {condition} }})();
                if (value) found(value);
                else if (performance.now() > end) lost(new Error({json.dumps("never true: " + condition)}));
                else requestAnimationFrame(look);
            }};
            look();
        }})""")

    def type(self, words: str) -> None:
        """Type into what has the focus, with a key event at the end, which pages wait for."""
        self.call("Input.insertText", text=words)
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key="Shift")

    def picture(self, path: Path, *, whole: bool = False, height: int = 0) -> None:
        """A picture of what is to be seen, or of the whole page (`height`: its upper part)."""
        clip: dict[str, Any] = {}
        if whole:
            box = self.call("Page.getLayoutMetrics")["cssContentSize"]
            box = {"x": 0, "y": 0, "width": box["width"], "height": min(box["height"], height or 10**6), "scale": 1}
            clip = {"captureBeyondViewport": True, "clip": box}
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png", **clip)["data"]))

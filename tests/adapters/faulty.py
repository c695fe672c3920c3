"""A child program with one fault, named by its first argument; without one (`none`) it answers everything with ok.

Those of AT_START happen before the first request is read, those of AT_ACT when "act" is asked of anybody but B. The
game behind it never changes: what is set up is observed, and both players have to deploy. Little is imported, for the
tests start this program some hundred times. `hangs-at-the-third` set-up, and keeps the named pipe of the second
argument open.
"""

import json
import os
import signal
import sys
import threading

BIG = 10_000_000
LOG = 13_000_000


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def answer(id: object, **parts: object) -> None:
    write(json.dumps({"id": id, **(parts or {"ok": {}})}).encode() + b"\n")


def hang() -> None:
    """Wait for ever, without looking at stdin."""
    threading.Event().wait()


def ignore_signals() -> None:
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)


def pause(seconds: float) -> None:
    threading.Event().wait(seconds)  # select would need a socket on Windows


def die(code: int, last_words: str = "") -> None:
    sys.stderr.write(last_words)
    sys.stderr.flush()
    os._exit(code)


def log(size: int) -> None:
    chunk = b"x" * 65_536
    for _ in range(size // len(chunk) + 1):
        sys.stderr.buffer.write(chunk)
    sys.stderr.buffer.flush()


def dribble() -> None:
    """A few bytes now and then, never a newline."""
    while True:
        write(b"z")
        pause(0.01)


def endless(stream: int) -> None:
    chunk = b"y" * 65_536
    while True:
        os.write(stream, chunk)


def start_another() -> None:
    """Start a program that keeps the named pipe of the second argument open, and this program's stdout."""
    import subprocess

    holder = "import signal, sys; f = open(sys.argv[1], 'w'); f.write('up'); f.flush(); signal.pause()"
    subprocess.Popen([sys.executable, "-S", "-E", "-c", holder, sys.argv[2]])


def split(id: object) -> None:
    """A good answer in three pieces."""
    data = json.dumps({"id": id, "ok": {"text": "가나"}}, ensure_ascii=False).encode()
    cut = data.index("가".encode()) + 1  # in the middle of a character
    for piece in (data[:cut], data[cut:], b"\r\n"):
        write(piece)
        pause(0.01)


AT_START = {
    "banner": lambda: write(b"my engine 1.0 is ready\n"),
    "start-exit-0": lambda: os._exit(0),
    "start-exit-3": lambda: die(3, "ModuleNotFoundError: no engine\n"),
    "start-hang": hang,
    "start-half": lambda: (write(b"loading"), os._exit(0)),
    "grandchild-and-hang": start_another,
    "grandchild-and-exit-3": start_another,
}

AT_ACT = {
    "hang": lambda id, last: hang(),
    "exit-0": lambda id, last: os._exit(0),
    "exit-3": lambda id, last: die(3, "Traceback\nValueError: no such card\n"),
    "signal": lambda id, last: os.kill(os.getpid(), signal.SIGSEGV),
    "garbage": lambda id, last: write(b"drew a card!\n"),
    "pretty": lambda id, last: write(b'{\n  "id": 1\n}\n'),
    "bad-utf8": lambda id, last: write(b'{"id":1,"ok":{"name":"\xff"}}\n'),
    "utf-16": lambda id, last: write(json.dumps({"id": id, "ok": {}}).encode("utf-16") + b"\n"),
    "byte-order-mark": lambda id, last: write(b"\xef\xbb\xbf" + json.dumps({"id": id, "ok": {}}).encode() + b"\n"),
    "array": lambda id, last: write(b'[{"id":1}]\n'),
    "number": lambda id, last: write(b"42\n"),
    "nul": lambda id, last: write(b'{"id":%d,"ok":{}}\0\n' % id),
    "text": lambda id, last: write(b'"ok"\n'),
    "null": lambda id, last: write(b"null\n"),
    "null-id": lambda id, last: answer(None),
    "complaint": lambda id, last: answer(None, error={"message": "not JSON"}),
    "no-id": lambda id, last: write(b'{"ok":{}}\n'),
    "wrong-id": lambda id, last: answer(id + 1_000_000),
    "text-id": lambda id, last: answer(str(id)),
    "previous-id": lambda id, last: answer(last),
    "guesses-ahead": lambda id, last: (answer(id), answer(id + 1)),
    "twice": lambda id, last: (answer(id), answer(id)),
    "big-and-more": lambda id, last: write(b'{"id":%d,"ok":{}}%s\n42\n' % (id, b" " * BIG)),
    "unsolicited": lambda id, last: (answer(id), write(b"shuffling the deck\n")),
    "two-keys": lambda id, last: write(b'{"id":%d,"ok":{"deck":1,"deck":2}}\n' % id),
    "nan": lambda id, last: write(b'{"id":%d,"ok":{"power":NaN}}\n' % id),
    "infinity": lambda id, last: write(b'{"id":%d,"ok":{"power":-Infinity}}\n' % id),
    "long-number": lambda id, last: write(b'{"id":%d,"ok":{"power":%s}}\n' % (id, b"9" * 5_000)),
    "beyond-2-53": lambda id, last: write(b'{"id":%d,"ok":{"power":9007199254740993}}\n' % id),
    "huge-number": lambda id, last: write(b'{"id":%d,"ok":{"power":1e999}}\n' % id),
    "surrogate": lambda id, last: write(b'{"id":%d,"ok":{"name":"\\ud83d"}}\n' % id),
    "deep": lambda id, last: write(b'{"id":%d,"ok":%s}\n' % (id, b"[" * 200_000)),
    "deep-but-closed": lambda id, last: write(b'{"id":%d,"ok":{"x":%s}}\n' % (id, b"[" * 300 + b"]" * 300)),
    "no-answer-key": lambda id, last: answer(id, result={}),
    "two-answers": lambda id, last: answer(id, ok={}, illegal={"reason": "not_in_hand"}),
    "null-beside": lambda id, last: answer(id, ok={}, error=None),
    "extra-field": lambda id, last: answer(id, ok={}, used=1),
    "ok-true": lambda id, last: answer(id, ok=True),
    "illegal-text": lambda id, last: answer(id, illegal="not_in_hand"),
    "illegal-more": lambda id, last: answer(id, illegal={"reason": "not_in_hand", "card": "A1"}),
    "illegal-number": lambda id, last: answer(id, illegal={"reason": "not_in_hand", "message": 4}),
    "unsupported-no": lambda id, last: answer(id, unsupported=False),
    "unsupported": lambda id, last: answer(id, unsupported="not yet"),
    "error-text": lambda id, last: answer(id, error="gave up"),
    "error": lambda id, last: answer(id, error={"message": "\x1b[31mno card\x1b[0m\x07"}),
    "error-flood": lambda id, last: answer(id, error={"message": "x" * BIG}),
    "ignores-signals": lambda id, last: (ignore_signals(), hang()),
    "big": lambda id, last: answer(id, ok={"blob": "x" * BIG}),
    "endless-line": lambda id, last: endless(1),
    "closes-stdout": lambda id, last: (os.close(1), hang()),
    "closes-stdout-then-dies": lambda id, last: (os.close(1), pause(0.1), die(3, "cleaned up\n")),
    "closes-stderr": lambda id, last: (os.close(2), hang()),
    "half-then-exit-3": lambda id, last: (write(b'{"id":'), die(3, "out of cards\n")),
    "no-newline-then-exit-0": lambda id, last: (write(b'{"id":%d,"ok":{}}' % id), os._exit(0)),
    "no-newline": lambda id, last: (write(b'{"id":%d,"ok":{}}' % id), hang()),
    "noisy": lambda id, last: (log(LOG), answer(id)),
    "endless-log": lambda id, last: endless(2),
    "dribble": lambda id, last: dribble(),
    "grandchild-and-hang": lambda id, last: hang(),
    "grandchild-and-exit-3": lambda id, last: os._exit(3),
    "deaf": lambda id, last: (answer(id), hang()),
    "closes-stdin": lambda id, last: (os.close(0), answer(id), hang()),
    "dies-later": lambda id, last: (answer(id), die(3, "ValueError: in the background\n")),
    "split": lambda id, last: split(id),
    "empty-lines": lambda id, last: (write(b"\n \r\n"), answer(id), write(b"\n")),
    "environment": lambda id, last: answer(id, ok=dict(os.environ)),
}


class Still:
    """A game in which nothing ever changes."""

    def __init__(self) -> None:
        self.position: dict[str, object] = {}

    def ok(self, request: dict[str, object]) -> object:
        if "echo" in request:
            return request["echo"]
        if "protocol" in request:
            return {"protocol": 1, "name": "still", "games": {"renathea": {"capabilities": ["reasons"]}}}
        if "position" in request:
            self.position = request["position"]  # type: ignore[assignment]
        if request["do"] == "observe" and self.position:
            return {"position": self.position, "awaits": {"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}}
        return {}


def main() -> None:
    fault = sys.argv[1]
    if fault in AT_START:
        AT_START[fault]()
    last, game = 0, Still()
    held = os.open(sys.argv[2], os.O_WRONLY) if fault == "hangs-at-the-third" else -1
    setups = 0
    for line in sys.stdin.buffer:
        request = json.loads(line)
        setups += request["do"] == "setup"
        if held >= 0 and setups == 3:
            os.write(held, b"up")
            hang()
        if request["do"] == "act" and request.get("player") != "B" and fault in AT_ACT:
            AT_ACT[fault](request["id"], last)
        else:
            answer(request["id"], ok=game.ok(request))
        last = request["id"]
    if fault == "outlives":
        hang()
    if fault == "last-words":
        log(200_000)
        sys.stderr.write("\nsaved the game\n")


if __name__ == "__main__":
    main()

"""Serving an object with `handle(message) -> reply` over standard input and output, one JSON document a line."""

import json
import sys
from typing import Any


def answer_lines(subject: Any) -> None:
    """Answer until the input ends. A reply that is text already is written as it is."""
    for line in sys.stdin.buffer:
        reply = subject.handle(json.loads(line))
        text = reply if isinstance(reply, str) else json.dumps(reply, ensure_ascii=False)
        sys.stdout.buffer.write(text.encode() + b"\n")
        sys.stdout.buffer.flush()

"""The reference engine as an adapter: requests on standard input, replies on standard output, one JSON line each.

Try it:  echo '{"id":1,"do":"hello","protocol":1}' | conformance serve
"""

import argparse
import json
import sys
from typing import BinaryIO


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None so far."""


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer every line of `requests`; a line that is no JSON object gets an error with id null."""
    from conformance.adapters.server import Server

    server = Server()
    for line in requests:
        if not line.strip():
            continue
        try:
            message = json.loads(line)
            reply = server.handle(message) if isinstance(message, dict) else complain("a request is one JSON object")
        except ValueError as error:
            reply = complain(f"not JSON: {error}")
        replies.write(json.dumps(reply, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        replies.flush()


def complain(message: str) -> dict[str, object]:
    """The reply to a request that has no id to repeat."""
    return {"id": None, "error": {"message": message}}

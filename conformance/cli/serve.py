"""The reference engine as an adapter: requests on standard input, replies on standard output, one JSON line each.

With --http it answers POSTs instead.

Try it:  echo '{"id":1,"do":"hello","protocol":1}' | conformance serve
"""

import argparse
import json
import sys
from typing import BinaryIO


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--http", type=int, metavar="PORT", help="over HTTP on the loopback address (0: a free port)")


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends, or over HTTP until interrupted. Raises UserError."""
    if args.http is not None:
        return over_http(args.http)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def over_http(port: int) -> int:
    """Serve HTTP. Raises UserError where the port cannot be had."""
    from conformance.adapters.http_server import serve_http
    from conformance.cli import UserError

    def ready(number: int) -> None:
        print(f"serving on http://127.0.0.1:{number}/ until interrupted", flush=True)

    try:
        serve_http(port, ready)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise UserError(f"--http {port}: {why}; choose another port") from None
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
        except (ValueError, RecursionError) as error:
            reply = complain(f"not JSON: {error}")
        replies.write(json.dumps(reply, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        replies.flush()


def complain(message: str) -> dict[str, object]:
    """The reply to a request that has no id to repeat."""
    return {"id": None, "error": {"message": message}}

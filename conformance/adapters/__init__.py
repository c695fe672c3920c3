"""Reaching implementations: in this process, a command that speaks over its standard streams, or a server."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from conformance.adapters.base import Adapter

REFERENCE = "reference"


class BadAdapter(Exception):
    """An adapter that cannot be reached as named; the text says what was expected."""


def open_adapter(spec: str, *, timeout: float = 10.0, games: Iterable[str] | None = None) -> Adapter:
    """The adapter of that name.

    `reference` is the bundled engine in this process; `python:package.module:Class` a class in this process with
    `handle(message) -> reply`; `http://…` a server that runs already; anything else, with or without `stdio:`
    before it, a command to start. `timeout` is in seconds, for each reply. `games` are all that will be asked of the
    bundled engine: it loads no others. Raises BadAdapter, or AdapterFault "spawn".
    """
    if spec == REFERENCE:
        from conformance.adapters.in_process import InProcess
        from conformance.adapters.server import Server

        return InProcess(REFERENCE, partial(Server, games) if games else Server, trusted=True)
    if spec.startswith("python:"):
        from conformance.adapters.in_process import InProcess, load

        return InProcess(spec, load(spec), timeout=timeout)
    if spec.lower().startswith(("http://", "https://")):
        from conformance.adapters.http import HttpAdapter

        return HttpAdapter(spec, timeout=timeout)
    from conformance.adapters.starting import parse_command
    from conformance.adapters.stdio import StdioAdapter

    command = spec.removeprefix("stdio:")
    try:
        argv = parse_command(command)
    except ValueError as error:
        raise BadAdapter(f"adapter {spec!r}: {error}") from None
    if len(argv) == 1 and ":" in argv[0] and not Path(argv[0]).exists():
        raise BadAdapter(f"adapter {spec!r}: no such command; {meant(argv[0])}")
    return StdioAdapter(argv, timeout=timeout)


def meant(word: str) -> str:
    """What a single word with a colon, which is no command, probably stands for."""
    if "://" in word:
        return "of URLs, http:// and https:// can be asked"
    if word.rpartition(":")[2].split("/")[0].isdecimal():
        return f"a server is `http://{word}`"
    return f"a class in this process is `python:{word}`"

"""Writing to a person: colour only on a terminal, and never where NO_COLOR is set; commands that can be copied."""

import os
import sys
from collections.abc import Iterable
from typing import TextIO

CODES = {"red": "31", "green": "32", "yellow": "33", "blue": "36", "dim": "2", "bold": "1"}


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person looks at this stream; there is none where it was closed."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def paint(text: str, colour: str, stream: TextIO | None = None) -> str:
    """The text in a colour, if the stream (standard output) is a terminal that may show it."""
    if not is_terminal(stream or sys.stdout) or os.environ.get("NO_COLOR"):
        return text
    return f"\033[{CODES[colour]}m{text}\033[0m"


def command_line(words: Iterable[str]) -> str:
    """Words as a command to copy into this system's shell."""
    if sys.platform == "win32":
        from subprocess import list2cmdline

        return list2cmdline(words)
    from shlex import join

    return join(words)

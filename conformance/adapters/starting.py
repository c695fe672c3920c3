"""The command of a child program: from text to words, and why a system could not start it."""

import errno
import os
import shlex
import shutil
import sys
from pathlib import Path


def parse_command(text: str) -> list[str]:
    """The words of a command line. Raises ValueError if it is empty or a quotation is not closed."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")  # POSIX rules would eat the backslashes of a path
    except ValueError as error:
        raise ValueError(f"cannot read the command {text!r}: {str(error).lower()}; check the quotation marks") from None
    if sys.platform == "win32":
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word for word in words]
    if not words or not words[0]:
        raise ValueError("the command is empty; expected a program and its arguments, for example: node engine.js")
    return words


def why_not_started(argv: list[str], cwd: str | os.PathLike[str] | None, error: Exception) -> str:
    """What is wrong with a command that raised OSError, ValueError or (no words) IndexError, and what to do."""
    if not argv:
        return "cannot start an adapter without a command; expected a program and its arguments"
    program = f"cannot start {argv[0]!r}"
    if cwd is not None and not os.path.isdir(cwd):
        return f"{program}: the folder to start it in, {os.fspath(cwd)!r}, does not exist"
    if isinstance(error, FileNotFoundError):
        return f"{program}: {_why_not_found(argv[0])}"
    if os.path.isdir(argv[0]):
        return f"{program}: it is a folder; expected a program and its arguments"
    if isinstance(error, PermissionError):
        return f"{program}: it may not be executed; make it executable, or name its interpreter first"
    if isinstance(error, OSError) and error.errno == errno.ENOEXEC:
        return f"{program}: it is no program of this system; name its interpreter first, or in a first line with #!"
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return f"{program}: {reason}; try the same command in a terminal"


def _why_not_found(program: str) -> str:
    """A program that the system does not find may be there all the same: in this folder, or without its interpreter."""
    found = shutil.which(program)
    if found is None and Path(program).exists() and not os.path.dirname(program):
        return f"no such program on the PATH, but a file here; write .{os.sep}{program}, or name its interpreter first"
    if found is None:
        return "no such program; check its spelling, or give its path"
    with open(found, "rb") as file:
        first = file.readline(200)
    if first.endswith(b"\r\n"):
        return "its first line ends in CR LF, so its interpreter is not found; save it with LF line ends"
    interpreter = first[2:].decode("utf-8", "replace").strip()
    return f"its first line names an interpreter that is not there, {interpreter!r}; name another one first"

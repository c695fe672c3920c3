"""What an implementation wrote, made fit for a message: cut, and without what a terminal or XML chokes on."""

import json
import re

QUOTED = 120  # characters of a bad line that a message shows
LONGEST = 4_000  # characters of a whole message

# Colours, titles and other commands to a terminal.
COMMANDS = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
# Control characters but newline and tab, halves of surrogate pairs, what turns the direction of writing, no characters.
HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_ENCODER = json.JSONEncoder(ensure_ascii=False)


def printable(text: str) -> str:
    """The text without commands to a terminal, and with every other harmful character written out, as `\\x07`."""
    if HARMFUL.search(text) is None:
        return text
    text = COMMANDS.sub("", text.replace("\r\n", "\n"))
    return HARMFUL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def cut(text: str, limit: int = LONGEST) -> str:
    """At most so many characters, and a sign that there were more. A text that was cut stays as it is."""
    return text if len(text) <= limit else text[:limit] + "…"


def one_line(text: str) -> str:
    """A message of one line, whatever stands in it."""
    return cut(printable(cut(text)).strip().replace("\n", "\\n"))


def quote(value: object) -> str:
    """A line (bytes) or a value, quoted and cut so that it fits into a message."""
    if isinstance(value, bytes | bytearray):
        text = repr(bytes(value[: 4 * QUOTED]).decode("utf-8", "backslashreplace").strip())
    else:
        try:
            text = _ENCODER.encode(value)
        except (TypeError, ValueError, RecursionError):  # from an adapter in this process, which need not be JSON
            text = f"a Python {type(value).__name__}"
    return cut(printable(text[: 4 * QUOTED]), QUOTED)

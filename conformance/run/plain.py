"""What an adapter has written can hold anything; here it becomes text that a terminal and an XML document can hold."""

import re

# Colours, titles and other commands to a terminal.
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
# Characters that no XML document may hold, or that move the cursor.
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def plain(text: str) -> str:
    """What an adapter has written, without colours, and with other control characters made visible."""
    return CONTROLS.sub(lambda found: f"\\x{ord(found[0]):02x}", ESCAPES.sub("", text.replace("\r\n", "\n")))

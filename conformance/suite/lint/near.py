"""The nearest word, for messages."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """`; did you mean 'x'?`, or `otherwise` where nothing is near."""
    near = get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else otherwise

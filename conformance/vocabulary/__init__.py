"""The sentences that scenarios are made of. They emit operations; none of them ever reads an engine."""

from functools import lru_cache
from importlib import import_module

from conformance.vocabulary.registry import Vocabulary


@lru_cache
def vocabulary(game: str) -> Vocabulary:
    """All sentences of one game: the common ones and its own."""
    words: Vocabulary = import_module(f"conformance.vocabulary.{game}").WORDS
    return words

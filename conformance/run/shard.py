"""A share of the scenarios, by a hash of their ids: the same on every machine, and stable when others are added."""

import hashlib
import re


class BadShard(ValueError):
    """Not `i/n`; the text says what was expected."""


def parse_shard(text: str) -> tuple[int, int]:
    """`2/3` as (2, 3). Raises BadShard."""
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise BadShard(f"{text!r}: expected I/N with 1 ≤ I ≤ N, as 1/3")
    return int(found[1]), int(found[2])


def in_shard(name: str, shard: tuple[int, int]) -> bool:
    """Whether the scenario of this id belongs to the shard."""
    index, of = shard
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") % of == index - 1

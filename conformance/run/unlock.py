"""Which capability or effect, once declared, would let how many unsupported scenarios run."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

NEEDS = "needs "


class Unlock(NamedTuple):
    """A need: how many scenarios lack nothing else, and how many lack it at all."""

    need: str
    alone: int
    among: int


def unlocks(lacking: Iterable[Collection[str]]) -> list[Unlock]:
    """From what each unsupported scenario lacks: every need, those that unlock most by themselves first."""
    alone, among = Counter[str](), Counter[str]()
    for needs in lacking:
        among.update(needs)
        if len(needs) == 1:
            alone.update(needs)
    found = [Unlock(need, alone[need], n) for need, n in among.items()]
    return sorted(found, key=lambda unlock: (-unlock.alone, -unlock.among, unlock.need))


def told(needs: Iterable[str]) -> str:
    """The message of an unsupported scenario."""
    return NEEDS + ", ".join(needs)


def read(results: Iterable[dict[str, Any]]) -> list[Unlock]:
    """As `unlocks`, from the results of a report."""
    return unlocks([line["message"].removeprefix(NEEDS).split(", ") for line in results
                    if line["verdict"] == "unsupported"])

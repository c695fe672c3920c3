"""The report: JSON lines, streamed. Header, one metadata line, one result a case sorted by id, footer.

Everything but the metadata line is the same in two equal runs. A report without a footer is incomplete, and every
reader of it says so.
"""

import json
import platform
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from conformance.run.plan import Plan
from conformance.run.runner import Abilities
from conformance.run.verdicts import VERDICTS, Outcome

FORMAT = 1
GATING = ("required", "ruled")


@dataclass
class Tally:
    """Counts of verdicts by level, and what follows from them."""

    planned: int
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, level: str, verdict: str) -> None:
        """One result."""
        self.counts.setdefault(level, Counter())[verdict] += 1

    @property
    def results(self) -> int:
        """How many results there are."""
        return sum(sum(counter.values()) for counter in self.counts.values())

    @property
    def incomplete(self) -> bool:
        """Nothing ran, something was not run, or results are missing."""
        ran = sum(n for counter in self.counts.values() for verdict, n in counter.items() if verdict != "not-run")
        return ran == 0 or self.results < self.planned or any(c["not-run"] for c in self.counts.values())

    @property
    def conforms(self) -> bool:
        """Every required scenario, and every ruled one of a declared reading, passes. Supplement ones do not gate."""
        gating = [self.counts.get(level, Counter()) for level in GATING]
        return not self.incomplete and all(set(+counter) <= {"pass"} for counter in gating)

    def as_data(self) -> dict[str, dict[str, int]]:
        """Counts as plain data."""
        return {level: dict(sorted((+counter).items())) for level, counter in sorted(self.counts.items())}


def header(
    plan: Plan, spec: str, abilities: Abilities, digest: str, suite: str, demanded: dict[str, str]
) -> dict[str, Any]:
    """Who was judged by what."""
    return {
        "type": "header", "format": FORMAT, "suite": suite, "digest": digest, "planned": plan.planned,
        "not_applicable": dict(sorted(plan.not_applicable.items())),
        "adapter": {"spec": spec, "name": abilities.name, "version": abilities.version, "games": abilities.games},
        "rulings": dict(sorted(demanded.items())),
    }


def metadata() -> dict[str, Any]:
    """The one line in which equal runs differ."""
    return {"type": "meta", "started": datetime.now(UTC).isoformat(timespec="seconds"),
            "python": platform.python_version(), "platform": sys.platform}


def result(case: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """One result."""
    line: dict[str, Any] = {"type": "result", "id": case["id"], "rule": case["rule"], "game": case["game"],
                            "level": case["level"], "verdict": outcome.verdict}
    if not outcome.passed:
        line |= {"message": outcome.message, "step": outcome.step, "file": case["file"], "line": outcome.line}
        if outcome.differences:
            line["differences"] = outcome.differences
    return line


def footer(tally: Tally) -> dict[str, Any]:
    """What came of it."""
    return {"type": "footer", "results": tally.results, "counts": tally.as_data(), "conforms": tally.conforms}


class Stream(Protocol):
    """Where lines go: a file, standard output, or what works on them later."""

    def write(self, text: str, /) -> int:
        """One line."""

    def flush(self) -> None:
        """Now."""


def json_line(line: dict[str, Any]) -> str:
    """As it stands in a file. Half of a surrogate pair, which UTF-8 cannot hold, stays an escape of JSON."""
    return json.dumps(line, ensure_ascii=False).encode("utf-8", "backslashreplace").decode() + "\n"


class Writer:
    """Writes lines as they come, each flushed, so that a run that is killed leaves what it has found."""

    def __init__(self, streams: Iterable[Stream]) -> None:
        self.streams = list(streams)

    def write(self, line: dict[str, Any]) -> None:
        """One line to every stream."""
        text = json_line(line)
        for stream in self.streams:
            stream.write(text)
            stream.flush()


class BadReport(Exception):
    """Not a report: file, line, what was expected."""


@dataclass
class Report:
    """A report that was read. `complete` is false where the footer is missing or the counts differ."""

    header: dict[str, Any]
    results: list[dict[str, Any]]
    footer: dict[str, Any] | None
    meta: dict[str, Any]

    @property
    def complete(self) -> bool:
        """Whether the run came to its end."""
        return (self.footer is not None and self.footer["results"] == len(self.results) == self.header["planned"]
                and all(line["verdict"] != "not-run" for line in self.results))


def read_report(path: Path) -> Report:
    """A report from a file; a last line that was cut off is left out. Raises BadReport."""
    by: dict[str, list[dict[str, Any]]] = {"header": [], "meta": [], "result": [], "footer": []}
    seen: set[str] = set()
    for where, line in json_lines(path):
        kind = str(line["type"])
        if not by["header"] and (kind != "header" or line.get("format") != FORMAT):
            raise BadReport(f"{where}: expected the header of a report of format {FORMAT}")
        if by["header"] and kind == "header":
            raise BadReport(f"{where}: a second header; `conformance report merge` puts reports together")
        if wrong := wrong_field(line, wanted_of(kind, line)):
            raise BadReport(f"{where}: {kind}: {wrong}")
        if kind == "result" and line["id"] in seen:
            raise BadReport(f"{where}: {line['id']} stands in this report twice")
        if kind == "result":
            seen.add(line["id"])
        by.setdefault(kind, []).append(line)
    if not by["header"]:
        raise BadReport(f"{path}:1: expected the header of a report of format {FORMAT}")
    return Report(by["header"][0], by["result"], by["footer"][-1] if by["footer"] else None, (by["meta"] or [{}])[0])


def json_lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each object of a file, with the place it stands at. Raises BadReport."""
    try:
        whole, end, last = path.read_bytes().rpartition(b"\n")
        # A run that was killed may have stopped inside a letter of the last line.
        text = (whole + end or last).decode("utf-8-sig") + (last.decode("utf-8", "replace") if end else "")
    except OSError as error:
        raise BadReport(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadReport(f"{path}: not UTF-8; expected a report as `conformance run --report FILE` writes it") from None
    pieces = text.split("\n")
    for number, piece in enumerate(pieces, 1):
        if not piece.strip():
            continue
        try:
            line = json.loads(piece)
        except (ValueError, RecursionError):
            if number == len(pieces):
                break  # killed while writing
            raise BadReport(f"{path}:{number}: not JSON; a report is one JSON object a line") from None
        if not isinstance(line, dict) or "type" not in line:
            raise BadReport(f"{path}:{number}: expected an object with `type`")
        yield f"{path}:{number}", line


# What readers rely on: a type, a choice of words, or fields further in.
FIELDS: dict[str, dict[str, Any]] = {
    "header": {"suite": str, "digest": str, "planned": int, "adapter": {"name": str, "version": str, "games": dict}},
    "result": {"id": str, "rule": str, "game": str, "level": (*GATING, "supplement"), "verdict": VERDICTS},
    "footer": {"results": int},
}
# The same where the field is there.
OPTIONAL: dict[str, dict[str, Any]] = {
    "header": {"whole": int, "shard": {"index": int, "of": int}},
    "result": {"message": str, "step": str, "file": str, "differences": list},
}
KINDS = {str: "a text", int: "a number", dict: "an object", list: "a list"}


def wanted_of(kind: str, line: dict[str, Any]) -> dict[str, Any]:
    """The fields that a line of this kind has to have as readers need them."""
    return FIELDS.get(kind, {}) | {name: wanted for name, wanted in OPTIONAL.get(kind, {}).items() if name in line}


def wrong_field(line: dict[str, Any], fields: dict[str, Any]) -> str:
    """What is wrong with the first field that is not as it should be, or nothing."""
    for name, wanted in fields.items():
        value = line.get(name)
        if isinstance(wanted, dict):
            inner = wrong_field(value, wanted) if isinstance(value, dict) else "expected an object"
            if inner:
                return f"`{name}`: {inner}"
        elif name not in line:
            return f"`{name}` is missing"
        elif isinstance(wanted, tuple):
            if value not in wanted:
                return f"`{name}` is {json.dumps(value)}; expected one of {', '.join(wanted)}"
        elif type(value) is not wanted:
            return f"`{name}` is {json.dumps(value)}; expected {KINDS[wanted]}"
    return ""

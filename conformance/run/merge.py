"""Several reports: shards put together, and two runs compared."""

from collections import Counter
from typing import Any

from conformance.run.report import Report, Tally, footer
from conformance.suite.catalogue import natural

SAME = ("format", "suite", "digest", "rulings")


class CannotMerge(Exception):
    """The reports do not belong together; the text says why."""


def merge(reports: list[tuple[str, Report]]) -> list[dict[str, Any]]:
    """The lines of one report out of shards, given with the names of their files. Raises CannotMerge."""
    first_name, first = reports[0]
    taken: dict[str, str] = {}
    for name, report in reports:
        for key in SAME:
            mine, theirs = report.header.get(key), first.header.get(key)
            if mine != theirs:
                raise CannotMerge(f"{name}: {key} is {mine!r}, in {first_name} {theirs!r}")
        for key in ("name", "version", "games"):
            if report.header["adapter"][key] != first.header["adapter"][key]:
                raise CannotMerge(f"{name}: another adapter than in {first_name}: {key} differs")
        if (mine := division(report)) != (theirs := division(first)):
            raise CannotMerge(f"{name}: {mine}, {first_name} {theirs}: expected shards of one division")
        if not report.complete:
            raise CannotMerge(f"{name}: incomplete: {len(report.results)} of {report.header['planned']} results")
        for line in report.results:
            if line["id"] in taken:
                raise CannotMerge(f"{name}: {line['id']} stands in {taken[line['id']]} too")
            taken[line["id"]] = name
    whole = first.header.get("whole", first.header["planned"])
    results = sorted((line for _, report in reports for line in report.results), key=lambda line: natural(line["id"]))
    if len(results) != whole:
        raise CannotMerge(f"together {len(results)} of {whole} results: {missing(reports)}")
    tally = Tally(whole)
    for line in results:
        tally.add(line["level"], line["verdict"])
    head = {key: value for key, value in first.header.items() if key not in ("shard", "whole")} | {"planned": whole}
    return [head, first.meta or {"type": "meta"}, *results, footer(tally)]


def division(report: Report) -> str:
    """What a report is a part of."""
    shard = report.header.get("shard")
    return f"one of {shard['of']} shards" if shard else "a whole run"


def missing(reports: list[tuple[str, Report]]) -> str:
    """Which shards are not there."""
    shards = [report.header["shard"] for _, report in reports if "shard" in report.header]
    of = shards[0]["of"] if shards else 0
    lacking = [f"{i}/{of}" for i in range(1, of + 1) if i not in {shard["index"] for shard in shards}]
    return f"shard {' and '.join(lacking)} is missing" if lacking else "a shard is missing"


def compare(old: Report, new: Report) -> list[str]:
    """What changed from one report to another, one line each, by id."""
    before = {line["id"]: line["verdict"] for line in old.results}
    after = {line["id"]: line["verdict"] for line in new.results}
    changed = []
    for name in sorted(before.keys() | after.keys(), key=natural):
        if before.get(name) != after.get(name):
            changed.append(f"{name}: {before.get(name, 'not there')} → {after.get(name, 'not there')}")
    return changed


def worse(old: Report, new: Report) -> bool:
    """Whether something that passed does not any more. What another version of the suite no longer has is not worse."""
    after = {line["id"]: line["verdict"] for line in new.results}
    gone = "pass" if old.header["digest"] != new.header["digest"] else "not there"
    return any(line["verdict"] == "pass" and after.get(line["id"], gone) != "pass" for line in old.results)


def summary(report: Report) -> str:
    """Counts in one line."""
    counter = Counter(line["verdict"] for line in report.results)
    words = ", ".join(f"{n} {verdict}" for verdict, n in sorted(counter.items()))
    return f"{len(report.results)} of {report.header['planned']}: {words or 'nothing'}"

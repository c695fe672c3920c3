"""Known failures: a list that is as strict as the suite. Whatever is not exactly as listed is an error.

    [["RN-8.1-a/1"]]      the scenario
    verdict = "fail"      the verdict it gets
    reason = "…"          why
    link = "https://…"    where it is followed up (may be empty)
    until = 2026-12-31    from the day after on, the entry is an error
"""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from conformance.run.verdicts import VERDICTS
from conformance.suite.catalogue import natural

NEVER = ("pass", "not-run", "harness-error")  # nothing that an implementer can list as known


class BadKnown(Exception):
    """The file is wrong: where, and what was expected."""


@dataclass(frozen=True)
class Known:
    """One entry."""

    scenario: str
    verdict: str
    reason: str
    link: str
    until: date


def read_known(path: Path) -> dict[str, Known]:
    """The entries by scenario. Raises BadKnown."""
    try:
        with path.open("rb") as file:
            data = tomllib.load(file)
    except OSError as error:
        raise BadKnown(f"{path}: {error.strerror}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadKnown(f"{path}: {error}") from None
    return {name: entry(path, name, fields) for name, fields in data.items()}


def entry(path: Path, name: str, fields: Any) -> Known:
    """One entry, checked. Raises BadKnown."""
    where = f'{path}: ["{name}"]'
    if not isinstance(fields, dict):
        raise BadKnown(f"{where}: expected verdict, reason, link and until")
    if unknown := set(fields) - {"verdict", "reason", "link", "until"}:
        raise BadKnown(f"{where}: no field {min(unknown)!r}; there are verdict, reason, link and until")
    allowed = [verdict for verdict in VERDICTS if verdict not in NEVER]
    if fields.get("verdict") not in allowed:
        raise BadKnown(f"{where}: verdict {fields.get('verdict')!r}; expected one of {', '.join(allowed)}")
    if not isinstance(fields.get("reason"), str) or not fields["reason"].strip():
        raise BadKnown(f"{where}: `reason` is missing: say why this is known")
    if not isinstance(fields.get("until"), date):
        raise BadKnown(f"{where}: `until` is missing: expected a date, as 2026-12-31, without quotation marks")
    return Known(name, fields["verdict"], fields["reason"], str(fields.get("link", "")), fields["until"])


def judge_known(known: dict[str, Known], verdicts: dict[str, str], ids: Iterable[str], today: date) -> list[str]:
    """What is not as listed, one line each; empty where the list holds.

    `verdicts` are the results of this run, `ids` all ids of the suite: an entry of a scenario that was not run is left
    alone, one of a scenario that does not exist is stale.
    """
    everything, wrong = set(ids), []
    for name, item in sorted(known.items(), key=lambda pair: natural(pair[0])):
        got = verdicts.get(name)
        if name not in everything:
            wrong.append(f"{name}: stale: no scenario has this id; remove the entry")
        elif item.until < today:
            wrong.append(f"{name}: expired on {item.until}: mend it, or give a reason for a later date")
        elif got == "pass":
            wrong.append(f"{name}: passes, although it is listed as {item.verdict}; remove the entry")
        elif got is not None and got != item.verdict:
            wrong.append(f"{name}: is {got}, listed as {item.verdict}")
    return wrong


def updated(known: dict[str, Known], verdicts: dict[str, str], until: date) -> dict[str, Known]:
    """The list as a run would have it: what passes goes, what fails is there; reasons and links are kept."""
    entries = {}
    for name, verdict in verdicts.items():
        if verdict in NEVER:
            continue
        old = known.get(name)
        entries[name] = Known(name, verdict, old.reason if old else "not looked into yet", old.link if old else "",
                              old.until if old else until)
    kept = {name: item for name, item in known.items() if name not in verdicts}
    return kept | entries


def write_known(path: Path, known: dict[str, Known]) -> None:
    """The entries, sorted by id. Raises OSError."""
    blocks = []
    for name in sorted(known, key=natural):
        item = known[name]
        blocks.append(f"[{json.dumps(name)}]\nverdict = {json.dumps(item.verdict)}\n"
                      f"reason = {json.dumps(item.reason, ensure_ascii=False)}\n"
                      f"link = {json.dumps(item.link, ensure_ascii=False)}\nuntil = {item.until.isoformat()}\n")
    path.write_text("\n".join(blocks), encoding="utf-8", newline="\n")

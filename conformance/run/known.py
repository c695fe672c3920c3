"""Known failures: a list that is as strict as the suite. Whatever is not exactly as listed is an error.

    [["RN-8.1-a/1"]]      the scenario
    verdict = "fail"      the verdict it gets
    reason = "…"          why
    link = "https://…"    where it is followed up (may be empty)
    until = 2026-12-31    from the day after on, the entry is an error
"""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from conformance.run.verdicts import VERDICTS
from conformance.suite.catalogue import natural

NAMES = ("verdict", "reason", "link", "until")
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
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadKnown(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadKnown(f"{path}: not UTF-8; save the file as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadKnown(f"{path}: {error}{unquoted(path)}") from None
    return {name: entry(path, name, fields) for name, fields in data.items()}


def unquoted(path: Path) -> str:
    """A hint where the id of a scenario stands without the quotation marks that TOML wants."""
    heads = re.findall(r"^\s*\[\s*([A-Z]{2}-\d[^\]\"']*)", path.read_text(encoding="utf-8-sig"), re.MULTILINE)
    return f'; an id stands in quotation marks, as ["{heads[0].strip()}"]' if heads else ""


def entry(path: Path, name: str, fields: Any) -> Known:
    """One entry, checked. Raises BadKnown."""
    where = f'{path}: ["{name}"]'
    if not isinstance(fields, dict):
        raise BadKnown(f"{where}: expected verdict, reason, link and until")
    if unknown := set(fields) - set(NAMES):
        wrong = min(unknown)
        near = get_close_matches(wrong, NAMES, 1)
        meant = f"did you mean {near[0]!r}?" if near else f"there are verdict, reason, link and until{unquoted(path)}"
        raise BadKnown(f"{where}: no field {wrong!r}; {meant}")
    allowed = [verdict for verdict in VERDICTS if verdict not in NEVER]
    if fields.get("verdict") not in allowed:
        near = get_close_matches(str(fields.get("verdict")), allowed, 1)
        meant = f"did you mean {near[0]}?" if near else f"expected one of {', '.join(allowed)}"
        raise BadKnown(f"{where}: verdict {fields.get('verdict')!r}; {meant}")
    if not isinstance(fields.get("reason"), str) or not fields["reason"].strip():
        raise BadKnown(f"{where}: `reason` is missing: say why this is known")
    until = fields.get("until")
    if not isinstance(until, date) or isinstance(until, datetime):
        got = "is missing" if until is None else f"is {str(until)!r}"
        raise BadKnown(f"{where}: `until` {got}: expected a date, as 2026-12-31, without quotation marks")
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

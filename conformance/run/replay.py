"""Replay files: a case that did not pass, with every message of it in both directions."""

import json
import re
from pathlib import Path
from typing import Any

from conformance.adapters.base import Adapter, AdapterFault, Reply
from conformance.run.verdicts import Outcome

FORMAT = 1
EXPECTED = f"expected a file that `conformance run --replay DIR` has written, of format {FORMAT}"


class BadReplay(Exception):
    """Not a replay file; the text says what was expected."""


class Recorder:
    """An adapter that remembers what is said, case by case."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter
        self.messages: list[dict[str, Any]] = []

    @property
    def name(self) -> str:
        """The name of the adapter behind."""
        return self.adapter.name

    @property
    def alive(self) -> bool:
        """Whether the adapter behind is."""
        return self.adapter.alive

    def call(self, do: str, **params: Any) -> Reply:
        """One request and its reply, both remembered. Raises AdapterFault, remembered too."""
        self.messages.append({"to": {"do": do, **params}})
        try:
            reply = self.adapter.call(do, **params)
        except AdapterFault as fault:
            self.messages.append({"fault": {"kind": fault.kind, "message": fault.message, "stderr": fault.stderr}})
            raise
        self.messages.append({"from": {key: value for key, value in reply.items() if key != "id"}})
        return reply

    def restart(self) -> None:
        """Start the adapter behind again."""
        self.adapter.restart()

    def close(self) -> None:
        """Close the adapter behind."""
        self.adapter.close()


def replay_file(folder: Path, scenario: str) -> Path:
    """Where the replay of a scenario lies."""
    return folder / (re.sub(r"[^\w.-]", "_", scenario) + ".replay.json")


def write_replay(folder: Path, case: dict[str, Any], outcome: Outcome, recorder: Recorder) -> Path:
    """One file in the folder, which is made. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = replay_file(folder, case["id"])
    document = {"format": FORMAT, "adapter": recorder.name, "case": case, "messages": recorder.messages,
                "verdict": outcome.verdict, "message": outcome.message, "step": outcome.step}
    path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


def read_replay(path: Path) -> dict[str, Any]:
    """A replay file. Raises BadReplay."""
    from pydantic import ValidationError

    from conformance.suite.case_schema import CASE

    try:
        document = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadReplay(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadReplay(f"{path}: not JSON: {error}; {EXPECTED}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT or "case" not in document:
        raise BadReplay(f"{path}: {EXPECTED}")
    for name in ("adapter", "verdict", "message"):
        if not isinstance(document.get(name), str):
            raise BadReplay(f"{path}: `{name}` is missing or no text; {EXPECTED}")
    try:
        CASE.validate_python(document["case"])
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in ("case", *first["loc"]))
        raise BadReplay(f"{path}: {where}: {first['msg']}; {EXPECTED}") from None
    return document

"""Replay files: what is said in both directions is remembered, and what came of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters.base import AdapterFault
from conformance.run.replay import Recorder, replay_file, write_replay
from conformance.run.verdicts import Outcome


class Answers:
    """Replies what it is given, or ends."""

    name, alive = "answers", True

    def call(self, do: str, **params: Any) -> dict[str, Any]:
        if do == "act":
            raise AdapterFault("crash", "it ended", "the log")
        return {"id": 7, "ok": {}}


def test_a_replay_has_every_message_the_fault_and_the_verdict(tmp_path: Path) -> None:
    recorder = Recorder(Answers())  # type: ignore[arg-type]
    recorder.call("observe", viewer=None)
    with pytest.raises(AdapterFault):
        recorder.call("act", player="A", action={})
    messages = [{"to": {"do": "observe", "viewer": None}}, {"from": {"ok": {}}},
                {"to": {"do": "act", "player": "A", "action": {}}},
                {"fault": {"kind": "crash", "message": "it ended", "stderr": "the log"}}]
    assert recorder.messages == messages
    outcome = Outcome("RN-1.1-a/1", "crash", "it ended", "x")
    path = write_replay(tmp_path / "new", {"id": "RN-1.1-a/1"}, outcome, recorder)
    assert path == replay_file(tmp_path / "new", "RN-1.1-a/1") == tmp_path / "new" / "RN-1.1-a_1.replay.json"
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "format": 1, "adapter": "answers", "case": {"id": "RN-1.1-a/1"}, "messages": messages, "verdict": "crash",
        "message": "it ended", "step": "x"}

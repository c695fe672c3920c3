"""`conformance export`, `schema` and `serve`: what they write holds what it promises."""

import io
import json
from pathlib import Path

import pytest

from conformance.cli import main
from conformance.cli.serve import serve
from conformance.suite.case_schema import CASE
from conformance.suite.catalogue import packaged


def test_every_case_is_exported_and_of_the_published_shape(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path)]) == 0
    document = json.loads((tmp_path / "renathea.json").read_text())
    assert [case["id"] for case in document["cases"]] == [s.id for s in packaged("renathea").scenarios]
    for case in document["cases"]:
        CASE.validate_python(case)
    assert "players.*.hand" in document["zones"]["position"]["unordered"]
    assert "players.*.deck" in document["zones"]["position"]["ordered"]
    assert document["defaults"]["position"]["players.*.arena.*"] == {"face_up": True, "status": None}
    assert f"{len(document['cases'])} cases written" in capsys.readouterr().out


def test_schemas_name_what_tells_actions_apart(tmp_path: Path) -> None:
    assert main(["schema", str(tmp_path)]) == 0
    actions = json.loads((tmp_path / "renathea" / "action.json").read_text())
    assert all("type" in action["required"] for action in actions["$defs"].values())
    position = json.loads((tmp_path / "renathea" / "position.json").read_text())
    assert position["additionalProperties"] is False
    assert (tmp_path / "messages" / "request.json").is_file()
    assert (tmp_path / "case.json").is_file()


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(["schema", str(tmp_path / "taken")]) == 2
    assert "taken" in capsys.readouterr().err


def test_serve_answers_line_by_line_and_survives_bad_ones() -> None:
    requests = [b'{"id":7,"do":"hello","protocol":1}\n', b"nonsense\n", b"[]\n", b"\n",
                b'{"id":8,"do":"dance"}\n', b'{"id":9,"do":"observe","viewer":null}\n']
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(requests)), out)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [reply["id"] for reply in replies] == [7, None, None, 8, 9]
    assert "ok" in replies[0]
    assert all("error" in reply for reply in replies[1:])
    assert "send `setup` first" in replies[-1]["error"]["message"]

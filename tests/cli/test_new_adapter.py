"""`conformance new-adapter`: what it writes runs at once, and keeps the protocol as far as it goes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.cli import main
from conformance.cli.new_adapter import FILES, TEMPLATES

REQUESTS = """\
{"id":1,"do":"hello","protocol":1}
no json
[]

{"id":2,"do":"dance"}\r
{"id":3,"do":"setup","game":"no\\u2028né","cards":{},"position":{}}
{"id":4,"do":"hello","protocol":2}
{"id":5,"do":"observe","viewer":null}
{"id":6,"do":"toString"}
""".replace("\\u2028", "\u2028").encode()

LANGUAGES = [
    pytest.param("python", sys.executable, id="python"),
    pytest.param("javascript", "node", id="javascript", marks=pytest.mark.program("node")),
]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("language", "program"), LANGUAGES)
def test_what_is_written_runs_at_once(language: str, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-adapter", language, "mine/here"]) == 0
    file = f"mine/here/{FILES[language]}"
    assert f"/{FILES[language]}\" --game renathea\n" in capsys.readouterr().out
    adapter = f"{program} {file}"
    assert main(["run", "--adapter", adapter, "--game", "renathea"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"unsupported, for want of +alone  in all\n  game:renathea +\d+", out)
    assert "0/" in out
    assert "fail" not in out
    assert main(["run", "--adapter", adapter]) == 3
    assert "`conformance doctor` says what to do next" in capsys.readouterr().err
    assert main(["doctor", "--adapter", adapter, "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert {f["examination"]: f["state"] for f in findings} == {
        "hello": "ok", "versions": "ok", "games": "fail", "commands": "ok", "lines": "ok", "end": "ok"}


@pytest.mark.parametrize(("language", "program"), LANGUAGES)
def test_every_line_gets_one_reply(language: str, program: str) -> None:
    assert main(["new-adapter", language, "."]) == 0
    with subprocess.Popen([program, FILES[language]], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        for i in range(0, len(REQUESTS), 7):  # in pieces, as a pipe may bring them
            child.stdin.write(REQUESTS[i:i + 7])
            child.stdin.flush()
        out, _ = child.communicate(timeout=20)
    replies = [json.loads(line) for line in out.splitlines()]
    assert [reply["id"] for reply in replies] == [1, None, None, 2, 3, 4, 5, 6]
    assert "ok" in replies[0]
    assert all("error" in reply for reply in replies[1:])
    assert "né" in replies[4]["error"]["message"]


@pytest.mark.parametrize(("language", "program"), LANGUAGES)
def test_what_the_engine_prints_goes_to_the_log(language: str, program: str) -> None:
    assert main(["new-adapter", language, "."]) == 0
    path = Path(FILES[language])
    noisy = path.read_text(encoding="utf-8").replace(
        "        if request[\"protocol\"]", "        print('drew a card')\n        if request[\"protocol\"]").replace(
        "    if (request.protocol", "    console.log('drew a card');\n    if (request.protocol")
    assert "drew a card" in noisy
    path.write_text(noisy, encoding="utf-8")
    done = subprocess.run([program, str(path)], input=REQUESTS.splitlines(keepends=True)[0], capture_output=True,
                          check=True, timeout=20)
    assert json.loads(done.stdout)["id"] == 1
    assert b"drew a card" in done.stderr


@pytest.mark.parametrize(("language", "program"), LANGUAGES)
def test_a_long_line_is_read_whole(language: str, program: str) -> None:
    assert main(["new-adapter", language, "."]) == 0
    long = json.dumps({"id": 7, "do": "setup", "game": "x", "cards": {}, "position": {"law": "é" * 3_000_000}})
    done = subprocess.run([program, FILES[language]], input=long.encode() + b"\n", capture_output=True, check=True,
                          timeout=60)
    assert json.loads(done.stdout)["id"] == 7


def test_nothing_is_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("adapter.py").write_text("precious", encoding="utf-8")
    assert main(["new-adapter", "python", "."]) == 2
    assert "there already and was not touched" in capsys.readouterr().err
    assert Path("adapter.py").read_text(encoding="utf-8") == "precious"
    assert main(["new-adapter", "python", "adapter.py"]) == 2
    assert Path("adapter.py").read_text(encoding="utf-8") == "precious"


def test_the_game_and_the_command_stand_in_the_text() -> None:
    assert main(["new-adapter", "python", "my adapter", "--game", "renathea"]) == 0
    text = Path("my adapter/adapter.py").read_text(encoding="utf-8")
    assert '#     "renathea": {' in text
    assert "'my adapter/adapter.py'\"" in text
    assert "@" not in text


def test_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-adapter", "python", "x", "--game", "renatea"]) == 2
    assert "did you mean 'renathea'?" in capsys.readouterr().err
    assert main(["new-adapter", "cobol", "x"]) == 2
    assert "there are javascript and python" in capsys.readouterr().err


def test_every_language_has_its_template() -> None:
    assert {language: (TEMPLATES / language / file).is_file() for language, file in FILES.items()} == dict.fromkeys(
        FILES, True)


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_folder_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    Path("locked").mkdir(mode=0o500)
    assert main(["new-adapter", "python", "locked"]) == 2
    assert "Permission denied" in capsys.readouterr().err

"""The guide "Your first adapter in an afternoon": what it tells readers to type works, in the order of the page."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.adapters.stdio import StdioAdapter
from conformance.cli import main
from conformance.doctor.check_up import check_up

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "first-adapter.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture
def adapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that somebody has who has followed the guide to its end."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-adapter", "python", "my-adapter"]) == 0
    path = tmp_path / "my-adapter" / "adapter.py"
    methods = [block for block in blocks("python") if block.startswith("    def ")]
    rest = [block for block in blocks("python") if block not in methods]
    subject = "".join(["class Mine(Adapter):\n", *methods, *rest, "\n\nAdapter = Mine\n\n\nif __name__"])
    path.write_text(path.read_text(encoding="utf-8").replace("if __name__", subject), encoding="utf-8")
    return path


def test_what_the_guide_writes_gets_as_far_as_it_says(adapter: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with StdioAdapter([sys.executable, str(adapter)]) as subject:
        got = {finding.examination: finding.result for finding in check_up(subject)}
    fine = ["games", "commands", "lines", "setup", "positions", "decisions", "unknown game", "malformed", "places",
            "fields", "act"]
    assert [got[name].text for name in fine if got[name].state != "ok"] == []
    assert "not written yet" in got["forced steps"].text
    assert main(["run", "--adapter", f"{sys.executable} {adapter}", "--rule", "RN-5.8"]) == 0
    assert main(["run", "--adapter", f"{sys.executable} {adapter}", "--rule", "RN-8.1"]) == 1
    assert "is not written yet" in capsys.readouterr().out


def test_every_command_of_the_guide_runs(adapter: Path) -> None:
    commands = [line[2:] for block in blocks("console") for line in block.splitlines() if line.startswith("$ ")]
    assert len(commands) >= 8
    assert all(command.startswith("conformance ") for command in commands)
    finished = adapter.read_text(encoding="utf-8")
    shutil.rmtree(adapter.parent)  # the first command writes it
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for command in commands:
        words = [sys.executable, "-m", *shlex.split(command)]
        done = subprocess.run(words, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
        expected = (1,) if "my-adapter/" in command and "RN-5.8" not in command else (0,)
        assert done.returncode in expected, f"{command}\n{done.stdout}{done.stderr}"
        if "--game renathea" in command:
            adapter.write_text(finished, encoding="utf-8")  # steps 1 to 4

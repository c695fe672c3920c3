"""Where output goes and how: pipes that end, full disks, encodings, no standard output at all."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.cli import main

RUN = [sys.executable, "-m", "conformance"]
FULL = Path("/dev/full")
needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


@pytest.mark.parametrize("words", [["run", "--rule", "RN-8.1", "--json"], ["rulings", "RN-R1"], ["--help"]])
def test_a_reader_that_has_had_enough_leaves_it_incomplete(words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([*RUN, *words], stdout=write, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (3, b"")


@needs_a_full_disk
def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    with FULL.open("w") as full:
        done = subprocess.run([*RUN, "run", "--rule", "RN-8.1"], stdout=full, stderr=subprocess.PIPE, text=True,
                              check=False)
    assert done.returncode == 3
    assert done.stderr == "conformance run: output: No space left on device\n"
    done = subprocess.run([*RUN, "run", "--rule", "RN-8.1", "--report", str(FULL)], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 3
    assert done.stderr == "conformance run: output: No space left on device\n"


def test_without_standard_output_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["rulings", "RN-R1"]) == 0


def test_a_pipe_gets_utf_8_whatever_the_locale() -> None:
    poor = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    shown = subprocess.run([*RUN, "report", "--help"], env=kept | poor, capture_output=True, check=True).stdout
    assert "merge OUT FILE…" in shown.decode("utf-8")
    asked = subprocess.run([*RUN, "report", "--help"], env=kept | {"PYTHONIOENCODING": "ascii"}, capture_output=True,
                           check=True).stdout
    assert b"merge OUT FILE\\u2026" in asked


def test_the_report_on_standard_output_is_one_that_can_be_read(tmp_path: Path) -> None:
    done = subprocess.run([*RUN, "run", "--rule", "RN-8.1", "--json"], capture_output=True, check=True)
    (tmp_path / "r.jsonl").write_bytes(done.stdout)
    assert json.loads(done.stdout.splitlines()[0])["type"] == "header"
    assert main(["report", "show", str(tmp_path / "r.jsonl")]) == 0

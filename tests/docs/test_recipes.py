"""The recipes for CI services: YAML of the right shape, and what they run works and leaves what they collect."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="recipes for a POSIX shell: run this on Linux or macOS")
PAGE = (ROOT / "docs" / "guides" / "ci.md").read_text(encoding="utf-8")


def recipe(title: str) -> Any:
    yaml = pytest.importorskip("yaml", reason="needs PyYAML: pip install 'tcg-conformance[docs]'")
    (text,) = re.findall(rf'^```yaml title="{re.escape(title)}"\n(.*?)^```', PAGE, re.DOTALL | re.MULTILINE)
    return yaml.safe_load(text)


def carry_out(line: str, folder: Path) -> None:
    """A `conformance run` of a recipe, by a shell as there, with the bundled engine for the reader's."""
    assert line.startswith("conformance run --adapter ")
    line = re.sub(r'--adapter "[^"]+"', '--adapter "conformance serve"', line, count=1)
    (folder / "known.toml").write_text("", encoding="utf-8")
    environment = {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "GITHUB_STEP_SUMMARY": "step summary.md",
                   "HOME": str(folder)}
    done = subprocess.run(["/bin/sh", "-ec", line], cwd=folder, env=environment, capture_output=True, text=True,
                          timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_github(tmp_path: Path) -> None:
    steps = recipe("conformance.yml")["jobs"]["conformance"]["steps"]
    (line,) = [step["run"] for step in steps if step.get("run", "").startswith("conformance")]
    carry_out(line, tmp_path)
    assert "conforms" in (tmp_path / "step summary.md").read_text(encoding="utf-8")
    (upload,) = [step for step in steps if "upload-artifact" in step.get("uses", "")]
    assert upload["if"] == "always()", "a run that fails is the one whose report is wanted"
    collected = set(upload["with"]["path"].split())
    assert collected == {"report.jsonl", "junit.xml", "failures"}
    assert all((tmp_path / name).is_file() for name in collected - {"failures"})  # nothing has failed here


def test_gitlab(tmp_path: Path) -> None:
    job = recipe("gitlab-ci.yml")["conformance"]
    (line,) = [line for line in job["script"] if line.startswith("conformance")]
    carry_out(line, tmp_path)
    artifacts = job["artifacts"]
    assert artifacts["when"] == "always"
    assert set(artifacts["paths"]) == {"report.jsonl", "failures"}
    assert (tmp_path / "report.jsonl").is_file()
    assert (tmp_path / artifacts["reports"]["junit"]).is_file()

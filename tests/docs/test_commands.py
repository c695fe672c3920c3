"""Every command in README and the pages runs, in the order of its page, in a folder of its own.

A page's commands stand in `console` blocks behind `$`. A fenced block with a title is a file of that name. A comment
`# exits with 1` behind a command says so. Commands that set a machine up stand in `sh` blocks; `.ci/run` runs those.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OWN_TEST = "first-adapter"  # its commands go with a file that grows: tests/doctor/test_first_adapter.py
GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
PAGES = [ROOT / "README.md", *(page for page in GUIDES if page.stem != OWN_TEST)]
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HERE = {"conformance", "pytest", "python"}


def commands(page: Path) -> list[str]:
    """The commands of a page, in order."""
    blocks = [text for kind, _, text in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == "console"]
    return [line[2:] for text in blocks for line in text.splitlines() if line.startswith("$ ")]


def files(page: Path) -> dict[str, str]:
    """The files that a page shows whole."""
    return {name: text for _, name, text in BLOCK.findall(page.read_text(encoding="utf-8")) if name}


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.stem)
def test_every_command_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    for name, text in files(page).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    for command in commands(page):
        words, _, comment = command.partition("  # ")
        argv = shlex.split(words)
        if argv[0] not in HERE and not shutil.which(argv[0], path=path):
            if os.environ.get("CONFORMANCE_REQUIRE_PROGRAMS"):
                pytest.fail(f"{argv[0]} is missing, for `{command}`")
            pytest.skip(f"{argv[0]} is missing, for `{command}`: install it")
        expected = int(found[1]) if (found := re.search(r"exits with (\d)", comment)) else 0
        done = subprocess.run(argv, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == expected, f"{page.name}: {command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr, f"{page.name}: {command}\n{done.stderr[-2000:]}"


def test_commands_that_set_up_are_those_of_ci() -> None:
    blocks = [text.strip() for kind, _, text in BLOCK.findall((ROOT / "README.md").read_text()) if kind == "sh"]
    assert len(blocks) == 2
    script = (ROOT / ".ci" / "run").read_text()
    for block in blocks:
        assert block in script, block


def test_the_output_in_the_readme_is_real() -> None:
    readme = (ROOT / "README.md").read_text()
    shown = next(text for kind, _, text in BLOCK.findall(readme) if kind == "text" and "conforms" in text)
    run = subprocess.run([sys.executable, "-m", "conformance", "run"], capture_output=True, text=True, check=True)

    def without_seconds(text: str) -> str:
        return re.sub(r"in \d+\.\d\d s", "in … s", text).strip()

    assert without_seconds(run.stdout).endswith(without_seconds(shown))

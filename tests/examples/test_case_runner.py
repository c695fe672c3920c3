"""The case runner in JavaScript judges as `conformance run` does, on the reference and on broken variants of it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from agree import RUNNER, both, by_node, script, verdicts

from conformance.protocol.games import GAMES
from conformance.suite.export import export_game

pytestmark = pytest.mark.program("node")

# What each variant must at least get: proof that the fault shows, and that agreeing on it means something.
EXPECTED = {
    "RefuseAll": {"pass", "fail"},
    "AcceptAll": {"pass", "fail", "invalid-output"},
    "MutateOnRefusal": {"pass", "fail"},
    "Leak": {"pass", "fail"},
    "LoseCard": {"pass", "fail"},
    "WrongOrder": {"pass", "fail"},
    "WrongReason": {"pass", "fail"},
    "UnknownReason": {"pass", "invalid-output"},
    "GiveUp": {"pass", "adapter-error"},
    "Unsupporting": {"pass", "fail"},
    "Crash": {"pass", "crash"},
    "Garbage": {"pass", "invalid-output"},
    "WrongId": {"pass", "invalid-output"},
    "Odd": {"pass", "invalid-output"},
    "Silent": {"pass", "timeout"},
    "Fewer": {"pass", "unsupported"},
    "NoEffects": {"pass", "unsupported"},
    "OtherGame": {"unsupported"},
    "OtherReading": {"pass"},
    "Sparse": {"pass"},
}


@pytest.fixture(scope="session")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases of Renathea as they are exported."""
    path = tmp_path_factory.mktemp("cases") / "renathea.json"
    path.write_text(json.dumps(export_game("renathea")), encoding="utf-8")
    return path


def test_they_agree_on_the_reference(cases: Path) -> None:
    python, node = both(cases, [sys.executable, "-m", "conformance", "serve"])
    assert python == node
    assert set(node.counts) == {"pass"}
    assert (node.code, node.conforms, node.not_applicable) == (0, True, 0)


@pytest.mark.parametrize("fault", EXPECTED)
def test_they_agree_on_a_broken_variant(cases: Path, fault: str) -> None:
    python, node = both(cases, script("broken_server.py", fault), timeout=1.5 if fault == "Silent" else 10)
    assert node.by_id == python.by_id
    assert (node.code, node.conforms, node.not_applicable) == (python.code, python.conforms, python.not_applicable)
    assert set(node.counts) == EXPECTED[fault]
    assert node.code == (0 if EXPECTED[fault] == {"pass"} else 1)
    assert (node.not_applicable > 0) == (fault == "OtherReading")


def test_they_agree_on_an_adapter_that_does_not_come_back(cases: Path, tmp_path: Path) -> None:
    python, node = both(cases, script("broken_server.py", "Gone", str(tmp_path / "a")),
                        script("broken_server.py", "Gone", str(tmp_path / "b")))
    assert node.by_id == python.by_id
    assert node.counts["crash"] == 1
    assert set(node.counts) == {"pass", "crash", "not-run"}
    assert node.code == python.code == 3


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["node", str(RUNNER), *words], capture_output=True, encoding="utf-8", timeout=60, check=False)


def test_words_for_a_reader(cases: Path) -> None:
    done = run(str(cases), "--", *script("broken_server.py", "LoseCard"))
    *results, last = done.stdout.splitlines()
    assert "RN-8.1-a/1 fail Then A's Podium is Squire: cards are not conserved" in done.stdout
    assert "RN-1.1-a pass" in results or any(line.endswith(" pass") for line in results)
    counts = [int(part.split()[0]) for part in last.split(", ")]
    assert [part.split(" ", 1)[1] for part in last.split(", ")] == ["passed", "failed", "unsupported", "not applicable"]
    assert sum(counts) == len(results)
    assert done.returncode == 1


@pytest.mark.parametrize(("words", "said"), [
    (["cases.json"], "no adapter command"),
    (["nowhere.json", "--", "x"], "ENOENT"),
    (["--speed", "--", "x"], "--speed"),
    (["a", "b", "--", "x"], "expected one file"),
])
def test_wrong_use(words: list[str], said: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "usage: node run_cases.mjs" in done.stderr


def test_a_command_that_is_not_there(cases: Path) -> None:
    done = run(str(cases), "--", "no-such-engine")
    assert done.returncode == 2
    assert "nothing was run: cannot start no-such-engine" in done.stderr


def test_an_adapter_that_cannot_be_greeted(cases: Path) -> None:
    done = run(str(cases), "--", "node", "-e", "console.log('hello')")
    assert done.returncode == 3
    assert "nothing was run: not JSON: hello" in done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_reference_in_every_game(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.json"
    suite = export_game(name)
    path.write_text(json.dumps(suite), encoding="utf-8")
    found = verdicts(by_node(path, [sys.executable, "-m", "conformance", "serve"], 10))
    assert found.by_id == {case["id"]: "pass" for case in suite["cases"]}

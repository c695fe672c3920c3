"""`conformance run --watch`: runs at once and after each change, not otherwise."""

import argparse
from pathlib import Path

from conformance.cli.watch import stamps, watch, watched


def test_runs_again_only_after_a_change() -> None:
    looks = iter([{Path("a"): 1}, {Path("a"): 1}, {Path("a"): 2}, {Path("a"): 2}])
    waits = iter([True, True, True, False])
    runs: list[int] = []
    watch(lambda: next(looks), lambda: runs.append(1), lambda: next(waits))
    assert len(runs) == 2


def test_a_draft_and_an_adapter_script_are_watched(tmp_path: Path) -> None:
    draft, script = tmp_path / "d.feature", tmp_path / "engine.js"
    draft.write_text("Feature: x")
    script.write_text("//")
    files = watched(argparse.Namespace(paths=[draft], adapter=f"node {script}"))
    assert {draft, script} <= set(files)
    assert stamps([draft])[draft] == draft.stat().st_mtime_ns

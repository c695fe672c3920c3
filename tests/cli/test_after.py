"""What is made of the results at the end of a run, and which exit code it has."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from conformance.cli import UserError
from conformance.cli.after import After
from conformance.cli.run import exit_code
from conformance.run.report import Tally
from conformance.run.verdicts import Outcome

HEADER = {"type": "header", "suite": "1", "adapter": {"name": "engine", "version": "1"}}
ONE = "RN-8.1-a/1"  # a scenario of the suite
LISTED = f'["{ONE}"]\nverdict = "fail"\nreason = "r"\nuntil = 2100-01-01\n'


def after(folder: Path, ids: list[str] | None = None, known: str | None = None, **options: Any) -> After:
    """With the options of a run, and a list of known failures of this text."""
    if known is not None:
        (folder / "known.toml").write_text(known, encoding="utf-8")
        options["known"] = folder / "known.toml"
    return After(Namespace(**{"report": None, "junit": None, "summary": None, "replay": None, "known": None,
                              "json": False, **options}), ids or [])


def told(made: After, *results: tuple[str, str, str], complete: bool = True) -> After:
    """After a run with these ids, levels and verdicts."""
    lines: list[dict[str, Any]] = [HEADER | {"planned": len(results) + (not complete)}, {"type": "meta"}]
    lines += [{"type": "result", "id": name, "rule": "RN-8.1", "game": "renathea", "level": level, "verdict": verdict}
              for name, level, verdict in results]
    for line in [*lines, *([{"type": "footer", "results": len(results)}] if complete else [])]:
        made.write(json.dumps(line))
    return made


# -- the exit code -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("planned", "verdicts", "code", "code_fast"), [
    (1, ["pass"], 0, 0), (0, [], 3, 3), (2, ["pass"], 3, 3), (1, ["fail"], 1, 1), (1, ["unsupported"], 1, 1),
    (2, ["fail"], 3, 1), (2, ["pass", "crash"], 1, 1), (2, ["crash", "not-run"], 3, 1), (1, ["not-run"], 3, 3),
    (2, ["pass", "not-run"], 3, 3), (2, ["pass", "harness-error"], 1, 1),
])
def test_what_counts_mean(planned: int, verdicts: list[str], code: int, code_fast: int) -> None:
    tally = Tally(planned)
    for verdict in verdicts:
        tally.add("required", verdict)
    assert exit_code(tally, fail_fast=False) == code
    assert exit_code(tally, fail_fast=True) == code_fast


FAILED = (ONE, "required", "fail")
GIVEN_THE_LIST = [
    # the list, results, whether all were run, the code without the list, the code with it
    (LISTED, [FAILED], True, 1, 0),
    (LISTED, [FAILED, ("RN-8.1-b", "required", "pass")], True, 1, 0),
    (LISTED, [FAILED, ("RN-8.1-b", "supplement", "fail")], True, 1, 0),
    (LISTED, [FAILED, ("RN-8.1-b", "required", "fail")], True, 1, 1),
    (LISTED, [FAILED, ("RN-8.1-b", "ruled", "fail")], True, 1, 1),
    (LISTED, [FAILED, ("RN-8.1-b", "required", "unsupported")], True, 1, 1),
    (LISTED, [FAILED, ("RN-8.1-b", "required", "crash")], True, 1, 1),
    (LISTED, [FAILED], False, 1, 1),
    (LISTED, [FAILED], False, 3, 3),
    (LISTED, [(ONE, "required", "pass")], True, 0, 1),
    (LISTED, [(ONE, "required", "crash")], True, 1, 1),
    (LISTED, [("RN-8.1-b", "required", "pass")], True, 0, 0),
    (LISTED.replace("2100", "2001"), [FAILED], True, 1, 1),
    (LISTED.replace(ONE, "RN-8.1-zz"), [("RN-8.1-b", "required", "pass")], True, 0, 1),
    ("", [("RN-8.1-b", "required", "pass")], True, 0, 0),
]


@pytest.mark.parametrize(("known", "results", "complete", "code", "with_list"), GIVEN_THE_LIST)
def test_the_list_and_the_exit_code(tmp_path: Path, known: str, results: list[tuple[str, str, str]], complete: bool,
                                    code: int, with_list: int) -> None:
    assert told(after(tmp_path, known=known), *results, complete=complete).finish(code) == with_list
    assert told(after(tmp_path), *results, complete=complete).finish(code) == code


def test_a_draft_can_be_listed_too(tmp_path: Path) -> None:
    known = LISTED.replace(ONE, "mine.feature:3")
    mine = ("mine.feature:3", "required", "fail")
    assert told(after(tmp_path, ["mine.feature:3"], known), mine).finish(1) == 0
    assert told(after(tmp_path, [], known), mine).finish(1) == 1


def test_only_exactly_what_is_listed_is(tmp_path: Path) -> None:
    made = after(tmp_path, known=LISTED)
    assert [made.lists(Outcome(name, verdict)) for name, verdict in (  # type: ignore[arg-type]
        (ONE, "fail"), (ONE, "crash"), ("RN-8.1-b", "fail"))] == [True, False, False]


@pytest.mark.parametrize("json_too", [True, False])
def test_standard_output_is_the_reports_where_it_is_asked_for(tmp_path: Path, json_too: bool,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    told(after(tmp_path, known=LISTED, json=json_too), FAILED).finish(1)
    captured = capsys.readouterr()
    assert (captured.err if json_too else captured.out) == "1 known failure, 0 others, 0 entries not as listed\n"
    assert (captured.out if json_too else captured.err) == ""


# -- files -------------------------------------------------------------------------------------------------------------
def test_a_summary_is_appended_and_junit_is_written_anew(tmp_path: Path) -> None:
    for name in ("s.md", "j.xml"):
        (tmp_path / name).write_text("before\n", encoding="utf-8")
    made = after(tmp_path, summary=tmp_path / "s.md", junit=tmp_path / "j.xml")
    assert told(made, FAILED, complete=False).finish(3) == 3
    assert (tmp_path / "s.md").read_text(encoding="utf-8").startswith("before\n## engine 1: **incomplete**")
    assert (tmp_path / "j.xml").read_text(encoding="utf-8").startswith("<?xml")
    assert "(incomplete)" in (tmp_path / "j.xml").read_text(encoding="utf-8")


def test_lines_are_kept_where_something_is_made_of_them(tmp_path: Path) -> None:
    assert not after(tmp_path).wanted
    assert not after(tmp_path, report=tmp_path / "r.jsonl").wanted
    assert after(tmp_path, known="").wanted
    for option in ("junit", "summary", "replay"):
        assert after(tmp_path, **{option: tmp_path / "new"}).wanted


def test_replay_files_of_what_passes_now_are_removed_and_others_are_not(tmp_path: Path) -> None:
    names = {"pass": "RN-8.1-b", "fail": "RN-8.1-c", "crash": "RN-8.1-d", "unsupported": "RN-8.1-e"}
    for name in (*names.values(), "RN-8.1-f"):
        (tmp_path / f"{name}.replay.json").write_text("", encoding="utf-8")
    told(after(tmp_path, replay=tmp_path), *((name, "required", verdict) for verdict, name in names.items())).finish(1)
    assert sorted(path.name[:8] for path in tmp_path.iterdir()) == ["RN-8.1-c", "RN-8.1-d", "RN-8.1-e", "RN-8.1-f"]


@pytest.mark.parametrize("option", ["report", "junit", "summary"])
def test_a_place_that_cannot_be_written_to_is_told_before_the_run(tmp_path: Path, option: str) -> None:
    for place, message in ((tmp_path, "expected a file, this is a folder"),
                           (tmp_path / "no" / "file", f"there is no folder {tmp_path / 'no'}; make it first")):
        with pytest.raises(UserError) as no:
            after(tmp_path, **{option: place})
        assert str(no.value) == f"--{option} {place}: {message}"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_for_replays_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(UserError, match=r"expected a folder; .*file is none"):
        after(tmp_path, replay=tmp_path / "file" / "inner")


def test_a_bad_list_is_told_before_the_run(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="`reason` is missing"):
        after(tmp_path, known=LISTED.replace('reason = "r"\n', ""))

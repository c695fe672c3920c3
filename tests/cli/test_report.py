"""`conformance report`, `replay`, `known`, and what `run` writes for them."""

import json
import sys
from pathlib import Path

import pytest

from conformance.cli import main
from conformance.run.merge import worse
from conformance.run.report import read_report

SUBJECT = """\
from conformance.adapters.server import Server


class Forgetful(Server):
    def observe(self, request):
        ok = super().observe(request)
        for player in ok.get("position", {}).get("players", {}).values():
            player["hand"] += player["podium"]
            player["podium"] = []
        return ok
"""
Text = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "forgetful_engine.py").write_text(SUBJECT)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "forgetful_engine", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


RUN = ["run", "--rule", "RN-8.1", "--adapter", "python:forgetful_engine:Forgetful"]


def test_known_failures_from_a_report_to_exit_code_0(here: Path, capsys: Text) -> None:
    assert main([*RUN, "--report", "r.jsonl"]) == 1
    assert main(["known", "update", "known.toml", "--report", "r.jsonl", "--until", "2100-01-01"]) == 0
    capsys.readouterr()
    assert main([*RUN, "--known", "known.toml"]) == 0
    out = capsys.readouterr().out
    assert "0 others, 0 entries not as listed" in out
    assert "fail RN-8.1-a/1" not in out


def test_an_unexpected_pass_is_an_error(here: Path, capsys: Text) -> None:
    main([*RUN, "--report", "r.jsonl"])
    main(["known", "update", "known.toml", "--report", "r.jsonl", "--until", "2100-01-01"])
    assert main(["run", "--rule", "RN-8.1", "--known", "known.toml"]) == 1
    assert "RN-8.1-a/1: passes, although it is listed as fail" in capsys.readouterr().out


def test_a_failure_that_is_not_listed_counts(here: Path) -> None:
    (here / "known.toml").write_text('["RN-8.1-a/1"]\nverdict = "fail"\nreason = "r"\nuntil = 2100-01-01\n')
    assert main([*RUN, "--known", "known.toml"]) == 1


def test_fail_fast_goes_on_over_known_failures_and_what_was_not_run_is_not_known(here: Path, capsys: Text) -> None:
    subject = ["run", "--rule", "RN-8", "--adapter", "python:forgetful_engine:Forgetful"]
    assert main([*subject, "--fail-fast", "--report", "first.jsonl"]) == 1
    main(["known", "update", "known.toml", "--report", "first.jsonl", "--until", "2100-01-01"])
    fast = [*subject, "--fail-fast", "--known", "known.toml", "--report", "r.jsonl"]
    assert main(fast) == 1  # the next failure is not listed
    assert not read_report(here / "r.jsonl").complete
    main([*subject, "--report", "whole.jsonl"])
    main(["known", "update", "known.toml", "--report", "whole.jsonl", "--until", "2100-01-01"])
    assert main(fast) == 0
    assert read_report(here / "r.jsonl").complete


def test_the_list_does_not_make_a_whole_of_a_run_that_stopped_at_a_supplement(here: Path) -> None:
    feature = "Feature: Mine\n" + "".join(
        f"  {tag}\n  Scenario: {name}\n    Given a game of Renathea\n    Then it is round {number}\n"
        for tag, name, number in (("@supplement", "First", 9), ("", "Second", 9)))
    (here / "mine.feature").write_text(feature, encoding="utf-8")
    (here / "known.toml").write_text("", encoding="utf-8")
    assert main(["run", "mine.feature", "--fail-fast", "--known", "known.toml"]) == 1
    assert main(["run", "mine.feature", "--known", "known.toml"]) == 1


def test_a_replay_file_runs_alone_with_all_its_messages(here: Path, capsys: Text) -> None:
    main([*RUN, "--replay", "failures"])
    file = here / "failures" / "RN-8.1-a_1.replay.json"
    document = json.loads(file.read_text())
    ways = [next(iter(message)) for message in document["messages"]]
    assert ways == ["to", "from"] * (len(ways) // 2)
    capsys.readouterr()
    assert main(["replay", str(file)]) == 1
    out = capsys.readouterr().out
    assert out.count("→ ") == out.count("← ") == len(document["messages"]) // 2
    assert "fail RN-8.1-a/1: players.A.podium: expected [Squire], got []" in out
    assert main(["replay", str(file), "--adapter", "reference", "--quiet"]) == 0
    assert "in the file: fail" in capsys.readouterr().out


def test_workers_write_the_same_replay_files(here: Path) -> None:
    main([*RUN, "--replay", "one"])
    main([*RUN, "--replay", "two", "--workers", "2"])
    one, two = ({p.name: json.loads(p.read_text()) for p in (here / name).iterdir()} for name in ("one", "two"))
    assert one == two


def test_shards_merge_to_the_report_of_the_whole(here: Path, capsys: Text) -> None:
    run = ["run", "--rule", "RN-8"]
    main([*run, "--report", "whole.jsonl"])
    for index in (1, 2, 3):
        assert main([*run, "--shard", f"{index}/3", "--report", f"{index}.jsonl"]) == 0
    assert main(["report", "merge", "merged.jsonl", "1.jsonl", "2.jsonl", "3.jsonl"]) == 0

    def lines(name: str) -> list[str]:
        return [line for line in (here / name).read_text().splitlines() if '"type": "meta"' not in line]

    assert lines("merged.jsonl") == lines("whole.jsonl")
    assert main(["report", "compare", "whole.jsonl", "merged.jsonl"]) == 0
    assert "0 changed" in capsys.readouterr().out


def test_a_comparison_with_a_regression_exits_1(here: Path, capsys: Text) -> None:
    main(["run", "--rule", "RN-8.1", "--report", "good.jsonl"])
    main([*RUN, "--report", "bad.jsonl"])
    assert main(["report", "compare", "good.jsonl", "bad.jsonl"]) == 1
    assert "RN-8.1-a/1: pass → fail" in capsys.readouterr().out


def test_what_another_version_of_the_suite_no_longer_has_is_no_regression(here: Path, capsys: Text) -> None:
    main(["run", "--rule", "RN-8.1", "--report", "old.jsonl"])
    lines = (here / "old.jsonl").read_text().splitlines(keepends=True)
    fewer = "".join(line for line in lines if '"RN-8.1-a/1"' not in line)
    (here / "same.jsonl").write_text(fewer)
    digest = json.loads(lines[0])["digest"]
    (here / "new.jsonl").write_text(fewer.replace(digest, "0" * len(digest)))
    for name in ("same", "new"):  # without the footer neither is complete; what is compared is told all the same
        main(["report", "compare", "old.jsonl", f"{name}.jsonl"])
        assert "RN-8.1-a/1: pass → not there" in capsys.readouterr().out
    old, same, new = (read_report(here / f"{name}.jsonl") for name in ("old", "same", "new"))
    assert worse(old, same)
    assert not worse(old, new)


def test_every_form_of_a_report(here: Path, capsys: Text) -> None:
    main([*RUN, "--report", "r.jsonl", "--junit", "j.xml", "--summary", "s.md"])
    capsys.readouterr()
    assert main(["report", "show", "r.jsonl"]) == 1
    assert "does not conform" in capsys.readouterr().out
    assert main(["report", "junit", "r.jsonl"]) == 0
    assert capsys.readouterr().out == (here / "j.xml").read_text()
    assert main(["report", "markdown", "r.jsonl"]) == 0
    assert capsys.readouterr().out == (here / "s.md").read_text()
    assert main(["report", "badge", "r.jsonl", "--label", "mine"]) == 0
    assert json.loads(capsys.readouterr().out)["label"] == "mine"


def test_an_incomplete_report_says_so_everywhere(here: Path, capsys: Text) -> None:
    main([*RUN, "--report", "r.jsonl", "--fail-fast"])
    for verb in ("show", "junit", "markdown", "badge"):
        capsys.readouterr()
        assert main(["report", verb, "r.jsonl"]) == 3
        assert "incomplete" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["report", "show", "nowhere.jsonl"], ["replay", "nowhere.json"],
                                   ["known", "update", "k", "--report", "nowhere", "--until", "2100-01-01"],
                                   ["known", "update", "k", "--report", "nowhere", "--until", "soon"],
                                   [*RUN, "--known", "nowhere.toml"], [*RUN, "--shard", "5/2"]])
def test_wrong_use_is_one_line(here: Path, words: list[str], capsys: Text) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_badge_of_one_game(here: Path, capsys: Text) -> None:
    main(["run", "--rule", "RN-8.1", "--report", "r.jsonl"])
    capsys.readouterr()
    assert main(["report", "badge", "r.jsonl", "--game", "renathea"]) == 0
    assert json.loads(capsys.readouterr().out)["message"] == "11/11 required"
    assert main(["report", "badge", "r.jsonl", "--game", "magical_cute"]) == 3
    out, err = capsys.readouterr()
    assert json.loads(out)["message"] == "not run"
    assert err == "conformance report: r.jsonl holds no scenario of magical_cute\n"
    assert main(["report", "badge", "r.jsonl", "--game", "renatea"]) == 2
    assert "did you mean 'renathea'?" in capsys.readouterr().err


def test_a_replay_file_whose_scenario_passes_now_is_removed(here: Path) -> None:
    main([*RUN, "--replay", "failures"])
    kept = here / "failures" / "RN-99.9-a.replay.json"
    kept.write_text("of another run")
    assert len(list(kept.parent.iterdir())) > 1
    assert main(["run", "--rule", "RN-8.1", "--replay", "failures"]) == 0
    assert list(kept.parent.iterdir()) == [kept]


@pytest.mark.parametrize(("change", "told"), [
    ({"format": 2}, "expected a file that `conformance run --replay DIR` has written"),
    ({"adapter": None}, "`adapter` is missing or no text"),
    ({"verdict": 1}, "`verdict` is missing or no text"),
    ({"case": {}}, "case.id: Field required"),
    ({"case": []}, "case: "),
])
def test_what_is_no_replay_is_told_in_one_line(here: Path, change: dict[str, object], told: str, capsys: Text) -> None:
    main([*RUN, "--replay", "failures"])
    file = here / "failures" / "RN-8.1-a_1.replay.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    capsys.readouterr()
    assert main(["replay", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_report_is_no_replay(here: Path, capsys: Text) -> None:
    main([*RUN, "--report", "r.jsonl"])
    capsys.readouterr()
    assert main(["replay", "r.jsonl"]) == 2
    assert "expected a file that `conformance run --replay DIR` has written" in capsys.readouterr().err

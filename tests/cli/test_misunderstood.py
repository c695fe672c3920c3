"""What a newcomer types, and is told: the nearest thing that could be meant, or where the mistake is."""

import json
import re
import sys
from pathlib import Path

import pytest

from conformance.cli import console, main
from conformance.cli.console import command_line

Text = pytest.CaptureFixture[str]
DRAFT = """\
Feature: A draft
  Rule: Both open their cards
    Scenario: A card lies there
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Imp and Scout
      When A deploys Knight and B deploys Imp
      Then A sees Imp in B's Arena
"""
SUBJECT = """\
from conformance.adapters.server import Server


class Misspelt(Server):
    def handle(self, message):
        reply = super().handle(message)
        if message.get("do") == "hello":
            reply["ok"]["games"] = {"renathea": {"capabilities": ["view", "effects"], "effects": ["powerup"],
                                                 "rulings": {"RN-R99": ["a"]}},
                                    "magicalcute": {"capabilities": []}}
        return reply


class Colourful(Server):
    def handle(self, message):
        if message.get("do") == "act":
            return {"id": message["id"], "error": {"message": "\\x1b[31mred\\x1b[0m and <b>|\\x00\\x01"}}
        return super().handle(message)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "misunderstood_engine.py").write_text(SUBJECT)
    (tmp_path / "draft.feature").write_text(DRAFT)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "misunderstood_engine", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def told(words: list[str], capsys: Text) -> str:
    """The one line on standard error of a command that ends with 2."""
    try:
        code = main(words)
    except SystemExit as end:
        code = end.code  # type: ignore[assignment]
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert code == 2
    return line


@pytest.mark.parametrize(("words", "meant"), [
    ("run --level requird", "did you mean required?"),
    ("run --wokers 2", "did you mean --workers?"),
    ("rulings --game renathe", "did you mean renathea?"),
    ("report shw r.jsonl", "did you mean show?"),
    ("report badge r.jsonl --gme x", "did you mean --game?"),
    ("help", "did you mean `--help`?"),
    ("new-adapter js there", "did you mean javascript?"),
    ("new-adapter pyton there", "did you mean python?"),
    ("new-adapter cobol there", "there are javascript and python"),
    ("run --rule RN-8.1-a", "this is a scenario; say --scenario RN-8.1-a"),
    ("run --scenario RN-8.1", "this is a rule; say --rule RN-8.1"),
    ("run RN-8.1-a", "chosen with --rule or --scenario"),
    ("explain RN-8.2", "RN-8.2 is a rule; its scenarios are RN-8.2-a"),
    ("explain draft.feature", "by a line of it, as draft.feature:3"),
    ("serve --http 99999999", "port must be 0-65535; choose another port"),
    ("replay nowhere.json --timeout 0", "--timeout 0: expected a number of seconds above 0"),
    ("replay nowhere.json --timeout nan", "--timeout nan: expected"),
    ("doctor --adapter reference --timeout nan", "--timeout nan: expected"),
    ("known update k.toml --report r.jsonl --until 2020-01-01", "2020-01-01: has passed"),
    ("run --watch --adapter \"node", "no closing quotation"),
    ("run --timeout nan", "--timeout nan: expected a number of seconds above 0"),
    ("run --timeout inf", "--timeout inf: expected"),
    ("doctor --adapter no-such-program-at-all", "no-such-program-at-all"),
    ("guide first-adaptr", "did you mean first-adapter?"),
    ("guide cobol", "there are ci, faults, first-adapter"),
])
def test_the_nearest_thing_is_named(here: Path, words: str, meant: str, capsys: Text) -> None:
    assert meant in told(words.split(" "), capsys)


@pytest.mark.parametrize("words", ["run --report", "doctor", "run --workers x", "known update k.toml"])
def test_what_is_spelt_well_is_not_suggested(words: str, capsys: Text) -> None:
    assert "did you mean" not in told(words.split(), capsys)


@pytest.mark.parametrize("option", ["--report", "--junit", "--summary"])
@pytest.mark.parametrize(("path", "why"), [("nowhere/out", "there is no folder nowhere; make it first"),
                                           (".", "expected a file, this is a folder")])
def test_where_output_goes_is_looked_at_before_the_run(here: Path, option: str, path: str, why: str,
                                                       capsys: Text) -> None:
    assert main(["run", "--rule", "RN-8.1", option, path]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"conformance run: {option} {path}: {why}\n"


def test_replays_go_into_a_folder(here: Path, capsys: Text) -> None:
    assert main(["run", "--rule", "RN-8.1", "--replay", "draft.feature"]) == 2
    assert "--replay draft.feature: expected a folder" in capsys.readouterr().err
    assert main(["run", "--rule", "RN-8.1", "--replay", "new/failures"]) == 0
    assert not (here / "new").exists()


def test_a_draft_rule_has_no_id_to_show(here: Path, capsys: Text) -> None:
    assert main(["explain", "draft.feature:3"]) == 0
    assert "\nrule: Both open their cards\n" in capsys.readouterr().out
    (here / "draft.feature").write_text(DRAFT.replace("sees Imp", "sees Scout"))
    assert main(["run", "draft.feature"]) == 1
    assert "\n  rule   Both open their cards\n" in capsys.readouterr().out
    main(["lint", "draft.feature"])
    assert "1 scenario in 1 file" in capsys.readouterr().out


@pytest.mark.parametrize(("wrong", "right", "line", "why"), [
    ("Scenaro: A card", "Scenario: A card", 3, "'Scenaro' is no keyword; did you mean 'Scenario'?"),
    ("game of Renatea", "game of Renathea", 4, "no game 'Renatea'; did you mean 'Renathea'?"),
    ("game of Chess", "game of Renathea", 4, "no game 'Chess'; there are Renathea, Element Clash"),
    ("a table", "a game of Renathea", 1, "no step says which game this is"),
    ("    Nothing", DRAFT[DRAFT.index("    Scenario"):], 1, "there is no scenario in this file"),
])
def test_what_is_misspelt_in_a_draft_is_named_with_its_line(
        here: Path, wrong: str, right: str, line: int, why: str, capsys: Text) -> None:
    (here / "draft.feature").write_text(DRAFT.replace(right, wrong))
    assert told(["run", "draft.feature"], capsys).startswith(f"conformance run: draft.feature:{line}: {why}")


def test_a_byte_order_mark_is_no_letter(here: Path) -> None:
    (here / "draft.feature").write_text(DRAFT, encoding="utf-8-sig")
    assert main(["run", "draft.feature"]) == 0


@pytest.mark.parametrize(("cards", "why"), [
    ("broken = [", "Invalid value"),
    ("Imp = 3", "Imp is 3; expected a table"),
    ('["Zorro"]\nset = "Base"\nroles = ["Melee"]\nraw = 2', "Zorro: card_class: Field required"),
    ('["Knight"]\ncard_class = "Other"\nset = "Base"\nroles = ["Melee"]\nraw = 2', "another definition"),
])
@pytest.mark.parametrize("command", ["run draft.feature", "explain draft.feature:3"])
def test_cards_beside_a_draft_that_are_wrong_are_told(
        here: Path, command: str, cards: str, why: str, capsys: Text) -> None:
    (here / "cards.toml").write_text(cards)
    line = told(command.split(), capsys)
    assert why in line
    assert "draft.feature:" in line


def test_cards_beside_a_draft_can_be_named_in_it(here: Path) -> None:
    (here / "cards.toml").write_text('["Zorro"]\ncard_class = "Z"\nset = "Base"\nroles = ["Melee"]\nraw = 2\n')
    (here / "draft.feature").write_text(DRAFT.replace("Imp", "Zorro"))
    assert main(["run", "draft.feature"]) == 0


def test_no_game_that_is_played_is_told_with_what_was_probably_meant(here: Path, capsys: Text) -> None:
    (here / "misunderstood_engine.py").write_text(SUBJECT.replace('"renathea": {', '"renatea": {'))
    assert main(["run", "--adapter", "python:misunderstood_engine:Misspelt", "--scenario", "RN-5.6-a"]) == 3
    err = capsys.readouterr().err
    assert "no scenario applies" in err
    assert "declared in vain: there is no game 'renatea'; did you mean 'renathea'?" in err


def test_the_same_failure_again_and_again_is_told_in_short_and_the_rules_at_the_end(here: Path, capsys: Text) -> None:
    main(["run", "--adapter", "python:misunderstood_engine:Colourful", "--rule", "RN-8"])
    out = capsys.readouterr().out
    assert out.count("  rule   RN-8.") == 3
    assert out.count("  why    as before: act: the adapter replied error: red and") > 3
    assert "\n8 rules do not hold: RN-8.1 11, " in out


def test_to_fail_fast_is_not_to_stop_at_what_is_unsupported(here: Path, capsys: Text) -> None:
    (here / "misunderstood_engine.py").write_text(SUBJECT.replace('"view", ', ""))
    main(["run", "--adapter", "python:misunderstood_engine:Misspelt", "--rule", "RN-5.6", "--fail-fast"])
    assert "incomplete" not in capsys.readouterr().out


def test_an_earlier_report_is_not_left_where_nothing_was_run(here: Path, capsys: Text) -> None:
    assert main(["run", "--rule", "RN-5.6", "--report", "r.jsonl", "--junit", "j.xml"]) == 0
    silent = f"{sys.executable} -c pass"
    assert main(["run", "--rule", "RN-5.6", "--adapter", silent, "--report", "r.jsonl", "--junit", "j.xml"]) == 3
    assert "r.jsonl, of an earlier run, was removed" in capsys.readouterr().err
    assert not (here / "r.jsonl").exists()
    assert not (here / "j.xml").exists()
    assert main(["run", "--rule", "RN-5.6", "--report", "r.jsonl"]) == 0
    assert main(["run", "--rule", "RN-5.66", "--report", "r.jsonl"]) == 2
    assert (here / "r.jsonl").exists(), "a mistake of the user's loses nothing"


def test_what_would_unlock_how_much(here: Path, capsys: Text) -> None:
    main(["run", "--adapter", "python:misunderstood_engine:Misspelt", "--rule", "RN-5.6", "--rule", "RN-3.6",
          "--summary", "s.md", "--report", "r.jsonl"])
    out = capsys.readouterr().out
    lacks = [line["message"].removeprefix("needs ").split(", ") for line in
             map(json.loads, (here / "r.jsonl").read_text().splitlines()) if line.get("verdict") == "unsupported"]
    alone = sum(needs == ["views"] for needs in lacks)
    among = sum("views" in needs for needs in lacks)
    assert 0 < alone <= among
    assert re.search(rf"\n  views +{alone} +{among}\n", out)
    assert f"\n| views | {alone} | {among} |\n" in (here / "s.md").read_text()


def test_the_guides_come_with_the_package(capsys: Text) -> None:
    assert main(["guide"]) == 0
    listed = capsys.readouterr().out
    assert "first-adapter  Your first adapter in an afternoon\n" in listed
    for line in listed.splitlines():
        assert main(["guide", line.split()[0]]) == 0
        assert f"# {line.split(maxsplit=1)[1]}\n" in capsys.readouterr().out


def test_what_is_declared_in_vain_is_named(here: Path, capsys: Text) -> None:
    main(["run", "--adapter", "python:misunderstood_engine:Misspelt", "--rule", "RN-5.6", "--rule", "RN-3.6"])
    out = capsys.readouterr().out
    assert "declared in vain: there is no capability 'view'; did you mean 'views'?" in out
    assert "declared in vain: there is no ruling 'RN-R99'; did you mean 'RN-R9'?" in out
    main(["run", "--adapter", "python:misunderstood_engine:Misspelt"])
    assert "declared in vain: there is no game 'magicalcute'; did you mean 'magical_cute'?" in capsys.readouterr().out
    main(["run", "--rule", "RN-5.6"])
    assert "in vain" not in capsys.readouterr().out


def test_a_shard_without_scenarios_says_why_nothing_was_run(capsys: Text) -> None:
    assert {main(["run", "--scenario", "RN-8.1-b", "--shard", f"{i}/2"]) for i in (1, 2)} == {0, 3}
    assert "none of these scenarios belongs to this shard" in capsys.readouterr().out


def test_what_an_adapter_writes_does_not_reach_the_terminal_raw(here: Path, capsys: Text) -> None:
    run = ["run", "--adapter", "python:misunderstood_engine:Colourful", "--rule", "RN-8.1", "--report", "r.jsonl"]
    assert main(run) == 1
    shown = capsys.readouterr().out
    assert main(["report", "show", "r.jsonl"]) == 1
    assert main(["report", "merge", "m.jsonl", "r.jsonl"]) == 0
    for text in (shown, capsys.readouterr().out):
        assert "red and <b>|\\x00\\x01" in text
        assert not any(ord(letter) < 32 and letter != "\n" for letter in text)


def test_a_command_to_copy_is_one_of_this_system(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["conformance", "run", "--adapter", "node my engine.js"]
    assert command_line(words) == "conformance run --adapter 'node my engine.js'"
    monkeypatch.setattr(console.sys, "platform", "win32")
    assert command_line(words) == 'conformance run --adapter "node my engine.js"'

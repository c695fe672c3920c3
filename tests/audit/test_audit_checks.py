"""Each check of the audit finds the fault it is there for, planted in a suite of one or two scenarios."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from textwrap import dedent, indent

import pytest

from conformance.suite.audit import absence, cited, knockouts, nulls, readings, second_default
from conformance.suite.audit.bench import Bench, ShadowedError, Trial, bench_of, shadowed
from conformance.suite.audit.knock_ins import renathea as knock_ins
from conformance.suite.audit.knock_ins import swapped
from conformance.suite.catalogue import read_catalogue
from conformance.suite.citations import Citation
from conformance.suite.compiler import CompileError
from conformance.suite.rulings import rulings
from reference_engine import renathea
from reference_engine.renathea import deploy, phases

TWO_LAWS = """
    Scenario: Two Laws on one card
      Given a game of Renathea
      And A's Arena is Double Edict (Raw 1, Ranged, two Laws) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Page (Raw 1) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is 6 for A and 7 for B
      And B wins the round
"""
FACE_DOWN = """
    Scenario: A card is placed face down
      Given a game of Renathea
      And A's Hand is Knight
      When A deploys Knight
      Then before B deploys, B sees 1 face-down card in A's Arena
"""
NOT_IN_HAND = """
    Scenario: Only a card of the Hand
      Given a game of Renathea
      And A's Hand is Knight
      And A's Podium is Giant
      When A tries to deploy Giant
      Then it is refused: not_in_hand
"""


def suite(folder: Path, *scenarios: str, rule: str = "RN-5.5", tags: str = "@lines-1", **more: object) -> Bench:
    """One rule with these scenarios, as a bench. A scenario may begin with tags of its own."""
    (folder / "renathea").mkdir()
    text = f"Feature: Planted\n\n  @{rule} {tags}\n  Rule: A planted rule\n"
    for letter, scenario in zip("abcdef", scenarios):
        lines = dedent(scenario).strip().splitlines()
        own = lines.pop(0) if lines[0].startswith("@") else ""
        text += "\n" + indent("\n".join([f"@{rule}-{letter} {own}".strip(), *lines]), "    ") + "\n"
    (folder / "renathea" / "planted.feature").write_text(text, encoding="utf-8")
    return bench_of(read_catalogue([folder]), "renathea", rulings("renathea"), **more)  # type: ignore[arg-type]


# -- readings ---------------------------------------------------------------------------------------------------------
def test_a_required_scenario_that_leans_on_a_ruling_is_found(tmp_path: Path) -> None:
    findings = readings.check(suite(tmp_path, TWO_LAWS)).findings
    assert len(findings) == 1
    assert findings[0].startswith("RN-5.5-a: fail under RN-R3:b: compared.totals.A: expected 6, got 9; tag it @RN-R3:a")


def test_the_same_scenario_with_its_tag_is_clean(tmp_path: Path) -> None:
    report = readings.check(suite(tmp_path, f"@RN-R3:a\n{dedent(TWO_LAWS).strip()}"))
    assert report.findings == []
    assert any("RN-R3:a told from b" in line for line in report.lines)


def test_a_tag_that_makes_no_difference_is_found(tmp_path: Path) -> None:
    findings = readings.check(suite(tmp_path, f"@RN-R7:a\n{dedent(FACE_DOWN).strip()}")).findings
    assert len(findings) == 1
    assert findings[0].startswith("RN-5.5-a: RN-R7:b is noticed by nothing; make a Then say what differs")


def test_a_row_for_contrast_may_stand_beside_one_that_tells_the_readings_apart(tmp_path: Path) -> None:
    outline = """
    @RN-R9:a
    Scenario Outline: Names
      Given a new game of Renathea
      And A's collection is Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Paladin and Imp
      When A tries to register Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Paladin and Imp as the deck
      Then it is <verdict>

      Examples:
        | case | other      | verdict                |
        | 1    | Skirmisher | accepted               |
        | 2    | twin blade | refused: repeated_name |
    """
    report = readings.check(suite(tmp_path, outline))
    assert report.findings == []
    assert [line.split(":")[0] for line in report.lines] == ["RN-5.5-a/2"]


def test_a_reading_that_nothing_plays_and_a_scenario_that_fails_are_found(tmp_path: Path) -> None:
    wrong = FACE_DOWN.replace("1 face-down card ", "2 face-down cards ")
    findings = readings.check(suite(tmp_path, f"@RN-R13:b\n{dedent(FACE_DOWN).strip()}", wrong)).findings
    assert "no engine here plays RN-R13:b" in findings[0]
    assert findings[1].startswith("RN-5.5-b: fail: B's view of players.A.arena: expected 2 hidden")


def test_a_ruled_scenario_that_leans_on_another_ruling_is_found(tmp_path: Path) -> None:
    findings = readings.check(suite(tmp_path, f"@RN-R7:a\n{dedent(TWO_LAWS).strip()}")).findings
    assert findings[0].startswith("RN-5.5-a: fail under RN-R3:b: compared.totals.A: expected 6, got 9; tag it @RN-R3:a")
    assert findings[1].startswith("RN-5.5-a: RN-R7:b is noticed by nothing")


def test_each_tag_must_make_a_difference_whichever_reading_it_names(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    both = readings.check(suite(tmp_path, f"@RN-R3:a @RN-R7:a\n{dedent(TWO_LAWS).strip()}")).findings
    assert len(both) == 1
    assert both[0].startswith("RN-5.5-a: RN-R7:b is noticed by nothing")
    other = TWO_LAWS.replace("6 for A", "9 for A").replace("B wins", "A wins")
    report = readings.check(suite(tmp_path / "x", f"@RN-R3:b\n{dedent(other).strip()}"))
    assert report.findings == []
    assert any("RN-R3:b told from a" in line for line in report.lines)


def test_a_reading_that_is_noticed_only_by_another_reason_is_not_told_apart(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = suite(tmp_path, f"@RN-R3:a\n{dedent(TWO_LAWS).strip()}")
    monkeypatch.setattr(readings, "best", lambda cases: Trial("RN-5.5-a", "reason", "another"))
    (found,) = readings.check(bench).findings
    assert found.startswith("RN-5.5-a: RN-R3:b is noticed only by another reason of a refusal")


def test_what_the_engine_plays_and_what_is_said_of_it(tmp_path: Path) -> None:
    bench = suite(tmp_path, FACE_DOWN)
    assert readings.check(bench).findings == []
    ruling = bench.rulings["RN-R3"]
    bench.rulings = {name: known for name, known in bench.rulings.items() if name != "RN-R7"}
    unknown = "RN-R7: the engine plays readings of it, but rulings.toml has no such ruling"
    for said in (("a",), ("a", "b", "c")):
        bench.rulings["RN-R3"] = replace(ruling, implemented=said)
        assert readings.check(bench).findings[:2] == [
            f"RN-R3: rulings.toml says that {', '.join(said)} is implemented, the engine plays a, b", unknown]


# -- second default ---------------------------------------------------------------------------------------------------
def test_a_scenario_that_leans_on_an_unstated_fact_is_found(tmp_path: Path) -> None:
    leaning = "Scenario: The round\n  Given a game of Renathea\n  Then it is round 2"
    findings = second_default.check(suite(tmp_path, leaning, FACE_DOWN)).findings
    assert len(findings) == 1
    assert findings[0].startswith("RN-5.5-a: fail from the second default position")


def test_a_scenario_that_only_one_default_position_can_begin_is_found(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no(scenario: object, default: str) -> None:
        raise CompileError(f"x:1: nothing from the {default}")

    bench = suite(tmp_path, FACE_DOWN)
    monkeypatch.setattr(second_default, "compile_scenario", no)
    assert second_default.check(bench).findings == [
        "RN-5.5-a: does not compile from the second default position: x:1: nothing from the second"]


def test_what_nobody_plays_and_what_fails_anyway_leans_on_nothing(tmp_path: Path) -> None:
    leaning = "Scenario: The round\n  Given a game of Renathea\n  Then it is round 2"
    wrong = FACE_DOWN.replace("1 face-down card ", "2 face-down cards ")
    report = second_default.check(suite(tmp_path, f"@RN-R13:b\n{leaning}", wrong))
    assert (report.findings, report.summary) == ([], "0 scenarios pass from the second default position too")


# -- null adapters ----------------------------------------------------------------------------------------------------
def test_a_rule_that_only_refuses_is_told_from_nothing_that_refuses_everything(tmp_path: Path) -> None:
    findings = nulls.check(suite(tmp_path, NOT_IN_HAND)).findings
    assert len(findings) == 1
    assert findings[0].startswith("RN-5.5: an adapter that refuses everything is noticed only by another reason")


def test_a_rule_whose_effect_is_not_looked_at_is_found(tmp_path: Path) -> None:
    idle = FACE_DOWN.replace("before B deploys, B sees 1 face-down card in A's Arena", "both players have to deploy")
    lazy = idle.replace("A deploys Knight\n", "A deploys Knight and B deploys Wisp\n").replace(
        "A's Hand is Knight", "A's Hand is Knight and Pawn\n      And B's Hand is Wisp and Page")
    assert nulls.check(suite(tmp_path, lazy)).findings == ["RN-5.5: an adapter that does nothing is noticed by nothing"]


def test_a_rule_that_looks_at_a_secret_only_by_its_number_is_found(tmp_path: Path) -> None:
    number = "Scenario: Counted\n  Given a game of Renathea\n  And A's Hand is Knight\n  Then B sees 1 card in A's Hand"
    findings = nulls.check(suite(tmp_path, number)).findings
    assert findings == ["RN-5.5: an adapter that shows everything is noticed by nothing"]


def test_what_lies_open_needs_no_secret_and_what_nobody_does_is_found(tmp_path: Path) -> None:
    seen = "Scenario: Open\n  Given a game of Renathea\n  And A's Podium is Giant\n  Then B sees Giant in A's Podium"
    findings = nulls.check(suite(tmp_path, seen)).findings
    assert findings == ["RN-5.5: nobody does anything in its scenarios; give one a When"]


def test_a_healthy_rule_is_caught_by_all_three(tmp_path: Path) -> None:
    report = nulls.check(suite(tmp_path, FACE_DOWN, NOT_IN_HAND))
    assert report.findings == []
    assert report.lines == ["RN-5.5: refuses everything: RN-5.5-a; does nothing: RN-5.5-a; shows everything: RN-5.5-a"]


def test_a_rule_without_a_scenario_is_found(tmp_path: Path) -> None:
    assert nulls.check(suite(tmp_path)).findings == ["RN-5.5: no scenario"]


def test_one_look_at_a_secret_is_enough(tmp_path: Path) -> None:
    looks = ["B sees 1 card in A's Hand", "B sees Giant in A's Podium"]
    for number, (one, other) in enumerate((looks, looks[::-1], looks[1:] * 2)):
        (tmp_path / str(number)).mkdir()
        bench = suite(tmp_path / str(number), f"Scenario: Seen\n  Given a game of Renathea\n  And A's Hand is Knight\n"
                      f"  And A's Podium is Giant\n  Then {one}\n  And {other}")
        assert nulls.hides(bench.cases["RN-5.5-a"]) is (number < 2)


@pytest.mark.parametrize(("player", "action", "passes"), [
    ("A", {"type": "pass"}, True), ("A", {"type": "shuffle", "cards": []}, False), ("A", {"type": "end_turn"}, False),
    ("chance", {"type": "shuffle", "cards": []}, True), ("chance", {"type": "shuffle", "cards": ["A1"]}, False),
    ("chance", {"type": "coin", "result": None}, True), ("chance", {"type": "coin", "result": "heads"}, False),
])
def test_what_nobody_needs_to_script(player: str, action: dict[str, object], passes: bool) -> None:
    assert nulls.is_pass(player, action) is passes


def test_what_chance_does_unscripted_needs_no_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nulls, "UNSCRIPTED", [{"type": "coin", "result": "heads"}])
    assert nulls.is_pass("chance", {"type": "coin", "result": "heads"})
    assert not nulls.is_pass("chance", {"type": "coin", "result": "tails"})


# -- knock-outs -------------------------------------------------------------------------------------------------------
def test_a_deciding_statement_without_a_scenario_is_found(tmp_path: Path) -> None:
    findings = knockouts.check(suite(tmp_path, NOT_IN_HAND), [deploy]).findings
    assert any(f.startswith("deploy.py:open_cards RN-5.6 cite") and "noticed by nothing" in f for f in findings)


def test_a_refusal_that_only_crashes_must_be_excused(tmp_path: Path) -> None:
    key = "deploy.py:deploy RN-5.5 not_in_hand"
    (tmp_path / "x").mkdir()
    before = knockouts.check(suite(tmp_path, NOT_IN_HAND), [deploy]).findings
    assert any(f.startswith(key) and "only by a crash" in f for f in before)
    excused = suite(tmp_path / "x", NOT_IN_HAND, excused={"crash": {key: "it cannot be taken"}})
    assert not any(key in f for f in knockouts.check(excused, [deploy]).findings)


def test_a_refusal_that_another_reason_hides_is_not_red(tmp_path: Path) -> None:
    scenario = """
    Scenario: Nothing is done any more
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      And A tries to deploy Scout
      Then it is refused: game_over
    """
    findings = knockouts.check(suite(tmp_path, scenario, rule="RN-9.1"), [phases]).findings
    assert any("RN-9.1 game_over" in f and "only by another reason of a refusal" in f for f in findings)


@pytest.mark.parametrize(("entry", "complaint"), [
    ({"crash": {"deploy.py:deploy RN-5.5 gone": "why"}}, "there is no such place"),
    ({"reason": {"deploy.py:deploy RN-5.5 not_in_hand": "why"}}, "it is not so"),
    ({"crash": {"deploy.py:deploy RN-5.5 not_in_hand": " "}}, "say why"),
    ({"survives": {"deploy.py:deploy RN-5.5 not_in_hand": "why"}}, "no table [survives]"),
])
def test_stale_excuses_are_found(tmp_path: Path, entry: dict[str, dict[str, str]], complaint: str) -> None:
    findings = knockouts.check(suite(tmp_path, NOT_IN_HAND, excused=entry), [deploy]).findings
    assert any(f.startswith("shadowed.toml") and complaint in f for f in findings)
    if complaint != "say why":
        assert any(f.startswith("deploy.py:deploy RN-5.5 not_in_hand ") for f in findings)  # not excused by that


def test_a_place_that_nothing_notices_cannot_be_excused(tmp_path: Path) -> None:
    key = "deploy.py:deploy RN-5.8 already_chosen"
    findings = knockouts.check(suite(tmp_path, NOT_IN_HAND, excused={"pass": {key: "why"}}), [deploy]).findings
    assert any(f.startswith(f"{key} (") and "noticed by nothing" in f for f in findings)


def test_a_scenario_of_another_rule_does_not_count(tmp_path: Path) -> None:
    findings = knockouts.check(suite(tmp_path, FACE_DOWN, rule="RN-5.6"), [deploy]).findings
    (found,) = [f for f in findings if f.startswith("deploy.py:deploy RN-4.4 cite ")]
    assert found.endswith(": without it noticed by nothing; scenarios of other rules fail: RN-5.6-a")


def test_a_shadowed_file_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "shadowed.toml"
    assert shadowed(path) == {}
    for text in ("crash = 1", '[crash]\n"a.py:f RN-1.1 x" = 1'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ShadowedError, match=r"shadowed.toml: \[crash\]: expected lines"):
            shadowed(path)


# -- citations --------------------------------------------------------------------------------------------------------
def test_a_citation_of_no_rule_and_a_rule_without_citation_are_found(tmp_path: Path) -> None:
    found = [Citation("RN-99.1", "reference_engine/renathea/close.py", 3, "take", "cite")]
    findings = cited.check(suite(tmp_path, FACE_DOWN), found).findings
    assert findings[0] == "RN-99.1: cited in close.py:take cite, but no Rule has this id"
    assert findings[1].startswith("RN-5.5: decides something, but the engine cites it nowhere")
    (tmp_path / "x").mkdir()
    absent = suite(tmp_path / "x", FACE_DOWN, absence={"RN-5.5": "why"})
    assert cited.check(absent, []).findings == []


def test_a_cited_definition_is_found_and_a_worked_example_needs_no_citation(tmp_path: Path) -> None:
    found = [Citation("RN-5.5", "reference_engine/renathea/close.py", 3, "take", "cite")]
    for name in "abc":
        (tmp_path / name).mkdir()
    assert cited.check(suite(tmp_path / "a", FACE_DOWN, tags="@lines-1 @definition"), found).findings == [
        "RN-5.5: cited in close.py:take cite, but a @definition decides nothing"]
    report = cited.check(suite(tmp_path / "b", FACE_DOWN, tags="@lines-1 @example"), [])
    assert (report.findings, report.lines[-1]) == ([], "RN-5.5: worked example")
    assert len(cited.check(suite(tmp_path / "c", FACE_DOWN, tags="@supplement"), []).findings) == 1


# -- knock-ins --------------------------------------------------------------------------------------------------------
def test_knock_ins_and_the_table_of_absence_must_agree(tmp_path: Path) -> None:
    bench = suite(tmp_path, FACE_DOWN, absence={"RN-5.5": "why", "RN-99.1": "why"})
    findings = absence.check(bench, {"RN-5.6": nullcontext}).findings
    assert "RN-5.5: stands in [absence] of rulebook.toml, but no knock-in breaks it" in findings
    assert "RN-99.1: stands in [absence] of rulebook.toml, but no Rule has this id" in findings
    assert "RN-5.6: has a knock-in, but does not stand in [absence] of rulebook.toml" in findings


def test_a_knock_in_that_no_scenario_notices_is_found(tmp_path: Path) -> None:
    bench = suite(tmp_path, NOT_IN_HAND, absence={"RN-5.5": "why"})
    findings = absence.check(bench, {"RN-5.5": knock_ins.one_after_the_other}).findings
    assert findings == ["RN-5.5: broken (B may place a card only after A), which is noticed by nothing"]


def test_a_knock_in_makes_a_scenario_go_red(tmp_path: Path) -> None:
    second_first = """
    Scenario: B first
      Given a game of Renathea
      And B's Hand is Knight
      When B deploys Knight
      Then before A deploys, A sees 1 face-down card in B's Arena
    """
    bench = suite(tmp_path, second_first, absence={"RN-5.5": "why"})
    report = absence.check(bench, {"RN-5.5": knock_ins.one_after_the_other})
    assert report.findings == []
    assert report.lines[0].startswith("RN-5.5: broken, RN-5.5-a goes red: refused, although it is legal")
    assert report.summary == "1 knock-in, 1 go red"


def test_a_knock_in_that_only_crashes_is_found(tmp_path: Path) -> None:
    def crashes() -> AbstractContextManager[None]:
        """nothing works"""
        return swapped("renathea", (renathea.act, no_act))

    def no_act(game: object, player: object, action: object) -> None:
        raise RuntimeError("broken")

    report = absence.check(suite(tmp_path, FACE_DOWN, absence={"RN-5.5": "why"}), {"RN-5.5": crashes})
    assert len(report.findings) == 1
    assert report.findings[0].startswith("RN-5.5: broken (nothing works), which is noticed only by a crash, an error")
    assert report.summary == "1 knock-in, 0 go red"


def test_a_scenario_that_fails_anyway_notices_nothing(tmp_path: Path) -> None:
    wrong = FACE_DOWN.replace("1 face-down card ", "2 face-down cards ")
    findings = absence.check(suite(tmp_path, wrong, absence={"RN-5.5": "why"}), {"RN-5.5": nullcontext}).findings
    assert "which is noticed by nothing" in findings[0]


@pytest.mark.parametrize("breaks", knock_ins.KNOCK_INS.values(), ids=knock_ins.KNOCK_INS)
def test_every_knock_in_puts_the_engine_back(breaks) -> None:  # type: ignore[no-untyped-def]

    modules = [renathea, renathea.close, renathea.decks, renathea.deploy, renathea.draw, renathea.law, renathea.legal,
               renathea.phases, renathea.skills, renathea.total_power, renathea.views, renathea.arena, renathea.check]
    before = [dict(vars(module)) for module in modules]
    with breaks():
        assert [dict(vars(module)) for module in modules] != before
    assert [dict(vars(module)) for module in modules] == before

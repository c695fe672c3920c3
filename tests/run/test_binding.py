"""Between pytest and the executor, without a run of pytest: what is selected, which outcome a verdict becomes."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from puppet import Puppet

from conformance import plugin
from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.protocol.games import game
from conformance.run.runner import Abilities
from conformance.run.verdicts import VERDICTS, Outcome
from conformance.suite import binding, conftest
from conformance.suite.binding import Playing, Subject, conclude, narrowed, scenario_at
from conformance.suite.catalogue import packaged
from conformance.suite.features import Scenario

SCENARIOS = {scenario.id: scenario for scenario in packaged("renathea").scenarios}
PLACED = next(scenario for scenario in SCENARIOS.values() if scenario.rule == "RN-5.5" and "/" not in scenario.id)
RULED = next(scenario for scenario in SCENARIOS.values() if scenario.rulings == (("RN-R1", "b"),))
ROW = next(scenario for scenario in SCENARIOS.values() if scenario.id.endswith("/2"))


def subject(adapter: Any = None, **changed: Any) -> Subject:
    """The reference engine, unless there is another adapter; `changed` is what it declares of Renathea."""
    games = {"renathea": declared(game("renathea")) | changed}
    return Subject(adapter or InProcess("reference", Server, trusted=True), Abilities("engine", "", games))


def play(playing: Playing, scenario: Scenario) -> Outcome | None:
    """All steps of a scenario."""
    for step in scenario.steps:
        playing.step(step.text)
    return playing.outcome


# -- which scenario ----------------------------------------------------------------------------------------------------
def test_a_scenario_is_found_by_its_place_and_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for scenario in (PLACED, ROW):
        texts = tuple(step.text for step in scenario.steps)
        row = scenario.id.partition("/")[2] or None
        assert scenario_at("renathea", f"x/{scenario.file.name}", scenario.line, texts, row) is scenario
        assert scenario_at("renathea", scenario.file.name, scenario.line, texts, None) is scenario
        with pytest.raises(LookupError):
            scenario_at("renathea", scenario.file.name, scenario.line, (*texts, "more"), row)
        with pytest.raises(LookupError):
            scenario_at("renathea", scenario.file.name, scenario.line + 1, texts, row)


def test_rows_with_the_same_steps_are_told_apart_by_their_case(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = replace(ROW, id=f"{ROW.outline}/twin")
    monkeypatch.setattr(binding, "by_place", lambda name: {(ROW.file.name, ROW.line): [ROW, twin]})
    texts = tuple(step.text for step in ROW.steps)
    assert scenario_at("renathea", ROW.file.name, ROW.line, texts, "twin") is twin
    with pytest.raises(LookupError, match="rows need a `case` column"):
        scenario_at("renathea", ROW.file.name, ROW.line, texts, None)


def test_two_scenarios_of_a_name_in_one_file_are_no_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    binding.check_names("renathea")  # the rows of an outline share theirs
    twin = replace(PLACED, outline="RN-5.5-zz")
    monkeypatch.setattr(binding, "packaged", lambda name: SimpleNamespace(scenarios=[PLACED, twin]))
    with pytest.raises(pytest.Collector.CollectError, match=rf"RN-5\.5-zz has the name of {PLACED.id}"):
        binding.check_names("renathea")


ITEMS = [("one", "renathea", "RN-5.5"), ("two", "renathea", "RN-5.6"), ("three", "magical_cute", "MC-11.2")]


@pytest.mark.parametrize(("games", "rules", "wanted"), [
    (None, None, ["one", "two", "three"]), (["renathea"], None, ["one", "two"]), (None, ["RN-5.5"], ["one"]),
    (None, ["RN-5"], ["one", "two"]), (["magical_cute"], ["MC-11"], ["three"]),
    (["renathea", "magical_cute"], ["RN-5.6", "MC-11"], ["two", "three"]),
])
def test_what_is_meant(games: list[str] | None, rules: list[str] | None, wanted: list[str]) -> None:
    meant, others = narrowed(ITEMS, games, rules)
    assert meant == wanted
    assert others == [item for item, _, _ in ITEMS if item not in wanted]


@pytest.mark.parametrize(("games", "rules", "told"), [
    (["renatea"], None, "--game no game 'renatea'; did you mean 'renathea'?"),
    (None, ["RN-5.55"], "--rule RN-5.55: there is none; did you mean RN-5.5"),
    (["magical_cute"], ["RN-5.5"], "--rule RN-5.5: there is none"),
])
def test_what_is_not_there(games: list[str] | None, rules: list[str] | None, told: str) -> None:
    with pytest.raises(pytest.UsageError) as no:
        narrowed(ITEMS, games, rules)
    assert str(no.value).startswith(told)


# -- playing -----------------------------------------------------------------------------------------------------------
def test_a_scenario_that_is_played_to_its_end() -> None:
    playing = Playing(PLACED, subject())
    for step in PLACED.steps:
        assert playing.outcome is None
        playing.step(step.text)
    assert playing.outcome is not None
    assert (playing.outcome.id, playing.outcome.verdict) == (PLACED.id, "pass")


def test_the_end_of_a_scenario_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    finished: list[int] = []
    monkeypatch.setattr(binding.Execution, "finish", lambda self: finished.append(self.at))
    playing = Playing(PLACED, subject())
    play(playing, PLACED)
    assert finished == [len(playing.execution.ops)]


def test_a_failure_ends_it() -> None:
    playing = Playing(PLACED, subject(Puppet()))
    outcome = play(playing, PLACED)
    assert outcome is not None
    assert outcome.verdict not in ("pass", "harness-error")
    assert outcome.step


def test_another_step_than_the_catalogues_is_nobodys_fault() -> None:
    playing = Playing(PLACED, subject())
    playing.step("something else")
    assert playing.outcome is not None
    assert playing.outcome.verdict == "harness-error"
    assert playing.outcome.line == PLACED.steps[0].line


def test_what_is_no_question_to_this_adapter() -> None:
    other = Subject(Puppet(), Abilities("engine", "", {}))  # type: ignore[arg-type]
    assert Playing(PLACED, other).skip == "engine does not play renathea"
    assert Playing(RULED, subject(rulings={"RN-R1": ["a"]})).skip == "engine does not play the reading RN-R1:b"
    assert Playing(RULED, subject(rulings={})).skip == "engine does not play the reading RN-R1:b"
    assert Playing(RULED, subject()).skip == Playing(PLACED, subject(rulings={})).skip == ""


@pytest.mark.parametrize("demanded", [True, False])
def test_a_game_that_was_asked_for_is_unsupported(demanded: bool) -> None:
    playing = Playing(PLACED, Subject(Puppet(), Abilities("engine", "", {})), demanded=demanded)  # type: ignore[arg-type]
    assert bool(playing.skip) is not demanded
    assert (playing.outcome is not None and playing.outcome.verdict == "unsupported") is demanded


def test_what_is_lacked_and_what_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = next(scenario for scenario in SCENARIOS.values() if "sees" in scenario.steps[-1].text)
    lacking = Playing(seen, subject(capabilities=[])).outcome
    assert lacking is not None
    assert lacking.verdict == "unsupported"
    assert "views" in lacking.message
    dead = subject(Puppet(alive=False))
    tried: list[int] = []
    monkeypatch.setattr(binding, "revive", lambda adapter, abilities: tried.append(1) or "it is gone")
    for _ in range(2):
        outcome = Playing(PLACED, dead).outcome
        assert outcome is not None
        assert (outcome.verdict, outcome.message) == ("not-run", "it is gone")
    assert tried == [1]


# -- what pytest hears -------------------------------------------------------------------------------------------------
HEARD = {**dict.fromkeys(VERDICTS, "fail"), "pass": ""}
LENIENT = {**dict.fromkeys(VERDICTS, "xfail"), "pass": "", "harness-error": "fail", "unsupported": "skip"}
KINDS: dict[str, Any] = {"fail": pytest.fail.Exception, "skip": pytest.skip.Exception, "xfail": pytest.xfail.Exception}


@pytest.mark.parametrize(("level", "heard"), [("required", HEARD), ("ruled", HEARD), ("supplement", LENIENT)])
@pytest.mark.parametrize("verdict", VERDICTS)
def test_what_pytest_hears_of_a_verdict(level: Any, heard: dict[str, str], verdict: Any) -> None:
    outcome = Outcome(PLACED.id, verdict, "why", "When it", 7, ["one", "two"])
    scenario = replace(PLACED, level=level)
    if not heard[verdict]:
        conclude(scenario, outcome)
        return
    with pytest.raises(KINDS[heard[verdict]]) as said:
        conclude(scenario, outcome)
    if heard[verdict] != "skip":
        assert str(said.value).splitlines() == [
            f"{verdict}: {PLACED.id} {PLACED.name}", f"  rule   RN-5.5 {rule_title()}",
            f"  step   {PLACED.file.name}:7 When it", "  why    why", "         one", "         two"]
    if heard[verdict] == "fail":
        assert said.value.pytrace is False


def rule_title() -> str:
    return next(rule.title for rule in packaged("renathea").rules if rule.id == "RN-5.5")


# -- marks and options -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("tag", "mark"), [
    ("RN-5.5", ("rule", {"id": "RN-5.5"})), ("RN-5.5-a", ("scenario", {"id": "RN-5.5-a"})),
    ("lines-1", ("tag", {"name": "lines-1"}))])
def test_our_tags_are_marks_with_an_argument(tag: str, mark: tuple[str, dict[str, str]],
                                             monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config) -> None:
    conftest.pytest_configure(pytestconfig)  # they may be strict
    monkeypatch.setattr(conftest, "known_tags", lambda: {tag})
    def function() -> None:
        """What pytest-bdd makes of a scenario."""

    assert conftest.pytest_bdd_apply_tag(tag, function) is True
    assert [(found.name, found.kwargs) for found in function.pytestmark] == [mark]  # type: ignore[attr-defined]
    assert conftest.pytest_bdd_apply_tag("another", function) is None


@pytest.mark.parametrize(("options", "name", "ignored"), [
    ({}, "test_renathea.py", None), ({"conformance_game": ["renathea"]}, "test_renathea.py", None),
    ({"conformance_game": ["renathea"]}, "test_magical_cute.py", True),
    ({"conformance_rule": ["RN-5.5"]}, "test_magical_cute.py", True),
    ({"conformance_rule": ["RN-5.5"]}, "test_renathea.py", None),
    ({"conformance_game": ["renathea"]}, "conftest.py", None),
])
def test_games_that_are_not_meant_are_not_collected(options: dict[str, Any], name: str, ignored: bool | None) -> None:
    config: Any = SimpleNamespace(getoption=options.get)
    assert conftest.pytest_ignore_collect(conftest.HERE / name, config) is ignored
    assert conftest.pytest_ignore_collect(Path("elsewhere") / name, config) is None


# -- the plugin --------------------------------------------------------------------------------------------------------
def report(*marks: str, passed: bool = True, verdict: str = "") -> Any:
    return SimpleNamespace(keywords=dict.fromkeys(marks, 1), passed=passed,
                           user_properties=[("verdict", verdict)] if verdict else [])


OURS = ("game", "rule", "scenario")


@pytest.mark.parametrize(("reports", "status", "ends"), [
    ([report(*OURS, verdict="pass")], 0, 0), ([report(*OURS, verdict="fail", passed=False)], 1, 1),
    ([report(*OURS, passed=False)], 0, 5), ([report(*OURS)], 0, 5), ([report("game")], 0, 0), ([], 0, 0),
    ([report(*OURS), report(*OURS, verdict="pass")], 0, 0), ([report(*OURS)], 2, 2), ([], 5, 5),
])
def test_nothing_played_is_no_success(reports: list[Any], status: int, ends: int) -> None:
    for several in (False, True):
        played = plugin.Played()
        for one in reports:
            played.pytest_runtest_logreport(one)
        config = SimpleNamespace(workerinput={}) if several else SimpleNamespace()
        session: Any = SimpleNamespace(exitstatus=pytest.ExitCode(status), config=config)
        played.pytest_sessionfinish(session)
        assert session.exitstatus == (status if several else ends)


@pytest.mark.parametrize(("args", "environment", "ini", "about"), [
    (["--pyargs", "conformance.suite"], "", [], True), (["tests"], "", [], False),
    (["tests"], "--pyargs conformance.suite", [], True), (["tests"], "", ["--pyargs", "conformance.suite"], True),
])
def test_a_run_that_is_about_the_suite_names_it(args: list[str], environment: str, ini: list[str], about: bool,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", environment)
    config: Any = SimpleNamespace(invocation_params=SimpleNamespace(args=args), getini=lambda name: ini)
    assert plugin.is_about_the_suite(config) is about

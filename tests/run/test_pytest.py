"""`pytest --pyargs conformance.suite` as a user meets it: what is selected, what is said, how it ends."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
SUITE = ["--pyargs", "conformance.suite", "-q", "-p", "no:cacheprovider"]
OPTIONS = "def pytest_addoption(parser):\n    parser.addoption('--game')\n    parser.addoption('--adapter')\n"


@pytest.fixture(autouse=True)
def _own_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)


def run(pytester: pytest.Pytester, *args: str) -> tuple[int, str]:
    result = pytester.runpytest_subprocess(*SUITE, *args)
    return int(result.ret), result.stdout.str() + result.stderr.str()


def test_rules_sections_and_marks_select_without_a_warning(pytester: pytest.Pytester) -> None:
    mark = 'rule(id="RN-5.5") and scenario(id="RN-5.5-a") or rule(id="RN-9.1")'
    code, said = run(pytester, "--rule", "RN-5.5", "--rule", "RN-9", "--strict-markers", "-Werror", "-m", mark)
    assert code == 0
    assert "passed" in said
    assert "deselected" in said
    assert "warning" not in said


@pytest.mark.parametrize(("words", "code", "message"), [
    (["--game", "renatea"], 4, "ERROR: --game no game 'renatea'; did you mean 'renathea'?"),
    (["--rule", "RN-5.55"], 4, "ERROR: --rule RN-5.55: there is none; did you mean RN-5.5"),
    (["--adapter", "no-such-program"], 4, "--adapter 'no-such-program': cannot start 'no-such-program'"),
    (["--adapter", "python:broken:WrongProtocol"], 2, "nothing was run: python:broken:WrongProtocol speaks protocol 2"),
    (["--adapter", "python:broken:PlaysAnotherGame"], 5, "skipped"),
])
def test_nothing_to_judge_is_told_in_one_line_and_is_no_success(
        words: list[str], code: int, message: str, pytester: pytest.Pytester) -> None:
    found, said = run(pytester, *words)
    assert found == code
    assert message in said
    assert "Traceback" not in said


def test_a_failure_says_rule_step_and_reason_and_shows_no_insides(pytester: pytest.Pytester) -> None:
    code, said = run(pytester, "--adapter", "python:broken:RefusesAll", "--rule", "RN-5.6")
    assert code == 1
    assert "fail: RN-5.6-a" in said
    assert "  rule   RN-5.6 " in said
    assert "  step   40-round.feature:" in said
    assert "  why    refused, although it is legal: not_in_hand: no" in said
    assert "Error" not in said


def test_a_reading_that_is_not_played_is_skipped_by_name(pytester: pytest.Pytester) -> None:
    code, said = run(pytester, "--adapter", "python:broken:PlaysOneReading", "-rs", "--rule", "RN-8")
    assert code == 0
    assert "reference does not play the reading RN-R1:b" in said


def test_an_option_that_somebody_has_already_is_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(OPTIONS)
    code, said = run(pytester, "--game", "mine", "--conformance-game", "renathea", "--rule", "RN-5.5")
    assert code == 0, said


def test_runs_that_are_not_about_the_suite_have_none_of_its_options(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(OPTIONS)
    pytester.makepyfile("def test_it(request):\n    assert request.config.getoption('--game') == 'mine'")
    result = pytester.runpytest_subprocess("--game", "mine", "-q", "-Werror", "--strict-markers")
    assert result.ret == 0
    assert pytester.runpytest_subprocess("--rule", "RN-5.5").ret == pytest.ExitCode.USAGE_ERROR


def test_other_features_and_marks_in_the_same_run_are_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makefile(".feature", own="Feature: F\n  @mine\n  Scenario: S\n    Given a cat")
    pytester.makepyfile("""
        import pytest
        from pytest_bdd import given, scenarios
        scenarios("own.feature")
        @given("a cat")
        def _(): pass
        @pytest.mark.game
        def test_it(request): pass
        def test_marks(request): assert [i for i in request.session.items if i.get_closest_marker("mine")]
    """)
    pytester.makeini("[pytest]\nmarkers =\n    mine\n    game")
    code, said = run(pytester, ".", "--rule", "RN-5.5", "--strict-markers")
    assert code == 0, said

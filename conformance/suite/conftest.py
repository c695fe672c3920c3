"""What pytest needs for the suite: marks, selection, the adapter, and the three steps that stand for all sentences."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from conformance.protocol.games import GAMES
from conformance.suite.binding import Playing, Subject, conclude, known_tags, narrowed, open_subject, scenario_at
from conformance.suite.features import RULE_ID, SCENARIO_ID
from conformance.suite.rulebook import games_of_ids

HERE = Path(__file__).parent
ANYTHING = parsers.re("(?P<text>.+)", flags=re.DOTALL)
SCENARIO = pytest.StashKey[Any]()
MARKS = (
    "game(name): a game of the conformance suite",
    "rule(id): a rule of a rulebook, as -m 'rule(id=\"RN-8.1\")'",
    "scenario(id): a scenario of the suite, or an outline with all its rows",
    "tag(name): any other tag of a feature file",
)


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks, so that nothing warns under --strict-markers."""
    for line in MARKS:
        config.addinivalue_line("markers", line)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool | None:
    """Our tags as marks with an argument: a mark's own name cannot hold what our ids hold."""
    if tag not in known_tags():
        return None  # of other features in the same run
    if RULE_ID.fullmatch(tag):
        pytest.mark.rule(id=tag)(function)
    elif SCENARIO_ID.fullmatch(tag):
        pytest.mark.scenario(id=tag)(function)
    else:
        pytest.mark.tag(name=tag)(function)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """A name that is none ends the session before anything is read. Raises UsageError."""
    narrowed((), session.config.getoption("conformance_game", None), session.config.getoption("conformance_rule", None))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Games that --game and --rule do not mean are not even collected: each takes a second or more."""
    rules = config.getoption("conformance_rule", None)
    wanted = config.getoption("conformance_game", None) or games_of_ids(rules or ())
    name = collection_path.stem.removeprefix("test_")
    return True if wanted and collection_path.parent == HERE and name in GAMES and name not in wanted else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what --game and --rule do not mean. Raises UsageError on a name that is none."""
    ours = [(item, mark.args[0], word(item, "rule")) for item in items
            if item.path.parent == HERE and (mark := item.get_closest_marker("game"))]
    _, others = narrowed(ours, config.getoption("conformance_game", None), config.getoption("conformance_rule", None))
    if others:
        config.hook.pytest_deselected(items=others)
        left_out = set(others)
        items[:] = [item for item in items if item not in left_out]


def word(item: pytest.Item, mark: str) -> str:
    """The id that a mark of an item holds; empty without the mark."""
    found = item.get_closest_marker(mark)
    return str(found.kwargs["id"]) if found else ""


@pytest.fixture(scope="session")
def conformance_subject(pytestconfig: pytest.Config) -> Iterator[Subject]:
    """The implementation under test, started once."""
    subject = open_subject(pytestconfig.getoption("conformance_adapter", "reference"),
                           pytestconfig.getoption("conformance_adapter_timeout", 10.0))
    yield subject
    subject.adapter.close()


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Keep what pytest-bdd is about to play."""
    request.node.stash[SCENARIO] = feature, scenario


@pytest.fixture
def conformance_playing(request: pytest.FixtureRequest, conformance_subject: Subject,
                        _pytest_bdd_example: dict[str, str]) -> Playing:
    """The scenario of this test, from the catalogue, in the hands of the executor."""
    feature, rendered = request.node.stash[SCENARIO]
    name = request.node.get_closest_marker("game").args[0]
    texts = tuple(step.name for step in rendered.steps)
    scenario = scenario_at(name, feature.filename, rendered.line_number, texts, _pytest_bdd_example.get("case"))
    demanded = bool(request.config.getoption("conformance_game", None))
    playing = Playing(scenario, conformance_subject, demanded=demanded)
    if playing.skip:
        pytest.skip(playing.skip)
    playing.properties = request.node.user_properties
    return playing


@given(ANYTHING)
@when(ANYTHING)
@then(ANYTHING)
def play(conformance_playing: Playing, text: str) -> None:
    """Any sentence: the executor does what the vocabulary made of it."""
    conformance_playing.step(text)
    outcome = conformance_playing.outcome
    if outcome is not None:
        conformance_playing.properties += [("scenario", outcome.id), ("verdict", outcome.verdict)]
        conclude(conformance_playing.scenario, outcome)

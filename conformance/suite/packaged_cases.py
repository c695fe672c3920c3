"""The compiled cases of the packaged features: compiled once, then taken from the cache."""

from functools import lru_cache

from conformance.suite.cache import cached
from conformance.suite.catalogue import packaged
from conformance.suite.compiler import Case, CompileError, compile_scenario
from conformance.suite.features import Scenario
from conformance.suite.locate import features_dir


@lru_cache
def packaged_cases(game: str) -> dict[str, Case]:
    """The cases of a game by id; scenarios that do not compile are left out. Nobody may change them."""

    def make() -> dict[str, Case]:
        cases = {}
        for scenario in packaged(game).scenarios:
            try:
                cases[scenario.id] = compile_scenario(scenario)
            except CompileError:
                continue  # told where it is compiled for a run
        return cases

    return cached("cases", game, make)


def case_of(scenario: Scenario) -> Case:
    """The case of a scenario, packaged or not. Raises CompileError."""
    if scenario.file.parent == features_dir() / scenario.game and (
            found := packaged_cases(scenario.game).get(scenario.id)) is not None:
        return found
    return compile_scenario(scenario)

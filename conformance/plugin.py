"""The pytest plugin: only the options of `pytest --pyargs conformance.suite`. No fixture, no step, no import.

    pytest --pyargs conformance.suite
    pytest --pyargs conformance.suite --adapter "node engine.js" --game renathea --rule RN-8.1
    python -m pytest --pyargs conformance.suite --adapter python:my.engine:Game

It is loaded into every pytest run of the environment in which the suite is installed, so it does nothing at all unless
the command line names the suite, and leaves an option to whoever has it already: `--conformance-adapter` and the like
always work. A `pytest.ini` of your own (`python_files`, `addopts`, `-W error`) holds for this run as for any other;
where it gets in the way, say `-c /dev/null`, or use `conformance run`, which needs no pytest.
"""

import os
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import pytest

PACKAGE = "conformance"
OPTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("adapter", {"metavar": "ADAPTER", "default": "reference",
                 "help": "reference, python:package.module:Class, http://…, or a command (default: reference)"}),
    ("game", {"metavar": "NAME", "action": "append", "help": "only this game; may be given several times"}),
    ("rule", {"metavar": "ID", "action": "append",
              "help": "only this rule, as RN-8.1, or a section, as RN-8; may be given several times"}),
    ("adapter-timeout", {"metavar": "SECONDS", "type": float, "default": 10.0, "help": "for each reply (default: 10)"}),
)


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests(early_config: pytest.Config, parser: pytest.Parser) -> Generator[None, None, None]:
    """Add the options when everybody else has theirs."""
    yield
    if not is_about_the_suite(early_config):
        return
    early_config.pluginmanager.register(Played())
    group = parser.getgroup(PACKAGE, "conformance suite")
    for name, settings in OPTIONS:
        names = [f"--conformance-{name}"] if is_taken(parser, f"--{name}") else [f"--{name}", f"--conformance-{name}"]
        group.addoption(*names, dest=f"conformance_{name.replace('-', '_')}", **settings)


class Played:
    """A run in which no scenario was played is no success. Reports tell it, also those of other processes."""

    def __init__(self) -> None:
        self.collected = self.played = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what belongs to the suite, and of that what got a verdict."""
        self.collected += {"game", "rule", "scenario"} <= report.keywords.keys()  # its marks
        self.played += any(name == "verdict" for name, _ in report.user_properties)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """The exit code of nothing."""
        one_of_several = hasattr(session.config, "workerinput")  # the process that they report to counts
        if session.exitstatus == pytest.ExitCode.OK and self.collected and not self.played and not one_of_several:
            session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


def is_taken(parser: pytest.Parser, option: str) -> bool:
    """Whether another plugin or a conftest.py has this option."""
    try:
        return not parser.parse_known_and_unknown_args([f"{option}=1"])[1]
    except (Exception, SystemExit):  # it is known, and cannot be 1
        return True


def is_about_the_suite(config: pytest.Config) -> bool:
    """Whether the package is named on the command line, in PYTEST_ADDOPTS or in the ini option `addopts`."""
    words = [str(word) for word in config.invocation_params.args]
    words += [os.environ.get("PYTEST_ADDOPTS", "")]
    with suppress(KeyError, ValueError):  # no such option, where pytest.ini is not read
        words += config.getini("addopts")
    return any(PACKAGE in word for word in words)

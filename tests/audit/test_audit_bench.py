"""What all checks of the audit stand on: how a trial went, which trial notices most, and that every check is run."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from conformance.adapters.server import Server
from conformance.protocol.messages import Act, Observe
from conformance.suite import audit
from conformance.suite.audit.bench import Bench, Report, Trial, bench_of, best, trial
from conformance.suite.catalogue import read_catalogue
from reference_engine.kernel import Illegal

FEATURE = """\
Feature: Planted

  @RN-5.5 @lines-1
  Rule: It decides
    @RN-5.5-a
    Scenario: A card is placed
      Given a game of Renathea
      And A's Hand is Knight
      When A deploys Knight
      Then before B deploys, B sees 1 face-down card in A's Arena
    @RN-5.5-b
    Scenario: Only a card of the Hand
      Given a game of Renathea
      And A's Podium is Giant
      When A tries to deploy Giant
      Then it is refused: not_in_hand
    @RN-5.5-c
    Scenario: Whatever the reason
      Given a game of Renathea
      And A's Podium is Giant
      When A tries to deploy Giant
      Then it is refused
    @RN-5.5-d
    Scenario: Cannot be
      Given a game of Renathea
      When A deploys Gaint
      Then it is round 2

  @RN-5.6 @lines-2 @definition
  Rule: It decides nothing
    Because.
    @RN-5.6-a
    Scenario: Another card is placed
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Imp and Page
      When A deploys Knight and B deploys Imp
      Then A's Arena is Knight
"""


@pytest.fixture
def planted(tmp_path: Path) -> Bench:
    (tmp_path / "renathea").mkdir()
    (tmp_path / "renathea" / "planted.feature").write_text(FEATURE, encoding="utf-8")
    return bench_of(read_catalogue([tmp_path]), "renathea")


def test_a_bench(planted: Bench) -> None:
    assert [rule.id for rule in planted.rules] == ["RN-5.5", "RN-5.6"]
    assert [rule.id for rule in planted.deciding] == ["RN-5.5"]
    assert [case["id"] for case in planted.of_rule("RN-5.5")] == ["RN-5.5-a", "RN-5.5-b", "RN-5.5-c"]
    assert [case["id"] for case in planted.of_rule("RN-5.6")] == ["RN-5.6-a"]
    assert len(planted.broken) == 1
    assert planted.broken[0].startswith("does not compile: ")
    assert "planted.feature:26: no card 'Gaint'" in planted.broken[0]


# -- trials ------------------------------------------------------------------------------------------------------------
class LosesACard(Server):
    """Nothing of A's Deck is observed once somebody has acted."""

    acted = False

    def act(self, request: Act) -> dict[str, Any]:
        self.acted = True
        super().act(request)
        return {}  # the open decisions are left to `observe`

    def observe(self, request: Observe) -> dict[str, Any]:
        ok = super().observe(request)
        if self.acted and request.viewer is None:
            self.spoil(ok)
        return ok

    def spoil(self, ok: dict[str, Any]) -> None:
        ok["position"]["players"]["A"]["deck"] = []


class LeavesOpen(LosesACard):
    def spoil(self, ok: dict[str, Any]) -> None:
        ok["awaits"] = {"A": {"kind": "close"}}


class Unusable(LosesACard):
    def spoil(self, ok: dict[str, Any]) -> None:
        ok["awaits"] = {"A": {}}


class Crashes(LosesACard):
    def spoil(self, ok: dict[str, Any]) -> None:
        raise RuntimeError("broken")


class PlacesNothing(LosesACard):
    def spoil(self, ok: dict[str, Any]) -> None:
        mine = ok["position"]["players"]["A"]
        mine["hand"].append(mine["arena"].pop()["card"])


class OtherReason(Server):
    def act(self, request: Act) -> dict[str, Any]:
        try:
            return super().act(request)
        except Illegal as no:
            raise Illegal(no.rule, "wrong_action", "another") from None


class Accepts(Server):
    def act(self, request: Act) -> dict[str, Any]:
        return {}


@pytest.mark.parametrize(("scenario", "make", "result"), [
    ("RN-5.6-a", Server, "pass"), ("RN-5.6-a", LosesACard, "end"), ("RN-5.6-a", LeavesOpen, "end"),
    ("RN-5.6-a", Unusable, "crash"), ("RN-5.6-a", Crashes, "crash"), ("RN-5.6-a", PlacesNothing, "fail"),
    ("RN-5.5-b", Server, "pass"), ("RN-5.5-b", OtherReason, "reason"), ("RN-5.5-b", Accepts, "fail"),
    ("RN-5.5-c", OtherReason, "pass"), ("RN-5.5-c", Accepts, "fail"),
])
def test_how_a_trial_went(planted: Bench, scenario: str, make: Callable[[], Server], result: str) -> None:
    assert trial(planted.cases[scenario], make).result == result


@pytest.mark.parametrize(("results", "found"), [
    ([], ("", "pass")), (["pass"], ("", "pass")), (["pass", "reason"], ("1", "reason")),
    (["reason", "end", "reason"], ("1", "end")), (["end", "crash", "end"], ("1", "crash")),
    (["crash", "fail", "fail"], ("1", "fail")), (["reason", "pass"], ("0", "reason")),
    (["end", "reason"], ("0", "end")), (["crash", "end"], ("0", "crash"))])
def test_the_trial_that_notices_most(results: list[str], found: tuple[str, str],
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Any] = {str(number): result for number, result in enumerate(results)}
    module = sys.modules[Bench.__module__]  # `audit.bench` is a function
    monkeypatch.setattr(module, "trial", lambda case, make: Trial(case["id"], said[case["id"]]))
    one = best([{"id": name} for name in said])
    assert (one.id, one.result) == found


# -- the whole ---------------------------------------------------------------------------------------------------------
def test_every_module_with_a_check_is_one_of_the_checks() -> None:
    modules = [import_module(f"{audit.__name__}.{found.name}") for found in iter_modules(audit.__path__)]
    assert {module.check for module in modules if hasattr(module, "check")} == set(audit.CHECKS)
    assert len(audit.CHECKS) == 6


def test_findings_of_all_games_and_checks_are_counted(monkeypatch: pytest.MonkeyPatch, planted: Bench) -> None:
    said: list[str] = []
    checks = (lambda bench: Report("one", ["a line"], ["x", "y"], "done"), lambda bench: Report("two", [], ["z"], "ok"))
    monkeypatch.setattr(audit, "CHECKS", checks)
    monkeypatch.setattr(audit, "bench", lambda game: planted)
    assert audit.run_audit(["renathea", "magical_cute"], said.append) == 8
    first = said[:len(said) // 2]
    assert first[0] == f"renathea: FINDING {planted.broken[0]}"
    assert first[1:] == ["renathea: one", "  a line", "  FINDING x", "  FINDING y", "  done: 2 findings",
                         "renathea: two", "  FINDING z", "  ok: 1 finding"]

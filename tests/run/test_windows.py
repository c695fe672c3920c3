"""What the executor does unasked: windows that nobody scripts, shuffles that nobody scripts, answers given ahead."""

from typing import Any

import pytest
from cases import accepted as it_is_accepted
from cases import act, attempt, awaits, deploy, expect, setup
from puppet import ALL, BOTH, Puppet, judge

from conformance.run import executor
from conformance.run.executor import in_turn_order
from reference_engine import renathea

PASS = {"type": "pass"}


# -- windows and unscripted chance -------------------------------------------------------------------------------------
class Windows(Puppet):
    """Opens windows, one after the other, that are closed by passing; then a player may act."""

    def __init__(self, *order: str, **has: Any) -> None:
        super().__init__(**has)
        self.order = list(order)
        self.update()

    def update(self) -> None:
        window = {"kind": "respond", "optional": True}
        self.awaits = {self.order[0]: window} if self.order else BOTH

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        if self.order and who == self.order[0]:
            self.order.pop(0)
        elif self.order:
            return {"illegal": {"reason": "not_your_decision", "message": ""}}
        self.update()
        return {"ok": {}}


@pytest.fixture
def _windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renathea, "WINDOWS", True)


@pytest.mark.usefixtures("_windows")
def test_windows_that_nobody_scripts_are_passed_before_acts_and_checks_and_at_the_end() -> None:
    for op in (act("A", "A1"), expect("round", equals=2), attempt("A", "A1"), awaits({"A": "deploy", "B": "deploy"})):
        adapter = Windows("A", "B", "A")
        ops = [op, it_is_accepted()] if op["op"] == "try" else [op]
        assert judge(adapter, *ops).verdict == "pass"
        assert adapter.heard[:3] == [("A", PASS), ("B", PASS), ("A", PASS)]
    adapter = Windows("B")
    assert judge(adapter).verdict == "pass"
    assert adapter.heard == [("B", PASS)]


@pytest.mark.usefixtures("_windows")
def test_a_response_passes_the_windows_of_the_others_until_this_player_has_one() -> None:
    adapter = Windows("A", "B", "A")
    assert judge(adapter, act("B", "B1", window=True)).verdict == "pass"
    assert adapter.heard == [("A", PASS), ("B", deploy("B1")), ("A", PASS)]


class Says(Puppet):
    """After each action the next of these open decisions."""

    def __init__(self, *awaits: dict[str, Any], used: tuple[int, ...] = ()) -> None:
        super().__init__(awaits=awaits[0])
        self.rest, self.used = list(awaits[1:]), list(used)
        self.given: list[Any] = []

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        self.awaits = self.rest.pop(0) if self.rest else BOTH
        self.given.append([answer["action"] for answer in answers or ()])
        return {"ok": {"used": self.used.pop(0)} if self.used else {}}


WINDOW = {"kind": "respond", "optional": True}
DEPLOY = {"kind": "deploy"}


@pytest.mark.usefixtures("_windows")
def test_a_window_beside_another_decision_is_passed_too() -> None:
    adapter = Says({"A": DEPLOY, "B": WINDOW}, BOTH)
    assert judge(adapter, expect("round", equals=2)).verdict == "pass"
    assert adapter.heard == [("B", PASS)]


@pytest.mark.usefixtures("_windows")
def test_who_responds_waits_for_a_window_and_not_for_another_decision() -> None:
    adapter = Says({"A": DEPLOY, "B": WINDOW}, {"A": WINDOW}, BOTH)
    assert judge(adapter, act("A", "A1", window=True)).verdict == "pass"
    assert adapter.heard == [("B", PASS), ("A", deploy("A1"))]


@pytest.mark.parametrize(("document", "order"), [
    ({}, "ABC"), ({"active_player": "A"}, "ABC"), ({"active_player": "B"}, "BCA"), ({"active": "C"}, "CAB"),
    ({"active": None}, "ABC")])
def test_several_windows_are_passed_from_whoever_is_active_on(document: dict[str, Any], order: str) -> None:
    assert in_turn_order({"seats": list("ABC"), **document}) == list(order)


@pytest.mark.usefixtures("_windows")
def test_several_windows_are_passed_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "in_turn_order", lambda document: document["seats"][::-1])
    adapter = Says({"A": WINDOW, "B": WINDOW}, {"A": WINDOW}, BOTH)
    assert judge(adapter, expect("round", equals=2)).verdict == "pass"
    assert adapter.heard == [("B", PASS), ("A", PASS)]


@pytest.mark.usefixtures("_windows")
@pytest.mark.parametrize("decision", [{"kind": "respond"}, {"kind": "respond", "optional": False}])
def test_what_must_be_decided_is_no_window(decision: dict[str, Any]) -> None:
    adapter = Says({"A": decision}, BOTH)
    assert judge(adapter, awaits({"A": "respond"})).verdict == "pass"
    assert adapter.heard == []


@pytest.mark.usefixtures("_windows")
def test_a_window_of_any_kind_is_passed_also_before_what_can_be_done_is_asked() -> None:
    class Lists(Says):
        def call(self, do: str, **said: Any) -> dict[str, Any]:
            self.actions = [deploy("A1")] if self.awaits == BOTH else []
            return super().call(do, **said)

    adapter = Lists({"A": {"kind": "choose", "optional": True}}, BOTH)
    assert judge(adapter, {"op": "legal", "player": "A", "heads": [deploy("A1")]}).verdict == "pass"
    assert adapter.heard == [("A", PASS)]


@pytest.mark.usefixtures("_windows")
def test_a_check_of_who_may_respond_passes_windows_up_to_that_one() -> None:
    first = {"A": WINDOW, "B": DEPLOY}
    for more in ({}, {"others": True, "inside": True}):
        adapter = Says(first, {"B": WINDOW}, BOTH)
        ops = [awaits({"B": "respond"}, **more), act("B", "B1", window=True)]
        assert judge(adapter, *ops).verdict == "pass"
        assert adapter.heard == [("A", PASS), ("B", deploy("B1"))]
    adapter = Says(first, {"B": WINDOW}, BOTH)
    assert judge(adapter, awaits({"B": "respond"}, inside=True)).verdict == "fail"
    assert adapter.heard == []


@pytest.mark.usefixtures("_windows")
def test_a_window_that_was_checked_does_not_excuse_what_comes_after_it() -> None:
    adapter = Says({"B": WINDOW}, {"A": {"kind": "close"}})
    assert judge(adapter, awaits({"B": "respond"})).verdict == "fail"
    assert adapter.heard == [("B", PASS)]


@pytest.mark.usefixtures("_windows")
def test_looking_inside_a_window_leaves_it_open() -> None:
    adapter = Windows("B")
    inside = [awaits({"B": "respond"}, others=True, inside=True), expect("round", equals=2, inside=True)]
    assert judge(adapter, *inside, act("B", "B1", window=True)).verdict == "pass"
    assert adapter.heard == [("B", deploy("B1"))]


@pytest.mark.usefixtures("_windows")
def test_a_window_that_cannot_be_passed_is_invalid_output() -> None:
    class Stuck(Windows):
        def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
            return {"illegal": {"reason": "not_your_decision", "message": ""}}

    outcome = judge(Stuck("B"), act("A", "A1"))
    assert outcome.verdict == "invalid-output"
    assert outcome.message == "awaits names a decision of B, but pass is refused"


@pytest.mark.usefixtures("_windows")
def test_windows_without_end_are_invalid_output() -> None:
    outcome = judge(Windows(*"AB" * 500), act("A", "A1"))
    assert outcome.verdict == "invalid-output"
    assert "windows passed and still one open" in outcome.message


def test_a_shuffle_that_nobody_scripts_changes_nothing() -> None:
    class Shuffles(Puppet):
        def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
            left = {"A": {"chance": {"kind": "shuffle", "of": "B"}}, "B": BOTH}
            self.awaits = left[self.awaits["chance"]["of"]] if who == "chance" else self.awaits
            return {"ok": {}}

    shuffle = {"type": "shuffle", "cards": []}
    first = {"chance": {"kind": "shuffle", "of": "A"}}
    adapter = Shuffles(awaits=first)
    assert judge(adapter, act("A", "A1"), starts=setup(phase="shuffle")).verdict == "pass"
    assert adapter.heard == [("chance", shuffle), ("chance", shuffle), ("A", deploy("A1"))]
    adapter = Shuffles(awaits=first)
    scripted = {"type": "shuffle", "cards": ["A3"]}
    ops = [act("chance", scripted), expect("round", equals=2)]
    assert judge(adapter, *ops, starts=setup(phase="shuffle")).verdict == "pass"
    assert adapter.heard == [("chance", scripted), ("chance", shuffle)]


# -- answers given ahead -----------------------------------------------------------------------------------------------
CHOOSE, SHUFFLE = {"type": "choose", "cards": ["B4"]}, {"type": "shuffle", "cards": ["A3"]}


class Ahead(Puppet):
    """Takes up to `most` of the answers that come with the first action."""

    most = 0
    given: list[Any]

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        if len(self.heard) == 1:
            assert answers is not None
            self.given = answers
            return {"ok": {"used": min(self.most, len(answers))}}
        return {"ok": {"used": 0}}


@pytest.mark.parametrize("most", [0, 1, 2, 9])
def test_answers_ahead_go_up_to_the_next_check_and_are_not_sent_again(most: int) -> None:
    adapter = Ahead(most=most)
    ops = [act("A", "A1"), act("A", CHOOSE), act("chance", SHUFFLE), expect("round", equals=2), act("A", CHOOSE)]
    assert judge(adapter, *ops, capabilities=(*ALL, "answers_ahead")).verdict == "pass"
    assert adapter.given == [{"player": "A", "action": CHOOSE}, {"player": "chance", "action": SHUFFLE}]
    wanted = [("A", deploy("A1")), ("A", CHOOSE), ("chance", SHUFFLE), ("A", CHOOSE)]
    assert adapter.heard == wanted[:1] + wanted[1 + min(most, 2):]


@pytest.mark.usefixtures("_windows")
def test_answers_that_closing_windows_uses_up_are_counted_together() -> None:
    adapter = Says({"A": WINDOW}, {"B": WINDOW}, BOTH, used=(1, 1))
    ops = [act("A", CHOOSE), act("chance", SHUFFLE), act("A", "A1")]
    assert judge(adapter, *ops, capabilities=(*ALL, "answers_ahead")).verdict == "pass"
    assert adapter.heard == [("A", PASS), ("B", PASS), ("A", deploy("A1"))]
    assert adapter.given == [[CHOOSE, SHUFFLE], [SHUFFLE], []]


@pytest.mark.usefixtures("_windows")
def test_an_answer_that_is_used_already_passes_no_window() -> None:
    adapter = Says(BOTH, {"A": WINDOW}, BOTH, used=(1,))
    ops = [act("A", "A1"), act("A", CHOOSE), act("A", "A2", window=True)]
    assert judge(adapter, *ops, capabilities=(*ALL, "answers_ahead")).verdict == "pass"
    assert adapter.heard == [("A", deploy("A1")), ("A", deploy("A2"))]


@pytest.mark.parametrize("rest", [[], [act("B", "B1"), act("A", CHOOSE)], [attempt("A", CHOOSE), it_is_accepted()]])
def test_free_actions_and_attempts_are_not_given_ahead(rest: list[dict[str, Any]]) -> None:
    adapter = Ahead()
    judge(adapter, act("A", "A1"), *rest, capabilities=(*ALL, "answers_ahead"))
    assert adapter.given == []


@pytest.mark.parametrize("used", [-1, 2, True, "1", 1.0, None])
def test_a_wrong_number_of_used_answers(used: Any) -> None:
    class Miscounts(Puppet):
        def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
            return {"ok": {"used": used}}

    outcome = judge(Miscounts(), act("A", "A1"), act("A", CHOOSE), capabilities=(*ALL, "answers_ahead"))
    assert outcome.verdict == "invalid-output"
    assert outcome.message == f"act: used is {used!r}, expected a number from 0 to 1"


def test_others_are_sent_no_answers() -> None:
    class Plain(Puppet):
        def call(self, do: str, **said: Any) -> dict[str, Any]:
            assert "answers" not in said
            return super().call(do, **said)

    assert judge(Plain(), act("A", "A1"), act("A", CHOOSE)).verdict == "pass"

"""Every kind of operation, against an adapter that says what it is told to say."""

from typing import Any

import pytest
from cases import CARDS, act, arena, attempt, awaits, deploy, expect, player, position, refused
from cases import accepted as it_is_accepted
from puppet import BOTH, Puppet, judge

from conformance.run.executor import settled


class No(Puppet):
    """Refuses everything."""

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        return {"illegal": {"reason": "not_in_hand", "message": ""}}


def hidden(**more: Any) -> dict[str, Any]:
    """What B sees: A's Hand and the Decks as numbers, and a face-down card in A's Arena."""
    seen = {key: value for key, value in position().items() if key != "rulings"}
    seen["players"]["A"].update(hand=2, deck=1, collection=0)
    seen["players"]["A"]["arena"] += [{"hidden": True, "face_up": False, "status": None}]
    seen["players"]["B"].update(deck=1)
    return {**seen, **more}


# -- expect ------------------------------------------------------------------------------------------------------------
THREE_DOWN = {"A": player("A", deck=["A3", "A1"], hand=["A2"], arena=arena("A4")), "B": player("B")}
TWO_OF_ONE = {"A": player("A", hand=["A1", "A3", "B3"], deck=["A2"]), "B": player("B", deck=[])}
TWO_ROWS = {"A": player("A", hand=["A2"], arena=arena("A4", "A1")), "B": player("B")}
SILENCED = {"A": player("A", arena=[{"card": "A4", "face_up": True, "status": "silenced"}]), "B": player("B")}
EXPECTATIONS = [
    # what the position is, the check, and the message of its failure ("" passes)
    ({}, expect("players.A.hand", cards=["Knight", "Squire"]), ""),
    ({}, expect("players.A.hand", cards=["Squire", "Knight"]), ""),  # a Hand has no order
    ({}, expect("players.A.hand", cards=["Squire"]), "players.A.hand: expected [Squire], got [Knight, Squire]"),
    ({}, expect("players.A.hand", cards=["Squire", "Squire"]), "expected [Squire, Squire], got [Knight, Squire]"),
    ({"players": THREE_DOWN}, expect("players.A.deck", cards=["Pawn", "Knight"]), ""),
    ({"players": THREE_DOWN}, expect("players.A.deck", cards=["Knight", "Pawn"]),
     "players.A.deck: expected [Knight, Pawn], got [Pawn, Knight]"),  # a Deck has one
    ({}, expect("players.A.arena", cards=["Giant"]), ""),
    ({}, expect("round", cards=["Giant"]), "round: expected [Giant], got 2"),
    ({}, expect("players.A.hand", count=2), ""),
    ({}, expect("players.A.hand", count=3), "players.A.hand: expected 3 card(s), got 2"),
    ({}, expect("round", equals=2), ""),
    ({}, expect("round", equals=3), "round: expected 3, got 2"),
    ({}, expect("result", equals=None), ""),
    ({}, expect("result", equals={"winner": "A"}), "result: expected {winner: A}, got none"),
    ({"result": {"winner": "B"}}, expect("result", equals={"winner": "A"}), "result.winner: expected A, got B"),
    ({}, expect("players.A.registered", equals=1), "players.A.registered: expected 1, got yes"),
    ({"players": SILENCED}, expect("players.A.arena[A4].status", equals="silenced"), ""),
    ({"players": SILENCED}, expect("players.A.arena[A4].status", equals=None), "status: expected none, got silenced"),
    ({}, expect("players.A.arena[A1].status", equals=None), "players.A.arena[A1].status: expected the card A1 there"),
    ({}, expect("compared.winner", equals="A"), "compared.winner: expected winner, got nothing"),
    ({}, expect("players.C.hand", equals="A"), "players.C.hand: expected C, got"),
    ({"players": SILENCED}, expect("players.A.arena", rows=[{"card": "Giant", "status": "silenced"}]), ""),
    ({}, expect("players.A.arena", rows=[{"card": "Giant", "status": "silenced"}]), "players.A.arena[0]: expected"),
    ({}, expect("players.A.arena", rows=[{"card": "Squire"}]), "players.A.arena[0]: expected {card: Squire}"),
    ({}, expect("players.A.arena", rows=[]), "players.A.arena: expected 0 entries, got [Giant]"),
    ({}, expect("players.A.hand", rows=[{"card": "Knight"}, {"card": "Squire"}]), ""),
    ({}, expect("", lacks="A9"), ""),
    ({}, expect("", lacks="A1"), "expected nothing of Knight, but the answer names it"),
    ({}, expect("players.A.hand", has="A1"), ""),
    ({}, expect("players.A.hand", has="A3"), "players.A.hand: expected Pawn in it"),
    ({}, expect("players.A.hand", without="A3"), ""),
    ({}, expect("players.A.hand", without="A1"), "players.A.hand: expected no Knight, got [A1, A2]"),
    ({"players": TWO_OF_ONE}, expect("players.A.hand", cards=["Pawn", "Knight", "Pawn"]), ""),
    ({"players": TWO_OF_ONE}, expect("players.A.hand", cards=["Pawn", "Knight", "Knight"]), "expected [Pawn, Knight"),
    ({}, expect("players.A.hand", rows=[{"card": "Squire"}, {"card": "Knight"}]), ""),
    ({}, expect("players.A.hand", rows=[{"card": "Knight"}, {"card": "Knight"}]), "hand[1]: expected {card: Knight}"),
    ({"players": TWO_ROWS}, expect("players.A.arena", rows=[{"card": "Giant"}, {"card": "Knight"}]), ""),
    ({"players": TWO_ROWS}, expect("players.A.arena", rows=[{"card": "Knight"}, {"card": "Giant"}]),
     "players.A.arena[0]: expected {card: Knight}"),
]


@pytest.mark.parametrize(("differs", "op", "message"), EXPECTATIONS)
def test_expect(differs: dict[str, Any], op: dict[str, Any], message: str) -> None:
    outcome = judge(Puppet(position=position(**differs)), op)
    assert outcome.verdict == ("fail" if message else "pass")
    assert message in outcome.message
    assert outcome.line == (2 if message else 0)


VIEWS = [
    (expect("players.A.hand", "B", count=2), ""),
    (expect("players.A.hand", "B", count=1), "B's view of players.A.hand: expected 1 card(s), got 2"),
    (expect("players.A.arena", "B", count=2), ""),
    (expect("players.A.arena", "B", hidden=1), ""),
    (expect("players.A.arena", "B", hidden=2), "expected 2 hidden card(s), got [Giant, (hidden)]"),
    (expect("players.A.hand", "B", hidden=2), "expected 2 hidden card(s), got 2"),
    (expect("players.A.arena", "B", cards=["Giant", "Knight"]), "expected [Giant, Knight], got [Giant, (hidden)]"),
    (expect("players.A.hand", "B", cards=["Knight", "Squire"]), "expected [Knight, Squire], got 2"),
    (expect("players.B.hand", "B", cards=["Scout", "Archer"]), ""),
    (expect("", "B", lacks="A1"), ""),
    (expect("", "B", lacks="A4"), "B's view: expected nothing of Giant, but the answer names it"),
]


@pytest.mark.parametrize("values", [{"A1": {"power": 1}}, {"A4": {"power": 1}}])
def test_a_card_named_by_the_values_is_named(values: dict[str, Any]) -> None:
    outcome = judge(Puppet(view=hidden(), values=values), expect("", "B", lacks="A1"))
    assert outcome.verdict == ("fail" if "A1" in values else "pass")


def test_a_view_is_looked_at_anew_after_each_action() -> None:
    class Shows(Puppet):
        def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
            self.view = hidden(round=3)
            return {"ok": {}}

    looks = [expect("round", "B", equals=2), act("A", "A1"), expect("round", "B", equals=3)]
    assert judge(Shows(view=hidden()), *looks).verdict == "pass"


@pytest.mark.parametrize("told", [{}, {"A": {"kind": "close"}, "B": {"kind": "deploy"}}, {"A": {"kind": "deploy"}}])
def test_open_decisions_told_in_a_reply_are_those_that_are_observed(told: dict[str, Any]) -> None:
    class Tells(Puppet):
        def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
            return {"ok": {"awaits": told}}

    outcome = judge(Tells(), act("A", "A1"))
    assert outcome.verdict == "invalid-output"
    assert outcome.message.startswith("observe: the open decisions are not those that the reply to the action before")


@pytest.mark.parametrize(("op", "message"), VIEWS)
def test_expect_of_a_view(op: dict[str, Any], message: str) -> None:
    outcome = judge(Puppet(view=hidden()), op)
    assert outcome.verdict == ("fail" if message else "pass")
    assert message in outcome.message


# -- other checks ------------------------------------------------------------------------------------------------------
CHOICE = {"A": {"kind": "choose", "by": "A4", "from": ["B1", "B3"], "min": 1, "max": 1}}
CHECKS = [
    ({"values": {"A1": {"power": 500, "def": 1}}}, {"op": "values", "card": "A1", "is": {"power": 500}}, ""),
    ({"values": {"A1": {"power": 400}}}, {"op": "values", "card": "A1", "is": {"power": 500}},
     "Knight: expected {power: 500}, got {power: 400}"),
    ({}, {"op": "values", "card": "A1", "is": {"power": 500}}, "Knight: expected {power: 500}, got {power: none}"),
    ({}, awaits({"A": "deploy", "B": "deploy"}), ""),
    ({}, awaits({"A": "deploy"}), "open decisions: expected {A: deploy}, got {A: deploy, B: deploy}"),
    ({}, awaits({"A": "deploy"}, others=True), ""),
    ({}, awaits({"A": "close"}, others=True), "open decisions: expected {A: close}, got {A: deploy}"),
    ({"awaits": {}}, awaits({}), ""),
    ({"awaits": {"B": {"kind": "close"}}}, awaits({}), "open decisions: expected {}, got {B: close}"),
    ({"awaits": CHOICE}, {"op": "options", "player": "A", "cards": ["B3", "B1"], "min": 1, "max": 1}, ""),
    ({"awaits": CHOICE}, {"op": "options", "player": "A", "cards": ["B1"], "min": 1, "max": 1},
     "the choice of A: expected [Archer], got [Archer, Pawn]"),
    ({"awaits": CHOICE}, {"op": "options", "player": "A", "cards": ["B1", "B3"], "min": 1, "max": 2},
     "the choice of A: expected max 2, got 1"),
    ({"awaits": CHOICE}, {"op": "options", "player": "A", "cards": ["B1", "B3"], "min": 0, "max": 1},
     "the choice of A: expected min 0, got 1"),
    ({}, awaits({"anyone": "deploy"}), ""),
    ({"awaits": {}}, awaits({"anyone": "deploy"}), "open decisions: expected deploy of somebody, got {}"),
    ({"awaits": {"A": {"kind": "deploy"}, "B": {"kind": "close"}}}, awaits({"anyone": "deploy"}),
     "open decisions: expected deploy of somebody, got {A: deploy, B: close}"),
    ({"awaits": CHOICE}, {"op": "options", "player": "B", "cards": [], "min": 1, "max": 1}, "expected a choice of B"),
    ({}, {"op": "options", "player": "A", "cards": [], "min": 1, "max": 1}, "expected a choice of A"),
    ({"actions": [deploy("A2"), deploy("A1")]},
     {"op": "legal", "player": "A", "heads": [deploy("A1"), deploy("A2")]}, ""),
    ({"actions": [deploy("A1"), {"type": "register"}]}, {"op": "legal", "player": "A", "heads": [deploy("A1")]}, ""),
    ({"actions": [deploy("A1") | {"cards": None}]}, {"op": "legal", "player": "A", "heads": [deploy("A1")]}, ""),
    ({"actions": [deploy("A1")]}, {"op": "legal", "player": "A", "heads": [deploy("A1"), deploy("A2")]},
     "legal actions of A: missing [{type: deploy, card: A2}], too many []"),
    ({"actions": [deploy("A1"), deploy("A3")]}, {"op": "legal", "player": "A", "heads": [deploy("A1")]},
     "legal actions of A: missing [], too many [{type: deploy, card: A3}]"),
]


@pytest.mark.parametrize(("has", "op", "message"), CHECKS)
def test_checks(has: dict[str, Any], op: dict[str, Any], message: str) -> None:
    ops = [op] if op["op"] in ("awaits", "options") else [op, awaits({"A": "deploy", "B": "deploy"})]
    outcome = judge(Puppet(**has), *ops)
    assert outcome.verdict == ("fail" if message else "pass")
    assert message in outcome.message


# -- what an adapter must not say --------------------------------------------------------------------------------------
NONSENSE = [
    ({"values": {"A1": 500}}, "observe: values.A1: Input should be a valid dictionary"),
    ({"values": {"A1": {"power": "500"}}}, "observe: values.A1.power: Input should be a valid integer"),
    ({"awaits": {"A": {"kind": "deploy", "hint": "A1"}}}, "observe: awaits.A.hint: Extra inputs are not permitted"),
    ({"position": {}}, "observe: position.phase: "),
    ({"position": []}, "observe: position: "),
    ({"position": position(phase="dinner")}, "observe: position.phase: Input should be 'decks'"),
]


@pytest.mark.parametrize(("has", "message"), NONSENSE)
def test_nonsense_is_invalid_output(has: dict[str, Any], message: str) -> None:
    outcome = judge(Puppet(**has), expect("round", equals=2))
    assert outcome.verdict == "invalid-output"
    assert message in outcome.message


@pytest.mark.parametrize("op", ["setup", "observe", "act", "legal"])
@pytest.mark.parametrize(("reply", "verdict", "message"), [
    ({"unsupported": {"message": "no"}}, "fail", "replied unsupported, although everything that this scenario needs"),
    ({"error": {"message": "no"}}, "adapter-error", "the adapter replied error: no")])
def test_who_gives_up_at_any_request(op: str, reply: dict[str, Any], verdict: str, message: str) -> None:
    class GivesUp(Puppet):
        def call(self, do: str, **said: Any) -> dict[str, Any]:
            return reply if do == op else super().call(do, **said)

    outcome = judge(GivesUp(), act("A", "A1"), {"op": "legal", "player": "A", "heads": []})
    assert outcome.verdict == verdict
    assert outcome.message.startswith(f"{op}: {message}")


@pytest.mark.parametrize(("viewer", "key"), [(None, "view"), ("B", "position")])
def test_what_was_not_asked_for_is_not_said(viewer: str | None, key: str) -> None:
    class SaysBoth(Puppet):
        def call(self, do: str, **said: Any) -> dict[str, Any]:
            reply = super().call(do, **said)
            return {"ok": reply["ok"] | {key: {}}} if do == "observe" and said["viewer"] == viewer else reply

    outcome = judge(SaysBoth(view=hidden()), expect("round", viewer, equals=2))
    assert outcome.verdict == "invalid-output"
    assert outcome.message.startswith("observe: expected ")


@pytest.mark.parametrize("actions", [None, {}, "deploy", [None], ["deploy"], [[]], [{}], [{"type": []}],
                                     [{"type": "deploy", "payment": ["A2"]}]])
def test_a_legal_list_that_is_none(actions: Any) -> None:
    outcome = judge(Puppet(actions=actions), {"op": "legal", "player": "A", "heads": [deploy("A1")]})
    assert outcome.verdict == "invalid-output"
    assert outcome.message.startswith("legal: ")


# -- actions and verdicts ----------------------------------------------------------------------------------------------
def test_an_action_that_must_be_accepted() -> None:
    assert judge(Puppet(), act("A", "A1")).verdict == "pass"
    outcome = judge(No(), act("A", "A1"))
    assert (outcome.verdict, outcome.message) == ("fail", "refused, although it is legal: not_in_hand")


VERDICTS = [
    (No, it_is_accepted(), "refused (not_in_hand), although it is legal"),
    (Puppet, it_is_accepted(), ""),
    (Puppet, refused(), "accepted, although the rule refuses it"),
    (Puppet, refused("not_in_hand"), "accepted, although the rule refuses it (not_in_hand)"),
    (No, refused(), ""),
    (No, refused("not_in_hand"), ""),
    (No, refused("already_chosen"), "refused for not_in_hand, expected already_chosen"),
]


@pytest.mark.parametrize(("kind", "verdict", "message"), VERDICTS)
def test_verdicts(kind: type[Puppet], verdict: dict[str, Any], message: str) -> None:
    outcome = judge(kind(), attempt("A", "A1"), verdict)
    assert (outcome.verdict, outcome.message) == ("fail" if message else "pass", message)


def test_without_the_capability_reasons_do_not_matter() -> None:
    assert judge(No(), attempt("A", "A1"), refused("already_chosen"), capabilities=()).verdict == "pass"
    no = {"reason": "no", "message": ""}
    assert judge(Refuses(illegal=no), attempt("A", "A1"), refused("already_chosen"), capabilities=()).verdict == "pass"


class Refuses(Puppet):
    """Refuses as `illegal` says, and afterwards says `then`."""

    illegal: dict[str, Any] = {"reason": "not_in_hand", "message": ""}  # noqa: RUF012
    then: dict[str, Any] = {}  # noqa: RUF012

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        vars(self).update(self.then)
        return {"illegal": self.illegal}


@pytest.mark.parametrize("reason", ["", "no"])
def test_a_reason_that_the_game_does_not_have(reason: str) -> None:
    for op in ([attempt("A", "A1"), refused()], [attempt("A", "A1"), refused("not_in_hand")], [act("A", "A1")]):
        outcome = judge(Refuses(illegal={"reason": reason, "message": ""}), *op)
        assert outcome.verdict == "invalid-output"
        assert outcome.message.startswith(f"act: refused for {reason!r}, which is no reason of renathea")


@pytest.mark.parametrize(("then", "changed"), [
    ({"position": position(round=3)}, "round: expected 2, got 3"),
    ({"awaits": {"A": {"kind": "deploy"}}}, "awaits.B: expected {kind: deploy}, got nothing"),
    ({"values": {"A1": {"power": 1}}}, "values.A1: expected nothing, got {power: 1}"),
])
def test_a_refusal_that_changes_something(then: dict[str, Any], changed: str) -> None:
    outcome = judge(Refuses(then=then), attempt("A", "A1"), refused(), awaits({"A": "deploy"}, others=True))
    assert (outcome.verdict, outcome.message) == ("fail", "a refused action changed the position")
    assert outcome.differences == [changed]


def test_an_attempt_without_a_verdict_is_the_scenarios_fault() -> None:
    for rest in ([], [act("A", "A2")], [expect("round", equals=2)], [attempt("A", "A2"), refused()]):
        outcome = judge(No(), attempt("A", "A1"), *rest, expect("round", equals=3))
        assert (outcome.verdict, outcome.line) == ("harness-error", 3)
        assert "without a Then" in outcome.message
    assert judge(No(), refused()).message == "nothing was tried before"
    assert judge(No(), {"op": "unchanged", "except": []}).message == "nothing was marked before"


# -- nothing else changes ----------------------------------------------------------------------------------------------
class Deploys(Puppet):
    """Moves the card from A's Hand to A's Arena, and does `more`."""

    more: dict[str, Any] = {}  # noqa: RUF012

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        mine = self.position["players"]["A"]
        mine["hand"].remove(action["card"])
        mine["arena"].append({"card": action["card"], "face_up": False, "status": None})
        self.position.update(self.more)
        return {"ok": {}}


CHANGES = [
    ({}, ["players.A.hand", "players.A.arena"], []),
    ({}, ["players.A"], []),
    ({}, ["players.A.hand"], ["players.A.arena"]),
    ({}, [], ["players.A.arena", "players.A.hand"]),
    ({"round": 3}, ["players.A.hand", "players.A.arena"], ["round"]),
    ({"round": 3}, ["players.A.hand", "players.A.arena", "round"], []),
    ({}, ["players.A.ha", "players.A.arena"], ["players.A.hand"]),  # a name, not a beginning
    ({}, ["players.A.hand", "players.A.arena[A1].face_up"], ["players.A.arena"]),
]


def test_a_second_mark_counts() -> None:
    ops = [{"op": "mark"}, act("A", "A1"), {"op": "mark"}, {"op": "unchanged", "except": []}]
    assert judge(Deploys(), *ops).verdict == "pass"


@pytest.mark.parametrize(("more", "named", "changed"), CHANGES)
def test_nothing_else_changes(more: dict[str, Any], named: list[str], changed: list[str]) -> None:
    outcome = judge(Deploys(more=more), {"op": "mark"}, act("A", "A1"), {"op": "unchanged", "except": named})
    assert outcome.verdict == ("fail" if changed else "pass")
    assert sorted({line.split(":")[0].split("[")[0] for line in outcome.differences}) == changed


# -- the end -----------------------------------------------------------------------------------------------------------
ENDS = [
    (BOTH, True), ({}, True), ({"A": {"kind": "deploy"}}, False),
    ({"A": {"kind": "deploy"}, "B": {"kind": "close"}}, False),
    ({"A": {"kind": "close"}, "B": {"kind": "close"}}, False), ({"chance": {"kind": "shuffle", "of": "A"}}, False),
]


@pytest.mark.parametrize(("open_at_the_end", "settled"), ENDS)
def test_decisions_open_at_the_end(open_at_the_end: dict[str, Any], settled: bool) -> None:
    outcome = judge(Puppet(awaits=open_at_the_end), act("A", "A1"))
    assert outcome.verdict == ("pass" if settled else "fail")
    assert ("decisions are still open at the end" in outcome.message) != settled


@pytest.mark.parametrize(("awaits", "may_stay"), [
    ({}, True), ({"A": {"kind": "main"}}, True), ({"B": {"kind": "main"}}, True), ({"A": {"kind": "choose"}}, False),
    ({"A": {"kind": "main"}, "B": {"kind": "main"}}, False), ({"A": {"kind": "deploy"}}, False),
    ({"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}, True),
])
def test_what_a_game_counts_as_settled(awaits: dict[str, Any], may_stay: bool) -> None:
    patterns = ({"who": "active", "kind": "main"}, {"who": "all", "kind": "deploy"})
    assert settled(awaits, patterns, ["A", "B"]) is may_stay


@pytest.mark.parametrize(("open_at_the_end", "sentence"), [
    ({"A": {"kind": "close"}}, "`Then only A still has to close`"),
    ({"A": {"kind": "close"}, "B": {"kind": "close"}}, "`Then both players have to close`"),
    ({"A": {"kind": "choose"}, "B": {"kind": "close"}}, "`Then before A chooses, …`"),
])
def test_the_end_says_how_a_scenario_tells_what_is_open(open_at_the_end: dict[str, Any], sentence: str) -> None:
    outcome = judge(Puppet(awaits=open_at_the_end), act("A", "A1"))
    assert outcome.message.endswith(f"; a scenario that means this says who still has to decide, as {sentence}")


def test_decisions_that_a_check_has_named_may_stay_open_unless_there_was_an_action_since() -> None:
    waiting = {"B": {"kind": "close"}}
    assert judge(Puppet(awaits=waiting), act("A", "A1"), awaits({"B": "close"})).verdict == "pass"
    assert judge(Puppet(awaits=waiting), awaits({"B": "close"}), act("A", "A1")).verdict == "fail"
    tried = [attempt("A", "A1"), it_is_accepted()]
    assert judge(Puppet(awaits=waiting), awaits({"B": "close"}), *tried).verdict == "fail"


# -- cards -------------------------------------------------------------------------------------------------------------
def test_cards_are_counted_at_the_end_even_if_nothing_looks() -> None:
    lost = position(players={"A": player("A", deck=[]), "B": player("B")})
    outcome = judge(Puppet(position=lost), act("A", "A1"))
    assert (outcome.verdict, outcome.message) == ("fail", "cards are not conserved: lost [Pawn]")


def test_the_cards_of_the_case_are_sent_and_its_expectations_are_not() -> None:
    sent: list[dict[str, Any]] = []

    class Listens(Puppet):
        def call(self, do: str, **said: Any) -> dict[str, Any]:
            sent.append({"do": do, **said})
            return super().call(do, **said)

    assert judge(Listens(), expect("round", equals=2), awaits({"A": "deploy", "B": "deploy"})).verdict == "pass"
    assert sent == [{"do": "setup", "game": "renathea", "cards": CARDS, "position": position()},
                    {"do": "observe", "viewer": None}]

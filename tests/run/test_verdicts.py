"""Each miniature broken implementation gets the verdict it must get, in this process and over standard streams."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import broken
import pytest
from broken import Right
from cases import CASES

from conformance.adapters.base import Adapter, AdapterFault
from conformance.adapters.in_process import InProcess
from conformance.adapters.stdio import StdioAdapter
from conformance.run.outputs import junit
from conformance.run.report import Report, result
from conformance.run.runner import Unusable, greet, run_cases
from conformance.run.verdicts import MOST_DIFFERENCES, VERDICTS, Failed, Outcome

Start = Callable[..., StdioAdapter]
ALL = dict.fromkeys(CASES)
ACTING = [name for name in CASES if name != "legal"]
CHANGING = ["deploy", "silent", "view", "shuffle", "choose", "tie"]
# The fault, where it shows with which verdict (elsewhere the case passes), and a piece of the message.
FAULTS: dict[str, tuple[dict[str, str], str]] = {
    "Right": ({}, ""),
    "MutatesOnRefusal": ({"refusal": "fail"}, "a refused action changed the position"),
    "AcceptsAll": ({"refusal": "fail"}, "accepted, although the rule refuses it (not_in_hand)"),
    "RefusesAll": (dict.fromkeys(["deploy", "silent", "view", "choose", "tie"], "fail") | {"shuffle": "invalid-output"},
                   "refused, although it is legal: not_in_hand: no"),
    "WrongReason": ({"refusal": "fail"}, "refused for wrong_action, expected not_in_hand"),
    "LeaksHiddenCards": ({"view": "fail"}, "expected nothing of Knight, but the answer names it"),
    "LeaksInAwaits": ({"view": "fail"}, "expected nothing of Knight, but the answer names it"),
    "CountsWrong": ({"view": "fail"}, "B's view of players.A.hand: expected 1 card(s), got 2"),
    "LosesACard": (dict.fromkeys(["deploy", "silent", "view", "shuffle", "tie"], "fail"), "not conserved: lost [Pawn]"),
    "DuplicatesACard": (dict.fromkeys(CHANGING, "fail"), "cards are not conserved: too many [Pawn]"),
    "InventsACard": (dict.fromkeys(CHANGING, "fail"), "cards are not conserved: too many [unknown card 'B99']"),
    "WrongAwaits": (dict.fromkeys(["deploy", "shuffle", "choose"], "fail"), "expected {B: deploy}, got {A: deploy"),
    "TellsOtherDecisions": (dict.fromkeys(CHANGING, "invalid-output") | {"shuffle": "fail"},
                            "observe: the open decisions are not those that the reply to the action before named"),
    "TellsAList": (dict.fromkeys(ALL, "invalid-output"), "setup: awaits: Input should be a valid dictionary"),
    "TellsRightly": ({}, ""),
    "LeavesADecisionOpen": (dict.fromkeys(CHANGING, "fail"), "A: close}"),
    "ClosesTiesInTheOpen": ({"tie": "fail"}, "players.B.deck: expected [Pawn], got [Pawn, Wisp]"),
    "ForgetsHeads": ({"legal": "fail"}, "legal actions of A: missing [{type: deploy, card: A2}]"),
    "ListsAHeadTwice": ({"legal": "fail"}, "legal actions of A: missing [], too many"),
    "AsksAgain": (dict.fromkeys(["silent", "view", "legal", "shuffle", "choose", "tie"], "fail"), ""),
    "ExtraField": (dict.fromkeys(ALL, "invalid-output"), "observe: position.turn: Unexpected keyword argument"),
    "EchoesCards": (dict.fromkeys(ALL, "invalid-output"), "expected position and awaits, got awaits, cards, position"),
    "NumberAsText": (dict.fromkeys(ALL, "invalid-output"), "observe: position.round: Input should be a valid integer"),
    "NoAwaits": (dict.fromkeys(ALL, "invalid-output"), "observe: expected position and awaits, got position"),
    "AwaitsAsList": (dict.fromkeys(ALL, "invalid-output"), "expected position and awaits, got awaits, position"),
    "DecisionWithoutKind": (dict.fromkeys(ALL, "invalid-output"), ".kind: Field required"),
    "AwaitsOfOthers": ({"view": "invalid-output"}, "observe: awaits: what B sees holds only decisions of B, got A, B"),
    "ValuesAsList": (dict.fromkeys(ALL, "invalid-output"), "observe: values: Input should be a valid dictionary"),
    "UnknownReason": ({"refusal": "invalid-output"}, "'not_in_hands', which is no reason of renathea; did you mean"),
    "OddHeads": ({"legal": "invalid-output"}, "legal: actions.0.type: Input should be"),
    "RefusesToObserve": (dict.fromkeys(ALL, "invalid-output"), 'is "illegal", but only "act" can be'),
    "RefusesTheShuffle": ({"shuffle": "invalid-output"}, "awaits names a decision of chance, but shuffle is refused"),
    "WrongId": (dict.fromkeys(ACTING, "invalid-output"), "return the request's id unchanged"),
    "TwoAnswers": (dict.fromkeys(ACTING, "invalid-output"), "found ok and illegal"),
    "NoJson": (dict.fromkeys(ACTING, "invalid-output"), "cannot be written as JSON"),
    "SaysHowManyItUsed": (dict.fromkeys(CHANGING, "invalid-output"),
                          "act: used is 9, expected a number from 0 to 0"),
    "AnswersError": (dict.fromkeys(ACTING, "adapter-error"), "act: the adapter replied error: not written yet"),
    "AnswersUnsupported": (dict.fromkeys(ACTING, "fail"), "replied unsupported, although everything"),
    "Raises": (dict.fromkeys(ACTING, "crash"), "KeyError"),
    "ClaimsAGameItLacks": (dict.fromkeys(ALL, "adapter-error"), "setup: the adapter replied error: no game 'renathea'"),
    "DeclaresLittle": (dict.fromkeys(["view", "legal", "shuffle", "choose"], "unsupported"), "needs views"),
    "PlaysOneReading": ({}, ""),
    "PlaysAnotherGame": (dict.fromkeys(ALL, "unsupported"), "needs game:renathea"),
    "DiesOnce": ({"deploy": "crash"}, "out of memory"),
    "RestartsDifferently": ({"deploy": "crash"} | dict.fromkeys([*ALL][1:], "not-run"), "out of memory"),
    "NeverRecovers": ({"deploy": "crash"} | dict.fromkeys([*ALL][1:], "not-run"), "out of memory"),
}
# Each life of a program costs its start, so there are fewer of them, and fewer cases.
OVER_STREAMS = ["Right", "MutatesOnRefusal", "EchoesCards", "AnswersError", "Raises", "DiesOnce", "RestartsDifferently",
                "NeverRecovers"]
FEW = ("deploy", "refusal", "legal")
UNUSABLE = {
    "WrongProtocol": "speaks protocol 2, this suite 1: update the adapter",
    "ProtocolAsText": "hello: protocol: Input should be a valid integer",
    "GamesAsList": "hello: games: Input should be a valid dictionary",
    "RefusesTheGreeting": "refused the greeting: who is there?",
}


def in_process(name: str) -> InProcess:
    fault = getattr(broken, name)
    if issubclass(fault, broken.Mortal):
        fault.lives = 0
    return InProcess(f"python:broken:{name}", fault)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a broken implementation as a program; ended with the test."""
    started: list[StdioAdapter] = []

    def start_one(name: str, timeout: float = 10.0) -> StdioAdapter:
        argv = [sys.executable, str(Path(broken.__file__)), name, str(tmp_path / "lived")]
        started.append(StdioAdapter(argv, timeout=timeout))
        return started[-1]

    yield start_one
    for adapter in started:
        adapter.close()


def outcomes(adapter: Adapter, names: Iterable[str] = ALL) -> list[Outcome]:
    return list(run_cases([CASES[name] for name in names], adapter, greet(adapter)))


def judge(name: str, found: list[Outcome]) -> None:
    shows, piece = FAULTS[name]
    assert {outcome.id: outcome.verdict for outcome in found} == {o.id: shows.get(o.id, "pass") for o in found}
    if shows:
        first = next(outcome for outcome in found if outcome.id in shows)
        assert piece in first.message
        assert first.step or first.verdict in ("unsupported", "not-run")


@pytest.mark.parametrize("name", FAULTS)
def test_in_this_process(name: str) -> None:
    judge(name, outcomes(in_process(name)))


@pytest.mark.parametrize("name", OVER_STREAMS)
def test_over_standard_streams(name: str, start: Start) -> None:
    found = outcomes(start(name), FEW)
    judge(name, found)
    if name == "Raises":
        assert "--- end of the adapter's stderr ---" in found[0].message
        assert "KeyError: 'no such card'" in found[0].message


def test_a_program_that_hangs_times_out_and_the_rest_stands(start: Start) -> None:
    found = outcomes(start("Hangs", timeout=0.3), FEW)
    assert {o.id: o.verdict for o in found} == {"deploy": "timeout", "refusal": "timeout", "legal": "pass"}


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_greeting_that_cannot_be_used(name: str) -> None:
    with pytest.raises(Unusable) as no:
        greet(in_process(name))
    assert UNUSABLE[name] in str(no.value)


def test_a_greeting_that_is_no_answer() -> None:
    with pytest.raises(AdapterFault) as no:
        greet(in_process("SilentGreeting"))
    assert no.value.verdict == "invalid-output"


def test_every_class_is_judged() -> None:
    classes = {name for name, thing in vars(broken).items() if isinstance(thing, type) and issubclass(thing, Right)}
    assert classes - set(FAULTS) - set(UNUSABLE) == {"Hangs", "Mortal", "Observing", "SilentGreeting"}


def test_every_verdict_is_given_to_some_fault() -> None:
    given = {verdict for shows, _ in FAULTS.values() for verdict in shows.values()}
    assert given | {"pass", "timeout", "harness-error"} == set(VERDICTS)  # these by tests of their own


class Babbles(Right):
    """Gives up with a megabyte that no terminal and no XML can take."""

    def act(self, message: broken.Message, reply: broken.Message) -> broken.Message:
        return broken.instead(message, error={"message": "\x1b[2J\x07\x00\uffff" + "x\n" * 500_000})


def test_what_an_adapter_says_is_cut_and_can_be_written_anywhere() -> None:
    adapter = InProcess("python:Babbles", Babbles)
    (outcome,) = run_cases([CASES["deploy"]], adapter, greet(adapter))
    assert outcome.verdict == "adapter-error"
    assert outcome.message.startswith("act: the adapter replied error: \\x07\\x00\\uffffx\nx\n")
    assert len(outcome.message) <= 4_001
    line = result(CASES["deploy"], outcome)
    json.dumps(line, ensure_ascii=False).encode()
    ElementTree.fromstring(junit(Report({"planned": 1}, [line], None, {})))


def test_differences_are_cut_in_length_and_number() -> None:
    failed = Failed("\x00", ["\x1b" + "x" * 10_000] * (MOST_DIFFERENCES + 7))
    assert failed.message == "\\x00"
    assert len(failed.differences) == MOST_DIFFERENCES + 1
    assert failed.differences[-1] == "… and 7 more"
    assert max(map(len, failed.differences)) <= 4_001

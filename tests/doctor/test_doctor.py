"""`conformance doctor`: the bundled engine is healthy; every examination finds the fault that it is there for."""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import patients
import pytest

from conformance.adapters.base import AdapterFault
from conformance.adapters.http import HttpAdapter
from conformance.adapters.in_process import InProcess
from conformance.adapters.stdio import StdioAdapter
from conformance.cli import main
from conformance.doctor.check_up import GAME, SESSION, check_up, what_to_do
from conformance.doctor.results import Finding
from conformance.doctor.streams import LAST

PROGRAM = Path(__file__).parent / "patients.py"
# What has to be found: examination, state, a part of the text. A fault may show in others too.
FAULTS = {
    "TakesEveryVersion": ("versions", "fail", "`hello` with protocol 999 was answered with `ok`, expected `error`"),
    "ChangesItsMind": ("versions", "fail", "otherwise than the first"),
    "NoGame": ("games", "fail", "no game is declared yet"),
    "MisspeltGame": ("games", "fail", "no game 'renatea'; did you mean 'renathea'?"),
    "MisspeltCapability": ("capabilities", "fail", "no capability 'view'; did you mean 'views'?"),
    "EffectsWithoutCapability": ("capabilities", "fail", "the capability `effects` is not declared"),
    "NoEffects": ("capabilities", "warning", "an empty list"),
    "MisspeltEffect": ("capabilities", "fail", "no effect 'power_up'; did you mean 'powerup'?"),
    "UnknownRuling": ("readings", "fail", "no ruling 'RN-R111'; did you mean"),
    "UnknownReading": ("readings", "fail", "RN-R1 has no reading 'q', it has a, b"),
    "TakesEveryCommand": ("commands", "fail", "an unknown command was answered with `ok`"),
    "DiesOfUnknownCommands": ("commands", "fail", "KeyError"),
    "TakesEveryGame": ("unknown game", "fail", "answered with `ok`, expected `error`"),
    "TakesEveryPosition": ("malformed", "fail", "answered with `ok`, expected `error`"),
    "LeavesPlacesUnchecked": ("places", "fail", "`setup` with a card in two places was answered with `ok`"),
    "TakesEveryCard": ("places", "fail", "`setup` with a card that is not defined was answered with `ok`"),
    "PassesOverFields": ("fields", "fail", "with a field that a position does not have was answered with `ok`"),
    "ReadsNumbersInText": ("fields", "fail", "`setup` with text in place of a number was answered with `ok`"),
    "KnowsCardsByName": ("unknown card", "fail", "a card of a new name without effects: `setup` was answered with err"),
    "PassesOverEffects": ("unknown card", "warning", "an effect that does not exist was accepted"),
    "SetupNotYet": ("setup", "fail", "setup is not written yet"),
    "LosesTheLaw": ("positions", "fail", "come out otherwise than they went in; RN-"),
    "AwaitsOnlyA": ("decisions", "fail", "`awaits` should be A: deploy, B: deploy, got A: deploy"),
    "ReadsIds": ("card ids", "fail", "whose card is this?"),
    "KeepsSomething": ("fresh start", "fail", "begins with something left over: RN-"),
    "ActNotYet": ("act", "fail", "the adapter replied error"),
    "DoesNothing": ("act", "fail", "neither the position nor `awaits` has changed"),
    "ChangesOnRefusal": ("refusals", "fail", "a refused action changed the position: round: expected"),
    "RefusesNothing": ("refusals", "fail", "illegal actions were accepted; first RN-"),
    "RefusesLittle": ("refusals", "warning", "illegal actions were accepted; first RN-"),
    "RefusesByError": ("refusals", "fail", "the adapter replied error"),
    "LeavesCardsFaceDown": ("forced steps", "fail", "face_up"),
    "StopsAfterTheAct": ("forced steps", "fail", "got nobody"),
    "AsksAfterTheEnd": ("game over", "fail", "the game is over, but `awaits` names A"),
    "PlaysOnAfterTheEnd": ("game over", "fail", "an action after the end was not answered `illegal`"),
    "OffersNothing": ("choices", "fail", "`from` of A's choice should be ["),
    "SaysNoNumber": ("choices", "fail", "`max` of A's choice should be 1, got None"),
    "AsksForTheOnlyAnswer": ("choices", "fail", "A is asked to choose, although only one answer is possible"),
    "TellsOtherDecisions": ("act", "fail", "not those that the reply to the action before named: awaits.B"),
    "AsksNobody": ("choices", "fail", "A has to choose, but `awaits` has no `choose` of A"),
    "Rolls": ("chance", "fail", "players.A."),
    "ShowsHands": ("views", "fail", "names the hidden card"),
    "HidesTheOwnHand": ("views", "fail", "which A may see"),
    "TellsOthersDecisions": ("views", "fail", "only decisions of"),
    "ForgetsAHead": ("legal", "fail", "but it is not listed"),
    "ListsTheDeck": ("legal", "fail", "is listed, but `act` refuses it"),
    "ListsForEverybody": ("legal", "fail", "decides nothing, but"),
}
FAULTS_OF_PROGRAMS = {
    "Banner": ("hello", "fail", "not JSON on stdout"),
    "DiesAtOnce": ("hello", "fail", "no engine"),
    "DiesOfNoJson": ("lines", "fail", "the adapter ended"),
    "TellsWhatItDoes": ("output", "fail", "not JSON on stdout"),
    "NeverEnds": ("end", "warning", "did not end within"),
}


def in_process(name: str) -> list[Finding]:
    return list(check_up(InProcess(name, getattr(patients, name)), ["renathea"]))


def as_program(name: str) -> list[Finding]:
    with StdioAdapter([sys.executable, str(PROGRAM), name], grace=0.5) as adapter:
        return list(check_up(adapter, ["renathea"]))


def states(findings: list[Finding]) -> dict[str, str]:
    return {finding.examination: finding.result.state for finding in findings}


def found(findings: Iterable[Finding], expected: tuple[str, str, str]) -> None:
    examination, state, text = expected
    got = next(finding for finding in findings if finding.examination == examination)  # what follows is not tried
    assert (got.result.state, text in got.result.text) == (state, True), got
    assert got.result.hint


@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_is_found(name: str) -> None:
    found(check_up(InProcess(name, getattr(patients, name)), ["renathea"]), FAULTS[name])


@pytest.mark.parametrize("name", FAULTS_OF_PROGRAMS)
def test_the_fault_of_a_program_is_found(name: str) -> None:
    found(as_program(name), FAULTS_OF_PROGRAMS[name])


def test_every_examination_has_a_fault_that_it_finds() -> None:
    tested = {examination for examination, _, _ in [*FAULTS.values(), *FAULTS_OF_PROGRAMS.values()]}
    assert {examination.name for examination in (*SESSION, *GAME, *LAST)} <= tested


@pytest.mark.parametrize("name", ["Right", "AnswersAhead", "PlaysTheOtherReadings"])
def test_nothing_is_found_where_nothing_is_wrong(name: str) -> None:
    got = states(in_process(name))
    assert {name: state for name, state in got.items() if state != "ok"} == dict.fromkeys(
        ["lines", "output", "end"], "not tried")


def test_nothing_is_found_in_a_healthy_program() -> None:
    assert set(states(as_program("Right")).values()) == {"ok"}


def test_what_is_not_declared_is_not_tried() -> None:
    got = states(in_process("Little"))
    assert {name for name in ("choices", "chance", "views", "legal") if got[name] != "not tried"} == set()
    assert "fail" not in got.values()


def test_what_rests_on_a_failure_is_not_tried() -> None:
    got = states(in_process("SetupNotYet"))
    assert [name for name, state in got.items() if state == "fail"] == ["setup"]
    assert got["positions"] == got["act"] == got["refusals"] == "not tried"


def test_the_reference_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--adapter", "reference"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^reference: healthy \(\d+ ok, \d+ not tried\)$", out, re.MULTILINE)
    assert re.search(r"tried \(choose \d+, close \d+, deploy \d+, register \d+\): the list and `act` agree", out)
    assert "\033" not in out
    assert "next: conformance run --adapter reference" in out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--adapter", f"{sys.executable} {PROGRAM} NoGame", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["healthy"] is False
    assert document["findings"][0] == {
        "examination": "hello", "game": None, "state": "ok", "text": document["findings"][0]["text"], "hint": None}
    assert "declare a game" in document["next"]


def test_a_game_that_is_not_declared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--adapter", f"{sys.executable} {PROGRAM} NoGame", "--game", "renathea"]) == 1
    assert '{"renathea": {"capabilities": []}}' in capsys.readouterr().out


def test_what_to_do_about_a_fault_is_said_in_the_words_of_the_connection() -> None:
    server, program = object.__new__(HttpAdapter), object.__new__(StdioAdapter)
    for kind in ("timeout", "crash", "protocol", "too-large"):
        fault = AdapterFault(kind, "x")
        assert "standard error" not in what_to_do(fault, server)
        assert "newline" not in what_to_do(fault, server)
        assert what_to_do(fault, server) != what_to_do(fault, program)


def test_what_could_not_be_started(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--adapter", "no-such-program-at-all"]) == 2
    assert "no such program" in capsys.readouterr().err
    assert main(["doctor", "--adapter", f"{sys.executable} {PROGRAM} DiesAtOnce"]) == 3
    assert "not healthy" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--adapter", "python:nothing"], ["--adapter", "reference", "--game", "renatea"],
                                   ["--adapter", "reference", "--timeout", "0"]])
def test_wrong_use(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", *words]) == 2
    assert capsys.readouterr().err.startswith("conformance doctor: ")

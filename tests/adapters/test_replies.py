"""What all adapters share: the shape of a reply, JSON read strictly, quoting, faults, command lines."""

import pickle
from typing import Any

import pytest

from conformance.adapters.base import VERDICTS, AdapterFault
from conformance.adapters.quoting import LONGEST, cut, one_line, printable, quote
from conformance.adapters.replies import check_reply
from conformance.adapters.starting import parse_command
from conformance.adapters.strict_json import DEEPEST, parse_answer

GOOD = [
    ("hello", {"id": 7, "ok": {}}),
    ("act", {"id": 7, "ok": {"used": 2}}),
    ("act", {"id": 7, "illegal": {"reason": "not_in_hand", "message": "it is in the deck"}}),
    ("legal", {"id": 7, "unsupported": True}),
    ("legal", {"id": 7, "unsupported": "legal"}),
    ("legal", {"id": 7, "unsupported": {"effects": ["summon"]}}),
    ("act", {"id": 7, "error": {"message": "gave up"}}),
]

BAD: list[tuple[str, Any, str]] = [
    ("act", None, "got null"),
    ("act", "ok", "got a string"),
    ("act", {1, 2}, "got a Python set"),
    ("act", {"id": True, "ok": {}}, "has the id true"),
    ("act", {"id": 7.0, "ok": {}}, "has the id 7.0"),
    ("act", {"id": None, "ok": {}}, "has the id null"),
    ("act", {"id": 7}, "found none of them"),
    ("act", {"id": 7, "ok": {}, "illegal": {"reason": "x"}}, "found ok and illegal"),
    ("act", {"id": 7, "ok": {}, "error": None}, "found ok and error; leave error out instead of null"),
    ("act", {"id": 7, "ok": True}, '"ok" must be an object, got true: true; nothing to say is "ok": {}'),
    ("act", {"id": 7, "ok": None}, '"ok" must be an object, got null'),
    ("act", {"id": 7, "illegal": "not_in_hand"}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"reason": 4}}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"message": "no"}}, '"illegal" must be an object with a string "reason"'),
    ("act", {"id": 7, "illegal": {"reason": "x", "message": None}}, 'the "message" of "illegal" must be a string, got'),
    ("act", {"id": 7, "ok": {}, "used": 2}, 'has the field "used" beside "ok"; leave it out, or put it into "ok"'),
    ("observe", {"id": 7, "illegal": {"reason": "x"}}, 'is "illegal", but only "act" can be'),
    ("act", {"id": 7, "unsupported": False}, '"unsupported" must be true, a string or an object, got false'),
    ("act", {"id": 7, "unsupported": 1}, '"unsupported" must be true'),
    ("act", {"id": 7, "error": "gave up"}, '"error" must be an object with a string "message"'),
    ("act", {"id": 7, "error": {}}, '"error" must be an object with a string "message"'),
    ("act", {"id": 7, "error": {"message": {4}}}, "got a Python dict"),
]


@pytest.mark.parametrize(("do", "reply"), GOOD)
def test_a_good_reply_is_returned_unchanged(do: str, reply: dict[str, Any]) -> None:
    assert check_reply(do, 7, reply) == reply


def test_a_refusal_without_message_gets_an_empty_one() -> None:
    reply = {"id": 7, "illegal": {"reason": "not_in_hand"}}
    assert check_reply("act", 7, reply) == {"id": 7, "illegal": {"reason": "not_in_hand", "message": ""}}
    assert reply == {"id": 7, "illegal": {"reason": "not_in_hand"}}


@pytest.mark.parametrize(("do", "reply", "part"), BAD)
def test_a_bad_reply_is_a_protocol_fault(do: str, reply: object, part: str) -> None:
    with pytest.raises(AdapterFault) as caught:
        check_reply(do, 7, reply)
    assert (caught.value.kind, caught.value.verdict) == ("protocol", "invalid-output")
    assert str(caught.value).startswith(f"the answer to {do!r} (id 7)")
    assert part in str(caught.value)


def test_surrogate_pairs_are_read() -> None:
    assert parse_answer(b'{"a":"\\ud83e\\udd8a"}') == {"a": "🦊"}


def test_other_ways_than_stdout_can_be_named() -> None:
    with pytest.raises(AdapterFault, match=r"not JSON in the response: '<html>' \(.*\); answer with JSON"):
        parse_answer(b"<html>", "in the response", "answer with JSON")


def test_a_quoted_value_is_short_and_printable() -> None:
    assert quote("x" * 500) == '"' + "x" * 119 + "…"
    assert quote(b"x" * 500) == "'" + "x" * 119 + "…"
    quote("\ud83d").encode()
    deep: list[Any] = []
    deep.append(deep)
    assert quote(deep) == "a Python list"


def test_faults_survive_pickling_and_know_their_kinds() -> None:
    for kind, verdict in VERDICTS.items():
        fault = pickle.loads(pickle.dumps(AdapterFault(kind, "what", "log")))
        assert (fault.kind, fault.verdict, str(fault), fault.stderr) == (kind, verdict, "what", "log")
    with pytest.raises(ValueError, match="no such kind of fault: 'wrong'"):
        AdapterFault("wrong", "what")  # type: ignore[arg-type]


def test_commands_are_split_like_in_a_shell() -> None:
    assert parse_command("node 'my engine.js' --fast") == ["node", "my engine.js", "--fast"]
    for empty in ("", "  ", "''"):
        with pytest.raises(ValueError, match="the command is empty"):
            parse_command(empty)
    with pytest.raises(ValueError, match=r"cannot read the command .*no closing quotation"):
        parse_command("node 'engine.js")


@pytest.mark.parametrize("number", ["9007199254740992", "-9007199254740992", "0", "-1", "1.5", "1e3"])
def test_numbers_that_every_program_can_hold(number: str) -> None:
    assert parse_answer(f'{{"n":{number}}}'.encode()) == {"n": float(number)}


@pytest.mark.parametrize("number", ["9007199254740993", "-9007199254740993", "12345678901234567890", "1e999", "-1e999",
                                    "9" * 5_000, "9" * 5_000 + ".0"])
def test_numbers_that_not_every_program_can_hold(number: str) -> None:
    with pytest.raises(AdapterFault, match=r"too large a number, on stdout: .*between -2\^53 and 2\^53") as no:
        parse_answer(f'{{"n":{number}}}'.encode())
    assert len(str(no.value)) < 300


@pytest.mark.parametrize("wide", [0, 1_000])
def test_depth_is_what_counts_and_not_how_many_brackets_there_are(wide: int) -> None:
    def nested(levels: int) -> bytes:
        return b'{"a":' * (levels // 2) + b"[" * (levels - levels // 2) + b"[]," * wide + b"0" + (
            b"]" * (levels - levels // 2)) + b"}" * (levels // 2)

    parse_answer(nested(DEEPEST - 1))
    for levels in (DEEPEST + 1, 400, 100_000):
        with pytest.raises(AdapterFault, match="nested too deeply"):
            parse_answer(nested(levels))


def test_what_is_printed_hurts_neither_a_terminal_nor_xml() -> None:
    assert printable("\x1b[1;31mred\x1b[0m\r\nnext\ttab 가\u3000") == "red\nnext\ttab 가\u3000"
    assert printable("a\x1b]0;title\x07b\x1b[2Jc\x1bMd") == "abcd"
    assert printable("\x00\x1b\x07\x9b\u202e\ud83d\uffff") == "\\x00\\x1b\\x07\\x9b\\u202e\\ud83d\\uffff"
    assert one_line(" a\nb\n") == "a\\nb"


def test_what_was_cut_is_not_cut_again() -> None:
    for text in ("x" * 10_000, "\x00" * 10_000, "\n" * 10_000 + "y", "short"):
        once = one_line(text)
        assert len(once) <= LONGEST + 1
        assert one_line(once) == once
    assert cut("x" * 10, 3) == "xxx…"


def test_a_fault_is_one_printable_line_and_its_log_is_printable() -> None:
    fault = AdapterFault("crash", "a\nb\x1b" + "x" * 10_000, "red: \x1b[31mred\x1b[0m\nnul: \0\n")
    assert str(fault).startswith("a\\nb\\x1bxxx")
    assert len(str(fault)) == LONGEST + 1
    assert fault.stderr == "red: red\nnul: \\x00\n"

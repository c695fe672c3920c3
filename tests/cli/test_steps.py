"""`conformance steps`."""

import json

import pytest

from conformance.cli import main
from conformance.protocol.games import GAMES
from conformance.vocabulary import vocabulary

Text = pytest.CaptureFixture[str]


def test_all_of_them_in_three_groups(capsys: Text) -> None:
    assert main(["steps", "--game", "renathea"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == ["Given", "When", "Then", "Where"]
    for definition in vocabulary("renathea").definitions:
        assert any(line.startswith(f"  {definition.pattern}") for line in lines)


def test_some_of_them(capsys: Text) -> None:
    assert main(["steps", "active", "Law", "--game", "renathea"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Given\n  {card} is the active Law\n      The Law found active in this round's Resolve.\n")
    assert "deploys" not in out
    assert "  {card}  a card: `Knight`" in out


def test_a_word_that_a_placeholder_can_be(capsys: Text) -> None:
    assert main(["steps", "podium", "--game", "renathea"]) == 0
    out = capsys.readouterr().out
    assert "  {p}'s {zone} is {cards}\n" in out
    assert "  {zone}  Deck, from the top, | collection | Podium | " in out


def test_a_table_is_told(capsys: Text) -> None:
    assert main(["steps", "columns", "--game", "renathea"]) == 0
    assert "  {p}'s {zone} is:  (with a table)" in capsys.readouterr().out


def test_json(capsys: Text) -> None:
    assert main(["steps", "active", "Law", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0] == {
        "game": "renathea", "kind": "given", "sentence": "{card} is the active Law",
        "about": "The Law found active in this round's Resolve.", "table": False}


@pytest.mark.parametrize(("words", "message"), [
    (["deplyo"], "no sentence with 'deplyo'; did you mean 'deploy'?"),
    (["xyzzy"], "no sentence with 'xyzzy'; `conformance steps` lists them all"),
    (["--game", "chess"], f"no game 'chess'; there are {', '.join(GAMES)}"),
])
def test_wrong_use(capsys: Text, words: list[str], message: str) -> None:
    assert main(["steps", *words]) == 2
    assert capsys.readouterr().err == f"conformance steps: {message}\n"


def test_no_placeholder_is_a_pattern(capsys: Text) -> None:
    for name in GAMES:
        assert main(["steps", "--game", name]) == 0
        where = capsys.readouterr().out.partition("\nWhere\n")[2]
        assert "(?" not in where
        assert "\\" not in where
        assert "[" not in where

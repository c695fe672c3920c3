"""`conformance cards`."""

import json

import pytest

from conformance.cli import main
from conformance.suite.compiler import library

Text = pytest.CaptureFixture[str]


def test_all_of_them(capsys: Text) -> None:
    assert main(["cards", "--game", "renathea"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Pawn (Raw 1, Melee, class Pawn, set Base)\n")
    for name in library("renathea").cards:
        assert f"{name} (Raw " in out


@pytest.mark.parametrize("words", [["Drummer"], ["drummer"], ["drum"]])
def test_one_with_its_text(capsys: Text, words: list[str]) -> None:
    assert main(["cards", *words, "--game", "renathea"]) == 0
    assert "Drummer (Raw 1, Support, class Drummer, set Base, Powerup +4)\n    Powerup +4.\n" in capsys.readouterr().out


def test_a_name_of_two_words_without_quotes_and_the_exact_one_only(capsys: Text) -> None:
    assert main(["cards", "Twin", "Blade", "--game", "renathea"]) == 0
    assert capsys.readouterr().out == "Twin Blade (Raw 2, Melee, class Duellist, set Base)\n"


def test_json(capsys: Text) -> None:
    assert main(["cards", "Pawn", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [{
        "game": "renathea", "name": "Pawn", "facts": ["Raw 1", "Melee", "class Pawn", "set Base"], "text": "",
        "data": {"card_class": "Pawn", "set": "Base", "roles": ["Melee"], "raw": 1}}]


@pytest.mark.parametrize(("words", "message"), [
    (["Drumer"], "no card 'Drumer'; did you mean 'Drummer'?"),
    (["Xyzzy"], "no card 'Xyzzy'; `conformance cards` lists them"),
    (["--game", "renatea"], "no game 'renatea'; did you mean 'renathea'?"),
])
def test_wrong_use(capsys: Text, words: list[str], message: str) -> None:
    assert main(["cards", *words]) == 2
    assert capsys.readouterr().err == f"conformance cards: {message}\n"

"""Paths, rows and changes where cards lie on and under other cards."""

from typing import Any

import pytest

from conformance.protocol.games import game
from conformance.run.compare import changes, look_up, matches
from conformance.run.verdicts import Failed

NAMES = {"A1": "Owl", "A2": "Owlet", "A3": "Fire Energy", "A4": "Water Energy", "B1": "Mole"}
OWL: dict[str, Any] = {"card": "A1", "under": ["A2"], "energy": ["A3", "A4"], "damage": 30, "conditions": ["asleep"]}
POSITION = {"players": {"A": {"hand": [], "bench": [OWL]}, "B": {"hand": ["B1"], "bench": []}}}


def test_a_path_may_begin_with_a_card_wherever_it_lies() -> None:
    assert look_up(POSITION, "[A1].damage") == 30
    assert look_up(POSITION, "players.A.bench[A1].energy") == ["A3", "A4"]


@pytest.mark.parametrize(("path", "message"), [
    ("[B1].damage", "got players.B.hand"), ("[A2].damage", "got players.A.bench.under"),
    ("[A9].damage", "no such card"), ("[A1].colour", "expected colour")])
def test_a_path_that_leads_nowhere_says_where_the_card_is(path: str, message: str) -> None:
    with pytest.raises(Failed) as no:
        look_up(POSITION, path)
    assert message in no.value.message


@pytest.mark.parametrize(("row", "holds"), [
    ({"card": "Owl", "under": ["Owlet"], "energy": ["Water Energy", "Fire Energy"]}, True),
    ({"card": "Owl", "energy": ["Fire Energy"]}, False),
    ({"card": "Owl", "conditions": ["asleep"], "damage": 30}, True),
    ({"card": "Owl", "conditions": []}, False), ({"card": "Owlet"}, False)])
def test_a_row_names_the_cards_of_a_field(row: dict[str, Any], holds: bool) -> None:
    assert matches(row, OWL, NAMES, game("pokemon_tcg").keeps_order) is holds


def test_the_order_counts_where_the_zone_has_one() -> None:
    stack = {"card": "A1", "under": ["A2", "B1"]}
    in_order = game("pokemon_tcg").keeps_order
    assert matches({"under": ["Owlet", "Mole"]}, stack, NAMES, in_order)
    assert not matches({"under": ["Mole", "Owlet"]}, stack, NAMES, in_order)


def test_a_change_is_named_by_the_path_of_its_card() -> None:
    hurt = {"players": {"A": {"hand": [], "bench": [{**OWL, "damage": 50}]}, "B": POSITION["players"]["B"]}}
    assert len(changes(POSITION, hurt, [])) == 1
    for named in ("[A1].damage", "[A1]", "players.A.bench"):
        assert changes(POSITION, hurt, [named]) == []
    assert changes(POSITION, hurt, ["[A1].dam"])
    assert changes(POSITION, hurt, ["[A2].damage"])


def test_cards_on_and_under_others_are_placed_once() -> None:
    found = game("pokemon_tcg")
    position = found.normal({"phase": "main", "players": {"A": {"bench": [OWL]}, "B": {"hand": ["B1"]}}})
    assert sorted(found.placed(position)) == ["A1", "A2", "A3", "A4", "B1"]
    assert found.is_ordered("[A1].under")
    assert not found.is_ordered("[A1].energy")
    assert not found.is_ordered("players.A.bench")
    assert found.is_ordered("players.A.deck")

"""Paths, rows and changes where cards lie on and under other cards."""

from typing import Any

import pytest

from conformance.protocol.games import game
from conformance.run.compare import changes, differences, look_up, matches
from conformance.run.verdicts import Failed

NAMES = {"A1": "Owl", "A2": "Owlet", "A3": "Fire Energy", "A4": "Water Energy", "B1": "Mole"}
OWL: dict[str, Any] = {"card": "A1", "under": ["A2"], "energy": ["A3", "A4"], "damage": 30, "conditions": ["asleep"]}
POSITION = {"players": {"A": {"hand": [], "bench": [OWL]}, "B": {"hand": ["B1"], "bench": []}}}


def test_a_path_may_begin_with_a_card_wherever_it_lies() -> None:
    assert look_up(POSITION, "[A1].damage") == 30
    assert look_up(POSITION, "players.A.bench[A1].energy") == ["A3", "A4"]
    assert look_up(POSITION, "players.B.hand[B1]") == "B1"


def test_a_path_names_a_pile_of_cards_by_its_position() -> None:
    piles = {"grid": [{"position": 1, "cards": ["A1"]}, {"position": 2, "cards": ["A2"]}]}
    assert look_up(piles, "grid[2].cards") == ["A2"]
    moved = {"grid": [{"position": 1, "cards": []}, {"position": 2, "cards": ["A2"]}]}
    assert changes(piles, moved, []) == ["grid[1].cards: expected [A1], got []"]
    assert changes(piles, moved, ["grid[1].cards"]) == changes(piles, moved, ["grid"]) == []


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


@pytest.mark.parametrize(("before", "after", "named", "lines"), [
    ({"a": 1}, {"a": 1, "b": 2}, [], ["b: expected nothing, got 2"]),
    ({"a": 1, "b": 2}, {"a": 1}, [], ["b: expected 2, got nothing"]),
    ({"a": None}, {}, [], []), ({}, {"a": None}, [], []),
    ({"z": [{"card": "A1"}, {"card": "A2"}]}, {"z": [{"card": "A2"}, {"card": "A1"}]}, [],
     ["z: expected [A1, A2], got [A2, A1]"]),
    ({"a": {"b": 1}}, {"a": {"b": 2}}, ["b"], ["a.b: expected 1, got 2"]),
    ({"a": {"b": 1}}, {"a": {"b": 2}}, ["a.b"], []), ({"a": {"b": 1}}, {"a": {"b": 2}}, ["a"], []),
])
def test_what_has_changed(before: object, after: object, named: list[str], lines: list[str]) -> None:
    assert changes(before, after, named) == lines


@pytest.mark.parametrize(("expected", "got", "lines"), [
    ({"a": 1}, {"a": 1}, []), ({"a": 1}, {"a": 1, "b": 2}, ["b: expected nothing, got 2"]),
    ({"a": 1, "b": 2}, {"a": 1}, ["b: expected 2, got nothing"]), ({"a": True}, {"a": 1}, ["a: expected yes, got 1"]),
    ({"a": {"b": [1]}}, {"a": {"b": [2]}}, ["a.b: expected [1], got [2]"]), (1, 2, ["document: expected 1, got 2"]),
])
def test_what_differs(expected: object, got: object, lines: list[str]) -> None:
    assert list(differences(expected, got)) == lines


def test_a_field_that_refers_to_one_card_is_compared_by_its_name() -> None:
    in_order = game("pokemon_tcg").keeps_order
    entry = {"card": "A1", "on": "B1", "note": "B1x", "count": 1}
    assert matches({"card": "Owl", "on": "Mole"}, entry, NAMES, in_order)
    assert matches({"on": "B1", "count": 1}, entry, NAMES, in_order)
    assert not matches({"on": "Owl"}, entry, NAMES, in_order)


def test_cards_on_and_under_others_are_placed_once() -> None:
    found = game("pokemon_tcg")
    position = found.normal({"phase": "main", "players": {"A": {"bench": [OWL]}, "B": {"hand": ["B1"]}}})
    assert sorted(found.placed(position)) == ["A1", "A2", "A3", "A4", "B1"]
    assert found.is_ordered("[A1].under")
    assert not found.is_ordered("[A1].energy")
    assert not found.is_ordered("players.A.bench")
    assert found.is_ordered("players.A.deck")

"""The effects of Pokémon TCG: choices, coins, parts that depend, what damage sets off, and who takes Point Cards."""

import pytest
from pokemon_tcg_small import (
    OPPOSING,
    Card,
    ability,
    act,
    asked,
    attack,
    choose,
    hit,
    item,
    lying,
    mon,
    new,
    part,
    pokemon,
    staying,
)

from reference_engine import pokemon_tcg as engine
from reference_engine.kernel import Illegal, Invalid


# -- choices -----------------------------------------------------------------------------------------------------------
def test_a_choice_is_asked_only_where_there_is_one() -> None:
    potion = item(part("heal", amount=30))
    game = new({"potion": potion}, {"hand": ["potion"], "active_spot": [{"card": "one", "damage": 50}],
                                    "bench": [{"card": "two", "damage": 20}, "sound"]})
    act(game, "A", "trainer", card="potion")
    assert asked(game) == ("A", "choose", ["one", "two"], 1, 1)
    assert game.position.resolving == ["potion"]
    choose(game, "two")
    assert (pokemon(game, "one").damage, pokemon(game, "two").damage) == (50, 0)
    assert lying(game, "A", "trash") == ["potion"]
    game = new({"potion": potion}, {"hand": ["potion"], "active_spot": [{"card": "one", "damage": 50}]})
    act(game, "A", "trainer", card="potion")
    assert pokemon(game, "one").damage == 20


@pytest.mark.parametrize(("cards", "reason"), [
    ((), "wrong_number"), (("one", "two"), "wrong_number"), (("one", "one"), "wrong_number"),
    (("mon A",), "not_an_option"), (("nobody's",), "not_an_option")])
def test_what_is_no_answer_is_refused(cards: tuple[str, ...], reason: str) -> None:
    game = new({"rope": item(part("switch"))}, {"hand": ["rope"], "bench": ["one", "two"]})
    act(game, "A", "trainer", card="rope")
    with pytest.raises(Illegal) as no:
        choose(game, *cards)
    assert no.value.reason == reason


def test_an_optional_part_may_be_left_out_and_then_what_needs_it_is() -> None:
    gust = item(part("switch", side="opponent", optional=True), part("draw", needs=0))
    for answer, hand in ((["B2"], 1), ([], 0)):
        game = new({"gust": gust}, {"hand": ["gust"]}, {"bench": ["B2"]})
        act(game, "A", "trainer", card="gust")
        assert asked(game) == ("A", "choose", ["B2"], 0, 1)
        choose(game, *answer)
        assert len(lying(game, "A", "hand")) == hand
        assert pokemon(game, "B2") in (game.position.players["B"].active_spot if hand else
                                       game.position.players["B"].bench)


def test_energy_is_chosen_first_and_then_the_pokemon() -> None:
    dig = item(part("attach_energy", zone="trash", count=2, type="fire"))
    game = new({"dig": dig, "wet energy": {"kind": "energy", "provides": "water"}},
               {"hand": ["dig"], "trash": ["energy 1", "energy 2", "energy 3", "wet energy"], "bench": ["two"]})
    act(game, "A", "trainer", card="dig")
    assert asked(game) == ("A", "choose", ["energy 1", "energy 2", "energy 3"], 2, 2)
    choose(game, "energy 3", "energy 1")
    assert asked(game)[2] == ["mon A", "two"]
    choose(game, "two")
    assert sorted(pokemon(game, "two").energy) == ["energy 1", "energy 3"]
    assert not game.position.players["A"].energy_attached


def test_a_condition_counts_before_the_part_is_carried_out() -> None:
    lucky = item(part("draw", only_if={"of": "pokemon", "among": {"zone": "bench", "which": "all"}, "at_least": 2}),
                 part("draw", count=2, only_if={"of": "energy", "among": {"which": "all"}, "at_most": 3}))
    for bench, drawn in ((["x", "y"], 3), (["x"], 2)):
        game = new({"lucky": lucky}, {"hand": ["lucky"], "bench": bench, "active_spot": [
            {"card": "mon A", "energy": ["energy 1"]}]})
        act(game, "A", "trainer", card="lucky")
        assert len(lying(game, "A", "hand")) == drawn


# -- coins -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("heads", "damage"), [(True, 50), (False, 10)])
def test_a_coin_decides_the_part_that_needs_it(heads: bool, damage: int) -> None:
    game = new({"mon A": mon(attacks=[attack(part("flip"), part("damage", amount=40, needs=0, target=OPPOSING),
                                             damage=10)])})
    hit(game)
    assert engine.awaits(game) == {"chance": {"kind": "flip", "by": "mon A"}}
    act(game, "chance", "flip", heads=heads)
    assert pokemon(game, "mon B").damage == damage
    assert game.position.active_player == "B"


@pytest.mark.parametrize(("heads", "own", "foe"), [(True, 0, 10), (False, 30, 0)])
def test_a_confused_pokemon_flips_before_it_attacks(heads: bool, own: int, foe: int) -> None:
    game = new({}, {"active_spot": [{"card": "mon A", "conditions": ["confused"]}]})
    hit(game)
    act(game, "chance", "flip", heads=heads)
    assert (pokemon(game, "mon A").damage, pokemon(game, "mon B").damage) == (own, foe)
    assert game.position.turn == 6


@pytest.mark.parametrize(("edition", "heads", "damage", "left"), [
    ("current", True, 20, []), ("current", False, 20, ["burned"]),
    ("older", True, 0, ["burned"]), ("older", False, 20, ["burned"])])
def test_a_burn_in_either_edition(edition: str, heads: bool, damage: int, left: list[str]) -> None:
    game = new({}, b={"active_spot": [{"card": "mon B", "conditions": ["burned"]}]}, edition=edition)
    act(game, "A", "end_turn")
    assert engine.awaits(game)["chance"]["kind"] == "flip"
    act(game, "chance", "flip", heads=heads)
    assert (pokemon(game, "mon B").damage, pokemon(game, "mon B").conditions) == (damage, left)


def test_the_checkup_goes_condition_by_condition_and_knocks_out_after_it() -> None:
    game = new({"mon A": mon(hp=30)}, {"active_spot": [{"card": "mon A", "conditions": ["poisoned", "burned"]}],
                                      "bench": ["next"]},
               {"active_spot": [{"card": "mon B", "conditions": ["asleep", "poisoned"]}]})
    act(game, "A", "end_turn")
    assert (pokemon(game, "mon A").damage, pokemon(game, "mon B").damage) == (30, 10)
    act(game, "chance", "flip", heads=False)
    act(game, "chance", "flip", heads=False)
    assert pokemon(game, "mon B").conditions == ["asleep", "poisoned"]
    assert lying(game, "A", "trash") == ["mon A"]
    assert pokemon(game, "next") in game.position.players["A"].active_spot
    assert len(lying(game, "B", "points")) == 2
    assert game.position.active_player == "B"


# -- damage ------------------------------------------------------------------------------------------------------------
def test_damage_by_the_text_of_an_attack_is_the_attacks() -> None:
    storm = attack(part("damage", amount=20, target={"side": "opponent", "which": "all"}), damage=10)
    weak = mon(hp=200, weakness="grass")
    game = new({"mon A": mon(attacks=[storm]), "mon B": weak, "B2": weak},
               {"active_spot": [{"card": "mon A", "lasting": [{"do": "deal", "amount": 10}]}]},
               {"bench": [{"card": "B2", "lasting": [{"do": "take", "amount": -20}]}]})
    hit(game)
    assert pokemon(game, "mon B").damage == (10 + 10) * 2 + (20 + 10) * 2
    assert pokemon(game, "B2").damage == 20 + 10 - 20


def test_a_text_can_leave_weakness_out() -> None:
    plain = attack(part("damage", amount=20, weakness=False, target=OPPOSING))
    game = new({"mon A": mon(attacks=[plain]), "mon B": mon(weakness="grass")})
    hit(game)
    assert pokemon(game, "mon B").damage == 20


def test_each_damage_sets_off_an_ability_while_the_pokemon_is_active() -> None:
    thorns = ability("damaged", part("damage", amount=20, target={"which": "attacker"}), place="active")
    twice = attack(part("damage", amount=10, target={"side": "opponent", "which": "all"}), damage=10)
    game = new({"mon A": mon(attacks=[twice]), "mon B": thorns, "B2": thorns}, b={"bench": ["B2"]})
    hit(game)
    assert pokemon(game, "mon A").damage == 40
    assert pokemon(game, "B2").damage == 10


@pytest.mark.parametrize(("reading", "points"), [("a", 2), ("b", 3)])
def test_who_is_knocked_out_by_thorns(reading: str, points: int) -> None:
    thorns = ability("damaged", part("damage", amount=20, target={"which": "attacker"}))
    game = new({"mon A": mon(hp=20, attacks=[attack(damage=100)]), "mon B": thorns}, {"bench": ["A2"]},
               {"bench": ["B2"]}, rulings={"PK-R3": reading})
    hit(game)
    assert len(lying(game, "A", "points")) == 2, "an attack has Knocked the other one Out"
    assert len(lying(game, "B", "points")) == points
    assert not game.position.result


def test_a_text_knocks_out_whatever_the_hp() -> None:
    game = new({"doom": item(part("knock_out", target={"side": "opponent", "zone": "bench"}))}, {"hand": ["doom"]},
               {"bench": [{"card": "B2", "under": ["B1"], "energy": ["energy 1"]}]})
    act(game, "A", "trainer", card="doom")
    assert lying(game, "B", "trash") == ["B1", "B2", "energy 1"]
    assert lying(game, "A", "hand") == ["deck A P0"]
    assert engine.awaits(game) == {"A": {"kind": "main"}}


# -- Abilities, and what lasts -----------------------------------------------------------------------------------------
def test_an_ability_of_a_pokemon_that_comes_into_play_happens_once() -> None:
    game = new({"new": ability("enters", part("draw", count=2))}, {"hand": ["new"]})
    act(game, "A", "bench", card="new")
    assert len(lying(game, "A", "hand")) == 2
    with pytest.raises(Illegal, match="no Ability that can be used"):
        act(game, "A", "ability", card="new")


def test_an_ability_bans_only_while_it_is_where_it_works() -> None:
    ward = ability("while", part("forbid", what="retreat", target=OPPOSING), place="active")
    for b in ({"active_spot": ["ward"]}, {"bench": ["ward"]}):
        game = new({"ward": ward}, {"bench": ["A2"]}, b)
        heads = [head.type for head in engine.legal_actions(game, "A")]
        assert ("retreat" in heads) == ("bench" in b)


@pytest.mark.parametrize(("until", "turns"), [("turn", [5]), ("next", [5, 6]), ("own_next", [5, 6, 7])])
def test_how_long_something_lasts(until: str, turns: list[int]) -> None:
    game = new({"band": item(part("deal", amount=10, until=until, target={"zone": "active", "which": "all"}))},
               {"hand": ["band"]})
    act(game, "A", "trainer", card="band")
    lasted = []
    for _ in range(4):
        lasted += [game.position.turn] if pokemon(game, "mon A").lasting else []
        act(game, game.position.active_player or "A", "end_turn")
    assert lasted == turns


def test_the_own_next_turn_of_whoever_is_hit_is_the_very_next_one() -> None:
    guard = part("take", amount=-20, until="own_next", target={"which": "self"})
    game = new({"mon B": ability("damaged", guard), "mon A": mon(attacks=[attack(damage=30)])})
    hit(game)
    assert [lasting.until_turn for lasting in pokemon(game, "mon B").lasting] == [6]
    act(game, "B", "end_turn")
    assert not pokemon(game, "mon B").lasting


def test_a_new_condition_replaces_what_cannot_stand_beside_it() -> None:
    hypnosis = attack(part("condition", name="asleep", target=OPPOSING))
    game = new({"mon A": mon(attacks=[hypnosis])},
               b={"active_spot": [{"card": "mon B", "conditions": ["poisoned", "confused"]}]})
    hit(game)
    act(game, "chance", "flip", heads=False)
    assert pokemon(game, "mon B").conditions == ["poisoned", "asleep"]


# -- the empty Active spot ---------------------------------------------------------------------------------------------
def test_both_active_pokemon_are_replaced_and_the_next_player_chooses_first() -> None:
    blast = attack(part("damage", amount=100, target={"which": "self"}), damage=100)
    game = new({"mon A": mon(attacks=[blast])}, {"bench": ["A2", "A3"]}, {"bench": ["B2", "B3"]})
    hit(game)
    assert (game.position.phase, engine.awaits(game)) == ("promote", {"B": {"kind": "promote"}})
    act(game, "B", "promote", card="B3")
    assert engine.awaits(game) == {"A": {"kind": "promote"}}
    act(game, "A", "promote", card="A2")
    assert (game.position.turn, game.position.active_player) == (6, "B")


def test_an_empty_active_spot_takes_no_damage_and_the_next_basic_fills_it() -> None:
    game = new({}, b={"active_spot": [], "hand": ["B1"]})
    hit(game)
    act(game, "B", "bench", card="B1")
    assert pokemon(game, "B1") in game.position.players["B"].active_spot
    assert not game.position.players["B"].bench


# -- positions that cannot be ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "path"), [
    (mon(hp=0), "cards.card.hp"), ({"kind": "energy"}, "cards.card.provides"),
    ({"kind": "trainer"}, "cards.card.subtype"), (mon(stage="evolution"), "cards.card.evolves_from"),
    (item(part("draw", needs=0)), "effects[0].parts[0].needs"),
    (item(part("base", amount=10)), "effects[0].parts[0]"), (item(part("heal", amount=5)), "parts[0].amount"),
    (ability("while", part("draw")), "abilities[0].effects[0].parts[0]"),
    (staying("stadium", part("draw")), "effects[0].parts[0]"),
    (staying("item", part("take", amount=10)), "effects[0].on"),
    ({**item(part("draw")), "subtype": "tool"}, "effects[0].on"),
    (mon(attacks=[attack(part("draw"), on="play")]), "attacks[0].effects[0].on")])
def test_cards_that_cannot_be_read(card: Card, path: str) -> None:
    with pytest.raises(Invalid) as no:
        new({"card": card}, {"hand": ["card"]})
    assert path in no.value.path


@pytest.mark.parametrize(("side", "message"), [
    ({"active_spot": ["x", "y"]}, "2 Pokémon, at most 1"), ({"bench": [{"card": "x", "damage": 15}]}, "multiple of 10"),
    ({"bench": [{"card": "energy 1"}]}, "is no Pokémon"), ({"bench": [{"card": "x", "energy": ["y"]}]}, "is no Energy"),
    ({"hand": ["x"], "trash": ["x"]}, "lies in two places"),
    ({"bench": [{"card": "x", "tools": ["energy 1"]}]}, "is no Tool"), ({"stadium": ["vest"]}, "is no Stadium"),
    ({"bench": [{"card": "x", "tools": ["vest", "claw"]}]}, "2 Tools, at most 1"),
    ({"stadium": ["hall", "field"]}, "2 Stadiums in play, at most 1")])
def test_positions_that_cannot_be(side: Card, message: str) -> None:
    stay = {"vest": staying("tool"), "claw": staying("tool"), "hall": staying("stadium"), "field": staying("stadium")}
    with pytest.raises(Invalid, match=message):
        new(stay, side)

"""What the page leaves out and an official game has: Stadiums, Tools, Sudden Death, extra cards for a mulligan."""

import pytest
from pokemon_tcg_small import OPPOSING, Card, act, attack, hit, item, lying, mon, new, part, pokemon, staying

from reference_engine import pokemon_tcg as engine
from reference_engine.kernel import Illegal
from reference_engine.pokemon_tcg import Game

# -- Stadiums and Tools ------------------------------------------------------------------------------------------------
FOR_ALL = {"side": "both", "which": "all"}


def test_a_stadium_counts_in_its_step_for_attacks_of_both_players_and_for_nothing_else() -> None:
    hall = staying("stadium", part("deal", amount=10, target=FOR_ALL))
    cracker = item(part("damage", amount=40, target=OPPOSING))
    weak = mon(hp=200, weakness="grass", attacks=[attack(damage=10)])
    game = new({"hall": hall, "cracker": cracker, "mon A": weak, "mon B": weak}, {"hand": ["hall", "cracker"]})
    act(game, "A", "trainer", card="hall")
    act(game, "A", "trainer", card="cracker")
    assert pokemon(game, "mon B").damage == 40
    hit(game)
    assert pokemon(game, "mon B").damage == 40 + (10 + 10) * 2
    act(game, "B", "attack", name="Hit")
    assert pokemon(game, "mon A").damage == (10 + 10) * 2


def test_a_stadium_bans_on_both_sides_until_another_one_comes() -> None:
    mire = staying("stadium", part("forbid", what="retreat", target={**FOR_ALL, "zone": "active"}))
    game = new({"mire": mire, "dry": staying("stadium")}, {"stadium": ["mire"], "bench": ["A2"]},
               {"hand": ["dry"], "bench": ["B2"]})
    for seat in ("A", "B"):
        assert "retreat" not in [head.type for head in engine.legal_actions(game, seat)]
        if seat == "A":
            act(game, "A", "end_turn")
    act(game, "B", "trainer", card="dry")
    assert "retreat" in [head.type for head in engine.legal_actions(game, "B")]
    assert (lying(game, "A", "stadium"), lying(game, "A", "trash")) == ([], ["mire"])


def test_a_tool_is_about_its_pokemon_whatever_that_becomes() -> None:
    claw, vest = (staying("tool", part(do, amount=amount, target={"which": "self"}))
                  for do, amount in (("deal", 30), ("take", -20)))
    tall = mon(stage="evolution", evolves_from="mon B", attacks=[attack(damage=10)])
    game = new({"claw": claw, "vest": vest, "tall": tall}, {"hand": ["claw"]},
               {"active_spot": [{"card": "mon B", "tools": ["vest"]}], "hand": ["tall"]})
    act(game, "A", "trainer", card="claw", to="mon A")
    hit(game)
    assert pokemon(game, "mon B").damage == 10 + 30 - 20
    act(game, "B", "evolve", card="tall", onto="mon B")
    act(game, "B", "end_turn")
    hit(game)
    assert (pokemon(game, "tall").tools, pokemon(game, "tall").damage) == (["vest"], 40)


def test_a_tool_does_not_help_against_poison_and_goes_with_the_knock_out() -> None:
    vest = staying("tool", part("take", amount=-20, target={"which": "self"}))
    game = new({"vest": vest, "mon B": mon(hp=10)}, b={"bench": ["B2"], "active_spot": [
        {"card": "mon B", "tools": ["vest"], "energy": ["energy 1"], "conditions": ["poisoned"]}]})
    act(game, "A", "end_turn")
    assert lying(game, "B", "trash") == ["energy 1", "mon B", "vest"]


@pytest.mark.parametrize(("words", "reason"), [
    ({"card": "vest"}, "not_in_play"), ({"card": "vest", "to": "mon B"}, "not_in_play"),
    ({"card": "vest", "to": "armed"}, "tool_already_attached"), ({"card": "potion", "to": "mon A"}, "not_tool"),
    ({"card": "hall"}, "same_name")])
def test_where_a_tool_and_a_stadium_cannot_go(words: dict[str, str], reason: str) -> None:
    hall = {**staying("stadium"), "name": "Hall"}
    game = new({"vest": staying("tool"), "claw": staying("tool"), "hall": hall, "old hall": hall,
                "potion": item(part("heal", amount=10))},
               {"hand": ["vest", "hall", "potion"], "bench": [{"card": "armed", "tools": ["claw"]}]},
               {"stadium": ["old hall"]})
    with pytest.raises(Illegal) as no:
        act(game, "A", "trainer", **words)
    assert no.value.reason == reason


# -- both win at once --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("reading", "bench_a", "bench_b", "points_b", "end"), [
    ("a", ["A2"], ["B2"], 1, (None, "points")), ("b", ["A2"], ["B2"], 1, ("A", "points")),
    ("a", [], [], 3, (None, "points")), ("b", [], [], 3, ("A", "points")),
    ("a", [], ["B2"], 3, (None, "points")),
    ("c", ["A2"], [], 1, ("A", "points")), ("c", [], ["B2"], 1, ("B", "points")),
    ("c", ["A2"], ["B2"], 1, None), ("c", [], [], 1, None), ("c", [], ["B2"], 3, None)])
def test_who_has_won_where_both_have(reading: str, bench_a: list[str], bench_b: list[str], points_b: int,
                                     end: tuple[str | None, str] | None) -> None:
    doom = item(part("knock_out", target={"side": "both", "zone": "active", "which": "all"}))
    game = new({"doom": doom}, {"hand": ["doom"], "bench": bench_a, "points": ["deck P"]},
               {"bench": bench_b, "points": [f"deck Q{n}" for n in range(points_b)]},
               rulings={"PK-R4": reading, "PK-R6": "b"})
    act(game, "A", "trainer", card="doom")
    result = game.position.result
    assert (None if result is None else (result.winner, result.by)) == end
    assert (game.position.phase == "shuffle") == (end is None) == game.position.sudden_death


def test_the_other_players_pokemon_gone_wins_a_double_win_of_the_turn_player() -> None:
    doom = item(part("knock_out", target={"side": "both", "zone": "active", "which": "all"}))
    game = new({"doom": doom}, {"hand": ["doom"], "bench": ["A2"]}, {"points": ["deck P"]},
               rulings={"PK-R4": "b", "PK-R6": "b"})
    act(game, "A", "trainer", card="doom")
    assert end_of(game) == ("A", "no_pokemon")


def end_of(game: Game) -> tuple[str | None, str]:
    assert game.position.result is not None
    return game.position.result.winner, game.position.result.by


def test_sudden_death_takes_every_card_back() -> None:
    doom = item(part("knock_out", target={"side": "both", "zone": "active", "which": "all"}))
    game = new({"doom": doom, "hall": staying("stadium"), "vest": staying("tool")},
               {"hand": ["doom", "h"], "trash": ["t"], "stadium": ["hall"], "points": ["deck P"], "deck": ["deck D"],
                "bench": [{"card": "A2", "under": ["A1"], "energy": ["energy 1"], "tools": ["vest"], "damage": 30}]},
               {"bench": ["B2"], "points": ["deck Q"]}, rulings={"PK-R4": "c"})
    act(game, "A", "trainer", card="doom")
    assert lying(game, "A", "deck") == sorted(
        ["doom", "h", "t", "hall", "deck P", "deck D", "A2", "A1", "energy 1", "vest", "mon A"])
    assert engine.awaits(game) == {"chance": {"kind": "shuffle", "of": "A"}}
    act(game, "chance", "shuffle", cards=["mon A"])
    act(game, "chance", "shuffle", cards=["mon B"])
    for seat in ("A", "B"):
        act(game, seat, "choose_active", card=f"mon {seat}")
    for seat in ("A", "B"):
        act(game, seat, "put_bench")
    assert [len(lying(game, seat, "points")) for seat in ("A", "B")] == [1, 1]
    assert engine.awaits(game) == {"chance": {"kind": "first_player"}}


# -- extra cards -------------------------------------------------------------------------------------------------------
def set_up(a: Card, b: Card) -> Game:
    """Both players have their first Pokémon and their Point Cards."""
    return new({}, a, b, phase="setup", turn=0, active_player=None, first_player=None)


@pytest.mark.parametrize(("a", "b", "deck", "asked"), [
    (0, 2, 6, {"A": 2}), (2, 0, 6, {"B": 2}), (3, 1, 6, {"B": 2}), (0, 4, 3, {"A": 3}), (1, 0, 1, {"B": 1})])
def test_who_may_draw_how_many_extra_cards(a: int, b: int, deck: int, asked: dict[str, int]) -> None:
    game = set_up(*({"mulligans": number, "deck": [f"deck {seat} {n}" for n in range(deck)]}
                    for seat, number in (("A", a), ("B", b))))
    assert engine.awaits(game) == {
        seat: {"kind": "draw_extra", "min": 0, "max": most} for seat, most in asked.items()}


def test_a_basic_pokemon_that_is_drawn_extra_may_be_benched_and_no_other() -> None:
    game = set_up({"mulligans": 2}, {"deck": ["new", "deck x", "deck y"], "hand": ["held"]})
    act(game, "B", "draw_extra", count=1)
    assert engine.awaits(game) == {"B": {"kind": "put_bench"}}
    with pytest.raises(Illegal, match="none of the extra cards"):
        act(game, "B", "put_bench", cards=["held"])
    act(game, "B", "put_bench", cards=["new"])
    assert [one.card for one in game.position.players["B"].bench] == ["new"]
    assert engine.awaits(game) == {"chance": {"kind": "first_player"}}
    assert [player.mulligans for player in game.position.players.values()] == [0, 0]

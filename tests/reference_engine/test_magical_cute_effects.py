"""The texts of Magical Cute's cards: what holds, what is carried out once, targets, damage, what leaves the field.

Cards are written down where they are used. `new` sets up a turn of A from a few words; ids are the names of the cards.
"""

from typing import Any

import pytest

from conformance.protocol.games import game as types_of
from reference_engine import magical_cute as engine
from reference_engine.kernel import Illegal, Invalid
from reference_engine.magical_cute import Game

TYPES = types_of("magical_cute")
Card = dict[str, Any]
FIELDS = ("left_field", "middle_field", "right_field")


def character(dp: int = 3, *effects: Card) -> Card:
    return {"kind": "character", "dp": dp, "effects": list(effects)}


def magic(*parts: Card, cost: int = 0, sub: str = "normal") -> Card:
    on = "play" if sub == "normal" else "while"
    return {"kind": "magic", "sub": sub, "cost": cost, "effects": [{"on": on, "parts": list(parts)}] if parts else []}


def text(on: str, *parts: Card, **more: Any) -> Card:
    return {"on": on, "parts": list(parts), **more}


def part(do: str, which: str = "", side: str = "own", **more: Any) -> Card:
    return {"do": do, **({"target": {"which": which, "side": side}} if which else {}), **more}


def new(cards: dict[str, Card], a: Card, b: Card | None = None, **position: Any) -> Game:
    """A turn of A. Each side names its cards by zone; a card that `cards` lacks is a plain Character."""
    definitions: dict[str, Card] = {}
    sides: dict[str, Card] = {}
    for seat, stated in (("A", a), ("B", b or {})):
        side: Card = {"deck": [f"{seat} deck {n}" for n in range(5)], **stated}
        for zone, lying in list(side.items()):
            if not isinstance(lying, list):
                continue
            if zone in FIELDS:
                side[zone] = [unit if isinstance(unit, dict) else {"card": unit} for unit in lying]
            if zone in ("ritual", "player_card", "attribute_line"):
                side[zone] = [{"card": card, "face_up": zone == "player_card"} for card in lying]
            for item in side[zone]:
                for card in [item] if isinstance(item, str) else [item["card"], *item.get("enchant", ())]:
                    definitions[card] = {"name": card, **cards.get(card, character())}
        sides[seat] = side
    document = {"phase": "active", "turn": 3, "active_player": "A", "first_player": "A", "players": sides, **position}
    return engine.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def do(game: Game, kind: str, player: str = "A", **fields: Any) -> None:
    engine.act(game, player, TYPES.action.validate_python({"type": kind, **fields}))  # type: ignore[arg-type]


def refused(game: Game, kind: str, player: str = "A", **fields: Any) -> str:
    with pytest.raises(Illegal) as no:
        do(game, kind, player, **fields)
    return no.value.reason


def dp(game: Game) -> dict[str, int]:
    return {card: numbers["dp"] for card, numbers in engine.values(game).items()}


# -- what holds --------------------------------------------------------------------------------------------------------
def test_an_enchant_changes_its_bearer_only() -> None:
    cards = {"Ribbon": magic(part("dp", "bearer", amount=2), sub="enchant")}
    game = new(cards, {"left_field": [{"card": "One", "enchant": ["Ribbon"]}, "Two"]})
    assert dp(game) == {"One": 5, "Two": 3}


def test_a_continuous_skill_stops_while_its_unit_is_act_unless_it_says_so() -> None:
    loud = character(3, text("automatic", part("dp", "all", amount=1), while_act=True))
    cards = {"Quiet": character(3, text("automatic", part("dp", "all", amount=2))), "Loud": loud}
    act = {"left_field": [{"card": "Quiet", "state": "act"}, {"card": "Loud", "state": "act"}]}
    assert dp(new(cards, act)) == {"Quiet": 4, "Loud": 4}
    assert dp(new(cards, {"left_field": ["Quiet", "Loud"]})) == {"Quiet": 6, "Loud": 6}


@pytest.mark.parametrize(("hand", "now"), [(1, 3), (2, 5), (3, 3)])
def test_a_condition_counts_within_its_bounds(hand: int, now: int) -> None:
    condition = {"of": "hand", "at_least": 2, "at_most": 2}
    cards = {"One": character(3, text("automatic", part("dp", "self", amount=2), only_if=condition))}
    assert dp(new(cards, {"left_field": ["One"], "hand": [f"h{n}" for n in range(hand)]})) == {"One": now}


@pytest.mark.parametrize(("of", "side", "holds"), [
    ("life", "own", True), ("life", "opponent", False), ("meter", "own", False), ("units", "own", False),
    ("units", "opponent", True),
])
def test_a_condition_asks_for_life_the_meter_or_units(of: str, side: str, holds: bool) -> None:
    condition = {"of": of, "side": side, "at_least": 2}
    cards = {"One": character(3, text("automatic", part("dp", "self", amount=2), only_if=condition))}
    game = new(cards, {"left_field": ["One"], "life": 2, "cost_meter": 1}, {"life": 1, "left_field": ["x", "y"]})
    assert dp(game)["One"] == (5 if holds else 3)


def test_a_ritual_works_in_its_place_and_a_bluff_does_not() -> None:
    reduce = part("reduce_damage", who="own", amount="all")
    cards = {"Hit": magic(part("damage", who="opponent", amount=3)), "Wall": magic(reduce, sub="ritual"),
             "Fake": magic(reduce, sub="enchant")}
    for ritual, life in (("Wall", 20), ("Fake", 17)):
        game = new(cards, {"hand": ["Hit"]}, {"ritual": [ritual]})
        do(game, "play_magic", card="Hit")
        assert game.position.players["B"].life == life


# -- damage ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("amounts", "dealt"), [((), 2), ((1,), 1), ((2,), 0), ((3,), 0), ((1, 1), 0), (("all",), 0)])
def test_reductions_add_up_and_go_no_lower_than_nothing(amounts: tuple[Any, ...], dealt: int) -> None:
    walls = {f"W{n}": character(3, text("automatic", part("reduce_damage", "all", amount=amount)))
             for n, amount in enumerate(amounts)}
    cards = {"Hit": magic(part("damage", "chosen", "opponent", amount=2)), **walls}
    game = new(cards, {"hand": ["Hit"]}, {"left_field": ["Victim", *walls]})
    do(game, "play_magic", card="Hit", target="Victim")
    assert dp(game)["Victim"] == 3 - dealt


def test_damage_that_nothing_lowers() -> None:
    cards = {"Hit": magic(part("damage", "all", "opponent", amount=2, reducible=False)),
             "Wall": character(3, text("automatic", part("reduce_damage", "all", amount="all")))}
    game = new(cards, {"hand": ["Hit"]}, {"left_field": ["Wall"]})
    do(game, "play_magic", card="Hit")
    assert dp(game) == {"Wall": 1}


def test_without_dp_a_unit_goes_to_the_abyss_with_its_enchant_before_the_next_part() -> None:
    count = {"of": "units", "side": "opponent", "at_most": 0}
    cards = {"Hit": {**magic(part("damage", "all", "opponent", amount=5)), "cost": 0},
             "Ribbon": magic(part("dp", "bearer", amount=1), sub="enchant")}
    cards["Hit"]["effects"].append(text("play", part("draw", count=2), only_if=count))
    game = new(cards, {"hand": ["Hit"]}, {"right_field": [{"card": "V", "enchant": ["Ribbon"]}]})
    do(game, "play_magic", card="Hit")
    assert sorted(game.position.players["B"].abyss) == ["Ribbon", "V"]
    assert game.position.players["A"].hand == ["A deck 0", "A deck 1"]


def test_losing_one_unit_may_cost_another_its_dp() -> None:
    hit = magic(part("damage", "chosen", "opponent", amount=3))
    cards = {"Hit": hit, "Hit 2": hit, "Leader": character(3, text("automatic", part("dp", "all", amount=2)))}
    game = new(cards, {"hand": ["Hit", "Hit 2"]}, {"left_field": ["Leader", {"card": "Weak", "damage": 4}]})
    do(game, "play_magic", card="Hit", target="Leader")
    assert dp(game) == {"Leader": 2, "Weak": 1}
    do(game, "play_magic", card="Hit 2", target="Leader")
    assert dp(game) == {}
    assert game.position.players["B"].abyss == ["Leader", "Weak"]


# -- what is carried out once ------------------------------------------------------------------------------------------
def test_automatic_skills_answer_in_the_order_in_which_things_happened() -> None:
    draws = [text("automatic", part("draw", count=1), when="damaged")]
    cards = {"Rain": magic(part("damage", "all", "both", amount=1)), "X": character(3, *draws),
             "Y": character(3, *draws), "Z": character(1, *draws)}
    game = new(cards, {"hand": ["Rain"], "left_field": ["X"], "right_field": ["Z"]}, {"left_field": ["Y"]})
    do(game, "play_magic", card="Rain")
    assert game.position.players["A"].hand == ["A deck 0"], "Z is gone before its skill can answer"
    assert game.position.players["B"].hand == ["B deck 0"]


def test_damage_that_answers_damage_comes_to_an_end() -> None:
    thorns = [text("automatic", part("damage", "all", "both", amount=1), when="damaged")]
    cards = {"Hit": magic(part("damage", "chosen", "both", amount=1)), "X": character(4, *thorns),
             "Y": character(3, *thorns)}
    game = new(cards, {"hand": ["Hit"], "left_field": ["X"]}, {"left_field": ["Y"]})
    do(game, "play_magic", card="Hit", target="X")
    assert dp(game) == {}


@pytest.mark.parametrize(("to", "zone", "seat"), [
    ("hand", "hand", "B"), ("deck", "deck", "B"), ("abyss", "abyss", "B"), ("arrest", "arrest", "A")])
def test_a_unit_is_sent_away_and_its_enchant_to_the_abyss(to: str, zone: str, seat: str) -> None:
    cards = {"Send": magic(part("send", "chosen", "opponent", to=to)), "Ribbon": magic(sub="enchant")}
    game = new(cards, {"hand": ["Send"]}, {"left_field": [{"card": "V", "enchant": ["Ribbon"], "damage": 1}]})
    do(game, "play_magic", card="Send", target="V")
    assert getattr(game.position.players[seat], zone)[0 if zone == "deck" else -1] == "V"  # type: ignore[index]
    assert "Ribbon" in game.position.players["B"].abyss


def test_state_move_and_discarded_enchants() -> None:
    parts = [part("state", "chosen", state="act"), part("move", "chosen"), part("discard_enchant", "chosen"),
             part("pay", who="opponent", amount=12)]
    cards = {"Do": magic(*parts), "Ribbon": magic(sub="enchant")}
    game = new(cards, {"hand": ["Do"], "left_field": [{"card": "U", "enchant": ["Ribbon"]}]})
    do(game, "play_magic", card="Do", target="U")
    a = game.position.players["A"]
    assert [(unit.card, unit.state, unit.enchant) for unit in a.right_field] == [("U", "act", [])]
    assert sorted(a.abyss) == ["Do", "Ribbon"]
    assert game.position.players["B"].cost_meter == 0


def test_a_move_needs_a_neighbouring_field() -> None:
    cards = {"Do": magic(part("move", "chosen"))}
    game = new(cards, {"hand": ["Do"], "left_field": ["U"]}, fields=["left"])
    do(game, "play_magic", card="Do", target="U")
    assert [unit.card for unit in game.position.players["A"].left_field] == ["U"]


def test_seals_are_turned_over_for_both_players() -> None:
    cards = {"Look": magic(part("reveal", what="seals"))}
    game = new(cards, {"hand": ["Look"]}, {"attribute_line": ["S1", "S2"]})
    do(game, "play_magic", card="Look")
    assert all(slot.face_up for slot in game.position.players["B"].attribute_line)
    assert "S1" in str(engine.view(game, "A"))


# -- using -------------------------------------------------------------------------------------------------------------
def test_all_parts_with_a_choice_mean_the_one_target() -> None:
    both = [part("dp", "chosen", "both", amount=1), part("damage", "chosen", "opponent", amount=1)]
    game = new({"Do": magic(*both)}, {"hand": ["Do"], "left_field": ["Mine"]}, {"left_field": ["Foe"]})
    assert refused(game, "play_magic", card="Do") == "no_such_target"
    assert refused(game, "play_magic", card="Do", target="Mine") == "no_such_target"
    do(game, "play_magic", card="Do", target="Foe")
    assert dp(game) == {"Mine": 3, "Foe": 3}


def test_a_target_is_named_only_where_there_is_a_choice() -> None:
    game = new({"Do": magic(part("draw"))}, {"hand": ["Do"], "left_field": ["Mine"]})
    assert refused(game, "play_magic", card="Do", target="Mine") == "no_such_target"


def test_of_several_skills_the_action_names_one() -> None:
    skills = [text("activated", part("draw", count=n), cost=n) for n in (1, 2)]
    game = new({"One": character(3, *skills)}, {"left_field": ["One"], "cost_meter": 3})
    do(game, "use_skill", card="One", skill=1)
    assert (len(game.position.players["A"].hand), game.position.players["A"].cost_meter) == (2, 1)
    assert refused(game, "use_skill", card="One", skill=1) == "meter_too_low"
    assert refused(game, "use_skill", card="One", skill=2) == "no_such_skill"
    do(game, "use_skill", card="One")


def test_a_skill_may_turn_its_unit_to_act_and_then_needs_react() -> None:
    cards = {"One": character(3, text("activated", part("draw"), by_act=True))}
    game = new(cards, {"left_field": ["One"]})
    do(game, "use_skill", card="One")
    assert refused(game, "use_skill", card="One") == "unit_is_act"
    assert engine.legal_actions(game, "A")[0].type != "use_skill"


def test_a_fight_does_what_the_unit_says_to_the_foe() -> None:
    cards = {"One": character(3, text("fight", part("damage", "foe", amount=2)))}
    game = new(cards, {"left_field": ["One"]}, {"left_field": ["Foe"]})
    assert refused(game, "fight", card="One", target="One") == "no_such_target"
    do(game, "fight", card="One", target="Foe")
    assert dp(game) == {"One": 3, "Foe": 1}


def test_whoever_may_cut_in_is_asked_until_nothing_is_left() -> None:
    cards = {name: magic(part("draw", count=1), cost=1) for name in ("Do", "Do 2", "Go")}
    game = new(cards, {"hand": ["Go"]}, {"hand": ["Do", "Do 2"], "cost_meter": 2})
    do(game, "play_magic", card="Go")
    for card in ("Do", "Do 2"):
        assert engine.awaits(game) == {"B": {"kind": "respond", "optional": True}}
        do(game, "play_magic", "B", card=card)
    assert engine.awaits(game) == {"A": {"kind": "active"}}


# -- what a card may say -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "fault"), [
    (character(3, text("automatic", part("draw"))), "draw does not belong to a text that holds"),
    (character(3, text("activated", part("reduce_damage", "all", amount=1))), "reduce_damage does not belong"),
    (character(3, text("automatic", part("dp", "chosen", amount=1))), "it leaves no choice"),
    (character(3, text("activated", part("damage", "foe", amount=1))), "there is a foe only in a fight"),
    (character(3, text("activated", part("damage", amount=1))), "of one of the two"),
    ({"kind": "magic"}, "belongs to magic"),
    ({"kind": "character", "dp": 1, "sub": "normal"}, "belongs to magic"),
    ({"kind": "character", "dp": 1, "cost": -1}, "is below zero"),
])
def test_a_card_that_cannot_be_read_is_invalid(card: Card, fault: str) -> None:
    with pytest.raises(Invalid, match=fault):
        new({"One": card}, {"hand": ["One"]})


@pytest.mark.parametrize(("side", "position", "fault"), [
    ({"hand": ["x"], "abyss": ["x"]}, {}, "lies in two places"),
    ({"middle_field": ["x"]}, {}, "the fields are left, right"),
    ({"cost_meter": -1}, {}, "is below zero"),
    ({}, {"fields": []}, "one at least"),
    ({}, {"active_player": None}, "is missing after the order was chosen"),
    ({}, {"turn": 0}, "is missing in a turn"),
    ({}, {"phase": "end"}, "nobody has a choice"),
    ({}, {"phase": "order"}, "nobody chooses"),
    ({}, {"result": {"winner": "A"}}, "does not fit the phase"),
    ({"hand_shown": True}, {}, "shown only for a mulligan"),
    ({}, {"rulings": {"MC-R1": "c"}}, "no reading"),
])
def test_a_position_that_cannot_be_is_invalid(side: Card, position: Card, fault: str) -> None:
    with pytest.raises(Invalid, match=fault):
        new({}, side, **position)

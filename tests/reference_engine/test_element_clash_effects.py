"""The effects of Element Clash: parts that depend and parts that do not, choices, order, amounts, what sets off what.

Cards are written down where they are used. `game` sets up a turn of A from a few words; ids are the names of the cards.
"""

from typing import Any

import pytest

from conformance.protocol.games import game as types_of
from reference_engine import element_clash as engine
from reference_engine.element_clash import Game
from reference_engine.kernel import Illegal

TYPES = types_of("element_clash")
Card = dict[str, Any]
LIMITED = ("monster_zone", "spell_trap_zone", "face_down_zone")


def monster(power: int = 100, element: str = "earth", price: int = 1, **more: Any) -> Card:
    return {"kind": "monster", "price": price, "element": element, "power": power, **more}


def spell(*parts: Card, price: int = 1, on: str = "play", **more: Any) -> Card:
    return {"kind": "spell", "price": price, "effects": [{"on": on, "parts": list(parts)}] if parts else [], **more}


def trap(*parts: Card, **more: Any) -> Card:
    return {**spell(*parts, **more), "kind": "trap"}


def when(on: str, *parts: Card, **more: Any) -> Card:
    return monster(effects=[{"on": on, "parts": list(parts)}], **more)


def part(do: str, **more: Any) -> Card:
    return {"do": do, **more}


def at(zone: str, side: str = "own", **more: Any) -> Card:
    return {"zone": zone, "side": side, **more}


def new(cards: dict[str, Card], a: dict[str, Any], b: dict[str, Any] | None = None, **position: Any) -> Game:
    """A turn of A. Each side names its cards by zone; a card that `cards` lacks is a plain monster."""
    definitions: dict[str, Card] = {}
    sides: dict[str, Card] = {}
    for seat, stated in (("A", a), ("B", b or {})):
        side: Card = {"deck": [f"{seat} deck {n}" for n in range(5)], **stated}
        for zone, lying in side.items():
            if zone == "life":
                continue
            for card in lying:
                definitions[card] = {"name": card, **cards.get(card, monster())}
            if zone in LIMITED:
                usual: Card = {"set_on_turn": 1} if zone == "face_down_zone" else {}
                side[zone] = [{"card": card, **usual} for card in lying]
        sides[seat] = side
    document = {"phase": "main", "turn": 3, "active": "A", "first_player": "A", "players": sides, **position}
    return engine.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def act(game: Game, player: str, type: str, **words: Any) -> None:
    engine.act(game, player, TYPES.action.validate_python({"type": type, **words}))  # type: ignore[arg-type]


def cast(game: Game, *cards: str, pay: str = "coin", **words: Any) -> None:
    """A plays cards, paying with the cards named in `pay`."""
    act(game, "A", "play", cards=list(cards), payment=pay.split(), **words)


def choose(game: Game, *cards: str, player: str = "A") -> None:
    act(game, player, "choose", cards=list(cards))


def lying(game: Game, seat: str, zone: str) -> list[str]:
    cards = getattr(game.position.players[seat], zone)  # type: ignore[index]
    return sorted(card if isinstance(card, str) else card.card for card in cards)


def power(game: Game, card: str) -> int:
    return engine.values(game)[card]["power"]


def asked(game: Game) -> tuple[str, str, list[str], int, int]:
    (player, decision), = engine.awaits(game).items()
    return player, decision["kind"], sorted(decision.get("from", [])), decision.get("min", 0), decision.get("max", 0)


RALLY = spell(
    part("summon", target=at("trash", kind="monster")),
    part("power", target=at("monster_zone", which="all"), amount=200, needs=0),
    part("draw"),
)


# -- parts that depend, and parts that do not --------------------------------------------------------------------------
def test_a_part_that_succeeds_carries_what_depends_on_it() -> None:
    game = new({"rally": RALLY}, {"hand": ["rally", "coin"], "monster_zone": ["fox"], "trash": ["boar"]})
    cast(game, "rally")
    assert lying(game, "A", "monster_zone") == ["boar", "fox"]
    assert power(game, "fox") == power(game, "boar") == 300
    assert lying(game, "A", "hand") == ["A deck 0"]


@pytest.mark.parametrize("side", [
    {"monster_zone": ["fox", "m2", "m3", "m4"], "trash": ["boar"]},  # the zone is full
    {"monster_zone": ["fox"], "trash": []},  # there is nothing to summon
])
def test_what_depends_on_a_part_that_fails_fails_too_and_the_rest_is_carried_out(side: dict[str, Any]) -> None:
    game = new({"rally": RALLY}, {"hand": ["rally", "coin"], **side})
    cast(game, "rally")
    assert power(game, "fox") == 100
    assert lying(game, "A", "hand") == ["A deck 0"]


def test_failure_is_handed_on_to_what_depends_on_what_depends() -> None:
    chain = spell(part("discard"), part("draw", needs=0), part("life", who="opponent", amount=-1, needs=1))
    game = new({"chain": chain}, {"hand": ["chain", "coin"]})
    cast(game, "chain")
    assert game.position.players["B"].life == 5
    game = new({"chain": chain}, {"hand": ["chain", "coin", "more"]})
    cast(game, "chain")
    assert game.position.players["B"].life == 4


def test_that_means_the_cards_of_the_part_it_depends_on() -> None:
    bold = spell(part("summon", target=at("trash")), part("power", target={"which": "that"}, amount=50, needs=0))
    game = new({"bold": bold}, {"hand": ["bold", "coin"], "monster_zone": ["fox"], "trash": ["boar"]})
    cast(game, "bold")
    assert (power(game, "fox"), power(game, "boar")) == (100, 150)


def test_a_condition_leaves_a_part_out() -> None:
    poor = spell(part("draw", count=2, only_if={"of": "life", "at_most": 2}))
    for life, drawn in ((2, 2), (3, 0)):
        game = new({"poor": poor}, {"hand": ["poor", "coin"], "life": life})
        cast(game, "poor")
        assert len(lying(game, "A", "hand")) == drawn


# -- choices -----------------------------------------------------------------------------------------------------------
BOLT = spell(part("destroy", target=at("monster_zone", "opponent")))


def test_a_choice_is_asked_where_there_is_one_and_shows_what_is_half_done() -> None:
    game = new({"bolt": BOLT}, {"hand": ["bolt", "coin"]}, {"monster_zone": ["x", "y"]})
    cast(game, "bolt")
    assert asked(game) == ("A", "choose", ["x", "y"], 1, 1)
    assert game.position.resolving == ["bolt"]
    assert lying(game, "A", "payment_zone") == ["coin"]
    choose(game, "y")
    assert (lying(game, "B", "monster_zone"), lying(game, "B", "trash")) == (["x"], ["y"])
    assert lying(game, "A", "trash") == ["bolt", "coin"]
    assert not game.position.resolving


def test_one_possible_answer_is_not_asked() -> None:
    game = new({"bolt": BOLT}, {"hand": ["bolt", "coin"]}, {"monster_zone": ["x"]})
    cast(game, "bolt")
    assert lying(game, "B", "trash") == ["x"]


@pytest.mark.parametrize(("player", "cards", "reason"), [
    ("A", ["z"], "not_an_option"), ("A", [], "wrong_number"), ("A", ["x", "y"], "wrong_number"),
    ("A", ["x", "x"], "wrong_number"), ("B", ["x"], "not_your_decision"),
])
def test_a_wrong_answer_is_refused_and_changes_nothing(player: str, cards: list[str], reason: str) -> None:
    game = new({"bolt": BOLT}, {"hand": ["bolt", "coin"], "monster_zone": ["z"]}, {"monster_zone": ["x", "y"]})
    cast(game, "bolt")
    before, open_now = TYPES.position.dump_python(game.position), engine.awaits(game)
    with pytest.raises(Illegal) as no:
        choose(game, *cards, player=player)
    assert no.value.reason == reason
    assert (TYPES.position.dump_python(game.position), engine.awaits(game)) == (before, open_now)


def test_while_an_effect_waits_nothing_else_is_done() -> None:
    game = new({"bolt": BOLT}, {"hand": ["bolt", "coin", "more"]}, {"monster_zone": ["x", "y"]})
    cast(game, "bolt")
    for player, action in (("A", {"type": "set", "card": "more"}), ("A", {"type": "end_turn"}),
                           ("B", {"type": "pass"})):
        with pytest.raises(Illegal):
            act(game, player, **action)
    assert asked(game)[1] == "choose"


def test_whoever_discards_chooses_and_both_before_anything_moves() -> None:
    famine = spell(part("discard", who="both"), part("draw"))
    game = new({"famine": famine}, {"hand": ["famine", "coin", "a1", "a2"]}, {"hand": ["b1", "b2"]})
    cast(game, "famine")
    assert asked(game) == ("A", "choose", ["a1", "a2"], 1, 1)
    choose(game, "a1")
    assert asked(game) == ("B", "choose", ["b1", "b2"], 1, 1)
    assert lying(game, "A", "trash") == []
    choose(game, "b2", player="B")
    assert lying(game, "A", "hand") == ["A deck 0", "a2"]
    assert (lying(game, "A", "trash"), lying(game, "B", "trash")) == (["a1", "coin", "famine"], ["b2"])


@pytest.mark.parametrize(("answer", "drawn"), [(["maybe"], 1), ([], 0)])
def test_a_part_without_a_target_that_one_may_do_is_answered_with_its_card(answer: list[str], drawn: int) -> None:
    game = new({"maybe": spell(part("draw", optional=True))}, {"hand": ["maybe", "coin"]})
    cast(game, "maybe")
    assert asked(game) == ("A", "choose", ["maybe"], 0, 1)
    choose(game, *answer)
    assert len(lying(game, "A", "hand")) == drawn


def test_one_may_choose_nothing_and_what_depends_on_it_falls() -> None:
    mercy = spell(part("destroy", target=at("monster_zone", "opponent"), optional=True), part("draw", needs=0))
    game = new({"mercy": mercy}, {"hand": ["mercy", "coin"]}, {"monster_zone": ["x"]})
    cast(game, "mercy")
    assert asked(game) == ("A", "choose", ["x"], 0, 1)
    choose(game)
    assert (lying(game, "B", "monster_zone"), lying(game, "A", "hand")) == (["x"], [])


def test_options_that_the_player_does_not_know_are_named_by_their_place() -> None:
    pry = spell(part("destroy", target=at("face_down_zone", "opponent")))
    game = new({"pry": pry}, {"hand": ["pry", "coin"]}, {"face_down_zone": ["x", "y"]})
    cast(game, "pry")
    decision = engine.concealed(game, "A", engine.awaits(game)["A"])
    assert decision["from"] == [{"player": "B", "zone": "face_down_zone", "index": i} for i in (0, 1)]
    choose(game, "y")
    assert lying(game, "B", "trash") == ["y"]


# -- order -------------------------------------------------------------------------------------------------------------
SIFT = spell(part("mill"))
CALL = when("summoned", part("summon", target=at("trash", kind="monster")))


@pytest.mark.parametrize(("order", "field"), [(["sift", "call"], ["A deck 0", "call"]), (["call", "sift"], ["call"])])
def test_the_player_orders_the_effects_of_a_play_with_it_or_later(order: list[str], field: list[str]) -> None:
    for ahead in (True, False):
        game = new({"sift": SIFT, "call": CALL}, {"hand": ["sift", "call", "c1", "c2"]})
        cast(game, "call", "sift", pay="c1 c2", **({"order": order} if ahead else {}))
        if not ahead:
            assert asked(game) == ("A", "order", ["call", "sift"], 1, 1)
            choose(game, order[0])
        assert lying(game, "A", "monster_zone") == field


def test_an_effect_is_finished_and_the_payment_gone_before_what_it_has_set_off() -> None:
    cards = {
        "raise": spell(part("summon", target=at("trash")), part("life", who="opponent", amount=-1)),
        "owl": when("summoned", part("draw", only_if={"among": at("trash", which="all"), "at_least": 2})),
    }
    game = new(cards, {"hand": ["raise", "coin"], "trash": ["owl"]})
    cast(game, "raise")
    assert lying(game, "A", "trash") == ["coin", "raise"]
    assert lying(game, "A", "hand") == ["A deck 0"]  # the owl has found both there


def test_of_effects_of_both_players_those_of_the_active_one_come_first() -> None:
    parting = when("destroyed", part("draw", who="opponent"), part("mill"))
    game = new({"mine": parting, "yours": parting}, {"monster_zone": ["mine"], "deck": ["a1", "a2", "a3"]},
               {"monster_zone": ["yours"], "deck": ["b1", "b2", "b3"]}, phase="battle")
    act(game, "A", "attack", card="mine", target="yours")
    assert (lying(game, "A", "trash"), lying(game, "B", "trash")) == (["a1", "mine"], ["b2", "yours"])
    assert (lying(game, "A", "hand"), lying(game, "B", "hand")) == (["a2"], ["b1"])


def test_each_player_orders_several_effects_that_are_set_off_at_once() -> None:
    cards = {"storm": spell(part("destroy", target=at("monster_zone", "opponent", which="all"))),
             "x": when("destroyed", part("draw")), "y": when("destroyed", part("mill"))}
    game = new(cards, {"hand": ["storm", "coin"]}, {"monster_zone": ["x", "y"]})
    cast(game, "storm")
    assert asked(game) == ("B", "order", ["x", "y"], 1, 1)
    choose(game, "y", player="B")
    assert (lying(game, "B", "hand"), lying(game, "B", "trash")) == (["B deck 1"], ["B deck 0", "x", "y"])


# -- amounts -----------------------------------------------------------------------------------------------------------
DOUBLE = spell(part("summon", target=at("trash"), count=2), part("draw", needs=0))


@pytest.mark.parametrize(("reading", "came", "drawn"), [("a", 1, 1), ("b", 0, 0)])
def test_with_too_few_slots_as_many_as_possible_or_none(reading: str, came: int, drawn: int) -> None:
    game = new({"double": DOUBLE},
               {"hand": ["double", "coin"], "monster_zone": ["m1", "m2", "m3"], "trash": ["t1", "t2"]},
               rulings={"EC-R10": reading})
    cast(game, "double")
    if came:
        assert asked(game) == ("A", "choose", ["t1", "t2"], 1, 1)
        choose(game, "t2")
    assert len(lying(game, "A", "monster_zone")) == 3 + came
    assert len(lying(game, "A", "hand")) == drawn


@pytest.mark.parametrize(("deck", "drawn"), [(3, 2), (1, 1), (0, 0)])
def test_a_draw_takes_what_is_there_and_has_failed_only_with_nothing(deck: int, drawn: int) -> None:
    study = spell(part("draw", count=2), part("life", who="opponent", amount=-1, needs=0))
    game = new({"study": study}, {"hand": ["study", "coin"], "deck": [f"d{n}" for n in range(deck)]})
    cast(game, "study")
    assert len(lying(game, "A", "hand")) == drawn
    assert game.position.players["B"].life == (4 if drawn else 5)


def test_cards_of_both_players_find_only_the_room_of_their_own_zones() -> None:
    wake = spell(part("summon", target=at("trash", "both"), count=2))
    game = new({"wake": wake}, {"hand": ["wake", "coin"], "monster_zone": ["m1", "m2", "m3"], "trash": ["t1", "t2"]},
               {"trash": ["u1"]})
    cast(game, "wake")
    assert asked(game)[2:] == (["t1", "t2", "u1"], 2, 2)
    choose(game, "t1", "t2")
    assert (lying(game, "A", "monster_zone"), lying(game, "A", "trash")) == (["m1", "m2", "m3", "t1"],
                                                                            ["coin", "t2", "wake"])


# -- Life 0 and empty Decks inside an effect ---------------------------------------------------------------------------
def test_the_game_ends_in_the_middle_of_an_effect() -> None:
    drain = spell(part("life", who="opponent", amount=-2), part("draw"))
    game = new({"drain": drain}, {"hand": ["drain", "coin"]}, {"life": 1})
    cast(game, "drain")
    assert game.position.phase == "over"
    assert game.position.result is not None
    assert (game.position.result.winner, game.position.result.by) == ("A", "life")
    assert (game.position.players["B"].life, lying(game, "A", "hand")) == (0, [])
    assert engine.awaits(game) == {}


@pytest.mark.parametrize(("reading", "winner"), [("a", None), ("b", "B")])
def test_both_players_at_0_by_one_part(reading: str, winner: str | None) -> None:
    game = new({"pain": spell(part("life", who="both", amount=-1))}, {"hand": ["pain", "coin"], "life": 1}, {"life": 1},
               rulings={"EC-R8": reading})
    cast(game, "pain")
    assert game.position.result is not None
    assert game.position.result.winner == winner


def test_two_empty_decks_end_the_game_only_when_the_effect_is_complete() -> None:
    flood = spell(part("mill", who="both", count=9), part("life", who="opponent", amount=-1))
    game = new({"flood": flood}, {"hand": ["flood", "coin"]})
    cast(game, "flood")
    assert game.position.result is not None
    assert (game.position.result.winner, game.position.result.by) == ("A", "decks")
    assert game.position.players["B"].life == 4


# -- what lasts --------------------------------------------------------------------------------------------------------
def test_power_for_the_turn_ends_with_it() -> None:
    song = spell(part("power", target=at("monster_zone", which="all"), amount=100))
    game = new({"song": song}, {"hand": ["song", "coin"], "monster_zone": ["fox"]})
    cast(game, "song")
    assert power(game, "fox") == 200
    act(game, "A", "end_turn")
    assert power(game, "fox") == 100


def test_power_for_the_battle_ends_with_it() -> None:
    fury = when("attacks", part("power", target={"which": "self"}, amount=100, until="battle"))
    game = new({"fury": fury}, {"monster_zone": ["fury"]}, {"monster_zone": ["x"]}, phase="battle")
    act(game, "A", "attack", card="fury", target="x")
    assert (lying(game, "B", "trash"), power(game, "fury")) == (["x"], 100)


def test_power_from_a_source_ends_when_the_source_leaves() -> None:
    totem = spell(part("power", target=at("monster_zone", element="fire", which="all"), amount=50, until="source"),
                  on="while", persist="continuous")
    crack = spell(part("destroy", target=at("spell_trap_zone")))
    cards = {"totem": totem, "crack": crack, "f": monster(element="fire"), "e": monster()}
    game = new(cards, {"hand": ["crack", "coin"], "monster_zone": ["f", "e"], "spell_trap_zone": ["totem"]})
    assert (power(game, "f"), power(game, "e")) == (150, 100)
    cast(game, "crack")
    assert power(game, "f") == 100


def test_power_that_a_played_card_gives_while_it_is_active_is_stored_with_its_source() -> None:
    oath = spell(part("power", target=at("monster_zone"), amount=70, until="source"), persist="continuous")
    crack = spell(part("destroy", target=at("spell_trap_zone")))
    game = new({"oath": oath, "crack": crack}, {"hand": ["oath", "crack", "coin", "c2"], "monster_zone": ["fox"]})
    cast(game, "oath")
    assert power(game, "fox") == 170
    cast(game, "crack", pay="c2")
    assert power(game, "fox") == 100


# -- Equips ------------------------------------------------------------------------------------------------------------
HELM = spell(part("power", target={"which": "equipped"}, amount=150, until="source"), on="while", persist="equip")


def test_the_monster_of_an_equip_is_asked_for_or_named() -> None:
    for named in (True, False):
        game = new({"helm": HELM}, {"hand": ["helm", "coin"], "monster_zone": ["fox"]}, {"monster_zone": ["x"]})
        cast(game, "helm", **({"equip": {"helm": "x"}} if named else {}))
        if not named:
            assert asked(game) == ("A", "choose", ["fox", "x"], 1, 1)
            choose(game, "x")
        assert (power(game, "fox"), power(game, "x")) == (100, 250)


@pytest.mark.parametrize("do", ["destroy", "close", "return"])
def test_an_equip_falls_however_its_monster_leaves_and_before_the_next_part(do: str) -> None:
    away = spell(part(do, target=at("monster_zone")), part("return", target=at("trash", kind="spell")))
    game = new({"helm": HELM, "away": away}, {"hand": ["helm", "away", "coin", "c2"], "monster_zone": ["fox"]})
    cast(game, "helm")
    cast(game, "away", pay="c2")
    assert "helm" in lying(game, "A", "hand")  # the second part has found it in the Trash
    assert lying(game, "A", "spell_trap_zone") == []


def test_an_equip_that_an_effect_moves_needs_a_monster_at_once() -> None:
    rite = spell(part("move", target=at("trash", kind="spell")))
    for monsters, zone in ((["fox"], ["helm"]), ([], [])):
        game = new({"helm": HELM, "rite": rite},
                   {"hand": ["rite", "coin"], "trash": ["helm"], "monster_zone": monsters})
        cast(game, "rite")
        assert lying(game, "A", "spell_trap_zone") == zone


# -- Traps that respond ------------------------------------------------------------------------------------------------
NET = trap(part("cancel_attack"), condition={"event": "attack"})


def attack_into_a_net(rulings: dict[str, str]) -> Game:
    game = new({"net": NET}, {"monster_zone": ["fox", "owl"]}, {"face_down_zone": ["net"], "hand": ["coin"]},
               phase="battle", rulings=rulings)
    act(game, "A", "attack", card="fox")
    return game


def test_a_trap_answers_an_attack_and_the_attack_is_used_up() -> None:
    game = attack_into_a_net({})
    assert engine.awaits(game) == {"B": {"kind": "respond", "optional": True}}
    act(game, "B", "play", cards=["net"], payment=["coin"])
    assert engine.awaits(game) == {"A": {"kind": "battle"}}
    assert game.position.players["B"].life == 5
    with pytest.raises(Illegal) as no:
        act(game, "A", "attack", card="fox")
    assert no.value.reason == "already_attacked"


def test_passing_lets_the_attack_go_on() -> None:
    game = attack_into_a_net({})
    act(game, "B", "pass")
    assert game.position.players["B"].life == 4
    assert engine.awaits(game) == {"A": {"kind": "battle"}}  # the attack is over, so nothing is left to answer


def test_where_traps_belong_to_the_own_main_phase_there_is_no_window() -> None:
    game = attack_into_a_net({"EC-R2": "b"})
    assert game.position.players["B"].life == 4


def test_an_attacker_that_is_gone_does_not_hit() -> None:
    pit = trap(part("destroy", target=at("monster_zone", "opponent")), condition={"event": "attack"})
    game = new({"pit": pit}, {"monster_zone": ["fox"]}, {"face_down_zone": ["pit"], "hand": ["coin"]}, phase="battle")
    act(game, "A", "attack", card="fox")
    act(game, "B", "play", cards=["pit"], payment=["coin"])
    assert (lying(game, "A", "trash"), game.position.players["B"].life) == (["fox"], 5)


# -- cards of one play -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("reading", "number"), [("a", 200), ("b", 100)])
def test_cards_of_one_play_are_placed_first_or_one_by_one(reading: str, number: int) -> None:
    song = spell(part("power", target=at("monster_zone", which="all"), amount=100))
    game = new({"song": song}, {"hand": ["song", "fox", "c1", "c2"]}, rulings={"EC-R5": reading})
    cast(game, "song", "fox", pay="c1 c2", order=["song", "fox"])
    assert power(game, "fox") == number


def test_a_card_of_a_play_that_has_been_destroyed_still_has_its_effect() -> None:
    storm = spell(part("destroy", target=at("monster_zone", which="all")))
    game = new({"storm": storm, "owl": when("summoned", part("draw"))}, {"hand": ["storm", "owl", "c1", "c2"]})
    cast(game, "storm", "owl", pay="c1 c2", order=["storm", "owl"])
    assert "owl" in lying(game, "A", "trash")
    assert lying(game, "A", "hand") == ["A deck 0"]

"""The effects of Elemental Clash: targets, what sets off what, the Stack, Boon, control, and what lasts.

Cards are written down where they are used. `new` sets up a turn of A from a few words; ids are the names of the cards.
"""

from typing import Any

import pytest

from conformance.protocol.games import game as types_of
from reference_engine import elemental_clash as engine
from reference_engine.elemental_clash import Game
from reference_engine.kernel import Illegal

TYPES = types_of("elemental_clash")
Card = dict[str, Any]


def creature(atk: int = 1, defense: int = 3, **more: Any) -> Card:
    return {"kind": "creature", "element": "earth", "level": 1, "atk": atk, "def": defense, **more}


def spell(*parts: Card, on: str = "resolve", **more: Any) -> Card:
    return {"kind": "spell", "element": "earth", "level": 1, "effects": [{"on": on, "parts": list(parts)}], **more}


def when(on: str, *parts: Card, **more: Any) -> Card:
    return creature(effects=[{"on": on, "parts": list(parts)}], **more)


def part(do: str, **more: Any) -> Card:
    return {"do": do, **more}


def to(kind: str = "creature", **more: Any) -> Card:
    return {"kind": kind, **more}


HIT = part("damage", target=to(), amount=2)
PLAYERS = to("player", side="opponent", which="all")


def new(cards: dict[str, Card], a: Card, b: Card | None = None, seats: int = 2, **position: Any) -> Game:
    """A turn of A with three piles of one stone each, one of them free for every card of the hand.

    Each side names its cards by zone; `on` lie on further piles. A card that `cards` lacks is a Creature.
    """
    definitions: dict[str, Card] = {}
    players: dict[str, Card] = {}
    for seat, stated in zip("ABCDE"[:seats], [a, b or {}, {}, {}, {}]):
        side = {"deck": [f"{seat} deck {n}" for n in range(5)], **stated}
        on = side.pop("on", [])
        for card in [*on, *(card for zone in side.values() for card in zone)]:
            definitions[card] = {"name": card, **cards.get(card, creature())}
        for zone in ("atk_zone", "def_zone"):
            side[zone] = [{"card": card, "space": n} for n, card in enumerate(side.get(zone, []), 1)]
        side["piles"] = []
        for n in range(1, 4):
            stone = f"{seat} stone {n}"
            definitions[stone] = {"name": stone, "kind": "stone", "energy": "earth", "basic": True}
            side["piles"].append({"position": n, "stones": [stone], "occupant": [{"card": c} for c in on[n - 1:n]]})
        players[seat] = {**side, "turns_taken": 1}
    modes = {2: "duel", 3: "multiplayer_2", 5: "multiplayer_1"}
    document = {"phase": "main", "turn": 4, "active_player": "A", "first_player": "A", "players": players,
                "seats": list("ABCDE"[:seats]), "mode": modes[seats], **position}
    return engine.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def act(game: Game, player: str, type: str, **words: Any) -> None:
    engine.act(game, player, TYPES.action.validate_python({"type": type, **words}))  # type: ignore[arg-type]


def settle(game: Game) -> None:
    """Nobody responds, and nothing optional is done."""
    while (open_now := [who for who, decision in engine.awaits(game).items() if decision.get("optional")]):
        act(game, open_now[0], "pass")


def cast(game: Game, card: str, *targets: str, pile: int = 3, player: str = "A") -> None:
    """A Spell is played, and whoever may respond does not."""
    act(game, player, "spell", card=card, pile=pile, targets=list(targets))
    settle(game)


def lying(game: Game, seat: str, zone: str) -> list[str]:
    cards = getattr(game.position.players[seat], zone)  # type: ignore[index]
    return sorted(card if isinstance(card, str) else card.card for card in cards)


def asked(game: Game) -> tuple[str, str]:
    (player, decision), = engine.awaits(game).items()
    return player, decision["kind"]


# -- targets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("target", "fits"), [
    (to(), ["mine", "runner", "theirs", "wall"]), (to(side="own"), ["mine", "runner"]),
    (to(zone="atk_zone"), ["mine", "runner", "theirs"]), (to(zone="def_zone"), ["wall"]),
    (to(zone="piles"), ["runner"]), (to(element="fire"), ["theirs"]), (to(type="Golem"), ["wall"]),
    (to(max_level=1), ["mine", "runner", "theirs"]),
    (to("any", side="opponent"), ["B", "theirs", "wall"]), (to("player"), ["A", "B"]), (to("permanent"), ["banner"]),
])
def test_a_text_means_what_it_names(target: Card, fits: list[str]) -> None:
    do = part("damage", target=target, amount=0) if target["kind"] != "permanent" else part("destroy", target=target)
    cards = {"bolt": spell(do), "theirs": creature(element="fire"), "wall": creature(type="Golem", level=2),
             "runner": creature(quickattacker=True), "banner": spell(on="while", subtype="permanent")}
    cards["banner"]["effects"] = []
    a = {"hand": ["bolt"], "atk_zone": ["mine"], "on": ["runner", "banner"]}
    for one in ("A", "B", "mine", "runner", "theirs", "wall", "banner", "B deck 0"):
        game = new(cards, a, {"atk_zone": ["theirs"], "def_zone": ["wall"]})
        if one in fits:
            cast(game, "bolt", one)
        else:
            with pytest.raises(Illegal, match="no target"):
                cast(game, "bolt", one)


def test_a_target_that_has_gone_is_left_out_and_the_rest_is_done() -> None:
    cards = {"both": spell(HIT, part("draw")), "away": spell(part("move", target=to(), to="hand"), subtype="flash")}
    game = new(cards, {"hand": ["both"]}, {"hand": ["away"], "atk_zone": ["troll"]})
    act(game, "A", "spell", card="both", pile=1, targets=["troll"])
    act(game, "B", "spell", card="away", pile=1, targets=["troll"])
    settle(game)
    assert lying(game, "B", "hand") == ["troll"]
    assert lying(game, "A", "hand") == ["A deck 0"]


def test_a_part_can_go_on_with_what_the_one_before_has_touched() -> None:
    game = new({"both": spell(HIT, part("atk", target=to(which="that"), amount=3))}, {"hand": ["both"]},
               {"atk_zone": ["troll", "other"]})
    cast(game, "both", "troll")
    assert engine.values(game)["troll"] == {"atk": 4, "def": 1}
    assert engine.values(game)["other"] == {"atk": 1, "def": 3}


# -- what sets off what ------------------------------------------------------------------------------------------------
def test_destroyed_and_leaving_are_set_off_together_and_leaving_alone_without_the_archive() -> None:
    effects = [{"on": "destroyed", "parts": [part("draw")]}, {"on": "leaves", "parts": [part("mill")]}]
    both = creature(defense=1, effects=effects)
    for do, hand, archive in ((HIT, 1, 2), (part("move", target=to(), to="purgatory"), 0, 1)):
        game = new({"ghost": both, "bolt": spell(do)}, {"hand": ["bolt"], "atk_zone": ["ghost"]})
        cast(game, "bolt", "ghost")
        assert len(lying(game, "A", "hand")) == hand
        assert len(lying(game, "A", "archive")) == archive


@pytest.mark.parametrize(("reading", "second_first"), [("a", True), ("b", False)])
def test_the_active_player_orders_what_happens_at_the_same_time(reading: str, second_first: bool) -> None:
    # The one draws a card, the other discards whatever is in the hand then.
    cards = {"one": when("destroyed", part("draw")), "two": when("destroyed", part("discard", player="each", amount=9)),
             "storm": spell(part("destroy", target=to(which="all")))}
    game = new(cards, {"hand": ["storm"], "atk_zone": ["one", "two"]}, rulings={"ECB-R8": reading})
    cast(game, "storm")
    assert asked(game) == ("A", "order")
    act(game, "A", "choose", cards=["two"])
    settle(game)
    assert bool(lying(game, "A", "hand")) == second_first


def test_a_permanent_that_goes_takes_along_whoever_lived_by_it() -> None:
    mine = to(side="own", which="all")
    cards = {"banner": spell(part("def", target=mine, amount=2), on="while", subtype="permanent"),
             "dispel": spell(part("destroy", target=to("permanent"))),
             "bolt": spell(part("damage", target=to(), amount=4))}
    game = new(cards, {"hand": ["bolt", "dispel"]}, {"atk_zone": ["troll"], "on": ["banner"]})
    cast(game, "bolt", "troll", pile=1)
    assert engine.values(game)["troll"]["def"] == 1
    cast(game, "dispel", "banner", pile=2)
    assert lying(game, "B", "archive") == ["banner", "troll"]


def test_what_lasts_while_its_source_is_in_play_ends_with_it() -> None:
    cards = {"captain": when("play", part("atk", target=to(side="own", which="all"), amount=2, until="while")),
             "bolt": spell(part("destroy", target=to()))}
    game = new(cards, {"hand": ["captain", "bolt"], "atk_zone": ["mine"]})
    act(game, "A", "creature", card="captain", pile=1)
    settle(game)
    act(game, "A", "end_main")
    settle(game)
    act(game, "B", "end_main")
    settle(game)
    assert engine.values(game)["mine"]["atk"] == 3
    act(game, "A", "place", card="captain", zone="def_zone")
    settle(game)
    cast(game, "bolt", "captain")
    assert engine.values(game)["mine"]["atk"] == 1


# -- control and zones -------------------------------------------------------------------------------------------------
def test_a_creature_under_control_goes_home_when_it_is_destroyed_and_its_effects_are_the_controllers() -> None:
    cards = {"lure": spell(part("control", target=to(side="opponent"))), "bolt": spell(HIT),
             "gift": when("destroyed", part("draw"), defense=2)}
    game = new(cards, {"hand": ["lure", "bolt"]}, {"def_zone": ["gift"]})
    cast(game, "lure", "gift", pile=1)
    assert lying(game, "A", "atk_zone") == ["gift"]
    cast(game, "bolt", "gift", pile=2)
    assert lying(game, "B", "archive") == ["gift"]
    assert lying(game, "A", "hand") == ["A deck 0"]


@pytest.mark.parametrize(("there", "placed"), [(3, True), (4, False)])
def test_placing_is_all_or_nothing(there: int, placed: bool) -> None:
    game = new({"rally": spell(part("place", **{"from": "archive"}, count=2, to="atk_zone"))},
               {"hand": ["rally"], "archive": ["x", "y"], "atk_zone": [f"m{n}" for n in range(there)]})
    cast(game, "rally")
    assert len(lying(game, "A", "atk_zone")) == there + 2 * placed
    assert lying(game, "A", "archive") == ([] if placed else ["x", "y"])


# -- Boon --------------------------------------------------------------------------------------------------------------
def test_boons_of_one_packet_wait_until_all_cards_are_milled_and_are_ordered_by_the_active_player() -> None:
    cards = {"delve": spell(part("mill", player="opponent", amount=3)), "imp": creature(boon=True),
             "fire": spell(part("damage", target=PLAYERS, amount=1), boon=True)}
    game = new(cards, {"hand": ["delve"]}, {"deck": ["imp", "fire", "last", "rest"]})
    cast(game, "delve")
    assert lying(game, "B", "archive") == ["fire", "imp", "last"]
    assert asked(game) == ("A", "order")
    act(game, "A", "choose", cards=["fire"])
    assert asked(game) == ("B", "boon")
    act(game, "B", "choose", card="fire")
    settle(game)
    assert lying(game, "A", "archive") == ["A deck 0"]
    act(game, "B", "choose", card="imp", zone="def_zone")
    assert lying(game, "B", "def_zone") == ["imp"]
    assert lying(game, "B", "archive") == ["fire", "last"]


# -- several players ---------------------------------------------------------------------------------------------------
def test_responses_go_round_in_turn_order_until_all_have_passed() -> None:
    help_ = {f"help {seat}": spell(part("def", target=to(), amount=1), subtype="flash") for seat in "ABC"}
    cards = {"bolt": spell(HIT), **help_}
    game = new(cards, {"hand": ["bolt", "help A"]}, {"hand": ["help B"], "atk_zone": ["troll"]}, seats=3)
    game.position.players["C"].hand, game.position.players["C"].deck = ["C deck 0"], ["C deck 1"]
    act(game, "A", "spell", card="bolt", pile=1, targets=["troll"])
    for seat in "AB":
        assert asked(game) == (seat, "respond")
        act(game, seat, "pass")
    assert asked(game) == ("C", "respond")
    act(game, "C", "pass")
    assert asked(game) == ("A", "main")


def test_damage_to_several_players_moves_tokens_of_each() -> None:
    game = new({"storm": spell(part("damage", target=PLAYERS, amount=2))}, {"hand": ["storm"]}, seats=3)
    cast(game, "storm")
    assert game.position.players["A"].tokens == {"B": 2, "C": 2}
    assert [len(game.position.players[seat].deck) for seat in ("A", "B", "C")] == [5, 3, 3]


def test_an_eliminated_players_effects_come_to_nothing_and_the_others_go_on() -> None:
    cards = {"flood": spell(part("draw", player="each"), part("mill", player="opponent"))}
    game = new(cards, {"hand": ["flood"], "deck": []}, seats=5)
    cast(game, "flood")
    assert game.position.players["A"].eliminated
    assert asked(game) == ("B", "main")
    assert all(not game.position.players[seat].archive for seat in ("B", "C", "D", "E"))

"""The default positions of Magical Cute: what a scenario does not state."""

from typing import Any

from conformance.vocabulary.scene import Scene

SEATS = ("A", "B")
BEFORE = ("decks", "shuffle", "rps", "order", "mulligan")
COVERED = ("decks", "shuffle", "rps", "order")  # phases in which player cards lie face down
FILLERS = [f"Filler {n}" for n in range(1, 18)]
STANDARD_DECK = [name for name in FILLERS[:-1] for _ in range(3)] + [FILLERS[-1]] * 2
PILES = ("collection", "hand", "abyss", "arrest")
FIELDS = ("left_field", "middle_field", "right_field")
OPENING_HAND = 7


def position(scene: Scene) -> dict[str, Any]:
    """The default position with the stated differences.

    First default: turn 3, A active and first player, Life 20, cost meters 10, ten Fillers in each Deck, two fields. The
    second: turn 6, B went first, Life 16, cost meters 9, eleven Fillers, three fields, two cards in the hand of whoever
    is not active. Before the first turn nobody is active, player cards lie face down, and Decks hold fifteen Fillers.
    """
    first = scene.default == "first"
    facts = scene.facts
    phase = facts.get("phase", "active")
    new = phase in BEFORE
    starter = None if phase in COVERED else facts.get("first_player", "A" if first or new else "B")
    active = starter if new else facts.get("active_player", "A")
    loser = facts.get("last_loser")
    winner = facts.get("rps_winner", "A" if phase == "order" and loser is None else None)
    return {
        "seats": list(SEATS), "phase": phase, "turn": 0 if new else facts.get("turn", 3 if first else 6),
        "active_player": active,
        "first_player": starter,
        "game_of_match": facts.get("game_of_match", 2 if loser else 1), "rps_winner": winner, "last_loser": loser,
        "fields": facts.get("fields", ["left", "right"] if first else ["left", "middle", "right"]),
        "players": {seat: player(scene, seat, phase, first, active) for seat in SEATS}, "result": None,
    }


def player(scene: Scene, seat: str, phase: str, first: bool, active: str | None) -> dict[str, Any]:
    """One side of the default position."""
    new, facts = phase in BEFORE, scene.facts
    face_up = {"face_up": phase not in COVERED}
    cards = slots(scene, seat, "player_card", face_up)
    cards = cards or [{"card": scene.new(seat, "Plain Pupil" if first else "Other Pupil"), **face_up}]
    piles = {zone: [card for card, _ in scene.stated.get((seat, zone), ())] for zone in PILES}
    owns = (seat, "collection") in scene.stated
    deck = [] if owns else deck_of(scene, seat, phase, first)
    mulligans = facts.get("mulligans", {}).get(seat, 0)
    if (seat, "hand") not in scene.stated and phase == "mulligan":
        piles["hand"], deck = deck[:OPENING_HAND - mulligans], deck[OPENING_HAND - mulligans:]
    elif (seat, "hand") not in scene.stated and not (new or first or seat == active):
        piles["hand"] = [scene.new(seat, name) for name in FILLERS[10:12]]
    life = scene.cards[cards[0]["card"]].get("life", 0) if phase == "mulligan" else 0 if new else 20 if first else 16
    return {
        "player_card": cards, **piles, "deck": deck, "registered": not owns, "shuffled": phase != "shuffle",
        "mulligans": mulligans, "kept": phase != "mulligan",
        "attribute_line": slots(scene, seat, "attribute_line", {"known_to_owner": True}),
        "ritual": slots(scene, seat, "ritual", {"face_up": False}),
        **{field: units(scene, seat, field) for field in FIELDS},
        "life": facts.get("life", {}).get(seat, life),
        "cost_meter": facts.get("cost_meter", {}).get(seat, 10 if first or new else 9),
    }


def deck_of(scene: Scene, seat: str, phase: str, first: bool) -> list[str]:
    """The Deck, from the top: what is stated, else Fillers."""
    stated = scene.stated.get((seat, "deck"))
    if stated is not None:
        return [card for card, _ in stated]
    usual = 15 if phase in BEFORE else 10 if first else 11
    fillers = FILLERS if first else FILLERS[::-1]
    names = fillers[:scene.facts.get("deck_size", {}).get(seat, usual)]
    if phase == "decks":
        names = STANDARD_DECK if first else STANDARD_DECK[::-1]
    top = scene.facts.get("top", {}).get(seat)
    return ([top] if top else []) + [scene.new(seat, name) for name in names]


def slots(scene: Scene, seat: str, zone: str, usual: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of a zone whose cards have a state."""
    stated = [{"card": card, **usual, **scene.states_of(states)} for card, states in scene.stated.get((seat, zone), ())]
    return stated + [{**usual, **row} for row in scene.tables.get((seat, zone), ())]


def units(scene: Scene, seat: str, field: str) -> list[dict[str, Any]]:
    """The units of a field; they were placed in the first turn unless said. The column `enchant` brings the Enchant."""
    found = slots(scene, seat, field, {"placed_on_turn": min(1, scene.facts.get("turn", 3) - 1)})
    for unit in found:
        unit["enchant"] = [scene.new(seat, scene.one(name).name) for name in unit.get("enchant", ())]
    return found


def cell(scene: Scene, column: str, value: Any) -> Any:
    """What a cell stands for: in the column `enchant` a card's name, or `-` for none."""
    if column != "enchant":
        return value
    return [] if value is None else [value]

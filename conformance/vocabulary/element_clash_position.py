"""The default positions of Element Clash: what a scenario does not state."""

from typing import Any

from conformance.vocabulary.scene import Scene

SEATS = ("A", "B")
BEFORE = ("decks", "shuffle", "first_player")
FILLERS = [f"Filler {n}" for n in range(1, 13)]
STANDARD_DECK = [f"{name} {n}" for name in ("Volt", "Wave", "Flame", "Leaf", "Rock") for n in range(1, 7)]
WITH_STATE = ("monster_zone", "spell_trap_zone", "face_down_zone")


def position(scene: Scene) -> dict[str, Any]:
    """The default position with the stated differences.

    First default: turn 3, A active and first player, Life 5, ten Fillers in each Deck, everything else empty. The
    second: turn 5, B went first, Life 4, eleven Fillers, two cards in the hand of whoever is not active. Before the
    first turn nobody is active and Life is not counted yet.
    """
    first = scene.default == "first"
    phase = scene.facts.get("phase", "main")
    new = phase in BEFORE
    active = None if new else scene.facts.get("active_player", "A")
    players = {seat: player(scene, seat, phase, first, active) for seat in SEATS}
    if phase == "decks" and all(p["registered"] for p in players.values()):
        for p in players.values():
            p.update(collection=p["deck"], deck=[], registered=False)
    return {
        "seats": list(SEATS), "turn": 0 if new else scene.facts.get("turn", 3 if first else 5), "active": active,
        "first_player": None if new else scene.facts.get("first_player", "A" if first else "B"), "phase": phase,
        "players": players, "resolving": [], "result": None,
    }


def player(scene: Scene, seat: str, phase: str, first: bool, active: str | None) -> dict[str, Any]:
    """One side of the default position."""
    fillers = FILLERS if first else FILLERS[::-1]
    new = phase in BEFORE
    zones = {zone: [card for card, _ in scene.stated.get((seat, zone), ())] for zone in ("collection", "trash", "deck")}
    owns = (seat, "collection") in scene.stated
    if (seat, "deck") not in scene.stated and not owns:
        names = STANDARD_DECK if new else fillers[:10 if first else 11]
        zones["deck"] = [scene.new(seat, name) for name in (names if first or not new else names[::-1])]
    if top := scene.facts.get("top", {}).get(seat):
        zones["deck"].insert(0, top)
    if (seat, "hand") in scene.stated or new or first or seat == active:
        zones["hand"] = [card for card, _ in scene.stated.get((seat, "hand"), ())]
    else:
        zones["hand"] = [scene.new(seat, name) for name in fillers[-2:]]
    life = scene.facts.get("life", {}).get(seat, 0 if new else 5 if first else 4)
    return {"life": life, **zones, **{zone: slots(scene, seat, zone) for zone in WITH_STATE}, "payment_zone": [],
            "registered": not owns, "shuffled": phase != "shuffle"}


def slots(scene: Scene, seat: str, zone: str) -> list[dict[str, Any]]:
    """The cards of a zone whose cards have a state; a face-down card was set before the first turn unless said."""
    usual: dict[str, Any] = {"set_on_turn": min(1, scene.facts.get("turn", 3) - 1)} if zone == "face_down_zone" else {}
    stated = [{"card": card, **usual, **scene.states_of(states)} for card, states in scene.stated.get((seat, zone), ())]
    tables = [{**usual, **row} for row in scene.tables.get((seat, zone), ())]
    for row in tables:
        if row.get("equipped_to"):
            row["equipped_to"] = scene.card(row["equipped_to"])
    return [*stated, *tables]

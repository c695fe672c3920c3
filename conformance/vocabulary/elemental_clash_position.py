"""The default positions of Elemental Clash: what a scenario does not state."""

from typing import Any

from conformance.vocabulary.scene import Scene

ALL_SEATS = "ABCDEFGH"
FILLERS = [f"Filler {n}" for n in range(1, 15)]
FIRST_HAND = 7
BOOK_DECKS = {
    "Fire/Air": {
        "Salamander": 3, "Lightning Spirit": 1, "Goblin Warrior": 3, "Windwanderer": 1, "Fiery Devil": 3,
        "Jupiter Stormmaster": 2, "Mars Rage": 2, "Flaring Flames": 3, "Whirlwind": 2, "Storm Blessing": 2,
        "Recurring Stone": 2, "Jupiter Stone": 7, "Mars Stone": 9},
    "Earth/Water": {
        "Boulder Spirit": 2, "Venus Toad": 1, "Merman": 1, "Troll Grunt": 3, "Wave Courier": 2, "Sea Serpent": 2,
        "Mercury Shatterer": 2, "Hardening": 2, "Earth Ritual": 1, "Shattering Wave": 3, "Wave of Wisdom": 2,
        "Stonehide Spell": 1, "Sparkstone": 2, "Mercury Stone": 8, "Venus Stone": 8},
}
BEFORE = ("decks", "sideboard", "shuffle", "first_player", "mulligan")
LISTS = ("collection", "deck", "sideboard", "hand", "archive", "purgatory")
Slot = dict[str, Any]


def book_deck(name: str) -> list[str]:
    """The forty cards of one of the two decks of the book."""
    return [card for card, copies in BOOK_DECKS[name].items() for _ in range(copies)]


def seats_of(scene: Scene) -> list[str]:
    """Who plays."""
    return list(ALL_SEATS[:scene.facts.get("players", 2)])


def position(scene: Scene) -> dict[str, Any]:
    """The default position with the stated differences.

    First default: turn 5, A active and first player, ten Fillers in each Spellbook, everything else empty. The second:
    turn 7, B went first, eleven Fillers, two of them in B's hand. Before the first turn nobody is active.
    """
    first, phase = scene.default == "first", scene.facts.get("phase", "main")
    new, seats = phase in BEFORE, seats_of(scene)
    players = {seat: player(scene, seat, phase, first) for seat in seats}
    if phase == "decks" and all(side["registered"] for side in players.values()):
        for side in players.values():
            side.update(collection=side["deck"], deck=[], registered=False)
    usual = "A" if first or phase == "mulligan" else "B"
    first_player = scene.facts.get("first_player", usual)
    turn = 0 if new else scene.facts.get("turn", 5 if first else 7)
    for seat, side in players.items():
        place = (seats.index(seat) - seats.index(first_player)) % len(seats)
        side["turns_taken"] = 0 if new else (turn - 1) // len(seats) + (place < (turn - 1) % len(seats))
    if not new and turn > 1:  # whoever has had the first turn, even where turns do not add up
        players[first_player]["turns_taken"] = max(1, players[first_player]["turns_taken"])
    return {
        "seats": seats, "mode": scene.facts.get("mode", "duel"), "deck_size": scene.facts.get("deck_size", 40),
        "turn": turn, "active_player": None if new else scene.facts.get("active_player", "A"), "phase": phase,
        "first_player": None if new and phase != "mulligan" else first_player, "players": players, "attack": None,
        "resolving": [], "result": None,
    }


def player(scene: Scene, seat: str, phase: str, first: bool) -> dict[str, Any]:
    """One side of the default position."""
    fillers = FILLERS if first else FILLERS[::-1]
    stated = {zone: [card for card, _ in scene.stated[seat, zone]] for zone in LISTS if (seat, zone) in scene.stated}
    owns = "collection" in stated
    zones: dict[str, Any] = {zone: stated.get(zone, []) for zone in LISTS}
    if "deck" not in stated and not owns:
        prepares = phase in ("decks", "shuffle", "first_player")
        names = book_deck("Fire/Air") if prepares else fillers[:10 if first else 11]
        zones["deck"] = [scene.new(seat, name) for name in names]
    if top := scene.facts.get("top", {}).get(seat):
        zones["deck"].insert(0, top)
    active = scene.facts.get("active_player", "A")
    if "hand" not in stated and phase == "mulligan":
        zones["hand"] = [scene.new(seat, name) for name in fillers[-FIRST_HAND:]]
    elif "hand" not in stated and not first and phase not in BEFORE and seat == "B" != active:
        zones["hand"] = [scene.new(seat, name) for name in fillers[-2:]]
    tokens = scene.facts.get("tokens", {})
    others = [other for other in seats_of(scene) if other != seat] if scene.facts.get("mode") == "multiplayer_2" else []
    return {
        **zones, "atk_zone": creatures(scene, seat, "atk_zone"), "def_zone": creatures(scene, seat, "def_zone"),
        "piles": piles(scene, seat), "registered": not owns, "exchanged": phase != "sideboard",
        "shuffled": phase != "shuffle", "kept": phase != "mulligan",
        "stone_played": seat in scene.facts.get("stone", ()), "eliminated": seat in scene.facts.get("eliminated", ()),
        "tokens": {other: tokens.get((seat, other), 0) for other in others},
    }


def creatures(scene: Scene, seat: str, zone: str) -> list[Slot]:
    """The Creatures of a zone; who has no stated space stands on the lowest that is free."""
    slots = [{"card": card, **scene.states_of(states)} for card, states in scene.stated.get((seat, zone), ())]
    slots += scene.tables.get((seat, zone), ())
    taken = {slot["space"] for slot in slots if "space" in slot}
    free = iter(space for space in range(1, len(slots) + 6) if space not in taken)
    return [{**lasts(scene, slot), "space": slot.get("space") or next(free)} for slot in slots]


def piles(scene: Scene, seat: str) -> list[dict[str, Any]]:
    """The stated piles."""
    found: list[dict[str, Any]] = scene.facts.get("piles", {}).get(seat, [])
    return [{**pile, "occupant": [lasts(scene, slot) for slot in pile["occupant"]]} for pile in found]


def lasts(scene: Scene, slot: Slot) -> Slot:
    """A card in play with the stated changes of ATK and DEF, which end with this turn."""
    turn = scene.facts.get("turn", 5 if scene.default == "first" else 7)
    changes = scene.facts.get("lasting", {}).get(slot["card"], [])
    return {**slot, "lasting": [{**change, "until_turn": turn} for change in changes]} if changes else slot

"""The default position of Pokémon TCG with what a scenario states: Pokémon, their states, and what lasts on them."""

import re
from typing import Any

from conformance.vocabulary.registry import StepError
from conformance.vocabulary.scene import Scene

SEATS = ("A", "B")
BEFORE = ("decks", "shuffle")  # nothing is in play yet
PLAIN = ("collection", "deck", "hand", "stadium", "trash", "points")
IN_PLAY = ("active_spot", "bench")
ENERGY, MON = "Filler Energy", "Filler Mon"
STANDARD_DECK = [MON] * 4 + [ENERGY] * 56
CONDITIONS = ("asleep", "burned", "confused", "paralyzed", "poisoned")
AMOUNTS = [f"{sign}{n}" for n in range(10, 310, 10) for sign in "+-"]
LASTING = {"attacks": "deal", "takes": "take"}
BANS = {"cannot retreat": "cannot_retreat", "cannot attack": "cannot_attack"}
# What may stand in parentheses behind a Pokémon; what each word means depends on the turn, so `state` says it.
STATES: dict[str, dict[str, Any]] = {
    word: {} for word in [
        *(f"{n} damage" for n in range(0, 310, 10)), *(condition.capitalize() for condition in CONDITIONS),
        "entered this turn", "evolved this turn", *BANS, *(f"{word} {n}" for word in LASTING for n in AMOUNTS)]}


def position(scene: Scene) -> dict[str, Any]:
    """The default position with the stated differences.

    First default: turn 5, A active and first player, a Filler Mon in each Active spot, ten cards in each Deck, three
    Point Cards. The second: turn 8, so that B went first, eleven cards, four Point Cards, two cards in B's hand. Before
    the first turn nobody is active, and before the shuffle nothing is in play.
    """
    phase = scene.facts.get("phase", "main")
    active = None if phase != "main" else scene.facts.get("active_player", "A")
    derived = active if turn(scene) % 2 else "B" if active == "A" else "A"  # whose turns are the odd ones
    players = {seat: player(scene, seat, phase) for seat in SEATS}
    if phase == "decks" and all(p["registered"] for p in players.values()):
        for p in players.values():
            p.update(collection=p["deck"], deck=[], registered=False)
    return {
        "seats": list(SEATS), "turn": turn(scene), "phase": phase, "players": players, "resolving": [], "result": None,
        "active_player": active, "first_player": scene.facts.get("first_player", derived) if active else None,
        "edition": scene.facts.get("edition", "current"), "sudden_death": scene.facts.get("sudden_death", False),
    }


def turn(scene: Scene) -> int:
    """The turn of the position; 0 before the first one."""
    if scene.facts.get("phase", "main") != "main":
        return 0
    return int(scene.facts.get("turn", 5 if scene.default == "first" else 8))


def player(scene: Scene, seat: str, phase: str) -> dict[str, Any]:
    """One side of the default position."""
    owns = (seat, "collection") in scene.stated
    usual = usual_cards(scene, seat, phase, owns)
    zones = {zone: [card for card, _ in scene.stated[seat, zone]] if (seat, zone) in scene.stated
             else [scene.new(seat, name) for name in usual.get(zone, ())] for zone in PLAIN}
    if top := scene.facts.get("top", {}).get(seat):
        zones["deck"].insert(0, top)
    pokemon = {zone: in_zone(scene, seat, zone) for zone in IN_PLAY}
    if phase not in BEFORE and not any((seat, "active_spot") in said for said in (scene.stated, scene.tables)):
        pokemon["active_spot"] = [in_play(scene, scene.new(seat, MON))]
    attach(scene, seat, [*pokemon["active_spot"], *pokemon["bench"]])
    return {
        **zones, **pokemon, "energy_attached": seat in scene.facts.get("attached", ()),
        "retreated": seat in scene.facts.get("retreated", ()), "supporter_played": False, "stadium_played": False,
        "registered": not owns, "shuffled": phase != "shuffle",
        "mulligans": scene.facts.get("mulligans", {}).get(seat, 0),
    }


def usual_cards(scene: Scene, seat: str, phase: str, owns: bool) -> dict[str, list[str]]:
    """What lies in zones of which nothing is stated."""
    if owns:
        return {}
    if phase in BEFORE:
        return {"deck": STANDARD_DECK}
    first = scene.default == "first"
    points = scene.facts.get("points", {}).get(seat, 3 if first else 4)
    return {"deck": [ENERGY] * (10 if first else 11), "points": [ENERGY] * points,
            "hand": [] if first or seat == "A" else [ENERGY] * 2}


def in_zone(scene: Scene, seat: str, zone: str) -> list[dict[str, Any]]:
    """The Pokémon stated in a zone, by name or as a table."""
    found = [in_play(scene, card, states) for card, states in scene.stated.get((seat, zone), ())]
    for row in scene.tables.get((seat, zone), ()):
        pokemon = in_play(scene, row["card"])
        pokemon.update({key: value for key, value in row.items() if value is not None})
        for key in ("under", "energy", "tools"):
            pokemon[key] = [scene.new(seat, scene.one(name).name) for name in pokemon[key]]
        found.append(pokemon)
    return found


def in_play(scene: Scene, card: str, states: tuple[str, ...] = ()) -> dict[str, Any]:
    """A Pokémon that has been in play since the first turn of the game, with the stated differences."""
    pokemon: dict[str, Any] = {
        "card": card, "under": [], "energy": [], "tools": [], "damage": 0, "conditions": [], "lasting": [],
        "entered_on_turn": min(1, max(0, turn(scene) - 1)), "evolved_on_turn": None}
    for word in states:
        if word.endswith(" damage"):
            pokemon["damage"] = int(word.split()[0])
        elif word.lower() in CONDITIONS:
            pokemon["conditions"].append(word.lower())
        elif word == "entered this turn":
            pokemon["entered_on_turn"] = turn(scene)
        elif word == "evolved this turn":
            pokemon["evolved_on_turn"] = turn(scene)
        elif word in STATES:
            pokemon["lasting"].append(lasting(scene, word))
    return pokemon


def lasting(scene: Scene, word: str) -> dict[str, Any]:
    """What `cannot retreat`, `attacks +30` or `takes -20` stands for: to the end of the turn of the position.

    Raises StepError for any other word.
    """
    if word in BANS:
        return {"do": BANS[word], "amount": 0, "until_turn": turn(scene)}
    verb, _, amount = word.partition(" ")
    if verb not in LASTING or not re.fullmatch(r"[+-]\d+", amount):
        raise StepError(f"{word!r} does not last on a Pokémon: expected {', '.join(BANS)}, `attacks +30`, `takes -20`")
    return {"do": LASTING[verb], "amount": int(amount), "until_turn": turn(scene)}


def attach(scene: Scene, seat: str, pokemon: list[dict[str, Any]]) -> None:
    """What further sentences say of Pokémon: attached Energy, damage, and what lasts. Raises StepError."""
    by_card = {one["card"]: one for one in pokemon}
    for owner, name, field, value in scene.facts.get("pokemon", ()):
        if owner == seat:
            card = scene.card(name, seat)
            if card not in by_card:
                raise StepError(f"{seat}'s {name} is not in play in this scenario")
            by_card[card][field] += [lasting(scene, word) for word in value] if field == "lasting" else value


def cell(scene: Scene, column: str, value: Any) -> Any:
    """What a cell stands for: lists are separated by `; `, and `none` or `-` is an empty one."""
    if column not in ("under", "energy", "tools", "conditions", "lasting"):
        return None if value == "none" else value
    words = [] if value in (None, "none", "") else str(value).split("; ")
    if column == "conditions":
        return [word.lower() for word in words]
    return [lasting(scene, word) for word in words] if column == "lasting" else words

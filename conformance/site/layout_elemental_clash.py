"""How the positions of Elemental Clash are drawn: zones, piles as facts of their player, what a card shows."""

from typing import Any

Document = dict[str, Any]
Names = dict[str, str]
Fact = tuple[str, str]
ZONES = {"atk_zone": "ATK-Zone", "def_zone": "DEF-Zone", "hand": "Hand", "archive": "Archive", "deck": "Spellbook",
         "sideboard": "Sideboard", "purgatory": "Purgatory", "collection": "Collection"}
PHASES = {"decks": "Spellbooks are registered", "sideboard": "Between two games", "shuffle": "Shuffle",
          "first_player": "Who goes first?", "mulligan": "First hands", "standby": "Standby-Phase",
          "draw": "Draw-Phase", "main": "Main-Phase", "end": "End-Phase", "over": "Game over"}
MODES = {"multiplayer_1": "Variant 1", "multiplayer_2": "Variant 2"}


def facts(position: Document, names: Names) -> list[Fact]:
    """Turn, phase, who acts, the attack, what is being resolved, and the result."""
    phase, active = str(position["phase"]), position["active_player"]
    found = [("mode", MODES[position["mode"]])] if position["mode"] in MODES else []
    found += [("turn", f"Turn {position['turn']}")] if position["turn"] else []
    found.append(("phase", f"{active}'s {PHASES[phase]}" if active and phase != "over" else PHASES[phase]))
    if attack := position["attack"]:
        target = names.get(attack["target"], attack["player"])
        found.append(("attack", f"{names.get(attack['attacker'], '')} attacks {target}"))
        if attack["blockers"]:
            found.append(("attack", f"blocked by {listed(attack['blockers'], names)}"))
    if position["resolving"]:
        found.append(("resolving", f"Being resolved: {listed(position['resolving'], names)}"))
    if result := position["result"]:
        found.append(("result", f"{result['winner']} wins the game"))
        found += [("result", f"{points} points for {seat}") for seat, points in (result["points"] or {}).items()]
    return found


def listed(cards: list[str], names: Names) -> str:
    """Cards by name."""
    return ", ".join(names.get(card, card) for card in cards)


def of_player(player: Document, names: Names) -> list[Fact]:
    """Piles, tokens, and what this player has done or still has to do."""
    found = [("eliminated", "eliminated")] if player["eliminated"] else []
    for pile in player["piles"]:
        stones = listed(pile["stones"], names) or "no stones"
        on_it = "".join(f"; on it {said(slot, names)}" for slot in pile["occupant"])
        found.append(("piles", f"Pile {pile['position']}: {stones}{on_it}"))
    for seat, held in player["tokens"].items():
        found += [("tokens", f"{held} token{'s' * (held != 1)} from {seat}")] if held else []
    words = {"stone_played": "has played a stone", "skips_main": "skips the Main-Phase"}
    found += [(key, text) for key, text in words.items() if player[key]]
    found += [("activated", f"has used {listed(player['activated'], names)}")] if player["activated"] else []
    found += [("mulligans", f"reshuffles: {player['mulligans']}")] if player["mulligans"] and not player["kept"] else []
    waits = {"registered": "has no Spellbook yet", "exchanged": "has not exchanged yet", "shuffled": "not shuffled yet",
             "kept": "has not kept a hand yet"}
    return found + [(key, text) for key, text in waits.items() if not player[key]]


def said(slot: Document, names: Names) -> str:
    """A card on a pile with its states."""
    states = marks(slot, names)
    name = str(names.get(slot["card"], slot["card"]))
    return f"{name} ({', '.join(states)})" if states else name


def marks(slot: Document, names: Names) -> list[str]:
    """The states of a Creature in play."""
    words = [f"space {slot['space']}"] if "space" in slot else []
    words += [f"{slot['damage']} damage"] if slot["damage"] else []
    words += [state for state in ("attacked", "blocked", "moved") if slot.get(state)]
    words += [f"{change['do'].upper()} {change['amount']:+d}" for change in slot["lasting"]]
    return words + ([f"belongs to {slot['owner']}"] if slot["owner"] else [])


def number(card: Document) -> str:
    """ATK and DEF, Level and element, or the energy of a stone."""
    if card["kind"] == "stone":
        return f"{card.get('energy', 'neutral').capitalize()} energy"
    words = [card.get("element", "neutral").capitalize(), f"Level {card.get('level', 1)}"]
    if card["kind"] == "creature":
        words.append(f"ATK {card.get('atk', 0)}, DEF {card.get('def', 0)}")
    return ", ".join(words)

"""How the positions of each game are drawn: its zones in order, what a card shows, and the facts beside the zones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from conformance.protocol.games import game

Document = dict[str, Any]
Names = dict[str, str]
Fact = tuple[str, str]  # the key of the position it comes from, and what it says


@dataclass(frozen=True)
class Layout:
    """One game. `zones` are fields of a player with their names; a pile is ordered from its top, and counted."""

    zones: dict[str, str]
    piles: tuple[str, ...]
    number: Callable[[Document], str]
    facts: Callable[[Document, Names], list[Fact]]
    of_player: Callable[[Document, Names], list[Fact]]


def renathea_facts(position: Document, names: Names) -> list[Fact]:
    """Round, phase, Law, totals and result."""
    phase = str(position["phase"])
    facts = [("round", f"Round {position['round']}"), ("phase", PHASES.get(phase, phase))]
    if position["law"]:
        facts.append(("law", f"Law: {names.get(position['law'], position['law'])}"))
    if compared := position["compared"]:
        winner = f"{compared['winner']} wins the round" if compared["winner"] else "a tie"
        facts.append(("compared", f"Total Power {compared['totals']['A']} : {compared['totals']['B']}, {winner}"))
    if result := position["result"]:
        facts.append(("result", f"{result['winner']} wins the game" if result["winner"] else "The game is a draw"))
    return facts


def renathea_player(player: Document, names: Names) -> list[Fact]:
    """What a player has done and nobody sees on the table."""
    facts = []
    if committed := player["committed"]:
        cards = [card for targets in committed["targets"] for card in targets["cards"]]
        cards += [committed["under_deck"]] if committed["under_deck"] else []
        facts.append(("committed", f"has chosen {' and '.join(names.get(c, c) for c in cards)}, still hidden"))
    if not player["registered"]:
        facts.append(("registered", "has no deck yet"))
    if not player["shuffled"]:
        facts.append(("shuffled", "Deck not shuffled yet"))
    return facts


def element_clash_facts(position: Document, names: Names) -> list[Fact]:
    """Turn, phase, whose turn it is, what is being resolved, and the result."""
    phase = str(position["phase"])
    facts = [("turn", f"Turn {position['turn']}")] if position["turn"] else []
    facts.append(("phase", PHASES.get(phase, phase)))
    if position["active"]:
        facts.append(("active", f"{position['active']} is the active player"))
    if position["first_player"]:
        facts.append(("first_player", f"{position['first_player']} went first"))
    if position["resolving"]:
        facts.append(("resolving", f"Being resolved: {', '.join(names.get(c, c) for c in position['resolving'])}"))
    if result := position["result"]:
        facts.append(("result", f"{result['winner']} wins the game" if result["winner"] else "The game is a draw"))
    return facts


def element_clash_player(player: Document, names: Names) -> list[Fact]:
    """Life, and what is still to be done before the first turn."""
    facts = [("life", f"Life {player['life']}")] if player["life"] or player["shuffled"] else []
    if not player["registered"]:
        facts.append(("registered", "has no deck yet"))
    if not player["shuffled"]:
        facts.append(("shuffled", "Deck not shuffled yet"))
    return facts


def element_clash_number(card: Document) -> str:
    """Price, and of a monster the element and the Power."""
    monster = f", {card['element'].capitalize()}, Power {card.get('power', 0)}" if card["kind"] == "monster" else ""
    return f"Price {card['price']}{monster}"


PHASES = {"decks": "Decks are registered", "shuffle": "Shuffle", "deploy": "Deploy", "resolve": "Resolve",
          "close": "Close", "over": "Game over", "first_player": "Who goes first?", "main": "Main Phase",
          "battle": "Battle Phase"}

LAYOUTS: dict[str, Layout] = {
    "renathea": Layout(
        zones={"arena": "Arena", "hand": "Hand", "podium": "Podium", "deck": "Deck", "collection": "Collection"},
        piles=("deck",), number=lambda card: f"Raw {card['raw']}", facts=renathea_facts, of_player=renathea_player),
    "element_clash": Layout(
        zones={"monster_zone": "Monster Zone", "spell_trap_zone": "Spell/Trap Zone", "face_down_zone": "Face-Down Zone",
               "hand": "hand", "payment_zone": "Payment Zone", "trash": "Trash", "deck": "Deck",
               "collection": "Collection"},
        piles=("deck",), number=element_clash_number, facts=element_clash_facts, of_player=element_clash_player),
}


def layout(name: str) -> Layout:
    """The layout of a game; one without a layout of its own is drawn plainly."""
    return LAYOUTS.get(name) or plain_layout(name)


def plain_layout(name: str) -> Layout:
    """The zones of the players as the position has them, and every single fact beside them."""
    paths = [path for path in game(name).zones if path[:2] == ("players", "*") and len(path) == 3]
    return Layout(
        zones={path[2]: path[2].replace("_", " ").capitalize() for path in paths}, piles=("deck",),
        number=lambda card: "", of_player=lambda player, names: [],
        facts=lambda position, names: [(key, f"{key}: {names.get(str(value), value)}")
                                       for key, value in position.items() if type(value) in (str, int)])

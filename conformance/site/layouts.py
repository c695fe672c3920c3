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


PHASES = {"decks": "Decks are registered", "shuffle": "Shuffle", "deploy": "Deploy", "resolve": "Resolve",
          "close": "Close", "over": "Game over"}

LAYOUTS: dict[str, Layout] = {
    "renathea": Layout(
        zones={"arena": "Arena", "hand": "Hand", "podium": "Podium", "deck": "Deck", "collection": "Collection"},
        piles=("deck",), number=lambda card: f"Raw {card['raw']}", facts=renathea_facts, of_player=renathea_player),
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

"""How the positions of each game are drawn: its zones in order, what a card shows, and the facts beside the zones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from conformance.protocol.games import game
from conformance.site import layout_elemental_clash as elemental_clash
from conformance.site import layout_magical_cute as magical_cute

Document = dict[str, Any]
Names = dict[str, str]
Fact = tuple[str, str]  # the key of the position it comes from, and what it says


@dataclass(frozen=True)
class Layout:
    """One game. `zones` are fields of a player with their names; a pile is ordered from its top, and counted.

    `marks` are the states of a card in words; without it every field of the card says itself.
    """

    zones: dict[str, str]
    piles: tuple[str, ...]
    number: Callable[[Document], str]
    facts: Callable[[Document, Names], list[Fact]]
    of_player: Callable[[Document, Names], list[Fact]]
    marks: Callable[[Document, Names], list[str]] | None = None


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

def pokemon_tcg_facts(position: Document, names: Names) -> list[Fact]:
    """Turn, who acts, what is being carried out, and the result."""
    phase, active = str(position["phase"]), position["active_player"]
    facts = [("turn", f"Turn {position['turn']}")] if position["turn"] else []
    facts += [("active_player", f"{active}'s turn")] if active else []
    facts += [] if phase == "main" else [("phase", POKEMON_PHASES.get(phase, PHASES.get(phase, phase)))]
    if position["edition"] != "current":
        facts.append(("edition", f"{position['edition']} edition"))
    if position["sudden_death"]:
        facts.append(("sudden_death", "Sudden Death"))
    if position["resolving"]:
        facts.append(("resolving", f"Being used: {', '.join(names.get(card, card) for card in position['resolving'])}"))
    if result := position["result"]:
        facts.append(("result", f"{result['winner']} wins the game" if result["winner"] else "The game is a draw"))
    return facts


def pokemon_tcg_player(player: Document, names: Names) -> list[Fact]:
    """What a player has done in this turn, or has still to do before the first."""
    words = {"energy_attached": "has attached an Energy", "retreated": "has retreated",
             "supporter_played": "has used a Supporter", "stadium_played": "has used a Stadium"}
    facts = [(key, said) for key, said in words.items() if player[key]]
    if back := player["mulligans"]:
        facts.append(("mulligans", f"has put back {back} hand{'s' * (back != 1)}"))
    facts += [] if player["registered"] else [("registered", "has no deck yet")]
    return facts + ([] if player["shuffled"] else [("shuffled", "Deck not shuffled yet")])


def pokemon_tcg_marks(pokemon: Document, names: Names) -> list[str]:
    """Damage, Special Conditions, what is under a Pokémon and attached to it, and what lasts on it."""
    words = [f"{pokemon['damage']} damage"] if pokemon["damage"] else []
    words += [condition.capitalize() for condition in pokemon["conditions"]]
    words += [f"on {names.get(card, card)}" for card in reversed(pokemon["under"])]
    words += [f"with {names.get(card, card)}" for card in (*pokemon["energy"], *pokemon["tools"])]
    verbs = {"deal": "attacks", "take": "takes"}
    for lasting in pokemon["lasting"]:
        verb = verbs.get(lasting["do"])
        words.append(f"{verb} {lasting['amount']:+d}" if verb else lasting["do"].replace("_", " "))
    return words


def pokemon_tcg_number(card: Document) -> str:
    """HP of a Pokémon; nothing for other cards."""
    return f"{card['hp']} HP" if card["kind"] == "pokemon" else ""


POKEMON_PHASES = {"setup": "Set-up: Pokémon lie face down", "first_player": "Who goes first?",
                  "promote": "Filling the Active spot"}

LAYOUTS: dict[str, Layout] = {
    "renathea": Layout(
        zones={"arena": "Arena", "hand": "Hand", "podium": "Podium", "deck": "Deck", "collection": "Collection"},
        piles=("deck",), number=lambda card: f"Raw {card['raw']}", facts=renathea_facts, of_player=renathea_player),
    "element_clash": Layout(
        zones={"monster_zone": "Monster Zone", "spell_trap_zone": "Spell/Trap Zone", "face_down_zone": "Face-Down Zone",
               "hand": "Hand", "payment_zone": "Payment Zone", "trash": "Trash", "deck": "Deck",
               "collection": "Collection"},
        piles=("deck",), number=element_clash_number, facts=element_clash_facts, of_player=element_clash_player),
    "pokemon_tcg": Layout(
        zones={"active_spot": "Active Pokémon", "bench": "Bench", "stadium": "Stadium", "hand": "Hand",
               "trash": "Trash", "points": "Point Cards", "deck": "Deck", "collection": "Collection"},
        piles=("deck", "points"), number=pokemon_tcg_number, facts=pokemon_tcg_facts, of_player=pokemon_tcg_player,
        marks=pokemon_tcg_marks),
    "magical_cute": Layout(
        zones=magical_cute.ZONES, piles=("deck",), number=magical_cute.number, facts=magical_cute.facts,
        of_player=magical_cute.of_player, marks=magical_cute.marks),
    "elemental_clash": Layout(
        zones=elemental_clash.ZONES, piles=("deck",), number=elemental_clash.number, facts=elemental_clash.facts,
        of_player=elemental_clash.of_player, marks=elemental_clash.marks),
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

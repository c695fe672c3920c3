"""How positions of Magical Cute are drawn: the facts beside the zones, and the states of cards in words."""

from typing import Any

Document = dict[str, Any]
Names = dict[str, str]
Fact = tuple[str, str]

ZONES = {"left_field": "Left field", "middle_field": "Middle field", "right_field": "Right field",
         "ritual": "Ritual space", "attribute_line": "Attribute line", "hand": "Hand", "player_card": "Player card",
         "abyss": "Abyss", "arrest": "Arrest", "deck": "Deck", "collection": "Collection"}
PHASES = {"decks": "Decks are registered", "shuffle": "Shuffle", "rps": "Rock-paper-scissors",
          "order": "Who goes first?", "mulligan": "Mulligans", "active": "Active Phase", "set": "Set Phase",
          "end": "End Phase", "over": "Game over"}


def facts(position: Document, names: Names) -> list[Fact]:
    """Turn, phase, who goes first and why, the fields where there are more than two, and the result."""
    found = [("turn", f"Turn {position['turn']}")] if position["turn"] else []
    if position["turn"] and position["active_player"]:
        found.append(("active_player", f"{position['active_player']}'s turn"))
    found.append(("phase", PHASES.get(str(position["phase"]), str(position["phase"]))))
    if position["first_player"]:
        found.append(("first_player", f"{position['first_player']} goes first"))
    elif position["last_loser"]:
        found.append(("last_loser", f"{position['last_loser']} lost the game before"))
    elif position["rps_winner"]:
        found.append(("rps_winner", f"{position['rps_winner']} won the throw"))
    if position["fields"] != ["left", "right"]:
        found.append(("fields", f"fields: {', '.join(position['fields'])}"))
    if result := position["result"]:
        found.append(("result", f"{result['winner']} wins the game" if result["winner"] else "The game is a draw"))
    return found


def of_player(player: Document, names: Names) -> list[Fact]:
    """Life, the cost meter, and what a player has done."""
    found = [("life", f"{player['life']} Life"), ("cost_meter", f"cost meter {player['cost_meter']}")]
    if player["mulligans"]:
        found.append(("mulligans", f"{player['mulligans']} mulligan{'s' * (player['mulligans'] != 1)}"))
    words = {"hand_shown": "shows the hand", "seal_placed": "has placed a seal", "fight_used": "has fought"}
    found += [(key, said) for key, said in words.items() if player[key]]
    found += [] if player["registered"] else [("registered", "has no deck yet")]
    return found + ([] if player["shuffled"] else [("shuffled", "Deck not shuffled yet")])


def marks(item: Document, names: Names) -> list[str]:
    """The state of a unit, or whether a card lies face down and who knows it."""
    if "state" not in item:
        words = [] if item.get("face_up") else ["face down"]
        return words + ([] if item.get("known_to_owner", True) or item.get("face_up") else ["unknown to its owner"])
    words = [item["state"].capitalize()]
    words += [f"{item['damage']} damage"] if item["damage"] else []
    words += [f"with {names.get(card, card)}" for card in item["enchant"]]
    words += [f"{lasting['amount']:+d} DP, lasting" for lasting in item["lasting"]]
    words += [f"placed on turn {item['placed_on_turn']}"] if item["placed_on_turn"] > 1 else []
    return words + ([f"moved on turn {item['moved_on_turn']}"] if item["moved_on_turn"] is not None else [])


def number(card: Document) -> str:
    """DP of a unit; nothing for other cards."""
    return f"DP {card.get('dp', 0)}" if card["kind"] in ("character", "summon") else ""

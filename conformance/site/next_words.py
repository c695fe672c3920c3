"""What somebody has to decide next, in words: the kinds of decisions as a reader of a board meets them."""

from typing import Any

from conformance.site.markup import text

# A kind that is no verb of plain English, or would be misread; any other says itself.
COMMON = {"register": "register a deck", "first_player": "decide who goes first"}
WORDS: dict[str, dict[str, str]] = {
    "element_clash": {"main": "act in the Main Phase", "battle": "act in the Battle Phase",
                      "order": "say which effect comes next"},
    "magical_cute": {"rps": "decide the rock-paper-scissors", "order": "choose who goes first",
                     "mulligan": "mulligan or keep the hand", "active": "act in the Active Phase",
                     "set": "act in the Set Phase"},
    "pokemon_tcg": {"choose_active": "choose the Active Pokémon", "put_bench": "fill the Bench",
                    "draw_extra": "draw extra cards", "main": "act in the turn", "promote": "fill the Active spot",
                    "flip": "flip the coin"},
    "elemental_clash": {"register": "register a Spellbook", "swap": "exchange cards between two games",
                        "mulligan": "mulligan or keep the hand", "place": "place a Creature",
                        "reposition": "move Creatures", "cycle": "cycle the hand", "main": "act in the Main-Phase",
                        "order": "say which effect comes next", "divide": "divide the damage",
                        "boon": "use a Boon or not"},
}


def next_words(game: str, awaits: dict[str, Any]) -> list[str]:
    """One entry a kind of decision, as HTML: `next: A and B to deploy`; `next: B may respond` where one may pass."""
    words = {**COMMON, **WORDS.get(game, {})}
    found = []
    for kind in sorted({decision["kind"] for decision in awaits.values()}):
        who = " and ".join(seat for seat, decision in awaits.items() if decision["kind"] == kind)
        optional = all(decision.get("optional") for decision in awaits.values() if decision["kind"] == kind)
        found.append(text(f"next: {who} {'may' if optional else 'to'} {words.get(kind, kind.replace('_', ' '))}"))
    return found

"""Pokémon TCG: turns, Energy, evolution and attacks. The modules follow the sections of the page.

What other packages use is here. `start` makes a game of a position; `act` and `awaits` play it; `legal_actions` lists
what can be done; `view` says what a player may know. `decks`, `set_up`, `extra_cards`, `conditions`, `stadium`, `tools`
and `sudden_death` are what the page leaves out.
"""

from typing import Any

from reference_engine.kernel import CardId
from reference_engine.pokemon_tcg.actions import Action, Head
from reference_engine.pokemon_tcg.cards import Card
from reference_engine.pokemon_tcg.check import check
from reference_engine.pokemon_tcg.legal import legal_actions
from reference_engine.pokemon_tcg.position import SEATS, Decision, Game, Position
from reference_engine.pokemon_tcg.rulings import READINGS
from reference_engine.pokemon_tcg.turn import act, awaits
from reference_engine.pokemon_tcg.views import View, view

NAME = "Pokémon TCG"
CAPABILITIES = ("legal", "views", "chance", "reasons", "effects")
EFFECTS = (
    "base", "damage", "deal", "take", "forbid", "draw", "heal", "switch", "attach_energy", "discard_energy",
    "condition", "clear_conditions", "knock_out", "flip", "cannot_retreat", "cannot_attack",
)
REASONS = (
    "game_over", "not_your_decision", "wrong_action", "not_in_hand", "not_in_play", "energy_already_attached",
    "not_energy", "not_basic", "bench_full", "not_trainer", "supporter_in_first_turn", "supporter_already_played",
    "stadium_already_played", "same_name", "not_tool", "tool_already_attached",
    "not_its_evolution", "evolution_in_first_turn", "entered_this_turn", "evolved_this_turn",
    "no_such_ability", "ability_not_usable", "not_active", "already_retreated", "cannot_retreat", "retreat_forbidden",
    "no_benched_pokemon", "not_enough_energy", "wrong_number_of_energy", "not_attached", "not_on_bench",
    "no_such_attack", "no_attack_in_first_turn", "cannot_attack", "attack_forbidden", "cost_not_met", "not_an_option",
    "wrong_number", "deck_size", "too_many_copies", "no_basic", "not_in_collection", "not_a_shuffle",
)
# For the executor: chance may decide at any time (coins), and this is what it does where nobody scripts it.
WINDOWS = True
CHANCE_PHASES = ("decks", "shuffle", "setup", "first_player")
UNSCRIPTED: dict[str, dict[str, Any]] = {
    "shuffle": {"type": "shuffle", "cards": []}, "first_player": {"type": "first_player", "player": "A"},
    "flip": {"type": "flip", "heads": True},
}
SETTLED = ({"who": "one", "kind": "main"},)

__all__ = ["CAPABILITIES", "CHANCE_PHASES", "EFFECTS", "NAME", "READINGS", "REASONS", "SEATS", "SETTLED", "UNSCRIPTED",
           "WINDOWS", "Action", "Card", "Decision", "Game", "Head", "Position", "View", "act", "awaits",
           "legal_actions", "start", "view"]


def start(cards: dict[CardId, Card], position: Position) -> Game:
    """A game from this position on. Raises Invalid where the position cannot be."""
    game = Game(cards, position)
    check(game)
    return game

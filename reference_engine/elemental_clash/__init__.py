"""Elemental Clash: the Spellbook is the life, two to eight players. The modules follow the sections of the book.

What other packages use is here. `start` makes a game of a position; `act` and `awaits` play it; `legal_actions` lists
what can be done; `view` says what a player may know; `values` are the numbers of cards as they are now.
"""

from reference_engine.elemental_clash.actions import Action, Head
from reference_engine.elemental_clash.cards import Card
from reference_engine.elemental_clash.check import check
from reference_engine.elemental_clash.legal import legal_actions
from reference_engine.elemental_clash.position import SEATS, Decision, Game, Position
from reference_engine.elemental_clash.rulings import READINGS
from reference_engine.elemental_clash.turn import act, awaits
from reference_engine.elemental_clash.values import values
from reference_engine.elemental_clash.views import View, view
from reference_engine.kernel import CardId

NAME = "Elemental Clash"
VARIANTS = ("multiplayer_1", "multiplayer_2")  # modes of a position that are capabilities of their own
CAPABILITIES = ("legal", "views", "chance", "reasons", "effects", *VARIANTS)
EFFECTS = (
    "damage", "atk", "def", "draw", "mill", "discard", "destroy", "move", "remove_stone", "place", "control",
)
REASONS = (
    "game_over", "not_your_decision", "wrong_action", "already_chosen", "not_in_collection", "not_in_spellbook",
    "not_in_sideboard", "deck_size", "sideboard_size", "too_many_copies", "unequal_exchange", "too_few_players",
    "not_a_shuffle", "no_more_mulligans", "not_in_hand", "no_such_pile", "too_many_piles", "pile_occupied",
    "pile_too_small", "wrong_energy", "stone_already_played", "not_flash", "no_such_target", "wrong_number",
    "not_your_creature", "cannot_attack", "already_attacked", "cannot_block", "already_blocked", "wrong_division",
    "not_an_option", "zone_full", "space_taken", "already_moved", "not_on_pile", "already_activated",
)
# For the executor: there are windows for responses, chance decides only here, and what it does where nobody scripts it.
WINDOWS = True
CHANCE_PHASES = ("decks", "sideboard", "shuffle", "first_player", "mulligan")
UNSCRIPTED = {"shuffle": {"type": "shuffle", "cards": []}, "first_player": {"type": "first_player", "player": "A"}}
SETTLED = tuple({"who": "one", "kind": kind} for kind in ("main", "register", "swap", "mulligan"))

__all__ = ["CAPABILITIES", "CHANCE_PHASES", "EFFECTS", "NAME", "READINGS", "REASONS", "SEATS", "SETTLED", "UNSCRIPTED",
           "VARIANTS", "WINDOWS", "Action", "Card", "Decision", "Game", "Head", "Position", "View", "act", "awaits",
           "legal_actions", "start", "values", "view"]


def start(cards: dict[CardId, Card], position: Position) -> Game:
    """A game from this position on. Raises Invalid where the position cannot be."""
    game = Game(cards, position)
    check(game)
    return game

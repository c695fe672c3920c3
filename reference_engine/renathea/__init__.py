"""Renathea: two players, no turns. The modules follow the book: decks, draw, deploy, law, skills, total_power, close.

What other packages use is here. `start` makes a game of a position; `act` and `awaits` play it; `legal_actions` lists
what can be done; `view` says what a player may know.
"""

from reference_engine.kernel import CardId
from reference_engine.renathea.actions import Action, Head
from reference_engine.renathea.cards import Card
from reference_engine.renathea.check import check
from reference_engine.renathea.legal import legal_actions
from reference_engine.renathea.phases import act, awaits
from reference_engine.renathea.position import SEATS, Decision, Game, Position
from reference_engine.renathea.rulings import READINGS
from reference_engine.renathea.views import View, view

NAME = "Renathea"
CAPABILITIES = ("legal", "views", "chance", "reasons", "effects")
EFFECTS = ("protect", "silence", "powerup", "raw", "total", "lower_wins", "cancel_laws", "no_powerups")
REASONS = (
    "game_over", "not_your_decision", "already_chosen", "wrong_action", "not_in_hand", "not_in_arena",
    "not_opponents_card", "not_own_card", "podium_in_tie", "podium_missing", "not_a_shuffle", "not_an_option",
    "wrong_number", "deck_size", "repeated_name", "repeated_class", "not_in_collection",
)
# For the executor: nobody may respond to anything, and chance decides only here.
WINDOWS = False
CHANCE_PHASES = ("decks", "shuffle")
SETTLED = ({"who": "all", "kind": "deploy"},)

__all__ = [
    "CAPABILITIES",
    "CHANCE_PHASES",
    "EFFECTS",
    "NAME",
    "READINGS",
    "REASONS",
    "SEATS",
    "SETTLED",
    "WINDOWS",
    "Action",
    "Card",
    "Decision",
    "Game",
    "Head",
    "Position",
    "View",
    "act",
    "awaits",
    "legal_actions",
    "start",
    "view",
]


def start(cards: dict[CardId, Card], position: Position) -> Game:
    """A game from this position on. Raises Invalid where the position cannot be."""
    game = Game(cards, position)
    check(game)
    return game

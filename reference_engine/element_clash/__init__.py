"""Element Clash: a duel with exact payment and zones of four slots. The modules follow the sections of the book.

What other packages use is here. `start` makes a game of a position; `act` and `awaits` play it; `legal_actions` lists
what can be done; `view` says what a player may know; `values` are the numbers of cards as they are now.
"""

from reference_engine.element_clash.actions import Action, Head
from reference_engine.element_clash.cards import Card
from reference_engine.element_clash.check import check
from reference_engine.element_clash.legal import legal_actions
from reference_engine.element_clash.position import SEATS, Decision, Game, Position
from reference_engine.element_clash.power import values
from reference_engine.element_clash.rulings import READINGS
from reference_engine.element_clash.turn import act, awaits
from reference_engine.element_clash.views import View, concealed, view
from reference_engine.kernel import CardId

NAME = "Element Clash"
CAPABILITIES = ("legal", "views", "chance", "reasons", "effects")
EFFECTS = (
    "draw", "mill", "discard", "life", "destroy", "close", "summon", "set", "move", "return", "power", "cancel_attack",
)
REASONS = (
    "game_over", "not_your_decision", "wrong_action", "not_in_hand", "not_usable_yet", "not_face_down",
    "cost_not_exact", "paid_twice", "pays_for_itself", "zone_full", "not_from_hand", "condition_not_met",
    "no_monster_to_equip", "not_a_monster", "not_your_monster", "already_attacked", "no_attack_in_first_turn",
    "no_such_target", "monsters_in_the_way", "not_an_option", "wrong_number", "deck_size", "wrong_prices",
    "repeated_card", "not_in_collection", "not_a_shuffle", "already_chosen", "wrong_order",
)
# For the executor: there are windows for responses, chance decides only here, and what it does where nobody scripts it.
WINDOWS = True
CHANCE_PHASES = ("decks", "shuffle", "first_player")
UNSCRIPTED = {"shuffle": {"type": "shuffle", "cards": []}, "first_player": {"type": "first_player", "player": "A"}}
SETTLED = ({"who": "one", "kind": "main"}, {"who": "one", "kind": "battle"})

__all__ = ["CAPABILITIES", "CHANCE_PHASES", "EFFECTS", "NAME", "READINGS", "REASONS", "SEATS", "SETTLED", "UNSCRIPTED",
           "WINDOWS", "Action", "Card", "Decision", "Game", "Head", "Position", "View", "act", "awaits", "concealed",
           "legal_actions", "start", "values", "view"]


def start(cards: dict[CardId, Card], position: Position) -> Game:
    """A game from this position on. Raises Invalid where the position cannot be."""
    game = Game(cards, position)
    check(game)
    return game

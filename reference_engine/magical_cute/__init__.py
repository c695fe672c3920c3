"""Magical Cute: the flow of a turn, the one chapter of the book that is known. The modules follow its sections.

What other packages use is here. `start` makes a game of a position; `act` and `awaits` play it; `legal_actions` lists
what can be done; `view` says what a player may know; `values` are the numbers of units as they are now.

What stands in other chapters has the smallest default with which this one can be played, and its docstring says so:
the cards say what a Magi-Cu Fight does (`active_phase.fight`), the position says which fields lie in a row
(`zones.neighbours`), the opponent may cut in after an action with what could be used then (`turn.open_window`), a unit
without DP is lost (`damage.sweep`).
"""

from reference_engine.kernel import CardId
from reference_engine.magical_cute.actions import Action, Head
from reference_engine.magical_cute.cards import Card
from reference_engine.magical_cute.check import check
from reference_engine.magical_cute.legal import heads
from reference_engine.magical_cute.position import SEATS, Decision, Game, Position
from reference_engine.magical_cute.rulings import READINGS
from reference_engine.magical_cute.skills import values
from reference_engine.magical_cute.turn import act, awaits
from reference_engine.magical_cute.views import View, view

NAME = "Magical Cute"
CAPABILITIES = ("legal", "views", "chance", "reasons", "effects")
EFFECTS = (
    "damage", "reduce_damage", "dp", "reveal", "send", "state", "move", "draw", "pay", "discard_enchant",
)
REASONS = (
    "game_over", "not_your_decision", "wrong_action", "wrong_phase", "not_in_hand", "not_a_unit", "wrong_kind",
    "no_such_skill", "meter_too_low", "unit_is_act", "no_such_target", "already_fought", "already_sealed",
    "already_moved", "just_placed", "not_adjacent", "wrong_number", "no_mulligan_left", "deck_size",
    "too_many_copies", "not_in_collection", "not_a_shuffle", "already_chosen", "not_in_deck", "not_top_card",
    "deck_empty", "no_such_field",
)
# For the executor: there are windows for interrupts, chance decides here, and what it does where nobody scripts it.
WINDOWS = True
CHANCE_PHASES = ("decks", "shuffle", "rps", "order", "mulligan")
UNSCRIPTED = {"shuffle": {"type": "shuffle", "cards": []}, "rps": {"type": "rps", "winner": "A"}}
SETTLED = tuple({"who": "one", "kind": kind} for kind in ("order", "mulligan", "active", "set"))

__all__ = ["CAPABILITIES", "CHANCE_PHASES", "EFFECTS", "NAME", "READINGS", "REASONS", "SEATS", "SETTLED", "UNSCRIPTED",
           "WINDOWS", "Action", "Card", "Decision", "Game", "Head", "Position", "View", "act", "awaits",
           "legal_actions", "start", "values", "view"]


def start(cards: dict[CardId, Card], position: Position) -> Game:
    """A game from this position on. Raises Invalid where the position cannot be."""
    game = Game(cards, position)
    check(game)
    return game


def legal_actions(game: Game, player: str) -> list[Head]:
    """What `player` (or chance) can do now."""
    decision = awaits(game).get(player)
    if decision is None:
        return []
    if decision["kind"] == "shuffle" or decision["kind"] == "rps":
        return [Head(decision["kind"])]
    return heads(game, "A" if player == "A" else "B", decision)

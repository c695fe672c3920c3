"""The legal list: heads that `act` accepts with some completion."""

from reference_engine.renathea.actions import Head
from reference_engine.renathea.close import winner_of
from reference_engine.renathea.decks import DECK_SIZE
from reference_engine.renathea.phases import awaits
from reference_engine.renathea.position import Game, Seat, other


def legal_actions(game: Game, player: str) -> list[Head]:
    """What `player` can do now. Free parts: a deck's or a shuffle's cards, further targets, the loser's own card."""
    decision = awaits(game).get(player)
    if decision is None:
        return []
    if decision["kind"] == "choose":
        return [Head("choose", cards=[card]) for card in decision["from"]]
    if player == "chance":
        return [Head(decision["kind"])]
    seat: Seat = "A" if player == "A" else "B"
    if decision["kind"] == "register":
        return [Head("register")] if can_register(game, seat) else []
    if decision["kind"] == "deploy":
        return [Head("deploy", card=card) for card in game.position.players[seat].hand]
    theirs = game.position.players[other(seat)].arena
    if winner_of(game.position) is None:
        return [Head("close", under_deck=slot.card) for slot in theirs]
    return [Head("close", to_podium=slot.card) for slot in theirs] or [Head("close")]


def can_register(game: Game, seat: Seat) -> bool:
    """Whether the collection holds a legal deck: nine different names with nine different classes."""
    cards = [game.cards[card] for card in game.position.players[seat].collection]
    return min(len({card.name for card in cards}), len({card.card_class for card in cards})) >= DECK_SIZE

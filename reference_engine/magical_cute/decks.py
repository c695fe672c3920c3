"""Decks and the shuffle before a game. The chapter speaks only of a shuffled deck; the rest is known from outside."""

from collections import Counter

from reference_engine.deck_actions import only_reorders, reordered
from reference_engine.kernel import Illegal, cite
from reference_engine.magical_cute import opening
from reference_engine.magical_cute.actions import Register, Shuffle
from reference_engine.magical_cute.position import SEATS, Game, Position, Seat

DECK_SIZE = 50
COPIES = 3


def register(game: Game, seat: Seat, action: Register) -> None:
    """Bring the named cards of the collection as one's deck.

    Raises Illegal: `already_chosen`, `not_in_collection`, `deck_size`, `too_many_copies`.
    """
    player, deck = game.position.players[seat], action.deck
    done = game.position.phase != "decks" or player.registered
    if done or not set(deck) <= set(player.collection):
        raise Illegal("MC-90.1", "already_chosen" if done else "not_in_collection",
                      f"{seat} registers one deck, of cards of the own collection")
    if len(set(deck)) != DECK_SIZE or len(deck) != DECK_SIZE:
        raise Illegal("MC-90.1", "deck_size", f"{len(set(deck))} different cards, not {DECK_SIZE}")
    name, copies = Counter(game.cards[card].name for card in deck).most_common(1)[0]
    if copies > COPIES:
        raise Illegal("MC-90.2", "too_many_copies", f"{name} is in the deck {copies} times, at most {COPIES}")
    player.collection = [card for card in player.collection if card not in deck]
    player.deck = list(deck)
    player.registered = True


def all_registered(game: Game) -> None:
    """Both decks are there: they have to be shuffled."""
    for player in game.position.players.values():
        player.shuffled = False
    game.position.phase = "shuffle"


def to_shuffle(position: Position) -> Seat | None:
    """Whose Deck is to be shuffled next: before the game, or for a mulligan."""
    for seat in SEATS:
        player = position.players[seat]
        if position.phase == "shuffle" and not player.shuffled:
            return seat
        if position.phase == "mulligan" and player.hand_shown:
            return seat
    return None


def shuffle(game: Game, action: Shuffle) -> None:
    """Reorder the Deck that is to be shuffled. Raises Illegal `not_a_shuffle` for a card not there, or named twice."""
    seat = to_shuffle(game.position)
    assert seat is not None  # `act` looks whether a shuffle is called for
    player = game.position.players[seat]
    cards = player.deck + player.hand if player.hand_shown else player.deck
    if not only_reorders(action.cards, cards):
        raise Illegal("MC-3.3", "not_a_shuffle", f"a shuffle only reorders the cards of {seat}'s Deck")
    if player.hand_shown:
        opening.redraw(game, seat, action.cards)
        return
    cite("MC-3.3")
    player.deck = reordered(player.deck, action.cards)
    player.shuffled = True


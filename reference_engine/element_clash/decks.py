"""Components and set-up ("Komponen Permainan", "Setup Permainan"): decks, the shuffle, and who goes first."""

from collections import Counter

from reference_engine.deck_actions import only_reorders, reordered
from reference_engine.element_clash.actions import FirstPlayer, Register, Shuffle
from reference_engine.element_clash.position import SEATS, Game, Position, Seat
from reference_engine.kernel import Illegal, cite

DECK_SIZE = 30
PRICES = range(1, 7)
CARDS_OF_A_PRICE = 5


def register(game: Game, seat: Seat, action: Register) -> None:
    """Bring the named cards of the collection as one's deck.

    Raises Illegal: `already_chosen`, `not_in_collection`, `deck_size`, `wrong_prices`, `repeated_card`.
    """
    player, deck = game.position.players[seat], action.deck
    if player.registered:
        raise Illegal("EC-2.1", "already_chosen", f"{seat} has registered a deck")
    if stranger := next((card for card in deck if card not in player.collection), None):
        raise Illegal("EC-2.1", "not_in_collection", f"{stranger} is not in {seat}'s collection")
    if len(set(deck)) != DECK_SIZE or len(deck) != DECK_SIZE:
        raise Illegal("EC-2.1", "deck_size", f"{len(set(deck))} different cards, not {DECK_SIZE}")
    prices = Counter(game.cards[card].price for card in deck)
    if wrong := [price for price in (*PRICES, *prices) if prices[price] != CARDS_OF_A_PRICE]:
        raise Illegal("EC-2.3", "wrong_prices", f"{prices[wrong[0]]} cards of Price {wrong[0]}, not {CARDS_OF_A_PRICE}")
    name, copies = Counter(game.cards[card].name for card in deck).most_common(1)[0]
    if copies > 1:
        raise Illegal("EC-2.4", "repeated_card", f"{name} is in the deck {copies} times")
    player.collection = [card for card in player.collection if card not in deck]
    player.deck = list(deck)
    player.registered = True


def all_registered(game: Game) -> None:
    """Both decks are there: they have to be shuffled."""
    for player in game.position.players.values():
        player.shuffled = False
    game.position.phase = "shuffle"


def to_shuffle(position: Position) -> Seat | None:
    """Whose Deck is to be shuffled next."""
    return next((seat for seat in SEATS if not position.players[seat].shuffled), None)


def shuffle(game: Game, action: Shuffle) -> None:
    """Raises Illegal: `not_your_decision`; `not_a_shuffle` where a named card is not in the Deck, or named twice."""
    seat = to_shuffle(game.position)
    if seat is None:
        raise Illegal("EC-11.4", "not_your_decision", "no Deck is to be shuffled now")
    player = game.position.players[seat]
    if not only_reorders(action.cards, player.deck):
        raise Illegal("EC-11.4", "not_a_shuffle", f"a shuffle only reorders the cards of {seat}'s Deck")
    cite("EC-11.4")
    player.deck = reordered(player.deck, action.cards)
    player.shuffled = True


def go_first(game: Game, action: FirstPlayer) -> None:
    """It is determined who takes the first turn (EC-R12: by chance)."""
    game.position.first_player = "A"
    cite("EC-11.7")
    game.position.first_player = action.player

"""Preparation ("Persiapan"): decks and the shuffle. The first hand is the Draw of the first round (RN-R11)."""

from collections.abc import Callable, Iterable

from reference_engine.deck_actions import only_reorders, reordered
from reference_engine.kernel import Illegal, cite
from reference_engine.renathea.actions import Register, Shuffle
from reference_engine.renathea.position import SEATS, Game, Position, Seat
from reference_engine.renathea.rulings import reading

DECK_SIZE = 9


def register(game: Game, seat: Seat, action: Register) -> None:
    """Bring the named cards of the collection as one's deck.

    Raises Illegal: `already_chosen`, `not_in_collection`, `deck_size`, `repeated_name`, `repeated_class`.
    """
    player, deck = game.position.players[seat], action.deck
    if player.registered:
        raise Illegal("RN-1.3", "already_chosen", f"{seat} has registered a deck")
    if stranger := next((card for card in deck if card not in player.collection), None):
        raise Illegal("RN-1.3", "not_in_collection", f"{stranger} is not in {seat}'s collection")
    if len(deck) != DECK_SIZE or len(set(deck)) != len(deck):
        raise Illegal("RN-2.1", "deck_size", f"{len(set(deck))} different cards, not {DECK_SIZE}")
    same_name = exact_name if reading(game.position, "RN-R9") == "b" else loose_name
    if name := repeated((game.cards[card].name for card in deck), same_name):
        raise Illegal("RN-2.2", "repeated_name", f"{name} is in the deck twice")
    if card_class := repeated((game.cards[card].card_class for card in deck), same_name):
        raise Illegal("RN-2.3", "repeated_class", f"two cards of the class {card_class}")
    player.collection = [card for card in player.collection if card not in deck]
    player.deck = list(deck)
    player.registered = True


def repeated(words: Iterable[str], key: Callable[[str], str]) -> str | None:
    """The first of `words` that stands there a second time; `key` says what makes two words the same."""
    seen: set[str] = set()
    for word in words:
        if key(word) in seen:
            return word
        seen.add(key(word))
    return None


def exact_name(name: str) -> str:
    """Ruling RN-R9, reading b."""
    return name


def loose_name(name: str) -> str:
    """Ruling RN-R9, reading a: letter case and the width of a space make no difference."""
    return " ".join(name.split()).casefold()


def to_shuffle(position: Position) -> Seat | None:
    """Whose Deck is to be shuffled next."""
    return next((seat for seat in SEATS if not position.players[seat].shuffled), None)


def shuffle(game: Game, action: Shuffle) -> None:
    """Raises Illegal `not_a_shuffle` where a named card is not in the Deck, or named twice."""
    seat = to_shuffle(game.position)
    assert seat is not None  # act asks for the phase first
    player = game.position.players[seat]
    if not only_reorders(action.cards, player.deck):
        raise Illegal("RN-2.5", "not_a_shuffle", f"a shuffle only reorders the cards of {seat}'s Deck")
    cite("RN-2.5")
    player.deck = reordered(player.deck, action.cards)
    player.shuffled = True


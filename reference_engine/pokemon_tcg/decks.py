"""Decks, the shuffle and the first hands. The book begins with the first turn; this comes from elsewhere."""

from collections import Counter

from reference_engine.deck_actions import only_reorders, reordered
from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import draw
from reference_engine.pokemon_tcg.actions import FirstPlayer, Register, Shuffle
from reference_engine.pokemon_tcg.cards import Card
from reference_engine.pokemon_tcg.position import SEATS, Game, Position, Seat
from reference_engine.pokemon_tcg.zones import is_basic

DECK_SIZE = 60
COPIES = 4
OPENING_HAND = 7


def register(game: Game, seat: Seat, action: Register) -> None:
    """Bring the named cards of the collection as one's deck.

    Raises Illegal: `not_in_collection`, `deck_size`, `too_many_copies`, `no_basic`.
    """
    player, deck = game.position.players[seat], action.deck
    if stranger := next((card for card in deck if card not in player.collection), None):
        raise Illegal("PK-90.1", "not_in_collection", f"{stranger} is not in {seat}'s collection")
    if len(set(deck)) != DECK_SIZE or len(deck) != DECK_SIZE:
        raise Illegal("PK-90.1", "deck_size", f"{len(set(deck))} different cards, not {DECK_SIZE}")
    if (copies := most_copies(game, deck))[1] > COPIES:
        raise Illegal("PK-90.2", "too_many_copies", f"{copies[0]} is in the deck {copies[1]} times, not up to {COPIES}")
    if not any(is_basic(game.cards[card]) for card in deck):
        raise Illegal("PK-90.3", "no_basic", "there is no Basic Pokémon in the deck")
    player.collection = [card for card in player.collection if card not in deck]
    player.deck = list(deck)
    player.registered = True


def most_copies(game: Game, deck: list[CardId]) -> tuple[str, int]:
    """The name that a deck holds most of, and how often; of basic Energy there may be any number."""
    names = Counter(game.cards[card].name for card in deck if not is_basic_energy(game.cards[card]))
    return names.most_common(1)[0] if names else ("", 0)


def is_basic_energy(card: Card) -> bool:
    """Whether a card is basic Energy."""
    return card.kind == "energy" and card.basic


def all_registered(game: Game) -> None:
    """Both decks are there: they have to be shuffled."""
    for player in game.position.players.values():
        player.shuffled = False
    game.position.phase = "shuffle"


def to_shuffle(position: Position) -> Seat | None:
    """Whose Deck is to be shuffled next."""
    return next((seat for seat in SEATS if not position.players[seat].shuffled), None)


def is_shown(position: Position, seat: Seat) -> bool:
    """Whether the opponent sees a player's hand: one that goes back, until the Deck is shuffled again."""
    return position.phase == "shuffle" and not position.players[seat].shuffled


def shuffle(game: Game, action: Shuffle) -> None:
    """Reorder a Deck, a hand that goes back among it, and draw the first hand of it.

    Raises Illegal `not_a_shuffle` where a named card is not in the Deck, or named twice.
    """
    seat = to_shuffle(game.position)
    assert seat is not None  # act asks first whether there is something to shuffle
    player = game.position.players[seat]
    whole = player.deck + player.hand
    if not only_reorders(action.cards, whole):
        raise Illegal("PK-90.4", "not_a_shuffle", f"a shuffle only reorders the cards of {seat}'s Deck")
    player.deck, player.hand = reordered(whole, action.cards), []
    player.shuffled = True
    cite("PK-90.4")
    draw.draw(game, seat, OPENING_HAND)
    if not any(is_basic(game.cards[card]) for card in player.hand):
        mulligan(game, seat)


def mulligan(game: Game, seat: Seat) -> None:
    """The hand is to go back and the Deck to be shuffled again, if there is a Basic Pokémon that could turn up."""
    player = game.position.players[seat]
    if any(is_basic(game.cards[card]) for card in player.deck):
        player.mulligans += 1
        cite("PK-90.5")
        player.shuffled = False


def go_first(game: Game, action: FirstPlayer) -> None:
    """It is determined who takes the first turn."""
    game.position.first_player = action.player

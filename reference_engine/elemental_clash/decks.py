"""Preparations and getting the game started: decks, sideboards, the shuffle, who goes first, the first hand."""

from collections import Counter

from reference_engine.deck_actions import only_reorders, reordered
from reference_engine.elemental_clash import seats, spellbook
from reference_engine.elemental_clash.actions import FirstPlayer, Register, Shuffle, Swap
from reference_engine.elemental_clash.position import Game, Position, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import CardId, Illegal, cite

DECK_SIZE = 40
COPIES = 3
SIDEBOARD = 10
FIRST_HAND = 7


def register(game: Game, seat: Seat, action: Register) -> None:
    """Bring cards of the collection as Spellbook and, perhaps, sideboard.

    Raises Illegal: `too_few_players`, `not_in_collection`, `deck_size`, `sideboard_size`, `too_many_copies`.
    """
    player, deck, aside = game.player(seat), action.deck, action.sideboard
    check_players(game.position)
    if stranger := next((card for card in (*deck, *aside) if card not in player.collection), None):
        raise Illegal("ECB-3.3", "not_in_collection", f"{stranger} is not in {seat}'s collection")
    check_sizes(game.position, seat, deck, aside)
    check_copies(game, deck, aside)
    player.collection = [card for card in player.collection if card not in deck and card not in aside]
    player.deck, player.sideboard = list(deck), list(aside)
    player.registered = True


def check_players(position: Position) -> None:
    """Raises Illegal `too_few_players` where a variant needs more."""
    number, least = len(position.seats), seats.LEAST_SEATS[position.mode]
    if position.mode == "multiplayer_1" and number < least:
        raise Illegal("ECB-14.2", "too_few_players", f"{number} players, at least {least}")
    if position.mode == "multiplayer_2" and number < least:
        raise Illegal("ECB-15.2", "too_few_players", f"{number} players, at least {least}")


def check_sizes(position: Position, seat: Seat, deck: list[CardId], aside: list[CardId]) -> None:
    """Raises Illegal: `deck_size`, `sideboard_size`; a card that is named twice makes up no size."""
    size = DECK_SIZE
    cite("ECB-4.9", "ECB-4.11")
    size = position.deck_size
    if len(set(deck)) != size or len(deck) != size:
        raise Illegal("ECB-3.2", "deck_size", f"{len(set(deck))} different cards, not {size}")
    if aside and (len(set(aside)) != SIDEBOARD or len(aside) != SIDEBOARD or set(aside) & set(deck)):
        raise Illegal("ECB-3.10", "sideboard_size", f"a sideboard has {SIDEBOARD} cards of its own, or there is none")


def check_copies(game: Game, deck: list[CardId], aside: list[CardId]) -> None:
    """Raises Illegal `too_many_copies`; Basic Element-Stones are not counted (ECB-R6: where the others are)."""
    counted = copies(game, deck), copies(game, aside)
    if reading(game.position, "ECB-R6") == "b":
        counted = copies(game, [*deck, *aside]), Counter()
    if many := next((name for name, number in counted[0].items() if number > COPIES), None):
        raise Illegal("ECB-3.7", "too_many_copies", f"{counted[0][many]} copies of {many}, at most {COPIES}")
    if many := next((name for name, number in counted[1].items() if number > COPIES), None):
        raise Illegal("ECB-3.8", "too_many_copies", f"{counted[1][many]} copies of {many} in the sideboard")


def copies(game: Game, cards: list[CardId]) -> Counter[str]:
    """How often each name is there."""
    names = Counter(game.cards[card].name for card in cards)
    for card in cards:
        if game.cards[card].basic:
            cite("ECB-3.9")
            names.pop(game.cards[card].name, None)
    return names


def swap(game: Game, seat: Seat, action: Swap) -> None:
    """Between two games: exchange cards of the Spellbook for as many of the sideboard.

    Raises Illegal: `not_in_spellbook`, `not_in_sideboard`, `unequal_exchange`, `too_many_copies`.
    """
    player = game.player(seat)
    if stranger := next((card for card in action.out if card not in player.deck), None):
        raise Illegal("ECB-3.5", "not_in_spellbook", f"{stranger} is not in {seat}'s Spellbook")
    if stranger := next((card for card in action.in_ if card not in player.sideboard), None):
        raise Illegal("ECB-3.5", "not_in_sideboard", f"{stranger} is not in {seat}'s sideboard")
    if len(set(action.out)) != len(set(action.in_)) or len({*action.out, *action.in_}) != len(action.out + action.in_):
        raise Illegal("ECB-3.6", "unequal_exchange", f"{len(action.out)} cards out, {len(action.in_)} in")
    deck = [card for card in player.deck if card not in action.out] + action.in_
    aside = [card for card in player.sideboard if card not in action.in_] + action.out
    check_copies(game, deck, aside)
    cite("ECB-3.5")
    player.deck, player.sideboard = deck, aside
    player.exchanged = True


def to_be_shuffled(game: Game) -> None:
    """All Spellbooks are there: they have to be shuffled."""
    for player in game.position.players.values():
        player.shuffled = False
    game.position.phase = "shuffle"


def to_shuffle(position: Position) -> Seat | None:
    """Whose Spellbook is to be shuffled next."""
    return next((seat for seat in position.seats if not position.players[seat].shuffled), None)


def shuffle(game: Game, action: Shuffle) -> None:
    """Raises Illegal `not_a_shuffle` where a named card is not in the Spellbook, or is named twice."""
    seat = to_shuffle(game.position)
    assert seat is not None  # act asks chance only while there is one
    player = game.player(seat)
    if not only_reorders(action.cards, player.deck):
        raise Illegal("ECB-4.4", "not_a_shuffle", f"a shuffle only reorders the cards of {seat}'s Spellbook")
    cite("ECB-4.5")
    player.deck = reordered(player.deck, action.cards)
    player.shuffled = True
    if game.position.phase == "mulligan":
        spellbook.draw(game, seat, hand_size(game.position, player.mulligans))


def go_first(game: Game, action: FirstPlayer) -> None:
    """It is decided who takes the first turn. Raises Illegal `not_an_option`."""
    position = game.position
    if action.player not in position.seats:
        raise Illegal("ECB-4.2", "not_an_option", f"nobody sits at {action.player}")
    position.first_player = position.seats[0]
    cite("ECB-4.2")
    position.first_player = action.player
    position.phase = "mulligan"
    for seat in position.seats:
        position.players[seat].kept = False
        cite("ECB-4.4")
        spellbook.draw(game, seat, FIRST_HAND)


def to_decide(position: Position) -> Seat | None:
    """Who has to keep the first hand or to draw another one: one after the other, in the order of turns."""
    order = seats.turn_order(position, position.first_player)
    return next((seat for seat in order if not position.players[seat].kept), None)


def hand_size(position: Position, mulligans: int) -> int:
    """How many cards a player draws after so many reshuffles (ECB-R7)."""
    size = FIRST_HAND
    if mulligans > 1:
        cite("ECB-4.6")
        size = FIRST_HAND - (mulligans - 1 if reading(position, "ECB-R7") == "a" else 1)
    return size


def mulligan(game: Game, seat: Seat) -> None:
    """The hand goes back; then chance shuffles, then a new hand is drawn. Raises Illegal `no_more_mulligans`."""
    player = game.player(seat)
    if hand_size(game.position, player.mulligans + 1) < 0:
        raise Illegal("ECB-4.6", "no_more_mulligans", "the hand would be smaller than none")
    cite("ECB-4.5")
    player.deck += player.hand
    player.hand = []
    player.mulligans += 1
    player.shuffled = False


def keep(game: Game, seat: Seat) -> None:
    """The first hand stays as it is."""
    game.player(seat).kept = True

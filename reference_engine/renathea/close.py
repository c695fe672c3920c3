"""Close: which cards go where after a win and after a tie, and the end of the game."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.renathea.actions import Close
from reference_engine.renathea.position import SEATS, Committed, Game, Position, Result, Seat, in_arena, other
from reference_engine.renathea.rulings import reading

PODIUM_TO_WIN = 3


def winner_of(position: Position) -> Seat | None:
    """Who has won this round; None in a tie."""
    return position.compared.winner if position.compared else None


def to_close(position: Position, seat: Seat) -> bool:
    """Whether this player still has a choice to make in Close: the loser, or in a tie whoever has not chosen yet.

    A card that is not there is not named (RN-R20), so without any there is no choice.
    """
    own, theirs = position.players[seat].arena, position.players[other(seat)].arena
    if winner_of(position) is not None:
        return seat != winner_of(position) and bool(own or theirs)
    return bool(theirs) and not has_chosen(position, seat)


def has_chosen(position: Position, seat: Seat) -> bool:
    """In a tie: whether this player's choice is made."""
    return position.players[seat].committed is not None


def tie_is_settled(position: Position) -> bool:
    """After a choice in a tie: whether nobody has one left."""
    return not any(to_close(position, seat) for seat in SEATS)


def lies_open(position: Position, card: CardId | None) -> bool:
    """Whether a card lies in one of the Arenas."""
    return any(card is not None and in_arena(player, card) for player in position.players.values())


def names_own_card(position: Position, seat: Seat, card: CardId | None) -> bool:
    """Whether the loser names a card of the own Arena, or none where there is none."""
    if card is None:
        return not position.players[seat].arena
    return in_arena(position.players[seat], card)


def close_after_win(game: Game, seat: Seat, action: Close) -> None:
    """Both choices of the losing player.

    Raises Illegal: `not_your_decision`, `podium_missing`, `not_opponents_card`, `not_own_card`, `not_in_arena`.
    """
    position = game.position
    winner = other(seat)
    if seat == winner_of(position):
        raise Illegal("RN-8.1", "not_your_decision", f"{seat} has won the round; the losing player chooses")
    if action.to_podium is None and position.players[winner].arena:
        raise Illegal("RN-8.1", "podium_missing", "one card of the winner's Arena goes to the Podium")
    if action.to_podium is not None and not in_arena(position.players[winner], action.to_podium):
        reason = "not_opponents_card" if lies_open(position, action.to_podium) else "not_in_arena"
        raise Illegal("RN-8.1", reason, f"{action.to_podium} is not in {winner}'s Arena")
    if not names_own_card(position, seat, action.under_deck):
        reason = "not_own_card" if lies_open(position, action.under_deck) else "not_in_arena"
        raise Illegal("RN-8.2", reason, f"{action.under_deck} is not in {seat}'s Arena")
    if action.to_podium is not None:
        take(position, winner, action.to_podium)
        cite("RN-4.5")
        position.players[winner].podium.append(action.to_podium)
    if reading(position, "RN-R8") == "b" and len(position.players[winner].podium) >= PODIUM_TO_WIN:
        end_game(game)
        return
    if action.under_deck is not None:
        cite("RN-8.2")
        put_under_deck(position, seat, action.under_deck)


def close_after_tie(game: Game, seat: Seat, action: Close) -> None:
    """One player's choice in a tie; both are carried out together (RN-R1).

    Raises Illegal: `already_chosen`, `podium_in_tie`, `not_opponents_card`, `not_in_arena`.
    """
    position = game.position
    if has_chosen(position, seat):
        raise Illegal("RN-8.7", "already_chosen", f"{seat} has chosen and waits for the other player")
    if action.to_podium is not None:
        raise Illegal("RN-8.8", "podium_in_tie", "in a tie no card goes to a Podium")
    if action.under_deck is None or not in_arena(position.players[other(seat)], action.under_deck):
        reason = "not_opponents_card" if lies_open(position, action.under_deck) else "not_in_arena"
        raise Illegal("RN-8.7", reason, f"{action.under_deck} is not in {other(seat)}'s Arena")
    if reading(position, "RN-R1") == "b":  # in the open: the card moves now, and only that a choice is made is noted
        put_under_deck(position, other(seat), action.under_deck)
        position.players[seat].committed = Committed()
    else:
        position.players[seat].committed = Committed(under_deck=action.under_deck)


def open_tie_choices(position: Position) -> None:
    """Both choices of a tie are carried out at once, each card to its owner's Deck."""
    for seat in SEATS:
        committed = position.players[seat].committed
        if committed is not None and committed.under_deck is not None:
            cite("RN-8.7")
            put_under_deck(position, other(seat), committed.under_deck)
        position.players[seat].committed = None


def take(position: Position, owner: Seat, card: CardId) -> None:
    """Remove a card from its owner's Arena."""
    player = position.players[owner]
    player.arena = [slot for slot in player.arena if slot.card != card]


def put_under_deck(position: Position, owner: Seat, card: CardId) -> None:
    """From the Arena to the bottom of the owner's Deck."""
    take(position, owner, card)
    position.players[owner].deck.append(card)


def return_the_rest(position: Position) -> None:
    """What is left in the Arenas goes back to the Hands; the statuses stay behind."""
    for player in position.players.values():
        rest = [slot.card for slot in player.arena]
        cite("RN-8.3", "RN-8.9")
        player.hand, player.arena = player.hand + rest, []
    position.compared = None
    cite("RN-6.19")
    position.law = None


def end_game(game: Game) -> None:
    """The game is over for whoever has three cards on the Podium; both at once is a draw (RN-R21)."""
    full = [seat for seat in SEATS if len(game.position.players[seat].podium) >= PODIUM_TO_WIN]
    if full:
        cite("RN-9.1")
        game.position.result = Result(full[0] if len(full) == 1 else None)

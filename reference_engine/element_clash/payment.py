"""Paying for cards ("Sistem Pembayaran", "Zona Pembayaran")."""

from collections import Counter

from reference_engine.element_clash.position import Game, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.kernel import CardId, Illegal, cite


def check_payment(game: Game, seat: Seat, played: list[CardId], payment: list[CardId]) -> None:
    """Refuse unless `payment` pays for the `played` cards together, exactly.

    Raises Illegal: `paid_twice`, `pays_for_itself` (EC-R9, recorded only), `not_in_hand`, `cost_not_exact`.
    """
    hand = game.position.players[seat].hand
    for card, times in Counter(payment).items():
        if times > 1:
            raise Illegal("EC-20.2", "paid_twice", f"{card} is offered {times} times")
        if card in played and card in hand:
            raise Illegal("EC-20.2", "pays_for_itself", f"{card} is being played and cannot pay")
        if card not in hand:
            raise Illegal("EC-20.1", "not_in_hand", f"{card} is not in {seat}'s hand")
    price = sum(price_of(game, card) for card in played[:1])
    for card in played[1:]:
        cite("EC-19.3")
        price += price_of(game, card)
    paid = sum(game.cards[card].price for card in payment)
    if paid != price:
        raise Illegal("EC-20.7", "cost_not_exact", f"the Price is {price}, the payment totals {paid}")
    if reading(game.position, "EC-R3") == "b" and not divides(prices(game, played), prices(game, payment)):
        raise Illegal("EC-19.3", "cost_not_exact", "the payment does not divide into an exact one for each card")


def price_of(game: Game, card: CardId) -> int:
    """What must be paid to summon or activate a card."""
    definition, price = game.cards[card], 0
    if definition.kind == "monster":
        cite("EC-16.3")
        price = definition.price
    elif definition.kind == "spell":
        cite("EC-17.4")
        price = definition.price
    else:
        cite("EC-18.6")
        price = definition.price
    return price


def prices(game: Game, cards: list[CardId]) -> list[int]:
    """The Prices of some cards, from the highest to the lowest."""
    return sorted((game.cards[card].price for card in cards), reverse=True)


def divides(owed: list[int], paid: list[int]) -> bool:
    """Whether the Prices in `paid` fall into groups that make up each of `owed` exactly."""
    if not paid:
        return not any(owed)
    first, rest = paid[0], paid[1:]
    return any(divides([*owed[:i], owe - first, *owed[i + 1:]], rest) for i, owe in enumerate(owed) if owe >= first)


def pay(game: Game, seat: Seat, payment: list[CardId]) -> None:
    """The payment lies open in the Payment Zone while what it pays for is carried out."""
    player = game.position.players[seat]
    player.hand = [card for card in player.hand if card not in payment]
    cite("EC-10.1", "EC-20.3")
    player.payment_zone = player.payment_zone + payment


def payment_to_trash(game: Game, seat: Seat) -> None:
    """When all that was paid for is done."""
    player = game.position.players[seat]
    cite("EC-9.7", "EC-10.4")
    player.trash = player.trash + player.payment_zone
    player.payment_zone = []

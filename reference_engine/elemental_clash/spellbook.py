"""The Spellbook: drawing from it, losing cards of it to damage, and what has Boon."""

from reference_engine.elemental_clash import ending
from reference_engine.elemental_clash.position import Game, Item, Seat
from reference_engine.elemental_clash.zones import draw_from
from reference_engine.kernel import cite


def draw(game: Game, seat: Seat, number: int) -> None:
    """Cards from the top to the hand. Whoever is required to draw and cannot, has lost at once."""
    player = game.player(seat)
    for _ in range(number):
        if not player.deck:
            ending.eliminate(game, seat)
            return
        cite("ECB-5.8")
        player.hand += draw_from(player.deck, 1)


def damage_player(game: Game, seat: Seat, amount: int, by: Seat) -> None:
    """Damage to a player: so many cards into the Archive; in variant 2 so many tokens to whoever controls its cause."""
    if game.position.mode == "multiplayer_2" and by != seat and amount > 0:
        held = game.player(by).tokens
        cite("ECB-15.5", "ECB-15.7")
        held[seat] = held.get(seat, 0) + amount
    cite("ECB-2.5", "ECB-2.6")
    mill(game, seat, amount)


def mill(game: Game, seat: Seat, number: int) -> None:
    """Cards from the top into the Archive, which is no drawing: where there are none left, nothing happens.

    The Boons among them wait until all cards are there.
    """
    player = game.player(seat)
    gone = draw_from(player.deck, number)
    cite("ECB-2.5")
    player.archive += gone
    for card in gone:
        if game.cards[card].boon:
            game.resolution.triggered.append(Item(seat, card, None))

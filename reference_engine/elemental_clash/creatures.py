"""Creatures: playing them, their destruction, and leaving play."""

from typing import Literal

from reference_engine.elemental_clash import piles, timing, values
from reference_engine.elemental_clash.actions import PlayCreature
from reference_engine.elemental_clash.cards import On
from reference_engine.elemental_clash.position import Game, Item, Seat
from reference_engine.elemental_clash.zones import Lies, creatures, find, in_play, remove
from reference_engine.kernel import CardId, cite

Away = Literal["hand", "archive", "deck_top", "deck_bottom", "purgatory"]


def effects_on(game: Game, card: CardId, *moments: On) -> list[int]:
    """The effects of a card that these moments set off."""
    return [number for number, effect in enumerate(game.cards[card].effects) if effect.on in moments]


def trigger(game: Game, seat: Seat, card: CardId, *moments: On) -> None:
    """What happens to a card sets off its own effects; they wait until what is going on is complete."""
    if effects := effects_on(game, card, *moments):
        game.resolution.triggered.append(Item(seat, card, effects))


def play_creature(game: Game, seat: Seat, action: PlayCreature) -> None:
    """Play a Creature on a pile. Raises Illegal: `not_in_hand`, and what the pile says."""
    timing.check_in_hand(game, seat, action.card, "creature")
    piles.check_own(seat, action.of)
    pile = piles.check_pile(game, seat, action.card, action.pile)
    game.player(seat).hand.remove(action.card)
    cite("ECB-8.17")
    piles.occupy(pile, action.card)
    cite("ECB-10.5", "ECB-10.6")
    trigger(game, seat, action.card, "play")
    game.resolution.settled = False


def check_creatures(game: Game) -> None:
    """After whatever happens: destroy every Creature without DEF, and end what lasted while another card was there."""
    before: list[CardId] = []
    while True:
        there = {lies.slot.card for lies in in_play(game)}
        for lies in creatures(game):
            if lies.slot.lasting:
                lies.slot.lasting = [change for change in lies.slot.lasting
                                     if change.source is None or change.source in there]
        now = values.values(game)
        dead = [lies for lies in creatures(game) if now[lies.slot.card]["def"] <= 0]
        if [lies.slot.card for lies in dead] == before:
            return
        before = [lies.slot.card for lies in dead]
        for lies in dead:
            cite("ECB-9.28")
            leave(game, lies, "archive")


def leave(game: Game, lies: Lies, to: Away) -> None:
    """A card in play goes to where cards of its owner lie; a way from the field to the Archive is destruction."""
    owner, card = game.player(lies.owner), lies.slot.card
    remove(game, lies)
    if to == "deck_top":
        owner.deck.insert(0, card)
    elif to == "deck_bottom":
        owner.deck.append(card)
    elif to == "hand":
        owner.hand.append(card)
    elif to == "purgatory":
        owner.purgatory.append(card)
    else:
        cite("ECB-9.13")
        owner.archive.append(card)
    moments: list[On] = []
    if to == "archive":
        cite("ECB-10.7")
        moments.append("destroyed")
    cite("ECB-10.8", "ECB-10.9")
    moments.append("leaves")
    trigger(game, lies.seat, card, *moments)


def destroy(game: Game, card: CardId) -> None:
    """An effect destroys a card in play."""
    lies = find(game, card)
    assert lies is not None  # its target was looked at just before
    leave(game, lies, "archive")


def damage(game: Game, card: CardId, amount: int) -> None:
    """Damage to a Creature, in battle or not; below 0 it is none."""
    lies = find(game, card)
    if lies is not None:
        cite("ECB-9.27", "ECB-9.29")
        lies.slot.damage += max(0, amount)

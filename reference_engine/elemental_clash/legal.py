"""The legal list: heads that `act` accepts with some completion."""

from collections.abc import Callable

from reference_engine.elemental_clash import attack, piles, seats, spells, standby, timing, turn
from reference_engine.elemental_clash.actions import Head
from reference_engine.elemental_clash.position import Game, Seat
from reference_engine.elemental_clash.zones import creatures, is_attackable
from reference_engine.kernel import CardId, Illegal


def legal_actions(game: Game, player: str) -> list[Head]:
    """What `player` can do now. Free parts: piles, targets, spaces, further cards, divisions, where a Boon goes."""
    decision = turn.awaits(game).get(player)
    if decision is None:
        return []
    kind = decision["kind"]
    if kind in ("choose", "order"):
        return [Head("choose", cards=[one]) for one in decision["from"]]
    if kind in ("divide", "boon"):
        return [Head("choose", card=decision["by"]) if kind == "boon" else Head("choose")]
    if kind == "block":
        return [*(Head("block", cards=[card]) for card in decision["from"]), Head("block")]
    if kind == "discard":
        return [Head("discard", cards=[card]) for card in decision["from"]]
    if kind == "place":
        return [Head("place", card=card) for card in decision["from"]]
    if kind == "register" or kind == "swap" or kind == "shuffle" or kind == "first_player":
        return [Head(kind)]
    return of_player(game, next(seat for seat in game.position.seats if seat == player), kind)


def of_player(game: Game, seat: Seat, kind: str) -> list[Head]:
    """Decisions with more than one type of action."""
    if kind == "mulligan":
        again = [] if turn.decks.hand_size(game.position, game.player(seat).mulligans + 1) < 0 else [Head("mulligan")]
        return [*again, Head("keep")]
    if kind == "reposition":
        return [*(Head("reposition", cards=[card]) for card in standby.movable(game, seat)), Head("pass")]
    if kind == "cycle":
        return [Head("cycle"), Head("pass")]
    if kind == "respond":
        return [*played(game, seat), Head("pass")]
    return [*played(game, seat), *uses(game, seat), *attacks(game, seat), Head("end_main")]


def accepted(check: Callable[[], object]) -> bool:
    """Whether a check does not refuse."""
    try:
        check()
    except Illegal:
        return False
    return True


def played(game: Game, seat: Seat) -> list[Head]:
    """Cards of the hand that can be played."""
    player, heads = game.player(seat), []
    free, stones = timing.is_free(game, seat), bool(piles.places(game, seat)) and not game.player(seat).stone_played
    for card in player.hand:
        kind = game.cards[card].kind
        if kind == "stone" and free and stones:
            heads.append(Head("stone", card=card))
        elif kind == "creature" and free and piles.is_suitable(game, seat, card):
            heads.append(Head("creature", card=card))
        elif kind == "spell" and can_be_played(game, seat, card):
            heads.append(Head("spell", card=card))
    return heads


def can_be_played(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether a Spell of the hand has its time, a pile, and targets."""
    effects = spells.creatures.effects_on(game, card, "resolve")
    return (accepted(lambda: timing.check_spell(game, seat, card)) and piles.is_suitable(game, seat, card)
            and spells.can_be_cast(game, seat, card, effects))


def uses(game: Game, seat: Seat) -> list[Head]:
    """Abilities of cards in play."""
    return [Head("activate", card=card) for card in spells.abilities(game, seat)
            if card not in game.player(seat).activated
            and spells.can_be_cast(game, seat, card, spells.creatures.effects_on(game, card, "activated"))]


def attacks(game: Game, seat: Seat) -> list[Head]:
    """Creatures that can attack: an opponent is always there to be attacked."""
    if not seats.opponents(game, seat):
        return []
    return [Head("attack", card=lies.slot.card) for lies in creatures(game)
            if lies.seat == seat and not lies.slot.attacked and is_attackable(game, lies)]


__all__ = ["attack", "legal_actions"]

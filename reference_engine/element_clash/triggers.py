"""Effects that something sets off. They wait until what is being carried out is complete."""

from reference_engine.element_clash.cards import On
from reference_engine.element_clash.position import Attack, Frame, Game, Seat
from reference_engine.element_clash.zones import monster
from reference_engine.kernel import CardId


def effects_on(game: Game, seat: Seat, card: CardId, on: On) -> list[Frame]:
    """The effects of a card that this moment sets off, ready to be carried out."""
    return [Frame(seat, card, number) for number, effect in enumerate(game.cards[card].effects) if effect.on == on]


def trigger(game: Game, seat: Seat, card: CardId, on: On) -> None:
    """What happens to a card sets off its own effects."""
    game.resolution.triggered += effects_on(game, seat, card, on)


def happened(game: Game, event: str, seat: Seat) -> None:
    """Remember what happened, and on whose side, for the conditions of Traps."""
    game.resolution.events.append((event, seat))


def attack_is_over(game: Game) -> None:
    """The declared attack ends, and with it the occasion for Traps that answer one."""
    pending = game.resolution
    pending.attack = None
    pending.events = [(event, seat) for event, seat in pending.events if event != "attack"]


def end_boosts(game: Game, attack: Attack) -> None:
    """Changes of Power for the battle end with it, also where it is cancelled."""
    for card, boost in attack.boosts:
        slot = monster(game, card)
        if slot is not None and boost in slot.lasting:
            slot.lasting.remove(boost)

"""ATK and DEF as they are now: what is printed, what lasts on the Creature, and what cards in play say."""

from reference_engine.elemental_clash import targets
from reference_engine.elemental_clash.cards import Boost
from reference_engine.elemental_clash.position import Creature, Game, Occupant
from reference_engine.elemental_clash.zones import creatures, in_play
from reference_engine.kernel import CardId, cite

Numbers = dict[CardId, dict[str, int]]


def values(game: Game) -> Numbers:
    """ATK, and what is left of the DEF, of every Creature in play."""
    now = {lies.slot.card: {"atk": 0, "def": 0} for lies in creatures(game)}
    for lies in creatures(game):
        now[lies.slot.card] = own_values(game, lies.slot)
    for lies in in_play(game) if game.holding else ():
        card = lies.slot.card
        for effect in game.cards[card].effects if card in game.holding else ():
            for part in effect.parts if effect.on == "while" else ():
                if isinstance(part, Boost):
                    for affected in targets.meant(game, lies.seat, card, part.target):
                        if affected in now:
                            cite("ECB-11.16")
                            now[affected][part.do] += part.amount
    return now


def own_values(game: Game, slot: Creature | Occupant) -> dict[str, int]:
    """What is printed, with what lasts on the Creature and the damage it has taken."""
    card = game.cards[slot.card]
    atk, left = card.atk, 0
    cite("ECB-9.12")
    left = card.def_
    for change in slot.lasting:
        if change.do == "atk":
            atk += change.amount
        else:
            left += change.amount
    cite("ECB-9.27")
    left -= slot.damage
    return {"atk": atk, "def": left}


def atk(game: Game, card: CardId) -> int:
    """How much damage a Creature does; below 0 it is none."""
    return max(0, values(game)[card]["atk"])

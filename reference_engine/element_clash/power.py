"""Power as it is now: what is printed, what lasts on the monster, and what active cards say."""

from reference_engine.element_clash import targets
from reference_engine.element_clash.cards import Power
from reference_engine.element_clash.position import SEATS, Game, Seat
from reference_engine.kernel import CardId, cite


def powers(game: Game) -> dict[CardId, int]:
    """The Power of every monster on the field, without the bonus of its element."""
    now = {}
    for seat in SEATS:
        for slot in game.position.players[seat].monster_zone:
            now[slot.card] = game.cards[slot.card].power + sum(change.amount for change in slot.lasting)
    for seat, card in sources(game):
        for effect in game.cards[card].effects:
            for part in effect.parts if effect.on == "while" else ():
                if isinstance(part, Power) and targets.met(game, seat, card, part.only_if):
                    for affected in targets.meant(game, seat, card, part.target, ()):
                        if affected in now:
                            cite("EC-29.7")
                            now[affected] += part.amount
    return now


def sources(game: Game) -> list[tuple[Seat, CardId]]:
    """Cards on the field whose text may hold now. A one-shot that an effect has moved there lies idle (EC-R23)."""
    found: list[tuple[Seat, CardId]] = []
    for seat in SEATS:
        player = game.position.players[seat]
        found += [(seat, slot.card) for slot in player.monster_zone if game.cards[slot.card].effects]
        found += [(seat, slot.card) for slot in player.spell_trap_zone if game.cards[slot.card].persist != "once"]
    return found


def values(game: Game) -> dict[CardId, dict[str, int]]:
    """What a card's changeable numbers are now, by card."""
    return {card: {"power": power} for card, power in powers(game).items()}

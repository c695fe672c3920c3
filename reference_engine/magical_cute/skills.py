"""Which texts work now: automatic skills ("자동발동"), Enchants, Rituals; and what they say of DP and damage."""

from collections.abc import Iterator

from reference_engine.kernel import CardId, cite
from reference_engine.magical_cute.cards import Condition, Dp, Effect, Part, ReduceDamage, Target, Who
from reference_engine.magical_cute.position import SEATS, Game, Seat, Unit, other
from reference_engine.magical_cute.zones import find, units

Source = tuple[Seat, CardId, CardId | None]  # whose text, of which card, and the unit that bears it


def side(owner: Seat, who: Who) -> Seat:
    """The player that `own` or `opponent` stands for."""
    return owner if who == "own" else other(owner)


def met(game: Game, owner: Seat, condition: Condition | None) -> bool:
    """Whether a condition holds now; a text without one always does."""
    if condition is None:
        return True
    player = game.position.players[side(owner, condition.side)]
    number = {"hand": len(player.hand), "life": player.life, "meter": player.cost_meter,
              "units": len(units(player))}[condition.of]
    return ((condition.at_least is None or number >= condition.at_least)
            and (condition.at_most is None or number <= condition.at_most))


def automatic(game: Game, seat: Seat, unit: Unit) -> Iterator[Effect]:
    """The automatic skills of a unit that take effect now, whether anybody wants it or not."""
    for effect in game.cards[unit.card].effects:
        if effect.on != "automatic":
            continue
        works = True
        if unit.state == "act":
            cite("MC-15.4")
            works = False
        if unit.state == "act" and effect.while_act:
            cite("MC-15.5")
            works = True
        if works and met(game, seat, effect.only_if):
            yield effect


def holding(game: Game) -> Iterator[tuple[Source, Part]]:
    """Every text that holds now: automatic skills without a moment, Enchants on a unit, Rituals in their place."""
    for seat in SEATS:
        player = game.position.players[seat]
        for unit in units(player):
            for effect in automatic(game, seat, unit):
                for part in effect.parts if effect.when is None else ():
                    cite("MC-15.3")
                    yield (seat, unit.card, unit.card), part
            for enchant in unit.enchant:
                yield from while_there(game, seat, enchant, unit.card)
        for ritual in player.ritual:
            if game.cards[ritual.card].sub == "ritual":
                yield from while_there(game, seat, ritual.card, None)


def while_there(game: Game, seat: Seat, card: CardId, bearer: CardId | None) -> Iterator[tuple[Source, Part]]:
    """The texts of an Enchant or a Ritual."""
    for effect in game.cards[card].effects:
        if effect.on == "while" and met(game, seat, effect.only_if):
            for part in effect.parts:
                yield (seat, card, bearer), part


def candidates(game: Game, owner: Seat, target: Target) -> list[CardId]:
    """The units of the side and the kind that a text names."""
    seats = {"own": [owner], "opponent": [other(owner)], "both": [owner, other(owner)]}[target.side]
    return [unit.card for seat in seats for unit in units(game.position.players[seat])
            if target.kind is None or game.cards[unit.card].kind == target.kind]


def meant(game: Game, source: Source, target: Target, chosen: CardId | None = None) -> list[CardId]:
    """The units that a text means; `chosen` is the one that the action names, or nothing."""
    owner, card, bearer = source
    if target.which == "self":
        return [card] if find(game, card) else []
    if target.which == "bearer":
        return [bearer] if bearer is not None else []
    if target.which == "foe":
        return [chosen] if chosen is not None else []
    found = candidates(game, owner, target)
    return found if target.which == "all" else [card for card in found if card == chosen]


def dps(game: Game) -> dict[CardId, int]:
    """The DP of every unit on the field: printed, changed by what lasts and what holds, less its damage."""
    now = {}
    for seat in SEATS:
        player = game.position.players[seat]
        for unit in units(player):
            now[unit.card] = game.cards[unit.card].dp - unit.damage + sum(change.amount for change in unit.lasting)
    for source, part in holding(game):
        if isinstance(part, Dp):
            for card in meant(game, source, part.target):
                now[card] += part.amount
    return now


def values(game: Game) -> dict[CardId, dict[str, int]]:
    """What a unit's changeable numbers are now, by card."""
    return {card: {"dp": dp} for card, dp in dps(game).items()}


def reduced(game: Game, amount: int, *, unit: CardId | None = None, player: Seat | None = None) -> int:
    """Damage to a unit or a player, less what texts take off."""
    for source, part in holding(game):
        if not isinstance(part, ReduceDamage):
            continue
        hit = (unit in meant(game, source, part.target) if unit is not None and part.target is not None
               else part.who is not None and player == side(source[0], part.who))
        if hit:
            amount = 0 if part.amount == "all" else amount - part.amount
    return max(0, amount)

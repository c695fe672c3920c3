"""Carrying out what a text says, part by part, and the automatic skills that answer what has happened."""

from reference_engine.kernel import CardId, cite
from reference_engine.magical_cute import bluff, damage, draw, skills
from reference_engine.magical_cute.bluff import Cause
from reference_engine.magical_cute.cards import (
    Damage,
    DiscardEnchant,
    Dp,
    Draw,
    Effect,
    Move,
    Part,
    Pay,
    Reveal,
    Send,
    SetState,
)
from reference_engine.magical_cute.position import Game, Lasting, Seat, Unit
from reference_engine.magical_cute.skills import Source
from reference_engine.magical_cute.zones import find, leave, neighbours, place_of, stand, take, units


def carry_out(game: Game, source: Source, effect: Effect, cause: Cause, chosen: CardId | None = None) -> None:
    """All parts of a text in order, as far as each can be done; then what units without DP and automatic skills do."""
    for part in effect.parts:
        if game.position.result is None:
            carry_out_part(game, source, part, cause, chosen)
            damage.sweep(game)


def carry_out_part(game: Game, source: Source, part: Part, cause: Cause, chosen: CardId | None) -> None:
    """One part of a text."""
    owner = source[0]
    if isinstance(part, Reveal):
        bluff.reveal(game, owner, cause, part)
    elif isinstance(part, Draw):
        draw.draw(game, skills.side(owner, part.who), part.count)
    elif isinstance(part, Pay):
        player = game.position.players[skills.side(owner, part.who)]
        player.cost_meter = max(0, player.cost_meter - part.amount)
    elif isinstance(part, Damage) and part.who is not None:
        damage.to_player(game, skills.side(owner, part.who), part.amount, reducible=part.reducible)
    elif part.target is not None:
        for card in skills.meant(game, source, part.target, chosen):
            touch(game, part, card)


def touch(game: Game, part: Part, card: CardId) -> None:
    """Do something to one unit on the field."""
    found = find(game, card)
    assert found is not None  # `meant` names only units on the field
    seat, unit = found
    if isinstance(part, Damage):
        damage.to_unit(game, card, part.amount, reducible=part.reducible)
    elif isinstance(part, Dp):
        unit.lasting = [*unit.lasting, Lasting("dp", part.amount, game.position.turn)]
    elif isinstance(part, Send):
        leave(game, card, part.to)
    elif isinstance(part, SetState):
        unit.state = part.state
    elif isinstance(part, Move):
        move(game, seat, unit)
    elif isinstance(part, DiscardEnchant):
        game.position.players[seat].abyss = game.position.players[seat].abyss + unit.enchant
        unit.enchant = []


def move(game: Game, seat: Seat, unit: Unit) -> None:
    """A unit to a neighbouring field, if there is one."""
    player = game.position.players[seat]
    for there in neighbours(game.position, place_of(player, unit))[:1]:
        take(player, unit)
        stand(player, there, unit)


def answer(game: Game) -> None:
    """Automatic skills whose moment has come, in the order in which it came, until nothing more happens."""
    while game.happened and game.position.result is None:
        moment, seat, card = game.happened.pop(0)
        found = find(game, card)
        if found is None:
            continue
        for effect in list(skills.automatic(game, seat, found[1])):
            if effect.when == moment:
                cite("MC-15.3")
                carry_out(game, (seat, card, card), effect, "skill")


def moment(game: Game, seat: Seat, when: str) -> None:
    """A phase of this player has come: the automatic skills of the own units that wait for it take effect."""
    player = game.position.players[seat]
    game.happened += [(when, seat, unit.card) for unit in units(player)]
    answer(game)

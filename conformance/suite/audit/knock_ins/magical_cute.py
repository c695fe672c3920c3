"""Magical Cute: engines that break one rule of absence each. The docstring of a knock-in says what is wrong with it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from conformance.suite.audit.knock_ins import swapped
from reference_engine import magical_cute as engine
from reference_engine.kernel import CardId, Illegal
from reference_engine.magical_cute import active_phase, legal, set_phase
from reference_engine.magical_cute.actions import EndTurn, EquipEnchant, PlaceRitual
from reference_engine.magical_cute.cards import Effect
from reference_engine.magical_cute.position import Game, Seat, other
from reference_engine.magical_cute.zones import own_unit

Broken = AbstractContextManager[None]
swap = partial(swapped, "magical_cute")


def cut_in_at_the_end() -> Broken:
    """the opponent of whoever's turn begins may cut in on its first phases"""

    def act(game: Game, player: Any, action: Any) -> None:
        right(game, player, action)
        if isinstance(action, EndTurn) and game.position.phase in ("active", "end"):
            seat = other(game.position.active_player or "A")
            phase, game.position.phase = game.position.phase, "active"
            game.window = seat if legal.can_cut_in(game, seat) else None
            game.position.phase = phase

    right = engine.act
    return swap((right, act))


def react_units_only() -> Broken:
    """an Enchant is put on a unit in React state only"""

    def equip_enchant(game: Game, seat: Seat, action: EquipEnchant) -> None:
        unit = own_unit(game, seat, action.unit)
        if unit is not None and unit.state == "act":
            raise Illegal("", "unit_is_act", "the unit is in Act state")
        right(game, seat, action)

    right = set_phase.equip_enchant
    return swap((right, equip_enchant))


def automatic_skills_are_used() -> Broken:
    """a skill that is marked as automatic is used like another"""

    def activated(game: Game, card: CardId) -> list[Effect]:
        return [effect for effect in game.cards[card].effects if effect.on in ("activated", "automatic")]

    return swap((active_phase.activated, activated))


def rituals_only() -> Broken:
    """only a Ritual is placed as one"""

    def place_ritual(game: Game, seat: Seat, action: PlaceRitual) -> None:
        if action.card in game.cards and game.cards[action.card].sub != "ritual":
            raise Illegal("", "wrong_kind", "the card is no Ritual")
        right(game, seat, action)

    right = set_phase.place_ritual
    return swap((right, place_ritual))


KNOCK_INS: dict[str, Callable[[], Broken]] = {
    "MC-6.3": cut_in_at_the_end,
    "MC-12.14": react_units_only,
    "MC-15.2": automatic_skills_are_used,
    "MC-16.3": rituals_only,
}

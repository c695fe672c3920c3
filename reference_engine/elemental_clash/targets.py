"""Which cards and players a text means."""

from collections.abc import Iterator, Sequence

from reference_engine.elemental_clash import seats
from reference_engine.elemental_clash.cards import Boost, Part, RemoveStone, Side, Target, Targeting, Who
from reference_engine.elemental_clash.position import Game, Seat
from reference_engine.elemental_clash.zones import Lies, in_play, is_attackable
from reference_engine.kernel import CardId, cite


def sides(game: Game, owner: Seat, side: Side | Who) -> list[Seat]:
    """The players that a side stands for who are still in the game."""
    if side == "own":
        return [owner] if not game.player(owner).eliminated else []
    return seats.opponents(game, owner) if side == "opponent" else seats.playing(game, owner)


def meant(game: Game, owner: Seat, card: CardId, target: Target, that: Sequence[str] = ()) -> list[str]:
    """What `target` means for an effect of `card`; `chosen` gives all to choose from. `that`: touched before."""
    if target.which == "self":
        return [card]
    if target.which == "that":
        return list(that)
    where = sides(game, owner, target.side)
    found: list[str] = []
    if target.kind in ("player", "any"):
        found += where
    if target.kind == "stone":
        found += [stone for seat in where for pile in game.player(seat).piles for stone in pile.stones]
    elif target.kind != "player":
        found += [lies.slot.card for lies in in_play(game) if lies.seat in where and fits(game, lies, target)]
    return found


def fits(game: Game, lies: Lies, target: Target) -> bool:
    """Whether a card in play is of the kind that a text names, and lies where it says."""
    definition = game.cards[lies.slot.card]
    if (definition.kind == "creature") == (target.kind == "permanent"):
        return False
    if target.kind == "permanent" and definition.subtype != "permanent":
        return False
    if target.element not in (None, definition.element):
        return False
    if target.type not in (None, definition.type):
        cite("ECB-9.6")
        return False
    if target.max_level is not None and definition.level > target.max_level:
        return False
    if target.zone == "atk_zone":
        return is_attackable(game, lies)
    return target.zone is None or (lies.zone == "def_zone" if target.zone == "def_zone" else lies.pile is not None)


def options(game: Game, owner: Seat, card: CardId, part: Targeting, that: Sequence[str] = ()) -> list[str]:
    """What a part can be done to: of stones, only the one that it takes away from each pile."""
    found = meant(game, owner, card, part.target, that)
    if isinstance(part, RemoveStone):
        ends = [pile.stones[0 if part.which == "bottom" else -1]
                for player in game.position.players.values() for pile in player.piles if pile.stones]
        found = [stone for stone in found if stone in ends]
    return found


def choosing(parts: Sequence[Part]) -> Iterator[Targeting]:
    """Those parts of a text whose targets are chosen."""
    return (part for part in parts if isinstance(part, Targeting) and part.target.which == "chosen")


def is_boost(part: Part) -> bool:
    """Whether a part may hold while its card is in play."""
    return isinstance(part, Boost)

"""Boon: what is put into the Archive directly from the Spellbook and is not lost."""

from reference_engine.elemental_clash import creatures, piles, spells
from reference_engine.elemental_clash.actions import Choose
from reference_engine.elemental_clash.cards import Zone
from reference_engine.elemental_clash.position import Game, Item, Question
from reference_engine.elemental_clash.zones import ZONES, check_space, enter, room
from reference_engine.kernel import Illegal, cite


def question(game: Game, item: Item) -> Question | None:
    """What its owner is asked; None where the card has gone, or nothing can be done with it."""
    definition, seat = game.cards[item.card], item.player
    if item.card not in game.player(seat).archive:
        return None
    if definition.kind == "stone":
        ways = len(piles.places(game, seat))
        return Question(seat, "boon", [item.card] * ways, 1, 1, item.card)
    if definition.kind == "creature":
        can = any(room(game, seat, zone) for zone in ZONES)
    else:
        can = spells.can_be_cast(game, seat, item.card, creatures.effects_on(game, item.card, "resolve"))
    return Question(seat, "boon", [item.card], 0, 1, item.card) if can else None


def answer(game: Game, item: Item, action: Choose) -> None:
    """Use the Boon, or leave the card in the Archive.

    Raises Illegal: `not_an_option`, `zone_full`, `space_taken`, `no_such_target`, `wrong_number`, and what piles raise.
    """
    definition = game.cards[item.card]
    if action.card != item.card or (definition.kind == "creature" and action.yes and action.zone is None):
        raise Illegal("ECB-10.10", "not_an_option", f"say what becomes of {definition.name}")
    if definition.kind == "stone":
        place_stone(game, item, action)
    elif not action.yes:
        game.resolution.stack.pop()
    elif definition.kind == "creature" and action.zone is not None:
        place_creature(game, item, action, action.zone)
    else:
        cast_spell(game, item, action)


def place_stone(game: Game, item: Item, action: Choose) -> None:
    """A stone goes to a pile or a new position, in any case."""
    if not action.yes:
        raise Illegal("ECB-10.13", "not_an_option", f"{game.cards[item.card].name} is placed in any case")
    piles.check_place(game, item.player, action.pile)
    put_stone(game, item, action.pile)


def put_stone(game: Game, item: Item, pile: int | None) -> None:
    """From the Archive to the Element-Stone-Zone."""
    game.resolution.stack.pop()
    player = game.player(item.player)
    player.archive.remove(item.card)
    cite("ECB-10.13")
    piles.add_stone(player, item.card, pile)


def place_creature(game: Game, item: Item, action: Choose, zone: Zone) -> None:
    """A Creature goes to a zone, which is not playing it."""
    player = game.player(item.player)
    if room(game, item.player, zone) == 0:
        raise Illegal("ECB-10.10", "zone_full", f"{item.player}'s {zone} is full")
    check_space(player, zone, action.space)
    game.resolution.stack.pop()
    player.archive.remove(item.card)
    cite("ECB-10.10")
    enter(game, item.player, zone, item.card, action.space)


def cast_spell(game: Game, item: Item, action: Choose) -> None:
    """A Spell is cast from no pile and for nothing; afterwards it lies in the Archive again."""
    effects = creatures.effects_on(game, item.card, "resolve")
    spells.check_targets(game, item.player, item.card, effects, action.targets)
    game.resolution.stack.pop()
    game.player(item.player).archive.remove(item.card)
    game.position.resolving.append(item.card)
    cite("ECB-10.11")
    spells.cast(game, Item(item.player, item.card, effects, list(action.targets), free=True))

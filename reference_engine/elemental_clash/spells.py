"""Spells: playing them on a pile, and using abilities of cards in play."""

from reference_engine.elemental_clash import creatures, piles, targets, timing
from reference_engine.elemental_clash.actions import Activate, PlaySpell
from reference_engine.elemental_clash.cards import Part
from reference_engine.elemental_clash.position import Game, Item, Seat
from reference_engine.kernel import CardId, Illegal, cite


def play_spell(game: Game, seat: Seat, action: PlaySpell) -> None:
    """Play a Spell on a pile; it waits on the Stack until everybody has responded.

    Raises Illegal: `not_in_hand`, `not_flash`, what the pile says, and what `check_targets` raises.
    """
    timing.check_in_hand(game, seat, action.card, "spell")
    timing.check_spell(game, seat, action.card)
    piles.check_own(seat, action.of)
    pile = piles.check_pile(game, seat, action.card, action.pile)
    effects = creatures.effects_on(game, action.card, "resolve")
    check_targets(game, seat, action.card, effects, action.targets)
    game.player(seat).hand.remove(action.card)
    cite("ECB-8.15", "ECB-11.13")
    piles.occupy(pile, action.card)
    cast(game, Item(seat, action.card, effects, list(action.targets)))


def cast(game: Game, item: Item) -> None:
    """Something goes on top of the Stack, and everybody may respond to it."""
    cite("ECB-12.2", "ECB-12.3")
    game.resolution.stack.append(item)
    game.resolution.settled = False
    game.resolution.offered = False  # whatever is played before a phase ends, its end is offered again


def parts_of(game: Game, card: CardId, effects: list[int]) -> list[Part]:
    """The parts of some effects of a card, one after the other."""
    return [part for number in effects for part in game.cards[card].effects[number].parts]


def check_targets(game: Game, seat: Seat, card: CardId, effects: list[int], named: list[str]) -> None:
    """Whether these targets are what the text asks for. Raises Illegal: `wrong_number`, `no_such_target`."""
    rest, fitting, needed, name = list(named), can_be_cast(game, seat, card, effects), 0, game.cards[card].name
    for part in targets.choosing(parts_of(game, card, effects)):
        chosen, rest = rest[:part.target.count], rest[part.target.count:]
        fitting = fitting and set(chosen) <= set(targets.options(game, seat, card, part))
        needed += part.target.count if len(set(chosen)) == len(chosen) else len(named) + 1
    if not fitting:
        raise Illegal("ECB-11.4", "no_such_target", f"that is no target for {name}, or there is none")
    if len(named) != needed:
        raise Illegal("ECB-11.4", "wrong_number", f"{name} has another number of targets than {len(named)}")


def can_be_cast(game: Game, seat: Seat, card: CardId, effects: list[int]) -> bool:
    """Whether there are targets for all that asks for some."""
    return all(len(targets.options(game, seat, card, part)) >= part.target.count
               for part in targets.choosing(parts_of(game, card, effects)))


def abilities(game: Game, seat: Seat) -> list[CardId]:
    """Cards in play of this player that can be used, once a turn, in the own Main-Phase."""
    player = game.player(seat)
    there = [slot.card for zone in (player.atk_zone, player.def_zone) for slot in zone]
    there += [card for pile in player.piles for card in (*pile.stones, *(slot.card for slot in pile.occupant))]
    return [card for card in there if creatures.effects_on(game, card, "activated")]


def activate(game: Game, seat: Seat, action: Activate) -> None:
    """Use an ability. Raises Illegal: `not_an_option`, `already_activated`, and what targets raise."""
    player = game.player(seat)
    if action.card not in abilities(game, seat):
        raise Illegal("ECB-8.19", "not_an_option", f"{action.card} is nothing that {seat} could use")
    if action.card in player.activated:
        raise Illegal("ECB-8.19", "already_activated", f"{action.card} was used in this turn")
    effects = creatures.effects_on(game, action.card, "activated")
    check_targets(game, seat, action.card, effects, action.targets)
    player.activated.append(action.card)
    cast(game, Item(seat, action.card, effects, list(action.targets)))

"""Elemental Clash: engines that break one rule of absence each. The docstring of a knock-in says what is wrong."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from conformance.suite.audit.knock_ins import swapped
from reference_engine.elemental_clash import (
    attack,
    creatures,
    decks,
    draw_phase,
    end_phase,
    ending,
    parts,
    piles,
    spellbook,
    turn,
    zones,
)
from reference_engine.elemental_clash.actions import Action, DeclareAttack, EndMain, PlayCreature, PlayStone, Register
from reference_engine.elemental_clash.cards import Zone
from reference_engine.elemental_clash.position import Game, Pile, Seat
from reference_engine.kernel import CardId, Illegal

Broken = AbstractContextManager[None]
swap = partial(swapped, "elemental_clash")


# -- the Spellbook -----------------------------------------------------------------------------------------------------
def empty_loses() -> Broken:
    """whoever has no card in the Spellbook any more has lost"""

    def mill(game: Game, seat: Seat, number: int) -> None:
        right(game, seat, number)
        if not game.player(seat).deck and not game.is_over:
            ending.eliminate(game, seat)

    right = spellbook.mill
    return swap((right, mill))


def milling_too_many_loses() -> Broken:
    """whoever has to put more cards into the Archive than there are has lost"""

    def mill(game: Game, seat: Seat, number: int) -> None:
        short = number > len(game.player(seat).deck)
        right(game, seat, number)
        if short and not game.is_over:
            ending.eliminate(game, seat)

    right = spellbook.mill
    return swap((right, mill))


def a_sideboard_is_needed() -> Broken:
    """a Spellbook without a sideboard is refused"""

    def register(game: Game, seat: Seat, action: Register) -> None:
        if not action.sideboard:
            raise Illegal("", "sideboard_size", "where is the sideboard?")
        right(game, seat, action)

    right = decks.register
    return swap((right, register))


# -- the turn ----------------------------------------------------------------------------------------------------------
def draws_before_standby() -> Broken:
    """the card of the turn is drawn before the Standby-Phase"""

    def begin_turn(game: Game, seat: Seat) -> None:
        game.position.active_player = seat
        spellbook.draw(game, seat, 0 if draw_phase.is_given_up(game) else 1)
        if not game.is_over:
            right(game, seat)

    def begin(game: Game) -> None:
        game.position.phase = "draw"
        game.resolution.passed = False

    right = turn.begin_turn
    return swap((right, begin_turn), (draw_phase.begin, begin))


def one_creature_a_turn() -> Broken:
    """whoever has a Creature on a pile that was played in this turn plays no other card there"""

    def play(game: Game, seat: Seat, action: PlayCreature) -> None:
        if any(pile.occupant for pile in game.player(seat).piles):
            raise Illegal("", "wrong_action", "one card a turn")
        right(game, seat, action)

    right = creatures.play_creature
    return swap((right, play))


def attacks_are_compulsory() -> Broken:
    """the Main-Phase does not end while a Creature can attack"""

    def step(game: Game, seat: Seat, action: object) -> None:
        able = [lies for lies in zones.creatures(game) if lies.seat == seat and not lies.slot.attacked]
        if isinstance(action, EndMain) and any(zones.is_attackable(game, lies) for lies in able):
            raise Illegal("", "wrong_action", "a Creature has not attacked yet")
        right(game, seat, action)  # type: ignore[arg-type]

    right = turn.decide_in_turn
    return swap((right, step))


def attacks_at_once() -> Broken:
    """the next attack may be declared while one is going on"""

    def act(game: Game, player: Any, action: Action) -> None:
        if isinstance(action, DeclareAttack) and game.position.attack is not None and player == game.active:
            attack.declare(game, player, action)
            turn.advance(game)
        else:
            right(game, player, action)

    right = turn.act
    return swap((right, act))


def destroyed_at_the_end() -> Broken:
    """whatever has no DEF any more is destroyed in the End-Phase only"""
    right = creatures.check_creatures
    return swap((right, lambda game: right(game) if game.position.phase == "end" else None))


# -- stones and piles --------------------------------------------------------------------------------------------------
def no_mixed_piles() -> Broken:
    """a stone goes only on stones of the same energy"""

    def play(game: Game, seat: Seat, action: PlayStone) -> None:
        pile = piles.pile_at(game.player(seat), action.pile or 0)
        if pile is not None and {game.cards[stone].energy for stone in pile.stones} != {game.cards[action.card].energy}:
            raise Illegal("", "wrong_energy", "another element")
        right(game, seat, action)

    right = piles.play_stone
    return swap((right, play))


def falls_with_its_stones() -> Broken:
    """what lies on a pile whose stones become too few is put into the Archive"""
    return falling(lambda game, pile, card: len(pile.stones) < game.cards[card].level)


def falls_with_its_energy() -> Broken:
    """what lies on a pile that provides other energy by now is put into the Archive"""
    return falling(lambda game, pile, card: piles.energy(game, pile) != game.cards[card].element)


def falling(falls: Callable[[Game, Pile, CardId], bool]) -> Broken:
    """An engine that looks at the stones under a card after one was removed."""

    def remove_stone(game: Game, stone: CardId) -> bool:
        done = right(game, stone)
        for lies in list(zones.in_play(game)):
            if lies.pile is not None and falls(game, lies.pile, lies.slot.card):
                creatures.leave(game, lies, "archive")
        return done

    right = parts.remove_stone
    return swap((right, remove_stone))


# -- Creatures ---------------------------------------------------------------------------------------------------------
def comes_back() -> Broken:
    """the End-Phase cures destroyed Creatures too"""

    def heal(game: Game) -> None:
        right(game)
        for seat, player in game.position.players.items():
            for card in [card for card in player.archive if game.cards[card].kind == "creature"]:
                player.archive.remove(card)
                zones.enter(game, seat, "atk_zone", card)

    right = end_phase.heal
    return swap((right, heal))


def quickattackers_take_room() -> Broken:
    """a Quickattacker on a pile counts towards the five Creatures of the ATK-Zone"""

    def room(game: Game, seat: Seat, zone: Zone) -> int:
        waiting = [slot.card for pile in game.player(seat).piles for slot in pile.occupant]
        quick = sum(game.cards[card].quickattacker for card in waiting) if zone == "atk_zone" else 0
        return max(0, right(game, seat, zone) - quick)

    right = zones.room
    return swap((right, room))


# -- several players ---------------------------------------------------------------------------------------------------
def only_targets_are_attacked() -> Broken:
    """in variant 1 a player attacks only those who are targets"""

    def check_target(game: Game, seat: Seat, action: DeclareAttack) -> None:
        right(game, seat, action)
        seats = game.position.seats
        apart = (seats.index(action.player) - seats.index(seat)) % len(seats) if action.player else 2
        if game.position.mode == "multiplayer_1" and apart in (1, len(seats) - 1):
            raise Illegal("", "no_such_target", "a neighbour")

    right = attack.check_target
    return swap((right, check_target))


def creatures_cost_tokens() -> Broken:
    """damage to a Creature costs its player tokens"""

    def damage(game: Game, card: CardId, amount: int) -> None:
        lies = zones.find(game, card)
        if lies is not None and game.position.mode == "multiplayer_2" and lies.seat != game.active:
            held = game.player(game.active).tokens
            held[lies.seat] = held.get(lies.seat, 0) + amount
        right(game, card, amount)

    right = creatures.damage
    return swap((right, damage))


KNOCK_INS: dict[str, Callable[[], Broken]] = {
    "ECB-2.2": empty_loses,
    "ECB-3.4": a_sideboard_is_needed,
    "ECB-4.7": milling_too_many_loses,
    "ECB-4.8": milling_too_many_loses,
    "ECB-5.2": draws_before_standby,
    "ECB-5.14": one_creature_a_turn,
    "ECB-5.16": attacks_at_once,
    "ECB-5.17": attacks_are_compulsory,
    "ECB-7.5": no_mixed_piles,
    "ECB-9.15": comes_back,
    "ECB-9.19": destroyed_at_the_end,
    "ECB-10.4": quickattackers_take_room,
    "ECB-11.17": falls_with_its_stones,
    "ECB-11.18": falls_with_its_energy,
    "ECB-14.3": only_targets_are_attacked,
    "ECB-15.6": creatures_cost_tokens,
}

"""Element Clash: engines that break one rule of absence each. The docstring of a knock-in says what is wrong."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from conformance.suite.audit.knock_ins import swapped
from reference_engine.element_clash import (
    battle,
    combat,
    draw,
    ending,
    face_down,
    parts,
    payment,
    play,
    resolution,
    timing,
    turn,
    views,
)
from reference_engine.element_clash.actions import PlayCards, SetCard
from reference_engine.element_clash.position import SEATS, FaceDown, Frame, Game, Player, Result, Seat, other
from reference_engine.kernel import CardId, Illegal

Broken = AbstractContextManager[None]
swap = partial(swapped, "element_clash")


# -- zones -------------------------------------------------------------------------------------------------------------
def in_the_other_zone() -> Broken:
    """a card is set into the Face-Down Zone of the other player"""

    def lay(game: Game, seat: Seat, card: CardId) -> None:
        game.position.players[other(seat)].face_down_zone.append(FaceDown(card, game.position.turn))

    return swap((face_down.lay_face_down, lay))


def four_in_the_trash() -> Broken:
    """nothing is played while four cards lie in the Trash"""
    return payment_refused(lambda game, seat, paid: len(game.position.players[seat].trash) >= 4)


def four_pay_at_most() -> Broken:
    """a payment of more than four cards is refused"""
    return payment_refused(lambda game, seat, paid: len(paid) > 4)


def one_card_pays() -> Broken:
    """a payment of several cards is refused"""
    return payment_refused(lambda game, seat, paid: len(paid) > 1)


def payment_refused(refused: Callable[[Game, Seat, list[CardId]], bool]) -> Broken:
    """An engine that refuses further payments."""

    def check(game: Game, seat: Seat, played: list[CardId], paid: list[CardId]) -> None:
        if refused(game, seat, paid):
            raise Illegal("", "cost_not_exact", "not this payment")
        right(game, seat, played, paid)

    right = payment.check_payment
    return swap((right, check))


def payment_at_once_in_the_trash() -> Broken:
    """a payment goes to the Trash before anybody has seen it"""

    def pay(game: Game, seat: Seat, paid: list[CardId]) -> None:
        right(game, seat, paid)
        payment.payment_to_trash(game, seat)

    right = payment.pay
    return swap((right, pay))


# -- views -------------------------------------------------------------------------------------------------------------
def open_decks() -> Broken:
    """the cards of a Deck are shown"""
    return views_with(lambda seen, player, mine: setattr(seen, "deck", list(player.deck)))


def hidden(zone: str) -> Broken:
    """An engine that shows a zone to its owner only."""
    return views_with(lambda seen, player, mine: None if mine else setattr(seen, zone, []))


def hidden_spells() -> Broken:
    """a player does not see the opponent's Spell/Trap Zone"""
    return hidden("spell_trap_zone")


def hidden_monsters() -> Broken:
    """a player does not see the opponent's Monster Zone"""
    return hidden("monster_zone")


def hidden_trash() -> Broken:
    """a player does not see the opponent's Trash"""
    return hidden("trash")


def hidden_payment() -> Broken:
    """a player does not see what the opponent pays with"""
    return hidden("payment_zone")


def views_with(change: Callable[[views.PlayerView, Player, bool], None]) -> Broken:
    """An engine whose views are changed: `change` gets one side, its player, and whether it is the viewer's own."""

    def see(viewer: Seat, seat: Seat, player: Player) -> views.PlayerView:
        seen = right(viewer, seat, player)
        change(seen, player, viewer == seat)
        return seen

    right = views.see
    return swap((right, see))


# -- Decks and turns ---------------------------------------------------------------------------------------------------
def empty_deck_loses() -> Broken:
    """whose Deck has run out has lost"""

    def check(game: Game, moment: ending.Moment) -> None:
        right(game, moment)
        empty = [seat for seat in SEATS if not game.position.players[seat].deck]
        if len(empty) == 1 and game.position.result is None:
            ending.finish(game, Result(other(empty[0]), "decks"))

    right = ending.check_decks
    return swap((right, check))


def draw_at_the_end() -> Broken:
    """at the end of a turn its player draws, and not at the beginning"""

    def draw_phase(game: Game) -> None:
        if game.position.active is not None:
            draw.draw(game, other(game.position.active), draw.CARDS_PER_TURN)

    return swap((draw.draw_phase, draw_phase))


def no_first_draw() -> Broken:
    """nothing is drawn in the first turn"""

    def draw_phase(game: Game) -> None:
        if game.position.turn > 1:
            right(game)

    right = draw.draw_phase
    return swap((right, draw_phase))


def draws_from_the_other_deck() -> Broken:
    """whose Deck is empty draws from the opponent's"""

    def take(game: Game, seat: Seat, wanted: int) -> list[CardId]:
        mine, theirs = game.position.players[seat], game.position.players[other(seat)]
        if not mine.deck:
            mine.deck, theirs.deck = theirs.deck[:wanted], theirs.deck[wanted:]
        return right(game, seat, wanted)

    right = draw.draw
    return swap((right, take))


def effects_find_the_other_deck() -> Broken:
    """an effect on an empty Deck takes the cards from the opponent's"""

    def from_deck(game: Game, seat: Seat, part: Any) -> list[CardId]:
        return right(game, seat if game.position.players[seat].deck else other(seat), part)

    right = parts.from_deck
    return swap((right, from_deck))


def empty_draw_loses() -> Broken:
    """whoever is to draw from an empty Deck has lost"""

    def draw_phase(game: Game) -> None:
        seat = game.position.active
        if seat is not None and not game.position.players[seat].deck:
            ending.finish(game, Result(other(seat), "decks"))
            return
        right(game)

    right = draw.draw_phase
    return swap((right, draw_phase))


def one_action() -> Broken:
    """after one action the Main Phase allows no other"""
    done: set[tuple[int, int]] = set()

    def once(right: Callable[[Game, Seat, Any], None]) -> Callable[[Game, Seat, Any], None]:
        def act(game: Game, seat: Seat, action: Any) -> None:
            now = id(game), game.position.turn
            if now in done:
                raise Illegal("", "wrong_action", "there was one already")
            right(game, seat, action)
            done.add(now)

        return act

    return swap((face_down.set_card, once(face_down.set_card)), (play.play, once(play.play)))


def one_card_a_play() -> Broken:
    """several cards cannot be played at once"""

    def members(game: Game, seat: Seat, action: PlayCards) -> list[CardId]:
        if len(action.cards) > 1:
            raise Illegal("", "wrong_number", "one card at a time")
        return right(game, seat, action)

    right = play.members
    return swap((right, members))


def setting_costs_a_card() -> Broken:
    """whoever sets a card discards another one"""

    def set_card(game: Game, seat: Seat, action: SetCard) -> None:
        right(game, seat, action)
        player = game.position.players[seat]
        player.trash, player.hand = player.trash + player.hand[:1], player.hand[1:]

    right = face_down.set_card
    return swap((right, set_card))


# -- effects and battle ------------------------------------------------------------------------------------------------
def failure_ends_the_effect() -> Broken:
    """a part that does nothing ends the whole effect"""

    def next_part(game: Game, frame: Frame) -> None:
        right(game, frame)
        if frame.touched and not frame.touched[-1]:
            frame.part = len(game.cards[frame.card].effects[frame.effect].parts)

    right = resolution.next_part
    return swap((right, next_part))


def stays_for_a_turn() -> Broken:
    """a Continuous card goes to the Trash at the end of the turn"""

    def end_turn(game: Game, seat: Seat) -> None:
        right(game, seat)
        for player in game.position.players.values():
            going = [s.card for s in player.spell_trap_zone if game.cards[s.card].persist == "continuous"]
            player.spell_trap_zone = [slot for slot in player.spell_trap_zone if slot.card not in going]
            player.trash = player.trash + going

    right = turn.end_turn
    return swap((right, end_turn))


def the_answer_ends_the_battle() -> Broken:
    """when the opponent has answered, the Battle Phase is over"""

    def begin(game: Game, seat: Seat, cards: list[CardId], action: PlayCards) -> None:
        answers = timing.answers_announcement(game, seat)
        right(game, seat, cards, action)
        if answers:
            game.position.phase = "main"

    right = play.begin
    return swap((right, begin))


def no_battle_in_the_first_turn() -> Broken:
    """in the first turn the Battle Phase cannot be announced"""

    def announce(game: Game, seat: Seat) -> None:
        if game.position.turn == 1:
            raise Illegal("", "wrong_action", "not in the first turn")
        right(game, seat)

    right = battle.announce
    return swap((right, announce))


def no_bonus() -> Broken:
    """no element has an advantage"""
    return swap((combat.has_bonus, lambda game, card, against: False))


KNOCK_INS: dict[str, Callable[[], Broken]] = {
    "EC-3.1": in_the_other_zone,
    "EC-4.6": four_in_the_trash,
    "EC-4.7": four_pay_at_most,
    "EC-4.17": failure_ends_the_effect,
    "EC-5.1": open_decks,
    "EC-5.3": empty_deck_loses,
    "EC-7.1": hidden_spells,
    "EC-8.1": hidden_monsters,
    "EC-9.1": hidden_trash,
    "EC-12.1": draw_at_the_end,
    "EC-13.3": no_first_draw,
    "EC-13.5": draws_from_the_other_deck,
    "EC-13.6": empty_draw_loses,
    "EC-14.1": one_action,
    "EC-14.6": one_card_a_play,
    "EC-15.2": setting_costs_a_card,
    "EC-16.4": one_card_pays,
    "EC-19.2": payment_at_once_in_the_trash,
    "EC-20.4": hidden_payment,
    "EC-20.10": one_card_pays,
    "EC-22.6": the_answer_ends_the_battle,
    "EC-23.2": no_battle_in_the_first_turn,
    "EC-26.10": no_bonus,
    "EC-29.8": stays_for_a_turn,
    "EC-30.6": failure_ends_the_effect,
    "EC-31.4": effects_find_the_other_deck,
}

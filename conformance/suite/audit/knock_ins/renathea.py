"""Renathea: engines that break one rule of absence each. The docstring of a knock-in says what is wrong with it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from conformance.suite.audit.knock_ins import swapped
from reference_engine import renathea as engine
from reference_engine.kernel import CardId, Illegal
from reference_engine.renathea import arena, close, decks, draw, law, skills, total_power, views
from reference_engine.renathea import deploy as deploying
from reference_engine.renathea.actions import Deploy, Register, Shuffle
from reference_engine.renathea.cards import Card, Powerup, Protect, Target
from reference_engine.renathea.position import SEATS, Game, Player, Position, Seat, Slot, other

Broken = AbstractContextManager[None]
swap = partial(swapped, "renathea")


def one_after_the_other() -> Broken:
    """B may place a card only after A"""

    def act(game: Game, player: Any, action: Any) -> None:
        if isinstance(action, Deploy) and player == "B" and "A" in engine.awaits(game):
            raise Illegal("", "not_your_decision", "it is A's turn")
        right(game, player, action)

    right = engine.act
    return swap((right, act))


def one_set_only() -> Broken:
    """a deck of two sets is refused"""

    def register(game: Game, seat: Seat, action: Register) -> None:
        if len({game.cards[card].set for card in action.deck}) > 1:
            raise Illegal("", "deck_size", "cards of different sets")
        right(game, seat, action)

    right = decks.register
    return swap((right, register))


def mulligan() -> Broken:
    """after the deal a deck may be shuffled and dealt again"""

    def act(game: Game, player: Any, action: Any) -> None:
        if not isinstance(action, Shuffle) or game.position.phase != "deploy":
            right(game, player, action)
            return
        for side in game.position.players.values():
            if set(action.cards) <= set(side.deck + side.hand):
                rest = [card for card in side.hand + side.deck if card not in action.cards]
                side.deck = action.cards + rest
                side.hand, side.deck = side.deck[:6], side.deck[6:]

    right = engine.act
    return swap((right, act))


def five_roles() -> Broken:
    """no card counts as Agility"""
    return targets_of(lambda card, role: role != "Agility")


def first_role_only() -> Broken:
    """of several Roles only the first counts"""
    return targets_of(lambda card, role: card.roles[0] == role)


def targets_of(means: Callable[[Card, str], bool]) -> Broken:
    """An engine in which a skill that names a Role means fewer cards."""

    def meant(game: Game, owner: Seat, card: CardId, target: Target) -> list[Slot]:
        slots = right(game, owner, card, target)
        return slots if target.role is None else [s for s in slots if means(game.cards[s.card], str(target.role))]

    right = arena.meant
    return swap((right, meant))


def hidden_podium() -> Broken:
    """a player does not see the opponent's Podium"""
    return views_with(lambda seen, mine: None if mine else setattr(seen, "podium", []))


def hidden_numbers() -> Broken:
    """a player is not told how many cards the opponent's Hand and the Decks hold"""

    def hide(seen: views.PlayerView, mine: bool) -> None:
        seen.deck = 0
        if not mine:
            seen.hand = 0

    return views_with(hide)


def views_with(change: Callable[[views.PlayerView, bool], None]) -> Broken:
    """An engine whose views are changed: `change` gets one side, and whether it is the viewer's own."""

    def see(game: Game, viewer: Seat, seat: Seat, player: Player) -> views.PlayerView:
        seen = right(game, viewer, seat, player)
        change(seen, viewer == seat)
        return seen

    right = views.see
    return swap((right, see))


def draw_to_five() -> Broken:
    """a player with five cards in hand draws none"""

    def draw_less(game: Game) -> None:
        before = {seat: (list(player.hand), list(player.deck)) for seat, player in game.position.players.items()}
        right(game)
        for seat, (hand, deck) in before.items():
            if len(hand) >= 5 and game.position.round > 1:
                game.position.players[seat].hand, game.position.players[seat].deck = hand, deck

    right = draw.draw
    return swap((right, draw_less))


def last_status_wins() -> Broken:
    """Protect and Silence are carried out in the order of play, and the last one counts"""

    def set_statuses(game: Game) -> None:
        players = game.position.players
        place = {slot.card: n for p in players.values() for n, slot in enumerate(p.arena)}
        for skill in sorted(skills.skills(game), key=lambda skill: place[skill.card]):
            for slot in [slot for p in players.values() for slot in p.arena]:
                if slot.card in meant_by(game, skill):
                    slot.status = "protected" if isinstance(skill.part, Protect) else "silenced"
        for player in players.values():
            player.committed = None

    return swap((skills.set_statuses, set_statuses))


def meant_by(game: Game, skill: skills.Skill) -> list[CardId]:
    """The targets of a Protect or a Silence."""
    targets = skills.chosen(game, skill)
    return targets.cards if targets else skill.options


def silence_beats_protect() -> Broken:
    """a card hit by Protect and by Silence is silenced"""

    def set_statuses(game: Game) -> None:
        silenced = skills.hit(game, skills.Silence)
        right(game)
        for player in game.position.players.values():
            for slot in player.arena:
                if slot.card in silenced:
                    slot.status = "silenced"

    right = skills.set_statuses
    return swap((right, set_statuses))


def silenced_cards_count_nothing() -> Broken:
    """the Raw Power of a silenced card is not counted"""

    def raw_powers(game: Game) -> dict[CardId, int]:
        raw = right(game)
        return {card: 0 if card in silenced(game) else power for card, power in raw.items()}

    right = total_power.raw_powers
    return swap((right, raw_powers))


def silenced(game: Game) -> set[CardId]:
    """All silenced cards."""
    slots = [slot for player in game.position.players.values() for slot in player.arena]
    return {slot.card for slot in slots if slot.status == "silenced"}


def silenced_cards_do_nothing() -> Broken:
    """Law, Protect and Silence of a silenced card fall too"""

    def active_parts(game: Game) -> Iterator[tuple[Seat, CardId, law.LawPart]]:
        return (found for found in right_parts(game) if found[1] not in silenced(game))

    def hit(game: Game, kind: Any) -> set[CardId]:
        fallen = right_hit(game, skills.Silence)
        standing = [s for s in skills.skills(game) if isinstance(s.part, kind) and s.card not in fallen]
        return {card for skill in standing for card in meant_by(game, skill)}

    right_parts, right_hit = law.active_parts, skills.hit
    return swap((right_parts, active_parts), (right_hit, hit))


def powerup_raises_raw_power() -> Broken:
    """a Powerup of a fixed value is added to the Raw Power of its card"""

    def raw_powers(game: Game) -> dict[CardId, int]:
        raw = right_raw(game)
        return {card: power + fixed(game, card) for card, power in raw.items()}

    def powerups(game: Game, owner: Seat, raw: arena.RawPower) -> int:
        return right_powerups(game, owner, raw) - sum(fixed(game, s.card) for s in game.position.players[owner].arena)

    right_raw, right_powerups = total_power.raw_powers, total_power.powerups
    return swap((right_raw, raw_powers), (right_powerups, powerups))


def fixed(game: Game, card: CardId) -> int:
    """The Powerup of a card that has a fixed value, no condition, and is not switched off."""
    if card in total_power.switched_off(game):
        return 0
    parts = [part for effect in game.cards[card].effects for part in effect.parts]
    return sum(p.amount for p in parts if isinstance(p, Powerup) and p.only_if is None and isinstance(p.amount, int))


def no_powerups_added() -> Broken:
    """Total Power is Raw Power alone"""
    return swap((total_power.powerups, lambda game, owner, raw: 0))


def silence_does_nothing() -> Broken:
    """the Powerup of a silenced card counts"""
    return swap((total_power.switched_off, lambda game: set()))


def winner_is(changed: Callable[[dict[Seat, int], Seat | None], Seat | None]) -> Broken:
    """An engine that names another winner of the round."""

    def compare(game: Game) -> None:
        right(game)
        compared = game.position.compared
        if compared is not None:
            compared.winner = changed(compared.totals, compared.winner)

    right = total_power.compare
    return swap((right, compare))


def lower_total_wins() -> Broken:
    """the lower Total Power wins"""
    return winner_is(lambda totals, winner: other(winner) if winner else None)


def a_wins_ties() -> Broken:
    """equal totals are won by A"""
    return winner_is(lambda totals, winner: winner or "A")


def on_top_of_the_deck() -> Broken:
    """the loser's card goes to the top of the Deck"""

    def put(position: Position, owner: Seat, card: CardId) -> None:
        close.take(position, owner, card)
        position.players[owner].deck.insert(0, card)

    return swap((close.put_under_deck, put))


def under_the_wrong_deck() -> Broken:
    """a card goes under the Deck of the other player"""

    def put(position: Position, owner: Seat, card: CardId) -> None:
        close.take(position, owner, card)
        position.players[other(owner)].deck.append(card)

    return swap((close.put_under_deck, put))


def four_to_win() -> Broken:
    """three cards on the Podium do not win"""

    def end_game(game: Game) -> None:
        right(game)
        if max(len(game.position.players[seat].podium) for seat in SEATS) < 4:
            game.position.result = None

    right = close.end_game
    return swap((right, end_game))


def statuses_stay() -> Broken:
    """a card keeps its status when it comes back to the Hand"""
    kept: dict[CardId, Any] = {}

    def start(cards: dict[CardId, Card], position: Position) -> Game:
        kept.clear()
        return right_start(cards, position)

    def return_the_rest(position: Position) -> None:
        kept.update({slot.card: slot.status for player in position.players.values() for slot in player.arena})
        right_return(position)

    def deploy(game: Game, seat: Seat, action: Deploy) -> None:
        right_deploy(game, seat, action)
        game.position.players[seat].arena[-1].status = kept.get(action.card)

    right_start, right_return, right_deploy = engine.start, close.return_the_rest, deploying.deploy
    return swap((right_start, start), (right_return, return_the_rest), (right_deploy, deploy))


KNOCK_INS: dict[str, Callable[[], Broken]] = {
    "RN-1.2": one_after_the_other,
    "RN-2.4": one_set_only,
    "RN-2.8": mulligan,
    "RN-3.3": five_roles,
    "RN-3.5": first_role_only,
    "RN-4.6": hidden_podium,
    "RN-4.8": hidden_numbers,
    "RN-5.4": draw_to_five,
    "RN-5.13": last_status_wins,
    "RN-6.7": silenced_cards_count_nothing,
    "RN-6.8": silenced_cards_do_nothing,
    "RN-6.10": powerup_raises_raw_power,
    "RN-7.9": no_powerups_added,
    "RN-7.10": silence_does_nothing,
    "RN-7.11": silence_beats_protect,
    "RN-8.13": statuses_stay,
    "RN-10.2": lower_total_wins,
    "RN-10.3": on_top_of_the_deck,
    "RN-10.6": four_to_win,
    "RN-10.7": a_wins_ties,
    "RN-10.8": under_the_wrong_deck,
}

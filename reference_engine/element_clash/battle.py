"""Battle Phase: the announcement, the opponent's one opportunity, attacks ("Aturan Serangan", "Direct Attack")."""

from reference_engine.element_clash import timing, triggers
from reference_engine.element_clash.actions import DeclareAttack
from reference_engine.element_clash.position import Attack, Game, Seat, other
from reference_engine.element_clash.zones import cards_in, monster
from reference_engine.kernel import Illegal, cite


def announce(game: Game, seat: Seat) -> None:
    """Announce the Battle Phase; the opponent may answer. Raises Illegal: `not_your_decision`, `wrong_action`."""
    if not timing.is_main(game, seat):
        raise Illegal("EC-21.1", timing.why_not(game, seat), "the Battle Phase is announced in one's own Main Phase")
    cite("EC-21.1")
    game.position.phase = "battle"
    cite("EC-21.2")
    game.resolution.announced = True
    triggers.happened(game, "battle", seat)


def declare_attack(game: Game, seat: Seat, action: DeclareAttack) -> None:
    """Attack a monster of the opponent, or directly.

    Raises Illegal: `not_your_decision`, `wrong_action`, `no_attack_in_first_turn`, `not_your_monster`,
    `already_attacked`, `monsters_in_the_way`, `no_such_target`.
    """
    position = game.position
    if not timing.is_battle(game, seat):
        raise Illegal("EC-24.2", timing.why_not(game, seat), "one attacks in one's own Battle Phase")
    if position.turn == 1 and seat == position.first_player:
        raise Illegal("EC-23.1", "no_attack_in_first_turn", f"{seat} goes first and cannot attack in the first turn")
    attacker = monster(game, action.card)
    if attacker is None or attacker not in position.players[seat].monster_zone:
        raise Illegal("EC-24.2", "not_your_monster", f"{action.card} is not in {seat}'s Monster Zone")
    if attacker is not None and attacker.attacked:
        raise Illegal("EC-24.1", "already_attacked", f"{action.card} has attacked in this Battle Phase")
    attack = declared(game, seat, action)
    attacker.attacked = True
    game.resolution.attack = attack
    triggers.trigger(game, seat, action.card, "attacks")
    triggers.happened(game, "attack", seat)


def declared(game: Game, seat: Seat, action: DeclareAttack) -> Attack | None:
    """The attack with its target. Raises Illegal: `monsters_in_the_way`, `no_such_target`."""
    opponent = game.position.players[other(seat)]
    if action.target is None:
        if opponent.monster_zone:
            raise Illegal("EC-27.1", "monsters_in_the_way", f"{other(seat)} has a monster")
        cite("EC-24.5")
        return Attack(action.card, None)
    possible = cards_in(opponent, "monster_zone") + cards_in(opponent, "face_down_zone")
    cite("EC-6.5")
    possible = cards_in(opponent, "monster_zone")
    if action.target not in possible:
        raise Illegal("EC-24.4", "no_such_target", f"{action.target} is no monster of {other(seat)}")
    attack = None
    cite("EC-24.3")
    attack = Attack(action.card, action.target)
    return attack

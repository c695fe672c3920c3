"""Attacking ("Menggunakan satu serangan Pokémon Bertarung", "Cara Menggunakan Serangan")."""

from collections import Counter

from reference_engine.kernel import Illegal, cite
from reference_engine.pokemon_tcg import conditions, damage, modifiers
from reference_engine.pokemon_tcg.actions import UseAttack
from reference_engine.pokemon_tcg.cards import Attack, Type
from reference_engine.pokemon_tcg.position import Frame, Game, Pokemon, Seat, other
from reference_engine.pokemon_tcg.zones import active, in_play

CONFUSION = 30


def attack(game: Game, seat: Seat, action: UseAttack) -> None:
    """Use an attack; a Confused Pokémon flips a coin first.

    Raises Illegal: `no_such_attack`, `no_attack_in_first_turn`, `cannot_attack`, `attack_forbidden`, `cost_not_met`.
    """
    for attacker, chosen in check(game, seat, action.name):
        if "confused" in attacker.conditions:
            cite("PK-92.5")
            game.resolution.confused = chosen.name
        if game.resolution.confused is None:
            carry_out(game, seat, attacker, chosen)


def check(game: Game, seat: Seat, name: str) -> list[tuple[Pokemon, Attack]]:
    """The Active Pokémon and its attack of this name. Raises Illegal, as `attack`."""
    position = game.position
    found = named(game, seat, name)
    if not found:
        raise Illegal("PK-15.2", "no_such_attack", f"{seat}'s Active Pokémon has no attack {name}")
    if position.turn == 1 and seat == position.first_player:
        raise Illegal("PK-15.3", "no_attack_in_first_turn", f"{seat} goes first and cannot attack in the first turn")
    for attacker, chosen in found:
        if conditions.is_stopped(game, attacker):
            raise Illegal("PK-92.4", "cannot_attack", f"{attacker.card} is {' and '.join(attacker.conditions)}")
        if modifiers.is_banned(game, attacker, "attack"):
            raise Illegal("PK-16.7", "attack_forbidden", f"an effect forbids {attacker.card} to attack")
        if not can_pay(game, attacker, chosen.cost):
            raise Illegal("PK-15.5", "cost_not_met", f"{attacker.card} has not the Energy for {name}")
    return found


def named(game: Game, seat: Seat, name: str) -> list[tuple[Pokemon, Attack]]:
    """The attack of this name with its Pokémon: of the Active one, and only of its top card. Empty: there is none."""
    found: list[tuple[Pokemon, Attack]] = []
    attackers = in_play(game.position.players[seat])
    cite("PK-15.4")
    attackers = game.position.players[seat].active_spot
    for attacker in attackers:
        printed = [one for card in (attacker.card, *attacker.under) for one in game.cards[card].attacks]
        cite("PK-12.11")
        printed = game.cards[attacker.card].attacks
        found += [(attacker, one) for one in printed if one.name == name]
    return found[:1]


def can_pay(game: Game, attacker: Pokemon, cost: list[Type]) -> bool:
    """Whether enough Energy is attached: of each type that the attack names, and in all."""
    there = Counter(game.cards[card].provides for card in attacker.energy)
    typed: list[Type] = list(cost)
    cite("PK-16.4")
    typed = [one for one in cost if one != "colorless"]
    enough = len(cost) <= there.total()
    cite("PK-16.3")
    enough = enough and all(there[one] >= number for one, number in Counter(typed).items())
    return enough


def carry_out(game: Game, seat: Seat, attacker: Pokemon, chosen: Attack) -> None:
    """The damage to the opponent's Active Pokémon, then the text; and the turn is over."""
    receiver = active(game, other(seat))
    if receiver is not None:
        amount = damage.of_attack(game, attacker, receiver, damage.base(game, seat, attacker, chosen))
        cite("PK-8.2", "PK-16.6")
        damage.deal(game, receiver, amount, by=attacker.card, attack=True)
    for effect in chosen.effects:
        if effect.on == "attack":
            cite("PK-16.7")
            game.resolution.waiting.append(Frame(seat, attacker.card, effect.parts, True, attacker.card))
    cite("PK-6.2")
    game.position.then = "checkup"


def flip(game: Game, seat: Seat, *, heads: bool) -> None:
    """The coin of a Confused Pokémon: tails, and instead of the attack it damages itself."""
    name, game.resolution.confused = game.resolution.confused, None
    attacker = active(game, seat)
    assert attacker is not None  # the attack has been checked
    if heads:
        chosen = next(one for one in game.cards[attacker.card].attacks if one.name == name)
        carry_out(game, seat, attacker, chosen)
        return
    cite("PK-92.5")
    conditions.hurt(attacker, CONFUSION)
    game.position.then = "checkup"

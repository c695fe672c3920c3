"""Pokémon TCG: engines that break one rule of absence each. The docstring of a knock-in says what is wrong."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial

from conformance.suite.audit.knock_ins import swapped
from reference_engine.kernel import CardId, Illegal
from reference_engine.pokemon_tcg import (
    abilities,
    attacks,
    damage,
    draw,
    ending,
    energy,
    evolution,
    retreat,
    tools,
    views,
)
from reference_engine.pokemon_tcg.actions import Attach, Retreat, UseAbility
from reference_engine.pokemon_tcg.cards import Attack, Type
from reference_engine.pokemon_tcg.position import Game, Player, Pokemon, Result, Seat, other

Broken = AbstractContextManager[None]
swap = partial(swapped, "pokemon_tcg")


# -- turns and draws ---------------------------------------------------------------------------------------------------
def turn_goes_on() -> Broken:
    """after an attack its player's turn goes on"""

    def carry_out(game: Game, seat: Seat, attacker: Pokemon, chosen: Attack) -> None:
        right(game, seat, attacker, chosen)
        game.position.then = "main"

    right = attacks.carry_out
    return swap((right, carry_out))


def energy_comes_first() -> Broken:
    """no Energy is attached after the turn's Retreat"""

    def attach(game: Game, seat: Seat, action: Attach) -> None:
        if game.position.players[seat].retreated:
            raise Illegal("", "energy_already_attached", "too late")
        right(game, seat, action)

    right = energy.attach
    return swap((right, attach))


def shown_draw() -> Broken:
    """a hand is shown to the other player"""

    def see(game: Game, viewer: Seat, seat: Seat, player: Player) -> views.PlayerView:
        seen = right(game, viewer, seat, player)
        seen.hand = list(player.hand)
        return seen

    right = views.see
    return swap((right, see))


def last_card_loses() -> Broken:
    """whoever draws the last card of the Deck has lost"""

    def first_of_turn(game: Game) -> None:
        right(game)
        seat = game.position.active_player or "A"
        if not game.position.players[seat].deck and game.position.result is None:
            ending.finish(game, Result(other(seat), "deck"))

    right = draw.first_of_turn
    return swap((right, first_of_turn))


# -- Energy ------------------------------------------------------------------------------------------------------------
def attaching_refused(refused: Callable[[Game, Seat, Attach], bool]) -> Broken:
    """An engine that refuses to attach some Energy to some Pokémon."""

    def attach(game: Game, seat: Seat, action: Attach) -> None:
        if action.card in game.position.players[seat].hand and refused(game, seat, action):
            raise Illegal("", "not_in_play", "not to this Pokémon")
        right(game, seat, action)

    right = energy.attach
    return swap((right, attach))


def only_to_the_active() -> Broken:
    """Energy is attached to the Active Pokémon only"""
    return attaching_refused(lambda game, seat, action: is_benched(game, seat, action.to))


def only_of_the_type() -> Broken:
    """Energy is attached to a Pokémon of its type only"""
    return attaching_refused(lambda game, seat, action: game.cards[action.card].provides != type_of(game, action.to))


def is_benched(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether a Pokémon is on a player's Bench."""
    return any(pokemon.card == card for pokemon in game.position.players[seat].bench)


def type_of(game: Game, card: CardId) -> Type | None:
    """The type of a Pokémon."""
    return game.cards[card].type


# -- evolving ----------------------------------------------------------------------------------------------------------
def evolving_refused(refused: Callable[[Game, Seat, Pokemon], bool]) -> Broken:
    """An engine that refuses to evolve some Pokémon."""

    def check(game: Game, seat: Seat, card: CardId, onto: CardId) -> Pokemon:
        pokemon = right(game, seat, card, onto)
        if refused(game, seat, pokemon):
            raise Illegal("", "not_its_evolution", "not this Pokémon")
        return pokemon

    right = evolution.check
    return swap((right, check))


def no_hoothoot() -> Broken:
    """Hoothoot does not evolve"""
    return evolving_refused(lambda game, seat, pokemon: game.cards[pokemon.card].name == "Hoothoot")


def longer_ban() -> Broken:
    """a Pokémon that has entered or evolved cannot evolve in its owner's next turn either"""
    return evolving_refused(lambda game, seat, pokemon: game.position.turn - 2 in (
        pokemon.entered_on_turn, pokemon.evolved_on_turn))


def only_the_active_evolves() -> Broken:
    """only the Active Pokémon evolves"""
    return evolving_refused(lambda game, seat, pokemon: is_benched(game, seat, pokemon.card))


def healed_by_evolving() -> Broken:
    """an evolved Pokémon has no damage, and its Energy goes to the Trash"""

    def enter(game: Game, seat: Seat, pokemon: Pokemon) -> None:
        game.position.players[seat].trash += pokemon.energy
        pokemon.damage, pokemon.energy = 0, []
        right(game, seat, pokemon)

    right = abilities.enter
    return swap((right, enter))


# -- Abilities and Retreat ---------------------------------------------------------------------------------------------
def ability_ends_the_turn() -> Broken:
    """the turn is over when an Ability has been used"""

    def use(game: Game, seat: Seat, action: UseAbility) -> None:
        right(game, seat, action)
        game.position.then = "checkup"

    right = abilities.use
    return swap((right, use))


def retreat_costs_one() -> Broken:
    """a Retreat costs an Energy at least"""

    def cost(game: Game, pokemon: Pokemon) -> int:
        return max(1, right(game, pokemon))

    right = retreat.cost
    return swap((right, cost))


def retreat_of_one_type() -> Broken:
    """a Retreat is paid with Energy of the Pokémon's type"""

    def retreats(game: Game, seat: Seat, action: Retreat) -> None:
        if any(game.cards[card].provides != type_of(game, action.card) for card in action.energy):
            raise Illegal("", "wrong_number_of_energy", "not of its type")
        right(game, seat, action)

    right = retreat.retreat
    return swap((right, retreats))


def healed_on_the_bench() -> Broken:
    """a Pokémon that goes to the Bench loses its damage and what lies under it goes to the Trash"""

    def swaps(player: Player, successor: Pokemon) -> None:
        for pokemon in player.active_spot:
            player.trash += pokemon.under
            pokemon.damage, pokemon.under = 0, []
        right(player, successor)

    right = retreat.swap
    return swap((right, swaps))


# -- Tools -------------------------------------------------------------------------------------------------------------
def one_tool_a_turn() -> Broken:
    """a player uses one Tool a turn"""
    used: list[tuple[int, Seat]] = []

    def check(game: Game, seat: Seat, to: CardId | None) -> Pokemon:
        pokemon = right(game, seat, to)
        if used[-1:] == [(game.position.turn, seat)]:
            raise Illegal("", "tool_already_attached", "one a turn")
        used.append((game.position.turn, seat))
        return pokemon

    right = tools.check
    return swap((right, check))


def bare_evolution() -> Broken:
    """the Tool of a Pokémon that evolves goes to the Trash"""

    def enter(game: Game, seat: Seat, pokemon: Pokemon) -> None:
        game.position.players[seat].trash += pokemon.tools
        pokemon.tools = []
        right(game, seat, pokemon)

    right = abilities.enter
    return swap((right, enter))


def bare_on_the_bench() -> Broken:
    """the Tool of a Pokémon that goes to the Bench goes to the Trash"""

    def swaps(player: Player, successor: Pokemon) -> None:
        for pokemon in player.active_spot:
            player.trash += pokemon.tools
            pokemon.tools = []
        right(player, successor)

    right = retreat.swap
    return swap((right, swaps))


# -- attacks -----------------------------------------------------------------------------------------------------------
def attack_uses_energy() -> Broken:
    """the Energy of a Pokémon goes to the Trash when it attacks"""

    def carry_out(game: Game, seat: Seat, attacker: Pokemon, chosen: Attack) -> None:
        right(game, seat, attacker, chosen)
        game.position.players[seat].trash += attacker.energy
        attacker.energy = []

    right = attacks.carry_out
    return swap((right, carry_out))


def paying(can: Callable[[Game, Pokemon, list[Type]], bool]) -> Broken:
    """An engine in which some attacks cannot be paid."""

    def can_pay(game: Game, attacker: Pokemon, cost: list[Type]) -> bool:
        return right(game, attacker, cost) and can(game, attacker, cost)

    right = attacks.can_pay
    return swap((right, can_pay))


def one_is_enough() -> Broken:
    """an attack for two Energy of any type can be used with one"""

    def can_pay(game: Game, attacker: Pokemon, cost: list[Type]) -> bool:
        return right(game, attacker, cost[:1] if set(cost) == {"colorless"} else cost)

    right = attacks.can_pay
    return swap((right, can_pay))


def never_for_nothing() -> Broken:
    """whoever attacks has an Energy attached"""
    return paying(lambda game, attacker, cost: bool(attacker.energy))


# -- Weakness and Resistance -------------------------------------------------------------------------------------------
def weak_without_a_mark() -> Broken:
    """a Pokémon without a mark is weak to every type"""

    def with_weakness(game: Game, kind: Type | None, receiver: Pokemon, amount: int) -> int:
        if game.cards[receiver.card].weakness is None:
            return amount * 2
        return right(game, kind, receiver, amount)

    right = damage.with_weakness
    return swap((right, with_weakness))


def sturdy_squawkabilly() -> Broken:
    """Squawkabilly has neither Weakness nor Resistance"""

    def of_attack(game: Game, attacker: Pokemon, receiver: Pokemon, amount: int, *, weakness: bool = True) -> int:
        named = game.cards[receiver.card].name == "Squawkabilly"
        return right(game, attacker, receiver, amount, weakness=weakness and not named)

    right = damage.of_attack
    return swap((right, of_attack))


KNOCK_INS: dict[str, Callable[[], Broken]] = {
    "PK-3.2": turn_goes_on,
    "PK-5.7": energy_comes_first,
    "PK-9.3": shown_draw,
    "PK-9.6": last_card_loses,
    "PK-10.4": only_to_the_active,
    "PK-10.5": only_of_the_type,
    "PK-12.4": no_hoothoot,
    "PK-12.7": longer_ban,
    "PK-12.9": only_the_active_evolves,
    "PK-12.13": healed_by_evolving,
    "PK-13.7": ability_ends_the_turn,
    "PK-14.7": retreat_costs_one,
    "PK-14.8": retreat_of_one_type,
    "PK-14.11": healed_on_the_bench,
    "PK-15.6": attack_uses_energy,
    "PK-16.2": one_is_enough,
    "PK-16.5": never_for_nothing,
    "PK-17.3": sturdy_squawkabilly,
    "PK-17.4": weak_without_a_mark,
    "PK-93.8": one_tool_a_turn,
    "PK-93.10": bare_evolution,
    "PK-93.11": bare_on_the_bench,
}

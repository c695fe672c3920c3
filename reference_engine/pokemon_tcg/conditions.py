"""Special Conditions and the Checkup between two turns. The book names them and leaves out what they do."""

from reference_engine.kernel import cite
from reference_engine.pokemon_tcg.cards import Condition
from reference_engine.pokemon_tcg.position import Game, Pokemon, other
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import find

ORDER: tuple[Condition, ...] = ("poisoned", "burned", "asleep", "paralyzed")
REPLACE: tuple[Condition, ...] = ("asleep", "confused", "paralyzed")  # of these the new one replaces the others
POISON, BURN = 10, 20


def is_stopped(game: Game, pokemon: Pokemon) -> bool:
    """Whether a condition forbids a Pokémon to attack and to retreat (PK-R17)."""
    stops = any(condition in pokemon.conditions for condition in ("asleep", "paralyzed"))
    return stops and reading(game.position, "PK-R17") == "b"


def begin_checkup(game: Game) -> None:
    """What is to be looked at after this turn: condition by condition, first those of the player whose turn it was."""
    active = game.position.active_player or "A"
    game.resolution.checkup = [
        (condition, pokemon.card) for condition in ORDER for seat in (active, other(active))
        for pokemon in game.position.players[seat].active_spot if condition in pokemon.conditions]


def needs_coin(game: Game) -> bool:
    """Whether the next one of the Checkup is decided by a coin, and it is time for it."""
    checkup = game.resolution.checkup
    if not checkup:
        return False
    before_damage = game.position.edition == "older" or game.resolution.burn_done
    return checkup[0][0] == "asleep" or (checkup[0][0] == "burned" and before_damage)


def check_next(game: Game) -> None:
    """The next one of the Checkup, as far as no coin decides it."""
    condition, card = game.resolution.checkup[0]
    there = find(game, card)
    assert there is not None  # nobody leaves play during the Checkup
    seat, pokemon = there
    if condition == "burned":
        cite("PK-92.2")
        hurt(pokemon, BURN)
        game.resolution.burn_done = True
        return
    game.resolution.checkup.pop(0)
    if condition == "poisoned":
        cite("PK-92.1")
        hurt(pokemon, POISON)
    elif condition == "paralyzed" and seat == game.position.active_player:
        cite("PK-92.4")
        pokemon.conditions.remove("paralyzed")


def flip(game: Game, *, heads: bool) -> None:
    """The coin for the next one of the Checkup."""
    condition, card = game.resolution.checkup.pop(0)
    game.resolution.burn_done = False
    there = find(game, card)
    assert there is not None  # nobody leaves play during the Checkup
    if condition == "burned" and game.position.edition == "older":
        if not heads:
            cite("PK-92.2")
            hurt(there[1], BURN)
    elif heads:
        cite("PK-92.2", "PK-92.3")
        there[1].conditions.remove(condition)


def hurt(pokemon: Pokemon, amount: int) -> None:
    """Damage of a condition: no attack's, nothing changes it, and no Ability answers it (PK-R37)."""
    pokemon.damage += amount

"""How damage is worked out ("Cara Menghitung Kerusakan", "Kelemahan dan Resistansi"), and dealing it."""

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg import modifiers, targets
from reference_engine.pokemon_tcg.cards import Attack, Base, Deal, Take, Type
from reference_engine.pokemon_tcg.position import Frame, Game, Pokemon, Seat
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import abilities, definition, find, is_active


def base(game: Game, seat: Seat, attacker: Pokemon, attack: Attack) -> int:
    """Step 1: the printed number, and what the text beneath it makes of it."""
    amount = attack.damage
    for effect in attack.effects:
        for part in effect.parts if effect.on == "base" else ():
            if isinstance(part, Base) and targets.met(game, seat, attacker.card, part.only_if):
                times = 1 if part.per is None else targets.number(game, seat, attacker.card, part.per)
                cite("PK-18.2")
                amount += part.amount * times
    return amount


def of_attack(game: Game, attacker: Pokemon, receiver: Pokemon, amount: int, *, weakness: bool = True) -> int:
    """Steps 1 to 5: what an attack does to one Pokémon. `weakness` false: its text leaves steps 3 and 4 out."""
    if amount <= 0:
        cite("PK-18.3", "PK-18.4")
        return 0
    cite("PK-18.5")
    amount += modifiers.changes(game, attacker, Deal)
    amount = clamped(game, amount)
    if weakness and is_opposing(game, attacker, receiver):
        amount = with_weakness(game, definition(game, attacker).type, receiver, amount)
        amount = clamped(game, amount)
        amount = with_resistance(game, definition(game, attacker).type, receiver, amount)
        amount = clamped(game, amount)
    cite("PK-18.10")
    amount += modifiers.changes(game, receiver, Take)
    return max(0, amount)


def clamped(game: Game, amount: int) -> int:
    """The amount between two steps: as it is, or at least zero (PK-R1)."""
    return max(0, amount) if reading(game.position, "PK-R1") == "b" else amount


def is_opposing(game: Game, attacker: Pokemon, receiver: Pokemon) -> bool:
    """Whether the two are of different players; damage to the own side is not received from the opponent (PK-R12)."""
    there, here = find(game, receiver.card), find(game, attacker.card)
    return there is not None and here is not None and there[0] != here[0]


def with_weakness(game: Game, kind: Type | None, receiver: Pokemon, amount: int) -> int:
    """Step 3: doubled against a Pokémon in the Active spot that is weak to this type."""
    weak = definition(game, receiver).weakness is not None and definition(game, receiver).weakness == kind
    if not is_active(game, receiver):
        cite("PK-17.2", "PK-18.7")
        weak = False
    if weak:
        cite("PK-17.5", "PK-18.6")
        amount *= 2
    return amount


def with_resistance(game: Game, kind: Type | None, receiver: Pokemon, amount: int) -> int:
    """Step 4: less against a Pokémon in the Active spot that resists this type."""
    resistance = definition(game, receiver).resistance
    less = resistance.amount if resistance is not None and resistance.type == kind else 0
    if not is_active(game, receiver):
        cite("PK-17.2", "PK-18.9")
        less = 0
    cite("PK-17.6", "PK-18.8")
    amount -= less
    return amount


def of_text(game: Game, frame: Frame, receiver: Pokemon, amount: int, *, weakness: bool) -> int:
    """Damage by an Ability or a Trainer: as the text says, or with Weakness and Resistance too (PK-R5)."""
    source = find(game, frame.card)
    if reading(game.position, "PK-R5") == "b" and weakness and source is not None:
        kind = definition(game, source[1]).type
        amount = with_weakness(game, kind, receiver, amount)
        amount = with_resistance(game, kind, receiver, amount)
    return max(0, amount)


def deal(game: Game, receiver: Pokemon, amount: int, *, by: CardId | None = None, attack: bool = False) -> None:
    """Put damage on a Pokémon. `by` is the Pokémon whose attack it is; `attack` false: no attack's damage."""
    if amount <= 0:
        return
    before = is_down(game, receiver)
    receiver.damage += amount
    if attack and not before and is_down(game, receiver):
        game.resolution.by_attack.append(receiver.card)
    set_off(game, receiver, by)


def set_off(game: Game, receiver: Pokemon, by: CardId | None) -> None:
    """Abilities that work each time their Pokémon receives damage."""
    for seat, pokemon, ability in abilities(game):
        if pokemon is receiver:
            for effect in ability.effects:
                if effect.on == "damaged":
                    cite("PK-13.8")
                    game.resolution.triggered.append(Frame(seat, pokemon.card, effect.parts, attacker=by))


def is_down(game: Game, pokemon: Pokemon) -> bool:
    """Whether the HP of a Pokémon have come to zero."""
    return pokemon.damage >= definition(game, pokemon).hp

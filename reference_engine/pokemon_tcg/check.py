"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

import re
from collections.abc import Iterator

from reference_engine.kernel import CardId, Invalid
from reference_engine.pokemon_tcg.cards import Ability, Attack, Base, Card, Deal, Effect, Flip, Forbid, On, Take
from reference_engine.pokemon_tcg.position import SEATS, Game, Player, Position
from reference_engine.pokemon_tcg.rulings import READINGS
from reference_engine.pokemon_tcg.turn import awaits
from reference_engine.pokemon_tcg.zones import cards_of, in_play
from reference_engine.set_up_checks import check_places, check_two_seats

PLAIN = ("collection", "deck", "hand", "stadium", "trash", "points")
BEFORE = ("decks", "shuffle", "setup", "first_player")
STAY = ("stadium", "tool")


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    check_two_seats(position.seats, position.players)
    for ruling, letter in position.rulings.items():
        if not re.fullmatch(r"PK-R\d+", ruling) or letter not in READINGS.get(ruling, ("a", "b")):
            raise Invalid(f"rulings.{ruling}", f"this engine has no reading {letter!r} of {ruling}")
    for card, definition in game.cards.items():
        check_card(f"cards.{card}", definition)
    check_places(game.cards, places(position))
    for seat in SEATS:
        check_pokemon(game, f"players.{seat}", position.players[seat])
    check_stadium(game)
    check_phase(position)
    if position.phase != "over" and not awaits(game):
        raise Invalid("phase", f"nobody has a choice in this {position.phase} phase")


def check_card(path: str, card: Card) -> None:
    """A Pokémon has HP and a type, an Evolution what it evolves from, Energy its type, and a Trainer its kind."""
    if card.kind == "pokemon" and (card.type is None or card.hp < 1):
        raise Invalid(f"{path}.{'hp' if card.type else 'type'}", "is missing; a Pokémon has HP and a type")
    if card.kind == "pokemon" and card.stage == "evolution" and card.evolves_from is None:
        raise Invalid(f"{path}.evolves_from", "is missing; an Evolution Pokémon names the one that it evolves from")
    if card.kind == "energy" and card.provides is None:
        raise Invalid(f"{path}.provides", "is missing; an Energy is of a type")
    if card.kind == "trainer" and card.subtype is None:
        raise Invalid(f"{path}.subtype", "is missing; a Trainer is an item, a supporter, a stadium or a tool")
    for i, ability in enumerate(card.abilities):
        check_effects(f"{path}.abilities[{i}]", ability, ability.effects)
    for i, attack in enumerate(card.attacks):
        check_effects(f"{path}.attacks[{i}]", attack, attack.effects)
    check_effects(path, card, card.effects)


def check_effects(path: str, of: Attack | Ability | Card, effects: list[Effect]) -> None:
    """Each effect belongs where it stands, and each part to its effect."""
    for i, effect in enumerate(effects):
        if effect.on not in moments(of):
            raise Invalid(f"{path}.effects[{i}].on", f"expected {' or '.join(moments(of))}, got {effect.on}")
        for j, part in enumerate(effect.parts):
            here = f"{path}.effects[{i}].parts[{j}]"
            wrong = isinstance(part, Base) != (effect.on == "base")
            wrong = wrong or (effect.on == "while" and not isinstance(part, Deal | Take | Forbid))
            if wrong or (isinstance(part, Flip) and part.optional):
                raise Invalid(here, f"{part.do} does not belong to `on: {effect.on}`")
            if part.needs is not None and not 0 <= part.needs < j:
                raise Invalid(f"{here}.needs", "names no earlier part")
            if getattr(part, "amount", 0) % 10:
                raise Invalid(f"{here}.amount", "is no multiple of 10")


def moments(of: Attack | Ability | Card) -> tuple[On, ...]:
    """When effects of an attack, an Ability or a card work."""
    if isinstance(of, Attack):
        return "base", "attack"
    if isinstance(of, Ability):
        return "activated", "while", "damaged", "enters"
    return ("while",) if of.subtype in STAY else ("play",)


def places(position: Position) -> Iterator[tuple[str, CardId]]:
    """Every card with the path of its place."""
    for seat, player in position.players.items():
        for zone in PLAIN:
            for i, card in enumerate(getattr(player, zone)):
                yield f"players.{seat}.{zone}[{i}]", card
        for pokemon in in_play(player):
            for card in cards_of(pokemon):
                yield f"players.{seat}[{pokemon.card}]", card
    for i, card in enumerate(position.resolving):
        yield f"resolving[{i}]", card


def check_pokemon(game: Game, path: str, player: Player) -> None:
    """At most one Active Pokémon; Pokémon are Pokémon, and what is attached to them is Energy and at most one Tool."""
    if len(player.active_spot) > 1:
        raise Invalid(f"{path}.active_spot", f"{len(player.active_spot)} Pokémon, at most 1")
    for pokemon in in_play(player):
        here = f"{path}[{pokemon.card}]"
        if pokemon.damage < 0 or pokemon.damage % 10:
            raise Invalid(f"{here}.damage", f"{pokemon.damage} is no multiple of 10 from 0 on")
        if stranger := next((c for c in (pokemon.card, *pokemon.under) if game.cards[c].kind != "pokemon"), None):
            raise Invalid(here, f"{stranger} is no Pokémon")
        if stranger := next((card for card in pokemon.energy if game.cards[card].kind != "energy"), None):
            raise Invalid(f"{here}.energy", f"{stranger} is no Energy")
        if stranger := next((card for card in pokemon.tools if game.cards[card].subtype != "tool"), None):
            raise Invalid(f"{here}.tools", f"{stranger} is no Tool")
        if len(pokemon.tools) > 1:
            raise Invalid(f"{here}.tools", f"{len(pokemon.tools)} Tools, at most 1")


def check_stadium(game: Game) -> None:
    """At most one Stadium is in play, and it is one."""
    there = [(seat, card) for seat in SEATS for card in game.position.players[seat].stadium]
    for seat, card in there:
        if game.cards[card].subtype != "stadium":
            raise Invalid(f"players.{seat}.stadium", f"{card} is no Stadium")
    if len(there) > 1:
        raise Invalid(f"players.{there[1][0]}.stadium", f"{len(there)} Stadiums in play, at most 1")


def check_phase(position: Position) -> None:
    """`result` is there if and only if the game is over, `resolving` is empty, a turn has an active player."""
    if position.phase == "over" and position.result is None:
        raise Invalid("result", "is missing although the game is over")
    if position.phase != "over" and position.result is not None:
        raise Invalid("result", f"there is one in the phase {position.phase}")
    if position.phase != "over" and position.resolving:
        raise Invalid("resolving", "nothing is being carried out at a set-up")
    if position.phase not in (*BEFORE, "over") and (position.active_player is None or position.turn < 1):
        raise Invalid("active_player" if position.active_player is None else "turn", "is missing in a turn")
    if position.phase == "main" and position.then != "main":
        raise Invalid("then", f"{position.then} follows at once, so nobody has a choice in the main phase")

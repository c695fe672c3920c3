"""Small games of Pokémon TCG for tests: cards are written down where they are used.

`new` sets up a turn of A from a few words; ids are the names of the cards.
"""

from typing import Any

from conformance.protocol.games import game as types_of
from reference_engine import pokemon_tcg as engine
from reference_engine.pokemon_tcg import Game
from reference_engine.pokemon_tcg.position import Pokemon

TYPES = types_of("pokemon_tcg")
Card = dict[str, Any]
OPPOSING = {"side": "opponent", "zone": "active", "which": "all"}
ENERGY = {"kind": "energy", "provides": "fire"}


def mon(hp: int = 100, **more: Any) -> Card:
    return {"kind": "pokemon", "hp": hp, "type": "grass", **more}


def attack(*parts: Card, damage: int = 0, on: str = "attack", name: str = "Hit") -> Card:
    return {"name": name, "damage": damage, "effects": [{"on": on, "parts": list(parts)}] if parts else []}


def ability(on: str, *parts: Card, **more: Any) -> Card:
    return mon(attacks=[attack(damage=10)], abilities=[{"name": "Able", "effects": [{"on": on, "parts": list(parts)}],
                                                        **more}])


def item(*parts: Card) -> Card:
    return {"kind": "trainer", "subtype": "item", "effects": [{"on": "play", "parts": list(parts)}]}


def staying(subtype: str, *parts: Card) -> Card:
    return {"kind": "trainer", "subtype": subtype, "effects": [{"on": "while", "parts": list(parts)}]}


def part(do: str, **more: Any) -> Card:
    return {"do": do, **more}


def new(cards: dict[str, Card], a: Card | None = None, b: Card | None = None, **position: Any) -> Game:
    """A turn of A. Each side names its cards by zone; a card that `cards` lacks is a plain Pokémon, or Energy."""
    definitions: dict[str, Card] = {}
    sides: dict[str, Card] = {}

    def define(card: str) -> None:
        plain = ENERGY if "energy" in card or card.startswith("deck") else mon(attacks=[attack(damage=10)])
        definitions[card] = {"name": card, **cards.get(card, plain)}

    for seat, stated in (("A", a or {}), ("B", b or {})):
        side: Card = {"deck": [f"deck {seat} {n}" for n in range(6)], "points": [f"deck {seat} P{n}" for n in range(3)],
                      "active_spot": [f"mon {seat}"], **stated}
        for zone, lying in side.items():
            if zone in ("active_spot", "bench"):
                side[zone] = [{"card": one} if isinstance(one, str) else one for one in lying]
                for one in side[zone]:
                    for card in (one["card"], *one.get("under", ()), *one.get("energy", ()), *one.get("tools", ())):
                        define(card)
            elif isinstance(lying, list):
                for card in lying:
                    define(card)
        sides[seat] = side
    document = {"phase": "main", "turn": 5, "active_player": "A", "first_player": "A", "players": sides, **position}
    return engine.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def act(game: Game, player: str, type: str, **words: Any) -> None:
    engine.act(game, player, TYPES.action.validate_python({"type": type, **words}))  # type: ignore[arg-type]


def hit(game: Game, name: str = "Hit") -> None:
    act(game, "A", "attack", name=name)


def choose(game: Game, *cards: str) -> None:
    act(game, "A", "choose", cards=list(cards))


def pokemon(game: Game, card: str) -> Pokemon:
    found = [one for player in game.position.players.values() for one in (*player.active_spot, *player.bench)
             if one.card == card]
    return found[0]


def lying(game: Game, seat: str, zone: str) -> list[str]:
    return sorted(getattr(game.position.players[seat], zone))  # type: ignore[index]


def asked(game: Game) -> tuple[str, str, list[str], int, int]:
    (player, decision), = engine.awaits(game).items()
    return player, decision["kind"], sorted(decision.get("from", [])), decision.get("min", 0), decision.get("max", 0)

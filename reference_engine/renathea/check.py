"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

from collections.abc import Iterator

from reference_engine.kernel import CardId, Invalid
from reference_engine.renathea.cards import Card, Powerup, Protect, Silence
from reference_engine.renathea.phases import awaits
from reference_engine.renathea.position import ARENA_SIZE, SEATS, Game, Player, Position
from reference_engine.renathea.rulings import READINGS
from reference_engine.set_up_checks import check_places, check_rulings, check_two_seats

ALLOWED = {"resolve": (Protect, Silence), "compare": (Powerup,)}


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    check_two_seats(position.seats, position.players)
    check_rulings(position.rulings, "RN", READINGS)
    for card, definition in game.cards.items():
        check_card(card, definition)
    check_places(game.cards, places(position))
    for seat in SEATS:
        check_arena(f"players.{seat}", position.players[seat])
    check_phase(position)
    if position.phase != "over" and not awaits(game):
        raise Invalid("phase", f"nobody has a choice in this {position.phase} phase")


def check_card(card: CardId, definition: Card) -> None:
    """A card has a Role, and each effect only parts that belong to its moment."""
    if not definition.roles:
        raise Invalid(f"cards.{card}.roles", "a card has at least one Role")
    for i, effect in enumerate(definition.effects):
        for part in effect.parts:
            law = not isinstance(part, Protect | Silence | Powerup)
            if (effect.on == "law") != law or not (law or isinstance(part, ALLOWED[effect.on])):
                raise Invalid(f"cards.{card}.effects[{i}]", f"{part.do} does not belong to `on: {effect.on}`")


def places(position: Position) -> Iterator[tuple[str, CardId]]:
    """Every card with the path of its place."""
    for seat, player in position.players.items():
        for zone, cards in zones(player).items():
            for i, card in enumerate(cards):
                yield f"players.{seat}.{zone}[{i}]", card


def zones(player: Player) -> dict[str, list[CardId]]:
    """The cards of a player by zone."""
    return {"collection": player.collection, "deck": player.deck, "hand": player.hand,
            "arena": [slot.card for slot in player.arena], "podium": player.podium}


def check_arena(path: str, player: Player) -> None:
    """An Arena holds at most three cards, of which only the last can lie face down."""
    if len(player.arena) > ARENA_SIZE:
        raise Invalid(f"{path}.arena", f"{len(player.arena)} cards, at most {ARENA_SIZE}")
    if any(not slot.face_up for slot in player.arena[:-1]):
        raise Invalid(f"{path}.arena", "only the last card can lie face down")


def check_phase(position: Position) -> None:
    """Close: `compared` is there. After the end: `result` is."""
    if position.phase == "close" and position.compared is None:
        raise Invalid("compared", "Close needs the result of Compare")
    if position.phase == "over" and position.result is None:
        raise Invalid("result", "is missing although the game is over")

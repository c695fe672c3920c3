"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

import re
from collections import Counter

from reference_engine.kernel import CardId, Invalid
from reference_engine.renathea.cards import Card, Powerup, Protect, Silence
from reference_engine.renathea.phases import awaits
from reference_engine.renathea.position import ARENA_SIZE, SEATS, Game, Player, Position
from reference_engine.renathea.rulings import READINGS

ALLOWED = {"resolve": (Protect, Silence), "compare": (Powerup,)}


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    if position.seats != list(SEATS):
        raise Invalid("seats", f"expected {list(SEATS)}, got {position.seats}")
    if missing := [seat for seat in SEATS if seat not in position.players]:
        raise Invalid(f"players.{missing[0]}", "is missing")
    for ruling, letter in position.rulings.items():
        if not re.fullmatch(r"RN-R\d+", ruling) or letter not in READINGS.get(ruling, ("a",)):
            raise Invalid(f"rulings.{ruling}", f"this engine has no reading {letter!r} of {ruling}")
    for card, definition in game.cards.items():
        check_card(card, definition)
    check_places(game)
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


def check_places(game: Game) -> None:
    """Every card lies in exactly one place, and every place holds only cards that are defined."""
    seen: Counter[CardId] = Counter()
    for seat, player in game.position.players.items():
        for zone, cards in zones(player).items():
            for i, card in enumerate(cards):
                if card not in game.cards:
                    raise Invalid(f"players.{seat}.{zone}[{i}]", f"no card {card!r} is defined")
                seen[card] += 1
                if seen[card] > 1:
                    raise Invalid(f"players.{seat}.{zone}[{i}]", f"the card {card!r} lies in two places")
    if lost := set(game.cards) - set(seen):
        raise Invalid(f"cards.{min(lost)}", "lies in no zone")


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

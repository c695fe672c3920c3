"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

from collections.abc import Iterator

from reference_engine.kernel import CardId, Invalid
from reference_engine.magical_cute.cards import Card, Damage, Dp, Effect, ReduceDamage
from reference_engine.magical_cute.position import SEATS, Game, Player, Position
from reference_engine.magical_cute.rulings import READINGS
from reference_engine.magical_cute.turn import awaits
from reference_engine.set_up_checks import check_places, check_rulings, check_two_seats

BEFORE = ("decks", "shuffle", "rps", "order")
UNITS = ("character", "summon")
PILES = ("collection", "deck", "hand", "abyss", "arrest")
FIELDS = ("left_field", "middle_field", "right_field")
SLOTS = ("player_card", "attribute_line", "ritual")


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    check_two_seats(position.seats, position.players)
    check_rulings(position.rulings, "MC", READINGS)
    if not position.fields or len(set(position.fields)) != len(position.fields):
        raise Invalid("fields", "expected different fields, one at least")
    for card, definition in game.cards.items():
        check_card(card, definition)
    check_places(game.cards, places(position))
    for seat in SEATS:
        check_player(game, f"players.{seat}", position.players[seat])
    check_phase(position)
    if position.phase != "over" and not awaits(game):
        raise Invalid("phase", f"nobody has a choice in the phase {position.phase}")


def check_card(card: CardId, definition: Card) -> None:
    """Magic has a `sub` and nothing else does, and no cost is below zero."""
    if (definition.sub is not None) != (definition.kind == "magic"):
        raise Invalid(f"cards.{card}.sub", "belongs to magic, which has to have it")
    if definition.cost < 0:
        raise Invalid(f"cards.{card}.cost", "is below zero")
    for i, effect in enumerate(definition.effects):
        if effect.cost < 0:
            raise Invalid(f"cards.{card}.effects[{i}].cost", "is below zero")
        check_effect(f"cards.{card}.effects[{i}]", effect)


def check_effect(path: str, effect: Effect) -> None:
    """A text that holds changes DP or damage; one that somebody does not use leaves no choice."""
    holds = effect.on == "while" or (effect.on == "automatic" and effect.when is None)
    for j, part in enumerate(effect.parts):
        if holds != isinstance(part, Dp | ReduceDamage) and not (isinstance(part, Dp) and not holds):
            raise Invalid(f"{path}.parts[{j}]", f"{part.do} does not belong to a text that "
                                                f"{'holds' if holds else 'is carried out once'}")
        target = getattr(part, "target", None)
        if target is not None and target.which == "chosen" and effect.on not in ("play", "activated"):
            raise Invalid(f"{path}.parts[{j}].target", "nobody uses this text, so it leaves no choice")
        if target is not None and target.which == "foe" and effect.on != "fight":
            raise Invalid(f"{path}.parts[{j}].target", "there is a foe only in a fight")
        if isinstance(part, Damage | ReduceDamage) and (target is None) == (part.who is None):
            raise Invalid(f"{path}.parts[{j}]", "speaks of a target or of a player, of one of the two")


def places(position: Position) -> Iterator[tuple[str, CardId]]:
    """Every card with the path of its place."""
    for seat, player in position.players.items():
        for zone in PILES:
            for i, card in enumerate(getattr(player, zone)):
                yield f"players.{seat}.{zone}[{i}]", card
        for zone in SLOTS:
            for i, slot in enumerate(getattr(player, zone)):
                yield f"players.{seat}.{zone}[{i}]", slot.card
        for zone in FIELDS:
            for i, unit in enumerate(getattr(player, zone)):
                yield f"players.{seat}.{zone}[{i}]", unit.card
                for j, enchant in enumerate(unit.enchant):
                    yield f"players.{seat}.{zone}[{i}].enchant[{j}]", enchant


def check_player(game: Game, path: str, player: Player) -> None:
    """Units in the fields, an Enchant on each at most, one Ritual, a meter that is not below zero."""
    for zone in FIELDS:
        if getattr(player, zone) and zone.removesuffix("_field") not in game.position.fields:
            raise Invalid(f"{path}.{zone}", f"the fields are {', '.join(game.position.fields)}")
        for i, unit in enumerate(getattr(player, zone)):
            if game.cards[unit.card].kind not in UNITS:
                raise Invalid(f"{path}.{zone}[{i}]", f"{unit.card} is no Character and no Summon")
            if len(unit.enchant) > 1 or any(game.cards[card].sub != "enchant" for card in unit.enchant):
                raise Invalid(f"{path}.{zone}[{i}].enchant", "expected one Enchant at most")
            if unit.damage < 0:
                raise Invalid(f"{path}.{zone}[{i}].damage", "is below zero")
    for zone in ("ritual", "player_card"):
        if len(getattr(player, zone)) > 1:
            raise Invalid(f"{path}.{zone}", "there is place for one card")
    if player.cost_meter < 0:
        raise Invalid(f"{path}.cost_meter", "is below zero")


def check_phase(position: Position) -> None:
    """`result` is there if and only if the game is over; who is first and active, and the turn, once that is known."""
    if (position.phase == "over") != (position.result is not None):
        raise Invalid("result", f"does not fit the phase {position.phase}")
    if position.phase == "order" and position.rps_winner is None and position.last_loser is None:
        raise Invalid("rps_winner", "nobody has won the throw or lost the game before, so nobody chooses")
    if position.phase in ("active", "set", "end") and position.turn < 1:
        raise Invalid("turn", "is missing in a turn")
    for key in ("active_player", "first_player"):
        if position.phase not in (*BEFORE, "over") and getattr(position, key) is None:
            raise Invalid(key, "is missing after the order was chosen")
    if any(player.hand_shown for player in position.players.values()) and position.phase != "mulligan":
        raise Invalid("players", "a hand is shown only for a mulligan")

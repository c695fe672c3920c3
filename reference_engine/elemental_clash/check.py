"""Whether a position can be: structure only. A position that play cannot reach is as good as any other."""

from collections.abc import Iterator

from reference_engine.elemental_clash.cards import Boost, Card
from reference_engine.elemental_clash.piles import MOST_PILES
from reference_engine.elemental_clash.position import SEATS, SPACES, Game, Player, Position
from reference_engine.elemental_clash.rulings import READINGS
from reference_engine.elemental_clash.turn import PREPARATIONS, awaits
from reference_engine.kernel import CardId, Invalid
from reference_engine.set_up_checks import check_places, check_rulings

LISTS = ("collection", "deck", "sideboard", "hand", "archive", "purgatory")


def check(game: Game) -> None:
    """Raises Invalid unless somebody has a choice at this position, or the game is over."""
    position = game.position
    if position.seats != list(SEATS[:len(position.seats)]) or not 2 <= len(position.seats) <= len(SEATS):
        raise Invalid("seats", f"expected two to eight of {list(SEATS)} from the first on, got {position.seats}")
    if wrong := set(position.players) ^ set(position.seats):
        raise Invalid(f"players.{min(wrong)}", "there is one player for each seat")
    if position.mode == "duel" and len(position.seats) != 2:
        raise Invalid("seats", f"a duel has two players, not {len(position.seats)}")
    check_rulings(position.rulings, "ECB", READINGS)
    for card, definition in game.cards.items():
        check_card(card, definition)
    check_places(game.cards, places(position))
    for seat in position.seats:
        check_player(game, f"players.{seat}", position.players[seat])
    check_phase(position)
    if position.phase != "over" and not awaits(game):
        raise Invalid("phase", f"nobody has a choice in this {position.phase} phase")


def check_card(card: CardId, definition: Card) -> None:
    """No level is below zero, and `while` has only changes of ATK or DEF."""
    if definition.level < 0:
        raise Invalid(f"cards.{card}.level", "is below zero")
    for i, effect in enumerate(definition.effects):
        for j, part in enumerate(effect.parts):
            if effect.on == "while" and not isinstance(part, Boost):
                raise Invalid(f"cards.{card}.effects[{i}].parts[{j}]", f"{part.do} does not belong to `on: while`")


def places(position: Position) -> Iterator[tuple[str, CardId]]:
    """Every card with the path of its place."""
    for seat, player in position.players.items():
        zones = {zone: getattr(player, zone) for zone in LISTS}
        zones |= {"atk_zone": [slot.card for slot in player.atk_zone], "def_zone": [s.card for s in player.def_zone]}
        for pile in player.piles:
            zones[f"piles[{pile.position}].stones"] = pile.stones
            zones[f"piles[{pile.position}].occupant"] = [slot.card for slot in pile.occupant]
        for zone, cards in zones.items():
            for i, card in enumerate(cards):
                yield f"players.{seat}.{zone}[{i}]", card
    for i, card in enumerate(position.resolving):
        yield f"resolving[{i}]", card


def check_player(game: Game, path: str, player: Player) -> None:
    """No space or position twice, and the right kind of card everywhere."""
    for zone in (player.atk_zone, player.def_zone):
        name = "atk_zone" if zone is player.atk_zone else "def_zone"
        for i, slot in enumerate(zone):
            if slot.space not in SPACES or [other.space for other in zone].count(slot.space) > 1:
                raise Invalid(f"{path}.{name}[{i}].space", f"each Creature has one of the spaces 1 to {SPACES[-1]}")
            if game.cards[slot.card].kind != "creature":
                raise Invalid(f"{path}.{name}[{i}].card", f"{slot.card} is no Creature")
    positions = [pile.position for pile in player.piles]
    for i, pile in enumerate(player.piles):
        if pile.position not in range(1, MOST_PILES + 1) or positions.count(pile.position) > 1:
            raise Invalid(f"{path}.piles[{i}].position", f"each pile has one of the positions 1 to {MOST_PILES}")
        if len(pile.occupant) > 1:
            raise Invalid(f"{path}.piles[{i}].occupant", f"{len(pile.occupant)} cards, at most 1")
        if any(game.cards[stone].kind != "stone" for stone in pile.stones):
            raise Invalid(f"{path}.piles[{i}].stones", "a pile is made of stones")
        if any(game.cards[slot.card].kind == "stone" for slot in pile.occupant):
            raise Invalid(f"{path}.piles[{i}].occupant", "a stone does not lie on a pile but in it")
    player.piles.sort(key=lambda pile: pile.position)


def check_phase(position: Position) -> None:
    """`result` is there if and only if the game is over; nothing is going on; a turn has its number and its player."""
    if position.phase == "over":
        if position.result is None:
            raise Invalid("result", "is missing although the game is over")
        return
    if position.result is not None:
        raise Invalid("result", f"there is one in the phase {position.phase}")
    if position.resolving:
        raise Invalid("resolving", "nothing is being resolved at a set-up")
    if position.attack is not None:
        raise Invalid("attack", "no attack is going on at a set-up")
    if position.phase not in ("decks", "sideboard", "shuffle", "first_player") and position.first_player is None:
        raise Invalid("first_player", "is missing")
    if position.first_player is not None and position.first_player not in position.seats:
        raise Invalid("first_player", f"nobody sits at {position.first_player}")
    if position.phase in PREPARATIONS:
        return
    if position.active_player not in position.seats or position.turn < 1:
        raise Invalid("active_player" if position.turn >= 1 else "turn", "is missing in a turn")
    if any(not player.shuffled for player in position.players.values()):
        raise Invalid("players", "Spellbooks are shuffled before the first turn")

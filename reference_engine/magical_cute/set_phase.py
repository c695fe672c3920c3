"""Set Phase ("세트 페이즈"): seals, Characters, moves, Rituals, Enchants."""

from reference_engine.kernel import Illegal, cite
from reference_engine.magical_cute import bluff, ending, timing
from reference_engine.magical_cute.actions import EquipEnchant, MoveUnit, PlaceCharacter, PlaceRitual, PlaceSeal
from reference_engine.magical_cute.position import Game, Player, Ritual, Seal, Seat, Unit
from reference_engine.magical_cute.rulings import reading
from reference_engine.magical_cute.zones import find, neighbours, place_of, stand, take


def place_seal(game: Game, seat: Seat, action: PlaceSeal) -> None:
    """Place a card of the hand or of the Deck face down on the attribute line.

    Raises Illegal: `wrong_phase`, `already_sealed`, and what seal_of_hand and seal_of_deck raise.
    """
    player = game.position.players[seat]
    if not timing.in_set(game, seat):
        raise Illegal("MC-12.2", "wrong_phase", "a seal is placed in one's own Set Phase")
    if player.seal_placed:
        raise Illegal("MC-12.3", "already_sealed", f"{seat} has placed a seal in this Set Phase")
    seals = seal_of_hand(player, seat, action) if action.source == "hand" else seal_of_deck(game, player, action)
    cite("MC-12.2")
    player.attribute_line = player.attribute_line + seals
    player.seal_placed = True
    if action.source == "deck":
        ending.check_deck(game, seat)


def seal_of_hand(player: Player, seat: Seat, action: PlaceSeal) -> list[Seal]:
    """Any card of the hand, which its owner knows. Raises Illegal `not_in_hand`."""
    if action.card is None or action.card not in player.hand:
        raise Illegal("MC-12.2", "not_in_hand", f"{action.card or 'no card'} is not in {seat}'s hand")
    player.hand = [card for card in player.hand if card != action.card]
    return [Seal(action.card, known_to_owner=True)]


def seal_of_deck(game: Game, player: Player, action: PlaceSeal) -> list[Seal]:
    """The top card, which nobody sees; where MC-R2 lets the Deck be searched, any card, which its owner then knows.

    Raises Illegal: `deck_empty`, `not_in_deck`, `not_top_card`.
    """
    taken = [action.card] if action.card is not None else player.deck[:1]
    if not taken or not set(taken) <= set(player.deck):
        raise Illegal("MC-12.2", "not_in_deck" if taken else "deck_empty", "the card is not in the Deck, or no card is")
    if action.card is not None and reading(game.position, "MC-R2") == "a":
        raise Illegal("MC-12.4", "not_top_card", "a seal of the Deck is its top card, unseen, and nobody names it")
    known = True
    if reading(game.position, "MC-R2") == "a":
        cite("MC-12.4")
        known = False
    player.deck = [card for card in player.deck if card not in taken]
    return [Seal(card, known_to_owner=known) for card in taken]


def place_character(game: Game, seat: Seat, action: PlaceCharacter) -> None:
    """Place a Character of the hand in a field.

    Raises Illegal: `wrong_phase`, `not_in_hand`, `wrong_kind`, `no_such_field`.
    """
    player = game.position.players[seat]
    if not timing.in_set(game, seat):
        raise Illegal("MC-12.5", "wrong_phase", "a Character is placed in one's own Set Phase")
    if action.card not in player.hand:
        raise Illegal("MC-12.5", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    if game.cards[action.card].kind != "character":
        raise Illegal("MC-12.5", "wrong_kind", f"{action.card} is no Character")
    if action.place not in game.position.fields:
        raise Illegal("MC-12.6", "no_such_field", f"the fields are {', '.join(game.position.fields)}")
    player.hand = [card for card in player.hand if card != action.card]
    unit = Unit(action.card, placed_on_turn=game.position.turn)
    cite("MC-12.6")
    stand(player, action.place, unit)
    game.happened.append(("placed", seat, action.card))


def move_unit(game: Game, seat: Seat, action: MoveUnit) -> None:
    """Move a unit to a neighbouring field.

    Raises Illegal: `wrong_phase`, `not_a_unit`, `unit_is_act`, `just_placed`, `already_moved`, `not_adjacent`.
    """
    turn = game.position.turn
    if not timing.in_set(game, seat):
        raise Illegal("MC-12.7", "wrong_phase", "a unit moves in one's own Set Phase")
    found = find(game, action.card)
    if found is None or found[0] != seat:
        raise Illegal("MC-12.7", "not_a_unit", f"{action.card} is no unit of {seat} on the field")
    player, unit = game.position.players[found[0]], found[1]
    if unit.state == "act":
        raise Illegal("MC-12.7", "unit_is_act", f"{action.card} is in Act state")
    # Only Characters are placed in the Set Phase.
    just_placed = unit.placed_on_turn == turn and game.cards[unit.card].kind == "character"
    if just_placed and reading(game.position, "MC-R5") == "a":
        raise Illegal("MC-12.7", "just_placed", f"{action.card} was placed in this Set Phase")
    if unit.moved_on_turn == turn:
        raise Illegal("MC-12.8", "already_moved", f"{action.card} has moved in this Set Phase")
    if action.place not in neighbours(game.position, place_of(player, unit)):
        raise Illegal("MC-12.9", "not_adjacent", f"the {action.place} field is no neighbour of the one it is in")
    take(player, unit)
    unit.moved_on_turn = turn
    cite("MC-12.7")
    stand(player, action.place, unit)


def place_ritual(game: Game, seat: Seat, action: PlaceRitual) -> None:
    """Place any card of the hand face down as a Ritual. An old one is turned over and goes to the Abyss.

    Raises Illegal: `wrong_phase`, `not_in_hand`.
    """
    player = game.position.players[seat]
    if player.ritual and not timing.in_set(game, seat):
        raise Illegal("MC-12.12", "wrong_phase", "a Ritual is exchanged in one's own Set Phase")
    if not player.ritual and not timing.in_set(game, seat):
        raise Illegal("MC-12.11", "wrong_phase", "a Ritual is placed in one's own Set Phase")
    if action.card not in player.hand:
        raise Illegal("MC-12.11", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    player.hand = [card for card in player.hand if card != action.card]
    old = player.ritual
    new = Ritual(action.card, face_up=True)
    cite("MC-16.2")
    new.face_up = False
    player.ritual = [new]
    for slot in old:
        cite("MC-12.13")
        player.abyss = [*player.abyss, slot.card]
        if not slot.face_up:
            bluff.come_to_light(game, seat, slot.card, seat, "exchange")


def equip_enchant(game: Game, seat: Seat, action: EquipEnchant) -> None:
    """Equip an own unit, React or Act, with an Enchant of the hand; an old one goes to the Abyss.

    Raises Illegal: `wrong_phase`, `not_in_hand`, `wrong_kind`, `not_a_unit`.
    """
    player = game.position.players[seat]
    if not timing.in_set(game, seat):
        raise Illegal("MC-12.10", "wrong_phase", "an Enchant is placed in one's own Set Phase")
    if action.card not in player.hand:
        raise Illegal("MC-12.10", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    if game.cards[action.card].sub != "enchant":
        raise Illegal("MC-12.10", "wrong_kind", f"{action.card} is no Enchant")
    found = find(game, action.unit)
    if found is None or found[0] != seat:
        raise Illegal("MC-12.10", "not_a_unit", f"{action.unit} is no unit of {seat} on the field")
    unit = found[1]
    player.hand = [card for card in player.hand if card != action.card]
    old, unit.enchant = unit.enchant, [*unit.enchant, action.card]
    if old:
        cite("MC-12.15")
        unit.enchant = unit.enchant[-1:]
        cite("MC-12.16")
        player.abyss = player.abyss + old

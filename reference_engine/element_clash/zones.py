"""Where cards lie, how many more fit there, and taking them away."""

from reference_engine.element_clash.cards import Place
from reference_engine.element_clash.position import SEATS, SLOTS, Active, FaceDown, Game, Monster, Player, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.kernel import CardId, cite

FIELD: tuple[Place, ...] = ("monster_zone", "spell_trap_zone", "face_down_zone")
PLACES: tuple[Place, ...] = (*FIELD, "trash", "hand", "deck")


def cards_in(player: Player, place: Place) -> list[CardId]:
    """The cards that lie in a zone, in the order in which it lists them."""
    lying = getattr(player, place)
    return list(lying) if place in ("trash", "hand", "deck") else [slot.card for slot in lying]


def locate(game: Game, card: CardId) -> tuple[Seat, Place] | None:
    """Whose zone a card lies in, and which; None for a card that is being resolved, or pays."""
    for seat in SEATS:
        player = game.position.players[seat]
        for place in PLACES:
            if card in cards_in(player, place):
                return seat, place
    return None


def monster(game: Game, card: CardId | None) -> Monster | None:
    """The monster on the field that this card is."""
    for player in game.position.players.values():
        for slot in player.monster_zone:
            if slot.card == card:
                return slot
    return None


def monsters(game: Game) -> list[CardId]:
    """All monsters on the field, of both players."""
    return [slot.card for seat in SEATS for slot in game.position.players[seat].monster_zone]


def is_active(game: Game, card: CardId) -> bool:
    """Whether a card lies face up on the field: a monster, or a Spell or Trap in its zone."""
    return any(card in cards_in(player, "monster_zone") + cards_in(player, "spell_trap_zone")
               for player in game.position.players.values())


def room(game: Game, seat: Seat, place: Place) -> int:
    """How many more cards fit into a zone. Hand, Deck and Trash have no limit."""
    player, free = game.position.players[seat], len(game.cards)
    if place == "monster_zone":
        cite("EC-4.2")
        free = SLOTS - len(player.monster_zone)
    elif place == "spell_trap_zone":
        cite("EC-4.3")
        free = SLOTS - len(player.spell_trap_zone) - slots_while_resolving(game, seat)
    elif place == "face_down_zone":
        cite("EC-4.4")
        free = SLOTS - len(player.face_down_zone)
    return max(0, free)


def is_full(game: Game, seat: Seat, place: Place) -> bool:
    """Whether an action that would add a card to this zone cannot be taken."""
    full = False
    cite("EC-4.8")
    full = room(game, seat, place) == 0
    return full


def slots_while_resolving(game: Game, seat: Seat) -> int:
    """Slots that one-shot Spells and Traps take while they are resolved: none (EC-R4), or one each."""
    play = game.resolution.play
    if reading(game.position, "EC-R4") == "a" or play is None or play.player != seat:
        return 0
    return sum(game.cards[card].kind != "monster" and game.cards[card].persist == "once"
               for card in game.position.resolving)


def take(game: Game, card: CardId) -> Seat:
    """Remove a card from where it lies; its states stay behind. Returns whose zone that was."""
    found = locate(game, card)
    assert found is not None  # whoever takes a card has seen it lie somewhere
    seat, place = found
    player = game.position.players[seat]
    if place == "monster_zone":
        player.monster_zone = [slot for slot in player.monster_zone if slot.card != card]
    elif place == "spell_trap_zone":
        player.spell_trap_zone = [slot for slot in player.spell_trap_zone if slot.card != card]
    elif place == "face_down_zone":
        player.face_down_zone = [slot for slot in player.face_down_zone if slot.card != card]
    else:
        getattr(player, place).remove(card)
    return seat


def put(game: Game, seat: Seat, place: Place, card: CardId) -> None:
    """Lay a card that lies nowhere into a zone, as new there; into a Deck on top."""
    player = game.position.players[seat]
    if place == "monster_zone":
        player.monster_zone.append(Monster(card))
    elif place == "spell_trap_zone":
        player.spell_trap_zone.append(Active(card))
    elif place == "face_down_zone":
        player.face_down_zone.append(FaceDown(card, game.position.turn))
    elif place == "deck":
        player.deck.insert(0, card)
    else:
        getattr(player, place).append(card)

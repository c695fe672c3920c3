"""One part of an effect: what it asks, and carrying it out."""

from reference_engine.elemental_clash import creatures, spellbook, spells, targets
from reference_engine.elemental_clash.cards import (
    Boost,
    Control,
    Damage,
    Destroy,
    Discard,
    Draw,
    Mill,
    Move,
    Part,
    Place,
    RemoveStone,
    Targeting,
)
from reference_engine.elemental_clash.position import SEATS, Frame, Game, Lasting, Question, Seat
from reference_engine.elemental_clash.zones import ZONES, clear, enter, find, remove, room
from reference_engine.kernel import CardId, cite


def part_of(game: Game, frame: Frame) -> Part | None:
    """The next part of what is being carried out; None at its end."""
    parts = spells.parts_of(game, frame.item.card, frame.item.effects or [])
    return parts[frame.part] if frame.part < len(parts) else None


def questions(game: Game, frame: Frame, part: Part) -> list[Question]:
    """What a part asks, one question after the other; also those with a single answer."""
    item = frame.item
    if isinstance(part, Targeting):
        return [target_question(game, frame, part)]
    if isinstance(part, Discard):
        asked = []
        for seat in targets.sides(game, item.player, part.player):
            hand = list(game.player(seat).hand)
            number = min(part.amount, len(hand))
            asked.append(Question(seat, "choose", hand, number, number, item.card))
        return asked
    if isinstance(part, Draw):
        return draw_questions(game, frame, part)
    if isinstance(part, Place):
        found = [card for card in source(game, item.player, part) if game.cards[card].kind == "creature"]
        number = part.count
        if len(found) < part.count or part.count > room(game, item.player, part.to):
            cite("ECB-6.8")
            number = 0
        number = min(number, len(found))
        return [Question(item.player, "choose", found, number, number, item.card)]
    return []


def draw_questions(game: Game, frame: Frame, part: Draw) -> list[Question]:
    """In which order players draw: asked of the active player only where several of them will fail to."""
    drawing = targets.sides(game, frame.item.player, part.player)
    failing = [seat for seat in drawing if len(game.player(seat).deck) < part.amount]
    if len(failing) < 2:
        return []
    return [Question(game.active, "order", [seat for seat in drawing if [seat] not in frame.answers[:number]], 1, 1)
            for number in range(len(drawing) - 1)]


def source(game: Game, seat: Seat, part: Place) -> list[CardId]:
    """Where the Creatures of a part come from."""
    player = game.player(seat)
    return player.archive if part.from_ == "archive" else player.hand


def target_question(game: Game, frame: Frame, part: Targeting) -> Question:
    """What a part means. Where its text leaves no choice, or the targets are named already, there is one answer."""
    item = frame.item
    found = targets.options(game, item.player, item.card, part, frame.touched)
    if part.target.which == "chosen" and item.targets is not None:
        named = item.targets[frame.used:frame.used + part.target.count]
        found = [one for one in named if one in found]
    number = min(part.target.count, len(found)) if part.target.which == "chosen" else len(found)
    return Question(item.player, "choose", found, number, number, item.card)


def carry_out(game: Game, frame: Frame, part: Part) -> list[str]:
    """Do it. Returns the cards and players it was done to."""
    item = frame.item
    if isinstance(part, Targeting):
        if part.target.which == "chosen":
            frame.used += part.target.count
        return [one for one in frame.answers[0] if touch(game, frame, part, one)]
    if isinstance(part, Draw | Mill):
        seats = targets.sides(game, item.player, part.player)
        named = [answer[0] for answer in frame.answers]  # who draws first, where that was asked
        for seat in sorted(seats, key=lambda s: (named.index(s) if s in named else len(named), s != game.active)):
            if isinstance(part, Mill):
                spellbook.mill(game, seat, part.amount)
            elif not game.is_over:
                spellbook.draw(game, seat, part.amount)
        return [*seats]
    if isinstance(part, Discard):
        return [card for cards in frame.answers for card in discard(game, cards)]
    return [card for card in frame.answers[0] if bring(game, item.player, part, card)]


def discard(game: Game, cards: list[str]) -> list[CardId]:
    """From the hand into the Archive, which no Boon knows of."""
    for player in game.position.players.values():
        gone = [card for card in cards if card in player.hand]
        player.hand = [card for card in player.hand if card not in gone]
        player.archive += gone
    return cards


def bring(game: Game, seat: Seat, part: Place, card: CardId) -> bool:
    """A Creature from elsewhere into a zone."""
    source(game, seat, part).remove(card)
    enter(game, seat, part.to, card)
    return True


def touch(game: Game, frame: Frame, part: Targeting, one: str) -> bool:
    """Do something to one card or player. Returns whether it was done."""
    if isinstance(part, Damage):
        return harm(game, frame, part, one)
    if isinstance(part, RemoveStone):
        return remove_stone(game, one)
    lies = find(game, one)
    if lies is None:
        return False
    if isinstance(part, Boost):
        lies.slot.lasting.append(lasting(game, frame, part))
    elif isinstance(part, Destroy):
        creatures.destroy(game, one)
    elif isinstance(part, Control):
        return shift(game, frame.item.player, one, part)
    elif part.to == "atk_zone" or part.to == "def_zone":
        return shift(game, lies.seat, one, part)
    else:
        creatures.leave(game, lies, part.to)
    return True


def harm(game: Game, frame: Frame, part: Damage, one: str) -> bool:
    """Damage to a player or to a Creature."""
    if one not in SEATS:
        cite("ECB-9.29")
        creatures.damage(game, one, part.amount)
        return True
    seat = next(seat for seat in SEATS if seat == one)
    cite("ECB-2.6")
    spellbook.damage_player(game, seat, part.amount, frame.item.player)
    return True


def lasting(game: Game, frame: Frame, part: Boost) -> Lasting:
    """A change of ATK or DEF that stays for a time."""
    change = Lasting(part.do, part.amount)
    if part.until == "end_of_turn":
        cite("ECB-11.6")
        change.until_turn = game.position.turn
    elif part.until == "while":
        change.source = frame.item.card
    return change


def shift(game: Game, seat: Seat, card: CardId, part: Move | Control) -> bool:
    """A Creature comes into a zone of a player from elsewhere in play. Where that is full, nothing happens."""
    lies, zone = find(game, card), ZONES[part.to == "def_zone"]
    if lies is None or (lies.seat, lies.zone) == (seat, zone):
        return False
    fits = True
    cite("ECB-6.8")
    fits = room(game, seat, zone) > 0
    if not fits:
        return False
    remove(game, lies)
    lies.slot.owner = lies.owner if lies.owner != seat else None
    enter(game, seat, zone, lies.slot)
    return True


def remove_stone(game: Game, stone: CardId) -> bool:
    """A stone from its pile into the Archive; what lies on the pile remains where it is."""
    for player in game.position.players.values():
        for pile in player.piles:
            if stone in pile.stones:
                pile.stones.remove(stone)
                player.archive.append(stone)
                clear(player)
                return True
    return False

"""One part of an effect: what it asks, and carrying it out as far as it can be done."""

from collections import Counter

from reference_engine.element_clash import destroy, draw, ending, face_down, summon, targets, triggers
from reference_engine.element_clash.cards import (
    CancelAttack,
    Close,
    Destroy,
    Discard,
    Draw,
    Life,
    Mill,
    Move,
    Part,
    Place,
    Power,
    Return,
    SetDown,
    Summon,
    Targeting,
)
from reference_engine.element_clash.position import Frame, Game, Lasting, Question, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.zones import FIELD, locate, monster, put, room, take
from reference_engine.kernel import CardId, cite

ZONE_OF: dict[type, Place] = {
    Summon: "monster_zone", SetDown: "face_down_zone", Close: "face_down_zone", Move: "spell_trap_zone"}


def possible(game: Game, wanted: int, available: int) -> int:
    """How much of a number is done: as much as can be, or all or nothing (EC-R10)."""
    if available < wanted and reading(game.position, "EC-R10") == "b":
        return 0
    return min(wanted, available)


def that(frame: Frame, part: Part) -> list[str]:
    """What the part that this one needs has touched."""
    return frame.touched[part.needs] if part.needs is not None and part.needs < len(frame.touched) else []


def questions(game: Game, frame: Frame, part: Part) -> list[Question]:
    """What a part asks, one question after the other; also those with a single answer."""
    if isinstance(part, Targeting):
        return [target_question(game, frame, part)]
    if isinstance(part, Discard):
        asked = []
        for seat in targets.sides(frame.player, part.who):
            hand = list(game.position.players[seat].hand)
            number = possible(game, part.count, len(hand))
            asked.append(Question(seat, "choose", hand, 0 if part.optional else number, number, frame.card))
        return asked
    if part.optional:
        return [Question(frame.player, "choose", [frame.card], 0, 1, frame.card)]
    return []


def target_question(game: Game, frame: Frame, part: Targeting) -> Question:
    """Which cards a part means. Where its text leaves no choice, the one answer is all of them."""
    target = part.target
    found = [card for card in targets.meant(game, frame.player, frame.card, target, that(frame, part))
             if can_be(game, card, part)]
    wanted = part.count if target.which == "chosen" else len(found)
    number = possible(game, wanted, fitting(game, found, part))
    return Question(frame.player, "choose", found, 0 if part.optional else number, number, frame.card)


def can_be(game: Game, card: CardId, part: Targeting) -> bool:
    """Whether something of this kind can be done to a card where it lies."""
    lying = locate(game, card)
    if lying is None:
        return False
    place, kind = lying[1], game.cards[card].kind
    if isinstance(part, Destroy | Close):
        return place in FIELD
    if isinstance(part, Summon):
        return kind == "monster" and place != "monster_zone"
    if isinstance(part, SetDown):
        return place in ("hand", "trash", "deck")
    if isinstance(part, Move):
        return kind != "monster" and place != "spell_trap_zone"
    if isinstance(part, Power):
        return place == "monster_zone"
    return True


def fitting(game: Game, found: list[CardId], part: Targeting) -> int:
    """How many of the cards find room where the part would bring them; a full zone takes none and stays as it is.

    A single card to be closed is looked at when it is closed.
    """
    number, place = len(found), ZONE_OF.get(type(part))
    if place is not None and not (isinstance(part, Close) and part.target.which == "chosen" and part.count == 1):
        where = [lying for card in found if (lying := locate(game, card)) is not None]
        moving = Counter(seat for seat, lies in where if lies != place)
        fit = sum(min(cards, room(game, seat, place)) for seat, cards in moving.items())
        cite("EC-4.12", "EC-4.13", "EC-4.14", "EC-4.15", "EC-4.16")
        number = len(found) - moving.total() + fit
    return number


def carry_out(game: Game, frame: Frame, part: Part, answers: list[list[CardId]]) -> list[str]:
    """Do it, wholly. Returns what was touched: cards, or players whose Life was changed; nothing where it failed."""
    if isinstance(part, Targeting):
        return [card for card in answers[0] if touch(game, frame, part, card)]
    if isinstance(part, Discard):
        return [card for cards in answers for card in discard(game, cards)]
    if part.optional and not answers[0]:
        return []
    if isinstance(part, Draw):
        return [card for seat in targets.sides(frame.player, part.who)
                for card in from_deck(game, seat, part)]
    if isinstance(part, Mill):
        return [card for seat in targets.sides(frame.player, part.who)
                for card in from_deck(game, seat, part)]
    if isinstance(part, Life):
        seats = targets.sides(frame.player, part.who)
        ending.change_life(game, {seat: part.amount for seat in seats})
        return list(seats)
    assert isinstance(part, CancelAttack)
    return cancel_attack(game)


def from_deck(game: Game, seat: Seat, part: Draw | Mill) -> list[CardId]:
    """Cards from the top of a Deck, to the hand or to the Trash. An empty Deck is not affected."""
    player = game.position.players[seat]
    if not player.deck:
        ending.check_decks(game, "draw")
        return []
    number = possible(game, part.count, len(player.deck))
    if isinstance(part, Draw):
        return draw.draw(game, seat, number)
    milled, player.deck = player.deck[:number], player.deck[number:]
    player.trash = player.trash + milled
    return milled


def discard(game: Game, cards: list[CardId]) -> list[CardId]:
    """From the hand to the Trash."""
    for card in cards:
        put(game, take(game, card), "trash", card)
    return cards


def cancel_attack(game: Game) -> list[CardId]:
    """The declared attack ends without a result; it is used up all the same."""
    attack = game.resolution.attack
    if attack is None:
        return []
    triggers.attack_is_over(game)
    triggers.end_boosts(game, attack)
    return [attack.attacker]


def touch(game: Game, frame: Frame, part: Targeting, card: CardId) -> bool:
    """Do something to one card. Returns whether it was done: a zone may have become full meanwhile."""
    if isinstance(part, Destroy):
        destroy.destroy_by_effect(game, card)
    elif isinstance(part, Close):
        return face_down.close(game, card)
    elif isinstance(part, Power):
        boost(game, frame, part, card)
    elif isinstance(part, Return):
        bring_back(game, part, card)
    else:
        return bring(game, part, card)
    return True


def bring(game: Game, part: Summon | SetDown | Move, card: CardId) -> bool:
    """Bring a card to a zone of four slots. Of cards of both players, one side's may be more than fit there."""
    lying = locate(game, card)
    assert lying is not None  # can_be has seen it
    seat = lying[0]
    if part.target.side == "both" and room(game, seat, ZONE_OF[type(part)]) == 0:
        return False
    take(game, card)
    if isinstance(part, Summon):
        summon.place_monster(game, seat, card)
        triggers.trigger(game, seat, card, "summoned")
    elif isinstance(part, SetDown):
        face_down.lay_face_down(game, seat, card)
    else:
        put(game, seat, "spell_trap_zone", card)
        if game.cards[card].persist == "equip":
            game.resolution.attach.append(card)
    return True


def bring_back(game: Game, part: Return, card: CardId) -> None:
    """To the hand of its owner, or onto or under the Deck."""
    seat = take(game, card)
    if part.to == "deck_bottom":
        game.position.players[seat].deck.append(card)
    else:
        put(game, seat, "hand" if part.to == "hand" else "deck", card)


def boost(game: Game, frame: Frame, part: Power, card: CardId) -> None:
    """Change the Power of a monster for a time."""
    slot = monster(game, card)
    assert slot is not None  # can_be has seen it in a Monster Zone
    change = Lasting("power", part.amount)
    if part.until == "source":
        change.source = frame.card
    else:
        change.until_turn = game.position.turn
    slot.lasting.append(change)
    if part.until == "battle" and game.resolution.attack is not None:
        game.resolution.attack.boosts.append((card, Lasting(change.do, change.amount, change.until_turn)))


def skipped(game: Game, frame: Frame, part: Part) -> bool:
    """Whether a part is left out: it needs one that did nothing, or its condition is not met."""
    if part.needs is not None and not that(frame, part):
        cite("EC-30.7")
        return True
    return not targets.met(game, frame.player, frame.card, part.only_if)

"""Summoning and activating, one card or several at once ("Melakukan Beberapa Aksi Sekaligus")."""

from collections import Counter

from reference_engine.element_clash import equip, payment, spells_traps, summon, timing
from reference_engine.element_clash.actions import PlayCards
from reference_engine.element_clash.cards import Place
from reference_engine.element_clash.position import Frame, Game, Play, Question, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.triggers import effects_on
from reference_engine.element_clash.zones import is_full, room, take
from reference_engine.kernel import CardId, Illegal, cite


def play(game: Game, seat: Seat, action: PlayCards) -> None:
    """Pay for the cards and place them; their effects follow one by one.

    Raises Illegal: `wrong_number`, `no_such_target`, `no_monster_to_equip`, `zone_full`, `wrong_order`, and what
    check_summon, check_spell, check_trap and check_payment raise.
    """
    cards = members(game, seat, action)
    for card in cards:
        check_card(game, seat, card)
    check_slots(game, seat, cards)
    equip.check_equips(game, cards, action.equip)
    if timing.answers_announcement(game, seat):
        cite("EC-22.2")
        payment.check_payment(game, seat, cards, action.payment)
    else:
        payment.check_payment(game, seat, cards, action.payment)
    if action.order is not None and Counter(action.order) != Counter(cards):
        raise Illegal("EC-19.5", "wrong_order", "the order names each card of the play once")
    begin(game, seat, cards, action)


def members(game: Game, seat: Seat, action: PlayCards) -> list[CardId]:
    """The cards of one play, which may be several. Raises Illegal `wrong_number` for none, or one twice."""
    if not action.cards or len(set(action.cards)) != len(action.cards):
        raise Illegal("EC-19.1", "wrong_number", "a play names one card or several different ones")
    cards = action.cards[:1]
    if timing.answers_announcement(game, seat):
        cite("EC-22.3")
        cards = list(action.cards)
    else:
        cite("EC-19.1")
        cards = list(action.cards)
    return cards


def check_card(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may summon or activate the card now. Raises Illegal."""
    kind = game.cards[card].kind if card in game.cards else "monster"  # an unknown card lies nowhere
    if kind != "monster" and timing.answers_announcement(game, seat):
        raise Illegal("EC-22.1", "not_a_monster", "the answer to the announcement is to summon monsters")
    if kind == "monster":
        summon.check_summon(game, seat, card)
    elif kind == "spell":
        spells_traps.check_spell(game, seat, card)
    else:
        spells_traps.check_trap(game, seat, card)


def zone_for(game: Game, card: CardId) -> Place | None:
    """Where a card of a play needs a slot, if it does (EC-R4 for a one-shot)."""
    definition = game.cards[card]
    if definition.kind == "monster":
        return "monster_zone"
    if spells_traps.needs_slot(definition) or reading(game.position, "EC-R4") == "b":
        return "spell_trap_zone"
    return None


def check_slots(game: Game, seat: Seat, cards: list[CardId]) -> None:
    """Refuse unless all cards of a play find a slot. Raises Illegal `zone_full`."""
    wanted = Counter(place for card in cards if (place := zone_for(game, card)) is not None)
    if len(cards) == 1:
        for place in wanted:
            if is_full(game, seat, place):
                refuse_full(game, seat, cards[0])
    for place, number in wanted.items():
        if len(cards) > 1 and number > room(game, seat, place):
            raise Illegal("EC-19.6", "zone_full", f"{number} cards do not fit into {seat}'s {place}")


def refuse_full(game: Game, seat: Seat, card: CardId) -> None:
    """Raises Illegal `zone_full`, for the rule that speaks of this kind of card."""
    kind = game.cards[card].kind
    if kind == "spell":
        raise Illegal("EC-17.8", "zone_full", f"{seat}'s Spell/Trap Zone is full")
    elif kind == "trap":
        raise Illegal("EC-18.7", "zone_full", f"{seat}'s Spell/Trap Zone is full")
    elif timing.answers_announcement(game, seat):
        raise Illegal("EC-22.5", "zone_full", f"{seat}'s Monster Zone is full")
    else:
        raise Illegal("EC-4.9", "zone_full", f"{seat}'s Monster Zone is full")


def begin(game: Game, seat: Seat, cards: list[CardId], action: PlayCards) -> None:
    """The checks are done: pay, and lay the cards down, all of them first or each in its turn (EC-R5)."""
    order = None
    if action.order is not None:
        cite("EC-19.5", "EC-22.4")
        order = action.order
    if timing.answers_announcement(game, seat):
        cite("EC-21.2")
        game.resolution.announced = False
    game.resolution.play = Play(seat, list(order or cards), order is not None, dict(action.equip))
    for card in cards:
        take(game, card)
    payment.pay(game, seat, action.payment)
    if reading(game.position, "EC-R5") == "b":
        game.position.resolving += cards
        return
    for card in sorted(cards, key=lambda card: game.cards[card].kind != "monster"):  # an Equip needs its monster
        place(game, seat, card)


def place(game: Game, seat: Seat, card: CardId) -> None:
    """A card of a play comes to where it belongs; one that finds its zone full by now is used up."""
    where = zone_for(game, card)
    if where is not None and spells_traps_stay(game, card) and room(game, seat, where) == 0:
        game.position.players[seat].trash.append(card)
    elif game.cards[card].kind == "monster":
        summon.place_monster(game, seat, card)
    else:
        spells_traps.place_spell_trap(game, seat, card)
    play = game.resolution.play
    if play is not None and card in play.equip:
        equip.attach(game, card, play.equip[card])


def spells_traps_stay(game: Game, card: CardId) -> bool:
    """Whether a card of a play ends in a zone of four slots."""
    return game.cards[card].kind == "monster" or spells_traps.needs_slot(game.cards[card])


def effects_of(game: Game, seat: Seat, card: CardId) -> list[Frame]:
    """What a card of a play does when its turn comes."""
    return effects_on(game, seat, card, "summoned" if game.cards[card].kind == "monster" else "play")


def next_question(game: Game, play: Play) -> Question | None:
    """Which card's effect comes next, where the player has not said it and more than one waits."""
    if play.ordered or play.current is not None or play.frames or idle(game, play):
        return None
    waiting = [card for card in play.left if effects_of(game, play.player, card)]
    return Question(play.player, "order", waiting, 1, 1) if len(waiting) > 1 else None


def idle(game: Game, play: Play) -> list[CardId]:
    """Cards still to come that do nothing, and so come first; an Equip waits for its monster."""
    return [card for card in play.left
            if not effects_of(game, play.player, card) and game.cards[card].persist != "equip"]


def next_card(game: Game, play: Play) -> CardId:
    """Whose turn it is: in the order that the player has chosen, else those that do nothing, then the effect."""
    if play.ordered:
        return play.left[0]
    waiting = [card for card in play.left if effects_of(game, play.player, card)]
    return [*idle(game, play), *waiting, *play.left][0]


def go_on(game: Game, play: Play) -> None:
    """The next step of a play: an effect of the card whose turn it is, the next card, or the end."""
    resolution = game.resolution
    if play.frames:
        resolution.running = play.frames.pop(0)
    elif play.current is not None:
        spells_traps.finish_one_shot(game, play.player, play.current)
        play.current = None
    elif play.left:
        begin_card(game, play, next_card(game, play))
    else:
        resolution.play = None
        payment.payment_to_trash(game, play.player)


def begin_card(game: Game, play: Play, card: CardId) -> None:
    """The turn of one card of a play: it is placed, if it is not yet, then its effects come one after the other."""
    play.left.remove(card)
    definition = game.cards[card]
    if reading(game.position, "EC-R5") == "b":
        game.position.resolving.remove(card)
        place(game, play.player, card)
    slot = equip.slot_of(game, card)
    if slot is not None and definition.persist == "equip" and slot.equipped_to is None:
        game.resolution.attach.append(card)
    if slot is not None or definition.kind == "monster" or definition.persist == "once":
        cite("EC-19.4", "EC-30.2")
        play.frames = effects_of(game, play.player, card)
    play.current = card

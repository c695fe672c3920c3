"""The legal list: heads that `act` accepts with some completion."""

from collections.abc import Iterable, Sequence

from reference_engine.element_clash import play
from reference_engine.element_clash.actions import Head
from reference_engine.element_clash.position import Game, Seat
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.turn import awaits
from reference_engine.element_clash.zones import monsters, room
from reference_engine.kernel import CardId, Illegal

State = tuple[int, int, int, bool, bool]


def legal_actions(game: Game, player: str) -> list[Head]:
    """What `player` can do now. Free parts: a deck's or a shuffle's cards, payment, further cards, order, target."""
    decision = awaits(game).get(player)
    if decision is None:
        return []
    kind = decision["kind"]
    if kind in ("choose", "order"):
        nothing = [Head("choose")] if decision["min"] == 0 else []
        return [Head("choose", cards=[card]) for card in decision["from"]] + nothing
    if kind == "register" or kind == "shuffle" or kind == "first_player":
        return [Head(kind)]
    seat: Seat = "A" if player == "A" else "B"
    plays = [Head("play", cards=[card]) for card in playable(game, seat)]
    if kind == "respond":
        return [*plays, Head("pass")]
    if kind == "main":
        return [*sets(game, seat), *plays, Head("announce_battle"), Head("end_turn")]
    return [*plays, *attacks(game, seat), Head("end_turn")]


def sets(game: Game, seat: Seat) -> list[Head]:
    """Cards that can be set."""
    hand = game.position.players[seat].hand
    return [Head("set", card=card) for card in hand] if room(game, seat, "face_down_zone") else []


def attacks(game: Game, seat: Seat) -> list[Head]:
    """Monsters that can attack: there always is a target, or the way is free."""
    position = game.position
    if position.turn == 1 and seat == position.first_player:
        return []
    return [Head("attack", card=slot.card) for slot in position.players[seat].monster_zone if not slot.attacked]


def playable(game: Game, seat: Seat) -> list[CardId]:
    """Cards that can be summoned or activated, alone or together with others."""
    player = game.position.players[seat]
    candidates = [card for card in (*player.hand, *(slot.card for slot in player.face_down_zone))
                  if allowed(game, seat, card) and fits(game, seat, [card])]
    return [card for card in candidates if has_completion(game, seat, card, candidates)]


def allowed(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether the card may be played now, leaving slots, payment and an Equip's monster aside."""
    try:
        play.check_card(game, seat, card)
    except Illegal:
        return False
    return True


def fits(game: Game, seat: Seat, cards: Sequence[CardId]) -> bool:
    """Whether the cards of a play find slots."""
    try:
        play.check_slots(game, seat, list(cards))
    except Illegal:
        return False
    return True


def has_completion(game: Game, seat: Seat, card: CardId, candidates: list[CardId]) -> bool:
    """Whether there are a payment, and perhaps further cards, with which `card` can be played."""
    hand = game.position.players[seat].hand
    ready = not is_equip(game, card) or bool(monsters(game))
    if ready and payable(game, [card], hand):
        return True
    if reading(game.position, "EC-R3") == "a":
        return together(game, seat, card, candidates)
    return not ready and any(payable(game, [card, other], hand) and fits(game, seat, [card, other])
                             for other in candidates if game.cards[other].kind == "monster")


def is_equip(game: Game, card: CardId) -> bool:
    """Whether a card needs a monster to be attached to."""
    return game.cards[card].kind != "monster" and game.cards[card].persist == "equip"


def payable(game: Game, played: list[CardId], hand: Iterable[CardId]) -> bool:
    """Whether cards of the hand that are not played make up an exact payment for each card of a play."""
    owed = tuple(game.cards[card].price for card in played)
    reached = {(0,) * len(owed)}
    for card in hand:
        if card in played:
            continue
        price = game.cards[card].price
        reached |= {(*sums[:i], sums[i] + price, *sums[i + 1:])
                    for sums in reached for i in range(len(owed)) if sums[i] + price <= owed[i]}
        if owed in reached:
            return True
    return owed in reached


def together(game: Game, seat: Seat, card: CardId, candidates: list[CardId]) -> bool:
    """Whether a joint play with `card` can be paid from one pool: each further card is played, or pays, or neither.

    A state is what is still owed (below zero: paid too much so far), the slots taken in the two zones, and whether
    there is a monster and an Equip. States that the cards still to come cannot bring to zero are dropped.
    """
    hand = set(game.position.players[seat].hand)
    limits = room(game, seat, "monster_zone"), room(game, seat, "spell_trap_zone")
    states = {after((0, 0, 0, bool(monsters(game)), False), demand(game, card))}
    others = sorted({*candidates, *hand} - {card})
    may_pay = sum(game.cards[other].price for other in others if other in hand)
    may_cost = sum(game.cards[other].price for other in others if other in candidates)
    for other in others:
        price, pays, wants = game.cards[other].price, other in hand, demand(game, other)
        may_pay -= price if pays else 0
        may_cost -= price if other in candidates else 0
        further = set(states)
        for state in states:
            if other in candidates and state[1] + wants[1] <= limits[0] and state[2] + wants[2] <= limits[1]:
                further.add(after(state, wants))
            if pays:
                further.add((state[0] - price, *state[1:]))
        states = {state for state in further if -may_cost <= state[0] <= may_pay}
    return any(owed == 0 and (monster or not equip) for owed, _, _, monster, equip in states)


def demand(game: Game, card: CardId) -> State:
    """What one more card of a play asks for: its Price, a slot in one of the two zones; and what it is."""
    place = play.zone_for(game, card)
    return (game.cards[card].price, int(place == "monster_zone"), int(place == "spell_trap_zone"),
            game.cards[card].kind == "monster", is_equip(game, card))


def after(state: State, wants: State) -> State:
    """The state with one more card played."""
    return (state[0] + wants[0], state[1] + wants[1], state[2] + wants[2], state[3] or wants[3], state[4] or wants[4])

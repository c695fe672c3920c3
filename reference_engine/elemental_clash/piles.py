"""Element-Stones: piles, the energy they provide, and playing a stone."""

from reference_engine.elemental_clash import timing
from reference_engine.elemental_clash.actions import PlayStone
from reference_engine.elemental_clash.cards import Element
from reference_engine.elemental_clash.position import Game, Occupant, Pile, Player, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import CardId, Illegal, cite

MOST_PILES = 5


def pile_at(player: Player, position: int) -> Pile | None:
    """The pile on a position."""
    return next((pile for pile in player.piles if pile.position == position), None)


def energy(game: Game, pile: Pile) -> Element:
    """What a pile provides: the energy of its lowest coloured stone; Neutral without one."""
    kind: Element = "neutral"
    coloured: list[Element] = []
    cite("ECB-8.2", "ECB-8.4")
    coloured = [game.cards[stone].energy for stone in pile.stones if game.cards[stone].energy != "neutral"]
    if coloured:
        kind = coloured[-1]
        cite("ECB-8.10")
        kind = coloured[0]
    return kind


def check_own(seat: Seat, of: Seat | None) -> None:
    """Raises Illegal `no_such_pile` for a pile of somebody else."""
    if of not in (None, seat):
        raise Illegal("ECB-8.9", "no_such_pile", f"{seat} plays on the own piles, not on those of {of}")


def check_pile(game: Game, seat: Seat, card: CardId, position: int) -> Pile:
    """The pile that a Creature or a Spell may be played on.

    Raises Illegal: `no_such_pile`, `pile_occupied`, `pile_too_small`, `wrong_energy`.
    """
    definition = game.cards[card]
    pile = pile_at(game.player(seat), position)
    if pile is None:
        raise Illegal("ECB-11.10", "no_such_pile", f"{seat} has no pile on position {position}")
    if pile.occupant:
        raise Illegal("ECB-11.15", "pile_occupied", f"{game.cards[pile.occupant[0].card].name} lies on that pile")
    if len(pile.stones) < max(1, definition.level):
        raise Illegal("ECB-8.12", "pile_too_small", f"{len(pile.stones)} stones, Level {definition.level}")
    if definition.element not in ("neutral", energy(game, pile)):
        raise Illegal("ECB-8.13", "wrong_energy", f"the pile provides {energy(game, pile)}, not {definition.element}")
    return pile


def is_suitable(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether some pile of this player would do for the card."""
    for pile in game.player(seat).piles:
        try:
            check_pile(game, seat, card, pile.position)
        except Illegal:
            continue
        return True
    return False


def occupy(pile: Pile, card: CardId) -> None:
    """A Creature or a Spell is laid on the pile it was played to."""
    pile.occupant = [Occupant(card)]


def play_stone(game: Game, seat: Seat, action: PlayStone) -> None:
    """Play an Element-Stone from the hand.

    Raises Illegal: `not_in_hand`, `stone_already_played`, and what `check_place` raises.
    """
    player = game.player(seat)
    timing.check_in_hand(game, seat, action.card, "stone")
    if player.stone_played:
        raise Illegal("ECB-8.8", "stone_already_played", f"{seat} has played a stone this turn")
    check_own(seat, action.of)
    check_place(game, seat, action.pile)
    player.hand.remove(action.card)
    add_stone(player, action.card, action.pile)
    cite("ECB-8.8")
    player.stone_played = True


def check_place(game: Game, seat: Seat, position: int | None) -> None:
    """Where a stone may go. Raises Illegal: `too_many_piles`, `no_such_pile`, `pile_occupied` (ECB-R5)."""
    player = game.player(seat)
    if position is None:
        if len(player.piles) >= MOST_PILES:
            raise Illegal("ECB-6.7", "too_many_piles", f"{seat} has {MOST_PILES} piles")
        return
    pile = pile_at(player, position)
    occupied = pile is not None and bool(pile.occupant)
    if pile is None:
        raise Illegal("ECB-8.9", "no_such_pile", f"{seat} has no pile on position {position}")
    if occupied and reading(game.position, "ECB-R5") == "b":
        raise Illegal("ECB-8.9", "pile_occupied", f"a card lies on {seat}'s pile on position {position}")


def places(game: Game, seat: Seat) -> list[int | None]:
    """Every pile that a stone may be added to, and a new one (None)."""
    found: list[int | None] = []
    for position in (*(pile.position for pile in game.player(seat).piles), None):
        try:
            check_place(game, seat, position)
        except Illegal:
            continue
        found.append(position)
    return found


def add_stone(player: Player, card: CardId, position: int | None) -> None:
    """Lay a stone on top of the stones of a pile, or on the lowest free position."""
    pile = pile_at(player, position) if position is not None else None
    if pile is None:
        taken = {pile.position for pile in player.piles}
        free = next(number for number in range(1, len(taken) + 2) if number not in taken)
        player.piles.append(Pile(free, [card]))
        player.piles.sort(key=lambda pile: pile.position)
    else:
        cite("ECB-8.9", "ECB-8.11")
        pile.stones.append(card)

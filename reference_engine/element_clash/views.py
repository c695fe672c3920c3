"""What each player may know now. A view has no memory of cards seen before (EC-R14)."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from reference_engine.element_clash.position import (
    Active,
    Decision,
    FaceDown,
    Game,
    Monster,
    Phase,
    Player,
    Result,
    Seat,
)
from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, cite


@dataclass(slots=True)
class HiddenCard(Data):
    """A face-down card that the viewer does not know."""

    hidden: Literal[True]
    set_on_turn: Int


@dataclass(slots=True)
class PlayerView(Data):
    """One side as the viewer sees it: a number stands for cards that are only counted.

    Each `deck` is a number, the own too; `collection` and `hand` are numbers for the other player's.
    """

    life: Int
    collection: Annotated[list[CardId] | Int, UNORDERED]
    deck: Annotated[list[CardId] | Int, ORDERED]
    hand: Annotated[list[CardId] | Int, UNORDERED]
    monster_zone: Annotated[list[Monster], UNORDERED]
    spell_trap_zone: Annotated[list[Active], UNORDERED]
    face_down_zone: Annotated[list[FaceDown | HiddenCard], UNORDERED]
    trash: Annotated[list[CardId], UNORDERED]
    payment_zone: Annotated[list[CardId], UNORDERED]
    registered: Bool
    shuffled: Bool


@dataclass(slots=True)
class View(Data):
    """The position without what the viewer may not know."""

    phase: Phase
    players: dict[Seat, PlayerView]
    seats: list[Seat]
    turn: Int
    active: Seat | None
    first_player: Seat | None
    resolving: Annotated[list[CardId], ORDERED]
    result: Result | None = None


def view(game: Game, viewer: Seat) -> View:
    """What `viewer` sees."""
    position = game.position
    players = {seat: see(viewer, seat, player) for seat, player in position.players.items()}
    return View(position.phase, players, list(position.seats), position.turn, position.active, position.first_player,
                list(position.resolving), position.result)


def see(viewer: Seat, seat: Seat, player: Player) -> PlayerView:
    """One side: everything, less what is hidden. Numbers of cards are public."""
    seen = PlayerView(
        player.life, list(player.collection), len(player.deck), list(player.hand), list(player.monster_zone),
        list(player.spell_trap_zone), list(player.face_down_zone), list(player.trash), list(player.payment_zone),
        player.registered, player.shuffled)
    if seat == viewer:
        return seen
    seen.collection = len(player.collection)
    seen.hand = len(player.hand)
    cite("EC-6.1", "EC-15.4")
    seen.face_down_zone = [HiddenCard(True, slot.set_on_turn) for slot in player.face_down_zone]
    return seen


def concealed(game: Game, viewer: Seat, decision: Decision) -> dict[str, Any]:
    """A decision as `viewer` sees it: options among cards that the viewer does not know are named by their place.

    Whoever chooses cards of the own Deck looks at them.
    """
    options = decision.get("from")
    if options is None:
        return dict(decision)
    places: dict[str, dict[str, Any]] = {}
    for seat, player in game.position.players.items():
        if seat == viewer:
            continue
        places |= {card: {"player": seat, "zone": "hand", "index": i} for i, card in enumerate(player.hand)}
        places |= {card: {"player": seat, "zone": "deck", "index": i} for i, card in enumerate(player.deck)}
        places |= {slot.card: {"player": seat, "zone": "face_down_zone", "index": i}
                   for i, slot in enumerate(player.face_down_zone)}
    return {**decision, "from": [places.get(card, card) for card in options]}

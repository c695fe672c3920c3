"""What each player may know now (section "Zona permainan"). A view has no memory of cards seen before."""

from dataclasses import dataclass
from typing import Annotated, Literal

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, cite
from reference_engine.renathea.cards import Status
from reference_engine.renathea.position import Committed, Compared, Game, Phase, Player, Result, Seat, Slot
from reference_engine.renathea.rulings import reading


@dataclass(slots=True)
class HiddenSlot(Data):
    """A card in the Arena that the viewer may not see yet. The own face-down card is a Slot like any other."""

    hidden: Literal[True]
    face_up: Bool = False
    status: Status | None = None


@dataclass(slots=True)
class HiddenChoice(Data):
    """The opponent has chosen; what, is not known yet. Under RN-R5:b the choice of targets is shown instead."""

    hidden: Literal[True]


@dataclass(slots=True)
class PlayerView(Data):
    """One side as the viewer sees it: a number stands for cards that are only counted.

    That is every Deck, the own one from its registration on, and the opponent's Hand and collection.
    """

    collection: Annotated[list[CardId] | Int, UNORDERED]
    deck: Annotated[list[CardId] | Int, ORDERED]
    hand: Annotated[list[CardId] | Int, UNORDERED]
    arena: Annotated[list[Slot | HiddenSlot], ORDERED]
    podium: Annotated[list[CardId], UNORDERED]
    registered: Bool
    shuffled: Bool
    committed: Committed | HiddenChoice | None = None


@dataclass(slots=True)
class View(Data):
    """The position without what the viewer may not know. `rulings` are left out.

    The choices that Renathea offers are cards of the Arenas that lie open, so `from` always holds ids.
    """

    phase: Phase
    players: dict[Seat, PlayerView]
    seats: list[Seat]
    round: Int
    law: CardId | None = None
    compared: Compared | None = None
    result: Result | None = None


def view(game: Game, viewer: Seat) -> View:
    """What `viewer` sees."""
    position = game.position
    players = {seat: see(game, viewer, seat, player) for seat, player in position.players.items()}
    return View(position.phase, players, list(position.seats), position.round, position.law, position.compared,
                position.result)


def see(game: Game, viewer: Seat, seat: Seat, player: Player) -> PlayerView:
    """One side: everything, less what is hidden. Of hidden cards the number stays known (RN-4.8)."""
    seen = PlayerView(list(player.collection), list(player.deck), list(player.hand), list(player.arena),
                      list(player.podium), player.registered, player.shuffled, player.committed)
    cite("RN-2.6", "RN-4.1")
    seen.deck = len(player.deck)
    if seat == viewer:
        return seen
    seen.collection = len(player.collection)
    cite("RN-4.3")
    seen.hand = len(player.hand)
    cite("RN-5.5")
    seen.arena = [slot if slot.face_up else HiddenSlot(True, slot.face_up, slot.status) for slot in player.arena]
    in_the_open = {"resolve": "RN-R5", "close": "RN-R1"}.get(game.position.phase, "")
    if player.committed is not None and reading(game.position, in_the_open) == "a":
        cite("RN-1.2")
        seen.committed = HiddenChoice(True)
    return seen

"""What each player may know now. A view has no memory of cards seen before."""

from dataclasses import dataclass
from typing import Annotated, Literal

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, cite
from reference_engine.magical_cute.position import (
    Game,
    Phase,
    Place,
    Player,
    PlayerCard,
    Result,
    Ritual,
    Seal,
    Seat,
    Unit,
)


@dataclass(slots=True)
class HiddenCard(Data):
    """A face-down card that the viewer does not know."""

    hidden: Literal[True]
    face_up: Literal[False] = False


@dataclass(slots=True)
class HiddenSeal(Data):
    """A face-down seal that the viewer does not know, and whether its owner does."""

    hidden: Literal[True]
    known_to_owner: Bool
    face_up: Literal[False] = False


@dataclass(slots=True)
class PlayerView(Data):
    """One side as the viewer sees it: a number stands for cards that are only counted.

    `deck` is always a number. `hand` and `collection` are lists in the own view; the opponent's hand is one while
    `hand_shown`. In the own view a face-down player card and Ritual are seen, and a seal that is known to its owner.
    """

    player_card: Annotated[list[PlayerCard | HiddenCard], UNORDERED]
    collection: Annotated[list[CardId] | Int, UNORDERED]
    deck: Annotated[list[CardId] | Int, ORDERED]
    hand: Annotated[list[CardId] | Int, UNORDERED]
    abyss: Annotated[list[CardId], UNORDERED]
    arrest: Annotated[list[CardId], UNORDERED]
    attribute_line: Annotated[list[Seal | HiddenSeal], UNORDERED]
    left_field: Annotated[list[Unit], UNORDERED]
    middle_field: Annotated[list[Unit], UNORDERED]
    right_field: Annotated[list[Unit], UNORDERED]
    ritual: Annotated[list[Ritual | HiddenCard], UNORDERED]
    cost_meter: Int
    life: Int
    seal_placed: Bool
    fight_used: Bool
    mulligans: Int
    hand_shown: Bool
    kept: Bool
    registered: Bool
    shuffled: Bool


@dataclass(slots=True)
class View(Data):
    """The position without what the viewer may not know."""

    phase: Phase
    players: dict[Seat, PlayerView]
    seats: list[Seat]
    turn: Int
    active_player: Seat | None
    first_player: Seat | None
    game_of_match: Int
    fields: list[Place]
    rps_winner: Seat | None
    last_loser: Seat | None
    result: Result | None = None


def view(game: Game, viewer: Seat) -> View:
    """What `viewer` sees."""
    position = game.position
    players = {seat: see(player, own=seat == viewer) for seat, player in position.players.items()}
    return View(position.phase, players, list(position.seats), position.turn, position.active_player,
                position.first_player, position.game_of_match, list(position.fields), position.rps_winner,
                position.last_loser, position.result)


def see(player: Player, *, own: bool) -> PlayerView:
    """One side: everything, less what is hidden. Numbers of cards are public."""
    hand: list[CardId] | int = list(player.hand) if own else len(player.hand)
    if player.hand_shown:
        cite("MC-4.3")
        hand = list(player.hand)
    return PlayerView(
        player_card=[slot if own or slot.face_up else HiddenCard(True) for slot in player.player_card],
        collection=list(player.collection) if own else len(player.collection),
        deck=len(player.deck), hand=hand, abyss=list(player.abyss), arrest=list(player.arrest),
        attribute_line=[see_seal(slot, own=own) for slot in player.attribute_line],
        left_field=list(player.left_field), middle_field=list(player.middle_field),
        right_field=list(player.right_field),
        ritual=[see_ritual(slot, own=own) for slot in player.ritual],
        cost_meter=player.cost_meter, life=player.life, seal_placed=player.seal_placed, fight_used=player.fight_used,
        mulligans=player.mulligans, hand_shown=player.hand_shown, kept=player.kept, registered=player.registered,
        shuffled=player.shuffled)


def see_seal(slot: Seal, *, own: bool) -> Seal | HiddenSeal:
    """A seal: face down it is known at most to its owner, and one of the Deck to nobody."""
    seen: Seal | HiddenSeal = slot
    if not slot.face_up and not own:
        cite("MC-12.2")
        seen = HiddenSeal(True, slot.known_to_owner)
    if not slot.face_up and own and not slot.known_to_owner:
        cite("MC-12.4")
        seen = HiddenSeal(True, slot.known_to_owner)
    return seen


def see_ritual(slot: Ritual, *, own: bool) -> Ritual | HiddenCard:
    """A Ritual: face down it is known to its owner only."""
    seen: Ritual | HiddenCard = slot
    if not slot.face_up and not own:
        cite("MC-16.2")
        seen = HiddenCard(True)
    return seen

"""What each player may know now. A view has no memory of cards seen before."""

from dataclasses import dataclass
from typing import Annotated, Literal

from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, cite
from reference_engine.pokemon_tcg import decks
from reference_engine.pokemon_tcg.position import Game, Phase, Player, Pokemon, Result, Seat


@dataclass(slots=True)
class Hidden(Data):
    """A card that the viewer does not know."""

    hidden: Literal[True]


@dataclass(slots=True)
class PlayerView(Data):
    """One side as the viewer sees it: a number stands for cards that are only counted.

    `deck` is always a number. `hand` and `collection` are lists in the own view. The opponent's hand is a list, though
    it may be empty, while it goes back: in the phase `shuffle`, as long as that Deck is not shuffled. `points` are
    hidden from both players (PK-R34), and `active_spot` and `bench` from the opponent in the phase `setup`.
    """

    collection: Annotated[list[CardId] | Int, UNORDERED]
    deck: Annotated[list[CardId] | Int, ORDERED]
    hand: Annotated[list[CardId] | Int, UNORDERED]
    active_spot: Annotated[list[Pokemon | Hidden], UNORDERED]
    bench: Annotated[list[Pokemon | Hidden], UNORDERED]
    stadium: Annotated[list[CardId], UNORDERED]
    trash: Annotated[list[CardId], UNORDERED]
    points: Annotated[list[CardId] | list[Hidden], ORDERED]
    energy_attached: Bool
    retreated: Bool
    supporter_played: Bool
    stadium_played: Bool
    registered: Bool
    shuffled: Bool
    mulligans: Int
    ready: Bool


@dataclass(slots=True)
class View(Data):
    """The position without what the viewer may not know."""

    phase: Phase
    players: dict[Seat, PlayerView]
    seats: list[Seat]
    turn: Int
    active_player: Seat | None
    first_player: Seat | None
    edition: Literal["current", "older"]
    sudden_death: Bool
    then: Literal["main", "checkup", "turn"]
    resolving: Annotated[list[CardId], ORDERED]
    result: Result | None = None


def view(game: Game, viewer: Seat) -> View:
    """What `viewer` sees."""
    position = game.position
    players = {seat: see(game, viewer, seat, player) for seat, player in position.players.items()}
    return View(position.phase, players, list(position.seats), position.turn, position.active_player,
                position.first_player, position.edition, position.sudden_death, position.then, list(position.resolving),
                position.result)


def see(game: Game, viewer: Seat, seat: Seat, player: Player) -> PlayerView:
    """One side: everything, less what is hidden. Numbers of cards are public, Point Cards lie face down for both."""
    seen = PlayerView(
        list(player.collection), len(player.deck), list(player.hand), list(player.active_spot), list(player.bench),
        list(player.stadium), list(player.trash), [Hidden(True) for _ in player.points], player.energy_attached,
        player.retreated, player.supporter_played, player.stadium_played, player.registered, player.shuffled,
        player.mulligans, player.ready)
    if seat == viewer:
        return seen
    seen.collection = len(player.collection)
    seen.hand = len(player.hand)
    if decks.is_shown(game.position, seat):
        cite("PK-90.9")
        seen.hand = list(player.hand)
    if game.position.phase == "setup":
        seen.active_spot = [Hidden(True) for _ in player.active_spot]
        seen.bench = [Hidden(True) for _ in player.bench]
    return seen

"""What each player may know now: all but the hands, sideboards and collections of others, and every Spellbook."""

from dataclasses import dataclass, field
from typing import Annotated

from reference_engine.elemental_clash.position import (
    Creature,
    Game,
    Mode,
    Phase,
    Pile,
    Player,
    Result,
    Seat,
)
from reference_engine.elemental_clash.zones import find
from reference_engine.kernel import ORDERED, UNORDERED, Bool, CardId, Data, Int, Rows, cite


@dataclass(slots=True)
class PlayerView(Data):
    """One side as the viewer sees it: a number stands for cards that are only counted.

    Each `deck` is a number, the own too; `collection`, `sideboard` and `hand` are numbers for the other players'.
    """

    collection: Annotated[list[CardId] | Int, UNORDERED]
    deck: Annotated[list[CardId] | Int, ORDERED]
    sideboard: Annotated[list[CardId] | Int, UNORDERED]
    hand: Annotated[list[CardId] | Int, UNORDERED]
    archive: Annotated[list[CardId], UNORDERED]
    purgatory: Annotated[list[CardId], UNORDERED]
    atk_zone: Annotated[list[Creature], UNORDERED]
    def_zone: Annotated[list[Creature], UNORDERED]
    piles: Annotated[list[Pile], Rows("position")]
    registered: Bool
    exchanged: Bool
    shuffled: Bool
    mulligans: Int
    kept: Bool
    stone_played: Bool
    skips_main: Bool
    activated: list[CardId]
    turns_taken: Int
    eliminated: Bool
    tokens: dict[Seat, Int]


@dataclass(slots=True)
class AttackView(Data):
    """The attack that is going on. A Creature that has left play is not named any more: it may lie in a hand."""

    attacker: CardId | None = None
    target: CardId | None = None
    player: Seat | None = None
    blockers: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class View(Data):
    """The position without what the viewer may not know."""

    phase: Phase
    players: dict[Seat, PlayerView]
    seats: list[Seat]
    mode: Mode
    deck_size: Int
    turn: Int
    active_player: Seat | None
    first_player: Seat | None
    attack: AttackView | None
    resolving: Annotated[list[CardId], ORDERED]
    result: Result | None = None


def view(game: Game, viewer: Seat) -> View:
    """What `viewer` sees."""
    position = game.position
    players = {seat: see(viewer, seat, player) for seat, player in position.players.items()}
    return View(position.phase, players, list(position.seats), position.mode, position.deck_size, position.turn,
                position.active_player, position.first_player, seen_attack(game),
                list(position.resolving), position.result)


def see(viewer: Seat, seat: Seat, player: Player) -> PlayerView:
    """One side: everything, less what is hidden. Numbers of cards are public."""
    seen = PlayerView(
        list(player.collection), len(player.deck), list(player.sideboard), list(player.hand), list(player.archive),
        list(player.purgatory), list(player.atk_zone), list(player.def_zone), list(player.piles), player.registered,
        player.exchanged, player.shuffled, player.mulligans, player.kept, player.stone_played, player.skips_main,
        list(player.activated), player.turns_taken, player.eliminated, dict(player.tokens))
    if seat != viewer:
        seen.collection = len(player.collection)
        seen.sideboard = len(player.sideboard)
        cite("ECB-6.2")
        seen.hand = len(player.hand)
    return seen


def seen_attack(game: Game) -> AttackView | None:
    """The attack, with the Creatures that are still in play."""
    attack = game.position.attack
    if attack is None:
        return None
    attacker, target = (card if find(game, card) else None for card in (attack.attacker, attack.target))
    return AttackView(attacker, target, attack.player, [card for card in attack.blockers if find(game, card)])

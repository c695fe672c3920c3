"""Random play of any game on the reference engine, with actions and positions as JSON data.

What only one game knows stands in the module of that game: `Play` says what such a module offers.
"""

import pickle
from collections.abc import Callable, Iterator
from dataclasses import fields
from random import Random
from typing import Any, Protocol

from hypothesis import settings
from hypothesis import strategies as st

from conformance.protocol.games import GAMES
from conformance.protocol.games import Game as Types
from conformance.protocol.games import game as types_of
from reference_engine.kernel import Illegal

Action = dict[str, Any]
Document = dict[str, Any]
Game = Any  # the `Game` of any engine
TYPES = {types_of(name).engine.Game: types_of(name) for name in GAMES}
RANDOM = st.integers(0, 2**32 - 1).map(Random)


def games(examples: int) -> settings:
    """So many games; how long one takes does not matter."""
    return settings(max_examples=examples, deadline=None)


class Play(Protocol):
    """How one game is played at random, and what is hidden in it: what a module of random play offers."""

    NAME: str
    PREFIX: str  # of the ids of its rules
    WALKS: int  # games worth playing where a game with long turns is played once
    SHARE: float  # of the decisions of a game that are worth a closer look

    def walk(self, rng: Random, rulings: dict[str, str]) -> Iterator[Game]:
        """A game at every decision, played at random."""

    def is_settled(self, game: Game) -> bool:
        """Whether nothing is half done: the position is one that can be set up."""

    def random_action(self, game: Game, rng: Random) -> tuple[str, Action]:
        """What somebody who has a choice could do."""

    def completions(self, game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
        """Actions that a head can be completed to; the rules may refuse some of them."""

    def heads_of(self, game: Game, action: Action) -> list[Action]:
        """The entries of the legal list that an action belongs to."""

    def anything(self, game: Game, rng: Random) -> Action:
        """Any action of any type with any cards."""

    def changed(self, game: Game, player: str, action: Action, rng: Random) -> Action:
        """The action with one thing changed."""

    def hidden_from(self, game: Game, viewer: str) -> set[str]:
        """The cards of which the viewer must not be told where they are."""

    def with_other_hidden_cards(self, game: Game, viewer: str, rng: Random) -> Document:
        """The position with everything changed that the viewer must not know."""


# -- games as data -----------------------------------------------------------------------------------------------------
def types(game: Game) -> Types:
    """What the suite knows of this game."""
    return TYPES[type(game)]


def start(name: str, cards: Document, position: Document) -> Game:
    """A game from data. Raises Invalid."""
    of = types_of(name)
    return of.engine.start(of.cards.validate_python(cards), of.position.validate_python(position))


def dump(game: Game) -> Document:
    """The position as JSON data."""
    document: Document = types(game).position.dump_python(game.position, mode="json")
    return document


def again(game: Game, document: Document | None = None) -> Game:
    """Another game, set up from the position of this one (or from a document)."""
    position = types(game).position.validate_python(dump(game) if document is None else document)
    return types(game).engine.start(game.cards, position)


def twin(game: Game) -> Game:
    """The same game, also in the middle of something."""
    of = types(game).position
    position = of.validate_python(of.dump_python(game.position))  # this and pickle are much faster than a deep copy
    rest = {field.name: getattr(game, field.name) for field in fields(game) if field.name not in ("cards", "position")}
    return type(game)(game.cards, position, **pickle.loads(pickle.dumps(rest)))


def view(game: Game, viewer: str) -> Any:
    """What a player may know."""
    return types(game).engine.view(game, viewer)


def seen(game: Game, viewer: str) -> Document:
    """The same as JSON data."""
    document: Document = types(game).view.dump_python(view(game, viewer), mode="json")
    return document


def random_rulings(name: str, rng: Random) -> dict[str, str]:
    """Any reading of each open point."""
    return {ruling: rng.choice(letters) for ruling, letters in types_of(name).engine.READINGS.items()}


def exchange(rng: Random, player: Document, zones: list[str], slots: list[Document] | None = None) -> None:
    """Deal the cards of these zones and places of a position anew among each other."""
    slots = slots or []
    hidden = [card for zone in zones for card in player[zone]] + [slot["card"] for slot in slots]
    rng.shuffle(hidden)
    cards = iter(hidden)
    for zone in zones:
        player[zone] = [next(cards) for _ in player[zone]]
    for slot in slots:
        slot["card"] = next(cards)


# -- what can be done --------------------------------------------------------------------------------------------------
def awaits(game: Game) -> Document:
    """Who has to decide what."""
    decisions: Document = types(game).engine.awaits(game)
    return decisions


def everybody(game: Game) -> list[str]:
    """The players, and chance."""
    return [*game.position.seats, "chance"]


def act(game: Game, player: str, action: Action) -> None:
    """Do it. Raises Illegal."""
    types(game).engine.act(game, player, types(game).action.validate_python(action))


def refusal(game: Game, player: str, action: Action) -> Illegal | None:
    """Do it, or say why the rules do not allow it."""
    try:
        act(game, player, action)
    except Illegal as no:
        return no
    return None


def is_accepted(game: Game, player: str, action: Action) -> bool:
    """Whether the rules allow it; tried on a copy."""
    return refusal(twin(game), player, action) is None


def heads(game: Game, player: str) -> list[Action]:
    """The legal list of a player as JSON data."""
    return [types(game).head.dump_python(head, mode="json", exclude_none=True)
            for head in types(game).engine.legal_actions(game, player)]


def played(game: Game, choose: Callable[[Game, Random], tuple[str, Action]], rng: Random, most: int) -> Iterator[Game]:
    """The game at every decision, played as `choose` says to its end or through so many actions."""
    yield game
    for _ in range(most):
        if not awaits(game):
            return
        act(game, *choose(game, rng))
        yield game


# -- attempts that may be refused --------------------------------------------------------------------------------------
def perturbed(play: Play, game: Game, rng: Random) -> tuple[str, Action]:
    """An action that may be illegal: by anybody, anything at all, or a legal one with one thing changed."""
    player, action = play.random_action(game, rng)
    somebody = rng.choice([player, *everybody(game)])
    how = rng.randrange(4)
    if how == 0:
        return somebody, action
    if how == 1:
        return somebody, play.anything(game, rng)
    return player, play.changed(game, player, action, rng)


def ids(game: Game) -> list[str]:
    """All cards, and one that nobody has."""
    return [*sorted(game.cards), "nobody's"]


def a_field(action: Action, rng: Random) -> str:
    """A field of an action besides its type; the type where there is no other."""
    return rng.choice([key for key in action if key != "type"] or ["type"])


def other_cards(cards: list[str], some: list[str], rng: Random) -> list[str]:
    """A list of cards with one less, one more or another one of `some`, in another order, or twice over."""
    return rng.choice([cards[:-1], [*cards, rng.choice(some)], cards[::-1], [*cards[:-1], rng.choice(some)], cards * 2])

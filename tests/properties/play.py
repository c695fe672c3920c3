"""Random games of Renathea on the reference engine: a new game, random legal and random illegal actions, positions."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from conformance.protocol.games import game as types_of
from conformance.suite.compiler import library
from reference_engine import renathea
from reference_engine.kernel import Illegal
from reference_engine.renathea import READINGS, Game

TYPES = types_of("renathea")
SEATS = renathea.SEATS
Action = dict[str, Any]
Document = dict[str, Any]
MOST_ROUNDS = 12


@lru_cache
def names() -> list[str]:
    """The cards of the suite: those with a skill three times, so that most Arenas have some."""
    cards = library("renathea").cards
    return sorted(name for name, card in cards.items() for _ in range(3 if card.get("effects") else 1))


@lru_cache
def twins() -> list[str]:
    """Cards that share a name or a class with another one."""
    cards = library("renathea").cards
    words = Counter(word for name, card in cards.items() for word in words_of(name, card["card_class"]))
    return sorted(n for n, card in cards.items() if any(words[w] > 1 for w in words_of(n, card["card_class"])))


def random_rulings(rng: Random) -> dict[str, str]:
    """Any reading of each open point."""
    return {ruling: rng.choice(letters) for ruling, letters in READINGS.items()}


def new_game(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Game:
    """A game about to begin: each player owns nine cards that make a deck, and some that do not fit in.

    With the phase `shuffle` the decks are registered already.
    """
    definitions: dict[str, Document] = {}
    players: Document = {}
    for seat in SEATS:
        own = random_cards(rng)
        ids = [f"{seat}{number}" for number in range(1, len(own) + 1)]
        definitions.update({card: library("renathea").cards[name] for card, name in zip(ids, own)})
        players[seat] = {"collection": rng.sample(ids, len(ids)), "registered": False}
        if phase == "shuffle":
            players[seat] = {"deck": ids[:9], "collection": ids[9:], "shuffled": False}
    document = {"phase": phase, "players": players, "rulings": rulings or {}}
    return renathea.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def random_cards(rng: Random) -> list[str]:
    """Nine names that are a deck, then up to four more, perhaps of the same names or classes."""
    deck: list[str] = []
    seen: set[str] = set()
    while len(deck) < 9:
        name = rng.choice(names() if deck else twins())
        words = words_of(name, library("renathea").cards[name]["card_class"])
        if not words & seen:
            deck.append(name)
            seen |= words
    like = [name for name, card in sorted(library("renathea").cards.items())
            if name not in deck and words_of(name, card["card_class"]) & seen]
    return deck + [rng.choice(rng.choice([names(), deck, like or deck])) for _ in range(rng.randrange(5))]


def words_of(name: str, card_class: str) -> set[str]:
    """What no two cards of a deck may share, under either reading of RN-R9."""
    return {kind + "".join(word.split()).casefold() for kind, word in (("name ", name), ("class ", card_class))}


def dump(game: Game) -> Document:
    """The position as JSON data."""
    document: Document = TYPES.position.dump_python(game.position, mode="json")
    return document


def again(game: Game, document: Document | None = None) -> Game:
    """Another game, set up from the position of this one (or from a document)."""
    position = TYPES.position.validate_python(dump(game) if document is None else document)
    return renathea.start(game.cards, position)


def act(game: Game, player: str, action: Action) -> None:
    """Do it. Raises Illegal."""
    renathea.act(game, player, TYPES.action.validate_python(action))


def refusal(game: Game, player: str, action: Action) -> Illegal | None:
    """Do it, or say why the rules do not allow it."""
    try:
        act(game, player, action)
    except Illegal as no:
        return no
    return None


def is_accepted(game: Game, player: str, action: Action) -> bool:
    """Whether the rules allow it; tried on a copy."""
    return refusal(again(game), player, action) is None


def heads(game: Game, player: str) -> list[Action]:
    """The legal list of a player as JSON data."""
    return [TYPES.head.dump_python(head, mode="json", exclude_none=True)
            for head in renathea.legal_actions(game, player)]


def heads_of(action: Action, *, tie: bool) -> list[Action]:
    """The entries of the legal list that an action belongs to: the type and, where one stands there, a card."""
    kind = action["type"]
    if kind == "deploy":
        return [{"type": kind, "card": action["card"]}]
    if kind == "close":
        key = "under_deck" if tie else "to_podium"
        return [{"type": kind, key: action.get(key)}]
    if kind == "choose":
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    return [{"type": kind}]


def is_tie(game: Game) -> bool:
    """Whether a Close would be one of a tie."""
    return game.position.compared is not None and game.position.compared.winner is None


def completions(game: Game, player: str, head: Action) -> Iterator[Action]:
    """Everything that a head can be completed to (of decks and shuffles, one that should do)."""
    decision = renathea.awaits(game)[player]
    kind = head["type"]
    if kind == "register":
        yield {"type": kind, "deck": legal_deck(game, player)}
    elif kind == "choose":
        rest = [card for card in decision["from"] if card not in head["cards"]]
        for others in combinations(rest, decision["min"] - 1):
            yield {"type": kind, "cards": [*head["cards"], *others]}
    elif kind == "close" and not is_tie(game):
        for slot in game.position.players[player].arena:  # type: ignore[index]
            yield {**head, "under_deck": slot.card}
    else:
        yield dict(head)


def legal_deck(game: Game, player: str) -> list[str]:
    """Nine cards of the collection with different names and classes."""
    deck: list[str] = []
    seen: set[str] = set()
    for card in sorted(game.position.players[player].collection, key=lambda card: int(card[1:])):  # type: ignore[index]
        definition = game.cards[card]
        words = words_of(definition.name, definition.card_class)
        if not words & seen and len(deck) < 9:
            deck.append(card)
            seen |= words
    return deck


def random_action(game: Game, rng: Random) -> tuple[str, Action]:
    """What a player (or chance) who has a choice could do."""
    player = rng.choice(sorted(renathea.awaits(game)))
    if player == "chance":
        seat = renathea.awaits(game)["chance"]["of"]
        deck = game.position.players[seat].deck
        return player, {"type": "shuffle", "cards": rng.sample(deck, rng.randrange(len(deck) + 1))}
    return player, rng.choice(list(completions(game, player, rng.choice(heads(game, player)))))


def perturbed(game: Game, rng: Random) -> tuple[str, Action]:
    """An action that may be illegal: anything at all, or a legal one with one thing changed."""
    player, action = random_action(game, rng)
    ids = [*sorted(game.cards), "nobody's"]
    how = rng.randrange(4)
    if how == 0:
        return rng.choice([*SEATS, "chance"]), action
    if how == 1:
        return rng.choice([*SEATS, "chance"]), anything(rng, ids)
    key = rng.choice([key for key in action if key != "type"] or ["type"])
    if key == "type":
        return player, action
    if action["type"] == "register":
        ids = game.position.players[player].collection  # type: ignore[index]
    if isinstance(action[key], list):
        cards = list(action[key])
        changes = [lambda: cards[:-1], lambda: [*cards, rng.choice(ids)], lambda: cards[::-1],
                   lambda: [*cards[:-1], rng.choice(ids)]]
        return player, {**action, key: rng.choice(changes)()}
    if how == 2 and action["type"] == "close":
        return player, {k: v for k, v in action.items() if k != key}
    return player, {**action, key: rng.choice(ids)}


def anything(rng: Random, ids: list[str]) -> Action:
    """Any action of any type with any cards."""
    some = rng.sample(ids, rng.randrange(4))
    return rng.choice([
        {"type": "register", "deck": rng.sample(ids, min(9, len(ids)))}, {"type": "shuffle", "cards": some},
        {"type": "deploy", "card": rng.choice(ids)}, {"type": "choose", "cards": some},
        {"type": "close", "to_podium": rng.choice(ids), "under_deck": rng.choice(ids)},
        {"type": "close", "under_deck": rng.choice(ids)}, {"type": "close", "to_podium": rng.choice(ids)},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ROUNDS."""
    game = new_game(rng, rulings, phase)
    yield game
    while renathea.awaits(game) and game.position.round <= MOST_ROUNDS:
        act(game, *random_action(game, rng))
        yield game

"""Random games of Renathea on the reference engine: a new game, random legal and random illegal actions, positions."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from random_play import Action, Document, a_field, awaits, dump, exchange, heads, ids, other_cards, played, start

from conformance.suite.compiler import library
from reference_engine.renathea import SEATS, Game
from reference_engine.renathea.position import other

NAME, PREFIX, WALKS, SHARE = "renathea", "RN", 10, 1
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


def new_game(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Game:
    """A game about to begin: each player owns nine cards that make a deck, and some that do not fit in.

    With the phase `shuffle` the decks are registered already.
    """
    definitions: dict[str, Document] = {}
    players: Document = {}
    for seat in SEATS:
        printed = random_cards(rng)
        own = [f"{seat}{number}" for number in range(1, len(printed) + 1)]
        definitions.update({card: library("renathea").cards[name] for card, name in zip(own, printed)})
        players[seat] = {"collection": rng.sample(own, len(own)), "registered": False}
        if phase == "shuffle":
            players[seat] = {"deck": own[:9], "collection": own[9:], "shuffled": False}
    return start(NAME, definitions, {"phase": phase, "players": players, "rulings": rulings or {}})


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


def is_settled(game: Game) -> bool:
    """Whether the position can be set up: in this game at every decision."""
    return True


def heads_of(game: Game, action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to: the type and, where one stands there, a card."""
    kind = action["type"]
    if kind == "deploy":
        return [{"type": kind, "card": action["card"]}]
    if kind == "close":
        key = "under_deck" if is_tie(game) else "to_podium"
        return [{"type": kind, key: action.get(key)}]
    if kind == "choose":
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    return [{"type": kind}]


def is_tie(game: Game) -> bool:
    """Whether a Close would be one of a tie."""
    return game.position.compared is not None and game.position.compared.winner is None


def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Everything that a head can be completed to (of decks and shuffles, one that should do)."""
    decision = awaits(game)[player]
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
    player = rng.choice(sorted(awaits(game)))
    if player == "chance":
        seat = awaits(game)["chance"]["of"]
        deck = game.position.players[seat].deck
        return player, {"type": "shuffle", "cards": rng.sample(deck, rng.randrange(len(deck) + 1))}
    return player, rng.choice(list(completions(game, player, rng.choice(heads(game, player)), rng)))


def changed(game: Game, player: str, action: Action, rng: Random) -> Action:
    """The action with one thing changed, or a Close with one card less."""
    key = a_field(action, rng)
    if key == "type":
        return action
    some = game.position.players[player].collection if action["type"] == "register" else ids(game)  # type: ignore[index]
    if isinstance(action[key], list):
        return {**action, key: other_cards(action[key], some, rng)}
    if action["type"] == "close" and rng.random() < 0.5:
        return {k: v for k, v in action.items() if k != key}
    return {**action, key: rng.choice(some)}


def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    every = ids(game)
    some = rng.sample(every, rng.randrange(4))
    return rng.choice([
        {"type": "register", "deck": rng.sample(every, min(9, len(every)))}, {"type": "shuffle", "cards": some},
        {"type": "deploy", "card": rng.choice(every)}, {"type": "choose", "cards": some},
        {"type": "close", "to_podium": rng.choice(every), "under_deck": rng.choice(every)},
        {"type": "close", "under_deck": rng.choice(every)}, {"type": "close", "to_podium": rng.choice(every)},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ROUNDS."""
    for game in played(new_game(rng, rulings, phase), random_action, rng, 100 * MOST_ROUNDS):
        yield game
        if game.position.round > MOST_ROUNDS:
            return


# -- what is hidden ----------------------------------------------------------------------------------------------------
def hidden_from(game: Game, viewer: str) -> set[str]:
    """Both Decks, and of the opponent the Hand, the collection and a card that lies face down; all know the Law."""
    mine, theirs = game.position.players[viewer], game.position.players[other(viewer)]  # type: ignore[index,arg-type]
    face_down = [slot.card for slot in theirs.arena if not slot.face_up]
    return {*mine.deck, *theirs.deck, *theirs.hand, *theirs.collection, *face_down} - {game.position.law}


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> Document:
    """The position with everything changed that the viewer must not know."""
    document = dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    exchange(rng, mine, ["deck"])
    exchange(rng, theirs, ["hand", "deck", "collection"], [slot for slot in theirs["arena"] if not slot["face_up"]])
    committed = theirs["committed"]
    if committed and committed["under_deck"]:
        committed["under_deck"] = rng.choice(mine["arena"])["card"]
    open_targets = document["rulings"].get("RN-R5") == "b"
    for targets in committed["targets"] if committed and not open_targets else ():
        everybody = [slot["card"] for player in document["players"].values() for slot in player["arena"]]
        targets["cards"] = rng.sample(everybody, len(targets["cards"]))
    return document

"""Random games of Element Clash on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from conformance.protocol.games import game as types_of
from conformance.suite.compiler import library
from conformance.vocabulary.element_clash_position import STANDARD_DECK
from reference_engine import element_clash
from reference_engine.element_clash import READINGS, Game
from reference_engine.kernel import Illegal

TYPES = types_of("element_clash")
SEATS = element_clash.SEATS
Action = dict[str, Any]
Document = dict[str, Any]
MOST_ACTIONS = 400


@lru_cache
def names(price: int) -> list[str]:
    """The cards of the suite that have this Price."""
    return sorted(name for name, card in library("element_clash").cards.items() if card["price"] == price)


def random_rulings(rng: Random) -> dict[str, str]:
    """Any reading of each open point."""
    return {ruling: rng.choice(letters) for ruling, letters in READINGS.items()}


def random_deck(rng: Random) -> list[str]:
    """Five different names of each Price."""
    return [name for price in range(1, 7) for name in rng.sample(names(price), 5)]


def new_game(rng: Random, rulings: dict[str, str] | None = None, *, effects: bool = True) -> Game:
    """Both decks are there and about to be shuffled: any that are legal, or without effects the standard deck."""
    definitions: Document = {}
    players: Document = {}
    for seat in SEATS:
        deck = random_deck(rng) if effects else list(STANDARD_DECK)
        ids = [f"{seat}{number}" for number in range(1, len(deck) + 1)]
        definitions.update({card: library("element_clash").cards[name] for card, name in zip(ids, deck)})
        players[seat] = {"collection": rng.sample(ids, len(ids)), "registered": False}
    document = {"phase": "decks", "players": players, "rulings": rulings or {}}
    return element_clash.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def dump(game: Game) -> Document:
    """The position as JSON data."""
    document: Document = TYPES.position.dump_python(game.position, mode="json")
    return document


def again(game: Game, document: Document | None = None) -> Game:
    """Another game, set up from the position of this one (or from a document)."""
    position = TYPES.position.validate_python(dump(game) if document is None else document)
    return element_clash.start(game.cards, position)


def twin(game: Game) -> Game:
    """The same game, also in the middle of something."""
    return Game(game.cards, deepcopy(game.position), deepcopy(game.resolution))


def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    kinds = [decision["kind"] for decision in element_clash.awaits(game).values()]
    return not any(kind in ("choose", "order", "respond") for kind in kinds)


def act(game: Game, player: str, action: Action) -> None:
    """Do it. Raises Illegal."""
    element_clash.act(game, player, TYPES.action.validate_python(action))  # type: ignore[arg-type]


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
    return [TYPES.head.dump_python(head, mode="json", exclude_none=True)
            for head in element_clash.legal_actions(game, player)]


def heads_of(action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to."""
    kind = action["type"]
    if kind in ("play", "choose") and action["cards"]:
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    if kind in ("set", "attack"):
        return [{"type": kind, "card": action["card"]}]
    return [{"type": kind}]


# -- completions -------------------------------------------------------------------------------------------------------
def payment(game: Game, seat: str, played: tuple[str, ...], rng: Random) -> list[str] | None:
    """Cards of the hand that pay for a play exactly, if there are any; for each card by itself where EC-R3 says so."""
    each = game.position.rulings.get("EC-R3") == "b"
    prices = [game.cards[card].price for card in played]
    owed = tuple(prices) if each else (sum(prices),)
    hand = [card for card in game.position.players[seat].hand if card not in played]  # type: ignore[index]
    rng.shuffle(hand)
    ways: dict[tuple[int, ...], list[str]] = {(0,) * len(owed): []}
    for card in hand:
        for paid, way in list(ways.items()):
            for i, sum_ in enumerate(paid):
                if sum_ + game.cards[card].price <= owed[i]:
                    ways.setdefault((*paid[:i], sum_ + game.cards[card].price, *paid[i + 1:]), [*way, card])
    return ways.get(owed)


def plays(game: Game, seat: str, card: str, candidates: list[str], rng: Random) -> Iterator[Action]:
    """Plays with `card`, alone and with others, each with one payment where there is one."""
    others = [other for other in candidates if other != card]
    rng.shuffle(others)
    for number in range(min(len(others), 3) + 1):
        for more in combinations(others if number < 3 else others[:10], number):
            paid = payment(game, seat, (card, *more), rng)
            if paid is not None:
                yield {"type": "play", "cards": [card, *more], "payment": paid}


def targets(game: Game, seat: str) -> list[str | None]:
    """What can be attacked."""
    foe = game.position.players["B" if seat == "A" else "A"]
    return [slot.card for slot in foe.monster_zone] or [None]


def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision = element_clash.awaits(game)[player]
    kind = head["type"]
    if kind == "register":
        yield {"type": kind, "deck": list(game.position.players[player].collection)}  # type: ignore[index]
    elif kind == "shuffle":
        deck = game.position.players[decision["of"]].deck
        yield {"type": kind, "cards": rng.sample(deck, rng.randrange(len(deck) + 1))}
    elif kind == "first_player":
        yield {"type": kind, "player": rng.choice(SEATS)}
    elif kind == "play":
        listed = [h["cards"][0] for h in heads(game, player) if h["type"] == "play"]
        yield from plays(game, player, head["cards"][0], listed, rng)
    elif kind == "attack":
        yield {**head, "target": rng.choice(targets(game, player))}
    elif kind == "choose" and "cards" in head:
        rest = [card for card in decision["from"] if card not in head["cards"]]
        yield {"type": kind, "cards": [*head["cards"], *rng.sample(rest, max(0, decision["min"] - 1))]}
    else:
        yield dict(head)


def random_action(game: Game, rng: Random) -> tuple[str, Action]:
    """What a player (or chance) who has a choice could do."""
    player = rng.choice(sorted(element_clash.awaits(game)))
    listed = heads(game, player)
    while True:
        head = rng.choice(listed)
        if head["type"] != "play":
            return player, next(completions(game, player, head, rng))
        action = random_play(game, player, [h["cards"][0] for h in listed if h["type"] == "play"], rng)
        if action is not None and is_accepted(game, player, action):
            return player, action


def random_play(game: Game, seat: str, candidates: list[str], rng: Random) -> Action | None:
    """A play of up to three cards, with or without an order; None where they cannot be paid."""
    cards = rng.sample(candidates, min(len(candidates), rng.choice([1, 1, 2, 3])))
    paid = payment(game, seat, tuple(cards), rng)
    if paid is None:
        return None
    order = {"order": rng.sample(cards, len(cards))} if rng.random() < 0.3 else {}
    return {"type": "play", "cards": cards, "payment": paid, **order}


def perturbed(game: Game, rng: Random) -> tuple[str, Action]:
    """An action that may be illegal: anything at all, or a legal one with one thing changed."""
    player, action = random_action(game, rng)
    ids = [*sorted(game.cards), "nobody's"]
    how = rng.randrange(4)
    if how == 0:
        return rng.choice([*SEATS, "chance"]), action
    if how == 1:
        return rng.choice([*SEATS, "chance"]), anything(game, rng, ids)
    key = rng.choice([key for key in action if key != "type"] or ["type"])
    if isinstance(action[key], list):
        cards = list(action[key])
        changes = [lambda: cards[:-1], lambda: [*cards, rng.choice(ids)], lambda: cards[::-1],
                   lambda: [*cards[:-1], rng.choice(ids)], lambda: cards * 2]
        return player, {**action, key: rng.choice(changes)()}
    if key in ("card", "target"):
        return player, {**action, key: rng.choice(ids)}
    return player, action


def anything(game: Game, rng: Random, ids: list[str]) -> Action:
    """Any action of any type with any cards."""
    some = rng.sample(ids, rng.randrange(4))
    return rng.choice([
        {"type": "register", "deck": rng.sample(ids, min(30, len(ids)))}, {"type": "shuffle", "cards": some},
        {"type": "first_player", "player": rng.choice(SEATS)}, {"type": "set", "card": rng.choice(ids)},
        {"type": "play", "cards": some, "payment": rng.sample(ids, rng.randrange(3))},
        {"type": "attack", "card": rng.choice(ids), "target": rng.choice([None, *ids])},
        {"type": "choose", "cards": some}, {"type": "announce_battle"}, {"type": "end_turn"}, {"type": "pass"},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None, *, effects: bool = True) -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ACTIONS."""
    game = new_game(rng, rulings, effects=effects)
    yield game
    for _ in range(MOST_ACTIONS):
        if not element_clash.awaits(game):
            return
        act(game, *random_action(game, rng))
        yield game


# -- small positions ---------------------------------------------------------------------------------------------------
def small_game(rng: Random) -> Game:
    """A turn of A with few cards in hand, in which joint plays, full zones and Equips matter."""
    cards = library("element_clash").cards
    by_kind = {kind: sorted(name for name, card in cards.items() if card["kind"] == kind) for kind in
               ("monster", "spell", "trap")}
    definitions: Document = {}

    def some(seat: str, kinds: str, most: int) -> list[str]:
        ids = []
        for _ in range(rng.randrange(most + 1)):
            ids.append(f"{seat}{len(definitions) + 1}")
            definitions[ids[-1]] = cards[rng.choice(by_kind[rng.choice(kinds.split())])]
        return ids

    def side(seat: str) -> Document:
        slots = [{"card": card, "set_on_turn": rng.choice([1, 2, 3])} for card in some(seat, "monster spell trap", 2)]
        return {
            "hand": some(seat, "monster spell trap", 5), "face_down_zone": slots, "deck": some(seat, "monster", 3),
            "monster_zone": [{"card": card} for card in some(seat, "monster", rng.choice([0, 1, 4]))],
            "spell_trap_zone": [{"card": card} for card in some(seat, "spell", rng.choice([0, 4]))],
        }

    document = {"phase": rng.choice(["main", "main", "battle"]), "turn": 3, "active": "A", "first_player": "A",
                "players": {seat: side(seat) for seat in SEATS}, "rulings": random_rulings(rng)}
    return element_clash.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def all_plays(game: Game, seat: str) -> Iterator[Action]:
    """Every play of cards of the hand or face down, with every payment of the right total."""
    player = game.position.players[seat]  # type: ignore[index]
    own = [*player.hand, *(slot.card for slot in player.face_down_zone)]
    for number in range(1, len(own) + 1):
        for cards in combinations(own, number):
            price = sum(game.cards[card].price for card in cards)
            rest = [card for card in player.hand if card not in cards]
            for size in range(1, len(rest) + 1):
                for paid in combinations(rest, size):
                    if sum(game.cards[card].price for card in paid) == price:
                        yield {"type": "play", "cards": list(cards), "payment": list(paid)}

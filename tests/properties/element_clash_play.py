"""Random games of Element Clash on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from random_play import (
    Action,
    Document,
    a_field,
    awaits,
    dump,
    exchange,
    heads,
    ids,
    is_accepted,
    other_cards,
    played,
    random_rulings,
    start,
)

from conformance.suite.compiler import library
from conformance.vocabulary.element_clash_position import STANDARD_DECK
from reference_engine.element_clash import SEATS, Game
from reference_engine.element_clash.position import other

NAME, PREFIX, WALKS, SHARE = "element_clash", "EC", 2, 1
MOST_ACTIONS = 400


@lru_cache
def names(price: int) -> list[str]:
    """The cards of the suite that have this Price."""
    return sorted(name for name, card in library("element_clash").cards.items() if card["price"] == price)


def random_deck(rng: Random) -> list[str]:
    """Five different names of each Price."""
    return [name for price in range(1, 7) for name in rng.sample(names(price), 5)]


def new_game(rng: Random, rulings: dict[str, str] | None = None, *, effects: bool = True) -> Game:
    """Both decks are there and about to be shuffled: any that are legal, or without effects the standard deck."""
    definitions: Document = {}
    players: Document = {}
    for seat in SEATS:
        deck = random_deck(rng) if effects else list(STANDARD_DECK)
        own = [f"{seat}{number}" for number in range(1, len(deck) + 1)]
        definitions.update({card: library("element_clash").cards[name] for card, name in zip(own, deck)})
        players[seat] = {"collection": rng.sample(own, len(own)), "registered": False}
    document = {"phase": "decks", "players": players, "rulings": rulings or {}}
    return start(NAME, definitions, document)


def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    kinds = [decision["kind"] for decision in awaits(game).values()]
    return not any(kind in ("choose", "order", "respond") for kind in kinds)


def heads_of(game: Game, action: Action) -> list[Action]:
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
    decision = awaits(game)[player]
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
    player = rng.choice(sorted(awaits(game)))
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


def changed(game: Game, player: str, action: Action, rng: Random) -> Action:
    """The action with one thing changed."""
    key = a_field(action, rng)
    if isinstance(action[key], list):
        return {**action, key: other_cards(action[key], ids(game), rng)}
    return {**action, key: rng.choice(ids(game))} if key in ("card", "target") else action


def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    every = ids(game)
    some = rng.sample(every, rng.randrange(4))
    return rng.choice([
        {"type": "register", "deck": rng.sample(every, min(30, len(every)))}, {"type": "shuffle", "cards": some},
        {"type": "first_player", "player": rng.choice(SEATS)}, {"type": "set", "card": rng.choice(every)},
        {"type": "play", "cards": some, "payment": rng.sample(every, rng.randrange(3))},
        {"type": "attack", "card": rng.choice(every), "target": rng.choice([None, *every])},
        {"type": "choose", "cards": some}, {"type": "announce_battle"}, {"type": "end_turn"}, {"type": "pass"},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None, *, effects: bool = True) -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ACTIONS."""
    yield from played(new_game(rng, rulings, effects=effects), random_action, rng, MOST_ACTIONS)


# -- what is hidden ----------------------------------------------------------------------------------------------------
def hidden_from(game: Game, viewer: str) -> set[str]:
    """Hand, Deck, collection and face-down cards of the opponent, and the own Deck unless it is being looked at."""
    mine, theirs = game.position.players[viewer], game.position.players[other(viewer)]  # type: ignore[index,arg-type]
    hidden = {*theirs.hand, *theirs.deck, *theirs.collection, *(slot.card for slot in theirs.face_down_zone)}
    return hidden if viewer in awaits(game) else hidden | set(mine.deck)


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> Document:
    """The position with everything changed that the viewer must not know."""
    document = dump(game)
    theirs = document["players"][other(viewer)]  # type: ignore[arg-type]
    exchange(rng, document["players"][viewer], ["deck"])
    exchange(rng, theirs, ["hand", "deck", "collection"], theirs["face_down_zone"])
    return document


# -- small positions ---------------------------------------------------------------------------------------------------
def small_game(rng: Random) -> Game:
    """A turn of A with few cards in hand, in which joint plays, full zones and Equips matter."""
    cards = library("element_clash").cards
    by_kind = {kind: sorted(name for name, card in cards.items() if card["kind"] == kind) for kind in
               ("monster", "spell", "trap")}
    definitions: Document = {}

    def some(seat: str, kinds: str, most: int) -> list[str]:
        own = []
        for _ in range(rng.randrange(most + 1)):
            own.append(f"{seat}{len(definitions) + 1}")
            definitions[own[-1]] = cards[rng.choice(by_kind[rng.choice(kinds.split())])]
        return own

    def side(seat: str) -> Document:
        slots = [{"card": card, "set_on_turn": rng.choice([1, 2, 3])} for card in some(seat, "monster spell trap", 2)]
        return {
            "hand": some(seat, "monster spell trap", 5), "face_down_zone": slots, "deck": some(seat, "monster", 3),
            "monster_zone": [{"card": card} for card in some(seat, "monster", rng.choice([0, 1, 4]))],
            "spell_trap_zone": [{"card": card} for card in some(seat, "spell", rng.choice([0, 4]))],
        }

    document = {"phase": rng.choice(["main", "main", "battle"]), "turn": 3, "active": "A", "first_player": "A",
                "players": {seat: side(seat) for seat in SEATS}, "rulings": random_rulings(NAME, rng)}
    return start(NAME, definitions, document)


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

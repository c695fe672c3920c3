"""Random games of Elemental Clash on the reference engine: new games, random legal and random illegal actions."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

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
from reference_engine.elemental_clash import SEATS, Game
from reference_engine.elemental_clash import targets as meaning
from reference_engine.elemental_clash.cards import Target, Targeting
from reference_engine.elemental_clash.position import SPACES

NAME, PREFIX, WALKS, SHARE = "elemental_clash", "ECB", 1, 0.4
MOST_ACTIONS = 200
MODES = {2: "duel", 3: "multiplayer_2", 5: "multiplayer_1"}
ELEMENTS = ("earth", "air", "fire", "water")
HALF_DONE = ("respond", "block", "divide", "choose", "order", "boon")
NO_FREE_PART = ("pass", "keep", "mulligan", "end_main")
WEIGHTS = {"end_main": 2, "pass": 6, "cycle": 1, "mulligan": 3}  # else a game would be all cycling and passing


# -- new games ---------------------------------------------------------------------------------------------------------
@lru_cache
def names(kind: str, element: str) -> list[str]:
    """The cards of the suite that belong to an element; those with an effect, or with anything special, three times."""
    key = "energy" if kind == "stone" else "element"
    return sorted(name for name, card in library("elemental_clash").cards.items()
                  if card["kind"] == kind and card.get(key) == element
                  for _ in range(3 if set(card) & {"effects", "boon", "quickattacker"} else 1))


def random_deck(rng: Random, size: int) -> list[str]:
    """A Spellbook of two elements, two fifths of it stones, and no card more than three times."""
    cards, two = library("elemental_clash").cards, rng.sample(ELEMENTS, 2)
    deck: list[str] = []
    while len(deck) < size:
        kind = rng.choice(["stone", "stone", "creature", "creature", "spell"])
        element = rng.choice([*two, "neutral"]) if kind == "stone" else rng.choice(two)
        name = rng.choice(names(kind, element))
        if cards[name].get("basic") or deck.count(name) < 3:
            deck.append(name)
    return deck


def new_game(rng: Random, seats: int, rulings: dict[str, str] | None = None) -> Game:
    """Collections from which small Spellbooks are registered; the number of players says which variant it is."""
    definitions: Document = {}
    players: Document = {}
    size = rng.choice([16, 24, 32])
    for seat in SEATS[:seats]:
        deck = random_deck(rng, size + 2)
        own = [f"{seat}{number}" for number in range(1, len(deck) + 1)]
        definitions.update({card: library("elemental_clash").cards[name] for card, name in zip(own, deck)})
        players[seat] = {"collection": rng.sample(own, len(own)), "registered": False,
                         "tokens": {other: 0 for other in SEATS[:seats] if other != seat and seats == 3}}
    document = {"phase": "decks", "players": players, "seats": list(SEATS[:seats]), "mode": MODES[seats],
                "deck_size": size, "rulings": rulings or {}}
    return start(NAME, definitions, document)


def middle_game(rng: Random, seats: int, rulings: dict[str, str] | None = None) -> Game:
    """A turn of A with Creatures in zones and on piles, cards in hands, and small Spellbooks in which there is Boon."""
    cards = library("elemental_clash").cards
    definitions: Document = {}
    players: Document = {}

    def some(seat: str, kind: str, most: int) -> list[str]:
        own = [f"{seat}{len(definitions) + n}" for n in range(1, rng.randrange(most + 1) + 1)]
        definitions.update({card: cards[rng.choice(names(kind, rng.choice(ELEMENTS)))] for card in own})
        return own

    def slot(card: str) -> Document:
        return {"card": card, "damage": rng.randrange(definitions[card]["def"])}

    for seat in SEATS[:seats]:
        zones = {zone: [{**slot(card), "space": n} for n, card in enumerate(some(seat, "creature", 3), 1)]
                 for zone in ("atk_zone", "def_zone")}
        piles = [{"position": n, "stones": [*some(seat, "stone", 2), *some(seat, "stone", 2)],
                  "occupant": [slot(card) for card in some(seat, "creature", 1)]} for n in (1, 2, 3)]
        players[seat] = {
            **zones, "piles": [pile for pile in piles if pile["stones"] or pile["occupant"]],
            "hand": [card for kind in ("spell", "spell", "creature", "stone") for card in some(seat, kind, 3)],
            "deck": [card for kind in ("creature", "spell", "stone") for card in some(seat, kind, 6)], "turns_taken": 1,
            "tokens": {other: 0 for other in SEATS[:seats] if other != seat and seats == 3}}
    document = {"phase": "main", "players": players, "seats": list(SEATS[:seats]), "mode": MODES[seats],
                "turn": seats + 1, "active_player": "A", "first_player": "A", "rulings": rulings or {}}
    return start(NAME, definitions, document)


# -- decisions and heads -----------------------------------------------------------------------------------------------
def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    kinds = [decision["kind"] for decision in awaits(game).values()]
    return not any(kind in HALF_DONE for kind in kinds)


def heads_of(game: Game, action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to."""
    kind = action["type"]
    if kind in ("block", "discard", "choose") and action.get("cards"):
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    if kind == "reposition":
        return [{"type": kind, "cards": [spot["card"]]} for spot in action["creatures"]]
    if kind != "swap" and "card" in action:
        return [{"type": kind, "card": action["card"]}]
    return [{"type": kind}]


# -- completions -------------------------------------------------------------------------------------------------------
def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision, kind = awaits(game)[player], head["type"]
    if kind in NO_FREE_PART:
        yield head
    elif player == "chance":
        yield by_chance(game, head, decision, rng)
    elif kind == "register":
        for _ in range(20):
            owned = game.position.players[player].collection  # type: ignore[index]
            yield {**head, "deck": rng.sample(owned, game.position.deck_size)}
    elif kind in ("stone", "creature", "spell", "activate"):
        yield from plays(game, player, head, rng)
    elif kind == "attack":
        yield from attacks(game, player, head, rng)
    elif kind in ("place", "reposition"):
        yield from moves(game, player, head, rng)
    elif kind == "cycle":
        hand = game.position.players[player].hand  # type: ignore[index]
        yield rng.choice([head, {**head, "order": rng.sample(hand, len(hand))}])
    else:
        yield from answers(game, player, head, decision, rng)


def by_chance(game: Game, head: Action, decision: Any, rng: Random) -> Action:
    """A shuffle, or who goes first."""
    if head["type"] == "first_player":
        return {**head, "player": rng.choice(game.position.seats)}
    deck = game.position.players[decision["of"]].deck
    return {**head, "cards": rng.sample(deck, len(deck))}


def named_targets(game: Game, player: str, card: str, on: str, rng: Random) -> list[str]:
    """Targets for all parts of a text that have some chosen."""
    chosen: list[str] = []
    for effect in game.cards[card].effects:
        for part in effect.parts if effect.on == on else ():
            if isinstance(part, Targeting) and part.target.which == "chosen":
                found = meaning.options(game, player, card, part)  # type: ignore[arg-type]
                chosen += rng.sample(found, min(part.target.count, len(found)))
    return chosen


def plays(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """On every pile, in any order."""
    card, kind = head["card"], head["type"]
    if kind == "activate":
        yield {**head, "targets": named_targets(game, player, card, "activated", rng)}
        return
    more = {"targets": named_targets(game, player, card, "resolve", rng)} if kind == "spell" else {}
    piles: list[int | None] = [pile.position for pile in game.position.players[player].piles]  # type: ignore[index]
    piles += [None] if kind == "stone" else []
    for pile in rng.sample(piles, len(piles)):
        yield {**head, "pile": pile, **more}


def attacks(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """On every opponent and their Creatures, in any order."""
    attackable = meaning.meant(game, player, "", Target(side="opponent", zone="atk_zone"))  # type: ignore[arg-type]
    seats = meaning.sides(game, player, "opponent")  # type: ignore[arg-type]
    aims = [{"target": card} for card in attackable] + [{"player": seat} for seat in seats] * 2
    for aim in rng.sample(aims, len(aims)):
        yield {**head, **aim}


def moves(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """To every space of every zone, in any order."""
    spots = [(zone, space) for zone in ("atk_zone", "def_zone") for space in (None, *SPACES)]
    places = {slot.card: {"zone": zone, "space": slot.space} for zone in ("atk_zone", "def_zone")
              for slot in getattr(game.position.players[player], zone)}  # type: ignore[index]
    movable = [h["cards"][0] for h in heads(game, player) if h["type"] == "reposition" and h != head]
    for zone, space in rng.sample(spots, len(spots)):
        where = {"zone": zone, **({"space": space} if space else {})}
        if head["type"] == "place":
            yield {**head, **where}
            continue
        creatures = [{"card": head["cards"][0], **where}]
        zone2, space2 = rng.choice(spots)
        more = {"zone": zone2, **({"space": space2} if space2 else {})}
        both = [{"type": "reposition", "creatures": [*creatures, {"card": card, **more}]} for card in movable]
        alone = {"type": "reposition", "creatures": creatures}
        yield from rng.sample([alone, *both], len(both) + 1)
    for card in movable if head["type"] == "reposition" else ():  # where there is no room, two can change places
        mine = head["cards"][0]
        yield {"type": "reposition", "creatures": [{"card": mine, **places[card]}, {"card": card, **places[mine]}]}


def answers(game: Game, player: str, head: Action, decision: Any, rng: Random) -> Iterator[Action]:
    """To a question, a block, or the limit of the hand."""
    kind = decision["kind"]
    if kind == "divide":
        division = Counter({card: 0 for card in decision["from"]})
        division.update(rng.choice(decision["from"]) for _ in range(decision["total"]))
        yield {**head, "division": dict(division)}
    elif kind == "boon":
        yield from boons(game, player, head, rng)
    elif kind == "block":
        yield {**head, "cards": [*head.get("cards", ()), *rng.sample(others(decision, head), rng.randrange(2))]
               if head.get("cards") and others(decision, head) else head.get("cards", [])}
    else:
        yield {**head, "cards": [*head["cards"], *rng.sample(others(decision, head), decision["min"] - 1)]}


def others(decision: Any, head: Action) -> list[str]:
    """The options that are not named yet."""
    return [card for card in decision["from"] if card not in head.get("cards", ())]


def boons(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """What can be done with a card from the Spellbook."""
    kind = game.cards[head["card"]].kind
    ways: list[Action] = [{"yes": False}]
    if kind == "creature":
        ways += [{"zone": zone} for zone in ("atk_zone", "def_zone")] * 2
    elif kind == "spell":
        ways += [{"targets": named_targets(game, player, head["card"], "resolve", rng)}]
    else:
        ways += [{}, *({"pile": pile.position} for pile in game.position.players[player].piles)]  # type: ignore[index]
    for way in rng.sample(ways, len(ways)):
        yield {**head, **way}


# -- actions -----------------------------------------------------------------------------------------------------------
def random_action(game: Game, rng: Random) -> tuple[str, Action]:
    """What a player (or chance) who has a choice could do."""
    player = rng.choice(sorted(awaits(game)))
    listed = heads(game, player)
    weights = [WEIGHTS.get(head["type"], 8) for head in listed]
    while True:
        head = rng.choices(listed, weights)[0]
        for action in completions(game, player, head, rng):
            if head["type"] in NO_FREE_PART or is_accepted(game, player, action):
                return player, action


def changed(game: Game, player: str, action: Action, rng: Random) -> Action:
    """The action with one thing changed."""
    key = a_field(action, rng)
    if key in ("card", "target"):
        return {**action, key: rng.choice(ids(game))}
    if key in ("pile", "space"):
        return {**action, key: rng.choice([0, 1, 2, 3, 4, 5, 6])}
    if isinstance(action[key], list) and action[key] and isinstance(action[key][0], str):
        return {**action, key: other_cards(action[key], [*ids(game), *game.position.seats], rng)}
    if key == "division":
        return {**action, key: {card: rng.randrange(-1, 4) for card in action[key]}}
    return action


def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    every = ids(game)
    some, card, pile = rng.sample(every, rng.randrange(3)), rng.choice(every), rng.choice([1, 2, 3])
    seat, zone = rng.choice(game.position.seats), rng.choice(["atk_zone", "def_zone"])
    return rng.choice([
        {"type": "register", "deck": rng.sample(every, min(game.position.deck_size, len(every)))}, {"type": "shuffle"},
        {"type": "swap"}, {"type": "first_player", "player": seat}, {"type": "mulligan"}, {"type": "keep"},
        {"type": "place", "card": card, "zone": zone}, {"type": "cycle"}, {"type": "stone", "card": card, "pile": pile},
        {"type": "reposition", "creatures": [{"card": card, "zone": zone}]}, {"type": "stone", "card": card},
        {"type": "creature", "card": card, "pile": pile}, {"type": "activate", "card": card, "targets": some},
        {"type": "spell", "card": card, "pile": pile, "targets": some},
        {"type": "attack", "card": card, "target": rng.choice(every)},
        {"type": "attack", "card": card, "player": seat}, {"type": "block", "cards": some}, {"type": "end_main"},
        {"type": "discard", "cards": some}, {"type": "choose", "cards": some}, {"type": "pass"},
        {"type": "choose", "division": {card: 1}}, {"type": "choose", "card": card, "zone": zone},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None) -> Iterator[Game]:
    """A game at every decision, from its beginning or its middle, at random to its end or through MOST_ACTIONS."""
    begin = rng.choice([new_game, middle_game])
    readings = random_rulings(NAME, rng) if rulings is None else rulings
    yield from played(begin(rng, rng.choice(list(MODES)), readings), random_action, rng, MOST_ACTIONS)


# -- what is hidden ----------------------------------------------------------------------------------------------------
def hidden_from(game: Game, viewer: str) -> set[str]:
    """The own Spellbook, and of the others hand, Spellbook and collection."""
    hidden = set(game.position.players[viewer].deck)  # type: ignore[index]
    for seat, player in game.position.players.items():
        hidden |= {*player.deck, *player.hand, *player.collection} if seat != viewer else set()
    return hidden


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> Document:
    """The position with everything changed that the viewer must not know."""
    document = dump(game)
    for seat, player in document["players"].items():
        exchange(rng, player, ["deck"] if seat == viewer else ["hand", "deck", "collection", "sideboard"])
    return document

"""Random games of Magical Cute on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from functools import lru_cache
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
    start,
)

from conformance.suite.compiler import library
from reference_engine.magical_cute import SEATS, Game
from reference_engine.magical_cute.position import other
from reference_engine.magical_cute.zones import units

NAME, PREFIX, WALKS, SHARE = "magical_cute", "MC", 3, 0.5
MOST_ACTIONS = 90
FIELDS = ("left", "middle", "right")


@lru_cache
def names() -> set[str]:
    """The cards of the suite that can be in a deck, Fillers aside."""
    cards = library("magical_cute").cards
    return {name for name, card in cards.items() if card["kind"] != "player" and not name.startswith("Filler")}


@lru_cache
def player_cards() -> list[str]:
    """The player cards of the suite."""
    return sorted(name for name, card in library("magical_cute").cards.items() if card["kind"] == "player")


def random_deck(rng: Random) -> list[str]:
    """Fifty cards, at most three of a name."""
    pool = sorted(names() | {f"Filler {n}" for n in range(1, 4)}) * 3
    return rng.sample(pool, 50)


def wear_out(game: Game) -> None:
    """Empty Decks and cost meters, which random play hardly reaches."""
    for player in game.position.players.values():
        player.abyss, player.deck, player.cost_meter = player.abyss + player.deck, [], 0


def new_game(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Game:
    """Each player owns a legal deck, and a card of it once more or three times more.

    With the phase `shuffle` the decks are registered already.
    """
    definitions: Document = {}
    players: Document = {}
    for seat in SEATS:
        deck = [rng.choice(player_cards()), *random_deck(rng)]
        deck += [deck[-1]] * rng.choice([1, 3]) if phase == "decks" else []
        own = [f"{seat}{number}" for number in range(len(deck))]
        definitions.update({card: library("magical_cute").cards[name] for card, name in zip(own, deck)})
        players[seat] = {"player_card": [{"card": own[0]}], "life": 0}
        if phase == "decks":
            players[seat] |= {"collection": own[1:], "registered": False}
        else:
            players[seat] |= {"deck": own[1:], "shuffled": False}
    fields = rng.choice([["left", "right"], ["left", "middle", "right"]])
    document = {"phase": phase, "players": players, "rulings": rulings or {}, "fields": fields,
                "last_loser": rng.choice([None, None, "A", "B"])}
    return start(NAME, definitions, document)


def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    return game.window is None


def heads_of(game: Game, action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to."""
    kind = action["type"]
    if kind == "discard":
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    if kind == "seal" and action.get("source") == "deck":
        return [{"type": kind, "source": "deck"}]
    return [{"type": kind} | ({"card": action["card"]} if "card" in action else {})]


# -- completions -------------------------------------------------------------------------------------------------------
def on_field(game: Game) -> list[str]:
    """All units."""
    return [unit.card for player in game.position.players.values() for unit in units(player)]


def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision, kind = awaits(game)[player], head["type"]
    if kind == "register":
        collection = game.position.players[player].collection  # type: ignore[index]
        yield {"type": kind, "deck": sorted(collection, key=lambda card: int(card[1:]))[:50]}
    elif kind == "rps":
        yield from ({"type": kind, "winner": seat} for seat in SEATS)
    elif kind == "choose_order":
        yield from ({"type": kind, "first": seat} for seat in SEATS)
    elif kind in ("use_skill", "play_magic", "use_miracle"):
        yield head
        yield from ({**head, "target": card} for card in on_field(game))
    elif kind == "fight":
        yield head
    elif kind in ("summon", "place", "move"):
        yield from ({**head, "place": place} for place in FIELDS)
    elif kind == "enchant":
        yield from ({**head, "unit": card} for card in on_field(game))
    elif kind == "discard":
        rest = [card for card in decision["from"] if card not in head["cards"]]
        yield {"type": kind, "cards": [*head["cards"], *rest[:decision["min"] - 1]]}
    else:
        yield head


def random_action(game: Game, rng: Random) -> tuple[str, Action]:
    """What a player (or chance) who has a choice could do; going on is as likely as all else together."""
    decisions = awaits(game)
    player = rng.choice(sorted(decisions))
    kind = decisions[player]["kind"]
    if kind == "shuffle":
        side = game.position.players[decisions[player]["of"]]
        cards = side.deck + (side.hand if side.hand_shown else [])
        return player, {"type": "shuffle", "cards": rng.sample(cards, rng.randrange(min(9, len(cards)) + 1))}
    listed = heads(game, player)
    ending = [head for head in listed if head["type"] in ("go_to_set", "end_turn", "keep", "pass")]
    head = rng.choice(ending if ending and rng.random() < 0.3 else listed)
    possible = [action for action in completions(game, player, head, rng) if is_accepted(game, player, action)]
    return player, rng.choice(possible)


def walk(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ACTIONS."""
    yield from played(new_game(rng, rulings, phase), random_action, rng, MOST_ACTIONS)


# -- attempts that may be refused --------------------------------------------------------------------------------------
def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    every = ids(game)
    hands = [card for player in game.position.players.values() for card in (*player.hand, *player.collection)]
    card, unit = rng.choice([*every, *hands * 5]), rng.choice([*every, *on_field(game) * 5])
    place = rng.choice(FIELDS)
    return rng.choice([
        {"type": "register", "deck": [card for card in game.cards if card[1:] != "0"][-rng.choice([49, 50]):]},
        {"type": "rps", "winner": "B"}, {"type": "mulligan"},
        {"type": "shuffle", "cards": rng.sample(every, 3)}, {"type": "choose_order", "first": "A"},
        {"type": "keep"}, {"type": "use_skill", "card": unit}, {"type": "use_skill", "card": unit, "target": unit},
        {"type": "play_magic", "card": card}, {"type": "play_magic", "card": card, "target": unit},
        {"type": "use_miracle", "card": card}, {"type": "summon", "card": card, "place": place},
        {"type": "fight", "card": unit}, {"type": "fight", "card": unit, "target": card}, {"type": "go_to_set"},
        {"type": "seal", "card": card}, {"type": "seal", "source": "deck"},
        {"type": "seal", "source": "deck", "card": card}, {"type": "place", "card": card, "place": place},
        {"type": "move", "card": unit, "place": place}, {"type": "ritual", "card": card},
        {"type": "enchant", "card": card, "unit": unit}, {"type": "end_turn"}, {"type": "pass"},
        {"type": "discard", "cards": rng.sample(every, rng.randrange(3))},
    ])


def changed(game: Game, player: str, action: Action, rng: Random) -> Action:
    """The action with one thing changed; cards are those of the hand and of the field for the most part."""
    hand = game.position.players["A" if player == "A" else "B"].hand
    some = [*ids(game), *(hand * 8), *(on_field(game) * 8)]
    key = a_field(action, rng)
    if key in ("cards", "deck"):
        return {**action, key: other_cards(action[key], some, rng)}
    if key == "place":
        return {**action, key: rng.choice(FIELDS)}
    if key in ("card", "target", "unit"):
        return {**action, key: rng.choice(some)}
    if action["type"] in ("use_skill", "play_magic", "use_miracle", "fight"):
        return {**action, "target": rng.choice(some)}
    return action


# -- what is hidden ----------------------------------------------------------------------------------------------------
def hidden_from(game: Game, viewer: str) -> set[str]:
    """Both Decks, the hand of the opponent unless it is shown, and what lies face down unless the viewer knows it."""
    mine, foe = game.position.players[viewer], game.position.players[other(viewer)]  # type: ignore[index,arg-type]
    slots = [slot for slot in (*foe.ritual, *foe.attribute_line, *foe.player_card) if not slot.face_up]
    slots += [slot for slot in mine.attribute_line if not slot.face_up and not slot.known_to_owner]
    hand = [] if foe.hand_shown else foe.hand
    return {*mine.deck, *foe.deck, *foe.collection, *hand, *(slot.card for slot in slots)}


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> Document:
    """The position with everything changed that the viewer must not know."""
    document = dump(game)
    mine, theirs = document["players"][viewer], document["players"][other(viewer)]  # type: ignore[arg-type]
    exchange(rng, mine, ["deck"], [slot for slot in mine["attribute_line"]
                                   if not slot["face_up"] and not slot["known_to_owner"]])
    face_down = [slot for zone in ("attribute_line", "ritual") for slot in theirs[zone] if not slot["face_up"]]
    exchange(rng, theirs, ["deck", "collection"] + ([] if theirs["hand_shown"] else ["hand"]), face_down)
    return document

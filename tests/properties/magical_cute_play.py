"""Random games of Magical Cute on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from conformance.protocol.games import game as types_of
from conformance.suite.compiler import library
from reference_engine import magical_cute
from reference_engine.kernel import Illegal
from reference_engine.magical_cute import READINGS, Game
from reference_engine.magical_cute.zones import units

TYPES = types_of("magical_cute")
SEATS = magical_cute.SEATS
Action = dict[str, Any]
Document = dict[str, Any]
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


def random_rulings(rng: Random) -> dict[str, str]:
    """Any reading of each open point."""
    return {ruling: rng.choice(letters) for ruling, letters in READINGS.items()}


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
        ids = [f"{seat}{number}" for number in range(len(deck))]
        definitions.update({card: library("magical_cute").cards[name] for card, name in zip(ids, deck)})
        players[seat] = {"player_card": [{"card": ids[0]}], "life": 0}
        if phase == "decks":
            players[seat] |= {"collection": ids[1:], "registered": False}
        else:
            players[seat] |= {"deck": ids[1:], "shuffled": False}
    fields = rng.choice([["left", "right"], ["left", "middle", "right"]])
    document = {"phase": phase, "players": players, "rulings": rulings or {}, "fields": fields,
                "last_loser": rng.choice([None, None, "A", "B"])}
    return magical_cute.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def dump(game: Game) -> Document:
    """The position as JSON data."""
    document: Document = TYPES.position.dump_python(game.position, mode="json")
    return document


def again(game: Game, document: Document | None = None) -> Game:
    """Another game, set up from the position of this one (or from a document)."""
    position = TYPES.position.validate_python(dump(game) if document is None else document)
    return magical_cute.start(game.cards, position)


def twin(game: Game) -> Game:
    """The same game, also where somebody may cut in."""
    position = TYPES.position.validate_python(TYPES.position.dump_python(game.position))  # much faster than deepcopy
    return Game(game.cards, position, game.window, list(game.happened))


def act(game: Game, player: str, action: Action) -> None:
    """Do it. Raises Illegal."""
    magical_cute.act(game, player, TYPES.action.validate_python(action))  # type: ignore[arg-type]


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
            for head in magical_cute.legal_actions(game, player)]


def heads_of(action: Action) -> list[Action]:
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


def completions(game: Game, player: str, head: Action) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision, kind = magical_cute.awaits(game)[player], head["type"]
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
    decisions = magical_cute.awaits(game)
    player = rng.choice(sorted(decisions))
    kind = decisions[player]["kind"]
    if kind == "shuffle":
        side = game.position.players[decisions[player]["of"]]
        cards = side.deck + (side.hand if side.hand_shown else [])
        return player, {"type": "shuffle", "cards": rng.sample(cards, rng.randrange(min(9, len(cards)) + 1))}
    listed = heads(game, player)
    ending = [head for head in listed if head["type"] in ("go_to_set", "end_turn", "keep", "pass")]
    head = rng.choice(ending if ending and rng.random() < 0.3 else listed)
    possible = [action for action in completions(game, player, head) if is_accepted(game, player, action)]
    return player, rng.choice(possible)


def walk(rng: Random, rulings: dict[str, str] | None = None, phase: str = "decks") -> Iterator[Game]:
    """A game at every decision, played at random to its end or through MOST_ACTIONS."""
    game = new_game(rng, rulings, phase)
    yield game
    for _ in range(MOST_ACTIONS):
        if not magical_cute.awaits(game):
            return
        act(game, *random_action(game, rng))
        yield game


# -- attempts that may be refused --------------------------------------------------------------------------------------
def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    ids = [*sorted(game.cards), "nobody's"]
    hands = [card for player in game.position.players.values() for card in (*player.hand, *player.collection)]
    card, other = rng.choice([*ids, *hands * 5]), rng.choice([*ids, *on_field(game) * 5])
    place = rng.choice(FIELDS)
    return rng.choice([
        {"type": "register", "deck": [card for card in game.cards if card[1:] != "0"][-rng.choice([49, 50]):]},
        {"type": "rps", "winner": "B"},
        {"type": "shuffle", "cards": rng.sample(ids, 3)}, {"type": "choose_order", "first": "A"}, {"type": "mulligan"},
        {"type": "keep"}, {"type": "use_skill", "card": other}, {"type": "use_skill", "card": other, "target": other},
        {"type": "play_magic", "card": card}, {"type": "play_magic", "card": card, "target": other},
        {"type": "use_miracle", "card": card}, {"type": "summon", "card": card, "place": place},
        {"type": "fight", "card": other}, {"type": "fight", "card": other, "target": card}, {"type": "go_to_set"},
        {"type": "seal", "card": card}, {"type": "seal", "source": "deck"},
        {"type": "seal", "source": "deck", "card": card}, {"type": "place", "card": card, "place": place},
        {"type": "move", "card": other, "place": place}, {"type": "ritual", "card": card},
        {"type": "enchant", "card": card, "unit": other}, {"type": "end_turn"}, {"type": "pass"},
        {"type": "discard", "cards": rng.sample(ids, rng.randrange(3))},
    ])


def perturbed(game: Game, rng: Random) -> tuple[str, Action]:
    """An action that may be illegal: anything at all, or a legal one with one thing changed."""
    player, action = random_action(game, rng)
    who = rng.choice([*SEATS, "chance"])
    how = rng.randrange(4)
    if how == 0:
        return who, action
    if how == 1:
        return rng.choice([player, who]), anything(game, rng)
    changed = dict(action)
    hand = game.position.players["A" if player == "A" else "B"].hand
    ids = [*sorted(game.cards), *(hand * 8), *(on_field(game) * 8), "nobody's"]
    key = rng.choice([key for key in action if key != "type"] or ["type"])
    if key in ("cards", "deck"):
        cards = list(action[key])
        changed[key] = rng.choice([cards[:-1], [*cards, rng.choice(ids)], cards[::-1], [*cards[:-1], rng.choice(ids)],
                                   [*cards, *cards[:1]]])
    elif key == "place":
        changed[key] = rng.choice(FIELDS)
    elif key in ("card", "target", "unit"):
        changed[key] = rng.choice(ids)
    elif action["type"] in ("use_skill", "play_magic", "use_miracle", "fight"):
        changed["target"] = rng.choice(ids)
    return player, changed

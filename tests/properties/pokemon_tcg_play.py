"""Random games of Pokémon TCG on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from conformance.protocol.games import game as types_of
from conformance.suite.compiler import library
from reference_engine import pokemon_tcg
from reference_engine.kernel import Illegal
from reference_engine.pokemon_tcg import READINGS, Game
from reference_engine.pokemon_tcg.position import Pokemon, Resolution

TYPES = types_of("pokemon_tcg")
SEATS = pokemon_tcg.SEATS
Action = dict[str, Any]
Document = dict[str, Any]
MOST_ACTIONS = 150
AFFLICT = [{"name": name.capitalize(), "cost": [], "damage": 10, "effects": [{"on": "attack", "parts": [
    {"do": "condition", "name": name, "target": {"side": "opponent", "zone": "active", "which": "all"}}]}]}
    for name in ("asleep", "burned", "confused", "paralyzed", "poisoned")]
# What the suite's cards do not do: coins, choices that may be declined, Special Conditions, and the rarer parts.
MORE: dict[str, Document] = {
    "Plague": {"kind": "pokemon", "hp": 90, "type": "psychic", "retreat": 1, "attacks": AFFLICT},
    "Lucky": {"kind": "pokemon", "hp": 50, "type": "psychic", "attacks": [{"name": "Toss", "damage": 20, "effects": [
        {"on": "attack", "parts": [{"do": "flip"}, {"do": "draw", "needs": 0}, {"do": "flip"}, {
            "do": "damage", "amount": 30, "needs": 2, "count": 2,
            "target": {"side": "opponent", "zone": "bench"}}]}]}],
        "abilities": [{"name": "Arrival", "effects": [{"on": "enters", "parts": [{"do": "draw", "optional": True}]}]}]},
    "Warden": {"kind": "pokemon", "hp": 70, "type": "metal", "retreat": 1, "abilities": [{
        "name": "Ward", "place": "active", "effects": [{"on": "while", "parts": [
            {"do": "forbid", "what": "retreat", "target": {"side": "opponent", "zone": "active", "which": "all"}}]}]}]},
    "Gust": {"kind": "trainer", "subtype": "item", "effects": [{"on": "play", "parts": [
        {"do": "switch", "side": "opponent", "optional": True}]}]},
    "Dig": {"kind": "trainer", "subtype": "supporter", "effects": [{"on": "play", "parts": [
        {"do": "attach_energy", "zone": "deck", "count": 2, "optional": True, "target": {"zone": "bench"}}]}]},
    "Quagmire": {"kind": "trainer", "subtype": "stadium", "effects": [{"on": "while", "parts": [
        {"do": "forbid", "what": "retreat", "target": {"side": "both", "zone": "active", "which": "all"}}]}]},
    "Doom": {"kind": "trainer", "subtype": "supporter", "effects": [{"on": "play", "parts": [
        {"do": "knock_out", "target": {"side": "both"}}]}]},
}

COLLAPSE: Document = {"name": "Collapse", "kind": "trainer", "subtype": "item", "effects": [{"on": "play", "parts": [
    {"do": "knock_out", "target": {"side": "both", "zone": "active", "which": "all"}}]}]}


@lru_cache
def cards() -> dict[str, Document]:
    """The cards of the suite and those above, by name."""
    return {**library("pokemon_tcg").cards, **{name: {"name": name, **card} for name, card in MORE.items()}}


@lru_cache
def names(kind: str) -> list[str]:
    """The names of all cards of a kind; Basic Pokémon are a kind of their own."""
    return sorted(name for name, card in cards().items() if kind_of(card) == kind)


def staying() -> list[str]:
    """The names of the Stadiums and Tools."""
    return [name for name in names("trainer") if cards()[name]["subtype"] in ("stadium", "tool")]


def kind_of(card: Document) -> str:
    """`basic`, `evolution`, `energy` or `trainer`."""
    return str(card.get("stage", "basic") if card["kind"] == "pokemon" else card["kind"])


def random_rulings(rng: Random) -> dict[str, str]:
    """Any reading of each open point."""
    return {ruling: rng.choice(letters) for ruling, letters in READINGS.items()}


def random_deck(rng: Random) -> list[str]:
    """Sixty cards that make a deck: some lines of Pokémon that evolve, others, Energy and Trainers.

    One in four has so few Basic Pokémon that first hands go back.
    """
    some = rng.sample(names("basic"), rng.choice([1, 5, 5, 5]))
    some += [cards()[name]["evolves_from"] for name in rng.sample(names("evolution"), 2 if len(some) > 1 else 0)]
    line = [name for name in names("evolution") if cards()[name]["evolves_from"] in some]
    deck = [name for name in dict.fromkeys([*some, *line]) for _ in range(3)][:32]
    trainers = dict.fromkeys([*rng.sample(names("trainer"), 3), *rng.sample(staying(), 2)])
    deck += [name for name in trainers for _ in range(3)]
    return deck + rng.choices(names("energy"), k=60 - len(deck))


def new_game(rng: Random, rulings: dict[str, str] | None = None) -> Game:
    """Both players own a deck that is still to be registered."""
    definitions: Document = {}
    players: Document = {}
    for seat in SEATS:
        ids = [f"{seat}{number}" for number in range(1, 61)]
        definitions.update({card: cards()[name] for card, name in zip(ids, random_deck(rng))})
        players[seat] = {"collection": rng.sample(ids, len(ids)), "registered": False}
    document = {"phase": "decks", "players": players, "rulings": rulings or {},
                "edition": rng.choice(["current", "older"])}
    return pokemon_tcg.start(TYPES.cards.validate_python(definitions), TYPES.position.validate_python(document))


def dump(game: Game) -> Document:
    """The position as JSON data."""
    document: Document = TYPES.position.dump_python(game.position, mode="json")
    return document


def again(game: Game, document: Document | None = None) -> Game:
    """Another game, set up from the position of this one (or from a document)."""
    position = TYPES.position.validate_python(dump(game) if document is None else document)
    return pokemon_tcg.start(game.cards, position)


def twin(game: Game) -> Game:
    """The same game, also in the middle of something."""
    return Game(game.cards, deepcopy(game.position), deepcopy(game.resolution))


def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    return game.resolution == Resolution()


def in_play(game: Game, seat: str) -> list[Pokemon]:
    """The Pokémon of a player."""
    player = game.position.players[seat]  # type: ignore[index]
    return [*player.active_spot, *player.bench]


def act(game: Game, player: str, action: Action) -> None:
    """Do it. Raises Illegal."""
    pokemon_tcg.act(game, player, TYPES.action.validate_python(action))  # type: ignore[arg-type]


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
            for head in pokemon_tcg.legal_actions(game, player)]


def heads_of(action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to."""
    kind = action["type"]
    if kind == "choose" and action.get("cards"):
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    return [{"type": kind, **{key: action[key] for key in ("card", "name") if key in action}}]


# -- completions -------------------------------------------------------------------------------------------------------
def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision = pokemon_tcg.awaits(game)[player]
    kind = head["type"]
    if kind == "register":
        yield {"type": kind, "deck": list(game.position.players[player].collection)}  # type: ignore[index]
    elif kind == "shuffle":
        player_of = game.position.players[decision["of"]]
        deck = player_of.deck + player_of.hand
        yield {"type": kind, "cards": rng.sample(deck, len(deck))}
    elif kind == "first_player":
        yield {"type": kind, "player": rng.choice(SEATS)}
    elif kind == "flip":
        yield {"type": kind, "heads": rng.random() < 0.5}
    elif kind == "put_bench":
        benching = game.position.players[player]  # type: ignore[index]
        basics = [card for card in game.resolution.drawn or benching.hand
                  if kind_of(vars_of(game, card)) == "basic"][:5 - len(benching.bench)]
        yield {"type": kind, "cards": rng.sample(basics, rng.randrange(len(basics) + 1))}
    elif kind == "draw_extra":
        yield {"type": kind, "count": rng.randint(decision["min"], decision["max"])}
    elif kind == "choose" and "cards" in head:
        rest = [card for card in decision["from"] if card not in head["cards"]]
        yield {"type": kind, "cards": [*head["cards"], *rng.sample(rest, max(0, decision["min"] - 1))]}
    else:
        yield from in_the_free_part(game, player, head)


def in_the_free_part(game: Game, player: str, head: Action) -> Iterator[Action]:
    """Where an Energy or a Tool goes, what is evolved, what a Retreat costs; else the head itself."""
    kind = head["type"]
    if kind in ("attach", "evolve"):
        for pokemon in in_play(game, player):
            yield {**head, "to" if kind == "attach" else "onto": pokemon.card}
    elif kind == "trainer" and game.cards[head["card"]].subtype == "tool":
        for pokemon in in_play(game, player):
            yield {**head, "to": pokemon.card}
    elif kind == "retreat":
        pokemon = in_play(game, player)[0]
        for paid in combinations(pokemon.energy, game.cards[pokemon.card].retreat):
            for successor in in_play(game, player)[1:]:
                yield {**head, "energy": list(paid), "to": successor.card}
    else:
        yield dict(head)


def vars_of(game: Game, card: str) -> Document:
    """The kind and stage of a card."""
    return {"kind": game.cards[card].kind, "stage": game.cards[card].stage}


def random_action(game: Game, rng: Random) -> tuple[str, Action]:
    """What a player (or chance) who has a choice could do; a turn is not ended for nothing."""
    player = rng.choice(sorted(pokemon_tcg.awaits(game)))
    listed = heads(game, player)
    weights = [{"end_turn": 1, "attack": 3, "retreat": 2}.get(head["type"], 6) for head in listed]
    while True:
        head, = rng.choices(listed, weights)
        possible = list(completions(game, player, head, rng))
        rng.shuffle(possible)
        for action in possible[:6]:
            several = action["type"] in ("evolve", "trainer") and {"to", "onto"} & set(action)  # Pokémon to choose from
            if not several or is_accepted(game, player, action):
                return player, action


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
    if isinstance(action[key], list):
        chosen = list(action[key])
        changes = [lambda: chosen[:-1], lambda: [*chosen, rng.choice(ids)], lambda: chosen[::-1],
                   lambda: [*chosen[:-1], rng.choice(ids)], lambda: chosen * 2]
        return player, {**action, key: rng.choice(changes)()}
    if key == "count":
        return player, {**action, key: action[key] + rng.choice([-3, -1, 1, 3])}
    if key in ("card", "to", "onto"):
        near = [pokemon.card for seat in SEATS for pokemon in in_play(game, seat)]
        return player, {**action, key: rng.choice(near + game.position.players["A"].hand + ids[:3] + ids[-1:])}
    return player, action


def anything(rng: Random, ids: list[str]) -> Action:
    """Any action of any type with any cards."""
    some, one, two = rng.sample(ids, rng.randrange(4)), rng.choice(ids), rng.choice(ids)
    return rng.choice([
        {"type": "register", "deck": rng.sample(ids, min(60, len(ids)))}, {"type": "shuffle", "cards": some},
        {"type": "first_player", "player": rng.choice(SEATS)}, {"type": "flip", "heads": True},
        {"type": "choose_active", "card": one}, {"type": "put_bench", "cards": some},
        {"type": "draw_extra", "count": rng.randrange(-1, 3)}, {"type": "trainer", "card": one, "to": two},
        {"type": "attach", "card": one, "to": two}, {"type": "bench", "card": one},
        {"type": "evolve", "card": one, "onto": two}, {"type": "trainer", "card": one},
        {"type": "ability", "card": one}, {"type": "retreat", "card": one, "to": two, "energy": some},
        {"type": "attack", "name": rng.choice(["Tap", "Jolt", "Ember", "No Such"])}, {"type": "end_turn"},
        {"type": "choose", "cards": some}, {"type": "promote", "card": one},
    ])


def walk(rng: Random, rulings: dict[str, str] | None = None, most: int = MOST_ACTIONS) -> Iterator[Game]:
    """A game at every decision, played at random to its end or through so many actions."""
    yield from onward(new_game(rng, rulings), rng, most)


def onward(game: Game, rng: Random, most: int = MOST_ACTIONS) -> Iterator[Game]:
    """The same from any moment of a game on."""
    yield game
    for _ in range(most):
        if not pokemon_tcg.awaits(game):
            return
        act(game, *random_action(game, rng))
        yield game


def at_the_brink(rng: Random) -> tuple[Game, Action] | None:
    """A turn of a random game with one Point Card each, and an action that Knocks Out both Active Pokémon at once.

    Sudden Death is played (PK-R4:c). None where the game has no such turn.
    """
    rulings = {**random_rulings(rng), "PK-R4": "c", "PK-R3": "a"}
    fit = [twin(game) for game in walk(rng, rulings, 60) if is_settled(game) and game.position.phase == "main"
           and all(player.active_spot and player.points for player in game.position.players.values())
           and game.position.players[game.position.active_player or "A"].hand]
    if not fit:
        return None
    game = rng.choice(fit)
    for player in game.position.players.values():
        player.deck, player.points = player.deck + player.points[1:], player.points[:1]
    card = rng.choice(game.position.players[game.position.active_player or "A"].hand)
    game.cards = {**game.cards, card: TYPES.cards.validate_python({card: COLLAPSE})[card]}
    return again(game), {"type": "trainer", "card": card}

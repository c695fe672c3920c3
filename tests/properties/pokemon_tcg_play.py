"""Random games of Pokémon TCG on the reference engine: new games, random legal and random illegal actions."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from random_play import (
    Action,
    Document,
    a_field,
    again,
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
    twin,
    types,
)

from conformance.suite.compiler import library
from reference_engine.pokemon_tcg import SEATS, Game
from reference_engine.pokemon_tcg.decks import is_shown
from reference_engine.pokemon_tcg.position import Pokemon, Resolution, other

NAME, PREFIX, WALKS, SHARE = "pokemon_tcg", "PK", 1, 0.5
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
        own = [f"{seat}{number}" for number in range(1, 61)]
        definitions.update({card: cards()[name] for card, name in zip(own, random_deck(rng))})
        players[seat] = {"collection": rng.sample(own, len(own)), "registered": False}
    document = {"phase": "decks", "players": players, "rulings": rulings or {},
                "edition": rng.choice(["current", "older"])}
    return start(NAME, definitions, document)


def is_settled(game: Game) -> bool:
    """Whether nothing is half done: the position is one that can be set up."""
    return game.resolution == Resolution()


def in_play(game: Game, seat: str) -> list[Pokemon]:
    """The Pokémon of a player."""
    player = game.position.players[seat]  # type: ignore[index]
    return [*player.active_spot, *player.bench]


def heads_of(game: Game, action: Action) -> list[Action]:
    """The entries of the legal list that an action belongs to."""
    kind = action["type"]
    if kind == "choose" and action.get("cards"):
        return [{"type": kind, "cards": [card]} for card in action["cards"]]
    return [{"type": kind, **{key: action[key] for key in ("card", "name") if key in action}}]


# -- completions -------------------------------------------------------------------------------------------------------
def completions(game: Game, player: str, head: Action, rng: Random) -> Iterator[Action]:
    """Actions that a head can be completed to; the rules may refuse some of them."""
    decision = awaits(game)[player]
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
    player = rng.choice(sorted(awaits(game)))
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


def changed(game: Game, player: str, action: Action, rng: Random) -> Action:
    """The action with one thing changed."""
    key = a_field(action, rng)
    if isinstance(action[key], list):
        return {**action, key: other_cards(action[key], ids(game), rng)}
    if key == "count":
        return {**action, key: action[key] + rng.choice([-3, -1, 1, 3])}
    if key in ("card", "to", "onto"):
        near = [pokemon.card for seat in SEATS for pokemon in in_play(game, seat)]
        return {**action, key: rng.choice([*near, *game.position.players["A"].hand, *ids(game)[:3], "nobody's"])}
    return action


def anything(game: Game, rng: Random) -> Action:
    """Any action of any type with any cards."""
    every = ids(game)
    some, one, two = rng.sample(every, rng.randrange(4)), rng.choice(every), rng.choice(every)
    return rng.choice([
        {"type": "register", "deck": rng.sample(every, min(60, len(every)))}, {"type": "shuffle", "cards": some},
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
    yield from played(game, random_action, rng, most)


# -- what is hidden ----------------------------------------------------------------------------------------------------
def hidden_from(game: Game, viewer: str) -> set[str]:
    """Point Cards, the opponent's Deck and collection, the hand unless it is shown, the first Pokémon, and a Deck."""
    mine, theirs = game.position.players[viewer], game.position.players[other(viewer)]  # type: ignore[index,arg-type]
    hidden = {*theirs.deck, *theirs.points, *theirs.collection, *mine.points}
    if not is_shown(game.position, other(viewer)):  # type: ignore[arg-type]
        hidden |= {*theirs.hand}
    if game.position.phase == "setup":
        hidden |= {one.card for one in in_play(game, other(viewer))}  # type: ignore[arg-type]
    return hidden if viewer in awaits(game) else hidden | set(mine.deck)


def with_other_hidden_cards(game: Game, viewer: str, rng: Random) -> Document:
    """The position with everything changed that the viewer must not know.

    In the set-up a hand stays: whether there is a Basic Pokémon in it decides who is asked.
    """
    document = dump(game)
    exchange(rng, document["players"][viewer], ["deck", "points"])
    stays = game.position.phase == "setup" or is_shown(game.position, other(viewer))  # type: ignore[arg-type]
    zones = ["deck", "points", "collection"] + ([] if stays else ["hand"])
    exchange(rng, document["players"][other(viewer)], zones)  # type: ignore[arg-type]
    return document


# -- Sudden Death ------------------------------------------------------------------------------------------------------
def at_the_brink(rng: Random) -> tuple[Game, Action] | None:
    """A turn of a random game with one Point Card each, and an action that Knocks Out both Active Pokémon at once.

    Sudden Death is played (PK-R4:c). None where the game has no such turn.
    """
    rulings = {**random_rulings(NAME, rng), "PK-R4": "c", "PK-R3": "a"}
    fit = [twin(game) for game in walk(rng, rulings, 60) if is_settled(game) and game.position.phase == "main"
           and all(player.active_spot and player.points for player in game.position.players.values())
           and game.position.players[game.position.active_player or "A"].hand]
    if not fit:
        return None
    game = rng.choice(fit)
    for player in game.position.players.values():
        player.deck, player.points = player.deck + player.points[1:], player.points[:1]
    card = rng.choice(game.position.players[game.position.active_player or "A"].hand)
    game.cards = {**game.cards, card: types(game).cards.validate_python({card: COLLAPSE})[card]}
    return again(game), {"type": "trainer", "card": card}

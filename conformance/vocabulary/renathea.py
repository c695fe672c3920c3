"""The sentences of Renathea, and its default position."""

from typing import Any

from conformance.vocabulary.common import add_common
from conformance.vocabulary.deck_sentences import order_deck, register_cards, shuffle_to
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.renathea_cards import draft, facts, text
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import goes_on

Action = tuple[str, dict[str, Any]]
SEATS = ("A", "B")
FILLERS = [f"Filler {n}" for n in range(1, 10)]
ZONES = {"Hand": "hand", "Deck, from the top,": "deck", "Deck": "deck", "Arena": "arena", "Podium": "podium",
         "collection": "collection"}


def position(scene: Scene) -> dict[str, Any]:
    """The default position with the stated differences.

    First default: round 2, three Fillers in each Deck, Hands that make six with the Arena. The second differs in all
    of that. Before the shuffle a Deck has nine cards and the Hand none.
    """
    first = scene.default == "first"
    phase = scene.facts.get("phase", "deploy")
    players = {seat: player(scene, seat, phase, first) for seat in SEATS}
    if phase == "decks" and all(p["registered"] for p in players.values()):
        for p in players.values():
            p.update(collection=p["deck"], deck=[], registered=False)
    new = phase in ("decks", "shuffle")
    return {
        "seats": list(SEATS), "round": scene.facts.get("round", 1 if new else 2 if first else 4), "phase": phase,
        "players": players, "law": scene.facts.get("law"), "compared": scene.facts.get("compared"), "result": None,
    }


def player(scene: Scene, seat: str, phase: str, first: bool) -> dict[str, Any]:
    """One side of the default position."""
    fillers = iter((FILLERS if first else FILLERS[::-1]) * 2)
    arena = [{"card": card, "face_up": True, "status": None} | scene.states_of(states)
             for card, states in scene.stated.get((seat, "arena"), ())]
    arena += [{"face_up": True, "status": None} | row for row in scene.tables.get((seat, "arena"), ())]
    new = phase in ("decks", "shuffle")
    owns_collection = (seat, "collection") in scene.stated
    sizes = {
        "collection": 0,
        "deck": 0 if owns_collection else 9 if new else 3 if first else 5,
        "hand": 0 if new else max(0, (6 if first else 5) - len(arena)),
        "podium": 0,
    }
    zones = {
        zone: [card for card, _ in scene.stated[seat, zone]] if (seat, zone) in scene.stated
        else [scene.new(seat, next(fillers)) for _ in range(size)]
        for zone, size in sizes.items()
    }
    return {**zones, "arena": arena, "registered": not owns_collection, "shuffled": phase != "shuffle",
            "committed": None}


WORDS = Vocabulary(
    game="renathea", zones=ZONES, parts={"status": "protected|silenced|unmarked"}, facts=facts, text=text, draft=draft,
    states={"face down": {"face_up": False}, "protected": {"status": "protected"}, "silenced": {"status": "silenced"}},
    position=position,
    decisions={"registers": "register", "deploys": "deploy", "chooses": "choose", "closes": "close"},
)
add_common(WORDS)


# -- set-up ----------------------------------------------------------------------------------------------------------
@WORDS.given("a game of Renathea")
def _(scene: Scene) -> None:
    """The default position: a later round, both players about to deploy."""


@WORDS.given("a new game of Renathea")
def _(scene: Scene) -> None:
    """Decks are still to be registered; who has no stated collection has registered nine Fillers."""
    scene.facts["phase"] = "decks"


@WORDS.given("a new game of Renathea, before the shuffle")
def _(scene: Scene) -> None:
    """Both Decks of nine cards lie there unshuffled."""
    scene.facts["phase"] = "shuffle"


@WORDS.given("it is round {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the round."""
    scene.facts["round"] = int(n)


@WORDS.given("{card} is the active Law")
def _(scene: Scene, card: str) -> None:
    """The Law found active in this round's Resolve."""
    scene.facts["law"] = scene.card(card)


@WORDS.given("{p} has won the round, {n} to {m}")
def _(scene: Scene, p: str, n: str, m: str) -> None:
    """Close begins: the winner's Total Power first."""
    loser = "B" if p == "A" else "A"
    scene.facts.update(phase="close", compared={"totals": {p: int(n), loser: int(m)}, "winner": p})


@WORDS.given("the round was tied at {n}")
def _(scene: Scene, n: str) -> None:
    """Close begins after a tie."""
    scene.facts.update(phase="close", compared={"totals": {"A": int(n), "B": int(n)}, "winner": None})


# -- actions ---------------------------------------------------------------------------------------------------------
WORDS.when("{p} registers {cards} as the deck", "{p} tries to register {cards} as the deck")(register_cards)
WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")(shuffle_to)
WORDS.add("when", "{q} tries to order {p}'s Deck as {cards}", order_deck)


@WORDS.when("{p} deploys {card}", "{p} tries to deploy {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Places a card face down in the Arena."""
    return p, {"type": "deploy", "card": scene.card(card, p)}


def deploy_both(scene: Scene, p: str, card: str, q: str, card2: str) -> None:
    """Each places a card; then both are opened."""
    if p == q:
        raise StepError("two players deploy, one card each")
    scene.act(p, {"type": "deploy", "card": scene.card(card, p)})
    scene.act(q, {"type": "deploy", "card": scene.card(card2, q)})


WORDS.add("when", "{p} deploys {card} and {q} deploys {card2}", deploy_both)


@WORDS.when("{p} chooses {cards}", "{p} tries to choose {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Chooses the targets of a skill."""
    return p, {"type": "choose", "cards": scene.ids(cards)}


@WORDS.when("{p} puts {card} on {q}'s Podium and {card2} under {r}'s Deck",
            "{p} tries to put {card} on {q}'s Podium and {card2} under {r}'s Deck")
def _(scene: Scene, p: str, card: str, q: str, card2: str, r: str) -> Action:
    """The loser's Close: a card of the winner's Arena, and one of the own."""
    return p, {"type": "close", "to_podium": scene.card(card, q), "under_deck": scene.card(card2, r)}


@WORDS.when("{p} puts {card} on {q}'s Podium", "{p} tries to put {card} on {q}'s Podium")
def _(scene: Scene, p: str, card: str, q: str) -> Action:
    """A Close that names no card for the Deck."""
    return p, {"type": "close", "to_podium": scene.card(card, q)}


@WORDS.when("{p} puts {card} under {q}'s Deck", "{p} tries to put {card} under {q}'s Deck")
def _(scene: Scene, p: str, card: str, q: str) -> Action:
    """The choice of one player after a tie."""
    return p, {"type": "close", "under_deck": scene.card(card, q)}


# -- checks ----------------------------------------------------------------------------------------------------------
@WORDS.then("it is round {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the round."""
    scene.expect("round", equals=int(n))


@WORDS.then("the Total Power is {n} for A and {m} for B")
def _(scene: Scene, n: str, m: str) -> None:
    """Both totals of Compare."""
    scene.expect("compared.totals", equals={"A": int(n), "B": int(m)})


@WORDS.then("{p} wins the round")
def _(scene: Scene, p: str) -> None:
    """The round is won, and the loser has to close it."""
    scene.expect("compared.winner", equals=p)
    scene.awaits({"B" if p == "A" else "A": "close"})


@WORDS.then("the round is a tie")
def _(scene: Scene) -> None:
    """Nobody has won the round, and both have to close it."""
    scene.expect("compared.winner", equals=None)
    scene.awaits({"A": "close", "B": "close"})


@WORDS.then("{p} wins the game")
def _(scene: Scene, p: str) -> None:
    """The game is over and won."""
    scene.expect("result", equals={"winner": p})
    scene.awaits({})


@WORDS.then("the game is a draw")
def _(scene: Scene) -> None:
    """The game is over without a winner."""
    scene.expect("result", equals={"winner": None})
    scene.awaits({})


WORDS.then("the game goes on")(goes_on)


@WORDS.then("{p}'s {card} is {status}")
def _(scene: Scene, p: str, card: str, status: str) -> None:
    """The status of a card in the Arena."""
    path = f"players.{p}.arena[{scene.card(card, p)}].status"
    scene.expect(path, equals=None if status == "unmarked" else status)


@WORDS.then("no Law is active")
def _(scene: Scene) -> None:
    """There was none, or more than one."""
    scene.expect("law", equals=None)


@WORDS.then("{card} is the active Law")
def _(scene: Scene, card: str) -> None:
    """The one Law of this round."""
    scene.expect("law", equals=scene.card(card))


@WORDS.then("{p} can deploy {cards}")
def _(scene: Scene, p: str, cards: str) -> None:
    """Exactly these cards stand in the legal list."""
    scene.emit("legal", player=p, heads=[{"type": "deploy", "card": card} for card in scene.ids(cards, p)])


@WORDS.then("{p} does not see {q}'s choice")
def _(scene: Scene, p: str, q: str) -> None:
    """The opponent's choice is made, but not open yet."""
    scene.expect(f"players.{q}.committed", viewer=p, equals={"hidden": True})


@WORDS.then("{p} sees that {q} chose {card}")
def _(scene: Scene, p: str, q: str, card: str) -> None:
    """The opponent's choice lies open before the own one is made."""
    scene.expect(f"players.{q}.committed", viewer=p, has=scene.card(card))

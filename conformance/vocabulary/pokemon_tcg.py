"""The sentences of Pokémon TCG."""

from typing import Any

from conformance.vocabulary.common import add_common
from conformance.vocabulary.pokemon_tcg_cards import draft, facts, text
from conformance.vocabulary.pokemon_tcg_checks import add_checks
from conformance.vocabulary.pokemon_tcg_position import CONDITIONS, STANDARD_DECK, STATES, cell, position
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene

Action = tuple[str, dict[str, Any]]
ZONES = {"hand": "hand", "Deck, from the top,": "deck", "Deck": "deck", "Active Pokémon": "active_spot",
         "Bench": "bench", "Trash": "trash", "Point Cards": "points", "Stadium": "stadium",
         "collection": "collection"}
# No card list swallows the end of a longer sentence.
CARD = r"(?!the standard deck)(?:(?! and | to | into | onto | for | is | are |[A-H]'s choice)[^,(])+?(?: \([^)]*\))?"
CARDS = r"(?!\d|the standard deck)(?:(?! as well$| instead of | onto the Bench$|, for ).)+?"

WORDS = Vocabulary(
    game="pokemon_tcg", zones=ZONES,
    parts={"card": CARD, "card2": CARD, "cards": CARDS, "cards2": CARDS, "amount": r"[+-]\d+", "attack": "[^,(]+",
           "attacks": r"[^,(]+(?:, [^,(]+)*", "condition": "|".join(word.capitalize() for word in CONDITIONS),
           "edition": "current|older", "side": "heads|tails"},
    facts=facts, text=text, draft=draft, position=position, states=STATES, cell=cell,
    decisions={"registers": "register", "shuffles": "shuffle", "chooses": "choose", "promotes": "promote",
               "flips": "flip", "chooses the Active Pokémon": "choose_active", "fills the Bench": "put_bench",
               "draws extra cards": "draw_extra"},
)
add_common(WORDS)


# -- set-up ------------------------------------------------------------------------------------------------------------
@WORDS.given("a game of Pokémon TCG")
def _(scene: Scene) -> None:
    """The default position: a later turn of A, in the free part."""


@WORDS.given("a new game of Pokémon TCG")
def _(scene: Scene) -> None:
    """Decks are still to be registered; who owns nothing stated has registered the standard deck."""
    scene.facts["phase"] = "decks"


@WORDS.given("a new game of Pokémon TCG, before the shuffle")
def _(scene: Scene) -> None:
    """Both Decks lie there unshuffled: the standard deck where nothing is stated."""
    scene.facts["phase"] = "shuffle"


@WORDS.given("a new game of Pokémon TCG, before the first turn")
def _(scene: Scene) -> None:
    """The set-up is done, as stated or as in the default position; who goes first is still to be determined."""
    scene.facts["phase"] = "first_player"


@WORDS.given("a new game of Pokémon TCG, before the extra cards")
def _(scene: Scene) -> None:
    """The set-up is done up to the Point Cards; a player may draw extra cards for hands that the opponent put back."""
    scene.facts["phase"] = "setup"


@WORDS.given("{p} has put back {n} hands")
@WORDS.given("{p} has put back {n} hand")
def _(scene: Scene, p: str, n: str) -> None:
    """So many hands without a Basic have been shuffled back during the set-up."""
    scene.facts.setdefault("mulligans", {})[p] = int(n)


@WORDS.given("{p} owns the standard deck")
def _(scene: Scene, p: str) -> None:
    """The collection before the decks are registered: 4 Filler Mon and 56 Filler Energy."""
    scene.place(p, "collection", ", ".join(STANDARD_DECK))


@WORDS.given("{p} owns the standard deck and {cards}")
def _(scene: Scene, p: str, cards: str) -> None:
    """The standard deck and further cards."""
    scene.place(p, "collection", ", ".join([*STANDARD_DECK, cards]))


@WORDS.given("it is turn {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the turn; both players share one count, so turn 2 is the first turn of the second player."""
    scene.facts["turn"] = int(n)


@WORDS.given("{p} is the active player")
def _(scene: Scene, p: str) -> None:
    """Whose turn it is."""
    scene.facts["active_player"] = p


@WORDS.given("{p} is the first player")
def _(scene: Scene, p: str) -> None:
    """Who took the first turn of the game."""
    scene.facts["first_player"] = p


@WORDS.given("the edition is {edition}")
def _(scene: Scene, edition: str) -> None:
    """Which edition's Special Conditions are played."""
    scene.facts["edition"] = edition


@WORDS.given("it is Sudden Death")
def _(scene: Scene) -> None:
    """A game with one Point Card each, after one that both players have won at once."""
    scene.facts["sudden_death"] = True


def of_pokemon(scene: Scene, p: str, card: str, field: str, value: list[Any]) -> None:
    """Remember something of a Pokémon that may be put into play by a later sentence."""
    scene.facts.setdefault("pokemon", []).append((p, card, field, value))


@WORDS.given("{cards} is attached to {p}'s {card}")
@WORDS.given("{cards} are attached to {p}'s {card}")
def _(scene: Scene, cards: str, p: str, card: str) -> None:
    """Energy of a Pokémon in play."""
    of_pokemon(scene, p, card, "energy", [scene.new(p, mention.name) for mention in scene.library.read(cards)])


@WORDS.given("{p}'s {card} has the Tool {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> None:
    """The Tool of a Pokémon in play."""
    of_pokemon(scene, p, card, "tools", [scene.new(p, scene.one(card2).name)])


@WORDS.given("attacks of {p}'s {card} do {amount} damage this turn")
def _(scene: Scene, p: str, card: str, amount: str) -> None:
    """An effect on an attacking Pokémon; +0 states nothing."""
    of_pokemon(scene, p, card, "lasting", [f"attacks {amount}"] if int(amount) else [])


@WORDS.given("{p}'s {card} takes {amount} damage from attacks this turn")
def _(scene: Scene, p: str, card: str, amount: str) -> None:
    """An effect on a Pokémon that receives an attack; +0 states nothing."""
    of_pokemon(scene, p, card, "lasting", [f"takes {amount}"] if int(amount) else [])


@WORDS.given("{p} has {n} Point Cards")
@WORDS.given("{p} has {n} Point Card")
def _(scene: Scene, p: str, n: str) -> None:
    """So many Point Cards that do not matter otherwise."""
    scene.facts.setdefault("points", {})[p] = int(n)


@WORDS.given("the top card of {p}'s Deck is {card}")
def _(scene: Scene, p: str, card: str) -> None:
    """One card on top of the Deck, Fillers below."""
    scene.facts.setdefault("top", {})[p] = scene.new(p, scene.one(card).name)


@WORDS.given("{p} has attached an Energy this turn")
def _(scene: Scene, p: str) -> None:
    """The one Energy of this turn is attached."""
    scene.facts.setdefault("attached", set()).add(p)


@WORDS.given("{p} has retreated this turn")
def _(scene: Scene, p: str) -> None:
    """The one Retreat of this turn is used."""
    scene.facts.setdefault("retreated", set()).add(p)


@WORDS.given("{p}'s {zone} are {cards}")
def _(scene: Scene, p: str, zone: str, cards: str) -> None:
    """Everything that lies in a zone with a name in the plural."""
    scene.place(p, ZONES[zone], cards)


# -- before the first turn ---------------------------------------------------------------------------------------------
def registers(scene: Scene, p: str, without: str = "", instead: str = "") -> Action:
    """The standard deck of the collection with some cards less and some more."""
    less = scene.ids(without, p) if without else []
    more = scene.ids(instead, p) if instead else []
    deck = [card for name in dict.fromkeys(STANDARD_DECK) for card in scene.copies[p, name][:STANDARD_DECK.count(name)]]
    return p, {"type": "register", "deck": [card for card in deck if card not in less] + more}


@WORDS.when("{p} registers the standard deck", "{p} tries to register the standard deck")
def _(scene: Scene, p: str) -> Action:
    """Brings the sixty cards of the standard deck."""
    return registers(scene, p)


@WORDS.when("{p} registers the standard deck without {cards}",
            "{p} tries to register the standard deck without {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Brings the standard deck less these cards."""
    return registers(scene, p, without=cards)


@WORDS.when("{p} registers the standard deck with {cards} as well",
            "{p} tries to register the standard deck with {cards} as well")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Brings the standard deck and these cards."""
    return registers(scene, p, instead=cards)


@WORDS.when("{p} registers the standard deck with {cards} instead of {cards2}",
            "{p} tries to register the standard deck with {cards} instead of {cards2}")
def _(scene: Scene, p: str, cards: str, cards2: str) -> Action:
    """Brings the standard deck with some cards replaced."""
    return registers(scene, p, without=cards2, instead=cards)


@WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Names the top cards after the shuffle; the rest keeps its order."""
    return "chance", {"type": "shuffle", "cards": scene.ids(cards, p)}


@WORDS.when("{p} goes first", "chance tries to let {p} go first")
def _(scene: Scene, p: str) -> Action:
    """It is determined who takes the first turn."""
    return "chance", {"type": "first_player", "player": p}


@WORDS.when("{p} puts {card} into the Active spot", "{p} tries to put {card} into the Active spot")
def _(scene: Scene, p: str, card: str) -> Action:
    """Set-up: the first Active Pokémon, face down."""
    return p, {"type": "choose_active", "card": named(scene, card, p)}


@WORDS.when("{p} puts {cards} onto the Bench", "{p} tries to put {cards} onto the Bench")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Set-up: the first Bench, face down; `nothing` leaves it empty."""
    return p, {"type": "put_bench", "cards": scene.ids(cards, p)}


@WORDS.when("{p} draws {n} extra cards", "{p} tries to draw {n} extra cards")
@WORDS.when("{p} draws {n} extra card", "{p} tries to draw {n} extra card")
def _(scene: Scene, p: str, n: str) -> Action:
    """Set-up: draws so many extra cards for hands that the opponent has put back; 0 is an answer too."""
    return p, {"type": "draw_extra", "count": int(n)}


# -- actions -----------------------------------------------------------------------------------------------------------
def named(scene: Scene, card: str, owner: str) -> str:
    """One card: `owner`'s, or where that player has none of the name, whoever alone has it."""
    return scene.card(card, owner if (owner, scene.one(card).name) in scene.copies else None)


@WORDS.when("{p} attaches {card} to {card2}", "{p} tries to attach {card} to {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Attaches an Energy of the hand to a Pokémon in play."""
    return p, {"type": "attach", "card": named(scene, card, p), "to": named(scene, card2, p)}


@WORDS.when("{p} benches {card}", "{p} tries to bench {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Puts a Basic Pokémon of the hand onto the Bench."""
    return p, {"type": "bench", "card": named(scene, card, p)}


@WORDS.when("{p} evolves {card} into {card2}", "{p} tries to evolve {card} into {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Lays an Evolution Pokémon of the hand on a Pokémon in play."""
    return p, {"type": "evolve", "card": named(scene, card2, p), "onto": named(scene, card, p)}


@WORDS.when("{p} plays {card}", "{p} tries to play {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Uses a Trainer of the hand."""
    return p, {"type": "trainer", "card": named(scene, card, p)}


@WORDS.when("{p} plays {card} onto {card2}", "{p} tries to play {card} onto {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Uses a Tool of the hand: it is attached to a Pokémon in play."""
    return p, {"type": "trainer", "card": named(scene, card, p), "to": named(scene, card2, p)}


@WORDS.when("{p} uses the Ability of {card}", "{p} tries to use the Ability of {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Uses the Ability of a Pokémon in play."""
    return p, {"type": "ability", "card": named(scene, card, p)}


@WORDS.when("{p} retreats {card}, discarding {cards}, for {card2}",
            "{p} tries to retreat {card}, discarding {cards}, for {card2}")
def _(scene: Scene, p: str, card: str, cards: str, card2: str) -> Action:
    """Sends the Active Pokémon to the Bench for another one and discards Energy attached to it, or `nothing`."""
    return p, {"type": "retreat", "card": named(scene, card, p), "energy": scene.ids(cards, p),
               "to": named(scene, card2, p)}


@WORDS.when("{p} attacks with {attack}", "{p} tries to attack with {attack}")
def _(scene: Scene, p: str, attack: str) -> Action:
    """Uses an attack of the Active Pokémon, by its name."""
    known = {one["name"] for card in scene.library.cards.values() for one in card.get("attacks", ())}
    if attack not in known:
        raise StepError(f"no card has an attack {attack!r}; `conformance cards` lists them")
    return p, {"type": "attack", "name": attack}


@WORDS.when("{p} ends the turn", "{p} tries to end the turn")
def _(scene: Scene, p: str) -> Action:
    """Says that the turn is over."""
    return p, {"type": "end_turn"}


@WORDS.when("{p} chooses {cards}", "{p} tries to choose {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Answers a choice inside an effect; `nothing` where the text says that one may."""
    return p, {"type": "choose", "cards": scene.ids(cards)}


@WORDS.when("{p} promotes {card}", "{p} tries to promote {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Moves a Benched Pokémon to the empty Active spot."""
    return p, {"type": "promote", "card": named(scene, card, p)}


def flip(scene: Scene, side: str) -> None:
    """How a coin falls; one that no sentence speaks of shows heads."""
    scene.act("chance", {"type": "flip", "heads": side == "heads"})


WORDS.add("when", "the coin shows {side}", flip)


add_checks(WORDS)

"""The sentences of Pokémon TCG."""

from difflib import get_close_matches
from typing import Any

from conformance.vocabulary.common import add_common, named
from conformance.vocabulary.deck_sentences import (
    add_owning,
    add_registering,
    decks_to_register,
    decks_to_shuffle,
    go_first,
    shuffle_to,
    top_card,
)
from conformance.vocabulary.pokemon_tcg_cards import draft, facts, text
from conformance.vocabulary.pokemon_tcg_checks import add_checks
from conformance.vocabulary.pokemon_tcg_position import CONDITIONS, STANDARD_DECK, STATES, cell, position
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import state_active_player, state_first_player

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


WORDS.given("a new game of Pokémon TCG")(decks_to_register)
WORDS.given("a new game of Pokémon TCG, before the shuffle")(decks_to_shuffle)


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


add_owning(WORDS, STANDARD_DECK, "The collection before the decks are registered: 4 Filler Mon and 56 Filler Energy.")


@WORDS.given("it is turn {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the turn; both players share one count, so turn 2 is the first turn of the second player."""
    scene.facts["turn"] = int(n)


WORDS.given("{p} is the active player")(state_active_player)
WORDS.given("{p} is the first player")(state_first_player)


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


WORDS.given("the top card of {p}'s Deck is {card}")(top_card)


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
add_registering(WORDS, STANDARD_DECK, "sixty")
WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")(shuffle_to)
WORDS.when("{p} goes first", "chance tries to let {p} go first")(go_first)


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
        near = get_close_matches(attack, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else "`conformance cards` lists them"
        raise StepError(f"no card has an attack {attack!r}; {hint}")
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

"""Sentences about decks before the first turn, for the games that have them.

A game registers such a sentence in its own words and takes from here what it means, so that its module still lists all
sentences of the game.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from conformance.vocabulary.common import attempt_before
from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene

Action = tuple[str, dict[str, Any]]


# -- set-up ------------------------------------------------------------------------------------------------------------
def decks_to_register(scene: Scene) -> None:
    """Decks are still to be registered; who owns nothing stated has registered the standard deck."""
    scene.facts["phase"] = "decks"


def decks_to_shuffle(scene: Scene) -> None:
    """Both Decks lie there unshuffled: the standard deck where nothing is stated."""
    scene.facts["phase"] = "shuffle"


def top_card(scene: Scene, p: str, card: str) -> None:
    """One card on top of the Deck, Fillers below."""
    scene.facts.setdefault("top", {})[p] = scene.new(p, scene.one(card).name)


def add_owning(words: Vocabulary, deck: Sequence[str], about: str) -> None:
    """Register that a player owns the standard deck of this game; `about` says which cards that are."""

    def owns(scene: Scene, p: str, cards: str = "") -> None:
        """The standard deck and further cards."""
        scene.place(p, "collection", ", ".join([*deck, cards] if cards else deck))

    def owns_it_alone(scene: Scene, p: str) -> None:
        owns(scene, p)

    owns_it_alone.__doc__ = about
    words.add("given", "{p} owns the standard deck", owns_it_alone)
    words.add("given", "{p} owns the standard deck and {cards}", owns)


# -- before the first turn ---------------------------------------------------------------------------------------------
def add_registering(words: Vocabulary, deck: Sequence[str], number: str) -> None:
    """Register what is done with the standard deck of this game; `number` is its number of cards, as a word."""

    def registers(scene: Scene, p: str, without: str = "", more: str = "") -> Action:
        less = scene.ids(without, p) if without else []
        added = scene.ids(more, p) if more else []
        cards = [card for name, copies in Counter(deck).items() for card in scene.copies[p, name][:copies]]
        return p, {"type": "register", "deck": [card for card in cards if card not in less] + added}

    def whole(scene: Scene, p: str) -> Action:
        return registers(scene, p)

    whole.__doc__ = f"Brings the {number} cards of the standard deck."
    words.when("{p} registers the standard deck", "{p} tries to register the standard deck")(whole)

    @words.when("{p} registers the standard deck without {cards}",
                "{p} tries to register the standard deck without {cards}")
    def _(scene: Scene, p: str, cards: str) -> Action:
        """Brings the standard deck less these cards."""
        return registers(scene, p, without=cards)

    @words.when("{p} registers the standard deck with {cards} as well",
                "{p} tries to register the standard deck with {cards} as well")
    def _(scene: Scene, p: str, cards: str) -> Action:
        """Brings the standard deck and these cards."""
        return registers(scene, p, more=cards)

    @words.when("{p} registers the standard deck with {cards} instead of {cards2}",
                "{p} tries to register the standard deck with {cards} instead of {cards2}")
    def _(scene: Scene, p: str, cards: str, cards2: str) -> Action:
        """Brings the standard deck with some cards replaced."""
        return registers(scene, p, without=cards2, more=cards)


def register_cards(scene: Scene, p: str, cards: str) -> Action:
    """Brings these cards of the collection as the deck."""
    return p, {"type": "register", "deck": scene.ids(cards, p)}


def shuffle_to(scene: Scene, p: str, cards: str) -> Action:
    """Names the top cards after the shuffle; the rest keeps its order."""
    return "chance", {"type": "shuffle", "cards": scene.ids(cards, p)}


def order_deck(scene: Scene, q: str, p: str, cards: str) -> None:
    """A player wants to decide what only the shuffle decides, while it is still to come."""
    attempt_before(scene, q, {"type": "shuffle", "cards": scene.ids(cards, p)})


def go_first(scene: Scene, p: str) -> Action:
    """It is determined who takes the first turn."""
    return "chance", {"type": "first_player", "player": p}

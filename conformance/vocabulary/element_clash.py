"""The sentences of Element Clash, and its default position."""

from typing import Any

from conformance.vocabulary.common import add_common, attempt_before, named
from conformance.vocabulary.deck_sentences import (
    add_owning,
    add_registering,
    decks_to_register,
    decks_to_shuffle,
    go_first,
    order_deck,
    register_cards,
    shuffle_to,
    top_card,
)
from conformance.vocabulary.element_clash_cards import draft, facts, text
from conformance.vocabulary.element_clash_checks import add_checks
from conformance.vocabulary.element_clash_position import STANDARD_DECK, WITH_STATE, position
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import state_active_player, state_first_player, state_life, state_turn

Action = tuple[str, dict[str, Any]]
ZONES = {"hand": "hand", "Deck, from the top,": "deck", "Deck": "deck", "Monster Zone": "monster_zone",
         "Spell/Trap Zone": "spell_trap_zone", "Face-Down Zone": "face_down_zone", "Trash": "trash",
         "Payment Zone": "payment_zone", "collection": "collection"}
SLOTS = 4
# No card list swallows the end of a longer sentence.
CARD = r"(?!directly\b|the standard deck)(?:(?! and | on | with |[A-H]'s choice)[^,(])+?(?: \([^)]*\))?"
CARDS = r"(?!\d|full$|the standard deck)(?:(?! together, paying |, paying |, resolving |, putting ).)+?"


WORDS = Vocabulary(
    game="element_clash", zones=ZONES,
    parts={"card": CARD, "card2": CARD, "card3": CARD, "cards": CARDS, "cards2": CARDS},
    facts=facts, text=text, draft=draft, position=position,
    states={"attacked": {"attacked": True}, **{f"set on turn {n}": {"set_on_turn": n} for n in range(1, 31)}},
    decisions={"registers": "register", "responds": "respond", "chooses": "choose", "orders": "order",
               "shuffles": "shuffle"},
)
add_common(WORDS)


# -- set-up ------------------------------------------------------------------------------------------------------------
@WORDS.given("a game of Element Clash")
def _(scene: Scene) -> None:
    """The default position: a later turn of A, in the Main Phase."""


WORDS.given("a new game of Element Clash")(decks_to_register)
WORDS.given("a new game of Element Clash, before the shuffle")(decks_to_shuffle)


@WORDS.given("a new game of Element Clash, before the first turn")
def _(scene: Scene) -> None:
    """The Decks are shuffled; who goes first is still to be determined, and no card is drawn yet."""
    scene.facts["phase"] = "first_player"


add_owning(WORDS, STANDARD_DECK,
           "The collection before the decks are registered: Volt, Wave, Flame, Leaf and Rock, each from 1 to 6.")
WORDS.given("it is turn {n}")(state_turn)
WORDS.given("{p} is the active player")(state_active_player)
WORDS.given("{p} is the first player")(state_first_player)


@WORDS.given("it is the Battle Phase")
def _(scene: Scene) -> None:
    """The Battle Phase of the active player; the opponent's answer to the announcement is over."""
    scene.facts["phase"] = "battle"


WORDS.given("{p} has {n} Life")(state_life)
WORDS.given("the top card of {p}'s Deck is {card}")(top_card)


@WORDS.given("{p}'s {zone} is full")
def _(scene: Scene, p: str, zone: str) -> None:
    """Four cards of the right kind without an effect. Raises StepError for a zone without a limit."""
    if ZONES[zone] not in WITH_STATE:
        raise StepError(f"a {zone} has no limit, so it is never full")
    name = "Filler Spell" if ZONES[zone] == "spell_trap_zone" else "Filler"
    scene.place(p, ZONES[zone], ", ".join(f"{name} {n}" for n in range(1, SLOTS + 1)))


# -- before the first turn ---------------------------------------------------------------------------------------------
add_registering(WORDS, STANDARD_DECK, "thirty")
WORDS.when("{p} registers {cards} as the deck", "{p} tries to register {cards} as the deck")(register_cards)
WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")(shuffle_to)
WORDS.add("when", "{q} tries to order {p}'s Deck as {cards}", order_deck)
WORDS.when("{p} goes first", "chance tries to let {p} go first")(go_first)


def claim_first_turn(scene: Scene, q: str, p: str) -> None:
    """A player wants to decide who goes first, while it is still to be determined."""
    attempt_before(scene, q, {"type": "first_player", "player": p})


WORDS.add("when", "{q} tries to let {p} go first", claim_first_turn)


# -- actions -----------------------------------------------------------------------------------------------------------
@WORDS.when("{p} sets {card}", "{p} tries to set {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Sets a card of the hand face down."""
    return p, {"type": "set", "card": scene.card(card, p)}


def played(scene: Scene, p: str, cards: str, payment: str, *, first: str = "", equip: tuple[str, str] | None = None,
           ) -> Action:
    """Cards played together with one payment; `first` names whose effect comes first, the others follow as listed."""
    action: dict[str, Any] = {"type": "play", "cards": scene.ids(cards, p), "payment": scene.ids(payment, p)}
    if first:
        leader = scene.card(first, p)
        action["order"] = [leader, *(card for card in action["cards"] if card != leader)]
    if equip:
        action["equip"] = {scene.card(equip[0], p): scene.card(equip[1])}
    return p, action


@WORDS.when("{p} summons {card}, paying {cards}", "{p} tries to summon {card}, paying {cards}")
def _(scene: Scene, p: str, card: str, cards: str) -> Action:
    """Summons a monster from the hand or from face down."""
    return played(scene, p, card, cards)


@WORDS.when("{p} activates {card}, paying {cards}", "{p} tries to activate {card}, paying {cards}")
def _(scene: Scene, p: str, card: str, cards: str) -> Action:
    """Activates a Spell or a Trap; the monster for an Equip is chosen later, where there is a choice."""
    return played(scene, p, card, cards)


@WORDS.when("{p} activates {card} on {card2}, paying {cards}",
            "{p} tries to activate {card} on {card2}, paying {cards}")
def _(scene: Scene, p: str, card: str, card2: str, cards: str) -> Action:
    """Activates an Equip and attaches it to a monster."""
    return played(scene, p, card, cards, equip=(card, card2))


@WORDS.when("{p} plays {cards} together, paying {cards2}", "{p} tries to play {cards} together, paying {cards2}")
def _(scene: Scene, p: str, cards: str, cards2: str) -> Action:
    """Summons and activates several cards with one payment; where it matters the player says later what comes first."""
    return played(scene, p, cards, cards2)


@WORDS.when("{p} plays {cards} together, paying {cards2}, resolving {card} first",
            "{p} tries to play {cards} together, paying {cards2}, resolving {card} first")
def _(scene: Scene, p: str, cards: str, cards2: str, card: str) -> Action:
    """The same; the effect of one card comes first, then the others as listed."""
    return played(scene, p, cards, cards2, first=card)


@WORDS.when("{p} plays {cards} together, paying {cards2}, putting {card} on {card2}",
            "{p} tries to play {cards} together, paying {cards2}, putting {card} on {card2}")
def _(scene: Scene, p: str, cards: str, cards2: str, card: str, card2: str) -> Action:
    """The same; an Equip of the play is attached to a monster."""
    return played(scene, p, cards, cards2, equip=(card, card2))


@WORDS.when("{p} plays {cards} together, paying {cards2}, putting {card} on {card2}, resolving {card3} first",
            "{p} tries to play {cards} together, paying {cards2}, putting {card} on {card2}, resolving {card3} first")
def _(scene: Scene, p: str, cards: str, cards2: str, card: str, card2: str, card3: str) -> Action:
    """The same with both."""
    return played(scene, p, cards, cards2, first=card3, equip=(card, card2))


@WORDS.when("{p} announces the Battle Phase", "{p} tries to announce the Battle Phase")
def _(scene: Scene, p: str) -> Action:
    """Enters the Battle Phase; the opponent may answer."""
    return p, {"type": "announce_battle"}


@WORDS.when("{p} attacks {card} with {card2}", "{p} tries to attack {card} with {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Attacks a card of the opponent, named first, with an own monster."""
    foe = "B" if p == "A" else "A"
    return p, {"type": "attack", "card": named(scene, card2, p), "target": named(scene, card, foe)}


@WORDS.when("{p} attacks directly with {card}", "{p} tries to attack directly with {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Attacks the opponent."""
    return p, {"type": "attack", "card": named(scene, card, p)}


@WORDS.when("{p} ends the turn", "{p} tries to end the turn")
def _(scene: Scene, p: str) -> Action:
    """Ends the turn; the opponent's begins with the Draw Phase."""
    return p, {"type": "end_turn"}


@WORDS.when("{p} chooses {cards}", "{p} tries to choose {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Answers a choice inside an effect; `nothing` where the text says that one may."""
    return p, {"type": "choose", "cards": scene.ids(cards)}


@WORDS.when("{p} resolves {card} next", "{p} tries to resolve {card} next")
def _(scene: Scene, p: str, card: str) -> Action:
    """Says whose waiting effect comes next."""
    return p, {"type": "choose", "cards": [named(scene, card, p)]}


def add_responses(sentence: str, attempt: str, first: bool) -> None:
    """Register a response to what has just happened, as done and as tried."""

    def respond(scene: Scene, p: str, cards: str, cards2: str, card: str = "") -> None:
        """Answers the announcement of the Battle Phase, or activates a Trap when its condition is met."""
        scene.act(*played(scene, p, cards, cards2, first=card), window=True)

    def attempts(scene: Scene, p: str, cards: str, cards2: str, card: str = "") -> None:
        """Tries to respond. A Then must say whether it is refused."""
        scene.act(*played(scene, p, cards, cards2, first=card), attempt=True, window=True)

    tail = ", resolving {card} first" if first else ""
    WORDS.add("when", sentence + tail, respond)
    WORDS.add("when", attempt + tail, attempts)


def set_in_window(scene: Scene, p: str, card: str) -> None:
    """Wants to set a card while a window is open. A Then must say whether it is refused."""
    scene.act(p, {"type": "set", "card": scene.card(card, p)}, attempt=True, window=True)


WORDS.add("when", "{p} tries to respond by setting {card}", set_in_window)


for with_order in (False, True):
    add_responses("{p} responds with {cards}, paying {cards2}", "{p} tries to respond with {cards}, paying {cards2}",
                  with_order)


add_checks(WORDS)

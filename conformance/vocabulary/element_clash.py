"""The sentences of Element Clash, and its default position."""

from typing import Any

from conformance.vocabulary.common import add_common
from conformance.vocabulary.element_clash_cards import draft, facts, text
from conformance.vocabulary.element_clash_checks import add_checks
from conformance.vocabulary.element_clash_position import STANDARD_DECK, WITH_STATE, position
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene

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


@WORDS.given("a new game of Element Clash")
def _(scene: Scene) -> None:
    """Decks are still to be registered; who owns nothing stated has registered the standard deck."""
    scene.facts["phase"] = "decks"


@WORDS.given("a new game of Element Clash, before the shuffle")
def _(scene: Scene) -> None:
    """Both Decks lie there unshuffled: the standard deck where nothing is stated."""
    scene.facts["phase"] = "shuffle"


@WORDS.given("a new game of Element Clash, before the first turn")
def _(scene: Scene) -> None:
    """The Decks are shuffled; who goes first is still to be determined, and no card is drawn yet."""
    scene.facts["phase"] = "first_player"


@WORDS.given("{p} owns the standard deck")
def _(scene: Scene, p: str) -> None:
    """The collection before the decks are registered: Volt, Wave, Flame, Leaf and Rock, each from 1 to 6."""
    scene.place(p, "collection", ", ".join(STANDARD_DECK))


@WORDS.given("{p} owns the standard deck and {cards}")
def _(scene: Scene, p: str, cards: str) -> None:
    """The standard deck and further cards."""
    scene.place(p, "collection", ", ".join([*STANDARD_DECK, cards]))


@WORDS.given("it is turn {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the turn; both players share one count."""
    scene.facts["turn"] = int(n)


@WORDS.given("{p} is the active player")
def _(scene: Scene, p: str) -> None:
    """Whose turn it is."""
    scene.facts["active"] = p


@WORDS.given("{p} is the first player")
def _(scene: Scene, p: str) -> None:
    """Who took the first turn of the game."""
    scene.facts["first_player"] = p


@WORDS.given("it is the Battle Phase")
def _(scene: Scene) -> None:
    """The Battle Phase of the active player; the opponent's answer to the announcement is over."""
    scene.facts["phase"] = "battle"


@WORDS.given("{p} has {n} Life")
def _(scene: Scene, p: str, n: str) -> None:
    """A player's Life."""
    scene.facts.setdefault("life", {})[p] = int(n)


@WORDS.given("the top card of {p}'s Deck is {card}")
def _(scene: Scene, p: str, card: str) -> None:
    """One card on top of the Deck, Fillers below."""
    scene.facts.setdefault("top", {})[p] = scene.new(p, scene.one(card).name)


@WORDS.given("{p}'s {zone} is full")
def _(scene: Scene, p: str, zone: str) -> None:
    """Four cards of the right kind without an effect. Raises StepError for a zone without a limit."""
    if ZONES[zone] not in WITH_STATE:
        raise StepError(f"a {zone} has no limit, so it is never full")
    name = "Filler Spell" if ZONES[zone] == "spell_trap_zone" else "Filler"
    scene.place(p, ZONES[zone], ", ".join(f"{name} {n}" for n in range(1, SLOTS + 1)))


# -- before the first turn ---------------------------------------------------------------------------------------------
def registers(scene: Scene, p: str, without: str = "", instead: str = "") -> Action:
    """The standard deck of the collection with some cards less and some more."""
    less = scene.ids(without, p) if without else []
    more = scene.ids(instead, p) if instead else []
    deck = [scene.copies[p, name][0] for name in STANDARD_DECK]
    return p, {"type": "register", "deck": [card for card in deck if card not in less] + more}


@WORDS.when("{p} registers the standard deck", "{p} tries to register the standard deck")
def _(scene: Scene, p: str) -> Action:
    """Brings the thirty cards of the standard deck."""
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


@WORDS.when("{p} registers {cards} as the deck", "{p} tries to register {cards} as the deck")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Brings these cards of the collection as the deck."""
    return p, {"type": "register", "deck": scene.ids(cards, p)}


@WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Names the top cards after the shuffle; the rest keeps its order."""
    return "chance", {"type": "shuffle", "cards": scene.ids(cards, p)}


def order_deck(scene: Scene, q: str, p: str, cards: str) -> None:
    """A player wants to decide what only the shuffle decides, while it is still to come."""
    scene.inside = True
    scene.act(q, {"type": "shuffle", "cards": scene.ids(cards, p)}, attempt=True)
    scene.inside = False


WORDS.add("when", "{q} tries to order {p}'s Deck as {cards}", order_deck)


@WORDS.when("{p} goes first", "chance tries to let {p} go first")
def _(scene: Scene, p: str) -> Action:
    """It is determined who takes the first turn."""
    return "chance", {"type": "first_player", "player": p}


def claim_first_turn(scene: Scene, q: str, p: str) -> None:
    """A player wants to decide who goes first, while it is still to be determined."""
    scene.inside = True
    scene.act(q, {"type": "first_player", "player": p}, attempt=True)
    scene.inside = False


WORDS.add("when", "{q} tries to let {p} go first", claim_first_turn)


def named(scene: Scene, text: str, owner: str) -> str:
    """One card: `owner`'s, or where that player has none of the name, whoever alone has it."""
    mention = scene.one(text)
    return scene.card(text, owner if (owner, mention.name) in scene.copies else None)


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

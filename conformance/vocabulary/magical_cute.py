"""The sentences of Magical Cute: set-up and actions."""

from typing import Any

from conformance.vocabulary.common import add_common, attempt_before, named
from conformance.vocabulary.deck_sentences import add_owning, add_registering, decks_to_register, order_deck, top_card
from conformance.vocabulary.magical_cute_cards import draft, facts, text
from conformance.vocabulary.magical_cute_checks import add_checks
from conformance.vocabulary.magical_cute_position import FILLERS, STANDARD_DECK, cell, position
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import state_active_player, state_life, state_turn

Action = tuple[str, dict[str, Any]]
ZONES = {"hand": "hand", "Deck, from the top,": "deck", "Deck": "deck", "Abyss": "abyss", "Arrest": "arrest",
         "attribute line": "attribute_line", "left field": "left_field", "middle field": "middle_field",
         "right field": "right_field", "Ritual space": "ritual", "player card space": "player_card",
         "collection": "collection"}
# No card swallows the end of a longer sentence, nor one of the set phrases.
CARD = (r"(?!the |[A-H]'s (?:seal|cost meter)\b)"
        r"(?:(?! and | on | against | in the | to the | as a | from the deck)[^,(])+?(?: \([^)]*\))?")
CARDS = r"(?!\d|the standard deck)(?:(?! as the deck| as well| instead of ).)+?"
COUNTS = range(1, 31)

WORDS = Vocabulary(
    game="magical_cute", zones=ZONES,
    parts={"card": CARD, "card2": CARD, "cards": CARDS, "cards2": CARDS, "place": "left|middle|right",
           "turn": "first|second", "state": "Act|React", "phase": "Active|Set",
           "row": "left and right|left, middle and right"},
    facts=facts, text=text, draft=draft, position=position, cell=cell,
    states={"Act": {"state": "act"}, "React": {"state": "react"}, "face up": {"face_up": True},
            "face down": {"face_up": False}, "unknown": {"known_to_owner": False},
            **{f"{n} damage": {"damage": n} for n in COUNTS},
            **{f"placed on turn {n}": {"placed_on_turn": n} for n in COUNTS},
            **{f"moved on turn {n}": {"moved_on_turn": n} for n in COUNTS}},
    decisions={"registers": "register", "orders": "order", "mulligans": "mulligan", "discards": "discard",
               "responds": "respond"},
)
add_common(WORDS)
add_checks(WORDS)


# -- set-up ------------------------------------------------------------------------------------------------------------
@WORDS.given("a game of Magical Cute")
def _(scene: Scene) -> None:
    """The default position: a later turn of A, in the Active Phase."""


WORDS.given("a new game of Magical Cute")(decks_to_register)


@WORDS.given("a new game of Magical Cute, before the shuffle")
def _(scene: Scene) -> None:
    """Both Decks lie there unshuffled; rock-paper-scissors comes next, or the choice of who lost the game before."""
    scene.facts["phase"] = "shuffle"


@WORDS.given("a new game of Magical Cute, before the rock-paper-scissors")
def _(scene: Scene) -> None:
    """The Decks are shuffled; nobody has won the throw yet."""
    scene.facts["phase"] = "rps"


@WORDS.given("a new game of Magical Cute, before the order is chosen")
def _(scene: Scene) -> None:
    """Someone is about to choose who goes first: A has won the throw, unless it is said who chooses."""
    scene.facts["phase"] = "order"


@WORDS.given("a new game of Magical Cute, before the mulligans")
def _(scene: Scene) -> None:
    """The order is chosen and seven cards are drawn; A goes first unless said."""
    scene.facts["phase"] = "mulligan"


@WORDS.given("{p} won the rock-paper-scissors")
def _(scene: Scene, p: str) -> None:
    """Who chooses the order in the first game of a match."""
    scene.facts["rps_winner"] = p


@WORDS.given("{p} lost the game before")
def _(scene: Scene, p: str) -> None:
    """This is a later game of a match, and that player chooses the order."""
    scene.facts["last_loser"] = p


@WORDS.given("it is game {n} of the match")
def _(scene: Scene, n: str) -> None:
    """Which game of a match this is."""
    scene.facts["game_of_match"] = int(n)


WORDS.given("it is turn {n}")(state_turn)


@WORDS.given("it is the {phase} Phase")
def _(scene: Scene, phase: str) -> None:
    """The phase of the active player."""
    scene.facts["phase"] = phase.lower()


WORDS.given("{p} is the active player")(state_active_player)


@WORDS.given("{p} is the first player")
def _(scene: Scene, p: str) -> None:
    """Who goes first."""
    scene.facts["first_player"] = p


def mulligans(scene: Scene, p: str, n: str) -> None:
    """How often a player has used the mulligan; the hand is so much smaller unless it is stated."""
    scene.facts.setdefault("mulligans", {})[p] = int(n)


WORDS.given("the top card of {p}'s Deck is {card}")(top_card)


def deck_size(scene: Scene, p: str, n: str) -> None:
    """So many Fillers. Raises StepError for more than there are."""
    if int(n) > len(FILLERS):
        raise StepError(f"there are {len(FILLERS)} Fillers")
    scene.facts.setdefault("deck_size", {})[p] = int(n)


for plural in ("", "s"):
    WORDS.add("given", "{p} has taken {n} mulligan" + plural, mulligans)
    WORDS.add("given", "{p}'s Deck has {n} card" + plural, deck_size)


@WORDS.given("{p}'s cost meter is {n}")
def _(scene: Scene, p: str, n: str) -> None:
    """What the cost meter shows."""
    scene.facts.setdefault("cost_meter", {})[p] = int(n)


WORDS.given("{p} has {n} Life")(state_life)


@WORDS.given("the fields in a row are {row}")
def _(scene: Scene, row: str) -> None:
    """Which fields each player has, each beside the next one of the row."""
    scene.facts["fields"] = row.replace(" and ", ", ").split(", ")


add_owning(WORDS, STANDARD_DECK, "The collection before decks are registered: three copies each of Filler 1 to "
           "Filler 16 and two of Filler 17.")


# -- before the first turn ---------------------------------------------------------------------------------------------
add_registering(WORDS, STANDARD_DECK, "fifty")


@WORDS.when("{p}'s Deck is shuffled to {cards}", "chance tries to shuffle {p}'s Deck to {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Names the top cards after the shuffle, at a mulligan also those of the hand; the rest keeps its order."""
    return "chance", {"type": "shuffle", "cards": scene.ids(cards, p)}


WORDS.add("when", "{q} tries to order {p}'s Deck as {cards}", order_deck)


@WORDS.when("{p} wins the rock-paper-scissors", "chance tries to let {p} win the rock-paper-scissors")
def _(scene: Scene, p: str) -> Action:
    """The throw has a winner."""
    return "chance", {"type": "rps", "winner": p}


def choose_order(scene: Scene, p: str, turn: str) -> None:
    """Chooses the order; at once the player cards are turned over and the first cards are drawn."""
    scene.act(p, {"type": "choose_order", "first": p if turn == "first" else "B" if p == "A" else "A"})


def try_to_choose(scene: Scene, p: str, turn: str) -> None:
    """Tries to, also while the throw is still to come. A Then must say whether it is refused."""
    attempt_before(scene, p, {"type": "choose_order", "first": p if turn == "first" else "B" if p == "A" else "A"})


WORDS.add("when", "{p} chooses to go {turn}", choose_order)
WORDS.add("when", "{p} tries to choose to go {turn}", try_to_choose)


@WORDS.when("{p} mulligans", "{p} tries to mulligan")
def _(scene: Scene, p: str) -> Action:
    """Shows the hand; when the Deck is shuffled, a smaller one is drawn."""
    return p, {"type": "mulligan"}


@WORDS.when("{p} keeps the hand", "{p} tries to keep the hand")
def _(scene: Scene, p: str) -> Action:
    """Keeps the hand."""
    return p, {"type": "keep"}


# -- Active Phase ------------------------------------------------------------------------------------------------------
def used(scene: Scene, p: str, kind: str, card: str, target: str = "") -> Action:
    """A skill, a magic or a miracle, with its target where one is named."""
    action = {"type": kind, "card": named(scene, card, p)}
    return p, action | ({"target": named(scene, target, p)} if target else {})


@WORDS.when("{p} uses the skill of {card}", "{p} tries to use the skill of {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Uses the skill of a unit."""
    return used(scene, p, "use_skill", card)


@WORDS.when("{p} uses the skill of {card} on {card2}", "{p} tries to use the skill of {card} on {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Uses the skill of a unit on a unit."""
    return used(scene, p, "use_skill", card, card2)


@WORDS.when("{p} plays {card}", "{p} tries to play {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Uses a magic of the hand."""
    return used(scene, p, "play_magic", card)


@WORDS.when("{p} plays {card} on {card2}", "{p} tries to play {card} on {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Uses a magic of the hand on a unit."""
    return used(scene, p, "play_magic", card, card2)


@WORDS.when("{p} uses the miracle of {card}", "{p} tries to use the miracle of {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Uses the miracle of the own player card."""
    return used(scene, p, "use_miracle", card)


@WORDS.when("{p} uses the miracle of {card} on {card2}", "{p} tries to use the miracle of {card} on {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Uses the miracle of the own player card on a unit."""
    return used(scene, p, "use_miracle", card, card2)


@WORDS.when("{p} summons {card} in the {place} field", "{p} tries to summon {card} in the {place} field")
def _(scene: Scene, p: str, card: str, place: str) -> Action:
    """Places a Summon of the hand."""
    return p, {"type": "summon", "card": named(scene, card, p), "place": place}


@WORDS.when("{p} fights with {card}", "{p} tries to fight with {card}")
def _(scene: Scene, p: str, card: str) -> Action:
    """Carries out the Magi-Cu Fight with a unit."""
    return used(scene, p, "fight", card)


@WORDS.when("{p} fights with {card} against {card2}", "{p} tries to fight with {card} against {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Carries out the Magi-Cu Fight against a unit of the opponent."""
    foe = "B" if p == "A" else "A"
    return p, {"type": "fight", "card": named(scene, card, p), "target": named(scene, card2, foe)}


@WORDS.when("{p} goes on to the Set Phase", "{p} tries to go on to the Set Phase")
def _(scene: Scene, p: str) -> Action:
    """Ends the Active Phase."""
    return p, {"type": "go_to_set"}


# -- Set Phase and end -------------------------------------------------------------------------------------------------
@WORDS.when("{p} places the top card of the deck as a seal", "{p} tries to place the top card of the deck as a seal")
def _(scene: Scene, p: str) -> Action:
    """A seal from the Deck."""
    return p, {"type": "seal", "source": "deck"}


@WORDS.when("{p} places {card} from the deck as a seal", "{p} tries to place {card} from the deck as a seal")
def _(scene: Scene, p: str, card: str) -> Action:
    """A seal that is searched out of the Deck."""
    return p, {"type": "seal", "source": "deck", "card": named(scene, card, p)}


@WORDS.when("{p} places {card} as a seal", "{p} tries to place {card} as a seal")
def _(scene: Scene, p: str, card: str) -> Action:
    """A seal from the hand."""
    return p, {"type": "seal", "card": named(scene, card, p)}


@WORDS.when("{p} places {card} in the {place} field", "{p} tries to place {card} in the {place} field")
def _(scene: Scene, p: str, card: str, place: str) -> Action:
    """Places a Character of the hand."""
    return p, {"type": "place", "card": named(scene, card, p), "place": place}


@WORDS.when("{p} moves {card} to the {place} field", "{p} tries to move {card} to the {place} field")
def _(scene: Scene, p: str, card: str, place: str) -> Action:
    """Moves a unit."""
    return p, {"type": "move", "card": named(scene, card, p), "place": place}


@WORDS.when("{p} places {card} as a Ritual", "{p} tries to place {card} as a Ritual")
def _(scene: Scene, p: str, card: str) -> Action:
    """Places a card of the hand face down as a Ritual, in the place of an old one."""
    return p, {"type": "ritual", "card": named(scene, card, p)}


@WORDS.when("{p} puts {card} on {card2}", "{p} tries to put {card} on {card2}")
def _(scene: Scene, p: str, card: str, card2: str) -> Action:
    """Equips a unit with an Enchant of the hand."""
    return p, {"type": "enchant", "card": named(scene, card, p), "unit": named(scene, card2, p)}


@WORDS.when("{p} ends the turn", "{p} tries to end the turn")
def _(scene: Scene, p: str) -> Action:
    """Declares the end of the turn."""
    return p, {"type": "end_turn"}


@WORDS.when("{p} discards {cards}", "{p} tries to discard {cards}")
def _(scene: Scene, p: str, cards: str) -> Action:
    """Sends cards of the hand that are too many to the Abyss."""
    return p, {"type": "discard", "cards": scene.ids(cards, p)}


# -- interrupts --------------------------------------------------------------------------------------------------------
KIND_OF_USE = {"magic": "play_magic", "player": "use_miracle"}


def respond(scene: Scene, p: str, card: str, card2: str = "", *, attempt: bool = False) -> None:
    """Cuts in with a magic, the skill of a unit, or the miracle of the player card."""
    kind = KIND_OF_USE.get(scene.library.cards[scene.one(card).name]["kind"], "use_skill")
    scene.act(*used(scene, p, kind, card, card2), attempt=attempt, window=True)


def try_to_respond(scene: Scene, p: str, card: str, card2: str = "") -> None:
    """Tries to cut in. A Then must say whether it is refused."""
    respond(scene, p, card, card2, attempt=True)


for tail in ("", " on {card2}"):
    WORDS.add("when", "{p} responds with {card}" + tail, respond)
    WORDS.add("when", "{p} tries to respond with {card}" + tail, try_to_respond)

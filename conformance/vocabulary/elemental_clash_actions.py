"""The sentences of Elemental Clash in which players do something."""

import re
from typing import Any

from conformance.vocabulary.common import attempt_before, named
from conformance.vocabulary.registry import StepError, Vocabulary
from conformance.vocabulary.scene import Scene

Action = tuple[str, dict[str, Any]]
ZONES = {"ATK-Zone": "atk_zone", "DEF-Zone": "def_zone"}
SPLIT = re.compile(r"(?:, and |, | and )(?![^(]*\))")


def add_actions(words: Vocabulary) -> None:
    """Register them."""
    add_preparations(words)
    add_phases(words)
    add_plays(words)
    add_responses(words)
    add_attacks(words)
    add_choices(words)


# -- names -------------------------------------------------------------------------------------------------------------
def some(scene: Scene, cards: str, owner: str) -> list[str]:
    """Several cards, each as `named`."""
    return [scene.id(mention, owner if (owner, mention.name) in scene.copies else None)
            for mention in scene.library.read(cards)]


def aims(scene: Scene, targets: str) -> list[str]:
    """Cards and players that something is done to."""
    items = SPLIT.split(targets) if targets and targets != "nothing" else []
    return [item if re.fullmatch("[A-H]", item) else scene.card(item) for item in items]


# -- before the first turn ---------------------------------------------------------------------------------------------
def registers(scene: Scene, p: str, without: str = "", more: str = "", aside: str = "") -> Action:
    """Brings the cards of the collection as Spellbook, less or more some, and perhaps some as the sideboard."""
    less = [*(scene.ids(without, p) if without else []), *(scene.ids(aside, p) if aside else [])]
    stated = scene.stated.get((p, "collection"))
    owned = [card for card, _ in stated] if stated is not None else [card for card in scene.cards if card[0] == p]
    deck = [card for card in owned if card not in less] + (some(scene, more, p) if more else [])
    return p, {"type": "register", "deck": deck, **({"sideboard": scene.ids(aside, p)} if aside else {})}


def add_preparations(words: Vocabulary) -> None:
    """Spellbooks, sideboards, shuffles, who goes first, first hands."""
    for tail in ("everything", "everything but {without}", "everything and {more}",
                 "everything, with {aside} as the sideboard",
                 "everything but {without}, with {aside} as the sideboard"):
        words.when(f"{{p}} registers {tail}", f"{{p}} tries to register {tail}")(registers)

    @words.when("{p} exchanges {cards} for {cards2}", "{p} tries to exchange {cards} for {cards2}")
    def _(scene: Scene, p: str, cards: str, cards2: str) -> Action:
        """Between two games: cards out of the Spellbook, others in from the sideboard."""
        return p, {"type": "swap", "out": some(scene, cards, p), "in": some(scene, cards2, p)}

    @words.when("{p} keeps the Spellbook", "{p} tries to keep the Spellbook")
    def _(scene: Scene, p: str) -> Action:
        """Between two games: exchanges nothing."""
        return p, {"type": "swap", "out": [], "in": []}

    @words.when("{p}'s Spellbook is shuffled to {cards}", "chance tries to shuffle {p}'s Spellbook to {cards}")
    def _(scene: Scene, p: str, cards: str) -> Action:
        """Names the top cards after the shuffle; the rest keeps its order."""
        return "chance", {"type": "shuffle", "cards": some(scene, cards, p)}

    @words.when("{p} goes first", "chance tries to let {p} go first")
    def _(scene: Scene, p: str) -> Action:
        """It is decided who takes the first turn."""
        return "chance", {"type": "first_player", "player": p}

    @words.when("{p} mulligans", "{p} tries to mulligan")
    def _(scene: Scene, p: str) -> Action:
        """Puts the first hand back for a new one."""
        return p, {"type": "mulligan"}

    @words.when("{p} keeps the hand", "{p} tries to keep the hand")
    def _(scene: Scene, p: str) -> Action:
        """Keeps the first hand."""
        return p, {"type": "keep"}

    def order_deck(scene: Scene, q: str, p: str, cards: str) -> None:
        """A player wants to decide what only the shuffle decides, while it is still to come."""
        attempt_before(scene, q, {"type": "shuffle", "cards": some(scene, cards, p)})

    words.add("when", "{q} tries to order {p}'s Spellbook as {cards}", order_deck)


# -- the phases --------------------------------------------------------------------------------------------------------
def add_phases(words: Vocabulary) -> None:
    """Standby, Draw-, Main- and End-Phase."""

    @words.when("{p} places {card} in the {z}", "{p} tries to place {card} in the {z}")
    def _(scene: Scene, p: str, card: str, z: str) -> Action:
        """A Creature goes from its pile to a zone, there to the lowest free space."""
        return p, {"type": "place", "card": named(scene, card, p), "zone": ZONES[z]}

    @words.when("{p} places {card} in the {z}, space {n}", "{p} tries to place {card} in the {z}, space {n}")
    def _(scene: Scene, p: str, card: str, z: str, n: str) -> Action:
        """The same, to a certain space."""
        return p, {"type": "place", "card": named(scene, card, p), "zone": ZONES[z], "space": int(n)}

    def to_zone(scene: Scene, p: str, cards: str, z: str) -> Action:
        """Creatures change their place in the Standby-Phase, all at once."""
        return p, {"type": "reposition", "creatures": [spot(card, z) for card in some(scene, cards, p)]}

    def to_space(scene: Scene, p: str, card: str, n: str, z: str) -> Action:
        """A Creature goes to a certain space in the Standby-Phase."""
        return p, {"type": "reposition", "creatures": [spot(named(scene, card, p), z, n)]}

    def to_spaces(scene: Scene, p: str, card: str, n: str, z: str, card2: str, m: str, z2: str) -> Action:
        """Two Creatures go to certain spaces in the Standby-Phase, at the same time."""
        return p, {"type": "reposition", "creatures": [spot(named(scene, card, p), z, n),
                                                       spot(named(scene, card2, p), z2, m)]}

    def cycles(scene: Scene, p: str, cards: str = "") -> Action:
        """Puts the hand under the Spellbook, in this order if one is named, for as many new cards."""
        return p, {"type": "cycle", **({"order": some(scene, cards, p)} if cards else {})}

    add_optional(words, "reposition", "move", "{cards} to the {z}", to_zone)
    add_optional(words, "reposition", "move", "{card} to space {n} of the {z}", to_space)
    add_optional(words, "reposition", "move", "{card} to space {n} of the {z} and {card2} to space {m} of the {z2}",
                 to_spaces)
    add_optional(words, "cycle", "cycle", "the hand", cycles)
    add_optional(words, "cycle", "cycle", "the hand, as {cards}", cycles)

    @words.when("{p} ends the Main-Phase", "{p} tries to end the Main-Phase")
    def _(scene: Scene, p: str) -> Action:
        """Ends the Main-Phase; the End-Phase follows."""
        return p, {"type": "end_main"}

    @words.when("{p} discards {cards}", "{p} tries to discard {cards}")
    def _(scene: Scene, p: str, cards: str) -> Action:
        """Discards down to the limit of the hand, at the end of the turn."""
        return p, {"type": "discard", "cards": some(scene, cards, p)}


def spot(card: str, z: str, space: str | None = None) -> dict[str, Any]:
    """Where a Creature goes."""
    return {"card": card, "zone": ZONES[z], **({"space": int(space)} if space else {})}


def add_optional(words: Vocabulary, kind: str, verb: str, tail: str, run: Any) -> None:
    """Register what a player may do at one time of the turn: other windows are passed up to it."""

    def does(scene: Scene, **found: str) -> None:
        player, action = run(scene, **found)
        scene.inside = True
        scene.awaits({player: kind}, others=True)
        scene.act(player, action)
        scene.inside = False

    def attempts(scene: Scene, **found: str) -> None:
        scene.act(*run(scene, **found), attempt=True, window=True)

    does.__doc__ = run.__doc__
    attempts.__doc__ = f"{run.__doc__} A Then must say whether it is refused."
    words.add("when", f"{{p}} {verb}s {tail}", does)
    words.add("when", f"{{p}} tries to {verb} {tail}", attempts)


# -- plays -------------------------------------------------------------------------------------------------------------
def played(scene: Scene, p: str, card: str, pile: int | None, targets: str = "", of: str = "") -> Action:
    """A card of the hand, played as what it is; a Spell with its targets."""
    id = named(scene, card, p)
    kind = scene.cards[id]["kind"]
    if pile is None and kind != "stone":
        raise StepError(f"{scene.cards[id]['name']} is a {kind}: only a stone begins a new pile")
    if pile is not None:
        scene.facts.setdefault("used", set()).add((p, pile))
    action: dict[str, Any] = {"type": kind, "card": id, **({"pile": pile} if pile is not None else {})}
    if targets:
        action["targets"] = aims(scene, targets)
    return p, action | ({"of": of} if of else {})


def add_plays(words: Vocabulary) -> None:
    """Stones, Creatures, Spells and abilities."""

    @words.when("{p} plays {card} on pile {n}", "{p} tries to play {card} on pile {n}")
    def _(scene: Scene, p: str, card: str, n: str) -> Action:
        """Plays a stone, a Creature or a Spell on a pile."""
        return played(scene, p, card, int(n))

    @words.when("{p} plays {card} on pile {n}, targeting {targets}",
                "{p} tries to play {card} on pile {n}, targeting {targets}")
    def _(scene: Scene, p: str, card: str, n: str, targets: str) -> Action:
        """Plays a Spell on a pile and names its targets: cards, or players."""
        return played(scene, p, card, int(n), targets)

    @words.when("{p} plays {card} on a new pile", "{p} tries to play {card} on a new pile")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Plays a stone on a new position."""
        return played(scene, p, card, None)

    @words.when("{p} plays {card} on {q}'s pile {n}", "{p} tries to play {card} on {q}'s pile {n}")
    def _(scene: Scene, p: str, card: str, q: str, n: str) -> Action:
        """Plays a card on a pile of another player."""
        return played(scene, p, card, int(n), of=q)

    @words.when("{p} activates {card}", "{p} tries to activate {card}")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Uses an ability of a card in play."""
        return p, {"type": "activate", "card": named(scene, card, p)}

    @words.when("{p} activates {card}, targeting {targets}", "{p} tries to activate {card}, targeting {targets}")
    def _(scene: Scene, p: str, card: str, targets: str) -> Action:
        """Uses an ability and names its targets."""
        return p, {"type": "activate", "card": named(scene, card, p), "targets": aims(scene, targets)}


def free_pile(scene: Scene, p: str) -> int:
    """The only pile of a player that is free. Raises StepError where the sentence must say which."""
    piles = scene.facts.get("piles", {}).get(p, [])
    free = [pile["position"] for pile in piles if not pile["occupant"]] or [pile["position"] for pile in piles]
    unused = [position for position in free if (p, position) not in scene.facts.get("used", ())] or free
    if len(unused) != 1:
        raise StepError(f"{p} has {len(unused)} piles that would do: say which, as in `on pile 1`")
    return int(unused[0])


def add_responses(words: Vocabulary) -> None:
    """Spells in answer to something."""

    def responds(scene: Scene, p: str, card: str, n: str = "", targets: str = "", *, attempt: bool = False) -> None:
        """Plays a Spell in answer to what has just happened, on the only free pile where none is named."""
        pile = int(n) if n else free_pile(scene, p)
        scene.act(*played(scene, p, card, pile, targets), attempt=attempt, window=True)

    def attempts(scene: Scene, **found: str) -> None:
        """Tries to play a Spell in answer. A Then must say whether it is refused."""
        responds(scene, **found, attempt=True)

    for tail in ("{card}", "{card} on {targets}", "{card} on pile {n}", "{card} on pile {n}, targeting {targets}"):
        words.add("when", f"{{p}} responds with {tail}", responds)
        words.add("when", f"{{p}} tries to respond with {tail}", attempts)


# -- attacks -----------------------------------------------------------------------------------------------------------
def add_attacks(words: Vocabulary) -> None:
    """Attacks, blocks and the division of damage."""

    @words.when("{p} attacks {card} with {card2}", "{p} tries to attack {card} with {card2}")
    def _(scene: Scene, p: str, card: str, card2: str) -> Action:
        """Attacks a Creature, named first, with another one."""
        target = scene.card(card, foe_with(scene, card, p))
        return p, {"type": "attack", "card": named(scene, card2, p), "target": target}

    @words.when("{p} attacks {q} with {card}", "{p} tries to attack {q} with {card}")
    def _(scene: Scene, p: str, q: str, card: str) -> Action:
        """Attacks a player."""
        return p, {"type": "attack", "card": named(scene, card, p), "player": q}

    @words.when("{p} blocks with {cards}", "{p} tries to block with {cards}")
    def _(scene: Scene, p: str, cards: str) -> Action:
        """Blocks the attack with these Creatures."""
        return p, {"type": "block", "cards": some(scene, cards, p)}

    @words.when("{p} does not block", "{p} tries not to block")
    def _(scene: Scene, p: str) -> Action:
        """Lets the attack through."""
        return p, {"type": "block", "cards": []}

    @words.when("{p} divides {n} to {card} and {m} to {card2}", "{p} tries to divide {n} to {card} and {m} to {card2}")
    def _(scene: Scene, p: str, n: str, card: str, m: str, card2: str) -> Action:
        """Divides the damage of the attacker among two blockers."""
        return p, divided(scene, {card: n, card2: m})

    @words.when("{p} divides {n} to {card}, {m} to {card2} and {n3} to {card3}",
                "{p} tries to divide {n} to {card}, {m} to {card2} and {n3} to {card3}")
    def _(scene: Scene, p: str, n: str, card: str, m: str, card2: str, n3: str, card3: str) -> Action:
        """Divides the damage of the attacker among three blockers."""
        return p, divided(scene, {card: n, card2: m, card3: n3})


def foe_with(scene: Scene, card: str, p: str) -> str | None:
    """The other player who has a card of this name, where only one has."""
    others = [seat for seat, name in scene.copies if name == scene.one(card).name and seat != p]
    return others[0] if len(others) == 1 else None


def divided(scene: Scene, parts: dict[str, str]) -> dict[str, Any]:
    """How much damage each blocker takes."""
    return {"type": "choose", "division": {scene.card(card): int(n) for card, n in parts.items()}}


# -- choices -----------------------------------------------------------------------------------------------------------
def add_choices(words: Vocabulary) -> None:
    """Answers to what effects ask, and Boon."""

    @words.when("{p} chooses {targets}", "{p} tries to choose {targets}")
    def _(scene: Scene, p: str, targets: str) -> Action:
        """Answers a choice inside an effect: cards, or players."""
        return p, {"type": "choose", "cards": aims(scene, targets)}

    @words.when("{p} resolves {card} next", "{p} tries to resolve {card} next")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Says which of several effects at the same time comes next."""
        return p, {"type": "choose", "cards": [named(scene, card, p)]}

    @words.when("{p} puts {card} in the {z}", "{p} tries to put {card} in the {z}")
    def _(scene: Scene, p: str, card: str, z: str) -> Action:
        """Uses the Boon of a Creature."""
        return p, {"type": "choose", "card": named(scene, card, p), "zone": ZONES[z]}

    @words.when("{p} leaves {card} in the Archive", "{p} tries to leave {card} in the Archive")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Does not use a Boon."""
        return p, {"type": "choose", "card": named(scene, card, p), "yes": False}

    @words.when("{p} casts {card}", "{p} tries to cast {card}")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Uses the Boon of a Spell."""
        return p, {"type": "choose", "card": named(scene, card, p), "yes": True}

    @words.when("{p} casts {card}, targeting {targets}", "{p} tries to cast {card}, targeting {targets}")
    def _(scene: Scene, p: str, card: str, targets: str) -> Action:
        """Uses the Boon of a Spell and names its targets."""
        return p, {"type": "choose", "card": named(scene, card, p), "yes": True, "targets": aims(scene, targets)}

    @words.when("{p} puts {card} on pile {n}", "{p} tries to put {card} on pile {n}")
    def _(scene: Scene, p: str, card: str, n: str) -> Action:
        """Uses the Boon of a stone: it goes on top of a pile."""
        return p, {"type": "choose", "card": named(scene, card, p), "pile": int(n)}

    @words.when("{p} puts {card} on a new pile", "{p} tries to put {card} on a new pile")
    def _(scene: Scene, p: str, card: str) -> Action:
        """Uses the Boon of a stone: it begins a new pile."""
        return p, {"type": "choose", "card": named(scene, card, p)}

"""The sentences of Elemental Clash, and how a scenario begins."""

from typing import Any

from conformance.vocabulary.common import add_common, read_rows, value
from conformance.vocabulary.elemental_clash_actions import add_actions
from conformance.vocabulary.elemental_clash_cards import draft, facts, text
from conformance.vocabulary.elemental_clash_checks import add_checks
from conformance.vocabulary.elemental_clash_position import ALL_SEATS, BOOK_DECKS, book_deck, position
from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import state_active_player, state_first_player

Table = list[list[str]]
ZONES = {"hand": "hand", "Spellbook, from the top,": "deck", "Spellbook": "deck", "Archive": "archive",
         "Purgatory": "purgatory", "ATK-Zone": "atk_zone", "DEF-Zone": "def_zone", "sideboard": "sideboard",
         "collection": "collection"}
# A card is no seat, and no card list swallows the end of a longer sentence.
CARD = (r"(?![A-H](?: |$)|nothing is |the hand\b|everything\b|the Spellbook\b|the (?:Fire/Air|Earth/Water) deck)"
        r"(?:(?! and | with | on | in | to | for | of the |[A-H]'s choice)[^,(])+?(?: \([^)]*\))?")
CARDS = (r"(?!\d|everything\b|the Spellbook\b|the (?:Fire/Air|Earth/Water) deck)"
         r"(?:(?! on pile | on a new pile|, targeting |, with | with | for | to the | to space | as the ).)+?")
TARGETS = r"(?!pile \d|a new pile|[A-H]'s pile )(?:(?!, targeting ).)+?"

WORDS = Vocabulary(
    game="elemental_clash", zones=ZONES,
    parts={"card": CARD, "card2": CARD, "card3": CARD, "cards": CARDS, "cards2": CARDS, "targets": TARGETS,
           "without": CARDS, "more": CARDS, "aside": CARDS,
           "z": "ATK-Zone|DEF-Zone", "z2": "ATK-Zone|DEF-Zone", "deck": "|".join(BOOK_DECKS), "number": "ATK|DEF",
           "phase": "Standby-Phase|Draw-Phase|Main-Phase|End-Phase", "n2": r"\d+", "n3": r"\d+", "variant": "[12]",
           "players": "[2-8]"},
    facts=facts, text=text, draft=draft, position=position,
    states={"attacked": {"attacked": True}, "blocked": {"blocked": True}, "moved": {"moved": True},
            **{f"damage {n}": {"damage": n} for n in range(1, 10)}, **{f"space {n}": {"space": n} for n in range(1, 6)},
            **{f"belongs to {seat}": {"owner": seat} for seat in ALL_SEATS}},
    decisions={"registers": "register", "swaps": "swap", "mulligans": "mulligan", "shuffles": "shuffle",
               "places": "place", "repositions": "reposition", "cycles": "cycle", "acts": "main", "responds": "respond",
               "blocks": "block", "divides": "divide", "chooses": "choose", "orders": "order", "uses Boon": "boon",
               "discards": "discard"},
)
add_common(WORDS)
add_checks(WORDS)


# -- set-up ------------------------------------------------------------------------------------------------------------
def add_games() -> None:
    """How a scenario begins: with how many players, in which variant, and how far the preparations are."""
    stages = {"": None, ", before the shuffle": "shuffle", ", before the first turn": "first_player",
              ", before the mulligans": "mulligan"}
    starts = {"a game of Elemental Clash": "main", "a game of Elemental Clash, between two games": "sideboard"}
    starts |= {f"a new game of Elemental Clash{stage}": phase or "decks" for stage, phase in stages.items()}
    for sentence, phase in starts.items():
        add_game(sentence, phase)
        name, stage = sentence.partition("Clash")[::2]
        add_game(f"{name}Clash for {{players}} players, variant {{variant}}{stage}", phase)


def add_game(sentence: str, phase: str) -> None:
    """Register one beginning."""

    def begins(scene: Scene, players: str = "2", variant: str = "") -> None:
        """A duel, or a game of several players; a later turn of A, or the preparations of a new game."""
        mode = f"multiplayer_{variant}" if variant else "duel"
        scene.facts.update(phase=phase, players=int(players), mode=mode)

    WORDS.add("given", sentence, begins)


add_games()


@WORDS.given("Spellbooks of {n} cards are agreed on")
def _(scene: Scene, n: str) -> None:
    """The size of Spellbooks in this game, where it is not forty."""
    scene.facts["deck_size"] = int(n)


@WORDS.given("{p} owns the {deck} deck")
def _(scene: Scene, p: str, deck: str) -> None:
    """The collection before Spellbooks are registered: the forty cards of a deck of the book."""
    scene.place(p, "collection", ", ".join(book_deck(deck)))


@WORDS.given("{p} owns the {deck} deck and {cards}")
def _(scene: Scene, p: str, deck: str, cards: str) -> None:
    """A deck of the book and further cards."""
    scene.place(p, "collection", ", ".join([*book_deck(deck), cards]))


@WORDS.given("{p} owns:", table=True)
def _(scene: Scene, p: str, table: Table) -> None:
    """The collection as a table: how many copies of which card."""
    rows = read_rows(scene, table)
    scene.place(p, "collection", ", ".join(row["card"] for row in rows for _ in range(row.get("copies") or 1)))


@WORDS.given("it is turn {n}")
def _(scene: Scene, n: str) -> None:
    """The number of the turn; all players share one count."""
    scene.facts["turn"] = int(n)


WORDS.given("{p} is the active player")(state_active_player)
WORDS.given("{p} is the first player")(state_first_player)


@WORDS.given("it is the first turn of {p}")
def _(scene: Scene, p: str) -> None:
    """The first turn of the game, taken by the first player."""
    scene.facts.update(turn=1, active_player=p, first_player=p)


@WORDS.given("it is {p}'s {phase}")
def _(scene: Scene, p: str, phase: str) -> None:
    """Whose turn it is, and the phase; in the Draw-Phase the card is drawn, in the End-Phase only the hand is left."""
    scene.facts.update(active_player=p, phase=phase.split("-")[0].lower())


@WORDS.given("the top card of {p}'s Spellbook is {card}")
def _(scene: Scene, p: str, card: str) -> None:
    """One card on top of the Spellbook, Fillers below."""
    scene.facts.setdefault("top", {})[p] = scene.new(p, scene.one(card).name)


def add_pile(scene: Scene, p: str, stones: str, occupant: dict[str, Any] | None = None, at: int | None = None) -> None:
    """A pile of a player, on the next position or on a stated one."""
    mine = scene.facts.setdefault("piles", {}).setdefault(p, [])
    lying = [scene.new(p, mention.name) for mention in scene.library.read(stones)]
    mine.append({"position": at or len(mine) + 1, "stones": lying, "occupant": [occupant] if occupant else []})


def occupant(scene: Scene, p: str, card: str, **fields: Any) -> dict[str, Any]:
    """What lies on a pile, with its states."""
    mention = scene.one(card)
    return {"card": scene.new(p, mention.name), **fields, **scene.states_of(mention.stated)}


@WORDS.given("{p} has a pile of {cards}")
def _(scene: Scene, p: str, cards: str) -> None:
    """Stones from below, on the next free position; nothing lies on them."""
    add_pile(scene, p, cards)


@WORDS.given("{p} has a pile of {cards} with {card} on it")
def _(scene: Scene, p: str, cards: str, card: str) -> None:
    """Stones from below, and the Creature or Spell that lies on them."""
    add_pile(scene, p, cards, occupant(scene, p, card))


@WORDS.given("{p}'s piles are:", table=True)
def _(scene: Scene, p: str, table: Table) -> None:
    """Piles as a table: position, stones from below with semicolons, and what lies on them with its states."""
    heading, *rows = table
    for cells in rows:
        row = dict(zip(heading, cells))
        fields = {key: value(cell) for key, cell in row.items() if key not in ("position", "stones", "occupant")}
        on_it = row.get("occupant", "-")
        lies = None if value(on_it) is None else occupant(scene, p, on_it, **fields)
        stones = ", ".join(stone.strip() for stone in row["stones"].split(";"))
        add_pile(scene, p, "nothing" if value(stones) is None else stones, lies, int(row["position"]))


@WORDS.given("{p} has played a stone this turn")
def _(scene: Scene, p: str) -> None:
    """The one Element-Stone of this turn is played."""
    scene.facts.setdefault("stone", []).append(p)


@WORDS.given("{p} is eliminated")
def _(scene: Scene, p: str) -> None:
    """The player has lost already."""
    scene.facts.setdefault("eliminated", []).append(p)


def tokens(scene: Scene, p: str, n: str, q: str) -> None:
    """So many tokens of another player."""
    scene.facts.setdefault("tokens", {})[p, q] = int(n)


WORDS.add("given", "{p} has {n} tokens from {q}", tokens)
WORDS.add("given", "{p} has {n} token from {q}", tokens)


@WORDS.given("{card} has {number} +{n} until the end of the turn")
def _(scene: Scene, card: str, number: str, n: str) -> None:
    """Something lasts on a Creature in play and ends with this turn."""
    changes = scene.facts.setdefault("lasting", {}).setdefault(scene.card(card), [])
    changes.append({"do": number.lower(), "amount": int(n)})


add_actions(WORDS)

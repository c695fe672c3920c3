"""The sentences of Elemental Clash that check something, besides the common ones."""

from typing import Any

from conformance.vocabulary.common import look
from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import (
    active_player_is,
    first_player_is,
    goes_on,
    may_respond,
    nobody_may_respond,
    wins,
)


def add_checks(words: Vocabulary) -> None:
    """Register them."""
    add_cards(words)
    add_game(words)
    add_options(words)


def numbers(scene: Scene, card: str, **expected: Any) -> None:
    """Changeable numbers of a card."""
    scene.emit("values", card=scene.card(card), **{"is": {key: int(value) for key, value in expected.items()}})


def add_cards(words: Vocabulary) -> None:
    """What is true of a card in play, and of piles."""

    @words.then("{card} has ATK {n}")
    def _(scene: Scene, card: str, n: str) -> None:
        """The ATK of a Creature in play as it is now."""
        numbers(scene, card, atk=n)

    @words.then("{card} has DEF {n}")
    def _(scene: Scene, card: str, n: str) -> None:
        """What is left of the DEF of a Creature in play: damage counts against it."""
        numbers(scene, card, **{"def": n})

    @words.then("{card} has ATK {n} and DEF {m}")
    def _(scene: Scene, card: str, n: str, m: str) -> None:
        """Both numbers of a Creature in play."""
        numbers(scene, card, **{"atk": n, "def": m})

    @words.then("{card} has {n} damage")
    def _(scene: Scene, card: str, n: str) -> None:
        """The damage that a Creature in play has taken and that is not cured."""
        scene.expect(f"[{scene.card(card)}].damage", equals=int(n))

    @words.then("{p}'s pile {n} is {cards}")
    def _(scene: Scene, p: str, n: str, cards: str) -> None:
        """The stones of a pile, from below."""
        scene.expect(f"players.{p}.piles[{n}].stones", cards=scene.names(cards))

    @words.then("{card} is on {p}'s pile {n}")
    def _(scene: Scene, card: str, p: str, n: str) -> None:
        """A Creature or a Spell lies on a pile."""
        scene.expect(f"players.{p}.piles[{n}].occupant", has=scene.card(card))

    @words.then("nothing is on {p}'s pile {n}")
    def _(scene: Scene, p: str, n: str) -> None:
        """A pile is free."""
        scene.expect(f"players.{p}.piles[{n}].occupant", count=0)

    @words.then("{p} sees {cards} in {q}'s pile {n}")
    def _(scene: Scene, p: str, cards: str, q: str, n: str) -> None:
        """The stones of a pile, from below, known to the player."""
        scene.expect(f"players.{q}.piles[{n}].stones", viewer=p, cards=scene.names(cards))

    @words.then("{p} sees {card} on {q}'s pile {n}")
    def _(scene: Scene, p: str, card: str, q: str, n: str) -> None:
        """The player sees what lies on a pile."""
        scene.expect(f"players.{q}.piles[{n}].occupant", viewer=p, has=scene.card(card))

    @words.then("{p} has {n} piles", "{p} has {n} pile")
    def _(scene: Scene, p: str, n: str) -> None:
        """So many piles."""
        scene.expect(f"players.{p}.piles", count=int(n))


def add_game(words: Vocabulary) -> None:
    """Turns, phases, players, and the end."""

    @words.then("it is turn {n}")
    def _(scene: Scene, n: str) -> None:
        """The number of the turn; all players share one count."""
        scene.expect("turn", equals=int(n))

    words.then("{p} is the active player")(active_player_is)
    words.then("{p} is the first player")(first_player_is)

    @words.then("it is {p}'s {phase}")
    def _(scene: Scene, p: str, phase: str) -> None:
        """Whose turn it is, and the phase of it."""
        scene.expect("active_player", equals=p)
        scene.expect("phase", equals=phase.split("-")[0].lower())

    words.then("{p} wins the game")(wins)
    words.then("the game goes on")(goes_on)

    @words.then("{p} is eliminated")
    def _(scene: Scene, p: str) -> None:
        """The player has lost."""
        scene.expect(f"players.{p}.eliminated", equals=True)

    @words.then("{p} is not eliminated")
    def _(scene: Scene, p: str) -> None:
        """The player has not lost."""
        scene.expect(f"players.{p}.eliminated", equals=False)

    @words.then("{p} has {n} tokens from {q}", "{p} has {n} token from {q}")
    def _(scene: Scene, p: str, n: str, q: str) -> None:
        """So many tokens of another player."""
        scene.expect(f"players.{p}.tokens.{q}", equals=int(n))

    @words.then("{p} has {n} victory points", "{p} has {n} victory point")
    def _(scene: Scene, p: str, n: str) -> None:
        """What a player's game is worth at its end."""
        scene.expect(f"result.points.{p}", equals=int(n))


def add_options(words: Vocabulary) -> None:
    """Who may respond, and what can be done."""

    words.then("{p} may respond")(may_respond)
    words.then("nobody may respond")(nobody_may_respond)

    @words.then("before anyone responds, {rest}")
    def _(scene: Scene, rest: str) -> None:
        """Looks while a window for a response is open, whoever has it; the rest is any other Then."""
        look(scene, rest, {"anyone": "respond"})

    @words.then("{p} can attack with {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these Creatures can attack; `nothing` where none can."""
        can(scene, p, cards, ["attack"])

    @words.then("{p} can play {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards of the hand can be played; `nothing` where none can."""
        can(scene, p, cards, ["creature", "spell", "stone"])


def can(scene: Scene, p: str, cards: str, types: list[str]) -> None:
    """Exactly these cards stand in the legal list of a player, of these types."""
    heads = [{"type": types[0] if len(types) == 1 else scene.cards[card]["kind"], "card": card}
             for card in scene.ids(cards, p)]
    scene.emit("legal", player=p, heads=heads, types=types)

"""The sentences of Magical Cute that check something, besides the common ones."""

from conformance.vocabulary.common import look
from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import (
    active_player_is,
    can,
    goes_on,
    life_is,
    may_respond,
    nobody_may_respond,
    turn_is,
    wins,
)


def add_checks(words: Vocabulary) -> None:
    """Register them."""
    add_numbers(words)
    add_turn(words)
    add_windows(words)


def add_numbers(words: Vocabulary) -> None:
    """Numbers and states of players and units."""

    words.then("{p} has {n} Life")(life_is)

    @words.then("{p}'s cost meter is {n}")
    def _(scene: Scene, p: str, n: str) -> None:
        """What the cost meter shows."""
        scene.expect(f"players.{p}.cost_meter", equals=int(n))

    @words.then("{card} has DP {n}")
    def _(scene: Scene, card: str, n: str) -> None:
        """The DP of a unit on the field as it is now, less its damage."""
        scene.emit("values", card=scene.card(card), **{"is": {"dp": int(n)}})

    @words.then("{card} is in {state} state")
    def _(scene: Scene, card: str, state: str) -> None:
        """Whether a unit on the field is in Act or in React state."""
        scene.expect(f"[{scene.card(card)}].state", equals=state.lower())

    @words.then("neither player sees {p}'s seal")
    def _(scene: Scene, p: str) -> None:
        """There is one seal, and neither player can tell which card it is."""
        for viewer in ("A", "B"):
            scene.expect(f"players.{p}.attribute_line", viewer=viewer, hidden=1)


def add_turn(words: Vocabulary) -> None:
    """The turn and the end of the game."""

    words.then("it is turn {n}")(turn_is)
    words.then("{p} is the active player")(active_player_is)

    @words.then("{p} is the first player")
    def _(scene: Scene, p: str) -> None:
        """Who goes first."""
        scene.expect("first_player", equals=p)

    @words.then("it is the {phase} Phase")
    def _(scene: Scene, phase: str) -> None:
        """The phase."""
        scene.expect("phase", equals=phase.lower())

    words.then("{p} wins the game")(wins)
    words.then("the game goes on")(goes_on)


def add_windows(words: Vocabulary) -> None:
    """Windows for an interrupt, looks at a moment that passes, and the legal list."""

    @words.then("{p} may respond")
    def _(scene: Scene, p: str) -> None:
        """The player has a window for an interrupt; it stays open for what the next sentence does."""
        may_respond(scene, p)

    words.then("nobody may respond")(nobody_may_respond)

    @words.then("before the shuffle, {rest}")
    def _(scene: Scene, rest: str) -> None:
        """Looks while a Deck is still to be shuffled; the rest is any other Then."""
        look(scene, rest, {"chance": "shuffle"}, others=True)

    @words.then("{p} can place {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these Characters can be placed; `nothing` where none can."""
        can(scene, p, cards, "place")

    @words.then("{p} can move {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these units can move; `nothing` where none can."""
        can(scene, p, cards, "move")

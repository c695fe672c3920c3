"""The sentences of Magical Cute that check something, besides the common ones."""

from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene


def add_checks(words: Vocabulary) -> None:
    """Register them."""
    add_numbers(words)
    add_turn(words)
    add_windows(words)


def add_numbers(words: Vocabulary) -> None:
    """Numbers and states of players and units."""

    @words.then("{p} has {n} Life")
    def _(scene: Scene, p: str, n: str) -> None:
        """A player's Life."""
        scene.expect(f"players.{p}.life", equals=int(n))

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

    @words.then("it is turn {n}")
    def _(scene: Scene, n: str) -> None:
        """The number of the turn."""
        scene.expect("turn", equals=int(n))

    @words.then("{p} is the active player")
    def _(scene: Scene, p: str) -> None:
        """Whose turn it is."""
        scene.expect("active_player", equals=p)

    @words.then("{p} is the first player")
    def _(scene: Scene, p: str) -> None:
        """Who goes first."""
        scene.expect("first_player", equals=p)

    @words.then("it is the {phase} Phase")
    def _(scene: Scene, phase: str) -> None:
        """The phase."""
        scene.expect("phase", equals=phase.lower())

    @words.then("{p} wins the game")
    def _(scene: Scene, p: str) -> None:
        """The game is over and won."""
        scene.expect("result.winner", equals=p)
        scene.awaits({})

    @words.then("the game goes on")
    def _(scene: Scene) -> None:
        """The game is not over."""
        scene.expect("result", equals=None)


def add_windows(words: Vocabulary) -> None:
    """Windows for an interrupt, looks at a moment that passes, and the legal list."""

    @words.then("{p} may respond")
    def _(scene: Scene, p: str) -> None:
        """The player has a window for an interrupt; it stays open for what the next sentence does."""
        scene.inside = True
        scene.awaits({p: "respond"}, others=True)
        scene.inside = False

    @words.then("nobody may respond")
    def _(scene: Scene) -> None:
        """No window is open."""
        scene.inside = True
        scene.awaits({"nobody": "respond"})
        scene.inside = False

    @words.then("before the shuffle, {rest}")
    def _(scene: Scene, rest: str) -> None:
        """Looks while a Deck is still to be shuffled; the rest is any other Then."""
        scene.inside = True
        scene.awaits({"chance": "shuffle"}, others=True)
        definition, found = words.find("then", rest)
        definition.run(scene, **found)
        scene.inside = False

    @words.then("{p} can place {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these Characters can be placed; `nothing` where none can."""
        can(scene, p, cards, "place")

    @words.then("{p} can move {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these units can move; `nothing` where none can."""
        can(scene, p, cards, "move")


def can(scene: Scene, p: str, cards: str, kind: str) -> None:
    """Exactly these cards stand in the legal list of a player, of one type."""
    scene.emit("legal", player=p, heads=[{"type": kind, "card": card} for card in scene.ids(cards, p)], types=[kind])

"""The sentences of Element Clash that check something, besides the common ones."""

from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene


def add_checks(words: Vocabulary) -> None:
    """Register them."""

    @words.then("{p} has {n} Life")
    def _(scene: Scene, p: str, n: str) -> None:
        """A player's Life."""
        scene.expect(f"players.{p}.life", equals=int(n))

    @words.then("{card} has Power {n}")
    def _(scene: Scene, card: str, n: str) -> None:
        """The Power of a monster on the field as it is now, without the bonus of its element."""
        scene.emit("values", card=scene.card(card), **{"is": {"power": int(n)}})

    @words.then("it is turn {n}")
    def _(scene: Scene, n: str) -> None:
        """The number of the turn."""
        scene.expect("turn", equals=int(n))

    @words.then("{p} is the active player")
    def _(scene: Scene, p: str) -> None:
        """Whose turn it is."""
        scene.expect("active", equals=p)

    @words.then("{p} is the first player")
    def _(scene: Scene, p: str) -> None:
        """Who took the first turn."""
        scene.expect("first_player", equals=p)

    @words.then("it is the Main Phase")
    def _(scene: Scene) -> None:
        """The phase."""
        scene.expect("phase", equals="main")

    @words.then("it is the Battle Phase")
    def _(scene: Scene) -> None:
        """The phase."""
        scene.expect("phase", equals="battle")

    @words.then("{p} wins the game")
    def _(scene: Scene, p: str) -> None:
        """The game is over and won."""
        scene.expect("result.winner", equals=p)
        scene.awaits({})

    @words.then("the game is a draw")
    def _(scene: Scene) -> None:
        """The game is over without a winner."""
        scene.expect("phase", equals="over")
        scene.expect("result.winner", equals=None)
        scene.awaits({})

    @words.then("the game goes on")
    def _(scene: Scene) -> None:
        """The game is not over."""
        scene.expect("result", equals=None)

    @words.then("{p} may respond")
    def _(scene: Scene, p: str) -> None:
        """The player has a window for a response; it stays open for what the next sentence does."""
        scene.inside = True
        scene.awaits({p: "respond"}, others=True)
        scene.inside = False

    @words.then("nobody may respond")
    def _(scene: Scene) -> None:
        """No window is open."""
        scene.inside = True
        scene.awaits({"nobody": "respond"})
        scene.inside = False

    @words.then("{p} can play {cards}", "{p} can summon {cards}", "{p} can activate {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards can be summoned or activated, alone or with others; `nothing` where none can."""
        can(scene, p, cards, "play")

    @words.then("{p} can set {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards can be set."""
        can(scene, p, cards, "set")

    @words.then("{p} can attack with {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these monsters can attack."""
        can(scene, p, cards, "attack")


def can(scene: Scene, p: str, cards: str, kind: str) -> None:
    """Exactly these cards stand in the legal list of a player, of one type."""
    heads = [{"type": kind, "cards": [card]} if kind == "play" else {"type": kind, "card": card}
             for card in scene.ids(cards, p)]
    scene.emit("legal", player=p, heads=heads, types=[kind])

"""The sentences of Element Clash that check something, besides the common ones."""

from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import (
    can,
    first_player_is,
    goes_on,
    is_a_draw,
    life_is,
    may_respond,
    nobody_may_respond,
    turn_is,
    wins,
)


def add_checks(words: Vocabulary) -> None:
    """Register them."""

    words.then("{p} has {n} Life")(life_is)

    @words.then("{card} has Power {n}")
    def _(scene: Scene, card: str, n: str) -> None:
        """The Power of a monster on the field as it is now, without the bonus of its element."""
        scene.emit("values", card=scene.card(card), **{"is": {"power": int(n)}})

    words.then("it is turn {n}")(turn_is)

    @words.then("{p} is the active player")
    def _(scene: Scene, p: str) -> None:
        """Whose turn it is."""
        scene.expect("active", equals=p)

    words.then("{p} is the first player")(first_player_is)

    @words.then("it is the Main Phase")
    def _(scene: Scene) -> None:
        """The phase."""
        scene.expect("phase", equals="main")

    @words.then("it is the Battle Phase")
    def _(scene: Scene) -> None:
        """The phase."""
        scene.expect("phase", equals="battle")

    words.then("{p} wins the game")(wins)
    words.then("the game is a draw")(is_a_draw)
    words.then("the game goes on")(goes_on)
    words.then("{p} may respond")(may_respond)
    words.then("nobody may respond")(nobody_may_respond)

    @words.then("{p} can play {cards}", "{p} can summon {cards}", "{p} can activate {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards can be summoned or activated, alone or with others; `nothing` where none can."""
        heads = [{"type": "play", "cards": [card]} for card in scene.ids(cards, p)]
        scene.emit("legal", player=p, heads=heads, types=["play"])

    @words.then("{p} can set {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards can be set."""
        can(scene, p, cards, "set")

    @words.then("{p} can attack with {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """Exactly these monsters can attack."""
        can(scene, p, cards, "attack")

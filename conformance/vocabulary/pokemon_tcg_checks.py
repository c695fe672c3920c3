"""The sentences of Pokémon TCG that check something, besides the common ones."""

from conformance.vocabulary.registry import Vocabulary
from conformance.vocabulary.scene import Scene
from conformance.vocabulary.turn_sentences import (
    active_player_is,
    can,
    first_player_is,
    goes_on,
    is_a_draw,
    turn_is,
    wins,
)


def add_checks(words: Vocabulary) -> None:
    """Register them."""

    @words.then("{p}'s {card} has {n} damage")
    def _(scene: Scene, p: str, card: str, n: str) -> None:
        """The damage on a Pokémon in play."""
        scene.expect(f"[{scene.card(card, p)}].damage", equals=int(n))

    @words.then("{p}'s {card} is {condition}")
    def _(scene: Scene, p: str, card: str, condition: str) -> None:
        """A Pokémon in play has this Special Condition."""
        scene.expect(f"[{scene.card(card, p)}].conditions", has=condition.lower())

    @words.then("{p}'s {card} is not {condition}")
    def _(scene: Scene, p: str, card: str, condition: str) -> None:
        """A Pokémon in play does not have this Special Condition."""
        scene.expect(f"[{scene.card(card, p)}].conditions", without=condition.lower())

    @words.then("{cards} is attached to {p}'s {card}", "{cards} are attached to {p}'s {card}")
    def _(scene: Scene, cards: str, p: str, card: str) -> None:
        """Exactly this Energy is attached to a Pokémon in play; `nothing` where there is none."""
        scene.expect(f"[{scene.card(card, p)}].energy", cards=scene.names(cards))

    @words.then("{p}'s {card} has the Tool {card2}")
    def _(scene: Scene, p: str, card: str, card2: str) -> None:
        """Exactly this Tool is attached to a Pokémon in play."""
        scene.expect(f"[{scene.card(card, p)}].tools", cards=scene.names(card2))

    @words.then("{p}'s {card} has no Tool")
    def _(scene: Scene, p: str, card: str) -> None:
        """No Tool is attached to a Pokémon in play."""
        scene.expect(f"[{scene.card(card, p)}].tools", cards=[])

    @words.then("before {p}'s Deck is shuffled, {rest}")
    def _(scene: Scene, p: str, rest: str) -> None:
        """Looks while this Deck waits to be shuffled, perhaps once more; the rest is any other Then."""
        scene.inside = True
        scene.awaits({"chance": "shuffle"}, others=True)
        scene.expect(f"players.{p}.shuffled", equals=False)
        definition, found = words.find("then", rest)
        definition.run(scene, **found)
        scene.inside = False

    @words.then("{p}'s {zone} are {cards}")
    def _(scene: Scene, p: str, zone: str, cards: str) -> None:
        """Exactly these cards in a zone with a name in the plural; in their order where it has one."""
        scene.expect(f"players.{p}.{words.zones[zone]}", cards=scene.names(cards))

    @words.then("{p} has {n} Point Cards", "{p} has {n} Point Card")
    def _(scene: Scene, p: str, n: str) -> None:
        """So many Point Cards are still to be taken."""
        scene.expect(f"players.{p}.points", count=int(n))

    words.then("it is turn {n}")(turn_is)
    words.then("{p} is the active player")(active_player_is)
    words.then("{p} is the first player")(first_player_is)
    words.then("{p} wins the game")(wins)
    words.then("the game is a draw")(is_a_draw)
    words.then("the game goes on")(goes_on)

    for verb, action in (("attach", "attach"), ("bench", "bench"), ("evolve into", "evolve"), ("play", "trainer"),
                         ("use the Ability of", "ability"), ("retreat", "retreat")):
        add_list(words, f"{{p}} can {verb} {{cards}}", action)

    @words.then("{p} can attack with {attacks}")
    def _(scene: Scene, p: str, attacks: str) -> None:
        """Exactly these attacks of the Active Pokémon can be used; `nothing` where there is none."""
        names = [] if attacks == "nothing" else attacks.replace(" and ", ", ").split(", ")
        scene.emit("legal", player=p, heads=[{"type": "attack", "name": name} for name in names], types=["attack"])


def add_list(words: Vocabulary, sentence: str, kind: str) -> None:
    """Register the sentence that says of which cards there is a legal action of one type."""

    def can_do(scene: Scene, p: str, cards: str) -> None:
        """Exactly these cards, in the legal list of a player; `nothing` where there is none."""
        can(scene, p, cards, kind)

    words.add("then", sentence, can_do)

"""Sentences about turns, Life, responses and the end, for the games that have them.

A game registers such a sentence in its own words and takes from here what it means, so that its module still lists all
sentences of the game.
"""

from conformance.vocabulary.scene import Scene


# -- set-up ------------------------------------------------------------------------------------------------------------
def state_turn(scene: Scene, n: str) -> None:
    """The number of the turn; both players share one count."""
    scene.facts["turn"] = int(n)


def state_active_player(scene: Scene, p: str) -> None:
    """Whose turn it is."""
    scene.facts["active_player"] = p


def state_first_player(scene: Scene, p: str) -> None:
    """Who took the first turn of the game."""
    scene.facts["first_player"] = p


def state_life(scene: Scene, p: str, n: str) -> None:
    """A player's Life."""
    scene.facts.setdefault("life", {})[p] = int(n)


# -- checks ------------------------------------------------------------------------------------------------------------
def turn_is(scene: Scene, n: str) -> None:
    """The number of the turn."""
    scene.expect("turn", equals=int(n))


def active_player_is(scene: Scene, p: str) -> None:
    """Whose turn it is."""
    scene.expect("active_player", equals=p)


def first_player_is(scene: Scene, p: str) -> None:
    """Who took the first turn."""
    scene.expect("first_player", equals=p)


def life_is(scene: Scene, p: str, n: str) -> None:
    """A player's Life."""
    scene.expect(f"players.{p}.life", equals=int(n))


def may_respond(scene: Scene, p: str) -> None:
    """The player has a window for a response; it stays open for what the next sentence does."""
    scene.inside = True
    scene.awaits({p: "respond"}, others=True)
    scene.inside = False


def nobody_may_respond(scene: Scene) -> None:
    """No window is open."""
    scene.inside = True
    scene.awaits({"nobody": "respond"})
    scene.inside = False


def can(scene: Scene, p: str, cards: str, kind: str) -> None:
    """Exactly these cards stand in the legal list of a player, of one type."""
    scene.emit("legal", player=p, heads=[{"type": kind, "card": card} for card in scene.ids(cards, p)], types=[kind])


# -- the end -----------------------------------------------------------------------------------------------------------
def wins(scene: Scene, p: str) -> None:
    """The game is over and won."""
    scene.expect("result.winner", equals=p)
    scene.awaits({})


def is_a_draw(scene: Scene) -> None:
    """The game is over without a winner."""
    scene.expect("phase", equals="over")
    scene.expect("result.winner", equals=None)
    scene.awaits({})


def goes_on(scene: Scene) -> None:
    """The game is not over."""
    scene.expect("result", equals=None)

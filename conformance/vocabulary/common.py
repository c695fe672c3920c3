"""The sentences that all games share."""

from typing import Any

from conformance.vocabulary.registry import StepError, Vocabulary, plain_form
from conformance.vocabulary.scene import Scene

Table = list[list[str]]


def value(cell: str) -> Any:
    """What a cell of a table stands for: a number, yes or no, nothing (`-`), else the word."""
    words = {"yes": True, "true": True, "no": False, "false": False, "-": None, "unmarked": None, "": None}
    if cell.lower() in words:
        return words[cell.lower()]
    return int(cell) if cell.lstrip("-").isdigit() else cell


def rows_of(table: Table) -> list[dict[str, Any]]:
    """A table as one dict a row, keyed by the heading. Raises StepError without a `card` column."""
    heading, *rows = table
    if "card" not in heading:
        raise StepError("the table needs a column `card`")
    return [{key: cell if key == "card" else value(cell) for key, cell in zip(heading, row)} for row in rows]


def read_rows(scene: Scene, table: Table) -> list[dict[str, Any]]:
    """The same, with the cells of columns that this game reads in its own way."""
    return [{key: scene.words.cell(scene, key, cell) for key, cell in row.items()} for row in rows_of(table)]


def named(scene: Scene, text: str, owner: str) -> str:
    """One card: `owner`'s, or where that player has none of the name, whoever alone has it."""
    mention = scene.one(text)
    return scene.card(text, owner if (owner, mention.name) in scene.copies else None)


def attempt_before(scene: Scene, player: str, action: dict[str, Any]) -> None:
    """An attempt while something is still to come that would otherwise come by itself."""
    scene.inside = True
    scene.act(player, action, attempt=True)
    scene.inside = False


def look(scene: Scene, rest: str, who: dict[str, str], *, others: bool = False) -> None:
    """Another Then, `rest`, while these decisions are open; with `others`, at least these."""
    scene.inside = True
    scene.awaits(who, others=others)
    definition, found = scene.words.find("then", rest)
    definition.run(scene, **found)
    scene.inside = False


def add_common(words: Vocabulary) -> None:
    """Register the common sentences with this game's zones and decisions."""
    add_setup(words)
    add_verdicts(words)
    add_zones(words)
    add_views(words)
    add_decisions(words)


def add_setup(words: Vocabulary) -> None:
    """Zones and draft cards."""

    @words.given("{p}'s {zone} is {cards}")
    def _(scene: Scene, p: str, zone: str, cards: str) -> None:
        """Everything that lies in a zone; facts in parentheses are checked against the cards."""
        scene.place(p, words.zones[zone], cards)

    @words.given("{p}'s {zone} is:", table=True)
    def _(scene: Scene, p: str, zone: str, table: Table) -> None:
        """A zone as a table whose columns are fields of the position."""
        scene.place_rows(p, words.zones[zone], read_rows(scene, table))

    @words.given("a card {name}: {facts}")
    def _(scene: Scene, name: str, facts: str) -> None:
        """A card of this draft's own, without effects."""
        scene.library = scene.library.extended({name: words.draft(name, facts)})


def add_verdicts(words: Vocabulary) -> None:
    """What follows an attempt."""

    @words.then("it is accepted")
    def _(scene: Scene) -> None:
        """The attempt before is legal."""
        scene.emit("verdict", accepted=True, reason=None)

    @words.then("it is refused")
    def _(scene: Scene) -> None:
        """The attempt before is illegal, for whatever reason; nothing has changed."""
        scene.emit("verdict", accepted=False, reason=None)

    @words.then("it is refused: {reason}")
    def _(scene: Scene, reason: str) -> None:
        """The attempt before is illegal; the reason is compared for adapters that declare `reasons`."""
        scene.emit("verdict", accepted=False, reason=reason)

    @words.then("nothing else changes")
    def _(scene: Scene) -> None:
        """Since the last action, only what the Thens before this one name has changed."""
        if scene.block is None:
            raise StepError("there is no action before `nothing else changes`")
        if not any(op["op"] == "mark" for op in scene.block):
            after_setup = int(scene.block[0]["op"] == "setup")
            looks_inside = {"inside": True} if scene.block[after_setup].get("inside") else {}
            scene.block.insert(after_setup, {"op": "mark", **looks_inside})
        scene.emit("unchanged", **{"except": list(dict.fromkeys(scene.named))})


def add_zones(words: Vocabulary) -> None:
    """What lies where."""

    @words.then("{p}'s {zone} is {cards}")
    def _(scene: Scene, p: str, zone: str, cards: str) -> None:
        """Exactly these cards; in their order where the zone has one."""
        scene.expect(f"players.{p}.{words.zones[zone]}", cards=scene.names(cards))

    @words.then("{p}'s {zone} is:", table=True)
    def _(scene: Scene, p: str, zone: str, table: Table) -> None:
        """Exactly these cards, with the fields of the table."""
        rows = [{**row, "card": scene.one(row["card"]).name} for row in read_rows(scene, table)]
        scene.expect(f"players.{p}.{words.zones[zone]}", rows=rows)

    @words.then("{p}'s {zone} has {n} cards", "{p}'s {zone} has {n} card")
    def _(scene: Scene, p: str, zone: str, n: str) -> None:
        """So many cards."""
        scene.expect(f"players.{p}.{words.zones[zone]}", count=int(n))


def add_views(words: Vocabulary) -> None:
    """What a player may know."""

    @words.then("{p} sees {n} cards in {q}'s {zone}", "{p} sees {n} card in {q}'s {zone}")
    def _(scene: Scene, p: str, n: str, q: str, zone: str) -> None:
        """The number of cards, whether or not the player knows which."""
        scene.expect(f"players.{q}.{words.zones[zone]}", viewer=p, count=int(n))

    @words.then("{p} sees {n} face-down cards in {q}'s {zone}", "{p} sees {n} face-down card in {q}'s {zone}")
    def _(scene: Scene, p: str, n: str, q: str, zone: str) -> None:
        """So many cards that the player cannot tell."""
        scene.expect(f"players.{q}.{words.zones[zone]}", viewer=p, hidden=int(n))

    @words.then("{p} sees {cards} in {q}'s {zone}")
    def _(scene: Scene, p: str, cards: str, q: str, zone: str) -> None:
        """Exactly these cards, known to the player."""
        scene.expect(f"players.{q}.{words.zones[zone]}", viewer=p, cards=scene.names(cards))

    @words.then("{p} does not see {card}")
    def _(scene: Scene, p: str, card: str) -> None:
        """Nothing in the player's view names this card."""
        scene.expect("", viewer=p, lacks=scene.card(card))

    @words.then("neither player sees {card}")
    def _(scene: Scene, card: str) -> None:
        """Nothing in either view names this card."""
        for viewer in ("A", "B"):
            scene.expect("", viewer=viewer, lacks=scene.card(card))


def add_decisions(words: Vocabulary) -> None:
    """Who has to decide what."""
    kinds = {plain_form(does): kind for does, kind in words.decisions.items()}

    @words.then("only {p} still has to {do}")
    def _(scene: Scene, p: str, do: str) -> None:
        """Exactly one decision is open, this player's."""
        scene.awaits({p: kinds[do]})

    @words.then("both players have to {do}")
    def _(scene: Scene, do: str) -> None:
        """Both have the same decision open, and nothing else is."""
        scene.awaits({"A": kinds[do], "B": kinds[do]})

    @words.then("nobody has to choose anything")
    def _(scene: Scene) -> None:
        """No decision is open."""
        scene.awaits({})

    @words.then("before {p} {does}, {rest}")
    def _(scene: Scene, p: str, does: str, rest: str) -> None:
        """Looks while this decision is still open; the rest is any other Then."""
        look(scene, rest, {p: words.decisions[does]}, others=True)

    @words.then("{p} chooses among {cards}")
    def _(scene: Scene, p: str, cards: str) -> None:
        """The cards that a choice offers, of which one is to be chosen."""
        scene.emit("options", player=p, cards=sorted(scene.ids(cards)), min=1, max=1)

"""What a scenario has said so far: differences from the default position, then operations."""

from typing import Any

from conformance.vocabulary.library import Library, Mention
from conformance.vocabulary.registry import StepError, Vocabulary

Operation = dict[str, Any]


class Scene:
    """Collects the set-up of one scenario and turns its further sentences into operations.

    `default` names the default position that fills in what is not stated: `first`, or `second` for the check that no
    scenario leans on an unstated fact.
    """

    def __init__(self, words: Vocabulary, library: Library, default: str = "first") -> None:
        self.words, self.library, self.default = words, library, default
        self.stated: dict[tuple[str, str], list[tuple[str, tuple[str, ...]]]] = {}
        self.tables: dict[tuple[str, str], list[dict[str, Any]]] = {}
        self.facts: dict[str, Any] = {}
        self.cards: dict[str, dict[str, Any]] = {}
        self.copies: dict[tuple[str, str], list[str]] = {}
        self.ops: list[Operation] = []
        self.block: list[Operation] | None = None  # operations of the first When of the last run of Whens
        self.named: list[str] = []  # paths that the Thens since then have looked at
        self.inside = False
        self.then_before = False

    # -- set-up ---------------------------------------------------------------------------------------------------
    def new(self, owner: str, name: str) -> str:
        """A further card of this owner: its id."""
        card = f"{owner}{sum(id[0] == owner for id in self.cards) + 1}"
        self.cards[card] = self.library.cards[name]
        self.copies.setdefault((owner, name), []).append(card)
        return card

    def place(self, owner: str, zone: str, text: str) -> None:
        """State what lies in a zone."""
        if (owner, zone) in self.stated or (owner, zone) in self.tables:
            raise StepError(f"{owner}'s {zone} is stated twice")
        self.stated[owner, zone] = [(self.new(owner, m.name), m.stated) for m in self.library.read(text)]

    def place_rows(self, owner: str, zone: str, rows: list[dict[str, Any]]) -> None:
        """State a zone as a table: one row a card, columns named as the position's fields."""
        if (owner, zone) in self.stated or (owner, zone) in self.tables:
            raise StepError(f"{owner}'s {zone} is stated twice")
        self.tables[owner, zone] = [{**row, "card": self.new(owner, self.one(row["card"]).name)} for row in rows]

    def states_of(self, stated: tuple[str, ...]) -> dict[str, Any]:
        """The fields that states in parentheses stand for: `(face down)` is `face_up: false`."""
        fields: dict[str, Any] = {}
        for word in stated:
            fields.update(self.words.states.get(word, {}))
        return fields

    # -- names ----------------------------------------------------------------------------------------------------
    def one(self, text: str) -> Mention:
        """Exactly one card. Raises StepError."""
        mentions = self.library.read(text)
        if len(mentions) != 1:
            raise StepError(f"expected one card, got {text!r}")
        return mentions[0]

    def id(self, mention: Mention, owner: str | None) -> str:
        """The card meant. Without an owner it is whoever alone has it. Raises StepError."""
        whose = mention.owner or owner
        if whose is None:
            owners = [seat for seat, name in self.copies if name == mention.name]
            if len(owners) > 1:
                raise StepError(f"{mention.name} is {' and '.join(f'{o}s' for o in owners)}: say whose it is, "
                                f"as in `{owners[0]}'s {mention.name}`")
            whose = owners[0] if owners else ""
        ids = self.copies.get((whose, mention.name), [])
        if len(ids) < mention.copy:
            raise StepError(f"{whose or 'nobody'} has no {mention.name}" +
                            (f" #{mention.copy}" if mention.copy > 1 else "") + " in this scenario")
        return ids[mention.copy - 1]

    def card(self, text: str, owner: str | None = None) -> str:
        """The id of one named card; a bare name is `owner`'s."""
        return self.id(self.one(text), owner)

    def ids(self, text: str, owner: str | None = None) -> list[str]:
        """The ids of a list of cards."""
        return [self.id(mention, owner) for mention in self.library.read(text)]

    def names(self, text: str) -> list[str]:
        """The names of a list of cards, as expectations compare them."""
        return [mention.name for mention in self.library.read(text)]

    # -- operations -----------------------------------------------------------------------------------------------
    def emit(self, op: str, **fields: Any) -> None:
        """Add an operation; inside an open window it must not close the window."""
        self.ops.append({"op": op, **fields, **({"inside": True} if self.inside else {})})

    def act(self, player: str, action: dict[str, Any], *, attempt: bool = False, window: bool = False) -> None:
        """A player does (or tries) something; `window` where it answers an open window."""
        self.emit("try" if attempt else "act", player=player, action=action, **({"window": True} if window else {}))

    def expect(self, path: str, viewer: str | None = None, **what: Any) -> None:
        """A check of the position, or of a view."""
        if viewer is None:
            self.named.append(path)
        self.emit("expect", viewer=viewer, path=path, **what)

    def awaits(self, who: dict[str, str], *, others: bool = False) -> None:
        """A check of who has to decide what; with `others`, at least these."""
        self.emit("awaits", who=who, **({"others": True} if others else {}))

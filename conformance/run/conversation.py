"""What the executor asks an adapter while a case is played, and what it knows of the game from the replies."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from pydantic import ValidationError

from conformance.adapters.quoting import quote
from conformance.protocol.games import Document, Game
from conformance.protocol.messages import DECISIONS, VALUES
from conformance.run.compare import differences, name_of, show
from conformance.run.verdicts import AdapterGaveUp, Failed, InvalidOutput

Seen = tuple[Document, dict[str, Any], dict[str, Any]]  # document, awaits, values


class Talks(Protocol):
    """The part of an adapter that is used here."""

    def call(self, do: str, **params: Any) -> dict[str, Any]:
        """One request and its checked reply."""


class Conversation:
    """With one adapter over one case. What has been seen is remembered until something happens."""

    def __init__(self, adapter: Talks, game: Game) -> None:
        self.adapter, self.game = adapter, game
        self.names: dict[str, str] = {}  # of the cards, by id
        self.cards: Counter[str] = Counter()
        self.seen: dict[str | None, Seen] = {}
        self.counting = True  # whether the cards are counted at every look
        self.told: dict[str, Any] | None = None  # the open decisions, where the reply to an action has named them

    def call(self, do: str, **params: Any) -> dict[str, Any]:
        """A request; its reply, if it is `ok` or `illegal`. Raises AdapterGaveUp, Failed, or AdapterFault."""
        reply = self.adapter.call(do, **params)
        if "error" in reply:
            raise AdapterGaveUp(f"{do}: the adapter replied error: {reply['error'].get('message', '')}")
        if "unsupported" in reply:
            said = reply["unsupported"]
            why = said.get("message", "") if isinstance(said, dict) else said if isinstance(said, str) else ""
            raise Failed(f"{do}: replied unsupported, although everything that this scenario needs is declared" +
                         (f": {why}" if why else ""))
        return reply

    def set_up(self, game: str, cards: dict[str, Any], position: Document) -> None:
        """Start from a position."""
        self.names = {card: definition["name"] for card, definition in cards.items()}
        self.cards = Counter(list(cards))
        self.changed("setup", self.call("setup", game=game, cards=cards, position=position))

    def changed(self, what: str, reply: dict[str, Any]) -> None:
        """Something has happened: nothing seen before counts. The reply may name the decisions that are open now."""
        self.seen, self.told = {}, None
        if isinstance(reply["ok"], dict) and "awaits" in reply["ok"]:
            self.told = reply["ok"]["awaits"]
            valid(f"{what}: awaits", DECISIONS.validate_python, self.told)

    def observe(self, viewer: str | None = None, *, fresh: bool = False) -> Seen:
        """The normal position (or view), open decisions and current values; remembered until something happens."""
        if fresh or viewer not in self.seen:
            ok = self.call("observe", viewer=viewer)["ok"]
            key = "position" if viewer is None else "view"
            if set(ok) - {key, "awaits", "values"} or key not in ok or not isinstance(ok.get("awaits"), dict):
                raise InvalidOutput(f"observe: expected {key} and awaits, got {', '.join(sorted(ok)) or 'nothing'}")
            document = valid(f"observe: {key}", partial(self.game.normal, view=viewer is not None), ok[key])
            valid("observe: awaits", DECISIONS.validate_python, ok["awaits"])
            values = valid("observe: values", VALUES.validate_python, ok.get("values", {}))
            if viewer is not None and set(ok["awaits"]) - {viewer}:
                raise InvalidOutput(f"observe: awaits: what {viewer} sees holds only decisions of {viewer}, "
                                    f"got {', '.join(sorted(ok['awaits']))}")
            self.seen[viewer] = document, ok["awaits"], values
            if viewer is None:
                self.as_told(ok["awaits"])
                if self.counting:
                    self.conserved(document)
        return self.seen[viewer]

    def open_decisions(self) -> dict[str, Any]:
        """Who has to decide what now: as the reply to the last action said, else observed."""
        return self.told if self.told is not None else self.observe()[1]

    def as_told(self, awaits: dict[str, Any]) -> None:
        """Raises InvalidOutput where the reply to the last action named other open decisions than `observe` does."""
        if self.told is not None and self.told != awaits:
            raise InvalidOutput("observe: the open decisions are not those that the reply to the action before named: "
                                f"{'; '.join(differences(self.told, awaits, 'awaits'))}")

    def conserved(self, document: Document) -> None:
        """Every card of the set-up lies in exactly one place. Raises Failed."""
        now = Counter(self.game.placed(document))
        if now != self.cards:
            lost, more = list((self.cards - now).elements()), list((now - self.cards).elements())
            raise Failed("cards are not conserved:" + (f" lost {show(self.called(lost))}" if lost else "") +
                         (f" too many {show(self.called(more))}" if more else ""))

    def called(self, items: list[Any]) -> list[str]:
        """Entries of a zone by name."""
        return [name_of(item, self.names) for item in items]


def valid(what: str, validate: Callable[[Any], Any], document: Any) -> Any:
    """The document after `validate`. Raises InvalidOutput that says where in `what` it is wrong."""
    try:
        return validate(document)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = "".join(f".{part}" for part in first["loc"])
        got = f", got {quote(first['input'])}" if first["type"] != "missing" else ""
        raise InvalidOutput(f"{what}{where}: {first['msg']}{got}") from None


def kinds_of(awaits: dict[str, Any]) -> dict[str, str]:
    """The kinds of the open decisions, by player."""
    return {who: decision["kind"] for who, decision in awaits.items()}

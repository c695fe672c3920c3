"""The reference engine behind the protocol: one message in, one reply out."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from pydantic import ValidationError

from conformance.protocol.games import GAMES, Game, UnknownGame, game
from conformance.protocol.messages import REQUEST, VERSION, Act, Hello, Legal, Observe, Setup
from conformance.run.compare import strings
from conformance.suite.cache import cached
from conformance.suite.rulings import Ruling, rulings
from reference_engine.kernel import Illegal, Invalid


class BadRequest(Exception):
    """A request that the server cannot carry out; the text says why."""


def complaint(error: ValidationError) -> str:
    """The first fault of a document in one line: where, and what was expected."""
    first = error.errors(include_url=False, include_context=False)[0]
    return f"{'.'.join(str(key) for key in first['loc']) or 'message'}: {first['msg']}"


class Server:
    """Speaks for the reference engine. `handle` never raises: a fault of the request is an `error` reply.

    `games` are those it greets with. An engine is loaded when its game is set up, so that the first answer comes soon.
    """

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self.games = tuple(games)
        self.game: Game | None = None
        self.play: Any = None

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to one request."""
        number = message.get("id") if isinstance(message, dict) else None
        try:
            request = REQUEST.validate_python(message)
            return {"id": number, "ok": getattr(self, request.do)(request)}
        except Illegal as no:
            return {"id": number, "illegal": {"reason": no.reason, "message": no.message}}
        except ValidationError as error:
            return {"id": number, "error": {"message": complaint(error)}}
        except (Invalid, BadRequest, UnknownGame) as no:
            return {"id": number, "error": {"message": str(no)}}

    def hello(self, request: Hello) -> dict[str, Any]:
        """Version and abilities."""
        if request.protocol != VERSION:
            raise BadRequest(f"this adapter speaks protocol {VERSION}, not {request.protocol}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("tcg-conformance")
        except PackageNotFoundError:
            number = ""
        return {"protocol": VERSION, "name": "reference", "version": number,
                "games": {name: cached("greeting", name, partial(greeting_of, name)) for name in self.games}}

    def setup(self, request: Setup) -> dict[str, Any]:
        """Start from a position."""
        self.game, self.play = None, None
        chosen = game(request.game)
        cards = chosen.cards.validate_python(request.cards)
        position = chosen.position.validate_python(request.position)
        self.play = chosen.engine.start(cards, position)
        self.game = chosen
        return {"awaits": chosen.engine.awaits(self.play)}

    def playing(self) -> Game:
        """The game set up. Raises BadRequest before the first set-up."""
        if self.game is None:
            raise BadRequest("nothing is set up: send `setup` first")
        return self.game

    def act(self, request: Act) -> dict[str, Any]:
        """An action."""
        playing = self.playing()
        if request.player != "chance":
            self.seat(request.player)
        playing.engine.act(self.play, request.player, playing.action.validate_python(request.action))
        return {"awaits": playing.engine.awaits(self.play)}

    def observe(self, request: Observe) -> dict[str, Any]:
        """The position, or a player's view of it."""
        playing = self.playing()
        awaits = playing.engine.awaits(self.play)
        values = playing.engine.values(self.play) if hasattr(playing.engine, "values") else {}
        if request.viewer is None:
            position = playing.position.dump_python(self.play.position, mode="json")
            return {"position": position, "awaits": awaits} | ({"values": values} if values else {})
        self.seat(request.viewer)
        view = playing.view.dump_python(playing.engine.view(self.play, request.viewer), mode="json")
        mine = {seat: decision for seat, decision in awaits.items() if seat == request.viewer}
        if hasattr(playing.engine, "concealed"):  # options that the viewer may choose and does not know
            mine = {seat: playing.engine.concealed(self.play, seat, decision) for seat, decision in mine.items()}
        seen = set(strings(view)) if values else set()
        values = {card: numbers for card, numbers in values.items() if card in seen}
        return {"view": view, "awaits": mine} | ({"values": values} if values else {})

    def legal(self, request: Legal) -> dict[str, Any]:
        """The heads of what a player can do."""
        playing = self.playing()
        if request.player != "chance":
            self.seat(request.player)
        heads = playing.engine.legal_actions(self.play, request.player)
        return {"actions": [playing.head.dump_python(head, mode="json", exclude_none=True) for head in heads]}

    def seat(self, name: str) -> None:
        """Raises BadRequest unless somebody sits there."""
        if name not in self.play.position.seats:
            raise BadRequest(f"nobody sits at {name!r}; there are {', '.join(self.play.position.seats)}")


def greeting_of(name: str) -> dict[str, Any]:
    """As `declared`, of a game by its name."""
    return declared(game(name))


def declared(of: Game) -> dict[str, Any]:
    """What the reference engine says of one game in its greeting: of every ruling the readings that it plays."""
    return {"capabilities": list(of.engine.CAPABILITIES), "effects": list(of.engine.EFFECTS),
            "rulings": {name: own_first(ruling) for name, ruling in rulings(of.name).items()}}


def own_first(ruling: Ruling) -> list[str]:
    """The implemented readings, the chosen one first."""
    return sorted(ruling.implemented, key=lambda letter: (letter != ruling.chosen, letter))

"""The adapter under examination, and what it has said of the game that is being looked at."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from conformance.adapters.base import Adapter, Reply
from conformance.doctor.samples import Case, in_reach
from conformance.protocol.games import Game, game
from conformance.run.runner import Abilities, greet
from conformance.suite.rulings import rulings

SHOWN = 60  # characters of an adapter's own words that a finding shows


class Confused(Exception):
    """A reply that ends an examination; `hint` says what to do about it."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass
class Patient:
    """An adapter after its greeting."""

    adapter: Adapter
    abilities: Abilities

    def answers_hello(self) -> None:
        """Raises Confused unless the session goes on as it began; Unusable or AdapterFault where it does not at all."""
        if greet(self.adapter).games != self.abilities.games:
            raise Confused("a later `hello` was answered otherwise than the first", "answer every `hello` alike")

    def must_be_error(self, what: str, reply: Reply, hint: str) -> str:
        """The message of an `error` reply. Raises Confused for any other."""
        if "error" not in reply:
            got = next(key for key in ("ok", "illegal", "unsupported") if key in reply)
            raise Confused(f"{what} was answered with `{got}`, expected `error`", hint)
        message = str(reply["error"]["message"])
        return message if len(message) <= SHOWN else message[:SHOWN] + "…"


class Playing(Patient):
    """The same for one game: what it declares, and the scenarios that it can be asked."""

    def __init__(self, patient: Patient, name: str) -> None:
        super().__init__(patient.adapter, patient.abilities)
        self.name = name

    @cached_property
    def game(self) -> Game:
        """The suite's knowledge of the game."""
        return game(self.name)

    @property
    def declared(self) -> dict[str, Any]:
        """Capabilities, effects and readings."""
        return self.abilities.declared(self.name)

    def has(self, capability: str) -> bool:
        """Whether a capability is declared."""
        return capability in self.declared["capabilities"]

    @cached_property
    def readings(self) -> dict[str, str]:
        """Its own readings of open points, where the bundled engine can play them too."""
        known = rulings(self.name)
        return {name: letters[0] for name, letters in self.declared["rulings"].items()
                if letters and name in known and letters[0] in known[name].implemented}

    @cached_property
    def cases(self) -> list[Case]:
        """Required scenarios that need nothing that is not declared."""
        return in_reach(self.name, self.abilities)

    def set_up(self, op: dict[str, Any]) -> None:
        """Set up a position. Raises Confused where it is not accepted."""
        reply = self.adapter.call("setup", game=self.name, cards=op["cards"], position=op["position"])
        if "error" in reply:
            raise Confused(f"`setup` was answered with error: {reply['error']['message']}")
        if "ok" not in reply:
            raise Confused("`setup` was answered with `unsupported`, although everything it needs is declared")

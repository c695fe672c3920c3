"""An adapter that says what it is told to say, and hears what the executor asks."""

from copy import deepcopy
from typing import Any

from cases import case, position

from conformance.run.runner import Abilities, run_case
from conformance.run.verdicts import Outcome

ALL = ("legal", "views", "chance", "reasons", "effects")
BOTH = {"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}


class Puppet:
    """Plays nothing: says the `position`, `view`, `awaits`, `values` and `actions` that it has. Logs actions."""

    name, alive = "puppet", True

    def __init__(self, **has: Any) -> None:
        self.position: dict[str, Any] = position()
        self.view: dict[str, Any] = {}
        self.awaits: dict[str, Any] = BOTH
        self.values: dict[str, Any] = {}
        self.actions: list[Any] = []
        self.heard: list[tuple[str, dict[str, Any]]] = []
        vars(self).update(deepcopy(has))

    def call(self, do: str, **said: Any) -> dict[str, Any]:
        if do == "act":
            self.heard.append((said["player"], said["action"]))
            return self.act(said["player"], said["action"], said.get("answers"))
        if do == "observe" and said["viewer"] is None:
            return {"ok": deepcopy({"position": self.position, "awaits": self.awaits, "values": self.values})}
        if do == "observe":
            mine = {who: decision for who, decision in self.awaits.items() if who == said["viewer"]}
            return {"ok": deepcopy({"view": self.view, "awaits": mine, "values": self.values})}
        return {"ok": {"actions": self.actions} if do == "legal" else {}}

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        return {"ok": {}}


class No(Puppet):
    """Refuses everything."""

    def act(self, who: str, action: dict[str, Any], answers: list[Any] | None) -> dict[str, Any]:
        return {"illegal": {"reason": "not_in_hand", "message": ""}}


def judge(adapter: Any, *ops: dict[str, Any], capabilities: tuple[str, ...] = ALL, **more: Any) -> Outcome:
    games = {"renathea": {"capabilities": list(capabilities), "effects": [], "rulings": {}}}
    return run_case(case(*ops, **more), adapter, Abilities("puppet", "", games))

"""Runs a case against an adapter and compares. It knows no game and no pytest; both runners use it."""

from collections import Counter
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from conformance.protocol.games import Document, Game, game
from conformance.run.compare import changes, count_of, differences, look_up, matches, show, strings
from conformance.run.conversation import Conversation, Seen, Talks, kinds_of, valid
from conformance.run.verdicts import Failed, HarnessError, InvalidOutput, Unsupported

Case = dict[str, Any]
Operation = dict[str, Any]
MOST_WINDOWS = 200
PASS: dict[str, Any] = {"type": "pass"}
UNSCRIPTED: dict[str, dict[str, Any]] = {"shuffle": {"type": "shuffle", "cards": []}}  # unless the engine says other


class Execution:
    """One case against one adapter. `declared` is what the adapter said of this game in its greeting."""

    def __init__(self, case: Case, adapter: Talks, declared: dict[str, Any]) -> None:
        self.case = case
        self.capabilities = set(declared.get("capabilities", ()))
        self.game: Game = game(case["game"])
        self.ops: list[Operation] = [op for step in case["steps"] for op in step["ops"]]
        self.at = 0  # the operation to be done next
        self.answered = 0  # operations that the adapter has already used as answers given ahead
        self.talk = Conversation(adapter, self.game)
        self.attempt: dict[str, Any] | None = None
        self.acknowledged: dict[str, Any] | None = None
        self.marked: Document | None = None

    def run_step(self, step: dict[str, Any]) -> None:
        """The operations of one step. Raises Judged, or AdapterFault of the adapter."""
        for op in step["ops"]:
            getattr(self, f"do_{op['op']}")(op)
            self.at += 1

    def pass_windows(self, until: Callable[[dict[str, Any]], bool] | None = None) -> None:
        """Close optional windows and decide unscripted chance as the game says, until the open decisions are `until`.

        An adapter that answers ahead may use up scripted answers here, for what a closed window sets going.
        """
        unscripted = getattr(self.game.engine, "UNSCRIPTED", UNSCRIPTED)
        for _ in range(MOST_WINDOWS):
            awaits = self.talk.open_decisions()
            by_chance = awaits.get("chance", {}).get("kind")
            if until is not None and until(awaits):
                return
            if any(is_window(decision) for decision in awaits.values()):
                player = next(who for who in in_turn_order(self.talk.observe()[0]) if is_window(awaits.get(who)))
                action = PASS
            elif by_chance in unscripted:
                player, action = "chance", unscripted[by_chance]
            else:
                return
            reply = self.decide(player, action, self.at)
            if "illegal" in reply:
                raise InvalidOutput(f"awaits names a decision of {player}, but {action['type']} is refused")
            self.talk.changed("act", reply)
        raise InvalidOutput(f"{MOST_WINDOWS} windows passed and still one open")

    # -- operations ---------------------------------------------------------------------------------------------------
    def do_setup(self, op: Operation) -> None:
        """Start from a position."""
        self.talk.set_up(op["game"], op["cards"], op["position"])

    def before_action(self, op: Operation) -> None:
        """What nobody scripts is done before an action, so that the action is the next thing to happen."""
        self.judged()
        if self.windows_possible() and not op.get("inside"):
            who = op["player"]
            if who == "chance":  # a scripted shuffle may lie behind windows
                self.pass_windows(lambda awaits: who in awaits)
            else:
                self.pass_windows((lambda awaits: is_window(awaits.get(who))) if op.get("window") else None)

    def decide(self, player: str, action: dict[str, Any], rest: int) -> dict[str, Any]:
        """An action, with the answers from operation number `rest` on for an adapter that takes them ahead."""
        if "answers_ahead" not in self.capabilities:
            return self.talk.call("act", player=player, action=action)
        ahead = self.answers_from(rest)
        reply = self.talk.call("act", player=player, action=action, answers=ahead)
        if "ok" in reply:
            used = reply["ok"].get("used", 0)
            if not isinstance(used, int) or isinstance(used, bool) or not 0 <= used <= len(ahead):
                raise InvalidOutput(f"act: used is {used!r}, expected a number from 0 to {len(ahead)}")
            self.answered += used
        return reply

    def send(self, op: Operation) -> dict[str, Any]:
        """The action of an operation."""
        reply = self.decide(op["player"], op["action"], self.at + 1)
        if "illegal" in reply and "reasons" in self.capabilities:
            self.known_reason(reply["illegal"]["reason"])
        return reply

    def known_reason(self, reason: str) -> None:
        """Raises InvalidOutput where an adapter that declares reasons gives one that this game does not have."""
        if reason not in self.game.engine.REASONS:
            near = get_close_matches(reason, self.game.engine.REASONS, 1)
            raise InvalidOutput(f"act: refused for {reason!r}, which is no reason of {self.game.name}" +
                                (f"; did you mean {near[0]!r}?" if near else "; leave the capability `reasons` out"))

    def windows_possible(self) -> bool:
        """Whether an unscripted decision can be open: games without windows are only asked before the shuffle."""
        return bool(self.game.engine.WINDOWS) or bool(self.phase_of_chance())

    def phase_of_chance(self) -> bool:
        """Whether this case begins before the shuffle."""
        phase = self.ops[0]["position"].get("phase") if self.ops and self.ops[0]["op"] == "setup" else None
        return phase in self.game.engine.CHANCE_PHASES

    def answers_from(self, number: int) -> list[dict[str, Any]]:
        """The scripted answers from an operation on, up to the next check, attempt or free action."""
        answers = []
        for op in self.ops[number + self.answered:]:
            if not is_answer(op):
                break
            answers.append({"player": op["player"], "action": op["action"]})
        return answers

    def do_act(self, op: Operation) -> None:
        """An action that must be accepted."""
        if not self.answered:
            self.before_action(op)
        if self.answered:  # the adapter has used this answer already
            self.answered, self.acknowledged = self.answered - 1, None
            return
        reply = self.send(op)
        if "illegal" in reply:
            reason = reply["illegal"].get("reason", "")
            raise Failed(f"refused, although it is legal: {reason}: {reply['illegal'].get('message', '')}".rstrip(": "))
        self.talk.changed("act", reply)
        self.acknowledged = None

    def do_try(self, op: Operation) -> None:
        """An action that a verdict judges next. A refusal has changed nothing."""
        self.before_action(op)
        before = self.talk.observe()
        self.attempt = reply = self.send(op)
        if "ok" in reply:
            self.talk.changed("act", reply)
            self.acknowledged = None
            return
        after = self.talk.observe(fresh=True)
        self.acknowledged = after[1]
        if after != before:
            changed = [line for then, now, what in zip(before, after, ("", "awaits", "values"))
                       for line in differences(then, now, what)]
            raise Failed("a refused action changed the position", changed)

    def judged(self) -> None:
        """Raises HarnessError where an attempt has no verdict."""
        if self.attempt is not None:
            raise HarnessError("`tries to` without a Then that says whether it is refused")

    def do_verdict(self, op: Operation) -> None:
        """Whether the attempt was to be accepted, and for those who declare reasons, why not."""
        if self.attempt is None:
            raise HarnessError("nothing was tried before")
        attempt, self.attempt = self.attempt, None
        if op["accepted"] and "illegal" in attempt:
            raise Failed(f"refused ({attempt['illegal'].get('reason', '')}), although it is legal")
        if not op["accepted"]:
            wanted = f" ({op['reason']})" if op["reason"] else ""
            if "ok" in attempt:
                raise Failed(f"accepted, although the rule refuses it{wanted}")
            reason = attempt["illegal"].get("reason")
            if op["reason"] and "reasons" in self.capabilities and reason != op["reason"]:
                raise Failed(f"refused for {reason}, expected {op['reason']}")

    def look(self, op: Operation) -> Seen:
        """What a check looks at. One that waits for a decision (`awaits` with `others`) closes windows up to it."""
        self.judged()
        if self.windows_possible() and op.get("inside") and op.get("others"):
            self.pass_windows(lambda awaits: op["who"].items() <= kinds_of(awaits).items())
        elif self.windows_possible() and not op.get("inside"):
            self.pass_windows((lambda awaits: kinds_of(awaits) == op["who"]) if op["op"] == "awaits" else None)
        return self.talk.observe(op.get("viewer"))

    def do_expect(self, op: Operation) -> None:
        """A check of the position or of a view."""
        document, awaits, values = self.look(op)
        path = op["path"]
        where = path if op["viewer"] is None else f"{op['viewer']}'s view of {path}".removesuffix(" of ")
        if "lacks" in op:
            if op["lacks"] in set(strings([document, awaits, values])):
                raise Failed(f"{where}: expected nothing of {self.talk.names[op['lacks']]}, but the answer names it")
            return
        value = look_up(document, path)
        if "has" in op:
            if op["has"] not in set(strings(value)):
                raise Failed(f"{where}: expected {self.talk.names.get(op['has'], op['has'])} in it, got {show(value)}")
        elif "without" in op:
            if op["without"] in set(strings(value)):
                name = self.talk.names.get(op["without"], op["without"])
                raise Failed(f"{where}: expected no {name}, got {show(value)}")
        elif "cards" in op:
            self.same(where, op["cards"], value, ordered=self.game.is_ordered(path, view=op["viewer"] is not None))
        elif "count" in op:
            if count_of(value) != op["count"]:
                raise Failed(f"{where}: expected {op['count']} card(s), got {show(count_of(value))}")
        elif "hidden" in op:
            hidden = [item for item in value if isinstance(item, dict) and item.get("hidden")] if isinstance(
                value, list) else []
            if len(hidden) != op["hidden"]:
                raise Failed(f"{where}: expected {op['hidden']} hidden card(s), got {self.show_zone(value)}")
        elif "rows" in op:
            self.same_rows(where, op["rows"], value, ordered=self.game.is_ordered(path, view=op["viewer"] is not None))
        elif wrong := list(differences(op["equals"], value, where)):
            raise Failed(wrong[0], wrong)

    def same(self, where: str, expected: list[str], value: Any, *, ordered: bool) -> None:
        """Card names in a zone."""
        if not isinstance(value, list):
            raise Failed(f"{where}: expected {show(expected)}, got {show(value)}")
        got = self.talk.called(value)
        if (got != expected) if ordered else (Counter(got) != Counter(expected)):
            raise Failed(f"{where}: expected {show(expected)}, got {show(got)}")

    def same_rows(self, where: str, rows: list[dict[str, Any]], value: Any, *, ordered: bool) -> None:
        """The entries of a zone with their fields. All rows have the same ones, so any entry that matches will do."""
        if not isinstance(value, list) or len(value) != len(rows):
            raise Failed(f"{where}: expected {len(rows)} entries, got {self.show_zone(value)}")
        rest = list(value)
        for number, row in enumerate(rows):
            found = [item for item in (rest[:1] if ordered else rest)
                     if matches(row, item, self.talk.names, self.game.keeps_order)]
            if not found:
                got = show(rest[0]) if ordered else self.show_zone(value)
                raise Failed(f"{where}[{number}]: expected {show(row)}, got {got}")
            rest.remove(found[0])

    def show_zone(self, value: Any) -> str:
        """A zone in a message."""
        return show(self.talk.called(value)) if isinstance(value, list) else show(value)

    def do_values(self, op: Operation) -> None:
        """Changeable numbers of a card as they are now."""
        values = self.look(op)[2].get(op["card"], {})
        got = {key: values.get(key) for key in op["is"]}
        if got != op["is"]:
            raise Failed(f"{self.talk.names[op['card']]}: expected {show(op['is'])}, got {show(got)}")

    def do_awaits(self, op: Operation) -> None:
        """Who has to decide what."""
        awaits = self.look(op)[1]
        self.acknowledged = awaits
        got = kinds_of(awaits)
        if "nobody" in op["who"]:
            if op["who"]["nobody"] in got.values():
                raise Failed(f"open decisions: expected no {op['who']['nobody']}, got {show(got)}")
            return
        if "anyone" in op["who"]:
            if set(got.values()) != {op["who"]["anyone"]}:
                raise Failed(f"open decisions: expected {op['who']['anyone']} of somebody, got {show(got)}")
            return
        if op.get("others"):
            got = {who: kind for who, kind in got.items() if who in op["who"]}
        if got != op["who"]:
            raise Failed(f"open decisions: expected {show(op['who'])}, got {show(got)}")

    def do_options(self, op: Operation) -> None:
        """What a choice offers."""
        awaits = self.look(op)[1]
        self.acknowledged = awaits
        decision = awaits.get(op["player"])
        if decision is None or decision["kind"] != "choose":
            raise Failed(f"open decisions: expected a choice of {op['player']}, got {show(awaits)}")
        wanted = self.talk.called(op["cards"])
        self.same(f"the choice of {op['player']}", wanted, decision.get("from", []), ordered=False)
        for key in ("min", "max"):
            if decision.get(key) != op[key]:
                raise Failed(f"the choice of {op['player']}: expected {key} {op[key]}, got {decision.get(key)}")

    def do_legal(self, op: Operation) -> None:
        """Exactly these heads of their types."""
        self.look(op)
        actions = self.talk.call("legal", player=op["player"])["ok"].get("actions")
        if not isinstance(actions, list):
            raise InvalidOutput("legal: expected a list `actions`")
        listed = [valid(f"legal: actions.{i}", self.normal_head, action) for i, action in enumerate(actions)]
        types = set(op.get("types") or [head["type"] for head in op["heads"]])
        got = [head for head in listed if head["type"] in types]
        missing = [head for head in op["heads"] if head not in got]
        more = [head for head in got if head not in op["heads"]]
        if missing or more or len(got) != len(op["heads"]):
            raise Failed(f"legal actions of {op['player']}: missing {show(missing)}, too many {show(more)}")

    def normal_head(self, action: Any) -> dict[str, Any]:
        """An entry of the legal list without what is null. Raises pydantic.ValidationError."""
        head: dict[str, Any] = self.game.head.dump_python(
            self.game.head.validate_python(action), mode="json", exclude_none=True)
        return head

    def do_mark(self, op: Operation) -> None:
        """Remember the position for `nothing else changes`."""
        self.marked = self.look(op)[0]

    def do_unchanged(self, op: Operation) -> None:
        """Only what the scenario has named has changed since the mark."""
        if self.marked is None:
            raise HarnessError("nothing was marked before")
        now = self.look(op)[0]
        if changed := changes(self.marked, now, op["except"]):
            raise Failed("something else changed", changed)

    def finish(self) -> None:
        """The end: every attempt judged, cards conserved, no decision open that the game does not count as settled."""
        self.judged()
        if self.windows_possible():
            self.pass_windows()
        document, awaits, _ = self.talk.observe()
        if awaits != self.acknowledged and not settled(awaits, self.game.engine.SETTLED, document["seats"]):
            raise Failed(f"decisions are still open at the end: {show(kinds_of(awaits))}; {end_of(awaits)}")


def end_of(awaits: dict[str, Any]) -> str:
    """How a scenario says that decisions are open at its end, for who writes one."""
    (who, kind), *others = sorted(kinds_of(awaits).items())
    example = f"only {who} still has to {kind}" if not others else f"before {who} {kind}s, …"
    if others and {kind} == {other for _, other in others}:
        example = f"both players have to {kind}"
    return (f"what has a single possible answer goes by itself, and after it the game goes on; a scenario that means "
            f"this says who still has to decide, as `Then {example}`")


def in_turn_order(document: Document) -> list[str]:
    """The seats of a position, from whoever is active on: several open windows are passed in this order."""
    seats: list[str] = document["seats"]
    active = document.get("active_player") or document.get("active")
    at = seats.index(active) if active in seats else 0
    return seats[at:] + seats[:at]


def is_window(decision: dict[str, Any] | None) -> bool:
    """Whether a decision is a window for a response, which may be passed."""
    return decision is not None and bool(decision.get("optional"))


def is_answer(op: Operation) -> bool:
    """Whether an operation answers a question of an effect or of chance, and is no action of its own."""
    return op["op"] == "act" and (op["action"].get("type") == "choose" or op["player"] == "chance")


def settled(awaits: dict[str, Any], patterns: tuple[dict[str, str], ...], seats: list[str]) -> bool:
    """Whether the open decisions may stay open at the end of a scenario: none, or as one of the patterns says."""
    if not awaits:
        return True
    for pattern in patterns:
        number = len(seats) if pattern["who"] == "all" else 1
        if len(awaits) == number and all(decision["kind"] == pattern["kind"] for decision in awaits.values()):
            return True
    return False


__all__ = ["Execution", "Talks", "Unsupported", "settled"]

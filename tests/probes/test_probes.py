"""The ten probes of the design are consistent: operations, messages and expectations say the same.

A probe is one JSON file beside this module (docs/design/probes.md explains them). Each of its scenarios holds the
operations a scenario compiles to and the log of messages they lead to. `Replay` is a miniature executor: it runs the
operations and demands that every request it would send is the next one of the log, so the log has no message too
many, too few or in the wrong place, and the executor's own passes stand where they must.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "design" / "probes.md"
FILES = sorted(HERE.glob("*.json"))

OPERATIONS: dict[str, set[str]] = {  # the closed list, each with its keys
    "setup": {"game", "cards", "position"},
    "act": {"player", "action", "window"},
    "try": {"player", "action", "window"},
    "verdict": {"accepted", "reason"},
    "expect": {"viewer", "path"},
    "values": {"card", "is"},
    "awaits": {"who"},
    "options": {"player", "cards", "min", "max"},
    "legal": {"player", "type", "cards"},
    "mark": set(),
    "unchanged": {"except"},
}
WHAT = {"cards", "count", "equals", "hidden", "lacks", "rows"}
REQUESTS = {
    "hello": {"protocol"},
    "setup": {"game", "cards", "position"},
    "act": {"player", "action"},
    "observe": {"viewer"},
    "legal": {"player"},
}
REPLIES = ("ok", "illegal", "unsupported", "error")
HARNESS_WORDS = {"op", "by", "expect", "verdict", "accepted", "path", "equals", "lacks", "rows", "who", "except",
                 "window", "scenario", "text", "step", "steps", "is", "mark", "unchanged", "options"}

COUNTED_FOR_OTHERS = {"hand", "collection"}           # a view gives a number instead of the cards
COUNTED_FOR_ALL = {"deck", "spellbook", "points"}
ORDERED = {"deck", "spellbook", "stones", "under", "arena", "resolving"}
SETTLED = {"deploy", "main", "battle", "active", "set"}  # decisions that may stay open when a scenario ends


# -- reading documents ------------------------------------------------------------------------------------------------
def strings(value: Any) -> Iterator[str]:
    """Every string of a document, keys included."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, str):
        yield value


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object of a document, outermost first."""
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from objects(item)
    elif isinstance(value, list):
        for item in value:
            yield from objects(item)


def resolve(document: Any, path: str) -> Any:
    """What a path names: dotted keys; `[A1]` picks the object of card A1, in a list or (at the start) anywhere."""
    for key, card in re.findall(r"([^.\[\]]+)|\[([^\]]+)\]", path):
        if key:
            assert isinstance(document, dict) and key in document, f"{path}: no {key}"
            document = document[key]
            continue
        places = document if isinstance(document, list) else list(objects(document))
        found = [place for place in places if isinstance(place, dict) and place.get("card") == card]
        assert len(found) == 1, f"{path}: {len(found)} objects of {card}"
        document = found[0]
    return document


def placed(value: Any, cards: dict[str, Any]) -> Iterator[str]:
    """The cards a document places: by the key `card` and by lists of ids. A committed choice places nothing."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "card" and isinstance(item, str):
                yield item
            elif key != "committed":
                yield from placed(item, cards)
    elif isinstance(value, list):
        for item in value:
            if isinstance(item, str) and item in cards:
                yield item
            else:
                yield from placed(item, cards)


def names(value: Any, cards: dict[str, Any]) -> Any:
    """The same document with card ids read as names."""
    if isinstance(value, list):
        return [names(item, cards) for item in value]
    return cards[value]["name"] if isinstance(value, str) and value in cards else value


def without(document: Any, path: str) -> None:
    """Blank what a path of dotted keys names."""
    *way, last = path.split(".")
    for key in way:
        document = document[key]
    document[last] = "excepted"


# -- what a viewer may know -------------------------------------------------------------------------------------------
def unseen(entry: dict[str, Any], owner: str, viewer: str) -> bool:
    """Is this card of `owner`'s, lying with its state in a zone, hidden from `viewer`?"""
    if "set_on_turn" in entry or entry.get("face_up") is False:
        return viewer != owner
    if entry.get("face_down"):
        return viewer != owner or not entry["known_to_owner"]
    return False


def view_of(position: dict[str, Any], viewer: str) -> dict[str, Any]:
    """The position as `viewer` may see it."""
    view: dict[str, Any] = json.loads(json.dumps(position))
    for owner, player in view["players"].items():
        for zone, content in player.items():
            if zone in COUNTED_FOR_ALL or (zone in COUNTED_FOR_OTHERS and owner != viewer):
                player[zone] = len(content)
            elif zone == "committed" and content is not None and owner != viewer:
                player[zone] = {"hidden": True}
            elif isinstance(content, list):
                player[zone] = [
                    {"hidden": True} | {key: item for key, item in entry.items() if key != "card"}
                    if isinstance(entry, dict) and unseen(entry, owner, viewer) else entry
                    for entry in content
                ]
    return view


def awaits_of(truth: dict[str, Any], view: dict[str, Any], viewer: str) -> dict[str, Any]:
    """The viewer's own decision; cards he does not see among its options are named by player, zone and index."""
    if viewer not in truth["awaits"]:
        return {}
    decision = dict(truth["awaits"][viewer])
    seen = set(strings(view))
    places = {
        entry["card"]: {"player": owner, "zone": zone, "index": index}
        for owner, player in truth["position"]["players"].items()
        for zone, content in player.items() if isinstance(content, list)
        for index, entry in enumerate(content) if isinstance(entry, dict) and entry.get("card")
    }
    if "from" in decision:
        decision["from"] = [card if card in seen else places[card] for card in decision["from"]]
    return {viewer: decision}


# -- the miniature executor -------------------------------------------------------------------------------------------
class Replay:
    """Runs the operations of one scenario against its log; `finish` demands that nothing is left over."""

    def __init__(self, messages: list[dict[str, Any]]) -> None:
        self.log = iter(messages)
        self.number = 0
        self.cards: dict[str, Any] = {}
        self.seats: list[str] = []
        self.truth: dict[str, Any] | None = None      # the last full observation, until the next accepted act
        self.views: dict[str, dict[str, Any]] = {}
        self.fresh = True                             # nothing done since set-up: no window can be open
        self.looking = False                          # a scenario looks at an open decision
        self.attempt: dict[str, Any] | None = None
        self.marked: dict[str, Any] = {}

    def call(self, do: str, by: str | None = None, **params: Any) -> dict[str, Any]:
        self.number += 1
        request = {"id": self.number, "do": do, **params}
        sent, answer = next(self.log, {}), next(self.log, {})
        assert sent == ({"to": request, "by": by} if by else {"to": request})
        reply: dict[str, Any] = answer["from"]
        assert reply["id"] == self.number
        assert len([kind for kind in REPLIES if kind in reply]) == 1 and len(reply) == 2, reply
        assert "illegal" not in reply or do == "act"
        return reply

    def observe(self, viewer: str | None = None) -> dict[str, Any]:
        if viewer is None:
            if self.truth is None:
                self.truth = self.call("observe", viewer=None)["ok"]
                here = sorted(placed(self.truth["position"], self.cards))
                assert here == sorted(self.cards), "cards are conserved"
                for decision in self.truth["awaits"].values():
                    assert "kind" in decision
            return self.truth
        if viewer not in self.views:
            truth = self.observe()
            seen = self.call("observe", viewer=viewer)["ok"]
            assert seen["view"] == view_of(truth["position"], viewer)
            assert seen["awaits"] == awaits_of(truth, seen["view"], viewer)
            known = set(strings(seen["view"])) & self.cards.keys()
            assert set(strings(seen)) & self.cards.keys() <= known, "a hidden card is named outside the board"
            self.views[viewer] = seen
        return self.views[viewer]

    def send(self, player: str, action: dict[str, Any], by: str | None = None) -> dict[str, Any]:
        reply = self.call("act", by=by, player=player, action=action)
        if "ok" in reply:
            self.truth, self.views, self.fresh, self.looking = None, {}, False, False
        return reply

    def windows(self) -> list[str]:
        awaits = self.observe()["awaits"]
        return [seat for seat in self.seats if awaits.get(seat, {}).get("optional")]

    def close_windows(self, until: dict[str, str] | None = None) -> None:
        """Pass every open window and answer unscripted shuffles; stop early where `until` is what is awaited."""
        while not self.fresh and not self.looking:
            if until and self.awaited(until):
                return
            if "chance" in self.observe()["awaits"]:
                self.send("chance", {"type": "shuffle", "cards": []}, by="executor")
            elif self.windows():
                self.send(self.windows()[0], {"type": "pass"}, by="executor")
            else:
                return

    def seek_window(self, player: str, must: bool) -> None:
        """Pass the others' windows, each once at most, until `player` has one; an attempt is sent without one too."""
        self.looking = False
        passed: set[str] = set()
        while player not in self.windows():
            others = [seat for seat in self.windows() if seat not in passed]
            if not others:
                assert not must, f"{player} is given no window"
                return
            passed.add(others[0])
            self.send(others[0], {"type": "pass"}, by="executor")

    def awaited(self, who: dict[str, str]) -> bool:
        kinds = {seat: decision["kind"] for seat, decision in self.observe()["awaits"].items()}
        if set(who) == {"anyone"}:
            return bool(kinds) and set(kinds.values()) == {who["anyone"]}
        return kinds == who

    def do(self, op: dict[str, Any]) -> None:
        keys = dict(op)
        name = keys.pop("op")
        getattr(self, f"do_{name}")(**{"unless" if key == "except" else key: item for key, item in keys.items()})

    def do_setup(self, game: str, cards: dict[str, Any], position: dict[str, Any]) -> None:
        self.cards, self.seats = cards, position["seats"]
        hello = self.call("hello", protocol=1)["ok"]
        assert game in hello["games"]
        self.call("setup", game=game, cards=cards, position=position)
        assert sorted(placed(position, cards)) == sorted(cards)

    def play(self, player: str, action: dict[str, Any], window: bool, observed: bool) -> dict[str, Any]:
        assert self.attempt is None, "a verdict is missing"
        if window:
            self.seek_window(player, must=not observed)
        else:
            self.looking = False
            self.close_windows()
        before = self.observe() if observed else None
        reply = self.send(player, action)
        if "illegal" in reply:
            self.truth, self.looking = None, True     # a refusal leaves the decision open, and says so
            assert self.observe() == before, "a refused action changed the position"
        return reply

    def do_act(self, player: str, action: dict[str, Any], window: bool) -> None:
        assert "ok" in self.play(player, action, window, observed=False)

    def do_try(self, player: str, action: dict[str, Any], window: bool) -> None:
        self.attempt = self.play(player, action, window, observed=True)

    def do_verdict(self, accepted: bool, reason: str | None) -> None:
        attempt, self.attempt = self.attempt, None
        assert attempt is not None and ("ok" in attempt) == accepted
        assert reason is None or attempt["illegal"]["reason"] == reason

    def do_expect(self, viewer: str | None, path: str | None, **what: Any) -> None:
        self.close_windows()
        seen = self.observe(viewer)
        document = seen["position"] if viewer is None else seen["view"]
        (kind, want), = what.items()
        if kind == "lacks":
            assert want in self.cards and want not in set(strings(seen))
            return
        assert path is not None
        value = resolve(document, path)
        zone = re.split(r"[.\]]", path)[-1]
        if kind == "cards":
            entries = [entry["card"] if isinstance(entry, dict) else entry for entry in value]
            got = names(entries, self.cards)
            assert got == want if zone in ORDERED else Counter(got) == Counter(want)
        elif kind == "count":
            assert (value if isinstance(value, int) else len(value)) == want
        elif kind == "hidden":
            assert len([entry for entry in value if isinstance(entry, dict) and entry.get("hidden")]) == want
        elif kind == "rows":
            got = [{key: names(entry[key], self.cards) for key in row} for entry, row in zip(value, want, strict=True)]
            assert got == want
        else:
            assert value == want

    def do_values(self, card: str, **what: Any) -> None:
        self.close_windows()
        now = self.observe()["values"][card]
        assert {key: now[key] for key in what["is"]} == what["is"]

    def do_awaits(self, who: dict[str, str]) -> None:
        self.close_windows(until=who)
        assert self.awaited(who)
        self.looking = True

    def do_options(self, player: str, cards: list[str], min: int, max: int) -> None:
        decision = self.observe()["awaits"][player]
        assert (sorted(decision["from"]), decision["min"], decision["max"]) == (sorted(cards), min, max)

    def do_legal(self, player: str, type: str, cards: list[str | None]) -> None:
        self.close_windows()
        heads = self.call("legal", player=player)["ok"]["actions"]
        named = [head.get("card") or (head.get("cards") or [None])[0] for head in heads if head["type"] == type]
        assert Counter(named) == Counter(cards)

    def do_mark(self) -> None:
        self.close_windows()
        self.marked = self.observe()["position"]

    def do_unchanged(self, unless: list[str]) -> None:
        self.close_windows()
        before, after = (json.loads(json.dumps(p)) for p in (self.marked, self.observe()["position"]))
        for path in unless:
            assert resolve(before, path) != resolve(after, path), f"{path} is excepted and did not change"
            without(before, path)
            without(after, path)
        assert before == after

    def finish(self) -> None:
        assert self.attempt is None, "a verdict is missing"
        self.close_windows()
        kinds = {decision["kind"] for decision in self.observe()["awaits"].values()}
        assert self.looking or kinds <= SETTLED, f"unanswered at the end: {kinds}"
        assert next(self.log, None) is None, "the log goes on"


# -- the scenarios ----------------------------------------------------------------------------------------------------
def scenarios() -> Iterator[Any]:
    """Each scenario of each file, with the sentences it should have."""
    for path in FILES:
        probe = json.loads(path.read_text(encoding="utf-8"))
        rows = {row["case"]: row for row in probe.get("examples", [])}
        for number, one in enumerate([probe, *probe.get("more", [])], start=1):
            sentences = one.get("scenario", probe["scenario"])
            for key, cell in rows.get(one.get("case", ""), {}).items():
                sentences = [sentence.replace(f"<{key}>", cell) for sentence in sentences]
            yield pytest.param(one, sentences, id=f"{path.stem}-{number}")


SCENARIOS = list(scenarios())


def operations(one: dict[str, Any]) -> list[dict[str, Any]]:
    return [op for step in one["steps"] for op in step["ops"]]


def requests(one: dict[str, Any]) -> list[dict[str, Any]]:
    return [message["to"] for message in one["messages"] if "to" in message]


def test_there_are_ten() -> None:
    probes = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    assert len(probes) == 10
    assert {probe["game"] for probe in probes} == {
        "renathea", "element_clash", "pokemon_tcg", "elemental_clash", "magical_cute"}


@pytest.mark.parametrize(("one", "sentences"), SCENARIOS)
def test_steps_are_the_sentences_of_the_scenario(one: dict[str, Any], sentences: list[str]) -> None:
    assert [step["text"] for step in one["steps"]] == sentences
    assert not any("<" in sentence for sentence in sentences)


@pytest.mark.parametrize(("one", "sentences"), SCENARIOS)
def test_operations_are_of_the_closed_list(one: dict[str, Any], sentences: list[str]) -> None:
    for op in operations(one):
        keys = set(op) - {"op"}
        if op["op"] == "expect":
            assert len(keys & WHAT) == 1
            keys -= WHAT
        assert keys == OPERATIONS[op["op"]], op


@pytest.mark.parametrize(("one", "sentences"), SCENARIOS)
def test_the_log_is_what_an_executor_would_send(one: dict[str, Any], sentences: list[str]) -> None:
    replay = Replay(one["messages"])
    for op in operations(one):
        replay.do(op)
    replay.finish()


@pytest.mark.parametrize(("one", "sentences"), SCENARIOS)
def test_acts_stand_in_the_log_in_order(one: dict[str, Any], sentences: list[str]) -> None:
    """Said again without the miniature executor, so that a mistake of it does not hide one of the log."""
    scripted = [(op["player"], op["action"]) for op in operations(one) if op["op"] in ("act", "try")]
    acts = [message for message in one["messages"] if message.get("to", {}).get("do") == "act"]
    assert [(m["to"]["player"], m["to"]["action"]) for m in acts if "by" not in m] == scripted
    for message in acts:
        if "by" in message:
            assert message["by"] == "executor"
            assert message["to"]["action"] in ({"type": "pass"}, {"type": "shuffle", "cards": []})


@pytest.mark.parametrize(("one", "sentences"), SCENARIOS)
def test_no_expectation_travels(one: dict[str, Any], sentences: list[str]) -> None:
    for request in requests(one):
        rest = set(request) - {"id", "do"}
        assert rest == REQUESTS[request["do"]]
        titles = {card["name"] for op in operations(one) if op["op"] == "setup" for card in op["cards"].values()}
        told = set(strings({key: item for key, item in request.items() if key != "cards"}))
        assert not told & titles, "cards are named by their ids"
        assert not told & HARNESS_WORDS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_page_shows_the_probe(path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    probe = json.loads(path.read_text(encoding="utf-8"))
    assert path.name in page
    for one in [probe, *probe.get("more", [])]:
        for sentence in one.get("scenario", []):
            for line in sentence.splitlines():
                assert line in page


def test_the_resolver_finds_a_card_in_a_list_and_anywhere() -> None:
    document = {"players": {"A": {"zone": [{"card": "A1", "n": 1}, {"card": "A10", "n": 2}]}}}
    assert resolve(document, "players.A.zone[A10].n") == 2
    assert resolve(document, "[A1].n") == 1
    with pytest.raises(AssertionError, match="0 objects of B1"):
        resolve(document, "[B1].n")

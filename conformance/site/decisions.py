"""What `awaits` and the legal list look like for each kind of decision of a game, as its scenarios show it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, islice
from typing import Any, get_args, get_type_hints

from conformance.adapters.base import AdapterFault
from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.protocol.games import game
from conformance.run.executor import Execution
from conformance.run.verdicts import Judged
from conformance.site.data import Book, Example
from conformance.site.fields import code, table, types_in

ORDER = ("by", "of", "from", "min", "max", "optional")
CHANCE = "chance"
MOST_TRIED = 40  # moments of one kind that are looked at for a legal list


def decisions(book: Book) -> str:
    """The kinds of decisions that `awaits` names: what they carry, what is decided, which action answers."""
    engine = game(book.game).engine
    actions = actions_by_name(book)
    carried = fields_carried(book)
    rows = []
    for kind in kinds(book):
        about = " ".join((actions[kind].__doc__ or "").split("\n\n")[0].split()) if kind in actions else ""
        rows.append([code(kind), ", ".join(code(key) for key in carried.get(kind, ())) or "nothing", about,
                     f"[`{kind}`](#action-{kind})" if kind in actions else ""])
    settled = " or ".join(f"{'all players' if entry['who'] == 'all' else 'one player'} to {entry['kind']}"
                          for entry in engine.SETTLED)
    return (table(["kind", "carries besides `kind`", "what is decided", "answered by"], rows) + "\n\n"
            f"At the end of a scenario nothing may be left to decide, except {settled}, or what the scenario's last "
            "sentences look at.")


def actions_by_name(book: Book) -> dict[str, type]:
    """The types of actions by their names; what actions are made of is left out."""
    found = types_in(game(book.game).engine.Action)
    return {get_args(hints["type"])[0]: kind for kind in found if "type" in (hints := get_type_hints(kind))}


def heads(book: Book) -> str:
    """One entry of `awaits` for each kind of decision, and what `legal` lists then: a head of each form."""
    rows = []
    for kind in kinds(book):
        who, decision, listed = shown(book, kind)
        if decision:
            listing = ", ".join(code(json.dumps(head, ensure_ascii=False)) for head in listed)
            rows.append([code(kind), code(json.dumps({who: decision}, ensure_ascii=False)),
                         "never asked of chance" if who == CHANCE else listing])
    return ("What `legal` lists at such a decision: a head of each form, from scenarios. A part that is not there is "
            "free.\n\n" + table(["kind", "in `awaits`", "heads"], rows))


def kinds(book: Book) -> tuple[str, ...]:
    """All kinds of decisions of a game."""
    return get_args(get_type_hints(game(book.game).engine.Decision)["kind"])


def open_decisions(book: Book) -> Iterator[tuple[Example, int, str, dict[str, Any]]]:
    """Every open decision of every moment: scenario, number of the step, who, what."""
    for example in book.examples.values():
        for number, moment in enumerate(example.moments):
            for who, decision in moment.awaits.items():
                yield example, number, who, decision


def fields_carried(book: Book) -> dict[str, list[str]]:
    """The fields beside `kind` that decisions of a kind are seen with."""
    found: dict[str, set[str]] = {}
    for _, _, _, decision in open_decisions(book):
        found.setdefault(decision["kind"], set()).update(decision)
    return {kind: [*(key for key in ORDER if key in keys), *sorted(keys - {*ORDER, "kind"})]
            for kind, keys in found.items()}


def shown(book: Book, kind: str) -> tuple[str, dict[str, Any], list[dict[str, Any]]]:
    """Who decides and what, at the first moment of this kind, and heads of every form that such moments list."""
    found = (moment for moment in open_decisions(book) if moment[3]["kind"] == kind)
    first = next(found, None)
    if first is None:
        return "", {}, []
    forms: dict[tuple[str, ...], dict[str, Any]] = {}
    for example, number, who, decision in islice(chain([first], found), MOST_TRIED) if first[2] != CHANCE else ():
        for head in listed_at(example, number, who, decision):
            forms.setdefault((head["type"], *head), head)
    return first[2], first[3], sorted(forms.values(), key=lambda head: str(head["type"]))


def listed_at(example: Example, number: int, who: str, decision: dict[str, Any]) -> list[dict[str, Any]]:
    """The legal list of a player after a step; empty where that step has not left this decision open, or goes wrong."""
    assert example.case is not None  # it has been played
    adapter = InProcess("reference", Server, trusted=True)
    execution = Execution(example.case, adapter, declared(game(example.case["game"])))
    listed: list[dict[str, Any]] = []
    with suppress(Judged, AdapterFault):
        for step in example.case["steps"][:number + 1]:
            execution.run_step(step)
        if execution.talk.observe()[1].get(who) == decision:
            listed = adapter.call("legal", player=who)["ok"]["actions"]
    return listed

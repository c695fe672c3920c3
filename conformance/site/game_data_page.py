"""What an implementer needs to know of one game: its position, actions, decisions, views, cards and reasons."""

import inspect
import json
import re
import sys
from importlib import import_module
from typing import Any

from conformance.protocol.games import game
from conformance.site.data import Book
from conformance.site.decisions import actions_by_name, decisions, heads
from conformance.site.fields import data_table, table, types_in
from conformance.site.markup import heading_text, md_href, slug
from conformance.site.places import PROTOCOL, RULINGS, anchor, data_page
from conformance.site.talk import block


def game_data_page(book: Book) -> str:
    """The Markdown of the page."""
    here, engine = data_page(book.game), game(book.game).engine
    return "\n\n".join([
        f"---\ntitle: {json.dumps(f'{book.name}: data', ensure_ascii=False)}\n---",
        f"# {heading_text(book.name)}: positions, actions, reasons",
        f"What the messages of the [protocol]({md_href(here, PROTOCOL)}) carry when the game is `{book.game}`. Fields "
        "that are left out have the value in the third column. A zone is a list of cards: where it is unordered, any "
        "order is the same.",
        "## Position {#position}", *type_parts(book, types_in(engine.Position)),
        "### Which positions there are {#position-possible}", possible(book),
        "### Example {#position-example}", "A position as `setup` sends it:", example_position(book),
        "## Decisions {#decisions}", decisions(book), "### Heads {#heads}", heads(book),
        "## Actions {#actions}", "The `action` of an `act`. The examples are taken from scenarios.",
        *paragraphs(book, module_of(engine.Head))[1:], *action_parts(book),
        "## Views {#views}", "What `observe` replies for a viewer. Other types are those of the position.",
        *type_parts(book, [t for t in types_in(engine.View) if t not in types_in(engine.Position)]),
        "## Cards {#cards}", "The values of `cards` in a `setup`. A card's effects are data; an effect operation "
        "that an adapter does not declare is never sent to it.",
        *type_parts(book, types_in(engine.Card)),
        "## Reasons {#reasons}", "Why an action is refused: a closed list. Reasons are compared only for adapters that "
        "declare the capability `reasons`.", reasons(book, here),
    ]) + "\n"


PLACES = "- Every card of `cards` lies in exactly one zone, and every zone holds only cards of `cards`."
SEATS = ("- `seats` are those of the game in their order, each with its entry in `players`; `rulings` names readings "
         "that are declared.")


def type_link(book: Book) -> Any:
    """Links a type to its table on this page."""
    engine, actions = game(book.game).engine, {*actions_by_name(book).values()}
    known = {t.__name__ for t in types_in(engine.Position, engine.View, engine.Card, engine.Action) if t not in actions}
    return lambda kind: f"[{kind.__name__}](#{type_anchor(kind)})" if kind.__name__ in known else kind.__name__


def type_anchor(kind: type) -> str:
    """The anchor of a type's table."""
    return f"type-{slug(kind.__name__)}"


def type_parts(book: Book, kinds: list[type]) -> list[str]:
    """Each type with what it is and its fields."""
    parts = []
    for kind in kinds:
        parts.append(f"### {kind.__name__} {{#{type_anchor(kind)}}}")
        parts += paragraphs(book, kind)
        parts.append(data_table(kind, type_link(book)))
    return [part for part in parts if part]


def example_position(book: Book) -> str:
    """The set-up of the first scenario that has one."""
    setup = next(example.setup for example in book.examples.values() if example.setup)
    return block(setup["position"])


def paragraphs(book: Book, thing: Any) -> list[str]:
    """What the code says of a type or module, as Markdown; rulings are linked."""

    def linked(found: re.Match[str]) -> str:
        href = md_href(data_page(book.game), RULINGS, anchor(found[1]))
        return f"[{found[0]}]({href})" if found[1] in book.rulings else found[0]

    ruling = re.compile(rf"({re.escape(book.rulebook.prefix)}-R\d+)(?::[a-z])?")
    return [ruling.sub(linked, " ".join(part.split())) for part in (inspect.getdoc(thing) or "").split("\n\n")]


def module_of(kind: type) -> Any:
    """The module that a type stands in."""
    return sys.modules[kind.__module__]


def possible(book: Book) -> str:
    """What a position must be besides having the right types: what the engine's checks say of themselves."""
    check = import_module(f"{game(book.game).engine.__name__}.check")
    checks = [thing for _, thing in inspect.getmembers(check, inspect.isfunction)
              if thing.__module__ == check.__name__ and thing.__name__.startswith("check_")]
    checks.sort(key=lambda thing: thing.__code__.co_firstlineno)
    found = [f"- {paragraphs(book, thing)[0]}" for thing in checks if thing.__name__ != "check_places"]
    return ("The suite sets up positions that hold to the following, and no others; whether play can reach them does "
            "not matter. An adapter refuses with `error` at least what the first line forbids, unknown fields and "
            "wrong types.\n\n" + "\n".join([PLACES, SEATS, *found, "- Somebody has a choice, or the game is over."]))


def action_parts(book: Book) -> list[str]:
    """Each action with its fields and an example from a scenario; then what actions are made of."""
    parts, actions = [], actions_by_name(book)
    for name, kind in actions.items():
        parts += [f"### {name} {{#action-{name}}}", *paragraphs(book, kind), data_table(kind, type_link(book))]
        if found := example_action(book, name):
            parts.append(block(found))
    known = {*actions.values(), *types_in(game(book.game).engine.Position)}
    return [*parts, *type_parts(book, [t for t in types_in(game(book.game).engine.Action) if t not in known])]


def example_action(book: Book, name: str) -> dict[str, Any] | None:
    """The first accepted action of a type in any scenario, with who does it."""
    for example in book.examples.values():
        for step in example.case["steps"] if example.case else ():
            for op in step["ops"]:
                if op["op"] == "act" and op["action"]["type"] == name:
                    return {"player": op["player"], "action": op["action"]}
    return None


def reasons(book: Book, here: str) -> str:
    """Every reason with the rules that refuse for it."""
    by_reason: dict[str, list[str]] = {}
    for rule, places in book.citations.items():
        for place in places:
            if place.reason and rule not in by_reason.setdefault(place.reason, []):
                by_reason[place.reason].append(rule)
    rows = []
    for reason in game(book.game).engine.REASONS:
        links = []
        for rule in by_reason.get(reason, ()):
            page, home = book.home(rule)
            links.append(f"[{rule}]({md_href(here, page, anchor(home))})" if page else rule)
        rows.append([f"`{reason}`", ", ".join(links)])
    return table(["reason", "rules"], rows)



"""What an implementer needs to know of one game: its position, actions, decisions, views, cards and reasons."""

import json
from typing import Any, get_args, get_type_hints

from conformance.protocol.games import game
from conformance.site.data import Book
from conformance.site.fields import data_table, table, types_in
from conformance.site.markup import heading_text, md_href, slug
from conformance.site.places import PROTOCOL, anchor, data_page
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
        "### Example {#position-example}", "A position as `setup` sends it:", example_position(book),
        "## Decisions {#decisions}", decisions(book),
        "## Actions {#actions}", "The `action` of an `act`. The examples are taken from scenarios.",
        *action_parts(book),
        "## Views {#views}", "What `observe` replies for a viewer. Other types are those of the position.",
        *type_parts(book, [t for t in types_in(engine.View) if t not in types_in(engine.Position)]),
        "## Cards {#cards}", "The values of `cards` in a `setup`. A card's effects are data; an effect operation "
        "that an adapter does not declare is never sent to it.",
        *type_parts(book, types_in(engine.Card)),
        "## Reasons {#reasons}", "Why an action is refused: a closed list. Reasons are compared only for adapters that "
        "declare the capability `reasons`.", reasons(book, here),
    ]) + "\n"


def type_link(book: Book) -> Any:
    """Links a type to its table on this page."""
    known = {t.__name__ for t in types_in(game(book.game).engine.Position, game(book.game).engine.View,
                                         game(book.game).engine.Card)}
    return lambda kind: f"[{kind.__name__}](#{type_anchor(kind)})" if kind.__name__ in known else kind.__name__


def type_anchor(kind: type) -> str:
    """The anchor of a type's table."""
    return f"type-{slug(kind.__name__)}"


def type_parts(book: Book, kinds: list[type]) -> list[str]:
    """Each type with what it is and its fields."""
    parts = []
    for kind in kinds:
        parts.append(f"### {kind.__name__} {{#{type_anchor(kind)}}}")
        parts.append(" ".join((kind.__doc__ or "").split()))
        parts.append(data_table(kind, type_link(book)))
    return [part for part in parts if part]


def example_position(book: Book) -> str:
    """The set-up of the first scenario that has one."""
    setup = next(example.setup for example in book.examples.values() if example.setup)
    return block(setup["position"])


def decisions(book: Book) -> str:
    """The kinds of decisions that `awaits` names."""
    engine = game(book.game).engine
    kinds = get_args(get_type_hints(engine.Decision)["kind"])
    actions = {get_args(get_type_hints(t)["type"])[0]: t for t in types_in(engine.Action)}
    rows = [[f"`{kind}`", first_line(actions[kind]) if kind in actions else "",
             f"[`{kind}`](#action-{kind})" if kind in actions else ""] for kind in kinds]
    settled = " or ".join(f"{'all players' if entry['who'] == 'all' else 'one player'} to {entry['kind']}"
                          for entry in engine.SETTLED)
    return (table(["kind", "what is decided", "answered by"], rows) + "\n\n"
            f"At the end of a scenario nothing may be left to decide, except {settled}, or what the scenario's last "
            "sentences look at.")


def first_line(kind: type) -> str:
    """What a type is, in a sentence."""
    return " ".join((kind.__doc__ or "").split())


def action_parts(book: Book) -> list[str]:
    """Each action with its fields and an example from a scenario."""
    parts = []
    for kind in types_in(game(book.game).engine.Action):
        name = get_args(get_type_hints(kind)["type"])[0]
        parts += [f"### {name} {{#action-{name}}}", first_line(kind), data_table(kind, type_link(book))]
        if found := example_action(book, name):
            parts.append(block(found))
    return parts


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



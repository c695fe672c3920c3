"""A position as HTML: what a scenario names and what a step has changed is open, the rest folded."""

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from conformance.protocol.games import game, id_of
from conformance.site.layouts import Document, Fact, Layout
from conformance.site.markup import plural, slug, text
from conformance.site.next_words import next_words
from conformance.site.steps_html import INERT, Writer
from conformance.suite.catalogue import natural


@dataclass(frozen=True)
class Table:
    """What all boards of one scenario share: the game's layout, its cards by id, and the zones that its steps name."""

    layout: Layout
    writer: Writer
    cards: dict[str, Document]
    named: frozenset[tuple[str, str]]
    names: dict[str, str] = field(default_factory=dict)
    values: dict[str, Document] = field(default_factory=dict)  # numbers of cards as they are now

    def __post_init__(self) -> None:
        self.names.update({card: definition["name"] for card, definition in self.cards.items()})

    def is_filler(self, item: Any) -> bool:
        """Whether nothing is to be known of a card."""
        return bool(INERT.fullmatch(self.names.get(id_of(item), "")))

    def in_order(self, zone: str, items: list[Any]) -> list[Any]:
        """Cards as they are shown: of an unordered zone those that were stated first."""
        ordered = game(self.writer.game).is_ordered(f"players.A.{zone}")
        return items if ordered else sorted(items, key=lambda item: natural(id_of(item)))


def board(table: Table, before: Document | None, after: Document, awaits: Document, more: str = "") -> str:
    """The position `after`; what differs from `before` is marked. `more` goes into the folded part."""
    sides, folded = [], []
    for seat in after["seats"]:
        shown, rest = side(table, seat, before and before["players"][seat], after["players"][seat])
        sides.append(shown)
        folded.append(rest)
    old = table.layout.facts(before, table.names) if before is not None else None
    head = strip(table.layout.facts(after, table.names), old, next_words(table.writer.game, awaits))
    still = '<p class="still">Nothing has changed.</p>' if before == after else ""
    rest = (f'<div class="sides">{"".join(folded)}</div>' if any(folded) else "") + more
    fold = f'<details class="rest"><summary>The rest of the position</summary>{rest}</details>' if rest else ""
    return (f'<figure class="board" data-search-exclude>{head}{still}<div class="sides">{"".join(sides)}</div>'
            f"{fold}</figure>")


def strip(facts: list[Fact], before: list[Fact] | None, following: list[str]) -> str:
    """Everything that lies in no zone, in one line; at its end what comes next."""
    words = [fact_html("fact", fact, before) for fact in facts]
    words += [f'<span class="fact open">{entry}</span>' for entry in following]
    return f'<p class="strip">{" ".join(words)}</p>'


def fact_html(css: str, fact: Fact, before: list[Fact] | None) -> str:
    """One fact; marked where it is new."""
    new = " new" if before is not None and fact not in before else ""
    return f'<span class="{css}{new}">{text(fact[1])}</span>'


def side(table: Table, seat: str, before: Document | None, after: Document) -> tuple[str, str]:
    """One player's side: what is shown, and what is folded."""
    shown, rest = [], []
    for zone, label in table.layout.zones.items():
        old = before[zone] if before is not None else None
        if (old is not None and old != after[zone]) or (seat, zone) in table.named:
            shown.append(zone_html(table, zone, label, old, after[zone]))
        else:
            rest.append(zone_html(table, zone, label, None, after[zone]))
    old_facts = table.layout.of_player(before, table.names) if before is not None else None
    facts = "".join(fact_html("fact", fact, old_facts) for fact in table.layout.of_player(after, table.names))
    name = f"<b>{text(seat)}</b>"
    return half(name + facts, shown) if shown or facts else "", half(name, rest) if rest else ""


def half(head: str, zones: list[str]) -> str:
    """A side with its zones."""
    return f'<div class="side"><p class="seat-name">{head}</p>{"".join(zones)}</div>'


def zone_html(table: Table, zone: str, label: str, before: list[Any] | None, after: list[Any]) -> str:
    """One zone with its cards: new ones marked, those that have left struck out."""
    pile = zone in table.layout.piles
    old = {id_of(item): item for item in before} if before is not None else None
    here = {id_of(item) for item in after}
    entries = [(item, state(item, old)) for item in table.in_order(zone, after)]
    for card, item in reversed((old or {}).items()):
        if card not in here:
            entries.insert(old_place(card, old or {}, entries), (item, "left"))
    slots = any(isinstance(item, dict) for item, _ in entries)
    cards = "".join(slot(table, item, how, old) for item, how in entries) if slots else chips(table, entries)
    count = plural(len(after), "card") + (", from the top" if len(after) > 1 else "") if pile else ""
    many = f' <span class="count">{count}</span>' if count else ""
    body = f'<ul class="{"slots" if slots else "cards"}">{cards}</ul>' if entries else '<p class="none">empty</p>'
    css = "zone changed" if before is not None and before != after else "zone"
    return f'<div class="{css}"><p class="zone-name">{text(label)}{many}</p>{body}</div>'


def old_place(card: str, old: dict[str, Any], entries: list[tuple[Any, str]]) -> int:
    """Where a card that has left is shown: before the next one that lay behind it and still does, else at the end."""
    behind = list(old)[list(old).index(card) + 1:]
    return next((at for at, (item, how) in enumerate(entries) if id_of(item) in behind and how != "new"), len(entries))


def state(item: Any, old: dict[str, Any] | None) -> str:
    """Whether a card is new in its zone."""
    return "new" if old is not None and id_of(item) not in old else ""


def chips(table: Table, entries: list[tuple[Any, str]]) -> str:
    """Cards without state; in a row, fillers are only counted, and so are more than two cards of one name."""
    pieces = []
    for (name, how), run in groupby(entries, key=lambda entry: (name_of(table, entry[0]), entry[1])):
        number = len(list(run))
        css = f' class="{how}"' if how else ""
        if not name:
            pieces.append(f'<li{css}><span class="filler">{plural(number, "filler")}</span></li>')
            continue
        many = f' <span class="count">×{number}</span>' if number > 2 else ""
        pieces += [f"<li{css}>{table.writer.card(name)}{many}</li>"] * (1 if many else number)
    return "".join(pieces)


def name_of(table: Table, item: Any) -> str:
    """The name of a card; nothing for a filler."""
    return "" if table.is_filler(item) else table.names.get(id_of(item), id_of(item))


def slot(table: Table, item: Document, how: str, old: dict[str, Any] | None) -> str:
    """A card that has a state."""
    card = id_of(item)
    now = marks(table, item)
    was = marks(table, old[card]) if old and card in old else now
    states = "".join(mark_html(mark, new=mark not in was) for mark in now)
    if "face down" in was and "face down" not in now:
        states += mark_html("opened", new=True)
    number = table.layout.number(table.cards[card]) if card in table.cards else ""
    number = ", ".join([number, *changed(table.cards[card], table.values[card])]) if card in table.values else number
    css = " ".join(word for word in ("slot", how, "down" if item.get("face_up") is False else "") if word)
    return (f'<li class="{css}">{table.writer.card(table.names.get(card, card))}'
            f'<span class="power">{text(number)}</span>{states}</li>')


def mark_html(mark: str, *, new: bool) -> str:
    """One state of a card."""
    return f'<span class="mark {slug(mark)}{" new" if new else ""}">{text(mark)}</span>'


def changed(definition: Document, values: Document) -> list[str]:
    """Numbers of a card that are not as printed: `Power now 600`, `DEF now 4`."""
    return [f"{key.capitalize() if key == 'power' else key.upper()} now {value}"
            for key, value in values.items() if definition.get(key) != value]


def marks(table: Table, item: Document) -> list[str]:
    """The state of a card in words, without what goes without saying."""
    if table.layout.marks is not None:
        return table.layout.marks(item, table.names)
    words = []
    for key, value in item.items():
        if isinstance(value, list):
            words += [entry for each in value for entry in lasting(table, each)]
        elif isinstance(value, str) and value in table.names and key != "card":
            words.append(f"{key.replace('_', ' ')} {table.names[value]}")
        elif key == "face_up":
            words += [] if value else ["face down"]
        elif key != "card" and value not in (None, False):
            words.append(key.replace("_", " ") if value is True else str(value) if isinstance(value, str)
                         else f"{key.replace('_', ' ')} {value}")
    return words


def lasting(table: Table, change: Any) -> list[str]:
    """What lasts on a card in words: `power +100 to the end of turn 3`. Nothing for what is no such thing."""
    if not isinstance(change, dict) or "do" not in change:
        return []
    amount = f" {change['amount']:+d}" if isinstance(change.get("amount"), int) else ""
    if change.get("until_turn") is not None:
        return [f"{change['do']}{amount} to the end of turn {change['until_turn']}"]
    source = change.get("source") or change.get("from")
    return [f"{change['do']}{amount}" + (f" from {table.names.get(source, source)}" if source else "")]

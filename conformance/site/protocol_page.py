"""The protocol reference: prose from a template, tables from the models of messages, a real conversation."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path

from pydantic import BaseModel

from conformance.adapters.stdio import MAX_LINE, StdioAdapter
from conformance.protocol import messages
from conformance.run.verdicts import ABOUT
from conformance.site.data import Site
from conformance.site.fields import model_table, table
from conformance.site.markup import heading_text, md_href
from conformance.site.places import PROTOCOL, data_page
from conformance.site.talk import block, conversation

TEMPLATE = Path(__file__).with_name("protocol_template.md")
MARK = re.compile(r"\{\{(\w+)(?: (\w+))?\}\}")


def protocol_page(site: Site) -> str:
    """The Markdown of the page. Raises KeyError where the template asks for something unknown."""
    template = TEMPLATE.read_text(encoding="utf-8")
    said = conversation()
    pages = ", ".join(f"[{heading_text(book.name)}]({md_href(PROTOCOL, data_page(book.game))})" for book in site.books)
    limits = inspect.signature(StdioAdapter).parameters
    fillers: dict[str, Callable[[str], str]] = {
        "version": lambda _: str(messages.VERSION),
        "about": lambda name: " ".join((model(name).__doc__ or "").split()),
        "fields": lambda name: model_table(model(name), without=("id", "do") if is_request(name) else ()),
        "example": lambda name: "\n\n".join(f'<p class="way">{way}</p>\n\n{block(message)}'
                                            for way, message in zip(("request", "reply"), said[name])),
        "verdicts": lambda _: table(["verdict", "means"], [[f"`{name}`", about] for name, about in ABOUT.items()]),
        "game_pages": lambda _: pages,
        "contents": lambda _: contents(template),
        "max_line": lambda _: f"{MAX_LINE >> 20} MiB",
        "timeout": lambda _: f"{limits['timeout'].default:g} seconds",
        "start_timeout": lambda _: "30 seconds",
        "restarts": lambda _: str(limits["max_restarts"].default),
    }
    return MARK.sub(lambda found: fillers[found[1]](found[2] or ""), template)


def model(name: str) -> type[BaseModel]:
    """A model of the messages by name."""
    found: type[BaseModel] = getattr(messages, name)
    return found


def is_request(name: str) -> bool:
    """Whether a model is a request: `id` and `do` are the same in all of them."""
    return issubclass(model(name), messages.Message)


def contents(template: str) -> str:
    """The requests, for whoever looks one up."""
    requests = re.findall(r"^## (hello|setup|act|observe|legal) \{#(\w+)\}", template, re.MULTILINE)
    lines = [[f"[`{name}`](#{anchor})", " ".join((model(name.capitalize()).__doc__ or "").split())]
             for name, anchor in requests]
    return table(["request", "asks"], lines)

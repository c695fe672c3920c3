"""Small pieces of HTML and Markdown. Everything that comes from a file is escaped here."""

import re
from functools import cache
from html import escape
from os.path import relpath
from pathlib import PurePosixPath

CODE_SPAN = re.compile(r"(`+[^`]*`+)")
SENTENCE_END = re.compile(r"(?<=[.:!?])\n(?=[A-Z0-9\"“])")


def slug(name: str) -> str:
    """The anchor of an id or a name: `RN-8.1-a/4` is `rn-8-1-a-4`."""
    return re.sub(r"\W+", "-", name.lower()).strip("-")


def attribute(text: str) -> str:
    """Text inside a quoted attribute."""
    return escape(text, quote=True)


def text(words: str) -> str:
    """Text inside an element."""
    return escape(words, quote=False)


def heading_text(words: str) -> str:
    """Text in a Markdown heading: nothing in it is markup, whatever it looks like."""
    return re.sub(r"([\\`*_{}\[\]#!|])", r"\\\1", text(words))


def prose(words: str) -> str:
    """A description as its author wrote it: Markdown without HTML and pictures; a line that ends a sentence ends."""
    pieces = CODE_SPAN.split(words)
    for at in range(0, len(pieces), 2):
        piece = pieces[at].replace("&", "&amp;").replace("<", "&lt;").replace("![", "\\![")
        pieces[at] = SENTENCE_END.sub("  \n", piece)
    return "".join(pieces)


def href(here: str, there: str, anchor: str = "") -> str:
    """The address of the page `there` (both are paths of Markdown files) as seen from `here`, in finished HTML."""
    end = f"#{anchor}" if anchor else ""
    if here == there and anchor:
        return end
    return way(here, there) + end


@cache
def way(here: str, there: str) -> str:
    """The path from one page to another: there are few pages, and a link to one on every line."""
    path = relpath(there, PurePosixPath(here).parent.as_posix()).replace("\\", "/")
    return re.sub(r"\.md$", ".html", path)


def md_href(here: str, there: str, anchor: str = "") -> str:
    """The same for a Markdown link, which generators check and rewrite themselves."""
    return re.sub(r"\.html(#|$)", r".md\1", href(here, there, anchor))


def link(here: str, there: str, anchor: str, words: str, css: str = "", tip: str = "") -> str:
    """A link in HTML; `tip` shows when a pointer rests on it."""
    extra = (f' class="{css}"' if css else "") + (f' data-tip="{attribute(tip)}"' if tip else "")
    return f'<a{extra} href="{attribute(href(here, there, anchor))}">{text(words)}</a>'


def code(words: str) -> str:
    """Code in HTML."""
    return f"<code>{text(words)}</code>"


def plural(number: int, word: str) -> str:
    """`1 rule`, `2 rules`."""
    return f"{number:,} {word}" + ("" if number == 1 else "s")


def lines_text(lines: tuple[str, ...] | list[str]) -> str:
    """Lines of a book in words: `lines 5 (sentence 2), 10`."""
    words = []
    for entry in lines:
        first, _, last = entry.partition("-")
        line, _, sentence = first.partition(".")
        end_line, _, end_sentence = last.partition(".")
        if not last:
            words.append(f"{line} (sentence {sentence})" if sentence else line)
        elif sentence and end_line == line and end_sentence:
            words.append(f"{line} (sentences {sentence}–{end_sentence})")
        else:
            words.append(f"{first}–{last}")
    one = len(words) == 1 and "-" not in lines[0]
    return f"{'line' if one else 'lines'} {', '.join(words)}" if words else ""


def facts(rows: list[tuple[str, str]]) -> str:
    """A list of names and what belongs to them (HTML); empty ones are left out."""
    inner = "".join(f"<dt>{text(name)}</dt><dd>{value}</dd>\n" for name, value in rows if value)
    return f'<dl class="facts">\n{inner}</dl>' if inner else ""

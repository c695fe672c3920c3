"""The sentences that scenarios can use, each with what it means.

  conformance steps             all of them
  conformance steps deploy      those that speak of deploying
"""

import argparse
import json
import re
from collections.abc import Iterable

from conformance.cli import CONFORMS, UserError
from conformance.cli.console import paint
from conformance.protocol.games import GAMES, UnknownGame, game
from conformance.site.meanings import alternatives, meaning
from conformance.suite.lint.near import did_you_mean
from conformance.vocabulary import vocabulary
from conformance.vocabulary.registry import KINDS, WORD, Definition, Vocabulary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("words", nargs="*", metavar="WORD", help="only sentences with these words")
    parser.add_argument("--game", action="append", metavar="NAME", help=f"only this game: {', '.join(GAMES)}")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError where no sentence has the words."""
    try:
        vocabularies = [vocabulary(game(name).name) for name in args.game or GAMES]
    except UnknownGame as no:
        raise UserError(str(no)) from None
    found = {words.game: matching(words, args.words) for words in vocabularies}
    if not any(found.values()):
        raise UserError(f"no sentence with {' and '.join(map(repr, args.words))}{hint(args.words, vocabularies)}")
    if args.json:
        data = [{"game": name, "kind": d.kind, "sentence": d.pattern, "about": d.about, "table": d.takes_table}
                for name, definitions in found.items() for d in definitions]
        print(json.dumps(data, ensure_ascii=False, indent=1))
        return CONFORMS
    for words in vocabularies:
        if len(vocabularies) > 1 and found[words.game]:
            print(paint(f"== {words.game}", "bold"))
        show(found[words.game], words)
    return CONFORMS


def matching(vocabulary: Vocabulary, words: Iterable[str]) -> list[Definition]:
    """Sentences that hold every word: in their pattern, in what a placeholder can be, or in their description."""
    found = []
    for d in vocabulary.definitions:
        parts = [part for word in WORD.findall(d.pattern) for part in alternatives(word, vocabulary)]
        text = " ".join([d.pattern, d.about, *parts]).lower()
        if all(word.lower() in text for word in words):
            found.append(d)
    return found


def hint(words: list[str], vocabularies: list[Vocabulary]) -> str:
    """The nearest word that a sentence has."""
    known = sorted({word for v in vocabularies for d in v.definitions for word in re.findall(r"\w{3,}", d.pattern)})
    return next((near for word in words if (near := did_you_mean(word, known))), "; `conformance steps` lists them all")


def show(definitions: list[Definition], vocabulary: Vocabulary) -> None:
    """Given, When, Then, and what the placeholders stand for."""
    for kind in KINDS:
        of_kind = [d for d in definitions if d.kind == kind]
        if of_kind:
            print(paint(kind.capitalize(), "bold"))
        for i, d in enumerate(of_kind):
            print(f"  {d.pattern}" + ("  (with a table)" if d.takes_table else ""))
            if i + 1 == len(of_kind) or of_kind[i + 1].about != d.about:  # singular and plural share one description
                print(paint(f"      {d.about}", "dim"))
    used = dict.fromkeys(word for d in definitions for word in WORD.findall(d.pattern))
    if used:
        print(paint("Where", "bold"))
    for word in used:
        print(f"  {{{word}}}  {placeholder(word, vocabulary)}")


def placeholder(word: str, vocabulary: Vocabulary) -> str:
    """What a placeholder stands for: its alternatives, or words about it."""
    return " | ".join(alternatives(word, vocabulary)) or meaning(word, vocabulary)

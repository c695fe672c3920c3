"""The test cards of the suite: the facts that scenarios may state, and the text made from their data.

  conformance cards                 all of them
  conformance cards Iron Wall       one card, or all whose name holds these words
"""

import argparse
import json
from typing import Any

from conformance.cli import CONFORMS, UserError
from conformance.cli.console import paint
from conformance.protocol.games import GAMES, UnknownGame, game
from conformance.suite.compiler import library
from conformance.suite.lint.near import did_you_mean
from conformance.vocabulary import vocabulary

Card = tuple[str, dict[str, Any]]  # game, data


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("name", nargs="*", metavar="NAME", help="a card, or a part of its name")
    parser.add_argument("--game", action="append", metavar="NAME", help=f"only this game: {', '.join(GAMES)}")
    parser.add_argument("--json", action="store_true", help="as JSON, with the data of each card")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError where no card has the name."""
    try:
        games = [game(name).name for name in args.game or GAMES]
    except UnknownGame as no:
        raise UserError(str(no)) from None
    cards = [(name, card) for name in games for card in library(name).cards.values()]
    if args.name:
        cards = named(" ".join(args.name), cards)
    if args.json:
        print(json.dumps([as_data(*card) for card in cards], ensure_ascii=False, indent=1))
        return CONFORMS
    for name, card in cards:
        facts = ", ".join(vocabulary(name).facts(card))
        print(f"{paint(card['name'], 'bold')} ({facts})" + (f"  [{name}]" if len(games) > 1 else ""))
        if text := vocabulary(name).text(card):
            print(f"    {text}")
    return CONFORMS


def named(word: str, cards: list[Card]) -> list[Card]:
    """The card of that name; else those that differ in capitals only; else those whose name holds it.

    Raises UserError where there is none.
    """
    for fits in (lambda name: name == word, lambda name: name.casefold() == word.casefold(),
                 lambda name: word.casefold() in name.casefold()):
        if found := [card for card in cards if fits(card[1]["name"])]:
            return found
    known = [card["name"] for _, card in cards]
    raise UserError(f"no card {word!r}{did_you_mean(word, known, '; `conformance cards` lists them')}")


def as_data(game: str, card: dict[str, Any]) -> dict[str, Any]:
    """A card with its facts and text."""
    words = vocabulary(game)
    return {"game": game, "name": card["name"], "facts": words.facts(card), "text": words.text(card),
            "data": {key: value for key, value in card.items() if key != "name"}}

"""Which scenarios a command is about: paths, and the options --game, --rule, --scenario, --tag, --level."""

import argparse
import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from conformance.cli import UserError
from conformance.cli.progress import reading
from conformance.protocol.games import GAMES, UnknownGame, game
from conformance.suite import cache
from conformance.suite.catalogue import Catalogue, natural, packaged, read_catalogue
from conformance.suite.features import FeatureError, Scenario
from conformance.suite.rulebook import games_of_ids

LEVELS = ("required", "ruled", "supplement")


def add_selection(parser: argparse.ArgumentParser) -> None:
    """The options that narrow down."""
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path,
                        help="feature files or folders of your own (default: the suite's)")
    parser.add_argument("--game", action="append", metavar="NAME", help=f"only this game: {', '.join(GAMES)}")
    parser.add_argument("--rule", action="append", metavar="ID", help="only this rule (RN-8.1) or section (RN-8)")
    parser.add_argument("--scenario", action="append", metavar="ID", help="only this scenario or row, as RN-8.1-a")
    parser.add_argument("--tag", action="append", metavar="TAG", help="only scenarios with this tag")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level")


def catalogue_of(paths: list[Path], games: list[str] | None = None) -> Catalogue:
    """The features of the paths, else the suite's. Raises UserError."""
    cache.waiting = reading
    for path in paths:
        if not path.exists() and re.fullmatch(r"[A-Z]{2}-\d[\w./-]*", str(path)):
            raise UserError(f"{path}: no such file or folder; what is in the suite is chosen with --rule or --scenario")
    try:
        for name in games or ():
            game(name)
        if paths:
            return read_catalogue(paths)
        return Catalogue(tuple(f for name in games or GAMES for f in packaged(name).features))
    except (FeatureError, UnknownGame) as no:
        raise UserError(str(no)) from None


def select(args: argparse.Namespace) -> tuple[Catalogue, list[Scenario]]:
    """The catalogue and the scenarios that are meant, sorted by id. Raises UserError where an option meets nothing."""
    games = args.game or (None if args.paths else games_of_ids([*(args.rule or ()), *(args.scenario or ())]))
    catalogue = catalogue_of(args.paths, games)
    chosen = catalogue.scenarios
    tell_apart(args, catalogue)
    if args.game:
        chosen = [s for s in chosen if s.game in args.game]
    chosen = narrowed(chosen, args.rule, lambda s: {s.rule, s.rule.split(".")[0]}, "rule",
                      [r.id for r in catalogue.rules])
    chosen = narrowed(chosen, args.scenario, lambda s: {s.id, s.outline}, "scenario", [s.id for s in chosen])
    chosen = narrowed(chosen, [t.lstrip("@") for t in args.tag or ()], lambda s: set(s.tags), "tag",
                      sorted({t for s in chosen for t in s.tags}))
    if args.level:
        chosen = [s for s in chosen if s.level in args.level]
    return catalogue, chosen


def tell_apart(args: argparse.Namespace, catalogue: Catalogue) -> None:
    """Raises UserError where a rule is named as a scenario, or a scenario as a rule."""
    rules = {name for rule in catalogue.rules for name in (rule.id, rule.id.split(".")[0])}
    scenarios = {name for scenario in catalogue.scenarios for name in (scenario.id, scenario.outline)}
    for what, words, wanted, other, others in (("rule", args.rule, rules, "scenario", scenarios),
                                               ("scenario", args.scenario, scenarios, "rule", rules)):
        for word in words or ():
            if word not in wanted and word in others:
                raise UserError(f"--{what} {word}: this is a {other}; say --{other} {word}")


def narrowed(scenarios: list[Scenario], wanted: list[str] | None, names, what: str,  # type: ignore[no-untyped-def]
             known: Iterable[str]) -> list[Scenario]:
    """Scenarios of which one of the names is wanted. Raises UserError where a wanted name meets none."""
    if not wanted:
        return scenarios
    for word in wanted:
        if not any(word in names(s) for s in scenarios):
            near = get_close_matches(word, list(known), 3)
            if what == "rule" and word in known:
                raise UserError(f"--rule {word}: no scenario is about this rule")
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UserError(f"--{what} {word}: there is none{hint}")
    return sorted((s for s in scenarios if names(s) & set(wanted)), key=lambda s: natural(s.id))

"""The open points of the rulebooks, and what changes when one is ruled the other way.

  conformance rulings               list them
  conformance rulings RN-R1         one of them whole
  conformance rulings diff RN-R1    run everything under each reading that the reference engine can play
"""

import argparse
import json
from difflib import get_close_matches
from typing import Any

from conformance.cli import CONFORMS, UserError
from conformance.cli.console import paint
from conformance.protocol.games import GAMES
from conformance.suite.rulings import Ruling, rulings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("words", nargs="*", metavar="[diff] ID", help="a ruling, or `diff` and a ruling")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    known = {name: (game, r) for game in GAMES if args.game in (None, game) for name, r in rulings(game).items()}
    if args.words[:1] == ["diff"]:
        if len(args.words) != 2:
            raise UserError("diff: expected one ruling, as `conformance rulings diff RN-R1`")
        game, ruling = find(args.words[1], known)
        return show_diff(game, ruling, as_json=args.json)
    chosen = [find(word, known)[1] for word in args.words] or [ruling for _, ruling in known.values()]
    if args.json:
        print(json.dumps([as_data(ruling) for ruling in chosen], ensure_ascii=False, indent=1))
    elif args.words:
        for ruling in chosen:
            show(ruling)
    else:
        for ruling in chosen:
            more = f"  [{'/'.join(ruling.implemented)}]" if len(ruling.implemented) > 1 else ""
            print(f"{paint(ruling.id, 'bold'):<7} {ruling.question}{paint(more, 'green')}")
        print("\n[a/b]: the reference engine plays these readings; the others are recorded only.")
    return CONFORMS


def find(name: str, known: dict[str, tuple[str, Ruling]]) -> tuple[str, Ruling]:
    """The ruling of that id. Raises UserError with the nearest."""
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise UserError(f"no ruling {name!r}" + (f"; did you mean {near[0]}?" if near else ""))
    return known[name]


def as_data(ruling: Ruling) -> dict[str, Any]:
    """A ruling as plain data."""
    return {"id": ruling.id, "question": ruling.question, "rules": list(ruling.rules), "lines": list(ruling.lines),
            "standing": ruling.standing, "chosen": ruling.chosen, "implemented": list(ruling.implemented),
            "because": ruling.because, "readings": ruling.readings}


def show(ruling: Ruling) -> None:
    """One ruling whole."""
    print(f"{paint(ruling.id, 'bold')} {ruling.question}")
    print(f"  rules {', '.join(ruling.rules)}; lines {', '.join(map(str, ruling.lines))}; {ruling.standing}")
    for letter, text in ruling.readings.items():
        chosen = paint(" (chosen)", "green") if letter == ruling.chosen else ""
        played = "" if letter in ruling.implemented else paint(" (recorded only)", "dim")
        print(f"  {letter}{chosen}{played}: {text}")
    print(f"  because: {ruling.because}\n")


def show_diff(game: str, ruling: Ruling, *, as_json: bool) -> int:
    """Every scenario whose verdict is not the same under all readings. Raises UserError for a ruling recorded only."""
    if len(ruling.implemented) < 2:
        raise UserError(f"{ruling.id} is recorded only: the engine plays {', '.join(ruling.implemented)} alone")
    verdicts = {letter: verdicts_under(game, ruling, letter) for letter in ruling.implemented}
    names = [name for name in verdicts[ruling.chosen] if len({v[name][0] for v in verdicts.values()}) > 1]
    if as_json:
        print(json.dumps({name: {letter: v[name][0] for letter, v in verdicts.items()} for name in names}, indent=1))
        return CONFORMS
    show(ruling)
    for name in names:
        print(paint(name, "bold"), "  ".join(f"{letter}: {v[name][0]}" for letter, v in verdicts.items()))
        for letter, found in verdicts.items():
            if found[name][0] != "pass":
                print(f"    under {letter}: {found[name][1]}")
    total = len(verdicts[ruling.chosen])
    print(f"{len(names)} of {total} scenarios change")
    return CONFORMS


def verdicts_under(game: str, ruling: Ruling, letter: str) -> dict[str, tuple[str, str]]:
    """Verdict and message of every scenario of the game, with this reading in force, whatever its tags say."""
    from conformance.adapters import REFERENCE, open_adapter
    from conformance.run.plan import demand
    from conformance.run.runner import greet, run_cases
    from conformance.suite.catalogue import packaged
    from conformance.suite.compiler import compile_scenario

    cases = []
    for scenario in packaged(game).scenarios:
        case = compile_scenario(scenario)
        own = {r: reading for r, reading in case["rulings"].items() if r != ruling.id} | {ruling.id: letter}
        for step in case["steps"]:
            step["ops"] = [forced(demand(op, own), own) for op in step["ops"]]
        cases.append(case)
    adapter = open_adapter(REFERENCE)
    outcomes = run_cases(cases, adapter, greet(adapter))
    return {outcome.id: (outcome.verdict, outcome.message) for outcome in outcomes}


def forced(op: dict[str, Any], readings: dict[str, str]) -> dict[str, Any]:
    """A set-up with exactly these readings, instead of those of its own tags."""
    if op["op"] == "setup":
        op["position"]["rulings"] = readings
    return op

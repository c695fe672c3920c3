"""How a failure and the end of a run look to a person."""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from conformance.adapters.quoting import printable
from conformance.cli.console import command_line, paint
from conformance.run.unlock import Unlock, unlocks
from conformance.suite.catalogue import natural

ALIKE = 3  # so many failures with the same message are shown whole
ROWS = 12  # of the table of what is lacked
RULES = 12  # so many broken rules are named at the end


class Failures:
    """Shows what does not pass as it comes, and at the end the rules that this is about."""

    def __init__(self, catalogue: Any, args: argparse.Namespace) -> None:
        self.catalogue, self.args = catalogue, args
        self.alike: Counter[tuple[str, str]] = Counter()
        self.rules: Counter[str] = Counter()

    def show(self, case: dict[str, Any], outcome: Any) -> None:
        """One failure: whole, or in a line where the same has been said a few times already."""
        self.rules[case["rule"]] += 1
        first = (printable(outcome.message).splitlines() or [""])[0]
        self.alike[outcome.verdict, first] += 1
        if self.alike[outcome.verdict, first] <= ALIKE:
            show_failure(case, outcome, self.catalogue, self.args)
        else:
            print(f"{heading(case, outcome)}\n  why    as before: {first}")

    def show_rules(self) -> None:
        """The rules that do not hold, those with most failures first."""
        if len(self.rules) > 1:
            names = ", ".join(f"{rule} {n}" for rule, n in self.rules.most_common(RULES))
            more = len(self.rules) - RULES
            print(f"{len(self.rules)} rules do not hold: {names}" + (f", and {more} more" if more > 0 else ""))


def heading(case: dict[str, Any], outcome: Any) -> str:
    """Verdict, id and name of a scenario."""
    colour = "yellow" if outcome.verdict in ("unsupported", "not-run") else "red"
    return f"{paint(outcome.verdict, colour)} {paint(case['id'], 'bold')} {case['name']}"


def show_failure(case: dict[str, Any], outcome: Any, catalogue: Any, args: argparse.Namespace) -> None:
    """Scenario, rule, step, difference, and the command that shows it again."""
    print(heading(case, outcome))
    if rule := catalogue.rule(case["rule"]):
        print(f"  rule   {rule.id} {rule.title}".replace("  rule    ", "  rule   "))  # a draft's has no id
    if outcome.step:
        print(f"  step   {case['file']}:{outcome.line} {outcome.step}")
    for i, line in enumerate(printable(outcome.message).splitlines() or [""]):
        print(f"  {'why    ' if i == 0 else '       '}{line}")
    for line in outcome.differences:
        if line != outcome.message:
            print(f"         {printable(line)}")
    print(f"  again  {again(case, args)}\n")


def again(case: dict[str, Any], args: argparse.Namespace) -> str:
    """The command that runs this scenario alone."""
    words = ["conformance", "run", *(str(path) for path in args.paths), "--scenario", case["id"]]
    for name in args.game or ():
        words += ["--game", name]
    for ruling in args.ruling:
        words += ["--ruling", ruling]
    if args.adapter != "reference":
        words += ["--adapter", args.adapter]
    return command_line(words)


def show_summary(tally: Any, plan: Any, abilities: Any, lacking: list[list[str]], seconds: float) -> None:
    """Counts by level, what was left out, and the verdict on the whole."""
    who = f"{abilities.name} {abilities.version}".strip()
    for level in ("required", "ruled", "supplement"):
        counter = tally.counts.get(level)
        if counter:
            total, passed = sum(counter.values()), counter["pass"]
            rest = ", ".join(f"{n} {verdict}" for verdict, n in sorted(counter.items()) if verdict != "pass")
            print(f"{level:<10} {passed}/{total} pass" + (f"  ({rest})" if rest else ""))
    if not plan.planned:
        print("none of these scenarios belongs to this shard, so nothing was run")
    show_unlocks(unlocks(lacking))
    if plan.not_applicable:
        named = sorted(plan.not_applicable.items(), key=lambda entry: natural(entry[0]))
        names = ", ".join(f"{ruling} {n}" for ruling, n in named[:ROWS])
        more = f", and of {len(named) - ROWS} more rulings" if len(named) > ROWS else ""
        print(f"left out, about readings that are not declared: {names}{more}")
    for game, n in sorted(plan.other_games.items()):
        print(f"not played: {game} ({n} scenarios)")
    if lacking or plan.not_applicable or plan.other_games:
        for text in declared_in_vain(abilities, {case["game"] for case in plan.cases}):
            print(f"declared in vain: {text}")
    if tally.incomplete:
        word = paint("incomplete", "yellow")
    elif tally.conforms:
        word = paint("conforms", "green")
    else:
        word = paint("does not conform", "red")
    print(f"{tally.results} of {plan.planned} scenarios in {seconds:.2f} s: {who} {word}")


def show_unlocks(table: list[Unlock]) -> None:
    """What would let how many unsupported scenarios run."""
    if not table:
        return
    width = max(len(row.need) for row in table[:ROWS])
    print("unsupported, for want of" + " " * max(width - 20, 2) + "alone  in all")
    for row in table[:ROWS]:
        print(f"  {row.need:<{max(width, 22)}} {row.alone:>5}  {row.among:>6}")
    if len(table) > ROWS:
        print(f"  and {len(table) - ROWS} more; --summary FILE has the whole table")


def declared_in_vain(abilities: Any, played: set[str]) -> Iterator[str]:
    """What the adapter has said of itself and nobody understands: else a misspelling would only leave scenarios out."""
    from conformance.doctor.greeting import capabilities, games, readings
    from conformance.doctor.patient import Patient, Playing

    patient = Patient(None, abilities)  # type: ignore[arg-type]  # nothing is asked
    results = [games(patient)] if abilities.games else []
    results += [look(Playing(patient, name)) for name in sorted(played & abilities.games.keys())
                for look in (capabilities, readings)]
    yield from (result.text for result in results if result.state == "fail")

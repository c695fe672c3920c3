"""Knock-outs: take a deciding statement out of the engine, and a scenario of the rule it cites must go red.

Red means failed by an expectation or a verdict. What only crashes, only shows at the end or only changes the reason of
a refusal is *shadowed* and stands in `features/<game>/shadowed.toml`, one table each (`[crash]`, `[end]`, `[reason]`):
the key of the place, and why no scenario can do better. An entry for what is not so is a finding.
"""

from collections.abc import Iterable
from types import ModuleType

from conformance.suite.audit.bench import NOTICED, Bench, Report, Trial, best, counted, trial
from conformance.suite.audit.mutants import Place, modules_of, places, without
from conformance.suite.catalogue import natural

CHECK = "knock-outs"
SHADOWS = ("crash", "end", "reason")
NAMED_ELSEWHERE = 3


def check(bench: Bench, modules: Iterable[ModuleType] | None = None) -> Report:
    """Every deciding statement of the engine (or of `modules`) taken out in turn, for each rule that it cites."""
    report = Report(CHECK)
    found, wrong = places(modules if modules is not None else modules_of(bench.game))
    report.findings += wrong
    outcomes: dict[str, Trial] = {}
    pairs = [(rule, place) for place in found for rule in place.site.rules]
    for rule, place in sorted(pairs, key=lambda pair: (natural(pair[0]), pair[1].site.key(""))):
        key = place.site.key(rule)
        outcomes[key] = outcome = knocked_out(bench, place, rule)
        report.lines.append(f"{rule}: {key.replace(f' {rule}', '')}: {told(outcome)}")
        reason = bench.shadowed.get(outcome.result, {}).get(key)
        if outcome.result == "fail" or (outcome.result in SHADOWS and reason):
            continue
        where = f"{place.site.module.__name__}:{place.site.line}"
        more = elsewhere(bench, place, rule)
        report.findings.append(f"{key} ({where}): without it {told(outcome)}; " + (
            f"scenarios of other rules fail: {more}" if more else "no scenario of another rule fails either"))
    report.findings += stale(bench.shadowed, outcomes)
    killed = sum(outcome.result == "fail" for outcome in outcomes.values())
    shadowed = sum(outcome.result in SHADOWS for outcome in outcomes.values())
    report.summary = (f"{counted(len(found), 'deciding place')}, {counted(len(outcomes), 'knock-out')}: {killed} red, "
                      f"{shadowed} shadowed, {len(outcomes) - killed - shadowed} noticed by nothing")
    return report


def knocked_out(bench: Bench, place: Place, rule: str) -> Trial:
    """How the scenarios of a rule notice that a place is taken out, at best."""
    with without(place):
        return best(bench.of_rule(rule))


def told(outcome: Trial) -> str:
    """An outcome in words."""
    if outcome.result == "fail":
        return f"{outcome.id} goes red"
    words = f"noticed {NOTICED[outcome.result]}"
    return f"{words} ({outcome.id}: {outcome.message})" if outcome.id else words


def elsewhere(bench: Bench, place: Place, rule: str) -> str:
    """Some scenarios of other rules that go red without this place."""
    red = []
    with without(place):
        for scenario in bench.scenarios:
            if scenario.rule == rule or scenario.id not in bench.sound:
                continue
            if trial(bench.cases[scenario.id]).result == "fail":
                red.append(scenario.id)
    more = f" and {len(red) - NAMED_ELSEWHERE} more" if len(red) > NAMED_ELSEWHERE else ""
    return ", ".join(red[:NAMED_ELSEWHERE]) + more


def stale(shadowed: dict[str, dict[str, str]], outcomes: dict[str, Trial]) -> Iterable[str]:
    """Entries of `shadowed.toml` that say what is not so, or do not say why."""
    for result, entries in shadowed.items():
        if result not in SHADOWS:
            yield f"shadowed.toml: no table [{result}]; there are {', '.join(SHADOWS)}"
            continue
        for key, reason in entries.items():
            if key not in outcomes:
                yield f"shadowed.toml: [{result}] {key!r}: there is no such place in the engine; remove the entry"
            elif outcomes[key].result != result:
                yield f"shadowed.toml: [{result}] {key!r}: it is not so: {told(outcomes[key])}; remove the entry"
            elif not reason.strip():
                yield f"shadowed.toml: [{result}] {key!r}: say why no scenario can do better"

"""Choices inside an effect: offered with everything that is needed to answer, and only where there is a choice."""

from collections import Counter
from typing import Any

from conformance.doctor.duet import Duet
from conformance.doctor.patient import Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, number, ok
from conformance.doctor.samples import Case, actions, operations, without_effects
from conformance.run.compare import strings

MOST = 30


def choices(patient: Playing) -> Result:
    """Scenarios with cards that let somebody choose, also those where only one answer is possible."""
    if not patient.has("effects"):
        return not_tried("`effects` is not declared")
    cases = [case for case in patient.cases if lets_choose(case)]
    asked = left_out = 0
    for case in cases[:MOST]:
        duet, any_choice = Duet(patient, case), False
        for _ in duet.moments():
            (_, ours), (_, theirs) = duet.look()
            any_choice |= bool(open_choices(ours))
            if wrong := difference(open_choices(ours), open_choices(theirs)):
                return fail(f"{duet.where}: {wrong}")
        asked, left_out = asked + any_choice, left_out + (not any_choice)
    if not cases:
        return not_tried("no scenario within reach lets anybody choose")
    return ok(f"{number(asked, 'game')} with a choice, {left_out} where one answer is possible and nobody is asked")


def lets_choose(case: Case) -> bool:
    """Whether an effect of a case speaks of a choice, or somebody makes one."""
    if any(op["action"].get("type") == "choose" for op in actions(case)):
        return True
    return not without_effects(case) and "chosen" in set(strings(operations(case)[0]["cards"]))


def open_choices(awaits: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The decisions that an effect asks for."""
    return {who: decision for who, decision in awaits.items() if decision["kind"] == "choose"}


def difference(ours: dict[str, dict[str, Any]], theirs: dict[str, dict[str, Any]]) -> str:
    """What is wrong with the choices that are open now, or nothing."""
    for who, decision in theirs.items():
        if who not in ours:
            one = len(decision.get("from") or ()) <= (decision.get("min") or 0)
            return f"{who} is asked to choose, " + (
                "although only one answer is possible" if one else "although nothing is to be chosen")
    for who, decision in ours.items():
        got = theirs.get(who)
        if got is None:
            return f"{who} has to choose, but `awaits` has no `choose` of {who}"
        if Counter(map(str, got.get("from") or ())) != Counter(map(str, decision["from"])):
            return f"`from` of {who}'s choice should be {decision['from']}, got {got.get('from')}"
        for key in ("min", "max"):
            if got.get(key) != decision[key]:
                return f"`{key}` of {who}'s choice should be {decision[key]}, got {got.get(key)}"
    return ""


GAME = (
    Examination("choices", choices, 'a choice is {"kind":"choose","from":[ids],"min":1,"max":1,"by":card}; where only '
                "one answer is possible, go on without asking", ("act",)),
)

"""Chance is never rolled: a shuffle names the top cards, the rest keeps its order."""

from conformance.doctor.duet import Duet
from conformance.doctor.patient import Playing
from conformance.doctor.results import Examination, Result, not_tried, number, ok
from conformance.doctor.samples import Case, actions, course, phase, spread


def chance(patient: Playing) -> Result:
    """Scripted shuffles, and those that nobody scripts and that change nothing."""
    if not patient.has("chance"):
        return not_tried("`chance` is not declared")
    cases = spread((case for case in patient.cases if about_chance(patient, case)),
                   lambda case: (case["needs"], course(case))[1], 8)
    for case in cases:
        duet = Duet(patient, case)
        for op in duet.moments():
            if op["op"] != "setup":
                duet.same_decisions()
                duet.same_position()
    if not cases:
        return not_tried("no scenario within reach has a shuffle")
    return ok(f"{number(len(cases), 'game')} with shuffles: the named cards lie on top, the rest keeps its order")


def about_chance(patient: Playing, case: Case) -> bool:
    """Whether chance decides something in a case."""
    return bool(actions(case)) and (any(op["player"] == "chance" for op in actions(case))
                                    or phase(case) in patient.game.engine.CHANCE_PHASES)


GAME = (
    Examination("chance", chance, 'never roll: `awaits` is {"chance":{"kind":"shuffle","of":seat}}, the answer names '
                "the top cards in order, the others stay as they lay; an empty list changes nothing", ("act",)),
)

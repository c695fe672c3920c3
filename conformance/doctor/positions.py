"""What goes in comes out: positions, ids, one game after another."""

from typing import Any

from conformance.adapters.base import AdapterFault
from conformance.doctor.difference import first
from conformance.doctor.duet import Duet, playable
from conformance.doctor.patient import Confused, Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, number, ok
from conformance.doctor.samples import Case, actions, course, operations, positions, renamed, spread

ODD = ("x-1", "A10", "b b", "7", "é", "Ω_2", "a.b", "card[3]")


def setup(patient: Playing) -> Result:
    """One position, the simplest, set up and observed."""
    if not patient.cases:
        return not_tried("no scenario of this game needs so little")
    case = patient.cases[0]
    if wrong := changed(patient, case):
        return fail(wrong)
    return ok(f"the position of {case['id']} is set up and comes out as it went in")


def all_positions(patient: Playing) -> Result:
    """Every position that a scenario within reach begins with."""
    cases = positions(patient.cases)
    wrong = [line for case in cases if (line := changed(patient, case))]
    if wrong:
        return fail(f"{len(wrong)} of {len(cases)} come out otherwise than they went in; {wrong[0]}")
    return ok(f"{number(len(cases), 'position')} come out as they went in")


def changed(patient: Playing, case: Case) -> str:
    """How the position that a case begins with comes out otherwise; nothing where it does not."""
    duet = Duet(patient, case)
    duet.begin()
    with duet.blame():
        got = duet.theirs.talk.observe()[0]
    wanted = patient.game.normal(operations(case)[0]["position"])
    difference = first(wanted, got)
    return f"{case['id']}: {difference}" if difference else ""


def decisions(patient: Playing) -> Result:
    """At every set-up somebody has to decide what the position says."""
    cases = positions(patient.cases)
    for case in cases:
        duet = Duet(patient, case)
        duet.begin()
        duet.same_decisions()
    return ok(f"at {number(len(cases), 'position')} `awaits` names who decides what")


def ids(patient: Playing) -> Result:
    """Card ids are opaque: odd ones come out as they went in, and can be played."""
    cases = [case for case in patient.cases if actions(case)]
    tried = 0
    for case in spread(cases, course, 6):
        if trouble(patient, case):
            continue  # with every id
        tried += 1
        new = {card: f"{ODD[i % len(ODD)]}{'' if i < len(ODD) else i}" for i, card in
               enumerate(sorted(operations(case)[0]["cards"]))}
        if wrong := trouble(patient, renamed(case, new.__getitem__)):
            return fail(f"with ids such as {', '.join(ODD[:3])}: {wrong}")
    if not tried:
        return not_tried("no game can be played with ordinary ids")
    return ok(f"{number(tried, 'game')} with odd card ids: they are kept and can be played")


def trouble(patient: Playing, case: Case) -> str:
    """What goes wrong when a case is set up and played, or nothing; after a fault it is started again."""
    try:
        if wrong := changed(patient, case):
            return wrong
        for _ in Duet(patient, case).moments():
            pass
    except Confused as no:
        return str(no)
    except AdapterFault as fault:
        patient.adapter.restart()
        patient.answers_hello()
        return str(fault)
    return ""


def fresh(patient: Playing) -> Result:
    """A set-up forgets everything before it: A, then B, then A again."""
    games = spread((case for case in patient.cases if actions(case)), course, 12)
    able = [case for case in games if playable(patient, case)]
    if len(able) < 2:
        return not_tried("no two different games can be played yet")
    one, other = able[:2]
    before = ending(patient, one)
    if wrong := changed(patient, other):
        return fail(f"after a game of {one['id']} another one begins with something left over: {wrong}")
    ending(patient, other)
    if wrong := changed(patient, one):
        return fail(f"after a game of {other['id']} the first one begins otherwise: {wrong}")
    if wrong := first(before, ending(patient, one)):
        return fail(f"{one['id']}, played a second time, ends otherwise: {wrong}")
    return ok("a new game knows nothing of the one before, and the same game ends the same way")


def ending(patient: Playing, case: Case) -> dict[str, Any]:
    """The position after everything that a case does."""
    duet = Duet(patient, case)
    for _ in duet.moments():
        pass
    with duet.blame():
        return duet.theirs.talk.observe()[0]


SHOW = "`conformance explain ID` shows the position; every field that came in must come out, defaults filled in"
SETUP = (Examination("setup", setup, f"next step: answer `setup` and `observe`; {SHOW}"),)
GAME = (
    Examination("positions", all_positions, f"keep the position as it comes; {SHOW}", ("setup",)),
    Examination("decisions", decisions, "derive `awaits` from the position: who has a choice now, and which kind",
                ("setup",)),
)
PLAYED = (
    Examination("card ids", ids, "ids mean nothing: take owner and order from the zones, never from the id", ("act",)),
    Examination("fresh start", fresh, "let `setup` make everything anew, also what you keep beside the position",
                ("positions", "act")),
)

"""Actions: the first one, refusals, what follows by itself, the end of a game."""

from conformance.doctor.duet import Duet
from conformance.doctor.patient import Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, number, ok, warning
from conformance.doctor.samples import Case, actions, course, operations, spread, without_effects


def act(patient: Playing) -> Result:
    """The simplest action is accepted and does something."""
    case = next((case for case in patient.cases if actions(case) and actions(case)[0]["player"] != "chance"), None)
    if case is None:
        return not_tried("no scenario within reach has an action")
    duet = Duet(patient, case)
    moments = duet.moments()
    next(moments)
    before = duet.look()[1]
    next(moments, None)
    if duet.look()[1] == before:
        return fail(f"{duet.where}: accepted, but neither the position nor `awaits` has changed")
    return ok(f"{duet.where}: accepted, and the position has changed")


def refusals(patient: Playing) -> Result:
    """What the rules refuse is answered `illegal` and changes nothing."""
    tried, accepted = 0, []
    for case in spread((case for case in patient.cases if reasons(case)), reasons, 20):
        duet = Duet(patient, case)
        for _ in duet.moments(refusals=True):
            if duet.theirs.attempt is not None:
                tried += 1
                if "ok" in duet.theirs.attempt:
                    accepted.append(duet.where)
                    break  # what comes after it is another game
    if not tried:
        return not_tried("no scenario within reach has a refusal")
    if len(accepted) == tried:
        return fail(f"all {tried} illegal actions were accepted; first {accepted[0]}")
    if accepted:
        return warning(f"{len(accepted)} of {tried} illegal actions were accepted; first {accepted[0]}",
                       "`conformance run` says which rules refuse them")
    return ok(f"{number(tried, 'illegal action')} refused, and nothing changed")


def reasons(case: Case) -> tuple[str, ...]:
    """The reasons for which a case expects refusals."""
    return tuple(str(op["reason"]) for op in operations(case) if op["op"] == "verdict" and not op["accepted"])


def forced_steps(patient: Playing) -> Result:
    """After each action everything that nobody chooses has happened: the position is that of the next decision."""
    cases = spread((case for case in patient.cases if without_effects(case) and plain(case) and actions(case)),
                   course, 12)
    compared = 0
    for case in cases:
        duet = Duet(patient, case)
        for _ in duet.moments():
            duet.same_decisions()
            duet.same_position()
            compared += 1
    if not compared:
        return not_tried("no scenario within reach has an action without effects")
    return ok(f"{number(len(cases), 'game')} without effects: after every action the next decision is due")


def plain(case: Case) -> bool:
    """Whether no shuffle is needed; there is an examination of its own for that."""
    return "chance" not in case["needs"] and not any(op["player"] == "chance" for op in actions(case))


def game_over(patient: Playing) -> Result:
    """At the end nobody has to decide anything, and whoever acts is refused."""
    ended = 0
    for case in patient.cases:
        if not any(op["op"] == "awaits" and not op["who"] for op in operations(case)):
            continue
        duet = Duet(patient, case)
        for _ in duet.moments():
            pass
        (ours, _), (theirs, awaits) = duet.look()
        if ours.get("result") is None:
            continue
        if theirs.get("result") is None:
            return fail(f"{duet.where}: the game is over, but `result` is empty")
        if awaits:
            return fail(f"{duet.where}: the game is over, but `awaits` names {', '.join(awaits)}")
        last = next((op for op in reversed(actions(case)) if op["player"] != "chance"), None)
        if last:
            reply = patient.adapter.call("act", player=last["player"], action=last["action"])
            if "illegal" not in reply:
                return fail(f"{duet.where}: an action after the end was not answered `illegal`")
        ended += 1
        if ended == 5:
            break
    if not ended:
        return not_tried("no scenario within reach ends a game")
    return ok(f"{number(ended, 'game')} over: nobody is awaited, and a further action is refused")


FIRST = (
    Examination("act", act, "next step: answer `act` for the simplest action; `conformance explain ID` plays it",
                ("setup",)),
)
GAME = (
    Examination("refusals", refusals, 'answer {"illegal":{"reason":…}} and check everything before you change anything',
                ("act",)),
    Examination("forced steps", forced_steps,
                "after an accepted `act` do everything that nobody chooses (open cards, count, draw) until somebody "
                "has a choice; `conformance explain ID` shows where it should stand", ("act",)),
    Examination("game over", game_over, "set `result` and leave `awaits` empty when the game is over", ("act",)),
)

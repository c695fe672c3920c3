"""The legal list agrees with `act`."""

from typing import Any

from conformance.adapters.base import Reply
from conformance.doctor.duet import REFERENCE, Duet
from conformance.doctor.patient import Confused, Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, number, ok
from conformance.doctor.samples import Case, actions, course, spread
from conformance.run.executor import valid
from conformance.run.verdicts import InvalidOutput

Head = dict[str, Any]


def legal(patient: Playing) -> Result:
    """What is listed is accepted, what is accepted is listed, and whoever does not decide can do nothing."""
    if not patient.has("legal"):
        return not_tried("`legal` is not declared")
    cases = spread((case for case in patient.cases if actions(case)), course, 12)
    tried = 0
    for case in cases:
        duet = Duet(patient, case)
        duet.begin()
        awaits = duet.look()[1][1]
        for seat in duet.theirs.ops[0]["position"]["seats"]:
            ours, theirs = listed(duet, REFERENCE, seat), listed(duet, patient.adapter, seat)
            if seat not in awaits:
                if theirs:
                    return fail(f"{case['id']}: {seat} decides nothing, but {theirs[0]} is listed")
                continue
            for head in [*theirs, *(head for head in ours if head not in theirs)]:
                tried += 1
                if wrong := disagreement(duet, seat, head, is_listed=head in theirs, is_known=head in ours):
                    return fail(f"{case['id']}: {seat}: {wrong}")
        if wrong := scripted(duet, case):
            return fail(f"{case['id']}: {wrong}")
    return ok(f"{number(tried, 'entry').replace('entrys', 'entries')} tried: the list and `act` agree")


def listed(duet: Duet, adapter: Any, seat: str) -> list[Head]:
    """The legal list of a seat, without what is null. Raises Confused."""
    reply: Reply = adapter.call("legal", player=seat)
    actions = reply.get("ok", {}).get("actions")
    if not isinstance(actions, list):
        raise Confused(f"{duet.where}: `legal` should be answered with a list `actions`, got {reply}")
    try:
        return [valid(f"legal: actions.{i}", duet.theirs.normal_head, action) for i, action in enumerate(actions)]
    except InvalidOutput as no:
        raise Confused(f"{duet.where}: {no}") from None


def disagreement(duet: Duet, seat: str, head: Head, *, is_listed: bool, is_known: bool) -> str:
    """How the list and `act` disagree about a head, or nothing. A head with free parts may be refused as it stands."""
    duet.begin()
    duet.look()
    accepted = "ok" in duet.patient.adapter.call("act", player=seat, action=head)
    if accepted and not is_listed:
        return f"`act` accepts {head}, but it is not listed"
    if is_listed and not accepted:
        whole = "ok" in REFERENCE.call("act", player=seat, action=head)
        if whole or not is_known:
            return f"{head} is listed, but `act` refuses it"
    return ""


def scripted(duet: Duet, case: Case) -> str:
    """Whether the action that the scenario takes first is not listed, though `act` accepts it."""
    op = actions(case)[0]
    if op["player"] == "chance" or op.get("window"):
        return ""
    duet.begin()
    duet.look()
    heads = listed(duet, duet.patient.adapter, op["player"])
    if any(covers(head, op["action"]) for head in heads):
        return ""
    accepted = "ok" in duet.patient.adapter.call("act", player=op["player"], action=op["action"])
    return f"`act` accepts {op['action']} of {op['player']}, but nothing like it is listed" if accepted else ""


def covers(head: Head, action: Head) -> bool:
    """Whether an action is a completion of a head."""
    return all(set(value) <= set(action.get(key) or ()) if isinstance(value, list) else action.get(key) == value
               for key, value in head.items())


GAME = (
    Examination("legal", legal, "list a head if and only if `act` accepts some completion of it", ("act",)),
)

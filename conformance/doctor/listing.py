"""The legal list agrees with `act`."""

from collections import Counter
from itertools import islice
from typing import Any, get_args, get_type_hints

from conformance.adapters.base import Reply
from conformance.doctor.duet import REFERENCE, Duet
from conformance.doctor.patient import Confused, Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, ok
from conformance.doctor.results import number as number_of
from conformance.doctor.samples import Case, actions, course, spread
from conformance.run.conversation import valid
from conformance.run.verdicts import InvalidOutput

Head = dict[str, Any]


def legal(patient: Playing) -> Result:
    """What is listed is accepted, what is accepted is listed, and whoever does not decide can do nothing.

    Looks at set-ups, and further on in games at the kinds of decisions that no set-up has shown.
    """
    if not patient.has("legal"):
        return not_tried("`legal` is not declared")
    tried: Counter[str] = Counter()
    playable = [case for case in patient.cases if actions(case)]
    for case in spread(playable, course, 12):
        duet = Duet(patient, case)
        duet.begin()
        if wrong := everything(duet, 0, tried) or scripted(duet, case):
            return fail(f"{case['id']}: {wrong}")
    for case in spread(playable, course, 40):
        if tried.keys() >= kinds_of_seats(patient):
            break
        duet = Duet(patient, case)
        news = [number for number, _ in enumerate(duet.moments(), 1) if open_kinds(duet) - tried.keys()]
        if news and (wrong := everything(duet, news[0], tried)):
            return fail(f"{duet.where}: {wrong}")
    total = number_of(sum(tried.values()), "entry").replace("entrys", "entries")
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(tried.items()))
    return ok(f"{total} tried ({kinds}): the list and `act` agree")


def kinds_of_seats(patient: Playing) -> set[str]:
    """The kinds of decisions that players can have, as far as there are scenarios within reach."""
    return {*get_args(get_type_hints(patient.game.engine.Decision)["kind"])} - {"shuffle"}


def open_kinds(duet: Duet) -> set[str]:
    """The kinds of decisions that players have now."""
    return {decision["kind"] for who, decision in duet.look()[1][1].items() if who != "chance"}


def everything(duet: Duet, moment: int, tried: Counter[str]) -> str:
    """How list and `act` disagree for any seat at a moment of a game (0: its set-up), or nothing."""
    goto(duet, moment)
    awaits = duet.look()[1][1]
    for seat in duet.theirs.ops[0]["position"]["seats"]:
        goto(duet, moment)  # what the seat before has tried may have moved the game on
        ours, theirs = listed(duet, REFERENCE, seat), listed(duet, duet.patient.adapter, seat)
        if seat not in awaits:
            if theirs:
                return f"{seat} decides nothing, but {theirs[0]} is listed"
            continue
        for head in [*theirs, *(head for head in ours if head not in theirs)]:
            tried[awaits[seat]["kind"]] += 1
            goto(duet, moment)
            if wrong := disagreement(duet, seat, head, is_listed=head in theirs, is_known=head in ours):
                return f"{seat}: {wrong}"
    return ""


def goto(duet: Duet, moment: int) -> None:
    """Play a game anew as far as its moment number `moment`; 0 is its set-up."""
    if moment:
        duet.again()
        for _ in islice(duet.moments(), moment):
            pass
    else:
        duet.begin()
    duet.look()


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
    if op["player"] == "chance" or op.get("window") or op.get("inside"):
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

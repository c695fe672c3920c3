"""Views: nothing of what is hidden, all of what is not, and only the own decisions."""

import json

from conformance.doctor.duet import Duet
from conformance.doctor.patient import Playing
from conformance.doctor.results import Examination, Result, fail, not_tried, number, ok
from conformance.doctor.samples import course, operations, renamed, spread
from conformance.run.compare import strings


def views(patient: Playing) -> Result:
    """Every seat, at the set-up and after every action. Ids are renamed, so that they are found inside other words."""
    if not patient.has("views"):
        return not_tried("`views` is not declared")
    cases = spread(sorted(patient.cases, key=lambda case: "views" not in case["needs"]), course, 20)
    looked = 0
    for case in cases:
        duet = Duet(patient, renamed(case, "qx{}qx".format))
        names = {card: entry["name"] for card, entry in operations(duet.case)[0]["cards"].items()}
        for _ in duet.moments():
            for seat in operations(case)[0]["position"]["seats"]:
                looked += 1
                if wrong := difference(duet, seat, names):
                    return fail(f"{duet.where}: {seat}'s view {wrong}")
    return ok(f"{number(looked, 'view')} of {number(len(cases), 'game')} hide what is hidden and show the rest")


def difference(duet: Duet, seat: str, names: dict[str, str]) -> str:
    """What is wrong with one view, or nothing."""
    (ours, our_awaits), (theirs, awaits) = duet.look(seat)
    may_know = set(strings([ours, our_awaits])) & names.keys()
    whole = json.dumps([theirs, awaits, duet.theirs.talk.observe(seat)[2]])
    for card, name in names.items():
        if card in whole and card not in may_know:
            return f"names the hidden card {name}"
        if card not in whole and card in may_know:
            return f"lacks {name}, which {seat} may see"
    if others := awaits.keys() - {seat}:
        return f"holds a decision of {min(others)}"
    return ""


GAME = (
    Examination("views", views, "build the view from what this player may know, rather than take things out of the "
                "position: a hidden card is {\"hidden\":true}, hands and decks of others are counts", ("act",)),
)

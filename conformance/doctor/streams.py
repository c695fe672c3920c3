"""What only a command can do wrong: other output among the replies, and not ending."""

import time

from conformance.adapters.stdio import StdioAdapter
from conformance.doctor.duet import playable
from conformance.doctor.patient import Patient, Playing
from conformance.doctor.results import Examination, Result, not_tried, number, ok, warning
from conformance.doctor.samples import actions, course, spread


def output(patient: Playing) -> Result:
    """Whole games, one request after another: nothing but replies on standard output."""
    if not isinstance(patient.adapter, StdioAdapter):
        return not_tried("there is no standard output in between")
    cases = spread((case for case in patient.cases if actions(case)), course, 12)
    for case in cases:
        playable(patient, case)  # if it is not, that is found elsewhere
    patient.answers_hello()  # a line too many would be read in place of this answer
    return ok(f"{number(len(cases), 'game')}: nothing but replies on standard output")


def end(patient: Patient) -> Result:
    """The command ends when its input does."""
    if not isinstance(patient.adapter, StdioAdapter):
        return not_tried("only a command has to end")
    started = time.monotonic()
    patient.adapter.restart()
    seconds = time.monotonic() - started
    patient.answers_hello()
    if seconds >= patient.adapter.grace:
        return warning(f"it did not end within {patient.adapter.grace:g} s after its input ended, and was killed",
                       "leave the loop when standard input ends")
    return ok("it ends when its input does, and starts again")


GAME = (Examination("output", output, "logs belong on standard error; answer every request exactly once", ("setup",)),)
LAST = (Examination("end", end, "leave the loop when standard input ends"),)

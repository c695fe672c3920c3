"""One scenario played on the adapter and on the bundled engine side by side; what is expected of it is left out.

Both are asked by the executor that also judges, so what it demands of every reply (shape, conserved cards) holds here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from conformance.adapters.base import AdapterFault
from conformance.adapters.in_process import InProcess
from conformance.adapters.server import Server, declared
from conformance.doctor.difference import first
from conformance.doctor.patient import Confused, Playing
from conformance.doctor.samples import Case, Operation
from conformance.run.executor import Execution
from conformance.run.plan import under
from conformance.run.verdicts import AdapterGaveUp, Judged

Document = dict[str, Any]
ILLEGAL = "what the rules refuse is answered `illegal`, never `error`"
REFERENCE = InProcess("reference", Server, trusted=True)


class Duet:
    """The case, the two executions, and `where`: the place that messages name."""

    def __init__(self, patient: Playing, case: Case) -> None:
        self.case, self.patient = case, patient
        self.script = list(script(case))
        self.again()

    def again(self) -> None:
        """Back to where nothing is set up."""
        case, patient = self.case, self.patient
        self.where = case["id"]
        self.theirs = Execution(case, patient.adapter, patient.declared)
        self.ours = Execution(under(case, patient.readings), REFERENCE, declared(patient.game))

    def begin(self) -> None:
        """The set-up alone. Raises Confused, AdapterFault."""
        setup = self.theirs.ops[0]
        with self.blame():
            self.theirs.do_setup(setup)
        self.ours.do_setup(self.ours.ops[0])

    def moments(self, *, refusals: bool = False) -> Iterator[Operation]:
        """Plays on: the operation just done, wherever both stand at a decision and can be compared.

        With `refusals`, what the rules refuse is tried too, and yielded; what came of it stands in `theirs.attempt`.
        Raises Confused, AdapterFault.
        """
        self.begin()
        played = [entry for entry in self.script if entry[3] or refusals]
        if not is_part_of_the_script(played[0][2] if played else {}):
            yield self.theirs.ops[0]
        for number, (at, text, op, legal) in enumerate(played):
            self.where = f"{self.case['id']}, {text}"
            with self.blame():
                self.theirs.at = at
                (self.theirs.do_act if legal else self.theirs.do_try)(op)
            if legal:
                self.ours.do_act(op)
            following = played[number + 1][2] if number + 1 < len(played) else {}
            if not self.theirs.answered and not is_part_of_the_script(following):
                yield op
            self.theirs.attempt = None

    def look(self, viewer: str | None = None) -> tuple[tuple[Document, Document], tuple[Document, Document]]:
        """(document, open decisions) of the bundled engine and of the adapter, windows passed."""
        with self.blame():
            theirs = seen(self.theirs, viewer)
        return seen(self.ours, viewer), theirs

    def same_decisions(self) -> None:
        """Raises Confused where other players are to decide, or decide something else."""
        ours, theirs = (kinds(awaits) for _, awaits in self.look())
        if ours != theirs:
            raise Confused(f"{self.where}: `awaits` should be {in_words(ours)}, got {in_words(theirs)}")

    def same_position(self) -> None:
        """Raises Confused where anything but the readings differs."""
        (ours, _), (theirs, _) = self.look()
        if wrong := first({**ours, "rulings": {}}, {**theirs, "rulings": {}}):
            raise Confused(f"{self.where}: {wrong}")

    def show(self) -> str:
        """The command that plays the scenario."""
        return f"`conformance explain {self.case['id']}`"

    @contextmanager
    def blame(self) -> Iterator[None]:
        """Names the scenario in what is raised inside."""
        try:
            yield
        except Judged as no:
            more = next((line for line in no.differences if line != no.message), "")
            hint = f"write what is missing; {ILLEGAL}; {self.show()} plays it" if isinstance(no, AdapterGaveUp) else ""
            raise Confused(f"{self.where}: {no.message}" + (f": {more}" if more else ""), hint) from None
        except AdapterFault as fault:
            raise AdapterFault(fault.kind, f"{self.where}: {fault.message}", fault.stderr) from None


def playable(patient: Playing, case: Case) -> bool:
    """Whether the adapter accepts everything that is done in a case; what comes of it does not matter."""
    try:
        for _ in Duet(patient, case).moments():
            pass
    except Confused:
        return False
    return True


def script(case: Case) -> Iterator[tuple[int, str, Operation, bool]]:
    """What is done in a case after the set-up: place, the sentence, the operation, whether it is legal."""
    listed = [(step["text"], op) for step in case["steps"] for op in step["ops"]]
    for at, (text, op) in enumerate(listed):
        if op["op"] == "act":
            yield at, text, op, True
        elif op["op"] == "try":
            yield at, text, op, at + 1 < len(listed) and bool(listed[at + 1][1].get("accepted"))


def is_part_of_the_script(following: Operation) -> bool:
    """Whether what is open before an operation must stay open: a shuffle, or a window that somebody responds in."""
    return following.get("player") == "chance" or bool(following.get("window") or following.get("inside"))


def seen(execution: Execution, viewer: str | None) -> tuple[Document, Document]:
    """What one side shows, after everything that nobody scripts."""
    if execution.windows_possible():
        execution.pass_windows()
    document, awaits = execution.talk.observe(viewer)[:2]
    return document, awaits


def kinds(awaits: Document) -> dict[str, str]:
    """Who decides what; a window that may be passed is left out, for not everybody opens it."""
    return {who: decision["kind"] for who, decision in awaits.items() if not decision.get("optional")}


def in_words(decisions: dict[str, str]) -> str:
    """`A: deploy, B: deploy`."""
    return ", ".join(f"{who}: {kind}" for who, kind in sorted(decisions.items())) or "nobody"

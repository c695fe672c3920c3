"""An adapter that is a Python class: one message in, one reply out, without a process in between."""

import inspect
import json
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any

from conformance.adapters.alarm import Alarm, Overdue
from conformance.adapters.base import AdapterFault, Reply
from conformance.adapters.quoting import one_line
from conformance.adapters.replies import check_reply
from conformance.adapters.strict_json import parse_answer

OVERDUE = 50  # restarts after no answer in time, all together: each has cost a time limit
LOG_SHOWN = 4_000  # characters of a traceback in a fault
WHAT = "answer with dicts, lists, strings, whole numbers, True, False and None"


def load(spec: str) -> Callable[[], Any]:
    """The class that `python:package.module:Class` names. Raises BadAdapter."""
    from conformance.adapters import BadAdapter

    _, module, name = [*spec.split(":"), "", ""][:3]
    if not module or not name or spec.count(":") != 2:
        raise BadAdapter(f"adapter {spec!r}: expected `python:package.module:Class`")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a command does not look into the current folder by itself
    try:
        with PrintToStderr():
            found = getattr(import_module(module), name)
    except ImportError as error:
        raise BadAdapter(f"adapter {spec!r}: cannot import {module}: {one_line(str(error))}; "
                         "is it installed, or in this folder?") from None
    except AttributeError as error:
        if error.name != name:
            raise BadAdapter(broken_module(spec, module, error)) from None
        raise BadAdapter(f"adapter {spec!r}: {module} has no {name}; check its spelling") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # also SystemExit: a module that ends the program must not end the suite
        raise BadAdapter(broken_module(spec, module, error)) from None
    if not callable(getattr(found, "handle", None)):
        raise BadAdapter(f"adapter {spec!r}: {name} has no method `handle(self, message)` that returns a reply")
    return found  # type: ignore[no-any-return,unused-ignore]


def broken_module(spec: str, module: str, error: BaseException) -> str:
    """What is said of a module that cannot be imported for a fault of its own."""
    where = ""
    if frames := traceback.extract_tb(error.__traceback__):
        where = f" ({frames[-1].filename}:{frames[-1].lineno})"
    if isinstance(error, SyntaxError):
        where = f" ({error.filename}:{error.lineno})"
    return f"adapter {spec!r}: {module} raised {told(error)} while it was imported{where}; mend it first"


class InProcess:
    """Calls an object's `handle`. What it raises is a crash; what passes is as it would be over a wire.

    What it prints goes to standard error, as a log does. `timeout` is in seconds for each reply, where an `Alarm` can
    hold it. `trusted` leaves out all of this, and the way through JSON that keeps two sides from sharing lists: only
    for the bundled server, which copies everything it is given.
    """

    def __init__(
        self, name: str, make: Callable[[], Any], *, trusted: bool = False, timeout: float = float("inf")
    ) -> None:
        self.name, self.make, self.trusted, self.timeout = name, make, trusted, timeout
        self.alive, self.id, self.overdue = True, 0, 0
        self.subject = self.begin()

    def begin(self) -> Any:
        """A new object. Raises AdapterFault."""
        try:
            with PrintToStderr():
                return self.make()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise AdapterFault("spawn", f"{self.name} cannot be made: {told(error)}", end_of(error)) from None

    def call(self, do: str, **params: Any) -> Reply:
        """One request and its checked reply. Raises AdapterFault."""
        if not self.alive:
            raise AdapterFault("crash", f"{self.name} was not started again after a fault")
        self.id += 1
        message = {"id": self.id, "do": do, **params}
        self.alive = False  # until it has answered
        if self.trusted:
            answer = self.handled(do, message)
        else:
            answer = self.handled(do, json.loads(json.dumps(message)))
            answer = parse_answer(self.written(do, answer), "in the reply", WHAT)
        reply = check_reply(do, self.id, answer)
        self.alive = True
        return reply

    def handled(self, do: str, message: dict[str, Any]) -> Any:
        """What the object returns. Raises AdapterFault."""
        try:
            if self.trusted:
                return self.subject.handle(message)
            with PrintToStderr(), Alarm(self.timeout):
                return self.subject.handle(message)
        except Overdue:
            self.overdue += 1
            raise AdapterFault("timeout", f"no answer to {do!r} within {self.timeout:g} s; look for a loop") from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # also SystemExit, which would end the suite, and with exit code 0
            what = f"{self.name} raised {told(error)} while answering {do!r}"
            advice = "an action that the rules refuse is answered `illegal`, never raised"
            raise AdapterFault("crash", f"{what}; {advice}", end_of(error)) from None

    def written(self, do: str, reply: Any) -> bytes:
        """The reply as JSON. Raises AdapterFault."""
        try:
            return json.dumps(reply).encode()
        except (TypeError, ValueError, RecursionError) as error:
            advice = WHAT
            if inspect.iscoroutine(reply):
                reply.close()
                advice = "`handle` is a plain method, not `async def`"
            what = f"the answer to {do!r} cannot be written as JSON: {error}"
            raise AdapterFault("protocol", f"{what}; {advice}") from None

    def restart(self) -> None:
        """A new object. Raises AdapterFault."""
        if self.overdue >= OVERDUE:
            why = f"given up after {OVERDUE} times without an answer within {self.timeout:g} s"
            raise AdapterFault("restarts", f"{why}; mend that first")
        self.close()
        self.subject, self.alive = self.begin(), True

    def close(self) -> None:
        """Tell the object, if it wants to know. What it raises then is nobody's verdict, and goes to standard error."""
        self.alive = False
        subject, self.subject = self.subject, None
        if callable(close := getattr(subject, "close", None)):
            try:
                with PrintToStderr(), Alarm(self.timeout):
                    close()
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                print(f"{self.name}: close raised {told(error)}", file=sys.stderr)


class PrintToStderr:
    """Standard output is the report's, or the words of the command; what an adapter prints is a log."""

    def __enter__(self) -> None:
        self.stdout, sys.stdout = sys.stdout, sys.stderr

    def __exit__(self, *exc: object) -> None:
        sys.stdout = self.stdout


def told(error: BaseException) -> str:
    """An exception in one line."""
    return one_line(f"{type(error).__name__}: {error}".removesuffix(": "))


def end_of(error: BaseException) -> str:
    """The end of a traceback, from the adapter's own frames on."""
    own = error.__traceback__.tb_next if error.__traceback__ else None
    return "".join(traceback.format_exception(type(error), error, own))[-LOG_SHOWN:]

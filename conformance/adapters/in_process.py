"""An adapter that is a Python class: one message in, one reply out, without a process in between."""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from conformance.adapters.base import AdapterFault, Reply, check_reply


def load(spec: str) -> Callable[[], Any]:
    """The class that `python:package.module:Class` names. Raises BadAdapter."""
    from conformance.adapters import BadAdapter

    _, module, name = [*spec.split(":"), "", ""][:3]
    if not module or not name or spec.count(":") != 2:
        raise BadAdapter(f"adapter {spec!r}: expected `python:package.module:Class`")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a command does not look into the current folder by itself
    try:
        found = getattr(import_module(module), name)
    except ImportError as error:
        raise BadAdapter(f"adapter {spec!r}: cannot import {module}: {error}") from None
    except AttributeError:
        raise BadAdapter(f"adapter {spec!r}: {module} has no {name}") from None
    if not callable(getattr(found, "handle", None)):
        raise BadAdapter(f"adapter {spec!r}: {name} has no method `handle(self, message)` that returns a reply")
    return found  # type: ignore[no-any-return,unused-ignore]


class InProcess:
    """Calls an object's `handle`. What it raises is a crash; what passes is as it would be over a wire.

    `trusted` leaves out the way through JSON that keeps two sides from sharing lists: only for the bundled server,
    which copies everything it is given.
    """

    def __init__(self, name: str, make: Callable[[], Any], *, trusted: bool = False) -> None:
        self.name, self.make, self.trusted = name, make, trusted
        self.alive, self.id = True, 0
        self.subject = self.begin()

    def begin(self) -> Any:
        """A new object. Raises AdapterFault."""
        try:
            return self.make()
        except Exception as error:
            raise AdapterFault("spawn", f"{self.name} cannot be made: {type(error).__name__}: {error}") from error

    def call(self, do: str, **params: Any) -> Reply:
        """One request and its checked reply. Raises AdapterFault."""
        if not self.alive:
            raise AdapterFault("crash", f"{self.name} was not started again after a fault")
        self.id += 1
        message = {"id": self.id, "do": do, **params}
        try:
            if self.trusted:
                return check_reply(do, self.id, self.subject.handle(message))
            reply = self.subject.handle(json.loads(json.dumps(message)))
            return check_reply(do, self.id, json.loads(json.dumps(reply, allow_nan=False)))
        except AdapterFault:
            self.alive = False
            raise
        except (TypeError, ValueError, RecursionError) as error:
            self.alive = False
            if is_inside(error):
                raise self.crash(do, error) from error
            raise AdapterFault("protocol", f"the answer to {do!r} cannot be written as JSON: {error}") from None
        except Exception as error:
            self.alive = False
            raise self.crash(do, error) from error

    def crash(self, do: str, error: Exception) -> AdapterFault:
        """What an exception of the adapter counts as."""
        return AdapterFault("crash", f"{self.name} raised {type(error).__name__}: {error} while answering {do!r}; "
                            "an action that the rules refuse is answered `illegal`, never raised")

    def restart(self) -> None:
        """A new object."""
        self.close()
        self.subject, self.alive = self.begin(), True

    def close(self) -> None:
        """Tell the object, if it wants to know."""
        self.alive = False
        if callable(close := getattr(self.subject, "close", None)):
            close()


def is_inside(error: Exception) -> bool:
    """Whether an exception arose in the adapter's `handle`, rather than in writing its reply as JSON."""
    frames, trace = [], error.__traceback__
    while trace is not None:
        frames.append(trace.tb_frame.f_code.co_filename)
        trace = trace.tb_next
    return len(frames) > 1 and not frames[1].endswith(("json/__init__.py", "json\\__init__.py"))

"""Taking a deciding statement out of a module, and ending an engine that does not end by itself."""

import importlib.util
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from conformance.suite.audit import knockouts
from conformance.suite.audit.bench import bench_of
from conformance.suite.audit.guard import Endless, no_endless_loop
from conformance.suite.audit.mutants import modules_of, places, without
from conformance.suite.catalogue import Catalogue
from reference_engine.kernel import Illegal, cite, listen

SOURCE = '''
from functools import lru_cache, wraps
from reference_engine.kernel import Illegal, cite


def plain(n):
    if n < 0:
        raise Illegal("XX-1.1", "negative", f"{n}")
    total = n
    for step in range(n):
        cite("XX-1.2", "XX-1.3")
        total += step
    cite("XX-1.4")
    return total


def twice(n):
    if n == 1:
        raise Illegal("XX-1.1", "one" if n else "none", "")
    if n == 2:
        raise Illegal("XX-1.1", "one" if n else "none", "")


def generator():
    cite("XX-1.5")
    yield 1


def outer(n):
    def inner():
        cite("XX-1.6")
        n.append(1)

    inner()
    return n


class Thing:
    @property
    def size(self):
        try:
            cite("XX-1.7")
            return 1
        finally:
            pass

    @staticmethod
    def name():
        match 1:
            case 1:
                cite("XX-1.8")
                return "thing"


class Other:
    @staticmethod
    def name():
        cite("XX-1.9")
        return "other"


def either(n):
    if n:
        return n
    else:
        cite("XX-1.10")
        return 5


def handled():
    try:
        raise KeyError
    except KeyError:
        cite("XX-1.11")
        return 6
'''
WRONG = '''
from reference_engine.kernel import Illegal, cite

cite("XX-2.1")
x = 1


def last():
    cite("XX-2.2")


def unnamed(rule):
    cite(rule)
    raise Illegal(rule, "no", "")
'''


@pytest.fixture
def load(tmp_path: Path) -> Iterator[object]:
    """Makes a module of a source text."""

    def make(source: str) -> ModuleType:
        path = tmp_path / "planted.py"
        path.write_text(source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("planted", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["planted"] = module
        spec.loader.exec_module(module)
        return module

    yield make
    sys.modules.pop("planted", None)


def test_every_kind_of_place_is_taken_out_and_put_back(load) -> None:  # type: ignore[no-untyped-def]
    module = load(SOURCE)
    found, wrong = places([module])
    assert wrong == []
    outcomes = {"XX-1.1": lambda: module.plain(-1), "XX-1.2": lambda: module.plain(3),
                "XX-1.4": lambda: module.plain(1), "XX-1.5": lambda: list(module.generator()),
                "XX-1.6": lambda: module.outer([]), "XX-1.7": lambda: module.Thing().size, "XX-1.8": module.Thing.name,
                "XX-1.9": module.Other.name, "XX-1.10": lambda: module.either(0), "XX-1.11": module.handled}
    changed = {"XX-1.1": -1, "XX-1.2": 3, "XX-1.4": None, "XX-1.5": [], "XX-1.6": [], "XX-1.7": None, "XX-1.8": None,
               "XX-1.9": None, "XX-1.10": None, "XX-1.11": None}
    right = {"XX-1.2": 6, "XX-1.4": 1, "XX-1.5": [1], "XX-1.6": [1], "XX-1.7": 1, "XX-1.8": "thing",
             "XX-1.9": "other", "XX-1.10": 5, "XX-1.11": 6}
    tried = set()
    for place in found:
        rule = place.site.rules[0]
        if place.site.function == "twice":
            continue
        with without(place):
            assert outcomes[rule]() == changed[rule], rule
        tried.add(rule)
    assert tried == outcomes.keys()
    assert {rule: outcomes[rule]() for rule in right} == right
    with pytest.raises(Illegal):
        module.plain(-1)


def test_keys_have_no_lines_and_tell_places_apart(load) -> None:  # type: ignore[no-untyped-def]
    found, _ = places([load(SOURCE)])
    keys = [place.site.key(rule) for place in found for rule in place.site.rules]
    assert keys[:4] == ["planted.py:plain XX-1.1 negative", "planted.py:plain XX-1.2 cite",
                        "planted.py:plain XX-1.3 cite", "planted.py:plain XX-1.4 cite"]
    assert keys[4:6] == ["planted.py:twice XX-1.1 refusal", "planted.py:twice XX-1.1 refusal #2"]
    assert "planted.py:outer XX-1.6 cite" in keys
    assert "planted.py:Thing.size XX-1.7 cite" in keys


def test_citations_that_mark_nothing_are_told(load) -> None:  # type: ignore[no-untyped-def]
    found, wrong = places([load(WRONG)])
    assert found == []
    assert [line.split(": ", 1)[1] for line in wrong] == [
        "a citation outside of a function marks nothing",
        "no statement follows this cite, so it marks nothing",
        "cite takes the ids of rules, written out",
        "Illegal takes the id of a rule, written out",
    ]


def test_each_rule_of_a_place_is_knocked_out_and_wrong_citations_are_findings(load) -> None:  # type: ignore[no-untyped-def]
    bench = bench_of(Catalogue(()), "renathea")
    report = knockouts.check(bench, [load(SOURCE)])
    assert [line.split(":")[0] for line in report.lines] == [
        "XX-1.1", "XX-1.1", "XX-1.1", *(f"XX-1.{number}" for number in range(2, 12))]
    assert len(report.findings) == len(report.lines)
    assert [line.split(": ", 1)[0] for line in knockouts.check(bench, [load(WRONG)]).findings] == [
        "planted.py:4", "planted.py:9", "planted.py:13", "planted.py:14"]


def test_every_place_of_the_engine_can_be_taken_out() -> None:
    found, wrong = places(modules_of("renathea"))
    assert wrong == []
    assert len(found) > 40
    assert all(module.__name__ != "reference_engine.renathea.__init__" for module in modules_of("renathea"))
    for place in found:
        with without(place):
            pass


def test_an_engine_that_cites_for_ever_is_ended_and_the_listener_put_back() -> None:
    heard: list[str] = []
    listen(heard.append)

    def for_ever() -> None:
        with no_endless_loop(citations=3):
            while True:
                cite("XX-1.1")

    try:
        with pytest.raises(Endless, match="3 citations"):
            for_ever()
        cite("XX-1.2")
    finally:
        listen(None)
    assert heard == ["XX-1.1"] * 3 + ["XX-1.2"]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an alarm")
def test_an_engine_that_does_nothing_for_ever_is_ended() -> None:
    def for_ever() -> None:
        with no_endless_loop(seconds=0.05):
            while True:
                pass

    with pytest.raises(Endless, match=r"0\.05 s"):
        for_ever()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an alarm")
def test_an_alarm_of_somebody_else_goes_on() -> None:
    def ring(number: int, frame: object) -> None:
        raise AssertionError

    old = signal.signal(signal.SIGALRM, ring)
    before = signal.setitimer(signal.ITIMER_REAL, 1000, 500)
    try:
        with no_endless_loop():
            assert signal.getitimer(signal.ITIMER_REAL)[0] < 900
        assert signal.getsignal(signal.SIGALRM) is ring
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 900
        assert signal.getitimer(signal.ITIMER_REAL)[1] == 500
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, old)

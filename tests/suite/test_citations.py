"""Citations in the code of the reference engine."""

import pytest

from conformance.protocol.games import GAMES
from conformance.suite.citations import Citation, citations, citations_in, engine_dir

SOURCE = '''\
def deploy(game):
    if bad:
        raise Illegal("RN-5.5", "not_in_hand", f"{card} is not in the Hand")
    def inner():
        cite("RN-1.1", "RN-1.2")
        go()
    reason = "x" if b else "y"
    raise Illegal("RN-5.6", reason, "computed")
    raise Illegal("RN-5.7", "a" if b else "c", "one of two")

class Thing:
    def method(self):
        cite("RN-2.1")
        other.cite("RN-9.9")
        print("RN-9.8")
cite("RN-3.1")
'''


def test_every_kind() -> None:
    assert citations_in(SOURCE, "x.py") == [
        Citation("RN-5.5", "x.py", 3, "deploy", "refuse", "not_in_hand"),
        Citation("RN-1.1", "x.py", 5, "inner", "cite"),
        Citation("RN-1.2", "x.py", 5, "inner", "cite"),
        Citation("RN-5.6", "x.py", 8, "deploy", "refuse", "x or y"),
        Citation("RN-5.7", "x.py", 9, "deploy", "refuse", "a or c"),
        Citation("RN-2.1", "x.py", 13, "method", "cite"),
        Citation("RN-3.1", "x.py", 16, "<module>", "cite"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_they_stand_where_they_say(game: str) -> None:
    found = citations(game)
    assert len(found) > 20
    assert {c.kind for c in found} == {"cite", "refuse"}
    root = engine_dir(game).parent.parent
    for citation in found:
        assert citation.file.startswith(f"reference_engine/{game}/")
        lines = (root / citation.file).read_text(encoding="utf-8").splitlines()
        assert f'"{citation.rule}"' in lines[citation.line - 1]


@pytest.mark.parametrize("game", GAMES)
def test_none_is_missed(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in engine_dir(game).rglob("*.py")]
    found = citations(game)
    assert len({(c.file, c.line) for c in found if c.kind == "refuse"}) == sum(t.count("raise Illegal(") for t in texts)
    assert len({(c.file, c.line) for c in found if c.kind == "cite"}) == sum(t.count(" cite(") for t in texts)

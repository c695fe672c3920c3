"""Which need unlocks how many scenarios."""

from conformance.run.unlock import Unlock, read, told, unlocks


def test_what_unlocks_most_by_itself_stands_first() -> None:
    lacking = [["views"], ["views", "legal"], ["legal", "views"], ["chance"], ["chance"], ["reasons", "legal"]]
    assert unlocks(lacking) == [Unlock("chance", 2, 2), Unlock("views", 1, 3), Unlock("legal", 0, 3),
                                Unlock("reasons", 0, 1)]
    assert unlocks([["b", "c"], ["a", "b"]]) == [Unlock("b", 0, 2), Unlock("a", 0, 1), Unlock("c", 0, 1)]


def test_it_is_read_from_a_report_too() -> None:
    results = [{"verdict": "unsupported", "message": told(["views", "effects:draw"])}, {"verdict": "pass"},
               {"verdict": "fail", "message": "needs"}, {"verdict": "unsupported", "message": told(["views"])}]
    assert read(results) == [Unlock("views", 1, 2), Unlock("effects:draw", 0, 1)]

"""`conformance rulings`: list, one whole, and what changes."""

import json

import pytest

from conformance.cli import main


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings"]) == 0
    out = capsys.readouterr().out
    assert "RN-R1 " in out
    assert "[a/b]" in out


def test_one_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "RN-R2"]) == 0
    out = capsys.readouterr().out
    assert "a (chosen)" in out
    assert "because:" in out


@pytest.mark.parametrize("ruling", ["RN-R1", "RN-R2", "RN-R3", "RN-R4", "RN-R8"])
def test_what_changes_are_the_scenarios_of_that_ruling_alone(ruling: str, capsys: pytest.CaptureFixture[str]) -> None:
    from conformance.suite.catalogue import packaged

    assert main(["rulings", "diff", ruling, "--json"]) == 0
    changed = json.loads(capsys.readouterr().out)
    tagged = {s.id for s in packaged("renathea").scenarios if ruling in dict(s.rulings)}
    assert changed
    assert set(changed) == tagged
    for name, verdicts in changed.items():
        own = next(dict(s.rulings)[ruling] for s in packaged("renathea").scenarios if s.id == name)
        assert verdicts[own] == "pass"


def test_a_ruling_recorded_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "diff", "RN-R12"]) == 2
    assert "recorded only" in capsys.readouterr().err


def test_an_unknown_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "RN-R222"]) == 2
    assert "did you mean" in capsys.readouterr().err

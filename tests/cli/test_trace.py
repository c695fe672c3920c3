"""`conformance trace`."""

import json
from pathlib import Path

import pytest

from conformance.cli import main
from conformance.suite import trace as of_suite
from conformance.suite.catalogue import packaged
from conformance.suite.citations import Citation
from conformance.suite.rulebook import rulebook

Text = pytest.CaptureFixture[str]


def test_the_table_has_every_rule(capsys: Text) -> None:
    main(["trace", "--game", "renathea"])
    out = capsys.readouterr().out
    for rule in packaged("renathea").rules:
        assert f"\n  {rule.id} " in out
    assert f"{len(list(packaged('renathea').rules))} rules, {len(packaged('renathea').scenarios)} scenarios, " in out


def test_one_rule(capsys: Text) -> None:
    assert main(["trace", "--rule", "RN-8.1"]) == 0
    out = capsys.readouterr().out
    assert "restates also RN-8.4" in out
    assert "RN-8.1-b" in out
    assert "close_after_win refuses: podium_missing" in out
    assert "1 rule, " in out


def test_a_section_as_json(capsys: Text) -> None:
    assert main(["trace", "--rule", "RN-8", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert [rule["id"] for rule in rules] == [r.id for r in packaged("renathea").rules if r.id.startswith("RN-8.")]
    assert all(rule["scenarios"] for rule in rules)


@pytest.mark.parametrize(("rule", "message"), [
    ("RN-88.1", "--rule RN-88.1: there is none; did you mean 'RN-8.1'?"),
    ("RN-8.4", "--rule RN-8.4: it is folded into RN-8.1"),
    ("RN-1.0", "--rule RN-1.0: it is no rule: title and navigation"),
])
def test_a_rule_that_is_none(capsys: Text, rule: str, message: str) -> None:
    assert main(["trace", "--rule", rule]) == 2
    assert capsys.readouterr().err == f"conformance trace: {message}\n"


def with_code(monkeypatch: pytest.MonkeyPatch, code: tuple[Citation, ...]) -> None:
    """Trace as if the engine cited this."""
    monkeypatch.setattr("conformance.cli.trace.citations", lambda game: code)
    monkeypatch.setattr(of_suite, "citations", lambda game: code)


def everything_cited() -> tuple[Citation, ...]:
    """One citation of each rule that decides."""
    absent = rulebook("renathea").absence
    return tuple(Citation(rule.id, "e.py", 1, "f", "cite") for rule in packaged("renathea").rules
                 if not rule.is_definition and rule.id not in absent)


def test_everything_cited(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    with_code(monkeypatch, everything_cited())
    assert main(["trace", "--game", "renathea"]) == 0
    assert "problem" not in capsys.readouterr().out


def test_a_rule_that_no_code_cites(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    with_code(monkeypatch, tuple(c for c in everything_cited() if c.rule != "RN-8.1"))
    assert main(["trace", "--game", "renathea"]) == 1
    out = capsys.readouterr().out
    assert ": RN-8.1 decides something and no code cites it" in out
    assert out.endswith(", 1 problem\n")


def test_a_cited_id_that_does_not_exist(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    with_code(monkeypatch, (*everything_cited(), Citation("RN-8.99", "e.py", 7, "f", "cite")))
    assert main(["trace", "--game", "renathea", "--json"]) == 1
    assert [p.split(";")[0] for p in json.loads(capsys.readouterr().out)["problems"]] == [
        "e.py:7: cites RN-8.99, which is no rule"]


def test_a_book_of_another_edition(tmp_path: Path, capsys: Text) -> None:
    book = tmp_path / "renathea.id.txt"
    book.write_text("A title\n", encoding="utf-8")
    assert main(["trace", "--rulebook", str(book)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"renathea.id.txt: this is not the edition that the features restate: the sha256 of renathea.id.txt is "
        f"{rulebook('renathea').sha256[:12]}…",
        "renathea.id.txt: the text has 1 lines, rulebook.toml says 89"]


def test_statements(tmp_path: Path, capsys: Text) -> None:
    book = rulebook("renathea")
    known = [*(rule.id for rule in packaged("renathea").rules), *book.folded, *book.no_rule]
    path = tmp_path / "renathea.jsonl"
    path.write_text("".join(json.dumps({"id": name}) + "\n" for name in known), encoding="utf-8")
    assert main(["trace", "--rules", str(path)]) == 0
    assert capsys.readouterr().out == "everything is accounted for\n"
    path.write_text(path.read_text(encoding="utf-8") + '{"id": "RN-77.1"}\n', encoding="utf-8")
    assert main(["trace", "--rules", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"problems": [
        "renathea.jsonl: RN-77.1 is accounted for nowhere: no Rule, and not in [folded], [no_rule] or [tombstones]"]}


@pytest.mark.parametrize(("words", "message"), [
    (["--rulebook", "nothing.txt"], "nothing.txt: No such file or directory"),
    (["--game", "renatea"], "no game 'renatea'; did you mean 'renathea'?"),
    (["--rules", "x", "--rule", "RN-1.1"],
     "--rule does not go with --rulebook or --rules: these are about the whole book"),
])
def test_wrong_use(capsys: Text, words: list[str], message: str) -> None:
    assert main(["trace", *words]) == 2
    assert capsys.readouterr().err == f"conformance trace: {message}\n"


def test_one_is_not_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "--rule", "RN-5.6"]) == 0
    assert capsys.readouterr().out.endswith("\n1 rule, 4 scenarios, 1 citation\n")

"""Reports: in other forms, merged, compared, read when they broke off."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conformance.run.merge import CannotMerge, compare, merge
from conformance.run.outputs import badge, conforms, junit, markdown
from conformance.run.report import BadReport, Report, read_report
from conformance.run.shard import BadShard, in_shard, parse_shard
from conformance.run.verdicts import VERDICTS

ADAPTER = {"spec": "x", "name": "engine", "version": "1", "games": {}}


def report(verdicts: dict[str, str], *, level: str = "required", complete: bool = True, planned: int | None = None,
           **head: object) -> Report:
    header = {"type": "header", "format": 1, "suite": "1", "digest": "d", "rulings": {}, "adapter": ADAPTER,
              "planned": len(verdicts) if planned is None else planned, **head}
    results = [{"type": "result", "id": name, "rule": name.rsplit("-", 1)[0], "game": "g", "level": level,
                "verdict": verdict, "message": "a | b", "file": "f", "line": 1, "step": "Then x"}
               for name, verdict in verdicts.items()]
    return Report(header, results, {"type": "footer", "results": len(results)} if complete else None, {"type": "meta"})


def test_junit_has_rules_as_properties_and_each_verdict_its_element() -> None:
    root = ElementTree.fromstring(junit(report({"X-1.1-a": "pass", "X-1.1-b": "fail", "X-1.2-a": "crash",
                                                "X-1.2-b": "unsupported"})))
    suite = root.find("testsuite")
    assert suite is not None
    assert {key: suite.get(key) for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "4", "failures": "1", "errors": "1", "skipped": "1"}
    tests = {test.get("name"): test for test in suite}
    assert {p.get("name"): p.get("value") for p in tests["X-1.2-a"].iter("property")}["rule"] == "X-1.2"
    assert [[child.tag for child in tests[name] if child.tag != "properties"] for name in sorted(tests)] == [
        [], ["failure"], ["error"], ["skipped"]]


@pytest.mark.parametrize("letters", ["\x1b[31mred\x1b[0m", "\x00", "\x08\x0b\x7f", "\ud800", "\ufffe", "a\r\nb",
                                     "<&>\"']]>"])
def test_junit_is_xml_whatever_an_adapter_has_written(letters: str) -> None:
    made = report({"X-1.1-a": "fail"})
    made.results[0] |= {"message": f"said {letters} x", "differences": [f"got {letters} x"]}
    (found,) = ElementTree.fromstring(junit(made).encode()).iter("failure")
    assert str(found.get("message")).startswith("said ")
    assert str(found.text).startswith("f:1 Then x\ngot ")
    assert str(found.text).endswith(" x")


def test_what_was_not_tried_has_no_step_in_junit() -> None:
    made = report({"X-1.1-a": "unsupported"})
    made.results[0] |= {"step": "", "line": 0, "message": "needs views"}
    (found,) = ElementTree.fromstring(junit(made)).iter("skipped")
    assert (found.get("message"), found.text) == ("needs views", None)


ELEMENTS = {"pass": "", "fail": "failure", "unsupported": "skipped", "not-run": "skipped"}


@pytest.mark.parametrize("verdict", VERDICTS)
def test_the_counts_of_junit_are_those_of_its_elements(verdict: str) -> None:
    (suite,) = ElementTree.fromstring(junit(report({"X-1.1-a": verdict, "X-1.1-b": verdict, "X-1.2-a": "pass"})))
    tags = [child.tag for test in suite for child in test if child.tag != "properties"]
    incomplete = ["error"] if verdict == "not-run" else []
    assert int(suite.get("tests", "")) == len(suite) == 3 + len(incomplete)
    assert tags == [tag for tag in [ELEMENTS.get(verdict, "error")] * 2 if tag] + incomplete
    assert [int(suite.get(name, "")) for name in ("failures", "errors", "skipped")] == [
        tags.count(tag) for tag in ("failure", "error", "skipped")]


def test_an_incomplete_run_is_an_error_in_junit_too() -> None:
    text = junit(report({"X-1.1-a": "pass"}, complete=False))
    assert 'type="incomplete"' in text
    assert 'name="conformance (incomplete)" tests="2" failures="0" errors="1" skipped="0"' in text


def test_what_conforms() -> None:
    assert conforms(report({"X-1.1-a": "pass"}))
    for no in (report({"X-1.1-a": "pass"}, complete=False), report({}), report({"X-1.1-a": "unsupported"}),
               report({"X-1.1-a": "unsupported"}, level="ruled")):
        assert not conforms(no)


def test_one_game_of_two() -> None:
    two = report({"X-1.1-a": "pass", "X-1.1-b": "pass"})
    two.results[1] |= {"game": "h", "level": "ruled", "verdict": "fail"}
    two.results.append({**two.results[0], "id": "X-1.1-c", "game": "h"})
    two.header["planned"] = two.footer["results"] = 3  # type: ignore[index]
    assert [conforms(two, game) for game in ("g", "h", None)] == [True, False, False]
    shown = [json.loads(badge(two, game)) for game in ("g", "h", None)]
    assert [(one["message"], one["color"]) for one in shown] == [
        ("1/1 required", "brightgreen"), ("1/1 required", "yellow"), ("2/2 required", "yellow")]


def test_markdown_names_the_broken_rules() -> None:
    text = markdown(report({"X-1.1-a": "pass", "X-1.2-a": "fail", "X-1.2-b": "fail"}))
    assert "engine 1: does not conform" in text
    assert "| X-1.2 | 2 | X-1.2-a (fail) | a \\| b |" in text
    assert "X-1.1 |" not in text


def test_markdown_counts_by_level_and_says_what_broke_off() -> None:
    some = report({"X-1.1-a": "pass", "X-1.1-b": "pass", "X-1.2-a": "unsupported"})
    text = markdown(some)
    assert "3 of 3 scenarios\n" in text
    assert "| required | 2 | 3 | 1 unsupported |" in text
    assert "| X-1.2 |" not in text
    assert "## engine 1: **incomplete**" in markdown(report({"X-1.1-a": "pass"}, complete=False))
    assert "## engine 1: conforms\n" in markdown(report({"X-1.1-a": "pass"}))


def test_markdown_shows_what_an_adapter_has_written_as_text() -> None:
    made = report({"X-1.1-a": "fail"})
    made.results[0]["message"] = "got <Knight> & \x1b[1mImp\x1b[0m\x00\nmore"
    assert "| got &lt;Knight> &amp; Imp\\x00 |\n" in markdown(made)


@pytest.mark.parametrize(("passed", "of", "message", "color"), [
    (3, 3, "3/3 required", "brightgreen"),
    (2, 3, "66% of 3 required", "red"),
    (199, 200, "99% of 200 required", "red"),
    (0, 2, "0% of 2 required", "red"),
])
def test_a_badge_rounds_down(passed: int, of: int, message: str, color: str) -> None:
    found = json.loads(badge(report({f"X-1.{i}-a": "pass" if i < passed else "fail" for i in range(of)})))
    assert (found["message"], found["color"]) == (message, color)


def test_unsupported_counts_in_the_denominator() -> None:
    found = json.loads(badge(report({"X-1.1-a": "pass", "X-1.1-b": "unsupported"})))
    assert found["message"] == "50% of 2 required"


@pytest.mark.parametrize("broken", [report({"X-1.1-a": "pass"}, complete=False), report({"X-1.1-a": "pass"}, planned=2),
                                    report({"X-1.1-a": "not-run"}), report({})])
def test_an_incomplete_badge_is_grey(broken: Report) -> None:
    assert json.loads(badge(broken))["color"] == "lightgrey"


def test_a_badge_of_a_game_that_was_not_run_is_grey() -> None:
    found = json.loads(badge(report({"X-1.1-a": "pass"}), "another"))
    assert (found["message"], found["color"]) == ("not run", "lightgrey")


def test_supplement_does_not_gate() -> None:
    assert not conforms(report({"X-1.1-a": "fail"}, level="ruled"))
    assert conforms(report({"X-1.1-a": "fail"}, level="supplement"))


SHARED = [("RN-8.1-a", 3), ("RN-8.3-a", 2), ("RN-9.1-a", 1), ("RN-1.1-a", 1)]  # by sha256sum


def test_shards_are_disjoint_whole_and_stable() -> None:
    ids = [f"RN-{i}.1-a" for i in range(300)]
    shares = [[name for name in ids if in_shard(name, (i, 3))] for i in (1, 2, 3)]
    assert sorted(name for share in shares for name in share) == sorted(ids)
    assert all(60 < len(share) < 140 for share in shares)
    assert in_shard("RN-8.1-a", (1, 3)) == in_shard("RN-8.1-a", parse_shard("1/3"))


@pytest.mark.parametrize(("name", "index"), SHARED)
def test_a_scenario_is_in_the_same_shard_everywhere_and_for_ever(name: str, index: int) -> None:
    assert [in_shard(name, (i, 3)) for i in (1, 2, 3)] == [i == index for i in (1, 2, 3)]


@pytest.mark.parametrize("text", ["0/3", "4/3", "1", "a/b", "1/0", "-1/3", "1/3x", " 1/3", "1/3/5"])
def test_a_bad_shard(text: str) -> None:
    with pytest.raises(BadShard, match="expected I/N"):
        parse_shard(text)


def test_shards_merge_into_the_whole_report() -> None:
    one = report({"X-1.1-a": "pass", "X-1.10-a": "pass"}, whole=3, shard={"index": 1, "of": 2})
    two = report({"X-1.9-a": "fail"}, whole=3, shard={"index": 2, "of": 2})
    lines = merge([("1", one), ("2", two)])
    assert [line["id"] for line in lines if line["type"] == "result"] == ["X-1.1-a", "X-1.9-a", "X-1.10-a"]
    assert lines[0]["planned"] == 3
    assert "shard" not in lines[0]
    assert lines[-1]["conforms"] is False


@pytest.mark.parametrize(("second", "told"), [
    (report({"X-1.1-a": "pass"}, whole=2), "stands in 1 too"),
    (report({"X-1.2-a": "pass"}, whole=2, digest="other"), "digest is 'other'"),
    (report({"X-1.2-a": "pass"}, whole=2, adapter=ADAPTER | {"version": "2"}), "another adapter"),
    (report({"X-1.2-a": "pass"}, whole=2, complete=False), "incomplete"),
])
def test_what_does_not_belong_together_is_not_merged(second: Report, told: str) -> None:
    with pytest.raises(CannotMerge, match=told):
        merge([("1", report({"X-1.1-a": "pass"}, whole=2)), ("2", second)])


def test_a_missing_shard() -> None:
    with pytest.raises(CannotMerge, match="1 of 2 results: a shard is missing"):
        merge([("1", report({"X-1.1-a": "pass"}, whole=2))])


def test_a_comparison_lists_what_changed() -> None:
    assert compare(report({"X-1.1-a": "pass", "X-1.1-b": "fail"}), report({"X-1.1-a": "fail", "X-1.1-c": "pass"})) == [
        "X-1.1-a: pass → fail", "X-1.1-b: fail → not there", "X-1.1-c: not there → pass"]


def test_a_report_that_was_cut_off_is_incomplete_and_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    whole = report({"X-1.1-a": "pass", "X-1.1-b": "pass"})
    lines = [json.dumps(line) for line in (whole.header, whole.meta, *whole.results)]
    path.write_text("\n".join(lines)[:-9])  # killed in the middle of the last line
    found = read_report(path)
    assert not found.complete
    assert [line["id"] for line in found.results] == ["X-1.1-a"]


@pytest.mark.parametrize(("text", "told"), [("", "expected the header"), ("{}\n", "expected an object with `type`"),
                                            ("x\n{}\n", "r.jsonl:1: not JSON")])
def test_no_report(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(text)
    with pytest.raises(BadReport, match=told):
        read_report(path)

"""Known failures: whatever is not exactly as listed is an error."""

from datetime import date
from pathlib import Path

import pytest

from conformance.run.known import BadKnown, Known, judge_known, read_known, updated, write_known

TODAY = date(2026, 12, 1)
LATER = date(2026, 12, 31)


def known(name: str, verdict: str = "fail", until: date = LATER) -> dict[str, Known]:
    return {name: Known(name, verdict, "we know", "", until)}


def test_a_failure_as_listed_is_fine() -> None:
    assert judge_known(known("X-1.1-a"), {"X-1.1-a": "fail"}, ["X-1.1-a"], TODAY) == []


@pytest.mark.parametrize(("listed", "verdicts", "ids", "told"), [
    (known("X-1.1-a"), {"X-1.1-a": "pass"}, ["X-1.1-a"], "passes, although it is listed as fail"),
    (known("X-1.1-a"), {"X-1.1-a": "crash"}, ["X-1.1-a"], "is crash, listed as fail"),
    (known("X-1.1-a", until=date(2026, 11, 30)), {"X-1.1-a": "fail"}, ["X-1.1-a"], "expired on 2026-11-30"),
    (known("X-1.1-a", until=date(2026, 11, 30)), {}, ["X-1.1-a"], "expired on 2026-11-30"),
    (known("X-1.1-a", "crash"), {"X-1.1-a": "fail"}, ["X-1.1-a"], "is fail, listed as crash"),
    (known("X-1.1-a"), {"X-1.1-a": "unsupported"}, ["X-1.1-a"], "is unsupported, listed as fail"),
    (known("X-1.1-a"), {"X-1.1-a": "not-run"}, ["X-1.1-a"], "is not-run, listed as fail"),
    (known("X-1.1-z"), {}, ["X-1.1-a"], "stale: no scenario has this id"),
])
def test_what_is_not_as_listed(listed: dict[str, Known], verdicts: dict[str, str], ids: list[str], told: str) -> None:
    (line,) = judge_known(listed, verdicts, ids, TODAY)
    assert told in line


def test_the_last_day_still_counts() -> None:
    assert judge_known(known("X-1.1-a", until=TODAY), {"X-1.1-a": "fail"}, ["X-1.1-a"], TODAY) == []


def test_an_entry_that_was_not_run_is_left_alone() -> None:
    assert judge_known(known("X-1.1-a"), {}, ["X-1.1-a"], TODAY) == []


def test_written_sorted_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    quoted = Known("X-1.2-a/1", "crash", 'a "quote" \\ \'ü\'', "l", LATER)
    entries = known("X-1.10-a") | known("X-1.9-a") | {"X-1.2-a/1": quoted}
    write_known(path, entries)
    assert read_known(path) == entries
    assert list(read_known(path)) == ["X-1.2-a/1", "X-1.9-a", "X-1.10-a"]


def test_an_update_keeps_reasons_takes_off_what_passes_and_leaves_what_did_not_run() -> None:
    linked = {"X-1.1-a": Known("X-1.1-a", "fail", "we know", "https://example.org", LATER)}
    old = linked | known("X-1.1-b") | known("X-1.1-c")
    new = updated(old, {"X-1.1-a": "timeout", "X-1.1-b": "pass", "X-1.1-d": "fail", "X-1.1-e": "not-run"}, TODAY)
    assert {name: (item.verdict, item.reason, item.until) for name, item in new.items()} == {
        "X-1.1-a": ("timeout", "we know", LATER), "X-1.1-c": ("fail", "we know", LATER),
        "X-1.1-d": ("fail", "not looked into yet", TODAY)}
    assert [item.link for item in new.values()] == ["", "https://example.org", ""]


@pytest.mark.parametrize(("text", "told"), [
    ("[x\n", "k.toml: "),
    ('["a"]\nverdict = "pass"\nreason = "r"\nuntil = 2026-12-31\n', "verdict 'pass'; expected one of fail"),
    ('["a"]\nverdict = "harness-error"\nreason = "r"\nuntil = 2026-12-31\n', "verdict 'harness-error'"),
    ('["a"]\nverdict = "fail"\nuntil = 2026-12-31\n', "`reason` is missing"),
    ('["a"]\nverdict = "fail"\nreason = " "\nuntil = 2026-12-31\n', "`reason` is missing"),
    ('["a"]\nverdict = "fail"\nreason = "r"\n', "`until` is missing"),
    ('["a"]\nverdict = "fail"\nreason = "r"\nuntil = "2026-12-31"\n', "without quotation marks"),
    ('["a"]\nverdict = "fail"\nreason = "r"\nuntil = 2026-12-31\nwhy = 1\n', "no field 'why'"),
    ('["a"]\nverdict = "fail"\nreason = "r"\nuntil = "2026-12-31"\n', "`until` is '2026-12-31': expected a date"),
    ('["a"]\nverdict = "fail"\nreason = "r"\nuntil = 2026-12-31T10:00:00\n', "`until` is '2026-12-31 10:00:00'"),
    ('["a"]\nverdict = "adaptererror"\nreason = "r"\nuntil = 2026-12-31\n', "did you mean adapter-error?"),
    ('["a"]\nverdict = "fail"\nresaon = "r"\nuntil = 2026-12-31\n', "no field 'resaon'; did you mean 'reason'?"),
    ('[RN-8.1-b]\nverdict = "fail"\nreason = "r"\nuntil = 2026-12-31\n',
     'an id stands in quotation marks, as ["RN-8.1-b"]'),
    ('[RN-8.1-a/1]\nverdict = "fail"\n', 'an id stands in quotation marks, as ["RN-8.1-a/1"]'),
    ("a = 1\n", "expected verdict, reason, link and until"),
])
def test_a_bad_file_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "k.toml"
    path.write_text(text)
    with pytest.raises(BadKnown) as error:
        read_known(path)
    assert told in str(error.value)
    assert "\n" not in str(error.value).strip()


def test_a_list_as_windows_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    write_known(path, known("X-1.1-a"))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert read_known(path) == known("X-1.1-a")
    path.write_bytes(b"\xff\xfe[\x00")
    with pytest.raises(BadKnown, match="not UTF-8"):
        read_known(path)

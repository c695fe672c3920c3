"""Reading a report: whatever is not one is told by line, so that no reader of it stumbles later."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.run.merge import CannotMerge, merge
from conformance.run.report import BadReport, json_line, read_report

Lines = list[dict[str, Any]]
HEADER = {"type": "header", "format": 1, "suite": "1", "digest": "d", "planned": 2, "rulings": {},
          "adapter": {"spec": "x", "name": "engine", "version": "1", "games": {}}}
RESULT = {"type": "result", "rule": "X-1.1", "game": "g", "level": "required", "verdict": "pass"}


def lines() -> Lines:
    made: Lines = [HEADER, {"type": "meta"}, RESULT | {"id": "X-1.1-a"},
                   RESULT | {"id": "X-1.1-b", "verdict": "fail", "message": "m"}, {"type": "footer", "results": 2}]
    return json.loads(json.dumps(made))  # type: ignore[no-any-return]


def written(tmp_path: Path, made: Lines) -> Path:
    path = tmp_path / "r.jsonl"
    path.write_text("".join(map(json_line, made)), encoding="utf-8")
    return path


@pytest.mark.parametrize(("spoil", "told"), [
    (lambda made: made[0].pop("adapter"), "r.jsonl:1: header: `adapter`: expected an object"),
    (lambda made: made[0]["adapter"].pop("version"), "r.jsonl:1: header: `adapter`: `version` is missing"),
    (lambda made: made[0].update(planned="2"), 'r.jsonl:1: header: `planned` is "2"; expected a number'),
    (lambda made: made[0].update(planned=True), "r.jsonl:1: header: `planned` is true; expected a number"),
    (lambda made: made[0].update(shard={"index": 1}), "r.jsonl:1: header: `shard`: `of` is missing"),
    (lambda made: made[0].update(format=2), "expected the header of a report of format 1"),
    (lambda made: made[2].pop("game"), "r.jsonl:3: result: `game` is missing"),
    (lambda made: made[2].update(id=1), "r.jsonl:3: result: `id` is 1; expected a text"),
    (lambda made: made[2].update(verdict="great"), 'r.jsonl:3: result: `verdict` is "great"; expected one of pass, '),
    (lambda made: made[2].update(verdict=[]), "r.jsonl:3: result: `verdict` is \\[\\]"),
    (lambda made: made[2].update(level="some"), 'r.jsonl:3: result: `level` is "some"; expected one of required'),
    (lambda made: made[3].update(message=None), "r.jsonl:4: result: `message` is null; expected a text"),
    (lambda made: made[3].update(id="X-1.1-a"), "r.jsonl:4: X-1.1-a stands in this report twice"),
    (lambda made: made[4].pop("results"), "r.jsonl:5: footer: `results` is missing"),
    (lambda made: made.extend(lines()), "r.jsonl:6: a second header; `conformance report merge`"),
    (lambda made: made.pop(0), "r.jsonl:1: expected the header"),
])
def test_what_readers_rely_on_is_looked_at(tmp_path: Path, spoil: Callable[[Lines], object], told: str) -> None:
    made = lines()
    spoil(made)
    with pytest.raises(BadReport, match=told):
        read_report(written(tmp_path, made))


def test_line_ends_and_the_byte_order_mark_of_windows(tmp_path: Path) -> None:
    path = written(tmp_path, lines())
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert read_report(path).complete


@pytest.mark.parametrize("content", [b"\xff\xfe{\x00}\x00", b"\x80"])
def test_another_encoding(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadReport, match="not UTF-8"):
        read_report(path)


@pytest.mark.parametrize("cut", [1, 2, 3])
def test_a_run_killed_inside_a_letter(tmp_path: Path, cut: int) -> None:
    made = lines()
    made[3]["message"] = "札"  # three bytes
    whole = written(tmp_path, made).read_bytes()
    path = tmp_path / "r.jsonl"
    path.write_bytes(whole[:whole.index("札".encode()) + cut])
    report = read_report(path)
    assert [line["id"] for line in report.results] == ["X-1.1-a"]
    assert not report.complete


def test_a_file_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadReport) as error:
        read_report(tmp_path / "nowhere")
    assert str(error.value) == f"{tmp_path / 'nowhere'}: No such file or directory"


def test_half_a_surrogate_pair_can_be_written_and_read(tmp_path: Path) -> None:
    made = lines()
    made[3]["message"] = "half \ud83d of é"
    assert read_report(written(tmp_path, made)).results[1]["message"] == "half \ud83d of é"


def test_what_only_some_take_for_the_end_of_a_line_is_none(tmp_path: Path) -> None:
    made = lines()
    made[3]["message"] = "a\u2028b\x85c"
    report = read_report(written(tmp_path, made))
    assert (report.results[1]["message"], report.complete) == ("a\u2028b\x85c", True)


def part(tmp_path: Path, index: int, of: int, name: str) -> tuple[str, Any]:
    head = HEADER | {"planned": 1, "whole": 3, "shard": {"index": index, "of": of}}
    return name, read_report(written(tmp_path, [head, RESULT | {"id": name}, {"type": "footer", "results": 1}]))


def test_the_shards_that_are_missing_are_named(tmp_path: Path) -> None:
    with pytest.raises(CannotMerge, match="together 1 of 3 results: shard 1/3 and 3/3 is missing"):
        merge([part(tmp_path, 2, 3, "X-1.1-a")])
    with pytest.raises(CannotMerge, match="together 2 of 3 results: shard 3/3 is missing"):
        merge([part(tmp_path, 1, 3, "X-1.1-a"), part(tmp_path, 2, 3, "X-1.1-b")])


def test_shards_of_two_divisions(tmp_path: Path) -> None:
    with pytest.raises(CannotMerge, match=r"X-1\.1-b: one of 2 shards, X-1\.1-a one of 3 shards"):
        merge([part(tmp_path, 1, 3, "X-1.1-a"), part(tmp_path, 2, 2, "X-1.1-b")])

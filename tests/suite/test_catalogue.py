"""Which files make a catalogue, in which order it stands, and the number that names a state of the suite."""

from pathlib import Path

import pytest
from small import FIRST, PLACED, Small, make_small

from conformance.suite import catalogue
from conformance.suite.catalogue import digest, feature_files, natural, read_catalogue
from conformance.suite.features import FeatureError


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


def test_numbers_are_sorted_by_value() -> None:
    names = ["RN-10.1-a", "RN-2.10-a", "RN-2.9-b", "RN-2.9-a/10", "RN-2.9-a/9", "RN-2.9-a"]
    assert sorted(names, key=natural) == [
        "RN-2.9-a", "RN-2.9-a/9", "RN-2.9-a/10", "RN-2.9-b", "RN-2.10-a", "RN-10.1-a"]


def test_scenarios_stand_in_the_order_of_their_ids(suite: Small) -> None:
    rules = "".join(f"  @RN-1.{n} @lines-3\n  Rule: Number {n}\n" + PLACED.replace("RN-1.1", f"RN-1.{n}")
                    for n in (10, 9))
    suite.write("10-first.feature", FIRST + PLACED + rules)
    found = read_catalogue([suite.home])
    assert [s.id for s in found.scenarios] == ["RN-1.1-a", "RN-1.9-a", "RN-1.10-a", "RN-2.1-a", "RN-2.1-b"]
    assert found.rule("RN-1.1") is not None
    assert found.rule("RN-1") is None
    assert [f.title for name in ("RN-1.10", "RN-2.1") if (f := found.feature_of(name))] == ["10. First", "20. Second"]


def test_folders_are_searched_to_the_ground(suite: Small) -> None:
    (suite.home / "inner").mkdir()
    (suite.home / "inner" / "more.feature").write_text(FIRST, encoding="utf-8")
    assert [path.name for path in feature_files([suite.home])] == [
        "10-first.feature", "20-second.feature", "more.feature"]


@pytest.mark.parametrize(("name", "told"), [("empty", "no .feature file in this folder"),
                                            ("nowhere", "no such file or folder")])
def test_a_path_that_leads_nowhere(tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(FeatureError) as no:
        feature_files([tmp_path / name])
    assert str(no.value) == f"{tmp_path / name}: {told}"


def test_the_digest_is_of_everything_that_decides_a_verdict(suite: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "features_dir", lambda: suite.home.parent)
    (suite.home.parent / "magical_cute").mkdir()
    (suite.home.parent / "magical_cute" / "cards.toml").write_text("", encoding="utf-8")
    whole = ["renathea", "magical_cute"]
    states = [digest(whole), digest(whole[:1])]
    for name in ("10-first.feature", "cards.toml", "rulings.toml"):
        suite.write(name, (suite.home / name).read_text(encoding="utf-8") + "\n")
        states.append(digest(whole))
    (suite.home / "20-second.feature").rename(suite.home / "30-third.feature")
    states.append(digest(whole))
    suite.write("shadowed.toml", "")
    states.append(digest(whole))
    assert len(set(states)) == len(states)


def test_what_decides_nothing_does_not_change_the_digest(suite: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "features_dir", lambda: suite.home.parent)
    before = digest(["renathea"])
    (suite.home / "notes.txt").write_text("x", encoding="utf-8")
    for path in suite.home.glob("*.feature"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert digest(["renathea"]) == before
    monkeypatch.setattr(catalogue, "features_dir", lambda: Path(str(catalogue.__file__)).parents[2] / "features")
    assert digest(["renathea", "magical_cute"]) == digest(["magical_cute", "renathea"])

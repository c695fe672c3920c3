"""Results kept between runs: taken while nothing has changed, made anew otherwise, and never in the way."""

from pathlib import Path

import pytest

from conformance.suite import cache
from conformance.suite.catalogue import packaged
from conformance.suite.compiler import compile_scenario
from conformance.suite.packaged_cases import case_of, packaged_cases


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONFORMANCE_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_made_once_and_then_taken(home: Path) -> None:
    made: list[int] = []

    def make() -> list[str]:
        made.append(1)
        return ["x"]

    assert cache.cached("things", "renathea", make) == ["x"]
    assert cache.cached("things", "renathea", make) == ["x"]
    assert len(made) == 1


def test_another_state_replaces_the_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.cached("things", "renathea", lambda: 1)
    monkeypatch.setattr(cache, "key", lambda game: "other")
    assert cache.cached("things", "renathea", lambda: 2) == 2
    assert [path.name for path in home.iterdir()] == ["renathea-things-other.pickle"]


def test_a_torn_file_is_made_anew(home: Path) -> None:
    cache.cached("things", "renathea", lambda: 1)
    (file,) = home.iterdir()
    file.write_bytes(b"torn")
    assert cache.cached("things", "renathea", lambda: 2) == 2
    assert cache.cached("things", "renathea", lambda: 3) == 2


def test_a_folder_that_cannot_be_made_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CONFORMANCE_CACHE", str(tmp_path / "file" / "folder"))
    assert cache.cached("things", "renathea", lambda: 5) == 5


def test_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONFORMANCE_CACHE", "")
    assert cache.folder() is None
    assert cache.cached("things", "renathea", lambda: 6) == 6


def test_the_key_sees_every_feature_file(monkeypatch: pytest.MonkeyPatch) -> None:
    features = {path.name for path in (cache.features_dir() / "renathea").iterdir()}
    seen: list[str] = []
    real = Path.stat

    def stat(path: Path, **more: bool) -> object:
        seen.append(path.name)
        return real(path, **more)

    monkeypatch.setattr(Path, "stat", stat)
    cache.key.cache_clear()
    cache.key("renathea")
    cache.key.cache_clear()
    assert features <= set(seen)
    assert {"compiler.py", "renathea.py", "scene.py"} <= set(seen)


def test_kept_cases_are_what_compiling_gives() -> None:
    for scenario in packaged("renathea").scenarios:
        assert case_of(scenario) == compile_scenario(scenario)
    assert len(packaged_cases("renathea")) == len(packaged("renathea").scenarios)

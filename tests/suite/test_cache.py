"""Results kept between runs: taken while nothing has changed, made anew otherwise, and never in the way."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
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
    assert [path.name for path in home.iterdir()] == [f"renathea-things-{cache.installation()}-other.pickle"]


def test_two_installations_keep_their_own_until_one_is_long_unused(
        home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.cached("things", "renathea", lambda: 1)
    (first,) = home.iterdir()
    monkeypatch.setattr(cache, "installation", lambda: "elsewhere")
    cache.cached("things", "renathea", lambda: 2)
    assert first.is_file()
    long_ago = first.stat().st_mtime - cache.UNUSED - 60
    os.utime(first, (long_ago, long_ago))
    cache.cached("more", "renathea", lambda: 3)
    assert sorted(path.name.rsplit("-", 1)[0] for path in home.iterdir()) == [
        "renathea-more-elsewhere", "renathea-things-elsewhere"]


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
    assert {"compiler.py", "renathea.py", "scene.py", "games.py", "kernel.py", "phases.py"} <= set(seen)


def test_the_key_sees_another_size_another_time_another_file_and_another_python(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "features_dir", lambda: tmp_path)
    (tmp_path / "renathea").mkdir()
    file = tmp_path / "renathea" / "x.feature"
    keys = []

    def look() -> None:
        cache.key.cache_clear()
        keys.append(cache.key("renathea"))

    file.write_text("x", encoding="utf-8")
    look()
    before = file.stat()
    file.write_text("xy", encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    look()
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    look()
    (tmp_path / "renathea" / "cards.toml").write_text("", encoding="utf-8")
    look()
    monkeypatch.setattr(cache.sys, "version_info", (9, 9))
    look()
    monkeypatch.undo()
    cache.key.cache_clear()
    assert len(set(keys)) == 5


@pytest.mark.parametrize("collecting", [True, False])
def test_loading_leaves_the_garbage_collector_as_it_was(home: Path, collecting: bool) -> None:
    cache.cached("things", "renathea", lambda: 1)
    was = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        assert cache.cached("things", "renathea", lambda: 2) == 1
        assert gc.isenabled() is collecting
    finally:
        (gc.enable if was else gc.disable)()


def test_kept_cases_are_what_compiling_gives() -> None:
    for scenario in packaged("renathea").scenarios:
        assert case_of(scenario) == compile_scenario(scenario)
    assert len(packaged_cases("renathea")) == len(packaged("renathea").scenarios)


def test_who_waits_is_told_while_something_is_made_and_only_then(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    @contextmanager
    def waiting(game: str) -> Iterator[None]:
        seen.append(f"waiting for {game}")
        yield
        seen.append("done")

    monkeypatch.setattr(cache, "waiting", waiting)
    cache.cached("things", "renathea", lambda: seen.append("made"))
    cache.cached("things", "renathea", lambda: seen.append("made"))
    assert seen == ["waiting for renathea", "made", "done"]

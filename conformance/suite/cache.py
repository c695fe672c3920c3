"""What reading and compiling the packaged features costs is paid once: the results are kept in the user's cache folder.

The key is made of every file that goes in (features, cards, rulings) and of the code that reads them, so a change of
either is seen; each installation has entries of its own. Without a folder that can be written, everything works as
before, only slower. The environment variable CONFORMANCE_CACHE names another folder; empty, it switches the cache off.
"""

import gc
import hashlib
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, cast

from conformance.suite.locate import features_dir

T = TypeVar("T")
UNUSED = 30 * 24 * 3600  # seconds after which another installation's entries are dropped: it may be gone
READERS = ("suite", "vocabulary", "protocol")  # the packages whose code decides what a feature file means


def unseen(_: str) -> AbstractContextManager[None]:
    """Nobody waits, or nobody can see it."""
    return nullcontext()


waiting: Callable[[str], AbstractContextManager[None]] = unseen  # around what is slow, with the game: for a terminal


def folder() -> Path | None:
    """Where results are kept; None where they are not."""
    named = os.environ.get("CONFORMANCE_CACHE")
    if named is not None:
        return Path(named) if named else None
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
        return Path(home) / "tcg-conformance" if home else None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return None if base.startswith("~") else Path(base) / "tcg-conformance"


def installation() -> str:
    """A short name of the place this package lies in: two installations must not drop each other's entries."""
    return hashlib.sha256(str(Path(__file__).resolve()).encode()).hexdigest()[:8]


@lru_cache
def key(game: str) -> str:
    """A number for everything that goes into the features of a game: names, sizes and times of the files."""
    package = Path(__file__).resolve().parent.parent
    files = [*(features_dir() / game).iterdir(), *(f for name in READERS for f in (package / name).glob("*.py"))]
    engine = package.parent / "reference_engine"
    files += [*engine.glob("*.py"), *(engine / game).glob("*.py")]
    total = hashlib.sha256(repr(sys.version_info).encode())
    for path in sorted(files):
        stat = path.stat()
        total.update(f"{path}|{stat.st_size}|{stat.st_mtime_ns}\n".encode())
    return total.hexdigest()[:32]


def cached(what: str, game: str, make: Callable[[], T]) -> T:
    """What `make` returns, from the cache if it is there."""
    home = folder()
    if home is None:
        with waiting(game):
            return make()
    name = f"{game}-{what}-{installation()}"
    path = home / f"{name}-{key(game)}.pickle"
    with suppress(Exception):  # a missing, torn or foreign file: made anew below
        return cast(T, load(path))
    with waiting(game):
        made = make()
    with suppress(OSError):
        keep(path, f"{name}-*.pickle", made)
    return made


def load(path: Path) -> object:
    """What a file keeps. The garbage collector waits meanwhile: it takes twice the time of the loading itself.

    Raises OSError, and whatever unpickling raises on a torn or foreign file.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return pickle.loads(path.read_bytes())
    finally:
        if collecting:
            gc.enable()


def keep(path: Path, older: str, made: object) -> None:
    """Write a result whole or not at all; drop those of earlier states, and what is long unused. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for stale in path.parent.glob("*.pickle"):
        if stale.match(older) or stale.stat().st_mtime < time.time() - UNUSED:
            stale.unlink(missing_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(pickle.dumps(made, protocol=pickle.HIGHEST_PROTOCOL))
    os.replace(file.name, path)

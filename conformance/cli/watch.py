"""`conformance run --watch`: run again whenever a file that matters has changed."""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from conformance.cli import UserError
from conformance.cli.console import paint

Stamp = dict[Path, int]


def watched(args: argparse.Namespace) -> list[Path]:
    """Feature files and data, and the adapter's own files as far as its name tells them."""
    from conformance.suite.locate import features_dir

    roots = [path if path.is_dir() else path.parent for path in args.paths] or [features_dir()]
    files = [f for root in roots for f in root.rglob("*") if f.suffix in (".feature", ".toml")]
    if args.adapter.startswith("python:"):
        spec = find_spec(args.adapter.split(":")[1].split(".")[0])
        if spec and spec.origin:
            home = Path(spec.origin)
            files += home.parent.rglob("*.py") if home.name == "__init__.py" else [home]
    elif args.adapter != "reference" and "://" not in args.adapter:
        files += [path for word in words_of(args.adapter) if (path := Path(word)).is_file()]
    return files


def words_of(adapter: str) -> list[str]:
    """The words of a command. Raises UserError where they cannot be told apart."""
    from conformance.adapters.starting import parse_command

    try:
        return parse_command(adapter.removeprefix("stdio:"))
    except ValueError as error:
        raise UserError(f"--adapter {adapter}: {error}") from None


def stamps(files: list[Path]) -> Stamp:
    """When each file was last changed."""
    return {path: path.stat().st_mtime_ns for path in files if path.exists()}


def watch(look: Callable[[], Stamp], run: Callable[[], object], wait: Callable[[], bool]) -> None:
    """Run now and after every change; `wait` returns False to end."""
    last = look()
    run()
    while wait():
        now = look()
        if now != last:
            last = now
            run()


def watch_forever(args: argparse.Namespace) -> int:
    """Until the user interrupts. Every run is a new process, so that changed code of an adapter counts."""
    words = [word for word in sys.argv[1:] if word != "--watch"]

    def run() -> None:
        subprocess.run([sys.executable, "-m", "conformance", *words], check=False)
        print(paint("waiting for a change; Ctrl-C ends", "dim"))

    def wait() -> bool:
        time.sleep(0.3)
        return True

    watch(lambda: stamps(watched(args)), run, wait)
    return 0

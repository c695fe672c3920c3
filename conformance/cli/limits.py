"""The option --timeout, the same in every command that talks to an adapter."""

import argparse

from conformance.cli import UserError


def add_timeout(parser: argparse.ArgumentParser) -> None:
    """The option."""
    parser.add_argument("--timeout", type=float, default=10.0, metavar="SECONDS",
                        help="for each reply (default: 10); a command has 30 for its first one, or this if it is more")


def check_timeout(seconds: float) -> None:
    """Raises UserError unless one can wait so long."""
    if not 0 < seconds < float("inf"):  # nor `nan`
        raise UserError(f"--timeout {seconds:g}: expected a number of seconds above 0")

"""Run the case of a replay file alone, and show what is said in both directions.

`conformance run --replay DIR` writes such a file for every scenario that does not pass.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from conformance.cli import CONFORMS, DOES_NOT, INCOMPLETE, UserError
from conformance.cli.console import paint
from conformance.cli.limits import add_timeout, check_timeout


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `run --replay` has written")
    parser.add_argument("--adapter", metavar="ADAPTER", help="another adapter than the one in the file")
    add_timeout(parser)
    parser.add_argument("--quiet", action="store_true", help="only the verdict, not the messages")


def run(args: argparse.Namespace) -> int:
    """The command. Raises UserError."""
    from conformance.adapters import BadAdapter, open_adapter
    from conformance.adapters.base import AdapterFault
    from conformance.run.replay import BadReplay, Recorder, read_replay
    from conformance.run.runner import Unusable, greet, run_case

    check_timeout(args.timeout)
    try:
        document = read_replay(args.file)
        recorder = Recorder(open_adapter(args.adapter or document["adapter"], timeout=args.timeout))
    except (BadReplay, BadAdapter, AdapterFault) as no:
        raise UserError(str(no)) from None
    try:
        abilities = greet(recorder)
        recorder.messages.clear()
        outcome = run_case(document["case"], recorder, abilities)
    except (AdapterFault, Unusable) as no:
        print(f"nothing was run: {no}")
        return INCOMPLETE
    finally:
        recorder.close()
    if not args.quiet:
        for message in recorder.messages:
            show(message)
    print(f"{paint(outcome.verdict, 'green' if outcome.passed else 'red')} {document['case']['id']}"
          + (f": {outcome.message}" if outcome.message else ""))
    if (outcome.verdict, outcome.message) != (document["verdict"], document["message"]):
        print(f"in the file: {document['verdict']}: {document['message']}")
    return CONFORMS if outcome.passed else DOES_NOT


def show(message: dict[str, Any]) -> None:
    """One message, with an arrow for its direction."""
    (way, content), = message.items()
    arrow = {"to": "→", "from": "←", "fault": "✗"}[way]
    print(paint(f"{arrow} {json.dumps(content, ensure_ascii=False)}", "red" if way == "fault" else "dim"))

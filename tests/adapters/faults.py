"""What can go wrong: the rows of docs/guides/faults.md, each with the fault of a miniature adapter that shows it.

The verdict and the words stand in the page alone, and `test_faults` holds them: `says` and `do`, where they stand as
code, are the message, joined by a semicolon; `…` stands for anything. Advice in plain words is the page's own.
"""

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "faults.md"


class Fault(NamedTuple):
    """What an adapter does, in words and as a name in `faulty` and the like, and what comes of it."""

    name: str
    does: str
    verdict: str
    says: str
    do: str

    def fits(self, message: str) -> bool:
        """Whether a message is the one that the page tells."""
        text = "; ".join(part for part in (self.says, self.do) if part)
        return re.fullmatch(".*".join(map(re.escape, text.split("…"))), message, re.DOTALL) is not None


# By heading of the page: what stands in the first column, and the name of the fault.
ROWS: dict[str, dict[str, str]] = {
    "The name of the adapter": {
        "no command": "",
        "a quotation that is not closed": "node 'engine.js",
        "a class without `python:`": "no.such:Class",
        "a server without `http://`": "localhost:8080",
        "another kind of URL": "ws://localhost:8080/",
        "a URL without a host": "http://",
        "a port that is no number": "http://localhost:eighty/",
        "port 0": "http://localhost:0/",
        "a user name in a URL": "http://me:word@localhost/",
        "a space in a URL": "http://localhost/my engine",
        "a host that cannot be one": "http://..example/",
        "no class": "python:engine",
        "no such module": "python:no_such_module:Class",
        "no such class": "python:faults:Class",
        "a class without `handle`": "python:faults:Fault",
        "a module that raises": "python:raises_at_import:Class",
        "a module that ends the program": "python:ends_at_import:Class",
        "a module with a wrong line": "python:no_syntax:Class",
    },
    "A command that cannot be started": {
        "no such program": "no-such-program-anywhere",
        "a file of this folder, without its path": "here.py",
        "a file that may not be executed": "./plain",
        "a folder": "./folder",
        "a script whose interpreter is not there": "./no-interpreter",
        "a script with CR LF line ends": "./crlf",
        "a file that is no program": "./no-program",
    },
    "A server that cannot be reached": {
        "nobody listens there": "nobody",
        "there is no such host": "no-host",
        "https:// for a server without TLS": "no-tls",
    },
    "A program that does not come up": {
        "ends at once": "start-exit-0",
        "ends at once with an error": "start-exit-3",
        "ends with half a line": "start-half",
        "does not answer the first request": "start-hang",
        "prints a line before it is asked": "banner",
    },
    "A greeting that cannot be used": {
        "speaks another version of the protocol": "WrongProtocol",
        "has a field of another type in its greeting": "ProtocolAsText",
        "lists its games": "GamesAsList",
        "answers `hello` with `error`": "RefusesTheGreeting",
        "greets without an answer": "SilentGreeting",
    },
    "A program that breaks off, hangs or talks too much": {
        "does not answer, or too late": "hang",
        "answers without a newline, or does not flush it": "no-newline",
        "writes on and on, and never a newline": "dribble",
        "logs on and on instead of answering": "endless-log",
        "hangs, and ignores SIGTERM": "ignores-signals",
        "does not read its input any more": "deaf",
        "closes its input": "closes-stdin",
        "closes standard error, and hangs": "closes-stderr",
        "ends in the middle": "exit-0",
        "ends in the middle with an error": "exit-3",
        "is ended by a signal": "signal",
        "ends with half an answer": "half-then-exit-3",
        "ends with an answer without its newline": "no-newline-then-exit-0",
        "ends after it has answered": "dies-later",
        "closes its output, and runs on": "closes-stdout",
        "closes its output, and ends a little later": "closes-stdout-then-dies",
        "prints something else than an answer": "garbage",
        "spreads an answer over several lines": "pretty",
        "prints something behind an answer": "unsolicited",
        "answers twice": "twice",
        "answers what it was not asked yet": "guesses-ahead",
        "writes a line of more than 32 MiB": "endless-line",
        "writes a byte order mark": "byte-order-mark",
        "writes UTF-16": "utf-16",
    },
    "A server": {
        "does not answer, or too late": "hang",
        "sends its answer too slowly": "dribble",
        "closes the connection": "closes",
        "resets the connection": "reset",
        "ends in the middle of a body": "truncated",
        "says a larger Content-Length than it sends": "truncated-but-json",
        "sends chunks that are none": "broken-chunks",
        "says a smaller Content-Length than it sends": "length-in-characters",
        "has a status that is not 200": "status-500",
        "has status 422 with an answer": "status-422",
        "has status 204 and no body": "status-204",
        "has status 404": "status-404",
        "has status 405": "status-405",
        "sends elsewhere": "redirect",
        "answers with a page": "not-json",
        "has an empty body": "empty",
        "has a body in another encoding": "bad-utf8",
        "compresses the body": "compressed",
        "has a body of more than 32 MiB": "too-large",
        "answers for another session": "wrong-id",
        "answers the request before": "previous-id",
        "does not speak HTTP": "no-http",
        "sends a header without end": "endless-header",
        "sends the body in chunks": "chunked",
        "calls JSON by another Content-Type": "plain-text",
        "says `Connection: close` (it must keep the game itself)": "says-close",
        "ends the body by closing the connection (it must keep the game itself)": "no-length",
    },
    "A class in this process": {
        "raises an exception": "Raises",
        "calls `sys.exit`, also with 0": "Ends",
        "raises what is no `Exception`": "Cancels",
        "recurses without end": "Recurses",
        "raises with half a surrogate pair and control characters": "RaisesAtLength",
        "loops without end (found on POSIX)": "Loops",
        "returns nothing": "ReturnsNothing",
        "returns what is no JSON": "ReturnsASet",
        "returns a dict that holds itself": "ReturnsItself",
        "has an `async def handle`": "IsAsync",
        "returns NaN": "ReturnsNan",
        'returns 1 and "1" as keys': "ReturnsOneKeyTwice",
        "returns half of a surrogate pair": "ReturnsASurrogate",
        "returns what is nested deeper than 100 levels": "ReturnsDepth",
        "prints (it goes to standard error)": "Prints",
        "changes the request it was given": "KeepsTheRequest",
        "raises in `close` (told on standard error)": "RaisesInClose",
    },
    "An answer that is none": {
        "answers with a list": "array",
        "answers with a number": "number",
        "answers with a text": "text",
        "answers with null": "null",
        "leaves the id out": "no-id",
        "answers with an id of its own, or of another session": "wrong-id",
        "answers the request before": "previous-id",
        "makes a text of the id": "text-id",
        "answers with the id null": "null-id",
        "says that it could not read the request": "complaint",
        "has none of `ok`, `illegal`, `unsupported`, `error`": "no-answer-key",
        "has two of them": "two-answers",
        "has two of them, one null": "null-beside",
        "has a further field": "extra-field",
        "has no object in `ok`": "ok-true",
        "refuses without a reason in its place": "illegal-text",
        "refuses with a further field": "illegal-more",
        "refuses with a message that is no text": "illegal-number",
        "has false in `unsupported`": "unsupported-no",
        "has no message in `error`": "error-text",
        "writes Latin-1 or another encoding": "bad-utf8",
        "writes NUL bytes": "nul",
        "writes a key twice": "two-keys",
        "writes NaN": "nan",
        "writes Infinity": "infinity",
        "writes a number that is too large": "huge-number",
        "writes a very long number": "long-number",
        "writes a number that loses digits elsewhere": "beyond-2-53",
        "writes half of a surrogate pair": "surrogate",
        "nests without end": "deep",
        "nests deeper than 100 levels": "deep-but-closed",
        "gives up": "error",
        "gives up at length": "error-flood",
        "cannot do what it has declared": "unsupported",
    },
    "An answer that does not hold": {
        "accepts what the rules refuse": "AcceptsAll refusal",
        "refuses what the rules allow": "RefusesAll deploy",
        "refuses for another reason": "WrongReason refusal",
        "refuses, and changes something": "MutatesOnRefusal refusal",
        "crashes instead of refusing": "Raises refusal",
        "says that others have to decide": "WrongAwaits deploy",
        "leaves a decision open": "LeavesADecisionOpen silent",
        "loses a card": "LosesACard deploy",
        "has a card twice": "DuplicatesACard deploy",
        "invents a card": "InventsACard deploy",
        "tells a hidden card in a view": "LeaksHiddenCards view",
        "tells the decisions of others in a view": "AwaitsOfOthers view",
        "leaves something out of its legal list": "ForgetsHeads legal",
        "goes on with the game of the scenario before": "AsksAgain silent",
        "has a field that nobody knows": "ExtraField deploy",
        "has a field of another type": "NumberAsText deploy",
        "leaves a field out": "NoAwaits deploy",
        "has a decision without `kind`": "DecisionWithoutKind deploy",
        "lists what is no action": "OddHeads legal",
        "refuses for a reason that the game does not have": "UnknownReason refusal",
        "refuses what cannot be refused": "RefusesToObserve deploy",
        "has used more answers than there were": "SaysHowManyItUsed deploy",
        "does not have a game that it declares": "ClaimsAGameItLacks deploy",
        "does not declare what a scenario needs": "DeclaresLittle view",
        "does not declare the game": "PlaysAnotherGame deploy",
    },
    "After a fault": {
        "ends again and again": "gives-up",
        "cannot be started again": "NeverRecovers",
        "greets otherwise when it is started again": "RestartsDifferently",
    },
    "No faults": {
        "writes a line in pieces, or ends it with CR LF": "split",
        "writes empty lines": "empty-lines",
        "logs 13 MB on standard error": "noisy",
    },
}


def rows(heading: str) -> list[Fault]:
    """The table below a heading of the page. Raises LookupError where it has other rows than ROWS."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"^## {heading}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    lines = [line for line in (found[1] if found else "").splitlines() if line.startswith("| ")][1:]
    cells = [line.strip("| ").split(" | ") for line in lines]
    names = ROWS[heading]
    if [does for does, *_ in cells] != list(names):
        raise LookupError(f"{PAGE.name}: {heading}: the rows are not those of ROWS")
    return [Fault(names[does], does, verdict, words(says), words(do)) for does, verdict, says, do in cells]


def words(cell: str) -> str:
    """What stands in a cell as code, which is in the message; other advice is not."""
    found = re.fullmatch(r"(`+) ?(.*?) ?\1", cell)
    return found[2] if found else ""

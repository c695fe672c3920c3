"""What the linter says: one finding is one line, `file:line: code: message`."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

# The closed list of codes.
CODES = {
    "syntax": "the file is no Gherkin, or cannot be read",
    "first-keyword": "a scenario begins with Given, When or Then",
    "star": "a line `* …` below a scenario is a step; lists in descriptions use `-`",
    "no-steps": "a scenario without steps",
    "empty-examples": "an outline without rows",
    "examples-tag": "tags on Examples, which runners lose",
    "placeholder": "a placeholder without a column, or a column without a placeholder",
    "unread": "scenarios or rows of the file that were not read",
    "tag": "a tag that is none",
    "rule-id": "a Rule has exactly one id tag",
    "lines": "a Rule names the lines that it restates, and the book has them",
    "case": "outlines have a column `case` with a different value in each row",
    "no-id": "a scenario of the suite has an id",
    "no-rule": "a scenario of the suite stands under a Rule",
    "duplicate-id": "an id stands for one thing",
    "duplicate-name": "scenario names are unique within a game",
    "unknown-rule": "ids and their Rules exist and belong together",
    "tombstone": "an id that was removed is not used again",
    "sentence": "a step is exactly one sentence of the vocabulary",
    "meaning": "a step names cards, facts and zones that are there",
    "set-up": "the position of the Givens can be",
    "verdict": "`tries to` is followed by whether it is refused, and only that is",
    "reason": "a reason of a refusal is one of the game's",
    "twin": "beside a refusal stands an action of the same kind that is accepted",
    "contradiction": "the same set-up and actions have one outcome",
    "duplicate-scenario": "no two scenarios say the same",
    "no-scenario": "a Rule has a scenario, or is a @definition",
    "definition": "a @definition says in its description why nothing can decide it",
    "card-text": "a card's text in a description is the one made from its data",
    "cards": "cards.toml holds cards of the game",
    "rulings": "rulings.toml holds rulings, and the engine plays what it says",
    "reading": "a ruling tag names a reading, and every implemented reading has a scenario",
    "rulebook": "rulebook.toml accounts for the features",
}
Severity = Literal["finding", "note"]


@dataclass(frozen=True, order=True)
class Finding:
    """Something to mend. A note is advice and does not count."""

    file: Path
    line: int
    code: str
    message: str
    severity: Severity = "finding"

    def shown(self) -> str:
        """One line for a person."""
        code = "note" if self.severity == "note" else self.code
        return f"{relative(self.file)}:{self.line}: {code}: {self.message}"

    def as_json(self) -> dict[str, Any]:
        """The same as data."""
        return {"file": relative(self.file), "line": self.line, "code": self.code, "severity": self.severity,
                "message": self.message}


def relative(path: Path) -> str:
    """A path as seen from the working directory, where there is a way."""
    try:
        return Path(os.path.relpath(path)).as_posix()
    except ValueError:  # another drive
        return str(path)

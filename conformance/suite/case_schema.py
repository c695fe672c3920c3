"""The shape of a case: what `conformance export` writes and a runner in any language reads."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from conformance.protocol.schemas import Schema


class Part(BaseModel):
    """What all parts of a case share."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Looks(Part):
    """An operation that may look inside an open window."""

    inside: bool = Field(default=False, description="do not close optional windows first")


class Setup(Part):
    """Set up a position."""

    op: Literal["setup"]
    game: str
    cards: dict[str, dict[str, Any]]
    position: dict[str, Any]


class Act(Looks):
    """`act` must be accepted; `try` is followed by a verdict."""

    op: Literal["act", "try"]
    player: str
    action: dict[str, Any]
    window: bool = Field(default=False, description="answers an open window of this player")


class VerdictOp(Looks):
    """Whether the attempt before was to be accepted."""

    op: Literal["verdict"]
    accepted: bool
    reason: str | None


class Expect(Looks):
    """A check of the position (viewer null) or of a view; exactly one of the fields after `path` stands there."""

    op: Literal["expect"]
    viewer: str | None
    path: str
    cards: list[str] | None = Field(default=None, description="names, in order where the zone has one")
    count: int | None = None
    equals: Any = None
    hidden: int | None = Field(default=None, description="so many entries that are hidden")
    lacks: str | None = Field(default=None, description="this card id stands nowhere in the document")
    has: str | None = Field(default=None, description="this id or word stands somewhere at the path")
    without: str | None = Field(default=None, description="this id or word stands nowhere at the path")
    rows: list[dict[str, Any]] | None = None


class Values(Looks):
    """Changeable numbers of a card as they are now."""

    op: Literal["values"]
    card: str
    values: dict[str, int] = Field(alias="is")


class Awaits(Looks):
    """Who has to decide what: exactly these, or with `others` at least these.

    With `others` and `inside`, windows are closed until these decisions are open. `nobody` in the place of a player
    names a kind of decision that is not open.
    """

    op: Literal["awaits"]
    who: dict[str, str]
    others: bool = False


class Options(Looks):
    """What a choice offers."""

    op: Literal["options"]
    player: str
    cards: list[str]
    min: int
    max: int


class LegalOp(Looks):
    """Exactly these heads among the legal actions of their types, or of `types`."""

    op: Literal["legal"]
    player: str
    heads: list[dict[str, Any]]
    types: list[str] | None = None


class Mark(Looks):
    """Remember the position."""

    op: Literal["mark"]


class Unchanged(Looks):
    """Since the mark nothing has changed but what these paths name."""

    op: Literal["unchanged"]
    but: list[str] = Field(alias="except")


Operation = Annotated[
    Setup | Act | VerdictOp | Expect | Values | Awaits | Options | LegalOp | Mark | Unchanged, Field(discriminator="op")
]


class StepPart(Part):
    """One sentence and what it means."""

    keyword: str
    text: str
    line: int
    ops: list[Operation]
    table: list[list[str]] | None = None


class CasePart(Part):
    """One scenario."""

    id: str
    rule: str
    game: str
    name: str
    level: Literal["required", "ruled", "supplement"]
    rulings: dict[str, str]
    needs: list[str]
    file: str
    line: int
    steps: list[StepPart]


CASE: TypeAdapter[CasePart] = TypeAdapter(CasePart)


def case_schema() -> dict[str, Any]:
    """The JSON Schema of a case."""
    return CASE.json_schema(schema_generator=Schema)

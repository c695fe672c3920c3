"""The messages of protocol version 1, as the suite sends them and the bundled server reads them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, TypeAdapter

VERSION = 1


class Message(BaseModel):
    """What all requests share."""

    model_config = ConfigDict(extra="forbid", strict=True)
    id: int = Field(description="chosen by the suite, never used twice; the reply repeats it")


class Hello(Message):
    """First request of a session: which games, capabilities and readings does the adapter have?"""

    do: Literal["hello"]
    protocol: int = Field(description="the version that the suite speaks")


class Setup(Message):
    """Forget everything before; play from this position with these cards. If it is refused, nothing is set up."""

    do: Literal["setup"]
    game: str
    cards: dict[str, dict[str, Any]] = Field(description="definitions by card id; they never change")
    position: dict[str, Any]


class Act(Message):
    """A player (or chance) does something. The only request that can be answered `illegal`."""

    do: Literal["act"]
    player: str = Field(description="a seat, or `chance`")
    action: dict[str, Any]
    answers: list[dict[str, Any]] | None = Field(
        default=None, description="only for adapters that declare `answers_ahead`: what is answered next, in order")


class Observe(Message):
    """The whole position (viewer null), or what one player may know now."""

    do: Literal["observe"]
    viewer: str | None


class Legal(Message):
    """What a player can do now, as heads."""

    do: Literal["legal"]
    player: str = Field(description="a seat; of chance it is never asked")


Request = Annotated[Hello | Setup | Act | Observe | Legal, Field(discriminator="do")]
REQUEST: TypeAdapter[Hello | Setup | Act | Observe | Legal] = TypeAdapter(Request)


class Declared(BaseModel):
    """What an adapter says of one game."""

    model_config = ConfigDict(extra="forbid", strict=True)
    capabilities: list[str] = []
    effects: list[str] = []
    rulings: dict[str, list[str]] = Field(default={}, description="readings it can play, its own first")


class Greeting(BaseModel):
    """The answer to `hello`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    protocol: int
    name: str
    version: str = ""
    games: dict[str, Declared]


class Done(BaseModel):
    """`ok` of `setup` and `act`: empty, or with what saves the suite a question."""

    awaits: dict[str, dict[str, Any]] | None = Field(
        default=None, description="who has to decide what now, as the next `observe` says it (it is compared); without "
        "it, the suite observes after each action of a game that has windows")
    used: int = Field(default=0, description="only with `answers_ahead`: how many of `answers` were used")


class Refusal(BaseModel):
    """`illegal`: a normal answer to an action that the rules do not allow."""

    model_config = ConfigDict(extra="forbid", strict=True)
    reason: str
    message: str = ""


class Decision(BaseModel):
    """One open decision in `awaits`. Which fields a kind carries stands on the page of its game."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: str
    optional: bool = Field(default=False, description="a window for a response, closed with `{\"type\":\"pass\"}`")
    by: str | None = Field(default=None, description="the card whose effect asks")
    of: str | None = Field(default=None, description="whose deck is shuffled")
    options: list[Any] | None = Field(
        default=None, alias="from", description="what may be chosen, as ids; in a view a card that the viewer does not "
        "know is named by its place, as `{\"player\":\"B\",\"zone\":\"hand\",\"index\":0}`")
    min: int | None = Field(default=None, description="how many at least")
    max: int | None = Field(default=None, description="how many at most")
    total: int | None = Field(default=None, description="the damage to be divided")


DECISIONS: TypeAdapter[dict[str, Decision]] = TypeAdapter(dict[str, Decision])
VALUES: TypeAdapter[dict[str, dict[str, int]]] = TypeAdapter(dict[str, dict[str, StrictInt]])


class Observation(BaseModel):
    """The answer to `observe`; `position` for viewer null, else `view`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    position: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    awaits: dict[str, dict[str, Any]]
    values: dict[str, dict[str, int]] = Field(
        default={}, description="changeable numbers of cards as they are now, such as power; derived, never set up")

"""What all games share: plain data, refusal, citation. Standard library only.

The classes below carry hints for whoever validates (`__pydantic_config__`, `__get_pydantic_core_schema__`): the engine
itself neither needs nor imports a validator.
"""

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, get_args, get_type_hints


class Data:
    """Base of all position, action, view and card types. A field that the type does not have is refused."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}  # read by the validator from the class


class OneOf:
    """Metadata of a union: the name of the field that says which member is meant."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        choices = {}
        for member in get_args(source):
            for tag in get_args(get_type_hints(member)[self.field]):
                choices[tag] = handler.generate_schema(member)
        return {"type": "tagged-union", "choices": choices, "discriminator": self.field}


class Exactly:
    """Metadata of a plain type: no conversion, so that "3" and true are no numbers."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        return dict(handler(source)) | {"strict": True}


class Zone:
    """Metadata of a list that holds cards: whether their order means something."""

    def __init__(self, *, ordered: bool) -> None:
        self.ordered = ordered


class Rows:
    """Metadata of a list of objects that are told apart by the field `key`; their order means nothing."""

    def __init__(self, key: str) -> None:
        self.key = key


Int = Annotated[int, Exactly()]
Bool = Annotated[bool, Exactly()]
CardId = str
ORDERED = Zone(ordered=True)
UNORDERED = Zone(ordered=False)


class Illegal(Exception):
    """A refused action: the rule that refuses it, a reason from the game's closed list, a sentence for a person."""

    def __init__(self, rule: str, reason: str, message: str) -> None:
        super().__init__(message)
        self.rule, self.reason, self.message = rule, reason, message


class Invalid(Exception):
    """A position that cannot be: `path` says where, `message` what was expected."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path, self.message = path, message


_listener: Callable[[str], None] | None = None


def cite(*rules: str) -> None:
    """Mark the one statement that follows as the place where each of `rules` decides."""
    if _listener is not None:
        for rule in rules:
            _listener(rule)


def listen(listener: Callable[[str], None] | None) -> None:
    """Call `listener` with each rule cited from now on; None ends it."""
    global _listener
    _listener = listener

"""What players (and chance) can do. A head is an action with at most one card, its other parts still open.

Looked at first, whatever the action: is the game over (`game_over`)? Does the action belong to another phase? Then it
is `wrong_action` where this player has to decide something else now, and `not_your_decision` where not. What each
action asks next stands with it.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from reference_engine.kernel import CardId, Data, OneOf


@dataclass(slots=True)
class Register(Data):
    """Bring a deck: the cards of one's collection that make it up. A card named twice is one card.

    Checked in this order: `already_chosen`, `not_in_collection`, `deck_size`, `repeated_name`, `repeated_class`.
    """

    type: Literal["register"]
    deck: list[CardId]


@dataclass(slots=True)
class Shuffle(Data):
    """Chance names the top cards of the Deck that is being shuffled; the rest keeps its order.

    A card that is not in this Deck, or is named twice: `not_a_shuffle`. A player who tries: `not_your_decision`.
    """

    type: Literal["shuffle"]
    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Deploy(Data):
    """Place a card of the Hand face down in the Arena.

    Checked in this order: `already_chosen` (the own card of this step lies there), `not_in_hand` (also with an empty
    Hand).
    """

    type: Literal["deploy"]
    card: CardId


@dataclass(slots=True)
class Choose(Data):
    """Choose the targets of the skill that asks; of several, the next one asks afterwards (RN-R30).

    Checked in this order: `already_chosen` (by whoever has chosen; who was never asked: `not_your_decision`),
    `wrong_number` (also where a card is named twice), `not_an_option`.
    """

    type: Literal["choose"]
    cards: list[CardId]


@dataclass(slots=True)
class Close(Data):
    """The loser names a card of the winner's Arena and one of his own; in a tie only a card of the opponent's Arena.

    A card that is not there is not named (RN-R20). Checked in this order, after a win: `not_your_decision` (the
    winner), `podium_missing`, then the card for the Podium (in the own Arena: `not_opponents_card`; in neither:
    `not_in_arena`), then `under_deck` (in the winner's Arena: `not_own_card`; in neither, or left out: `not_in_arena`).
    In a tie: `already_chosen`, `podium_in_tie`, then `under_deck` (in the own Arena: `not_opponents_card`; in neither,
    or left out: `not_in_arena`).
    """

    type: Literal["close"]
    to_podium: CardId | None = None
    under_deck: CardId | None = None


Action = Annotated[Register | Shuffle | Deploy | Choose | Close, OneOf("type")]


@dataclass(slots=True)
class Head(Data):
    """An entry of the legal list: the type and, where a card stands in it, that card.

    Free parts are a deck's cards, a shuffle's, further targets, and the loser's own card.
    """

    type: Literal["register", "shuffle", "deploy", "choose", "close"]
    card: CardId | None = None
    cards: list[CardId] | None = None
    to_podium: CardId | None = None
    under_deck: CardId | None = None

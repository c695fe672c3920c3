"""Turning cards over, and bluffs that are found out ("리츄얼의 블러프 배치")."""

from typing import Literal

from reference_engine.kernel import CardId, cite
from reference_engine.magical_cute import damage
from reference_engine.magical_cute.cards import Reveal
from reference_engine.magical_cute.position import Game, Seat
from reference_engine.magical_cute.rulings import reading
from reference_engine.magical_cute.skills import side

Cause = Literal["skill", "magic", "miracle", "exchange", "fight"]
PENALTY = 4


def reveal(game: Game, owner: Seat, cause: Cause, part: Reveal) -> None:
    """A text of `owner` turns over a Ritual, or all seals, of a player."""
    seat = side(owner, part.side)
    player = game.position.players[seat]
    if part.what == "seals":
        for seal in player.attribute_line:
            seal.face_up = True
        return
    for slot in player.ritual:
        if not slot.face_up:
            slot.face_up = True
            come_to_light(game, seat, slot.card, owner, cause)


def come_to_light(game: Game, seat: Seat, card: CardId, by: Seat, cause: Cause) -> None:
    """A card in the place of `seat`'s Ritual is seen. If it is a bluff and found out, that costs damage (MC-R4)."""
    if game.cards[card].sub == "ritual":
        return
    amount = PENALTY if reading(game.position, "MC-R4") == "b" else 0
    if cause in ("skill", "magic") and by != seat:
        cite("MC-16.5")
        amount = PENALTY
    reducible = True
    cite("MC-16.6")
    reducible = False
    damage.to_player(game, seat, amount, reducible=reducible)

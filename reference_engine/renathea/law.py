"""Law: at most one is active, and it is looked at before everything else in Resolve."""

from collections.abc import Iterator

from reference_engine.kernel import CardId, cite
from reference_engine.renathea.arena import met, printed
from reference_engine.renathea.cards import CancelLaws, Effect, LowerWins, NoPowerups, RawLaw, TotalLaw
from reference_engine.renathea.position import SEATS, Game, Seat
from reference_engine.renathea.rulings import reading

LawPart = RawLaw | TotalLaw | LowerWins | CancelLaws | NoPowerups


def laws(game: Game) -> list[tuple[Seat, CardId, Effect]]:
    """Every Law in the Arenas of both players."""
    found = []
    for seat in SEATS:
        for slot in game.position.players[seat].arena:
            for effect in game.cards[slot.card].effects:
                if effect.on == "law" and counts(game, seat, slot.card, effect):
                    found.append((seat, slot.card, effect))
    return found


def counts(game: Game, seat: Seat, card: CardId, law: Effect) -> bool:
    """Ruling RN-R6: a Law counts (a) because it lies there, or (b) only while its condition is met."""
    if reading(game.position, "RN-R6") == "a":
        return True
    return any(met(game, seat, card, part.only_if, printed(game)) for part in law.parts)


def check_law(game: Game) -> None:
    """The beginning of Resolve: exactly one Law is active, of more none is."""
    found = laws(game)
    one_each = reading(game.position, "RN-R3") == "b"
    number = len({card for _, card, _ in found}) if one_each else len(found)
    game.position.law = None
    if found:
        cite("RN-5.10", "RN-5.12")
        game.position.law = found[0][1]
    if number > 1:
        cite("RN-5.11")
        game.position.law = None


def active_parts(game: Game) -> Iterator[tuple[Seat, CardId, LawPart]]:
    """The text of the active Law, part by part, as far as its conditions are met."""
    for seat in SEATS:
        for slot in game.position.players[seat].arena:
            if slot.card != game.position.law:
                continue
            parts = [part for effect in game.cards[slot.card].effects if effect.on == "law" for part in effect.parts]
            cancels = any(isinstance(part, CancelLaws) for part in parts)
            if cancels and reading(game.position, "RN-R4") == "b":
                continue  # it cancels itself with all its text
            for part in parts:
                if met(game, seat, slot.card, part.only_if, printed(game)):
                    cite("RN-6.14", "RN-6.18")
                    yield seat, slot.card, part  # type: ignore[misc]  # check() lets only Law parts into a Law

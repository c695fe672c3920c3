"""Carrying out effects: one at a time, each to its end, with a stop wherever somebody chooses or a coin is flipped.

Nothing here is remembered but data (`Frame`); the open question is worked out from it.
"""

from collections import Counter

from reference_engine.kernel import CardId, Illegal
from reference_engine.pokemon_tcg import parts, trainers
from reference_engine.pokemon_tcg.actions import Choose
from reference_engine.pokemon_tcg.cards import Flip, Part
from reference_engine.pokemon_tcg.position import Frame, Game, Question


def part_of(frame: Frame) -> Part | None:
    """The next part of a running effect; None at its end."""
    return frame.parts[frame.part] if frame.part < len(frame.parts) else None


def question(game: Game) -> Question | None:
    """What has to be answered before anything else goes on; also questions with a single answer."""
    frame = game.resolution.running
    if frame is None or game.position.result is not None:
        return None
    part = part_of(frame)
    if part is None or parts.skipped(game, frame, part):
        return None
    asked = parts.questions(game, frame, part)
    return asked[len(frame.answers)] if len(frame.answers) < len(asked) else None


def coin_for(game: Game) -> CardId | None:
    """The card whose text wants a coin now."""
    frame = game.resolution.running
    if frame is None or frame.answers:
        return None
    part = part_of(frame)
    return frame.card if isinstance(part, Flip) and not parts.skipped(game, frame, part) else None


def choose(game: Game, asked: Question, action: Choose) -> None:
    """Answer the open question. Raises Illegal: `not_an_option`, `wrong_number`."""
    if stranger := next((card for card in action.cards if card not in asked.options), None):
        raise Illegal("PK-11.4", "not_an_option", f"{stranger} cannot be chosen")
    if not asked.least <= len(action.cards) <= asked.most or max(Counter(action.cards).values(), default=1) > 1:
        raise Illegal("PK-11.4", "wrong_number", f"choose {asked.least} to {asked.most} different cards")
    answer(game, list(action.cards))


def answer(game: Game, cards: list[CardId]) -> None:
    """Take an answer into the running effect."""
    frame = game.resolution.running
    assert frame is not None  # only a running effect asks
    frame.answers.append(cards)


def go_on(game: Game) -> bool:
    """One step that nobody chooses; False where nothing is being carried out."""
    resolution = game.resolution
    if resolution.running is not None:
        asked = question(game)
        if asked is not None:
            answer(game, asked.options[:asked.most])
        else:
            next_part(game, resolution.running)
    elif resolution.waiting:
        resolution.running = resolution.waiting.pop(0)
    elif game.position.resolving:
        trainers.finish(game)
    elif resolution.triggered:
        resolution.running = resolution.triggered.pop(0)
    else:
        return False
    return True


def next_part(game: Game, frame: Frame) -> None:
    """Carry out the next part of a running effect, or end the effect."""
    part = part_of(frame)
    if part is None:
        game.resolution.running = None
        return
    frame.touched.append([] if parts.skipped(game, frame, part) else parts.carry_out(game, frame, part))
    frame.answers = []
    frame.part += 1

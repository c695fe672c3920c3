"""Carrying out effects ("Penyelesaian Efek"): one at a time, each to its end, with a stop wherever somebody chooses.

Nothing here is remembered but data (`Frame`, `Play`); the open question is worked out from it.
"""

from collections import Counter

from reference_engine.element_clash import destroy, ending, equip, parts, play
from reference_engine.element_clash.actions import Choose
from reference_engine.element_clash.cards import Part
from reference_engine.element_clash.position import Frame, Game, Question, other
from reference_engine.kernel import CardId, Illegal


def part_of(game: Game, frame: Frame) -> Part | None:
    """The next part of a running effect; None at its end."""
    effect = game.cards[frame.card].effects[frame.effect]
    return effect.parts[frame.part] if frame.part < len(effect.parts) else None


def question(game: Game) -> Question | None:
    """What has to be answered before anything else goes on; also questions with a single answer."""
    resolution = game.resolution
    if game.position.result is not None:
        return None
    if resolution.attach:
        return equip.question(game, resolution.attach[0])
    if resolution.running is not None:
        return question_of(game, resolution.running)
    if resolution.play is not None:
        return play.next_question(game, resolution.play)
    if resolution.triggered:
        return next_trigger(game)
    return None


def question_of(game: Game, frame: Frame) -> Question | None:
    """The next question of a running effect."""
    part = part_of(game, frame)
    if part is None or parts.skipped(game, frame, part):
        return None
    asked = parts.questions(game, frame, part)
    return asked[len(frame.answers)] if len(frame.answers) < len(asked) else None


def next_trigger(game: Game) -> Question | None:
    """Which of several effects set off at once comes first: those of the active player, who orders them (EC-R22)."""
    waiting = game.resolution.triggered
    active = game.position.active or "A"
    first = active if any(frame.player == active for frame in waiting) else other(active)
    cards = list(dict.fromkeys(frame.card for frame in waiting if frame.player == first))
    return Question(first, "order", cards, 1, 1)


def choose(game: Game, action: Choose) -> None:
    """Answer the open question. Raises Illegal: `not_an_option`, `wrong_number`."""
    asked = question(game)
    assert asked is not None  # act asks first whether there is a question
    if stranger := next((card for card in action.cards if card not in asked.options), None):
        raise Illegal("EC-30.3", "not_an_option", f"{stranger} cannot be chosen")
    if not asked.least <= len(action.cards) <= asked.most or max(Counter(action.cards).values(), default=1) > 1:
        raise Illegal("EC-30.3", "wrong_number", f"choose {asked.least} to {asked.most} different cards")
    answer(game, asked, list(action.cards))


def answer(game: Game, asked: Question, cards: list[CardId]) -> None:
    """Take an answer into what goes on."""
    resolution = game.resolution
    if resolution.attach:
        equip.attach(game, resolution.attach.pop(0), cards[0] if cards else None)
    elif resolution.running is not None:
        resolution.running.answers.append(cards)
    elif resolution.play is not None:
        play.begin_card(game, resolution.play, cards[0])
    else:
        start_trigger(game, cards[0])


def start_trigger(game: Game, card: CardId) -> None:
    """The effect of this card comes next."""
    waiting = game.resolution.triggered
    frame = next(frame for frame in waiting if frame.card == card)
    waiting.remove(frame)
    game.resolution.running = frame


def go_on(game: Game) -> bool:
    """One step that nobody chooses; False where nothing is being carried out."""
    resolution = game.resolution
    asked = question(game)
    if asked is not None:
        answer(game, asked, asked.options[:asked.most])
    elif resolution.running is not None:
        next_part(game, resolution.running)
    elif resolution.play is not None:
        play.go_on(game, resolution.play)
    else:
        return False
    return True


def next_part(game: Game, frame: Frame) -> None:
    """Carry out the next part of a running effect, or end the effect."""
    part = part_of(game, frame)
    if part is None:
        game.resolution.running = None
        ending.check_decks(game, "done")
        return
    touched: list[str] = []
    if not parts.skipped(game, frame, part):
        touched = parts.carry_out(game, frame, part, frame.answers)
        destroy.check_field(game)
    frame.touched.append(touched)
    frame.answers = []
    frame.part += 1

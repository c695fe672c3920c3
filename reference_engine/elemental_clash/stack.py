"""The Stack: what waits to be carried out, who may respond to it, and the order of what happens at the same time."""

from reference_engine.elemental_clash import attack, boon, creatures, parts, seats
from reference_engine.elemental_clash.actions import Choose
from reference_engine.elemental_clash.position import Frame, Game, Item, Question, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import Illegal, cite


def question(game: Game) -> Question | None:
    """What has to be answered before anything else goes on; also questions with a single answer."""
    pending, position = game.resolution, game.position
    if pending.running is not None:
        return running_question(game, pending.running)
    if pending.triggered:
        waiting = list(dict.fromkeys(item.card for item in pending.triggered))
        asks = game.active if not game.player(game.active).eliminated else pending.triggered[0].player
        return Question(asks, "order", [*waiting], 1, 1) if len(waiting) > 1 else None
    if pending.stack and pending.stack[-1].effects is None:
        return boon.question(game, pending.stack[-1])
    if position.attack is not None and pending.settled and not pending.respond and not pending.stack:
        return attack.block_question(game, position.attack) or attack.division_question(game, position.attack)
    return None


def running_question(game: Game, frame: Frame) -> Question | None:
    """The next question of what is being carried out."""
    part = parts.part_of(game, frame)
    if part is None:
        return None
    asked = parts.questions(game, frame, part)
    return asked[len(frame.answers)] if len(frame.answers) < len(asked) else None


def choose(game: Game, asked: Question, action: Choose) -> None:
    """Answer the open question.

    Raises Illegal: `not_an_option`, `wrong_number`, `wrong_division`, and what a Boon raises.
    """
    pending = game.resolution
    if asked.kind == "boon":
        boon.answer(game, pending.stack[-1], action)
        return
    if asked.kind == "divide":
        attack.fight(game, attack.check_division(game, asked, action.division))
        return
    if stranger := next((one for one in action.cards if one not in asked.options), None):
        raise Illegal("ECB-10.5", "not_an_option", f"{stranger} cannot be chosen")
    if not asked.least <= len(action.cards) <= asked.most or len(set(action.cards)) != len(action.cards):
        raise Illegal("ECB-10.5", "wrong_number", f"choose {asked.least} different ones")
    answer(game, asked, list(action.cards))


def answer(game: Game, asked: Question, chosen: list[str]) -> None:
    """Take an answer into what goes on, also one that nobody had to give."""
    pending = game.resolution
    if pending.running is not None:
        pending.running.answers.append(chosen)
    elif pending.triggered:
        name_next(game, chosen[0])
    elif asked.kind == "boon":
        use_alone(game, pending.stack[-1])
    elif asked.kind == "divide":
        attack.fight(game, dict.fromkeys(asked.options, 0))


def name_next(game: Game, card: str) -> None:
    """The active player has said which of several effects comes next."""
    pending = game.resolution
    for item in [item for item in pending.triggered if item.card == card]:
        pending.triggered.remove(item)
        pending.ordered.append(item)


def use_alone(game: Game, item: Item) -> None:
    """A Boon that leaves no choice: a stone with one place to go."""
    boon.put_stone(game, item, boon.piles.places(game, item.player)[0])


def put_on_stack(game: Game) -> None:
    """What was set off at the same time goes on the Stack, so that it happens in the order that was named (ECB-R8)."""
    pending = game.resolution
    items = pending.ordered + pending.triggered
    pending.ordered, pending.triggered = [], []
    if reading(game.position, "ECB-R8") == "a":
        cite("ECB-5.22")
        items = items[::-1]
    pending.stack += items
    pending.settled = False


def go_on(game: Game) -> bool:
    """One step that nobody chooses; False where somebody may respond, or nothing is pending."""
    pending = game.resolution
    if pending.running is not None:
        next_part(game, pending.running)
    elif pending.triggered:
        put_on_stack(game)
    elif pending.stack and pending.stack[-1].effects is None:
        pending.stack.pop()  # a Boon with which nothing can be done
    elif not pending.settled:
        offer(game)
    elif pending.respond:
        return False
    elif pending.stack:
        latest = 0
        cite("ECB-12.2", "ECB-12.3")
        latest = len(pending.stack) - 1
        pending.running = Frame(pending.stack.pop(latest))
    elif game.position.attack is not None:
        attack.fight(game)
    else:
        return False
    return True


def offer(game: Game) -> None:
    """What has happened is offered to those who may respond, in turn order from the active player."""
    game.resolution.settled = True
    able = [game.active]
    cite("ECB-11.9")
    able = seats.playing(game, game.active)
    cite("ECB-11.8")
    game.resolution.respond = [seat for seat in able if can_respond(game, seat)]


def can_respond(game: Game, seat: Seat) -> bool:
    """Whether a player might have something to respond with, as far as everybody can see."""
    player = game.player(seat)
    return bool(player.hand) and any(pile.stones and not pile.occupant for pile in player.piles)


def next_part(game: Game, frame: Frame) -> None:
    """Carry out the next part of what is running, or end it."""
    part = parts.part_of(game, frame)
    if part is None:
        end(game, frame)
        return
    touched = parts.carry_out(game, frame, part)
    frame.touched, frame.answers = touched, []
    frame.part += 1
    if not game.is_over:
        creatures.check_creatures(game)


def end(game: Game, frame: Frame) -> None:
    """What was carried out is done: a Spell from no pile goes to the Archive, and everybody may respond again."""
    pending = game.resolution
    pending.running = None
    if frame.item.free:
        game.position.resolving.remove(frame.item.card)
        cite("ECB-10.12")
        game.player(frame.item.player).archive.append(frame.item.card)
    pending.settled = not (pending.stack or game.position.attack)

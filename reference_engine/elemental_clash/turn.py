"""The game as it goes ("Turn-Structure"): who decides what, and what nobody has to decide."""

from typing import Literal

from reference_engine.elemental_clash import (
    attack,
    creatures,
    decks,
    draw_phase,
    end_phase,
    piles,
    seats,
    spells,
    stack,
    standby,
    timing,
)
from reference_engine.elemental_clash.actions import (
    Action,
    Activate,
    Block,
    Choose,
    Cycle,
    DeclareAttack,
    DiscardDown,
    EndMain,
    FirstPlayer,
    Keep,
    Mulligan,
    Pass,
    PlaceCreature,
    PlayCreature,
    PlaySpell,
    PlayStone,
    Register,
    Reposition,
    Shuffle,
    Swap,
)
from reference_engine.elemental_clash.position import Decision, Game, Question, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.kernel import CardId, Illegal, cite

PREPARATIONS = ("decks", "sideboard", "shuffle", "first_player", "mulligan")
# Which actions answer a decision; a Spell may also answer in a window.
ANSWERS: dict[str, tuple[type, ...]] = {
    "shuffle": (Shuffle,), "first_player": (FirstPlayer,), "register": (Register,), "swap": (Swap,),
    "mulligan": (Mulligan, Keep), "place": (PlaceCreature,),
    "reposition": (Reposition, Pass), "cycle": (Cycle, Pass), "respond": (PlaySpell, Pass), "block": (Block,),
    "main": (PlayStone, PlayCreature, PlaySpell, Activate, DeclareAttack, EndMain), "discard": (DiscardDown,),
    "divide": (Choose,), "choose": (Choose,), "order": (Choose,), "boon": (Choose,),
}


def awaits(game: Game) -> dict[str, Decision]:
    """Who has to decide what now, by player; `chance` for a shuffle and for who goes first. Empty: the game is over."""
    position = game.position
    if position.phase == "over":
        return {}
    if position.phase == "decks":
        return {seat: {"kind": "register"} for seat in position.seats if not position.players[seat].registered}
    if position.phase == "sideboard":
        return {seat: {"kind": "swap"} for seat in position.seats if not position.players[seat].exchanged}
    if (seat := decks.to_shuffle(position)) is not None:
        return {"chance": {"kind": "shuffle", "of": seat}}
    if position.phase == "first_player":
        return {"chance": {"kind": "first_player"}}
    if position.phase == "mulligan":
        deciding = decks.to_decide(position)
        return {deciding: {"kind": "mulligan"}} if deciding is not None else {}
    return in_turn(game) if position.phase not in PREPARATIONS else {}


def in_turn(game: Game) -> dict[str, Decision]:
    """The one open decision of a turn; empty where none is open yet."""
    pending, active, phase = game.resolution, game.active, game.position.phase
    if (asked := stack.question(game)) is not None and asked.leaves_a_choice:
        return {asked.player: told(asked)}
    if pending.respond:
        return {pending.respond[0]: {"kind": "respond", "optional": True}}
    if timing.is_pending(game) or game.player(active).eliminated:
        return {}
    waiting: list[CardId] = []
    if phase == "standby":
        cite("ECB-5.3")
        waiting = standby.waiting(game)
    if waiting:
        return {active: {"kind": "place", "from": waiting, "min": 1, "max": 1}}
    if phase == "standby" and may_reposition(game):
        return {active: {"kind": "reposition", "optional": True}}
    if phase == "draw" and draw_phase.may_cycle(game):
        return {active: {"kind": "cycle", "optional": True}}
    if phase == "end" and (number := end_phase.too_many(game)):
        return {active: {"kind": "discard", "from": list(game.player(active).hand), "min": number, "max": number}}
    return {active: {"kind": "main"}} if phase == "main" and not pending.passed else {}


def told(asked: Question) -> Decision:
    """A question as a decision."""
    decision: Decision = {"kind": asked.kind}
    if asked.by is not None:
        decision["by"] = asked.by
    if asked.kind == "divide" and asked.total is not None:
        decision.update({"from": asked.options, "total": asked.total})
    elif asked.kind != "boon":
        decision.update({"from": asked.options, "min": asked.least, "max": asked.most})
    return decision


def may_reposition(game: Game) -> bool:
    """Whether the active player is asked: there is a Creature in a zone, and the arrangement is not kept yet."""
    player = game.player(game.active)
    return not game.resolution.passed and bool(player.atk_zone or player.def_zone)


def act(game: Game, player: Seat | Literal["chance"], action: Action) -> None:
    """Carry out what `player` (or chance) has decided, then everything up to the next decision.

    Raises Illegal, with nothing changed, where the rules do not allow the action.
    """
    if game.position.phase == "over":
        raise Illegal("ECB-2.7", "game_over", "the game is over")
    decision, kind = awaits(game).get(player), "main"
    if decision is not None:
        kind = decision["kind"]
    elif has_chosen(game, action):
        raise Illegal("ECB-3.5", "already_chosen", f"{player} has chosen already")
    else:
        raise Illegal("ECB-2.4", "not_your_decision", f"{player} has nothing to decide now")
    if not isinstance(action, ANSWERS[kind]):
        raise Illegal("ECB-5.3", "wrong_action", f"{player} has to {kind}, not to {action.type}")
    if player != "chance":
        decide(game, player, action)
    elif isinstance(action, Shuffle):
        decks.shuffle(game, action)
    elif isinstance(action, FirstPlayer):
        decks.go_first(game, action)
    advance(game)


def has_chosen(game: Game, action: Action) -> bool:
    """Whether this was decided before by whoever has nothing to decide any more."""
    phase = game.position.phase
    return (isinstance(action, Register) and phase == "decks") or (isinstance(action, Swap) and phase == "sideboard")


def decide(game: Game, seat: Seat, action: Action) -> None:
    """The part of `act` that a player decides. Raises Illegal."""
    if isinstance(action, Pass):
        do_pass(game)
    elif isinstance(action, Choose):
        asked = stack.question(game)
        assert asked is not None  # awaits has just said so
        stack.choose(game, asked, action)
    elif isinstance(action, Register):
        decks.register(game, seat, action)
    elif isinstance(action, Swap):
        decks.swap(game, seat, action)
    elif isinstance(action, Mulligan):
        decks.mulligan(game, seat)
    elif isinstance(action, Keep):
        decks.keep(game, seat)
    else:
        decide_in_turn(game, seat, action)


def decide_in_turn(game: Game, seat: Seat, action: Action) -> None:
    """What is done in a turn. Raises Illegal."""
    if isinstance(action, PlaceCreature):
        standby.place(game, seat, action)
    elif isinstance(action, Reposition):
        standby.reposition(game, seat, action)
    elif isinstance(action, Cycle):
        draw_phase.cycle(game, seat, action)
    elif isinstance(action, PlayStone):
        piles.play_stone(game, seat, action)
    elif isinstance(action, PlayCreature):
        creatures.play_creature(game, seat, action)
    elif isinstance(action, PlaySpell):
        spells.play_spell(game, seat, action)
    elif isinstance(action, Activate):
        spells.activate(game, seat, action)
    elif isinstance(action, DeclareAttack):
        attack.declare(game, seat, action)
    elif isinstance(action, Block):
        attack.block(game, seat, action)
    elif isinstance(action, DiscardDown):
        end_phase.discard(game, seat, action)
    elif isinstance(action, EndMain):
        game.resolution.passed = True
    if game.resolution.respond and not game.resolution.settled:
        game.resolution.respond = []  # what has just been played opens new windows


def do_pass(game: Game) -> None:
    """Not to respond, or not to do (any more) what is optional in this phase."""
    if game.resolution.respond:
        game.resolution.respond.pop(0)
    else:
        game.resolution.passed = True


# -- what nobody chooses -----------------------------------------------------------------------------------------------
def advance(game: Game) -> None:
    """Go on until somebody has a choice, or the game is over."""
    position = game.position
    while position.phase != "over":
        if position.phase in PREPARATIONS:
            if awaits(game) or not prepare(game):
                return
        elif not step(game):
            return


def prepare(game: Game) -> bool:
    """The next step of what comes before the first turn."""
    position = game.position
    if position.phase in ("decks", "sideboard"):
        decks.to_be_shuffled(game)
    elif position.phase == "shuffle":
        position.phase = "first_player"
    elif position.phase == "mulligan":
        assert position.first_player is not None  # somebody has kept a hand in the order of turns
        begin_turn(game, position.first_player)
    else:
        return False
    return True


def step(game: Game) -> bool:
    """One step of a turn; False where somebody has a choice."""
    asked = stack.question(game)
    if asked is not None and asked.leaves_a_choice:
        return False
    if asked is not None and asked.kind != "block":
        stack.answer(game, asked, asked.options[:asked.most])
        return True
    if stack.go_on(game):
        return True
    if in_turn(game):
        return False
    next_phase(game)
    return True


def next_phase(game: Game) -> None:
    """Nobody has anything to decide in this phase any more: whoever likes may respond, then the next one begins."""
    position, player, pending = game.position, game.player(game.active), game.resolution
    if not (player.eliminated or pending.offered):
        pending.offered = True
        cite("ECB-11.8")
        pending.settled = reading(position, "ECB-R56") == "b"
        return
    pending.offered = False
    if player.eliminated or position.phase == "end":
        end_turn(game)
    elif position.phase == "standby":
        draw_phase.begin(game)
    elif player.skips_main or position.phase == "main":
        end_phase.begin(game)
    else:
        position.phase = "main"
        pending.passed = False


def begin_turn(game: Game, seat: Seat) -> None:
    """The next turn of the game: the Standby-Phase begins with what lies on the piles."""
    position = game.position
    position.turn += 1
    position.active_player = seat
    position.phase = "standby"
    game.resolution.passed = False
    cite("ECB-5.5")
    standby.archive_spells(game)


def end_turn(game: Game) -> None:
    """The turn is over, and the next player's begins."""
    end_phase.clean_up(game)
    if not game.resolution.triggered:
        game.player(game.active).turns_taken += 1
        begin_turn(game, seats.next_seat(game))

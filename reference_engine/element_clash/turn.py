"""The game as it goes ("Struktur Giliran", "End Phase"): who decides what, and what nobody has to decide."""

from typing import Literal

from reference_engine.element_clash import battle, combat, decks, draw, ending, face_down, play, resolution, timing
from reference_engine.element_clash.actions import (
    Action,
    AnnounceBattle,
    Choose,
    DeclareAttack,
    EndTurn,
    FirstPlayer,
    Pass,
    PlayCards,
    Register,
    SetCard,
    Shuffle,
)
from reference_engine.element_clash.position import SEATS, STARTING_LIFE, Decision, Game, Seat, other
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.spells_traps import usable_trap
from reference_engine.kernel import Illegal, cite


def awaits(game: Game) -> dict[str, Decision]:
    """Who has to decide what now, by player; `chance` for a shuffle and for who goes first. Empty: the game is over."""
    position, pending = game.position, game.resolution
    if position.phase == "over":
        return {}
    if position.phase == "decks":
        return {seat: {"kind": "register"} for seat in SEATS if not position.players[seat].registered}
    if position.phase == "shuffle":
        seat = decks.to_shuffle(position)
        return {"chance": {"kind": "shuffle", "of": seat}} if seat else {}
    if position.phase == "first_player":
        return {"chance": {"kind": "first_player"}}
    if (asked := resolution.question(game)) is not None:
        decision: Decision = {"kind": asked.kind, "from": asked.options, "min": asked.least, "max": asked.most}
        if asked.by is not None:
            decision["by"] = asked.by
        return {asked.player: decision}
    if pending.respond:
        return {pending.respond[0]: {"kind": "respond", "optional": True}}
    return {position.active: {"kind": position.phase}} if position.active else {}


def act(game: Game, player: Seat | Literal["chance"], action: Action) -> None:
    """Carry out what `player` (or chance) has decided, then everything up to the next decision.

    Raises Illegal, with nothing changed, where the rules do not allow the action.
    """
    position = game.position
    if position.phase == "over":
        raise Illegal("EC-1.3", "game_over", "the game is over")
    if isinstance(action, Shuffle | FirstPlayer):
        by_chance(game, player, action)
    elif player == "chance" or not is_asked(game, player, action):
        raise Illegal("EC-30.1", "wrong_action" if player in awaits(game) else "not_your_decision",
                      "what is being carried out comes first, and nobody may answer it")
    elif isinstance(action, Register):
        decks.register(game, player, action)
    elif isinstance(action, Choose):
        resolution.choose(game, action)
    elif isinstance(action, Pass):
        game.resolution.announced = False
        game.resolution.respond.pop(0)
    else:
        decide(game, player, action)
    advance(game)


def is_asked(game: Game, seat: Seat, action: Action) -> bool:
    """Whether an action answers what is open: a question to this player comes before all else."""
    if isinstance(action, Pass):
        return timing.has_window(game, seat)
    asked = resolution.question(game)
    if isinstance(action, Choose):
        return asked is not None and asked.player == seat
    return asked is None


def by_chance(game: Game, player: Seat | Literal["chance"], action: Shuffle | FirstPlayer) -> None:
    """The part of `act` that nobody decides. Raises Illegal: `not_your_decision`, `not_a_shuffle`."""
    if player != "chance":
        raise Illegal("EC-11.4", "not_your_decision", f"{action.type} is left to chance")
    if isinstance(action, Shuffle):
        decks.shuffle(game, action)
        return
    if game.position.phase != "first_player":
        raise Illegal("EC-11.7", "not_your_decision", "who goes first is determined once, after the shuffle")
    decks.go_first(game, action)
    begin_game(game)


def decide(game: Game, seat: Seat, action: Action) -> None:
    """The part of `act` that a player decides freely, or in a window. Raises Illegal."""
    pending = game.resolution
    before, in_window = len(pending.events), bool(pending.respond)
    if isinstance(action, SetCard):
        face_down.set_card(game, seat, action)
    elif isinstance(action, PlayCards):
        play.play(game, seat, action)
    elif isinstance(action, AnnounceBattle):
        battle.announce(game, seat)
    elif isinstance(action, DeclareAttack):
        battle.declare_attack(game, seat, action)
    elif isinstance(action, EndTurn):
        end_turn(game, seat)
    if not in_window:  # what had happened before is over; a response is still about it
        del pending.events[:before]
    pending.settled, pending.respond = False, []


def advance(game: Game) -> None:
    """What nobody chooses: go on until somebody has a choice."""
    position = game.position
    if position.phase == "decks" and all(player.registered for player in position.players.values()):
        decks.all_registered(game)
    if position.phase == "shuffle" and decks.to_shuffle(position) is None:
        position.phase = "first_player"
    while position.phase in ("main", "battle"):
        asked = resolution.question(game)
        if asked is not None and asked.leaves_a_choice:
            return
        if not resolution.go_on(game) and not go_on(game):
            return


def go_on(game: Game) -> bool:
    """Nothing is being carried out: offer what has happened to those who may respond, then the attack goes on."""
    pending = game.resolution
    if not pending.settled:
        pending.settled, pending.respond = True, responders(game)
        return True
    if pending.respond:
        if can_respond(game, pending.respond[0]):
            return False
        pending.respond.pop(0)
        return True
    if pending.attack is not None:
        combat.fight(game)
        pending.settled = False
        return True
    return False


def responders(game: Game) -> list[Seat]:
    """Who may respond to what has happened, one after the other: after an attack both, else the opponent (EC-R2)."""
    active = game.position.active or "A"
    return [active, other(active)] if game.resolution.attack is not None else [other(active)]


def can_respond(game: Game, seat: Seat) -> bool:
    """Whether this player has a window: the answer to the announcement, or a Trap whose condition is met (EC-R2)."""
    if game.resolution.announced and seat != game.position.active:
        return True
    return reading(game.position, "EC-R2") == "a" and usable_trap(game, seat)


def begin_game(game: Game) -> None:
    """Life and the first cards, then the first turn."""
    position = game.position
    for player in position.players.values():
        cite("EC-11.5")
        player.life = STARTING_LIFE
    draw.opening_hands(game)
    position.active = position.first_player
    begin_turn(game)


def begin_turn(game: Game) -> None:
    """The next turn of the game, with its Draw Phase; then its Main Phase."""
    position = game.position
    position.turn += 1
    position.phase = "main"
    draw.draw_phase(game)


def end_turn(game: Game, seat: Seat) -> None:
    """The active player ends the turn; what lasts for it ends. Raises Illegal: `not_your_decision`, `wrong_action`."""
    position = game.position
    if not (timing.is_main(game, seat) or timing.is_battle(game, seat)):
        raise Illegal("EC-28.1", timing.why_not(game, seat), "only the active player ends the turn")
    for player in position.players.values():
        for slot in player.monster_zone:
            cite("EC-24.1")
            slot.attacked = False
            slot.lasting = [change for change in slot.lasting
                            if change.until_turn is None or change.until_turn > position.turn]
    ending.check_decks(game, "end of turn")
    if position.result is None:
        cite("EC-28.3")
        position.active = other(seat)
        begin_turn(game)

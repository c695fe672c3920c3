"""The game as it goes ("턴과 페이즈"): who decides what, and what nobody has to decide."""

from typing import Literal

from reference_engine.kernel import Illegal, cite
from reference_engine.magical_cute import (
    active_phase,
    damage,
    decks,
    draw,
    effects,
    end_phase,
    legal,
    opening,
    order,
    set_phase,
    timing,
)
from reference_engine.magical_cute.actions import (
    Action,
    ChooseOrder,
    Discard,
    EndTurn,
    EquipEnchant,
    Fight,
    GoToSet,
    Keep,
    MoveUnit,
    Mulligan,
    Pass,
    PlaceCharacter,
    PlaceRitual,
    PlaceSeal,
    PlayMagic,
    Register,
    RockPaperScissors,
    Shuffle,
    SummonUnit,
    UseMiracle,
    UseSkill,
)
from reference_engine.magical_cute.position import FULL_METER, SEATS, Decision, Game, Player, Seat, other
from reference_engine.magical_cute.rulings import reading
from reference_engine.magical_cute.zones import leave, units


def awaits(game: Game) -> dict[str, Decision]:
    """Who has to decide what now, by player; `chance` for a shuffle and the throw. Empty: the game is over."""
    position = game.position
    phase = position.phase
    if phase in ("active", "set"):
        if game.window is not None:
            return {game.window: {"kind": "respond", "optional": True}}
        return {position.active_player or "A": {"kind": "active" if phase == "active" else "set"}}
    if phase == "end":
        seat = position.active_player or "A"
        number = end_phase.too_many(position.players[seat])
        hand = list(position.players[seat].hand)
        return {seat: {"kind": "discard", "from": hand, "min": number, "max": number}} if number else {}
    if phase == "decks":
        return {seat: {"kind": "register"} for seat in SEATS if not position.players[seat].registered}
    if (shuffled := decks.to_shuffle(position)) is not None:
        return {"chance": {"kind": "shuffle", "of": shuffled}}
    if phase == "rps":
        return {"chance": {"kind": "rps"}}
    if phase == "order":
        chooser = order.chooser(position)
        return {chooser: {"kind": "order"}} if chooser else {}
    if phase == "mulligan":
        decides = opening.to_decide(position)
        return {decides: {"kind": "mulligan"}} if decides else {}
    return {}


def act(game: Game, player: Seat | Literal["chance"], action: Action) -> None:
    """Carry out what `player` (or chance) has decided, then everything up to the next decision.

    Raises Illegal, with nothing changed, where the rules do not allow the action.
    """
    if game.position.phase == "over":
        raise Illegal("MC-90.3", "game_over", "the game is over")
    decisions = awaits(game)
    if isinstance(action, Shuffle | RockPaperScissors):
        by_chance(game, action, decisions.get("chance") if player == "chance" else None)
    elif isinstance(action, Register) and player != "chance":
        decks.register(game, player, action)
    elif player == "chance" or player not in decisions or (isinstance(action, Pass) and game.window is None):
        raise Illegal("MC-5.2", "not_your_decision", f"{player} has nothing to decide now")
    else:
        decide(game, player, action)
    advance(game)


def by_chance(game: Game, action: Shuffle | RockPaperScissors, asked: Decision | None) -> None:
    """What nobody decides; chance is asked for `asked`. Raises Illegal: `not_your_decision`, `not_a_shuffle`."""
    called_for = asked is not None and asked["kind"] == action.type
    if isinstance(action, Shuffle):
        if not called_for:
            raise Illegal("MC-3.3", "not_your_decision", "a shuffle is left to chance, and to its time")
        decks.shuffle(game, action)
    else:
        if not called_for:
            raise Illegal("MC-2.2", "not_your_decision", "the throw comes once, before the order is chosen")
        order.throw(game, action)


def decide(game: Game, seat: Seat, action: Action) -> None:
    """The part of `act` that a player decides. Raises Illegal."""
    if isinstance(action, ChooseOrder):
        order.choose_order(game, action)
    elif isinstance(action, Mulligan):
        opening.mulligan(game, seat)
    elif isinstance(action, Keep):
        opening.keep(game, seat)
    elif isinstance(action, Discard):
        end_phase.discard(game, seat, action)
    elif isinstance(action, Pass):
        game.window = None
    else:
        use_turn(game, seat, action)
        effects.answer(game)
        damage.sweep(game)
        if not isinstance(action, GoToSet):
            open_window(game)


def use_turn(game: Game, seat: Seat, action: Action) -> None:
    """What a player does in the Active or the Set Phase. Raises Illegal."""
    if isinstance(action, UseSkill):
        active_phase.use_skill(game, seat, action)
    elif isinstance(action, PlayMagic):
        active_phase.play_magic(game, seat, action)
    elif isinstance(action, UseMiracle):
        active_phase.use_miracle(game, seat, action)
    elif isinstance(action, SummonUnit):
        active_phase.summon(game, seat, action)
    elif isinstance(action, Fight):
        active_phase.fight(game, seat, action)
    elif isinstance(action, GoToSet):
        go_to_set(game, seat)
    elif isinstance(action, PlaceSeal):
        set_phase.place_seal(game, seat, action)
    elif isinstance(action, PlaceCharacter):
        set_phase.place_character(game, seat, action)
    elif isinstance(action, MoveUnit):
        set_phase.move_unit(game, seat, action)
    elif isinstance(action, PlaceRitual):
        set_phase.place_ritual(game, seat, action)
    elif isinstance(action, EquipEnchant):
        set_phase.equip_enchant(game, seat, action)
    elif isinstance(action, EndTurn):
        declare_end(game, seat)


def open_window(game: Game) -> None:
    """The opponent may cut in on what has just been done, if there is something to do it with."""
    position = game.position
    game.window = None
    if timing.interruptible(game) and position.active_player is not None:
        opponent = other(position.active_player)
        game.window = opponent  # to see what an interrupt could be
        game.window = opponent if legal.can_cut_in(game, opponent) else None


def go_to_set(game: Game, seat: Seat) -> None:
    """From the Active Phase to the Set Phase. Raises Illegal `wrong_phase`."""
    if not timing.in_active(game, seat):
        raise Illegal("MC-6.2", "wrong_phase", "the Set Phase follows one's own Active Phase")
    cite("MC-6.2")
    game.position.phase = "set"


def declare_end(game: Game, seat: Seat) -> None:
    """Declare the end of the turn: the End Phase begins. Raises Illegal `wrong_phase`."""
    if not timing.in_set(game, seat):
        raise Illegal("MC-5.2", "wrong_phase", "the turn ends from one's own Set Phase, which is never skipped")
    cite("MC-13.2")
    game.position.phase = "end"


def advance(game: Game) -> None:
    """What nobody chooses: go on until somebody has a choice."""
    position = game.position
    if position.phase == "decks" and all(player.registered for player in position.players.values()):
        decks.all_registered(game)
    if position.phase == "shuffle" and decks.to_shuffle(position) is None:
        position.phase = "rps" if position.last_loser is None and position.rps_winner is None else "order"
    if position.phase == "mulligan" and decks.to_shuffle(position) is None and opening.to_decide(position) is None:
        begin_turn(game)
    if position.phase == "end" and not end_phase.too_many(position.players[position.active_player or "A"]):
        end_turn(game)


def end_turn(game: Game) -> None:
    """The rest of the End Phase; then the opponent's turn."""
    position = game.position
    seat = position.active_player or "A"
    effects.moment(game, seat, "end")
    if position.result is None:
        end_phase.recover_and_end(game)
        cite("MC-13.6")
        position.active_player = other(seat)
        begin_turn(game)


def begin_turn(game: Game) -> None:
    """The next turn of the game, up to its first decision. The first turn of the first player begins with Set."""
    position = game.position
    position.turn += 1
    seat = position.active_player or "A"
    allow_again(position.players[seat])
    begins_with_set = False
    if position.turn == 1:
        cite("MC-5.4", "MC-10.3")
        begins_with_set = True
    if begins_with_set:
        position.phase = "set"
        return
    position.phase = "active"
    prepare(game, seat)
    react(game, seat)
    if position.result is None:
        draw.draw_phase(game, seat)
        effects.moment(game, seat, "draw")
    damage.sweep(game)


def allow_again(player: Player) -> None:
    """What is allowed once a turn is allowed again."""
    cite("MC-12.3")
    player.seal_placed = False
    cite("MC-11.8")
    player.fight_used = False


def prepare(game: Game, seat: Seat) -> None:
    """Prepare Phase ("프리페어 페이즈"): the cost meter, and the own Summons."""
    player = game.position.players[seat]
    if player.cost_meter < FULL_METER:
        cite("MC-8.2")
        player.cost_meter = FULL_METER
    for unit in units(player):
        if game.cards[unit.card].kind == "summon":
            cite("MC-8.3")
            leave(game, unit.card, "abyss")
    effects.moment(game, seat, "prepare")
    damage.sweep(game)


def react(game: Game, seat: Seat) -> None:
    """React Phase ("리액트 페이즈"): every Act unit of the turn player, or of both (MC-R1), turns to React."""
    for of in SEATS if reading(game.position, "MC-R1") == "b" else (seat,):
        for unit in units(game.position.players[of]):
            cite("MC-9.2", "MC-9.3")
            unit.state = "react"

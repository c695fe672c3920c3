"""The game as it goes ("Hal yang Dilakukan pada Giliran Sendiri"): who decides what, and what is forced."""

from typing import Literal

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import (
    abilities,
    attacks,
    bench,
    conditions,
    decks,
    draw,
    energy,
    evolution,
    extra_cards,
    knock_out,
    resolution,
    retreat,
    set_up,
    trainers,
)
from reference_engine.pokemon_tcg.actions import (
    Action,
    Attach,
    BenchCard,
    Choose,
    ChooseActive,
    DrawExtra,
    Evolve,
    FirstPlayer,
    FlipCoin,
    PlayTrainer,
    Promote,
    PutBench,
    Register,
    Retreat,
    Shuffle,
    UseAbility,
    UseAttack,
)
from reference_engine.pokemon_tcg.position import SEATS, Decision, Game, Player, Seat, other
from reference_engine.pokemon_tcg.zones import active, in_play

Who = Seat | Literal["chance"]
ANSWERS = ("register", "shuffle", "first_player", "flip", "choose_active", "put_bench", "draw_extra", "choose",
           "promote")


def awaits(game: Game) -> dict[str, Decision]:
    """Who has to decide what now, by player; `chance` for shuffles, coins, who goes first. Empty: the game is over."""
    position = game.position
    phase = position.phase
    if phase == "main" or phase == "promote":
        return in_turn(game)
    if phase == "decks":
        return {seat: {"kind": "register"} for seat in SEATS if not position.players[seat].registered}
    if phase == "shuffle":
        seat = decks.to_shuffle(position)
        return {"chance": {"kind": "shuffle", "of": seat}} if seat else {}
    if phase == "first_player":
        return {"chance": {"kind": "first_player"}}
    if phase == "setup":
        return before_the_first_turn(game)
    return {}


def before_the_first_turn(game: Game) -> dict[str, Decision]:
    """The same while the first Pokémon are chosen, face down."""
    choosing: dict[str, Decision] = {seat: {"kind": "choose_active"} for seat in set_up.choosing(game)}
    benching: dict[str, Decision] = {seat: {"kind": "put_bench"} for seat in set_up.benching(game)}
    if choosing or benching:
        return choosing or benching
    seat = extra_cards.drawing(game)
    return {seat: {"kind": "draw_extra", "min": 0, "max": extra_cards.allowed(game, seat)}} if seat else {}


def in_turn(game: Game) -> dict[str, Decision]:
    """The same while a turn goes on, or between two turns."""
    coin = coin_for(game)
    if coin is not None:
        return {"chance": {"kind": "flip", "by": coin}}
    asked = resolution.question(game)
    if asked is not None:
        return {asked.player: {"kind": "choose", "from": asked.options, "min": asked.least, "max": asked.most,
                               "by": asked.by}}
    position = game.position
    if position.phase == "promote":
        seat = knock_out.to_promote(game)
        return {seat: {"kind": "promote"}} if seat else {}
    return {position.active_player: {"kind": "main"}} if position.active_player else {}


def coin_for(game: Game) -> CardId | None:
    """The card for which a coin is flipped now."""
    pending = game.resolution
    if pending.confused is not None:
        attacker = active(game, game.position.active_player or "A")
        return attacker.card if attacker else None
    if conditions.needs_coin(game):
        return pending.checkup[0][1]
    return resolution.coin_for(game)


def act(game: Game, player: Who, action: Action) -> None:
    """Carry out what `player` (or chance) has decided, then everything up to the next decision.

    Raises Illegal, with nothing changed, where the rules do not allow the action.
    """
    decision = awaits(game).get(player)
    if decision is None:
        raise Illegal("PK-1.3", "game_over" if game.position.result is not None else "not_your_decision",
                      f"there is nothing for {player} to decide now")
    wanted = decision["kind"] if decision is not None else "main"
    if wanted != (action.type if action.type in ANSWERS else "main"):
        raise Illegal("PK-11.4", "wrong_action", f"{player} has to decide something else first: {wanted}")
    if player == "chance":
        by_chance(game, action)
    elif action.type not in ANSWERS:
        freely(game, player, action)
    else:
        answer(game, player, action)
    advance(game)


def by_chance(game: Game, action: Action) -> None:
    """The part of `act` that nobody decides. Raises Illegal: `not_a_shuffle`."""
    if isinstance(action, Shuffle):
        decks.shuffle(game, action)
    elif isinstance(action, FirstPlayer):
        decks.go_first(game, action)
        begin_game(game)
    elif isinstance(action, FlipCoin):
        if game.resolution.confused is not None:
            attacks.flip(game, game.position.active_player or "A", heads=action.heads)
        elif game.resolution.checkup:
            conditions.flip(game, heads=action.heads)
        else:
            resolution.answer(game, ["heads"] if action.heads else [])


def answer(game: Game, seat: Seat, action: Action) -> None:
    """The part of `act` in which a player answers what is asked. Raises Illegal."""
    if isinstance(action, Register):
        decks.register(game, seat, action)
    elif isinstance(action, ChooseActive):
        set_up.choose_active(game, seat, action)
    elif isinstance(action, PutBench):
        set_up.put_bench(game, seat, action)
    elif isinstance(action, DrawExtra):
        extra_cards.draw_extra(game, seat, action)
    elif isinstance(action, Promote):
        knock_out.promote(game, seat, action)
    elif isinstance(action, Choose):
        asked = resolution.question(game)
        assert asked is not None  # awaits says that there is one
        resolution.choose(game, asked, action)


def freely(game: Game, seat: Seat, action: Action) -> None:
    """The part of `act` that belongs to the free part of a turn, or ends it. Raises Illegal."""
    if isinstance(action, Attach):
        energy.attach(game, seat, action)
    elif isinstance(action, BenchCard):
        bench.bench(game, seat, action)
    elif isinstance(action, Evolve):
        evolution.evolve(game, seat, action)
    elif isinstance(action, PlayTrainer):
        trainers.play(game, seat, action)
    elif isinstance(action, UseAbility):
        abilities.use(game, seat, action)
    elif isinstance(action, Retreat):
        retreat.retreat(game, seat, action)
    elif isinstance(action, UseAttack):
        attacks.attack(game, seat, action)
    else:
        cite("PK-15.7")
        game.position.then = "checkup"


def advance(game: Game) -> None:
    """What nobody chooses: go on until somebody has a choice, or a coin is flipped."""
    position = game.position
    if position.phase == "decks" and all(player.registered for player in position.players.values()):
        decks.all_registered(game)
    if position.phase == "shuffle" and decks.to_shuffle(position) is None:
        set_up.begin(game)
    if position.phase == "setup" and not set_up.choosing(game) and not set_up.benching(game):
        set_up.lay_points(game)
        if extra_cards.drawing(game) is None:
            extra_cards.settle(game)
            position.phase = "first_player"
    while position.phase in ("main", "promote") and coin_for(game) is None:
        asked = resolution.question(game)
        if asked is not None and asked.leaves_a_choice:
            return
        if not resolution.go_on(game) and not go_on(game):
            return


def go_on(game: Game) -> bool:
    """Nothing is being carried out: Knock Outs, an empty Active spot, what comes next; False where somebody acts."""
    position = game.position
    if game.resolution.checkup:
        conditions.check_next(game)
        return True
    if beaten := knock_out.down(game):
        knock_out.knock_out(game, beaten)
        return True
    seat = knock_out.to_promote(game)
    if seat is not None:
        benched = position.players[seat].bench
        if len(benched) > 1:
            position.phase = "promote"
            return False
        knock_out.fill(game, seat, benched[0])
        return True
    position.phase = "main"
    if position.then == "main":
        return False
    if position.then == "checkup":
        end_turn(game)
    else:
        next_turn(game)
    return True


def begin_game(game: Game) -> None:
    """The set-up is done: the first turn."""
    position = game.position
    position.phase = "main"
    position.active_player = SEATS[0]
    cite("PK-1.2")
    position.active_player = position.first_player
    begin_turn(game)


def end_turn(game: Game) -> None:
    """A turn is over: what lasts to its end stops, and the Checkup follows."""
    for player in game.position.players.values():
        for pokemon in in_play(player):
            if pokemon.lasting:
                pokemon.lasting = [change for change in pokemon.lasting
                                   if change.until_turn is None or change.until_turn > game.position.turn]
    conditions.begin_checkup(game)
    game.position.then = "turn"


def next_turn(game: Game) -> None:
    """The other player's turn."""
    cite("PK-1.3")
    game.position.active_player = other(game.position.active_player or "A")
    begin_turn(game)


def begin_turn(game: Game) -> None:
    """The next turn of the game: what counts by turn begins anew, and the first thing is the draw."""
    position = game.position
    position.turn += 1
    position.then = "main"
    for player in position.players.values():
        begin_anew(player)
    draw.first_of_turn(game)


def begin_anew(player: Player) -> None:
    """What may be done once in a turn may be done again."""
    cite("PK-10.3")
    player.energy_attached = False
    cite("PK-14.5")
    player.retreated = False
    cite("PK-91.3")
    player.supporter_played = False
    cite("PK-93.3")
    player.stadium_played = False

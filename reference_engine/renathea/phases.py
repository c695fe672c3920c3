"""The five phases of a round in their order, and what is done without anybody choosing."""

from typing import Literal

from reference_engine.kernel import Illegal, cite
from reference_engine.renathea import close, decks, deploy, draw, law, skills, total_power
from reference_engine.renathea.actions import Action, Choose, Close, Deploy, Register, Shuffle
from reference_engine.renathea.position import ARENA_SIZE, SEATS, Decision, Game, Result, Seat

PHASE_OF = {Register: "decks", Shuffle: "shuffle", Deploy: "deploy", Choose: "resolve", Close: "close"}


def awaits(game: Game) -> dict[str, Decision]:
    """Who has to decide what now, by player; `chance` for a shuffle. Empty: the game is over."""
    position = game.position
    if position.phase == "over":
        return {}
    if position.phase == "shuffle":
        seat = decks.to_shuffle(position)
        return {"chance": {"kind": "shuffle", "of": seat}} if seat else {}
    open_decisions: dict[str, Decision] = {}
    for seat in SEATS:
        player = position.players[seat]
        if position.phase == "decks" and not player.registered:
            open_decisions[seat] = {"kind": "register"}
        elif position.phase == "deploy" and deploy.to_deploy(player):
            open_decisions[seat] = {"kind": "deploy"}
        elif position.phase == "resolve" and (skill := skills.to_choose(game, seat)):
            n = skill.part.count
            open_decisions[seat] = {"kind": "choose", "by": skill.card, "from": skill.options, "min": n, "max": n}
        elif position.phase == "close" and close.to_close(position, seat):
            open_decisions[seat] = {"kind": "close"}
    return open_decisions


def act(game: Game, player: Seat | Literal["chance"], action: Action) -> None:
    """Carry out what `player` (or chance, a shuffle) has decided, then everything up to the next decision.

    Raises Illegal, with nothing changed, where the rules do not allow the action.
    """
    position = game.position
    if position.phase == "over":
        raise Illegal("RN-9.1", "game_over", "the game is over")
    strange = player == "chance" and not isinstance(action, Shuffle)
    if strange or PHASE_OF[type(action)] != position.phase:
        reason = "wrong_action" if player in awaits(game) else "not_your_decision"
        raise Illegal("RN-5.1", reason, f"{player} cannot {action.type} in the {position.phase} phase")
    if isinstance(action, Shuffle):
        if player != "chance":
            raise Illegal("RN-2.5", "not_your_decision", "nobody decides how a Deck lies after the shuffle")
        decks.shuffle(game, action)
    else:
        assert player != "chance"  # refused above
        decide(game, player, action)
    advance(game)


def decide(game: Game, seat: Seat, action: Register | Deploy | Choose | Close) -> None:
    """The part of `act` that a player decides."""
    if isinstance(action, Register):
        decks.register(game, seat, action)
    elif isinstance(action, Deploy):
        deploy.deploy(game, seat, action)
    elif isinstance(action, Choose):
        if skills.to_choose(game, seat) is None:
            reason = "already_chosen" if game.position.players[seat].committed else "not_your_decision"
            raise Illegal("RN-3.8", reason, f"no skill of {seat} asks for a choice now")
        skills.choose(game, seat, action)
    elif close.winner_of(game.position) is not None:
        close.close_after_win(game, seat, action)
        end_round(game)
    else:
        close.close_after_tie(game, seat, action)
        if close.tie_is_settled(game.position):
            close.open_tie_choices(game.position)
            end_round(game)


def advance(game: Game) -> None:
    """What nobody chooses: go on until somebody has a choice."""
    position = game.position
    if position.phase == "decks" and all(player.registered for player in position.players.values()):
        for player in position.players.values():
            player.shuffled = False
        position.phase = "shuffle"
    if position.phase == "shuffle" and decks.to_shuffle(position) is None:
        start_round(game)
    if position.phase == "deploy" and not awaits(game):
        deploy.open_cards(game)
        cite("RN-5.7")
        next_deploy_step(game)
    if position.phase == "resolve" and not awaits(game):
        skills.set_statuses(game)
        total_power.compare(game)
        cite("RN-5.18")
        position.phase = "close"
        if not awaits(game):
            end_round(game)


def next_deploy_step(game: Game) -> None:
    """Deploy is repeated until both have three cards in the Arena; then Resolve begins with the Law."""
    players = game.position.players.values()
    if all(len(player.arena) >= ARENA_SIZE or not player.hand for player in players):
        law.check_law(game)
        game.position.phase = "resolve"


def start_round(game: Game) -> None:
    """Draw, then Deploy. A game in which nobody holds a card any more is a draw (RN-R20)."""
    draw.draw(game)
    if not any(player.hand for player in game.position.players.values()):
        game.position.result = game.position.result or Result(None)
    game.position.phase = "over" if game.position.result else "deploy"


def end_round(game: Game) -> None:
    """The end of Close: cards back to the Hands, then the next round, unless somebody has won."""
    position = game.position
    if position.result is None:
        close.return_the_rest(position)
        close.end_game(game)
    if position.result is not None:
        position.phase = "over"
        return
    position.round += 1
    cite("RN-8.14")
    start_round(game)

"""Trainers ("Menggunakan Trainer")."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg import stadium, tools
from reference_engine.pokemon_tcg.actions import PlayTrainer
from reference_engine.pokemon_tcg.position import Frame, Game, Seat
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import leave_hand


def play(game: Game, seat: Seat, action: PlayTrainer) -> None:
    """Use a Trainer of the hand: what it says is carried out, then it goes to the Trash, unless it is one that stays.

    Raises Illegal, as `check` and, of a Tool, `tools.check`; `not_tool` where another Trainer is to be attached.
    """
    check(game, seat, action.card)
    player, card, subtype = game.position.players[seat], action.card, game.cards[action.card].subtype
    if subtype == "tool":
        pokemon = tools.check(game, seat, action.to)
        leave_hand(player, card)
        tools.attach(pokemon, card)
        return
    if action.to is not None:
        raise Illegal("PK-93.6", "not_tool", f"{card} is no Tool, so it is not attached to {action.to}")
    leave_hand(player, card)
    if subtype == "stadium":
        stadium.put(game, seat, card)
        return
    game.position.resolving.append(card)
    for effect in game.cards[card].effects:
        if effect.on == "play":
            cite("PK-11.4")
            game.resolution.waiting.append(Frame(seat, card, effect.parts))
    if subtype == "supporter":
        cite("PK-91.3")
        player.supporter_played = True


def check(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may use this Trainer now.

    Raises Illegal: `not_in_hand`, `not_trainer`, `supporter_in_first_turn`, `supporter_already_played`, and of a
    Stadium as `stadium.check`.
    """
    position, player = game.position, game.position.players[seat]
    if card not in player.hand:
        raise Illegal("PK-11.2", "not_in_hand", f"{card} is not in {seat}'s hand")
    if game.cards[card].kind != "trainer":
        raise Illegal("PK-11.2", "not_trainer", f"{card} is no Trainer")
    is_supporter = game.cards[card].subtype == "supporter"
    if is_supporter and position.turn == 1 and seat == position.first_player:
        raise Illegal("PK-11.6", "supporter_in_first_turn", f"{seat} goes first: no Supporter in the first turn")
    if is_supporter and player.supporter_played and reading(position, "PK-R7") == "b":
        raise Illegal("PK-91.3", "supporter_already_played", f"{seat} has used a Supporter in this turn")
    if game.cards[card].subtype == "stadium":
        stadium.check(game, seat, card)


def finish(game: Game) -> None:
    """A Trainer that has been carried out goes to the Trash of its player, whose turn it is."""
    card = game.position.resolving.pop()
    cite("PK-11.5")
    game.position.players[game.position.active_player or "A"].trash.append(card)

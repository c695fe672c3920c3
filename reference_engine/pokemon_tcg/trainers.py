"""Trainers ("Menggunakan Trainer")."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg.actions import PlayTrainer
from reference_engine.pokemon_tcg.position import Frame, Game, Seat
from reference_engine.pokemon_tcg.rulings import reading
from reference_engine.pokemon_tcg.zones import leave_hand


def play(game: Game, seat: Seat, action: PlayTrainer) -> None:
    """Use a Trainer of the hand: what it says is carried out, then it goes to the Trash. Raises Illegal, as `check`."""
    check(game, seat, action.card)
    player, card = game.position.players[seat], action.card
    leave_hand(player, card)
    game.position.resolving.append(card)
    for effect in game.cards[card].effects:
        if effect.on == "play":
            cite("PK-11.4")
            game.resolution.waiting.append(Frame(seat, card, effect.parts))
    if game.cards[card].subtype == "supporter":
        player.supporter_played = True


def check(game: Game, seat: Seat, card: CardId) -> None:
    """Refuse unless this player may use this Trainer now.

    Raises Illegal: `not_in_hand`, `not_trainer`, `supporter_in_first_turn`, `supporter_already_played`.
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


def finish(game: Game) -> None:
    """A Trainer that has been carried out goes to the Trash of its player, whose turn it is."""
    card = game.position.resolving.pop()
    cite("PK-11.5")
    game.position.players[game.position.active_player or "A"].trash.append(card)

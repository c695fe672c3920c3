"""Attaching Energy ("Mengenakan 1 Energi pada Pokémon")."""

from reference_engine.kernel import Illegal, cite
from reference_engine.pokemon_tcg.actions import Attach
from reference_engine.pokemon_tcg.position import Game, Seat
from reference_engine.pokemon_tcg.zones import find, leave_hand


def attach(game: Game, seat: Seat, action: Attach) -> None:
    """Attach an Energy of the hand, of whatever type, to an own Pokémon in play.

    Raises Illegal: `not_in_hand`, `not_energy`, `energy_already_attached`, `not_in_play`.
    """
    player, card = game.position.players[seat], action.card
    if card not in player.hand:
        raise Illegal("PK-10.3", "not_in_hand", f"{card} is not in {seat}'s hand")
    if game.cards[card].kind != "energy":
        raise Illegal("PK-10.3", "not_energy", f"{card} is no Energy")
    if player.energy_attached:
        raise Illegal("PK-10.3", "energy_already_attached", f"{seat} has attached an Energy in this turn")
    there = find(game, action.to)
    if there is None or there[0] != seat:
        raise Illegal("PK-10.3", "not_in_play", f"{action.to} is no Pokémon of {seat} in play")
    leave_hand(player, card)
    cite("PK-10.3")
    there[1].energy.append(card)
    cite("PK-10.3")
    player.energy_attached = True

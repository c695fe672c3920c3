"""What comes of an attack ("Pertarungan Monster", "Keunggulan Elemen", "Direct Attack")."""

from reference_engine.element_clash import destroy, ending, triggers
from reference_engine.element_clash.elements import ADVANTAGE, has_advantage
from reference_engine.element_clash.position import Attack, Game, other
from reference_engine.element_clash.power import powers
from reference_engine.element_clash.rulings import reading
from reference_engine.element_clash.zones import locate
from reference_engine.kernel import CardId, cite


def fight(game: Game) -> None:
    """The attack that was declared and not stopped. Without its attacker or its target it ends (EC-R17)."""
    attack = game.resolution.attack
    assert attack is not None  # whoever calls this has seen one
    triggers.attack_is_over(game)
    lying = locate(game, attack.attacker)
    if lying is None or lying[1] != "monster_zone":
        triggers.end_boosts(game, attack)
        return
    if attack.target is None:
        cite("EC-27.2")
        ending.change_life(game, {other(lying[0]): -1})
    elif (there := locate(game, attack.target)) is not None and there[1] == "monster_zone":
        compare(game, attack, attack.target)
    triggers.end_boosts(game, attack)


def compare(game: Game, attack: Attack, target: CardId) -> None:
    """The lower Power is destroyed, equal ones both."""
    attacking, defending = 0, 0
    cite("EC-25.1")
    attacking, defending = powers(game)[attack.attacker], powers(game)[target]
    if has_bonus(game, attack.attacker, target):
        cite("EC-26.9")
        attacking += ADVANTAGE
    if has_bonus(game, target, attack.attacker) and reading(game.position, "EC-R7") == "a":
        cite("EC-26.9")
        defending += ADVANTAGE
    beaten: list[CardId] = []
    if attacking < defending:
        cite("EC-25.2")
        beaten = [attack.attacker]
    elif attacking > defending:
        cite("EC-25.2")
        beaten = [target]
    else:
        cite("EC-25.3")
        beaten = [attack.attacker, target]
    for card in beaten:
        destroy.destroy_in_battle(game, card)
    destroy.check_field(game)


def has_bonus(game: Game, card: CardId, against: CardId) -> bool:
    """Whether a monster's element has the advantage over that of its opponent in this battle."""
    return has_advantage(game.cards[card].element, game.cards[against].element)

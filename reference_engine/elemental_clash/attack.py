"""Attacks: on a Creature or on a player, blocks, the battle, and how its damage is divided."""

from reference_engine.elemental_clash import creatures, seats, spellbook, values
from reference_engine.elemental_clash.actions import Block, DeclareAttack
from reference_engine.elemental_clash.position import Attack, Game, Question, Seat
from reference_engine.elemental_clash.rulings import reading
from reference_engine.elemental_clash.zones import Lies, find, in_play, is_attackable
from reference_engine.kernel import CardId, Illegal, cite


def declare(game: Game, seat: Seat, action: DeclareAttack) -> None:
    """Attack with a Creature.

    Raises Illegal: `cannot_attack`, `already_attacked`, `no_such_target`.
    """
    lies = find(game, action.card)
    if lies is None or lies.seat != seat or game.cards[action.card].kind != "creature" or not is_attackable(game, lies):
        raise Illegal("ECB-9.9", "cannot_attack", f"{action.card} is no Creature in {seat}'s ATK-Zone")
    if lies.slot.attacked:
        raise Illegal("ECB-9.8", "already_attacked", f"{game.cards[action.card].name} has attacked in this turn")
    check_target(game, seat, action)
    cite("ECB-5.15")
    game.position.attack = Attack(action.card, action.target, action.player)
    cite("ECB-9.8", "ECB-9.30")
    lies.slot.attacked = True
    game.resolution.blocks_asked = False
    game.resolution.settled = False


def check_target(game: Game, seat: Seat, action: DeclareAttack) -> None:
    """Refuse what cannot be attacked. Raises Illegal `no_such_target`."""
    others = seats.opponents(game, seat)
    lies = find(game, action.target)
    if action.target is None and action.player not in others:
        raise Illegal("ECB-9.10", "no_such_target", f"{action.player} is no opponent of {seat}")
    if action.target is not None and (action.player is not None or lies is None or lies.seat not in others):
        raise Illegal("ECB-9.31", "no_such_target", f"{action.target} is no Creature in play of an opponent")
    if lies is not None and not (game.cards[lies.slot.card].kind == "creature" and is_attackable(game, lies)):
        raise Illegal("ECB-9.20", "no_such_target", f"{game.cards[lies.slot.card].name} is not in the ATK-Zone")


# -- blocks ------------------------------------------------------------------------------------------------------------
def defender(game: Game, attack: Attack) -> Seat | None:
    """Whoever may block: the attacked player, and by the reading b of ECB-R4 whose Creature is attacked."""
    if attack.player is not None:
        return attack.player
    lies = find(game, attack.target)
    return lies.seat if lies is not None and reading(game.position, "ECB-R4") == "b" else None


def has_blocked(game: Game, lies: Lies) -> bool:
    """Whether a Creature has blocked already and cannot any more (ECB-R4)."""
    return lies.slot.blocked and reading(game.position, "ECB-R4") == "a"


def blockers(game: Game, seat: Seat) -> list[CardId]:
    """Creatures of a player that can block."""
    return [lies.slot.card for lies in in_play(game)
            if lies.seat == seat and lies.zone == "def_zone" and not has_blocked(game, lies)]


def block_question(game: Game, attack: Attack) -> Question | None:
    """The question which Creatures block: asked only where some can."""
    seat = defender(game, attack)
    if game.resolution.blocks_asked or seat is None or find(game, attack.attacker) is None:
        return None
    able = blockers(game, seat)
    return Question(seat, "block", able, 0, len(able)) if able else None


def block(game: Game, seat: Seat, action: Block) -> None:
    """Block with one Creature, several or none. Raises Illegal: `wrong_number`, `cannot_block`, `already_blocked`."""
    attack = game.position.attack
    assert attack is not None  # act lets this through only while the question is open
    if len(set(action.cards)) != len(action.cards):
        raise Illegal("ECB-9.33", "wrong_number", "name different Creatures")
    blocking = []
    for card in action.cards:
        lies = find(game, card)
        if lies is None or lies.seat != seat or lies.zone != "def_zone":
            raise Illegal("ECB-9.21", "cannot_block", f"{card} is no Creature in {seat}'s DEF-Zone")
        if has_blocked(game, lies):
            raise Illegal("ECB-9.32", "already_blocked", f"{game.cards[card].name} has blocked in this turn")
        blocking.append(lies)
    for lies in blocking:
        cite("ECB-9.32")
        lies.slot.blocked = True
    cite("ECB-9.21", "ECB-9.33")
    attack.blockers = list(action.cards)
    game.resolution.blocks_asked = True
    game.resolution.settled = not action.cards


# -- battle ------------------------------------------------------------------------------------------------------------
def fighting(game: Game, attack: Attack) -> list[CardId]:
    """Those Creatures that fight with the attacker: still there, and not on the attacker's side by now."""
    fought: list[CardId | None] = [*attack.blockers] or [attack.target]
    against = [find(game, card) for card in fought]
    return [lies.slot.card for lies in against if lies is not None and lies.seat != game.active
            and (attack.blockers or is_attackable(game, lies))]


def division_question(game: Game, attack: Attack) -> Question | None:
    """The question how the damage is divided: asked only where several Creatures block."""
    if find(game, attack.attacker) is None:
        return None
    against = fighting(game, attack)
    if len(against) < 2:
        return None
    return Question(game.active, "divide", list(against), 0, 0, attack.attacker, values.atk(game, attack.attacker))


def check_division(game: Game, asked: Question, division: dict[CardId, int] | None) -> dict[CardId, int]:
    """The division that was chosen. Raises Illegal `wrong_division`: each blocker is named, and all damage is used."""
    parts = division or {}
    if set(parts) != set(asked.options) or min(parts.values()) < 0 or sum(parts.values()) != asked.total:
        raise Illegal("ECB-9.34", "wrong_division", f"{asked.total} damage for {', '.join(asked.options)}, got {parts}")
    return parts


def fight(game: Game, division: dict[CardId, int] | None = None) -> None:
    """The attack does its damage and is over; an attacker or a target that has gone does none and takes none."""
    attack = game.position.attack
    assert attack is not None  # only called while there is one
    game.position.attack = None
    attacker = find(game, attack.attacker)
    if attacker is None:
        return
    if attack.player is not None and not attack.blockers:
        unblocked(game, attack, attack.player)
    else:
        battle(game, attack, division)
    creatures.check_creatures(game)


def unblocked(game: Game, attack: Attack, player: Seat) -> None:
    """The attacker does its damage to the player."""
    cite("ECB-9.11", "ECB-9.35")
    spellbook.damage_player(game, player, values.atk(game, attack.attacker), game.active)


def battle(game: Game, attack: Attack, division: dict[CardId, int] | None) -> None:
    """Each Creature does its damage to the other, at the same time."""
    against = fighting(game, attack)
    suffered = {card: values.atk(game, attack.attacker) for card in against}
    if division is not None:
        cite("ECB-9.34")
        suffered = division
    dealt = sum(values.atk(game, card) for card in against)
    for card in against:
        cite("ECB-9.11", "ECB-9.24", "ECB-9.25", "ECB-9.26")
        creatures.damage(game, card, suffered.get(card, 0))
    cite("ECB-9.26")
    creatures.damage(game, attack.attacker, dealt)

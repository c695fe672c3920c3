"""Active Phase ("액티브 페이즈"): skills, miracles, magic, Summons, the Magi-Cu Fight."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.magical_cute import effects, skills, timing
from reference_engine.magical_cute.actions import Fight, PlayMagic, SummonUnit, UseMiracle, UseSkill
from reference_engine.magical_cute.cards import Effect, Part, Target
from reference_engine.magical_cute.position import Game, Player, Seat, Unit, other
from reference_engine.magical_cute.zones import own_unit, stand, units


def activated(game: Game, card: CardId) -> list[Effect]:
    """The skills of a card that somebody has to use."""
    return [effect for effect in game.cards[card].effects if effect.on == "activated"]


def target_of(part: Part) -> Target | None:
    """The units that a part speaks of, if it does."""
    target: Target | None = getattr(part, "target", None)
    return target


def options(game: Game, seat: Seat, texts: list[Effect]) -> list[CardId] | None:
    """What may be named as the target of texts used together; None where they leave no choice."""
    wanted = [to for effect in texts for part in effect.parts
              if (to := target_of(part)) is not None and to.which == "chosen"]
    if not wanted:
        return None
    found = [skills.candidates(game, seat, to) for to in wanted]
    return [card for card in found[0] if all(card in others for others in found)]


def check_target(game: Game, seat: Seat, texts: list[Effect], target: CardId | None) -> None:
    """Refuse unless the action names a target where the texts leave a choice. Raises Illegal `no_such_target`."""
    possible = options(game, seat, texts)
    if (target is not None) if possible is None else (target not in possible):
        raise Illegal("MC-11.2", "no_such_target", f"the text cannot mean {target or 'nothing'}")


def check_cost(player: Player, cost: int) -> None:
    """Refuse where the cost meter is too low. Raises Illegal `meter_too_low`."""
    if player.cost_meter < cost:
        raise Illegal("MC-8.2", "meter_too_low", f"costs {cost}, the cost meter is at {player.cost_meter}")


def use_skill(game: Game, seat: Seat, action: UseSkill) -> None:
    """Use the skill of an own unit.

    Raises Illegal: `wrong_phase`, `not_a_unit`, `no_such_skill`, `unit_is_act`, `meter_too_low`, `no_such_target`.
    """
    allowed = False
    if timing.may_activate(game, seat):
        cite("MC-11.2")
        allowed = True
    if not allowed:
        raise Illegal("MC-14.2", "wrong_phase", "skills are used in an Active Phase")
    player, unit = game.position.players[seat], own_unit(game, seat, action.card)
    if unit is None:
        raise Illegal("MC-11.2", "not_a_unit", f"{action.card} is no unit of {seat} on the field")
    texts = activated(game, action.card)
    if not 0 <= action.skill < len(texts):
        raise Illegal("MC-11.2", "no_such_skill", f"{action.card} has {len(texts)} skills that are used")
    effect, source = texts[action.skill], (seat, action.card, action.card)
    if effect.by_act and unit.state == "act":
        raise Illegal("MC-11.2", "unit_is_act", f"{action.card} is in Act state")
    check_cost(player, effect.cost)
    check_target(game, seat, [effect], action.target)
    player.cost_meter -= effect.cost
    if effect.by_act:
        unit.state = "act"
    if skills.met(game, seat, effect.only_if):
        effects.carry_out(game, source, effect, "skill", action.target)


def play_magic(game: Game, seat: Seat, action: PlayMagic) -> None:
    """Use a normal magic of the hand; it goes to the Abyss.

    Raises Illegal: `wrong_phase`, `not_in_hand`, `wrong_kind`, `meter_too_low`, `no_such_target`.
    """
    allowed = False
    if timing.may_activate(game, seat):
        cite("MC-11.4")
        allowed = True
    if not allowed:
        raise Illegal("MC-14.2", "wrong_phase", "magic is used in an Active Phase")
    if action.card not in game.position.players[seat].hand:
        raise Illegal("MC-11.4", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    if game.cards[action.card].sub == "enchant":
        raise Illegal("MC-12.10", "wrong_phase", "an Enchant is equipped in the Set Phase")
    if game.cards[action.card].sub == "ritual":
        raise Illegal("MC-12.11", "wrong_phase", "a Ritual is placed in the Set Phase")
    if game.cards[action.card].kind != "magic":
        raise Illegal("MC-11.4", "wrong_kind", f"{action.card} is no magic")
    texts = [effect for effect in game.cards[action.card].effects if effect.on == "play"]
    player = game.position.players[seat]
    check_cost(player, game.cards[action.card].cost)
    check_target(game, seat, texts, action.target)
    player.cost_meter -= game.cards[action.card].cost
    player.hand = [card for card in player.hand if card != action.card]
    player.abyss = [*player.abyss, action.card]
    for effect in texts:
        if skills.met(game, seat, effect.only_if):
            effects.carry_out(game, (seat, action.card, None), effect, "magic", action.target)


def use_miracle(game: Game, seat: Seat, action: UseMiracle) -> None:
    """Use the miracle of the own player card.

    Raises Illegal: `wrong_phase`, `no_such_skill`, `meter_too_low`, `no_such_target`.
    """
    player = game.position.players[seat]
    allowed = False
    if timing.may_activate(game, seat):
        cite("MC-11.3")
        allowed = True
    if not allowed:
        raise Illegal("MC-14.2", "wrong_phase", "miracles are used in an Active Phase")
    mine = any(slot.card == action.card and slot.face_up for slot in player.player_card)
    texts = activated(game, action.card) if mine else []
    if not texts:
        raise Illegal("MC-11.3", "no_such_skill", f"{action.card} is no player card of {seat} with a miracle")
    check_cost(player, texts[0].cost)
    check_target(game, seat, texts[:1], action.target)
    player.cost_meter -= texts[0].cost
    if skills.met(game, seat, texts[0].only_if):
        effects.carry_out(game, (seat, action.card, None), texts[0], "miracle", action.target)


def summon(game: Game, seat: Seat, action: SummonUnit) -> None:
    """Place a Summon card of the hand in a field.

    Raises Illegal: `wrong_phase`, `not_in_hand`, `wrong_kind`, `no_such_field`, `meter_too_low`.
    """
    player = game.position.players[seat]
    allowed = False
    cite("MC-11.5")
    allowed = timing.in_active(game, seat)
    if not allowed:
        raise Illegal("MC-11.5", "wrong_phase", "a Summon is placed in one's own Active Phase")
    if action.card not in player.hand:
        raise Illegal("MC-11.5", "not_in_hand", f"{action.card} is not in {seat}'s hand")
    if game.cards[action.card].kind != "summon":
        raise Illegal("MC-11.5", "wrong_kind", f"{action.card} is no Summon")
    if action.place not in game.position.fields:
        raise Illegal("MC-11.5", "no_such_field", f"the fields are {', '.join(game.position.fields)}")
    check_cost(player, game.cards[action.card].cost)
    player.cost_meter -= game.cards[action.card].cost
    player.hand = [card for card in player.hand if card != action.card]
    stand(player, action.place, Unit(action.card, placed_on_turn=game.position.turn))
    game.happened.append(("placed", seat, action.card))


def fight(game: Game, seat: Seat, action: Fight) -> None:
    """Carry out the Magi-Cu Fight: what the card says of it. How it is decided stands in another chapter.

    Raises Illegal: `wrong_phase`, `already_fought`, `not_a_unit`, `no_such_target`.
    """
    player = game.position.players[seat]
    allowed = False
    cite("MC-11.7")
    allowed = timing.in_active(game, seat)
    if not allowed:
        raise Illegal("MC-11.7", "wrong_phase", "the Magi-Cu Fight belongs to one's own Active Phase")
    if player.fight_used:
        raise Illegal("MC-11.8", "already_fought", f"{seat} has carried out the Magi-Cu Fight of this phase")
    if own_unit(game, seat, action.card) is None:
        raise Illegal("MC-11.7", "not_a_unit", f"{action.card} is no unit of {seat} on the field")
    texts = [effect for effect in game.cards[action.card].effects if effect.on == "fight"]
    enemies = [unit.card for unit in units(game.position.players[other(seat)])]
    if action.target is not None and action.target not in enemies:
        raise Illegal("MC-11.7", "no_such_target", f"{action.target} is no unit of the opponent")
    player.fight_used = True
    for effect in texts:
        if skills.met(game, seat, effect.only_if):
            effects.carry_out(game, (seat, action.card, action.card), effect, "fight", action.target)

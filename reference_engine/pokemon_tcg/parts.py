"""One part of an effect: what it asks, and carrying it out as far as it can be done."""

from reference_engine.kernel import CardId, cite
from reference_engine.pokemon_tcg import damage, draw, retreat, targets
from reference_engine.pokemon_tcg.cards import (
    Afflict,
    AttachEnergy,
    Base,
    ClearConditions,
    Damage,
    Deal,
    DiscardEnergy,
    Draw,
    Flip,
    Forbid,
    Heal,
    KnockOut,
    Part,
    Switch,
    Take,
    Target,
    Targeting,
    Until,
)
from reference_engine.pokemon_tcg.conditions import REPLACE
from reference_engine.pokemon_tcg.position import Frame, Game, Lasting, Pokemon, Question, Seat, other
from reference_engine.pokemon_tcg.zones import find, is_active

TURNS: dict[Until, int] = {"turn": 0, "next": 1, "own_next": 2}


def questions(game: Game, frame: Frame, part: Part) -> list[Question]:
    """What a part asks, one question after the other; also those with a single answer."""
    if isinstance(part, Targeting):
        found = [card for card in meant(game, frame, part.target) if can_be(game, card, part)]
        return [question(frame, part, found, wanted(part.target, part.count, found))]
    if isinstance(part, AttachEnergy):
        zone = getattr(game.position.players[frame.player], part.zone)
        energy, found = [card for card in zone if is_energy(game, card, part)], meant(game, frame, part.target)
        number = 0 if not found or frame.answers == [[]] else 1
        return [question(frame, part, energy, part.count if found else 0),
                Question(frame.player, found, number, number, frame.card)]
    if isinstance(part, DiscardEnergy):
        there = [pokemon for card in meant(game, frame, part.target) if (pokemon := find(game, card)) is not None]
        energy = [card for _, pokemon in there for card in pokemon.energy if is_energy(game, card, part)]
        return [question(frame, part, energy, part.count)]
    if isinstance(part, Switch):
        seat = frame.player if part.side == "own" else other(frame.player)
        return [question(frame, part, [pokemon.card for pokemon in game.position.players[seat].bench], 1)]
    if part.optional:
        return [Question(frame.player, [frame.card], 0, 1, frame.card)]
    return []


def question(frame: Frame, part: Part, found: list[CardId], number: int) -> Question:
    """A choice of so many, or of as many as there are."""
    number = min(number, len(found))
    return Question(frame.player, found, 0 if part.optional else number, number, frame.card)


def wanted(target: Target, count: int, found: list[CardId]) -> int:
    """How many of the Pokémon found a text means."""
    return count if target.which == "chosen" else len(found)


def meant(game: Game, frame: Frame, target: Target) -> list[CardId]:
    """The Pokémon that a part of a running effect is about."""
    return targets.meant(game, frame.player, frame.card, target, frame.attacker)


def is_energy(game: Game, card: CardId, part: AttachEnergy | DiscardEnergy) -> bool:
    """Whether a card is Energy of the type that a text names."""
    printed = game.cards[card]
    return printed.kind == "energy" and part.type in (None, printed.provides)


def can_be(game: Game, card: CardId, part: Targeting) -> bool:
    """Whether something of this kind can be done to a Pokémon where it is."""
    there = find(game, card)
    assert there is not None  # only Pokémon in play are meant
    if isinstance(part, Afflict):
        return is_active(game, there[1])
    return not isinstance(part, Heal) or there[1].damage > 0


def skipped(game: Game, frame: Frame, part: Part) -> bool:
    """Whether a part is left out: it needs one that did nothing, or its condition is not met."""
    if part.needs is not None and not frame.touched[part.needs]:
        return True
    return not targets.met(game, frame.player, frame.card, part.only_if)


def carry_out(game: Game, frame: Frame, part: Part) -> list[str]:
    """Do it. Returns what was touched, by card or, for a coin, `heads`; nothing where it failed."""
    answers = frame.answers
    if isinstance(part, Flip):
        return list(answers[0])
    if isinstance(part, Base) or (part.optional and not answers[0]):
        return []
    if isinstance(part, Draw):
        return [card for seat in targets.sides(frame.player, part.who) for card in draw.draw(game, seat, part.count)]
    if isinstance(part, AttachEnergy):
        return attach(game, frame.player, part, answers)
    if isinstance(part, DiscardEnergy):
        return discard(game, answers[0])
    if isinstance(part, Switch):
        return switch(game, answers[0])
    for card in answers[0]:
        there = find(game, card)
        if there is not None:
            touch(game, frame, part, there[1])
    return list(answers[0])


def attach(game: Game, seat: Seat, part: AttachEnergy, answers: list[list[CardId]]) -> list[str]:
    """Energy from a zone to one Pokémon."""
    there = find(game, answers[1][0]) if answers[1] else None
    if there is None:
        return []
    zone: list[CardId] = getattr(game.position.players[seat], part.zone)
    for card in answers[0]:
        zone.remove(card)
        there[1].energy.append(card)
    return list(answers[0])


def discard(game: Game, cards: list[CardId]) -> list[str]:
    """Attached Energy to its owner's Trash."""
    for player in game.position.players.values():
        for pokemon in [*player.active_spot, *player.bench]:
            for card in [card for card in cards if card in pokemon.energy]:
                retreat.pay(player, pokemon, card)
    return list(cards)


def switch(game: Game, cards: list[CardId]) -> list[str]:
    """A Benched Pokémon takes the Active spot of its side."""
    there = find(game, cards[0]) if cards else None
    if there is None:
        return []
    retreat.swap(game.position.players[there[0]], there[1])
    return list(cards)


def touch(game: Game, frame: Frame, part: Targeting, pokemon: Pokemon) -> None:
    """Do something to one Pokémon."""
    if isinstance(part, Damage):
        hurt(game, frame, part, pokemon)
    elif isinstance(part, Heal):
        pokemon.damage = max(0, pokemon.damage - part.amount)
    elif isinstance(part, Afflict):
        gone: tuple[str, ...] = (part.name,)
        if part.name in REPLACE:
            cite("PK-92.6")
            gone = REPLACE
        pokemon.conditions = [*(one for one in pokemon.conditions if one not in gone), part.name]
    elif isinstance(part, ClearConditions):
        pokemon.conditions = []
    elif isinstance(part, KnockOut):
        game.resolution.doomed.append(pokemon.card)
        if frame.by_attack:
            game.resolution.by_attack.append(pokemon.card)
    else:
        pokemon.lasting.append(lasting(game, frame.player, part))


def hurt(game: Game, frame: Frame, part: Damage, pokemon: Pokemon) -> None:
    """Damage by the text of an attack, which is the attack's, or by another text."""
    attacker = find(game, frame.attacker) if frame.by_attack else None
    if attacker is not None:
        amount = damage.of_attack(game, attacker[1], pokemon, part.amount, weakness=part.weakness)
        damage.deal(game, pokemon, amount, by=frame.attacker, attack=True)
    else:
        damage.deal(game, pokemon, damage.of_text(game, frame, pokemon, part.amount, weakness=part.weakness))


def lasting(game: Game, seat: Seat, part: Deal | Take | Forbid) -> Lasting:
    """What stays on a Pokémon: to the end of this turn, of the next one, or of this player's next one."""
    until = game.position.turn + TURNS[part.until]
    if part.until == "own_next" and seat != game.position.active_player:
        until = game.position.turn + 1
    if isinstance(part, Forbid):
        return Lasting("cannot_retreat" if part.what == "retreat" else "cannot_attack", until_turn=until)
    return Lasting("deal" if isinstance(part, Deal) else "take", part.amount, until)

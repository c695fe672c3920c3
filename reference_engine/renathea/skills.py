"""Protect and Silence: whom they mean, who chooses, and the statuses, set at the same time."""

from collections.abc import Iterator
from dataclasses import dataclass

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.renathea.actions import Choose
from reference_engine.renathea.arena import meant, met, printed
from reference_engine.renathea.cards import Protect, Silence
from reference_engine.renathea.position import SEATS, Committed, Game, Seat, Targets


@dataclass
class Skill:
    """A Protect or a Silence in the Arena whose condition is met: effect number, part number, and what it can mean."""

    owner: Seat
    card: CardId
    effect: int
    number: int
    part: Protect | Silence
    options: list[CardId]

    @property
    def leaves_a_choice(self) -> bool:
        """A choice with one possible answer is none."""
        return self.part.target.which == "chosen" and len(self.options) > self.part.count


def skills(game: Game) -> Iterator[Skill]:
    """All skills of Resolve, by seat and order of play. Statuses of this round are not set yet."""
    for seat in SEATS:
        for slot in game.position.players[seat].arena:
            for e, effect in enumerate(game.cards[slot.card].effects):
                for n, part in enumerate(effect.parts):
                    if isinstance(part, Protect | Silence) and met(game, seat, slot.card, part.only_if, printed(game)):
                        options = [s.card for s in meant(game, seat, slot.card, part.target)]
                        yield Skill(seat, slot.card, e, n, part, options)


def chosen(game: Game, skill: Skill) -> Targets | None:
    """What the owner has chosen for this skill."""
    committed = game.position.players[skill.owner].committed
    for targets in committed.targets if committed else []:
        if (targets.by, targets.effect, targets.part) == (skill.card, skill.effect, skill.number):
            return targets
    return None


def to_choose(game: Game, seat: Seat) -> Skill | None:
    """The next skill of this player that needs a choice."""
    for skill in skills(game):
        if skill.owner == seat and skill.leaves_a_choice and chosen(game, skill) is None:
            return skill
    return None


def choose(game: Game, seat: Seat, action: Choose) -> None:
    """The owner chooses the targets of one skill. Raises Illegal: `not_an_option`, `wrong_number`."""
    skill = to_choose(game, seat)
    assert skill is not None  # act asks first whether this player has to choose
    if len(set(action.cards)) != skill.part.count or len(action.cards) != skill.part.count:
        raise Illegal("RN-3.9", "wrong_number", f"the skill of {skill.card} means {skill.part.count}")
    if stranger := next((card for card in action.cards if card not in skill.options), None):
        raise Illegal("RN-3.8", "not_an_option", f"{skill.card} cannot mean {stranger}")
    player = game.position.players[seat]
    player.committed = player.committed or Committed()
    player.committed.targets.append(Targets(skill.card, skill.effect, skill.number, list(action.cards)))


def hit(game: Game, kind: type[Protect] | type[Silence]) -> set[CardId]:
    """All cards that a Protect (or a Silence) of either player means."""
    cards: set[CardId] = set()
    for skill in skills(game):
        if isinstance(skill.part, kind):
            targets = chosen(game, skill)
            cite("RN-3.9")
            cards.update(targets.cards if targets else skill.options)
    return cards


def set_statuses(game: Game) -> None:
    """Protect and Silence at the same time: both look at the Arena as it was before any status of this round."""
    protected, silenced = hit(game, Protect), hit(game, Silence)
    for player in game.position.players.values():
        for slot in player.arena:
            if slot.card in protected and slot.card in silenced:
                cite("RN-3.11", "RN-6.2", "RN-6.4")
                slot.status = "protected"
            elif slot.card in protected:
                cite("RN-6.1")
                slot.status = "protected"
            elif slot.card in silenced:
                cite("RN-6.5")
                slot.status = "silenced"
        player.committed = None

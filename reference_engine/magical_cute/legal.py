"""The legal list: heads that `act` accepts with some completion."""

from collections.abc import Iterator

from reference_engine.kernel import CardId
from reference_engine.magical_cute import active_phase, timing
from reference_engine.magical_cute.actions import Head
from reference_engine.magical_cute.cards import Effect
from reference_engine.magical_cute.opening import MOST_MULLIGANS
from reference_engine.magical_cute.position import Decision, Game, Seat
from reference_engine.magical_cute.rulings import reading
from reference_engine.magical_cute.zones import neighbours, place_of, units


def heads(game: Game, seat: Seat, decision: Decision) -> list[Head]:
    """What a player can do. Free parts: a deck's cards, who goes first, targets, places, a searched seal."""
    kind, player = decision["kind"], game.position.players[seat]
    if kind == "register":
        return [Head("register")]
    if kind == "order":
        return [Head("choose_order")]
    if kind == "mulligan":
        return [*([Head("mulligan")] if player.mulligans < MOST_MULLIGANS else []), Head("keep")]
    if kind == "discard":
        return [Head("discard", cards=[card]) for card in decision["from"]]
    if kind == "respond":
        return [*activations(game, seat), Head("pass")]
    if kind == "active":
        return [*activations(game, seat), *summons(game, seat), *fights(game, seat), Head("go_to_set")]
    return [*settings(game, seat), Head("end_turn")]


def can_cut_in(game: Game, seat: Seat) -> bool:
    """Whether this player has anything to use now."""
    return next(activations(game, seat), None) is not None


def activations(game: Game, seat: Seat) -> Iterator[Head]:
    """Skills, magic and miracles that can be used."""
    if not timing.may_activate(game, seat):
        return
    player = game.position.players[seat]
    for unit in units(player):
        if any(usable(game, seat, effect.cost, [effect]) and not (effect.by_act and unit.state == "act")
               for effect in active_phase.activated(game, unit.card)):
            yield Head("use_skill", card=unit.card)
    for card in player.hand:
        definition = game.cards[card]
        if definition.sub == "normal" and playable(game, seat, card):
            yield Head("play_magic", card=card)
    for slot in player.player_card:
        texts = active_phase.activated(game, slot.card)[:1]
        if slot.face_up and texts and usable(game, seat, texts[0].cost, texts):
            yield Head("use_miracle", card=slot.card)


def usable(game: Game, seat: Seat, cost: int, texts: list[Effect]) -> bool:
    """Whether the cost meter is enough, and there is a target where one has to be named."""
    return game.position.players[seat].cost_meter >= cost and active_phase.options(game, seat, texts) != []


def playable(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether a card of the hand can be used."""
    texts = [effect for effect in game.cards[card].effects if effect.on == "play"]
    return usable(game, seat, game.cards[card].cost, texts)


def summons(game: Game, seat: Seat) -> list[Head]:
    """Summon cards of the hand that can be paid for."""
    player = game.position.players[seat]
    return [Head("summon", card=card) for card in player.hand
            if game.cards[card].kind == "summon" and game.cards[card].cost <= player.cost_meter]


def fights(game: Game, seat: Seat) -> list[Head]:
    """Units that can carry out the Magi-Cu Fight."""
    player = game.position.players[seat]
    if player.fight_used:
        return []
    return [Head("fight", card=unit.card) for unit in units(player)]


def settings(game: Game, seat: Seat) -> Iterator[Head]:
    """What can be placed and moved in the Set Phase."""
    player, turn = game.position.players[seat], game.position.turn
    if not player.seal_placed:
        yield from (Head("seal", card=card) for card in player.hand)
        if player.deck:
            yield Head("seal", source="deck")
    on_field = units(player)
    for card in player.hand:
        definition = game.cards[card]
        yield Head("ritual", card=card)
        if definition.kind == "character":
            yield Head("place", card=card)
        if definition.sub == "enchant" and on_field:
            yield Head("enchant", card=card)
    for unit in on_field:
        placed_now = unit.placed_on_turn == turn and game.cards[unit.card].kind == "character"
        if unit.state == "react" and unit.moved_on_turn != turn and neighbours(
                game.position, place_of(player, unit)) and (
                not placed_now or reading(game.position, "MC-R5") == "b"):
            yield Head("move", card=unit.card)

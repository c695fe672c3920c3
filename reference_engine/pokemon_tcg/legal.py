"""The legal list: heads that `act` accepts with some completion."""

from reference_engine.kernel import CardId, Illegal
from reference_engine.pokemon_tcg import abilities, attacks, bench, evolution, retreat, set_up, trainers
from reference_engine.pokemon_tcg.actions import Head
from reference_engine.pokemon_tcg.position import Game, Seat
from reference_engine.pokemon_tcg.turn import awaits
from reference_engine.pokemon_tcg.zones import active, in_play, is_basic


def legal_actions(game: Game, player: str) -> list[Head]:
    """What `player` can do now. Free parts: the cards of a deck, a shuffle or a first Bench, a coin, and what comes
    after the card: where Energy or a Tool is attached, what is evolved, what a Retreat costs, how many extra cards are
    drawn, further cards of a choice."""
    decision = awaits(game).get(player)
    if decision is None:
        return []
    kind, seat = decision["kind"], seat_of(player)
    if kind == "choose":
        nothing = [Head("choose")] if decision["min"] == 0 else []
        return [Head("choose", cards=[card]) for card in decision["from"]] + nothing
    if kind == "main":
        return free_part(game, seat)
    if kind == "promote":
        return [Head("promote", card=pokemon.card) for pokemon in game.position.players[seat].bench]
    if kind == "choose_active":
        return [Head("choose_active", card=card) for card in set_up.basics(game, seat)]
    return [Head(kind)]


def seat_of(player: str) -> Seat:
    """The seat of a player who is not chance."""
    return "B" if player == "B" else "A"


def free_part(game: Game, seat: Seat) -> list[Head]:
    """The free part of a turn, and what ends it."""
    player = game.position.players[seat]
    heads: list[Head] = []
    for card in player.hand:
        printed = game.cards[card]
        if printed.kind == "energy" and not player.energy_attached and in_play(player):
            heads.append(Head("attach", card=card))
        elif is_basic(printed) and len(player.bench) < bench.BENCH_SIZE:
            heads.append(Head("bench", card=card))
        elif printed.stage == "evolution" and can_evolve(game, seat, card):
            heads.append(Head("evolve", card=card))
        elif printed.kind == "trainer" and can_play(game, seat, card):
            heads.append(Head("trainer", card=card))
    heads += [Head("ability", card=pokemon.card) for pokemon in in_play(player) if can_use(game, seat, pokemon.card)]
    heads += [Head("retreat", card=pokemon.card) for pokemon in player.active_spot if can_retreat(game, seat)]
    attacker = active(game, seat)
    names = dict.fromkeys(attack.name for attack in game.cards[attacker.card].attacks) if attacker else ()
    heads += [Head("attack", name=name) for name in names if can_attack(game, seat, name)]
    return [*heads, Head("end_turn")]


def can_evolve(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether there is a Pokémon that the card can be laid on now."""
    for pokemon in in_play(game.position.players[seat]):
        try:
            evolution.check(game, seat, card, pokemon.card)
        except Illegal:
            continue
        return True
    return False


def can_play(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether a Trainer can be used now; of a Tool, whether some Pokémon can have it."""
    try:
        trainers.check(game, seat, card)
    except Illegal:
        return False
    is_tool = game.cards[card].subtype == "tool"
    return not is_tool or any(not pokemon.tools for pokemon in in_play(game.position.players[seat]))


def can_use(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether the Ability of a Pokémon can be used now."""
    try:
        abilities.check(game, seat, card)
    except Illegal:
        return False
    return True


def can_retreat(game: Game, seat: Seat) -> bool:
    """Whether the Active Pokémon can retreat now."""
    pokemon = active(game, seat)
    try:
        retreat.check(game, seat, pokemon.card if pokemon else "")
    except Illegal:
        return False
    return True


def can_attack(game: Game, seat: Seat, name: str) -> bool:
    """Whether the Active Pokémon can use this attack now."""
    try:
        attacks.check(game, seat, name)
    except Illegal:
        return False
    return True

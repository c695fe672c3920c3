"""The first Pokémon and the Point Cards. The book begins with the first turn; this comes from elsewhere."""

from reference_engine.kernel import CardId, Illegal, cite
from reference_engine.pokemon_tcg.actions import ChooseActive, PutBench
from reference_engine.pokemon_tcg.bench import BENCH_SIZE
from reference_engine.pokemon_tcg.position import SEATS, Game, Pokemon, Seat
from reference_engine.pokemon_tcg.zones import is_basic, leave_hand

POINT_CARDS = 6


def begin(game: Game) -> None:
    """Both players choose their first Pokémon; who has one already, or no Basic Pokémon, does not."""
    game.position.phase = "setup"
    for seat in SEATS:
        player = game.position.players[seat]
        player.ready = bool(player.active_spot) or not basics(game, seat)


def basics(game: Game, seat: Seat) -> list[CardId]:
    """The Basic Pokémon of a hand."""
    return [card for card in game.position.players[seat].hand if is_basic(game.cards[card])]


def choosing(game: Game) -> list[Seat]:
    """Who still has to choose the Active Pokémon."""
    return [seat for seat in SEATS if not (player := game.position.players[seat]).ready and not player.active_spot]


def benching(game: Game) -> list[Seat]:
    """Who still has to fill the Bench; that comes when both have chosen."""
    return [] if choosing(game) else [seat for seat in SEATS if not game.position.players[seat].ready]


def choose_active(game: Game, seat: Seat, action: ChooseActive) -> None:
    """A Basic Pokémon of the hand into the Active spot. Raises Illegal: `not_in_hand`, `not_basic`."""
    check_basics(game, seat, [action.card])
    player = game.position.players[seat]
    leave_hand(player, action.card)
    cite("PK-90.6")
    player.active_spot = [Pokemon(action.card)]


def put_bench(game: Game, seat: Seat, action: PutBench) -> None:
    """Basic Pokémon of the hand onto the Bench; once extra cards have been drawn, of these.

    Raises Illegal: `not_in_hand`, `not_basic`, `not_an_option`, `bench_full`.
    """
    check_basics(game, seat, action.cards)
    drawn = game.resolution.drawn
    if drawn and (stranger := next((card for card in action.cards if card not in drawn), None)):
        raise Illegal("PK-90.12", "not_an_option", f"{stranger} is none of the extra cards")
    player = game.position.players[seat]
    if len(player.bench) + len(action.cards) > BENCH_SIZE:
        raise Illegal("PK-90.7", "bench_full", f"{len(action.cards)} Pokémon, but at most {BENCH_SIZE} on the Bench")
    player.hand = [card for card in player.hand if card not in action.cards]
    cite("PK-90.7")
    player.bench += [Pokemon(card) for card in action.cards]
    player.ready = True
    game.resolution.drawn = []


def check_basics(game: Game, seat: Seat, cards: list[CardId]) -> None:
    """Refuse unless these are different Basic Pokémon of the hand. Raises Illegal: `not_in_hand`, `not_basic`."""
    for number, card in enumerate(cards):
        if card not in game.position.players[seat].hand or card in cards[:number]:
            raise Illegal("PK-90.6", "not_in_hand", f"{card} is not in {seat}'s hand")
        if not is_basic(game.cards[card]):
            raise Illegal("PK-90.6", "not_basic", f"{card} is no Basic Pokémon")


def lay_points(game: Game) -> None:
    """Point Cards from the top of each Deck, where there are none yet."""
    number = POINT_CARDS
    if game.position.sudden_death:
        cite("PK-94.4")
        number = 1
    for player in game.position.players.values():
        if not player.points:
            cite("PK-90.8")
            player.points, player.deck = player.deck[:number], player.deck[number:]

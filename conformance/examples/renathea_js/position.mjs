// Looking things up in a position. A `game` is { cards, position }: the definitions by id, and what lies where.
// A `place` is { seat, index, slot }: a card in an Arena. Equal indexes are one Deploy step.

export const other = (seat) => (seat === "A" ? "B" : "A");

export function definition(game, id) {
  return game.cards.get(id);
}

/** All cards in the Arenas of these seats, in the order of play. */
export function places(game, seats = game.position.seats) {
  return seats.flatMap((seat) => game.position.players[seat].arena.map((slot, index) => ({ seat, index, slot })));
}

/** In whose Arena a card lies, or null. */
export function arenaOf(game, id) {
  return game.position.seats.find((seat) => inArena(game.position.players[seat], id)) ?? null;
}

export function inArena(player, id) {
  return player.arena.some((slot) => slot.card === id);
}

/** Takes a card out of a list of ids, and says whether it was there. */
export function takeOut(list, id) {
  const index = list.indexOf(id);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

export function takeFromArena(player, id) {
  player.arena = player.arena.filter((slot) => slot.card !== id);
}

export const isOver = (position) => position.phase === "over" || position.result !== null;

/** RN-9.1: the game is over. No winner: a draw. */
export function endGame(position, winner) {
  position.phase = "over";
  position.result = { winner };
}

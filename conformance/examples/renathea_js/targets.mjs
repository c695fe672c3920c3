// What a text names: cards in the Arenas, and numbers counted from them. Everything is seen from `at`, the place of the
// card that has the skill.

import { definition, other, places } from "./position.mjs";

/** The seats that a side means. */
export function sides(side, seat) {
  if (side === "own") return [seat];
  if (side === "opponent") return [other(seat)];
  return [seat, other(seat)];
}

/** The places that a target names. For `chosen` these are the cards that can be chosen. */
export function meant(game, target, at) {
  let found;
  if (target.which === "self") found = sameStep(game, at.seat, at);
  else if (target.which === "opposite") found = sameStep(game, other(at.seat), at);
  else found = places(game, sides(target.side, at.seat));
  return found.filter(
    ({ slot }) =>
      // RN-3.4, RN-3.5: each Role of a card counts.
      (target.role === null || definition(game, slot.card).roles.includes(target.role)) &&
      (target.status === null || slot.status === target.status),
  );
}

/** RN-6.5: the card that this seat played in the same Deploy step; none if its Arena holds fewer cards. */
const sameStep = (game, seat, { index }) => places(game, [seat]).filter((place) => place.index === index);

/** How much there is of something. `raw` says what Raw Power a card has. */
export function count(game, { of, among }, at, raw) {
  if (of === "podium") {
    return sides(among.side, at.seat).reduce((sum, seat) => sum + game.position.players[seat].podium.length, 0);
  }
  const found = meant(game, among, at);
  return of === "cards" ? found.length : found.reduce((sum, { slot }) => sum + raw(slot.card), 0);
}

/** RN-3.9, RN-6.11: whether a condition is met. No condition always is. */
export function isMet(game, condition, at, raw) {
  return condition === null || count(game, condition, at, raw) >= condition.at_least;
}

// Deploy: three cards each, pair by pair, face down and opened together (RN-5.5 to RN-5.8).

import { Illegal } from "../errors.mjs";
import { takeOut } from "../position.mjs";

const ARENA_SIZE = 3; // RN-5.7

const hasPlaced = (player) => player.arena.length > 0 && !player.arena.at(-1).face_up;

/** RN-R20: who has no card in hand places none. */
export function mayDeploy(player) {
  return player.hand.length > 0 && player.arena.length < ARENA_SIZE && !hasPlaced(player);
}

export function deploy(position, seat, card) {
  const player = position.players[seat];
  if (hasPlaced(player)) throw new Illegal("already_chosen", `${seat}'s card of this pair lies there`); // RN-5.8
  if (!player.hand.includes(card)) throw new Illegal("not_in_hand", `${card} is not in ${seat}'s Hand`); // RN-5.5
  if (!mayDeploy(player)) throw new Illegal("not_your_decision", `${seat} has ${ARENA_SIZE} cards in the Arena`);
  takeOut(player.hand, card);
  player.arena.push({ card, face_up: false, status: null }); // RN-4.4, RN-5.5
}

/** RN-5.6: both open their cards at the same time. */
export function openCards(position) {
  for (const player of Object.values(position.players)) for (const slot of player.arena) slot.face_up = true;
}

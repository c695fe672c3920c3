// Draw: cards come from the top of the Deck into the Hand (RN-4.2, RN-R13).

import { endGame, other } from "../position.mjs";
import { reading } from "../rulings.mjs";

const STARTING_HAND = 6; // RN-2.7, RN-5.2

/** RN-5.2: the first Draw fills the Hand up to six. */
export function firstDraw(position) {
  draw(position, (player) => Math.max(0, STARTING_HAND - player.hand.length));
}

/** RN-5.3: every later Draw takes exactly one card. */
export function laterDraw(position) {
  draw(position, () => 1);
}

function draw(position, numberFor) {
  const unable = [];
  for (const seat of position.seats) {
    const player = position.players[seat];
    const number = numberFor(player);
    if (player.deck.length < number) unable.push(seat);
    player.hand.push(...player.deck.splice(0, number));
  }
  position.phase = "deploy";
  // RN-R10: under a nothing is drawn and the game goes on; under b who cannot draw has lost.
  if (unable.length > 0 && reading(position, "RN-R10") === "b") {
    endGame(position, unable.length === 1 ? other(unable[0]) : null);
  }
}

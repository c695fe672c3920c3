// Close: where the cards of the Arenas go (sections 8 and 9).

import { Illegal } from "../errors.mjs";
import { arenaOf, endGame, other, takeFromArena } from "../position.mjs";
import { reading } from "../rulings.mjs";
import { laterDraw } from "./draw.mjs";

const PODIUM_TO_WIN = 3; // RN-9.1

/**
 * Who still has to choose: the loser, or after a tie everybody who has not chosen. A card that is not there is not
 * named, and who has nothing to name is not asked (RN-R20).
 */
export function toClose(position) {
  const { winner } = position.compared;
  const { players, seats } = position;
  if (winner !== null) return seats.some((seat) => players[seat].arena.length > 0) ? [other(winner)] : []; // RN-8.1
  return seats.filter((seat) => !hasChosen(players[seat]) && players[other(seat)].arena.length > 0);
}

const hasChosen = (player) => player.committed !== null;

export function close(game, seat, action) {
  if (game.position.compared.winner === null) closeAfterTie(game, seat, action);
  else closeAfterWin(game, seat, action);
}

/** The card must lie in the Arena of `owner`; `reason` is for cards that lie in the other one. */
function demand(game, card, owner, reason) {
  const found = arenaOf(game, card);
  if (found === null) throw new Illegal("not_in_arena", `${card} lies in no Arena`);
  if (found !== owner) throw new Illegal(reason, `${card} lies in ${found}'s Arena, not in ${owner}'s`);
}

/** RN-8.1, RN-8.2: the loser names a card of the winner and one of his own. */
function closeAfterWin(game, seat, { to_podium, under_deck }) {
  const { position } = game;
  const loser = position.players[seat];
  const winner = position.players[other(seat)];
  // An Arena can be empty where somebody had no card left (RN-R20); then there is nothing to name.
  if (to_podium !== null) demand(game, to_podium, other(seat), "not_opponents_card");
  else if (winner.arena.length > 0) throw new Illegal("podium_missing", "a card for the Podium is to be named");
  if (under_deck !== null) demand(game, under_deck, seat, "not_own_card");
  else if (loser.arena.length > 0) throw new Illegal("not_in_arena", "a card of the own Arena is to be named");

  if (to_podium !== null) {
    takeFromArena(winner, to_podium);
    winner.podium.push(to_podium); // RN-4.5
  }
  // RN-R8: under b the third card ends the game at once, and everything else stays where it is.
  if (reading(position, "RN-R8") === "b" && endIfWon(position)) return;
  if (under_deck !== null) {
    takeFromArena(loser, under_deck);
    loser.deck.push(under_deck); // RN-8.2
  }
  endRound(position);
}

/** RN-8.7, RN-8.8: after a tie each names a card of the other's Arena, and none goes to a Podium. */
function closeAfterTie(game, seat, { to_podium, under_deck }) {
  const { position } = game;
  const player = position.players[seat];
  const owner = other(seat);
  if (hasChosen(player)) throw new Illegal("already_chosen", `${seat} has chosen`);
  if (to_podium !== null) throw new Illegal("podium_in_tie", "after a tie no card goes to a Podium");
  if (under_deck === null) throw new Illegal("not_in_arena", "a card of the opponent's Arena is to be named");
  demand(game, under_deck, owner, "not_opponents_card");

  // RN-R1: under b the card moves at once and is not named any more; `committed` only says that there was a choice.
  const open = reading(position, "RN-R1") === "b";
  player.committed = { targets: [], under_deck: open ? null : under_deck };
  if (open) putUnderDeck(position.players[owner], under_deck);
}

function putUnderDeck(owner, card) {
  takeFromArena(owner, card);
  owner.deck.push(card);
}

/** Close when nobody has to choose any more. RN-8.7: the two cards of a tie go under their owners' Decks together. */
export function finishClose(position) {
  for (const seat of position.seats) {
    const card = position.players[seat].committed?.under_deck ?? null;
    if (card !== null) putUnderDeck(position.players[other(seat)], card);
  }
  endRound(position);
}

/** RN-8.3, RN-8.9: the rest goes back. RN-8.14: then the game is over, or the next round begins with Draw. */
function endRound(position) {
  for (const player of Object.values(position.players)) {
    player.hand.push(...player.arena.map((slot) => slot.card)); // statuses stay behind: RN-6.19, RN-8.13
    player.arena = [];
    player.committed = null;
  }
  position.law = null; // RN-R18
  position.compared = null;
  if (endIfWon(position)) return;
  position.round += 1;
  laterDraw(position);
}

/** RN-9.1, RN-R21: three or more win; both at once is a draw. */
function endIfWon(position) {
  const won = position.seats.filter((seat) => position.players[seat].podium.length >= PODIUM_TO_WIN);
  if (won.length > 0) endGame(position, won.length === 1 ? won[0] : null);
  return won.length > 0;
}

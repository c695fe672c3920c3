// Close: where the cards of the Arenas go (sections 8 and 9).

import { Illegal } from "../errors.mjs";
import { arenaOf, endGame, inArena, other, takeFromArena } from "../position.mjs";
import { reading } from "../rulings.mjs";
import { laterDraw } from "./draw.mjs";

const PODIUM_TO_WIN = 3; // RN-9.1

/** Who still has to choose: the loser, or after a tie everybody who has not chosen and has something to choose. */
export function toClose(position) {
  const { winner } = position.compared;
  if (winner !== null) return [other(winner)]; // RN-8.1
  return position.seats.filter(
    (seat) => !hasChosen(position.players[seat]) && position.players[other(seat)].arena.length > 0,
  );
}

const hasChosen = (player) => (player.committed?.under_deck ?? null) !== null;

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

  player.committed = { targets: [], under_deck };
  // RN-R1: under b the card moves at once. That this player has chosen is still kept in `committed`.
  if (reading(position, "RN-R1") === "b") putUnderDeck(position.players[owner], under_deck);
}

function putUnderDeck(owner, card) {
  takeFromArena(owner, card);
  owner.deck.push(card);
}

/** RN-8.7: when both have chosen, the two cards go under their owners' Decks. */
export function openTieChoices(position) {
  for (const seat of position.seats) {
    const { committed } = position.players[seat];
    const owner = position.players[other(seat)];
    const card = committed?.under_deck ?? null;
    if (card !== null && inArena(owner, card)) putUnderDeck(owner, card); // under RN-R1:b it has moved before
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

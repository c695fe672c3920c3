// The order of the phases (RN-5.1): who has to decide, and what follows by itself when nobody has.

import { checkLaw } from "../law.mjs";
import { endGame, isOver } from "../position.mjs";
import { openChoice, options, setStatuses } from "../skills.mjs";
import { compare } from "../total_power.mjs";
import { finishClose, toClose } from "./close.mjs";
import { beginShuffle, toShuffle } from "./decks.mjs";
import { mayDeploy, openCards } from "./deploy.mjs";
import { firstDraw } from "./draw.mjs";

/** The one kind of action that each phase waits for. */
export const ACTION_OF = { decks: "register", shuffle: "shuffle", deploy: "deploy", resolve: "choose", close: "close" };

/** Who has to decide what, read off the position. Nobody has a turn: both may be in it (RN-1.2). */
export function awaits(game) {
  const { position } = game;
  const { players, seats, phase } = position;
  if (isOver(position)) return {};
  if (phase === "shuffle") {
    const of = toShuffle(position);
    return of === undefined ? {} : { chance: { kind: "shuffle", of } };
  }
  const result = {};
  if (phase === "resolve") {
    for (const seat of seats) {
      const skill = openChoice(game, seat);
      if (!skill) continue;
      const { count } = skill.part;
      result[seat] = { kind: "choose", by: skill.by, from: options(game, skill), min: count, max: count };
    }
    return result;
  }
  let due;
  if (phase === "decks") due = seats.filter((seat) => !players[seat].registered);
  else if (phase === "deploy") due = seats.filter((seat) => mayDeploy(players[seat]));
  else due = toClose(position);
  for (const seat of due) result[seat] = { kind: ACTION_OF[phase] };
  return result;
}

/** Everything that nobody chooses, until somebody has a choice again or the game is over. */
export function goOn(game) {
  while (!isOver(game.position) && Object.keys(awaits(game)).length === 0) step(game);
}

function step(game) {
  const { position } = game;
  if (position.phase === "decks") {
    beginShuffle(position);
  } else if (position.phase === "shuffle") {
    firstDraw(position);
  } else if (position.phase === "deploy") {
    openCards(position); // RN-5.6
    if (Object.keys(awaits(game)).length > 0) return; // RN-5.7: the next pair
    if (nothingLeft(position)) return endGame(position, null); // RN-R20
    position.phase = "resolve";
    position.law = checkLaw(game); // RN-5.10: before any target is chosen
  } else if (position.phase === "resolve") {
    setStatuses(game); // RN-5.13
    compare(game); // RN-5.16
    position.phase = "close"; // RN-5.18
  } else {
    finishClose(position);
  }
}

/** RN-R20: nobody holds a card any more. After a Draw an empty Hand means an empty Deck. */
function nothingLeft({ players }) {
  return Object.values(players).every(({ hand, arena, deck }) => hand.length + arena.length + deck.length === 0);
}

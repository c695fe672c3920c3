// Compare: Raw Power and Powerups are added up, then the totals are compared (RN-5.16, RN-5.17, section 7).

import { activeLaw, printedRaw } from "./law.mjs";
import { definition, places } from "./position.mjs";
import { reading } from "./rulings.mjs";
import { count, isMet, meant, sides } from "./targets.mjs";

/** RN-3.7, RN-7.2: the Raw Power of each card as the active Law has adjusted it. */
function adjustedRaw(game, { parts, at }) {
  const printed = printedRaw(game);
  const adjusted = new Map();
  for (const part of parts) {
    if (part.do !== "raw" || !isMet(game, part.only_if, at, printed)) continue;
    for (const { slot } of meant(game, part.target, at)) {
      adjusted.set(slot.card, (adjusted.get(slot.card) ?? printed(slot.card)) + part.amount);
    }
  }
  // RN-R7: under b a Law brings no Raw Power below zero.
  if (reading(game.position, "RN-R7") === "b") {
    for (const [id, raw] of adjusted) if (raw < 0) adjusted.set(id, 0);
  }
  return (id) => adjusted.get(id) ?? printed(id);
}

/** RN-R2: what a text that counts Raw Power reads, adjusted (a) or printed (b). */
function readRaw(game, adjusted) {
  return reading(game.position, "RN-R2") === "b" ? printedRaw(game) : adjusted;
}

/** The Raw Power that conditions of Protect and Silence read. Few cards ask, so it is found when one does. */
export function rawInResolve(game) {
  let raw = null;
  return (id) => (raw ??= readRaw(game, adjustedRaw(game, activeLaw(game))))(id);
}

/** RN-6.9, RN-6.11, RN-6.13: what the Powerups of the card at this place add to its owner's total. */
function powerups(game, at, raw) {
  let sum = 0;
  for (const effect of definition(game, at.slot.card).effects) {
    if (effect.on !== "compare") continue;
    for (const part of effect.parts) {
      if (part.do !== "powerup" || !isMet(game, part.only_if, at, raw)) continue;
      const x = part.amount;
      sum += typeof x === "number" ? x : count(game, x, at, raw) * x.times;
    }
  }
  return sum;
}

/** RN-6.6, RN-6.12: the cards whose Powerups do not count. */
function switchedOff(game, law, raw) {
  const off = new Set();
  for (const { slot } of places(game)) if (slot.status === "silenced") off.add(slot.card);
  for (const part of law.parts) {
    if (part.do !== "no_powerups" || !isMet(game, part.only_if, law.at, raw)) continue;
    for (const { slot } of meant(game, part.target, law.at)) off.add(slot.card);
  }
  return off;
}

export function compare(game) {
  const law = activeLaw(game);
  const adjusted = adjustedRaw(game, law);
  const raw = readRaw(game, adjusted);
  const off = switchedOff(game, law, raw);
  const totals = { A: 0, B: 0 };

  // RN-7.1: the own Arena and the active Powerups. A silenced card keeps its Raw Power (RN-6.7).
  for (const place of places(game)) {
    totals[place.seat] += adjusted(place.slot.card);
    if (!off.has(place.slot.card)) totals[place.seat] += powerups(game, place, raw);
  }

  // RN-7.3: a Law on Total Power comes after the sum. There is no floor at zero (RN-R28).
  let lowerWins = false;
  for (const part of law.parts) {
    if (part.do !== "total" && part.do !== "lower_wins") continue;
    if (!isMet(game, part.only_if, law.at, raw)) continue;
    if (part.do === "lower_wins") lowerWins = true;
    else for (const seat of sides(part.side, law.at.seat)) totals[seat] = totals[seat] * part.times + part.amount;
  }

  game.position.compared = { totals, winner: winnerOf(totals, lowerWins) };
}

/** RN-7.4: the higher total wins. RN-7.5: equal totals are a tie, also where the lower one would win (RN-6.14). */
function winnerOf({ A, B }, lowerWins) {
  if (A === B) return null;
  return A > B !== lowerWins ? "A" : "B";
}

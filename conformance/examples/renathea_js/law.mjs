// Law: which one is active, and what it says (RN-5.10 to RN-5.12, RN-6.14, RN-6.18).

import { definition, places } from "./position.mjs";
import { reading } from "./rulings.mjs";
import { isMet } from "./targets.mjs";

export const printedRaw = (game) => (id) => definition(game, id).raw;

const laws = (game, id) => definition(game, id).effects.filter((effect) => effect.on === "law");

/** The card whose Law is active in this round, or null. Resolve begins with this (RN-5.10). */
export function checkLaw(game) {
  const { position } = game;
  const found = [];
  for (const place of places(game)) {
    let own = laws(game, place.slot.card);
    // RN-R6: under b a Law is counted only if its condition is met.
    if (reading(position, "RN-R6") === "b") own = own.filter((law) => wouldDoSomething(game, law, place));
    // RN-R3: under b a card counts once, however many Laws it has.
    const number = reading(position, "RN-R3") === "b" ? Math.min(own.length, 1) : own.length;
    for (let i = 0; i < number; i++) found.push(place.slot.card);
  }
  return found.length === 1 ? found[0] : null; // RN-5.11, RN-5.12
}

/** A Law has as many conditions as parts. It would do something if one of them is met. */
function wouldDoSomething(game, law, at) {
  return law.parts.length === 0 || law.parts.some((part) => isMet(game, part.only_if, at, printedRaw(game)));
}

/** What the active Law says: its parts in the order of the text, and the place of its card. */
export function activeLaw(game) {
  const at = places(game).find(({ slot }) => slot.card === game.position.law);
  if (!at) return { parts: [], at: null };
  const parts = laws(game, at.slot.card).flatMap((law) => law.parts);
  // RN-R4: under b a lone Law that cancels Laws cancels itself, with all that it says besides.
  if (reading(game.position, "RN-R4") === "b") {
    const cancels = (part) => part.do === "cancel_laws" && isMet(game, part.only_if, at, printedRaw(game));
    if (parts.some(cancels)) return { parts: [], at };
  }
  return { parts, at };
}

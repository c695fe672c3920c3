// Protect and Silence: who chooses what, and the statuses that follow (RN-3.8, RN-3.9, RN-3.11, RN-6.1 to RN-6.8).

import { Illegal } from "./errors.mjs";
import { definition, places } from "./position.mjs";
import { isMet, meant } from "./targets.mjs";
import { rawInResolve } from "./total_power.mjs";

/** All Protects and Silences in the Arenas of these seats whose condition is met, in the order of play (RN-3.9). */
function carriedOut(game, seats) {
  const raw = rawInResolve(game);
  const found = [];
  for (const at of places(game, seats)) {
    definition(game, at.slot.card).effects.forEach((effect, e) => {
      if (effect.on !== "resolve") return;
      effect.parts.forEach((part, p) => {
        if (part.do !== "protect" && part.do !== "silence") return;
        if (isMet(game, part.only_if, at, raw)) found.push({ at, part, by: at.slot.card, e, p });
      });
    });
  }
  return found;
}

/** RN-R5: the owner chooses, if there are more cards than are to be chosen. One possible answer is not asked for. */
function leavesChoice(game, { part, at }) {
  return part.target.which === "chosen" && part.count > 0 && meant(game, part.target, at).length > part.count;
}

/** What this player has already chosen for a skill, if anything. */
function chosen(game, { at, by, e, p }) {
  const targets = game.position.players[at.seat].committed?.targets ?? [];
  return targets.find((choice) => choice.by === by && choice.effect === e && choice.part === p);
}

/** The first skill for which this player still has to choose, or undefined. */
export function openChoice(game, seat) {
  return carriedOut(game, [seat]).find((skill) => leavesChoice(game, skill) && !chosen(game, skill));
}

/** The cards that a choice offers. */
export const options = (game, { part, at }) => meant(game, part.target, at).map(({ slot }) => slot.card);

export function choose(game, seat, cards) {
  const skill = openChoice(game, seat);
  if (!skill) throw new Illegal("already_chosen", `${seat} has chosen and waits for the other player`); // RN-R23
  const { count } = skill.part;
  // A card named twice is one target, so it makes the number wrong (RN-3.9).
  if (cards.length !== count || new Set(cards).size !== count) {
    throw new Illegal("wrong_number", `${count} different cards are to be chosen`);
  }
  const offered = options(game, skill);
  const wrong = cards.find((id) => !offered.includes(id));
  if (wrong !== undefined) throw new Illegal("not_an_option", `${wrong} is not among the cards that can be chosen`);

  const player = game.position.players[seat];
  player.committed ??= { targets: [], under_deck: null };
  player.committed.targets.push({ by: skill.by, effect: skill.e, part: skill.p, cards });
}

/**
 * RN-5.13: Protect and Silence happen at the same time. So all that is hit is found first, on the state before
 * (RN-R16), and the statuses are set afterwards.
 */
export function setStatuses(game) {
  const hit = { protect: new Set(), silence: new Set() };
  for (const skill of carriedOut(game)) {
    for (const id of hits(game, skill)) hit[skill.part.do].add(id);
  }
  for (const { slot } of places(game)) {
    // RN-6.2, RN-6.4, RN-6.5, RN-3.11: Protect goes before Silence, and a card has one status at most.
    if (hit.protect.has(slot.card)) slot.status = "protected";
    else if (hit.silence.has(slot.card) && slot.status !== "protected") slot.status = "silenced";
  }
  for (const player of Object.values(game.position.players)) player.committed = null;
}

function hits(game, skill) {
  if (skill.part.target.which === "chosen" && skill.part.count <= 0) return [];
  return leavesChoice(game, skill) ? chosen(game, skill).cards : options(game, skill);
}

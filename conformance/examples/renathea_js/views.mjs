// What one player may know now (section 4). A view is built from what this player sees; nothing is taken out of the
// whole. It has no memory.

import { reading } from "./rulings.mjs";

/** The reply to `observe` for a viewer. `decisions` are all open ones. */
export function view(position, viewer, decisions) {
  const seen = new Set(); // the ids of the cards that this player sees
  const show = (id) => {
    seen.add(id);
    return id;
  };

  const players = {};
  for (const [seat, player] of Object.entries(position.players)) {
    const own = seat === viewer;
    players[seat] = {
      collection: own ? player.collection.map(show) : player.collection.length,
      deck: player.deck.length, // RN-4.1: not even the owner sees it
      hand: own ? player.hand.map(show) : player.hand.length, // RN-4.3
      // RN-5.5: a card placed face down is known to its owner only. RN-4.8: it is counted.
      arena: player.arena.map(({ card, face_up, status }) =>
        own || face_up ? { card: show(card), face_up, status } : { hidden: true, face_up, status },
      ),
      podium: player.podium.map(show), // RN-4.6
      registered: player.registered,
      shuffled: player.shuffled,
      committed: null,
    };
  }
  for (const [seat, player] of Object.entries(position.players)) {
    if (player.committed === null) continue;
    const known = (seat === viewer || inTheOpen(position)) && named(player.committed).every((id) => seen.has(id));
    players[seat].committed = known ? player.committed : { hidden: true };
  }

  return {
    view: {
      phase: position.phase,
      players,
      seats: position.seats,
      round: position.round,
      law: seen.has(position.law) ? position.law : null,
      compared: position.compared,
      result: position.result,
    },
    awaits: Object.hasOwn(decisions, viewer) ? { [viewer]: decisionSeen(position, decisions[viewer], seen) } : {},
  };
}

/** RN-R1, RN-R5: under b choices are made in the open. */
function inTheOpen(position) {
  return reading(position, position.phase === "close" ? "RN-R1" : "RN-R5") === "b";
}

function named({ targets, under_deck }) {
  const cards = targets.flatMap((choice) => [choice.by, ...choice.cards]);
  return under_deck === null ? cards : [...cards, under_deck];
}

/** A choice may offer a card that the viewer does not see, though play never gets there: then by its place. */
function decisionSeen(position, decision, seen) {
  if (!decision.from) return decision;
  const placeOf = (id) => {
    for (const player of Object.values(position.players)) {
      const index = player.arena.findIndex((slot) => slot.card === id);
      if (index >= 0) return { zone: "arena", index };
    }
  };
  return { ...decision, from: decision.from.map((id) => (seen.has(id) ? id : placeOf(id))) };
}

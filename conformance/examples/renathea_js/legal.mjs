// What a player can do now, as heads: actions with at most one card, and without their other cards.

import { other } from "./position.mjs";
import { canRegister } from "./phases/decks.mjs";

export function legal(game, player, decisions) {
  if (!Object.hasOwn(decisions, player)) return [];
  const { players, compared } = game.position;
  const decision = decisions[player];
  switch (decision.kind) {
    case "register":
      return canRegister(game, player) ? [{ type: "register" }] : [];
    case "shuffle":
      return [{ type: "shuffle" }];
    case "deploy":
      return players[player].hand.map((card) => ({ type: "deploy", card }));
    case "choose":
      return decision.from.map((card) => ({ type: "choose", cards: [card] }));
    default: {
      // close: the card of the other's Arena; where a round was won, the own card completes it
      const theirs = players[other(player)].arena.map((slot) => slot.card);
      if (compared.winner === null) return theirs.map((under_deck) => ({ type: "close", under_deck }));
      return theirs.length > 0 ? theirs.map((to_podium) => ({ type: "close", to_podium })) : [{ type: "close" }];
    }
  }
}

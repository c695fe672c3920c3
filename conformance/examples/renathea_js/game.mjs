// The engine: one game, asked by the adapter.

import { Illegal } from "./errors.mjs";
import { legal } from "./legal.mjs";
import { close } from "./phases/close.mjs";
import { register, shuffle } from "./phases/decks.mjs";
import { deploy } from "./phases/deploy.mjs";
import { ACTION_OF, awaits, goOn } from "./phases/flow.mjs";
import { isOver } from "./position.mjs";
import { READINGS } from "./rulings.mjs";
import { choose } from "./skills.mjs";
import { EFFECTS, readAction, readCards, readPosition } from "./validate.mjs";
import { view } from "./views.mjs";

export const DECLARED = {
  capabilities: ["legal", "views", "chance", "reasons", "effects"],
  effects: EFFECTS,
  rulings: READINGS,
};

export class Game {
  constructor(cards, position) {
    this.cards = readCards(cards);
    this.position = readPosition(position, this.cards);
  }

  observe(viewer) {
    const decisions = awaits(this);
    return viewer === null ? { position: this.position, awaits: decisions } : view(this.position, viewer, decisions);
  }

  legal(player) {
    return { actions: legal(this, player, awaits(this)) };
  }

  /** First everything is checked, then the action is carried out, then what follows by itself. */
  act(player, document) {
    const action = readAction(document);
    this.#refuseIfNotDue(player, action.type);
    this.#carryOut(player, action);
    goOn(this);
    return {};
  }

  #refuseIfNotDue(player, type) {
    const { position } = this;
    if (isOver(position)) throw new Illegal("game_over", "the game is over"); // RN-9.1
    if (Object.hasOwn(awaits(this), player)) {
      if (type !== ACTION_OF[position.phase]) {
        throw new Illegal("wrong_action", `${player} has to ${ACTION_OF[position.phase]}`); // RN-5.1
      }
      return;
    }
    // Who has made the choice of this phase already hears so from the phase itself: `already_chosen`.
    const ownChoice = player !== "chance" && type === ACTION_OF[position.phase];
    const mayRepeat =
      position.phase === "decks" ||
      position.phase === "deploy" ||
      (position.phase === "resolve" && position.players[player].committed !== null) ||
      (position.phase === "close" && position.compared.winner === null);
    if (!(ownChoice && mayRepeat)) throw new Illegal("not_your_decision", `${player} has nothing to decide`);
  }

  #carryOut(player, action) {
    switch (action.type) {
      case "register":
        return register(this, player, action.deck);
      case "shuffle":
        return shuffle(this, action.cards);
      case "deploy":
        return deploy(this.position, player, action.card);
      case "choose":
        return choose(this, player, action.cards);
      default:
        return close(this, player, action);
    }
  }
}

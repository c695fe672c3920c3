// Before the first round: decks are registered and shuffled (section 2).

import { Illegal } from "../errors.mjs";
import { definition, takeOut } from "../position.mjs";
import { reading } from "../rulings.mjs";

const DECK_SIZE = 9; // RN-2.1

/** RN-R9: names that count as the same are written the same in this form. Classes are compared alike (RN-2.3). */
function plain(game, name) {
  return reading(game.position, "RN-R9") === "b" ? name : name.trim().replace(/\s+/g, " ").toLowerCase();
}

const nameOf = (game) => (id) => plain(game, definition(game, id).name);
const classOf = (game) => (id) => plain(game, definition(game, id).card_class);

export function register(game, seat, deck) {
  const player = game.position.players[seat];
  if (player.registered) throw new Illegal("already_chosen", `${seat} has registered a deck`); // RN-1.3
  const foreign = deck.find((id) => !player.collection.includes(id));
  if (foreign !== undefined) throw new Illegal("not_in_collection", `${foreign} is not in ${seat}'s collection`);
  const size = new Set(deck).size; // a card named twice is one card
  if (size !== DECK_SIZE || deck.length !== size) throw new Illegal("deck_size", `a deck has ${DECK_SIZE} cards`);
  const different = (property) => new Set(deck.map(property)).size === deck.length;
  if (!different(nameOf(game))) throw new Illegal("repeated_name", "all names are different"); // RN-2.2
  if (!different(classOf(game))) throw new Illegal("repeated_class", "all classes are different"); // RN-2.3

  for (const id of deck) takeOut(player.collection, id);
  player.deck = [...deck];
  player.registered = true;
}

/**
 * Whether some nine cards of the collection make a deck. Each card joins a name and a class, and no name or class may
 * be used twice: that is a matching of names with classes, made larger step by step.
 */
export function canRegister(game, seat) {
  const classesOf = new Map();
  for (const id of game.position.players[seat].collection) {
    const name = nameOf(game)(id);
    if (!classesOf.has(name)) classesOf.set(name, new Set());
    classesOf.get(name).add(classOf(game)(id));
  }
  const nameFor = new Map(); // class → the name that uses it
  const place = (name, seen) => {
    for (const cls of classesOf.get(name)) {
      if (seen.has(cls)) continue;
      seen.add(cls);
      if (!nameFor.has(cls) || place(nameFor.get(cls), seen)) {
        nameFor.set(cls, name);
        return true;
      }
    }
    return false;
  };
  let size = 0;
  for (const name of classesOf.keys()) if (place(name, new Set()) && ++size === DECK_SIZE) return true;
  return false;
}

/** RN-1.3, RN-2.5: when both decks are there, each of them is to be shuffled. */
export function beginShuffle(position) {
  position.phase = "shuffle";
  for (const player of Object.values(position.players)) player.shuffled = false;
}

/** Whose Deck chance has to shuffle next, or undefined. */
export const toShuffle = (position) => position.seats.find((seat) => !position.players[seat].shuffled);

/** RN-2.5: chance names the top cards; the rest keeps its order. */
export function shuffle(game, top) {
  const seat = toShuffle(game.position);
  const player = game.position.players[seat];
  if (new Set(top).size !== top.length || top.some((id) => !player.deck.includes(id))) {
    throw new Illegal("not_a_shuffle", `a shuffle names cards of ${seat}'s Deck, each once`);
  }
  player.deck = [...top, ...player.deck.filter((id) => !top.includes(id))];
  player.shuffled = true;
}

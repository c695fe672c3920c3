// Documents that come in: positions, cards, actions. Each reader takes a value and returns a clean copy with all
// defaults filled in, or throws BadRequest. Unknown fields are refused.

import { BadRequest } from "./errors.mjs";
import { READINGS } from "./rulings.mjs";

// -- Small readers ---------------------------------------------------------------------------------------------------

function bad(what) {
  throw new BadRequest(what);
}

/** Reads a part of a document; where that fails, the message says where. */
export function inside(place, read, value) {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof BadRequest) error.message = `${place}: ${error.message}`;
    throw error;
  }
}

export function object(value) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) bad("expected an object");
  return value;
}

export function text(value) {
  if (typeof value !== "string") bad("expected a string");
  return value;
}

export function integer(value) {
  if (!Number.isSafeInteger(value)) bad("expected a whole number");
  return value;
}

function yesOrNo(value) {
  if (typeof value !== "boolean") bad("expected true or false");
  return value;
}

const oneOf = (...words) => (value) => (words.includes(value) ? value : bad(`expected one of ${words.join(", ")}`));

const orNull = (read) => (value) => (value === null ? null : read(value));

const listOf = (read) => (value) => {
  if (!Array.isArray(value)) bad("expected a list");
  return value.map((item, i) => inside(i, read, item));
};

/** An object with exactly these fields. Each is [reader] where it is required, or [reader, default]. */
export function record(fields) {
  const entries = Object.entries(fields);
  return (value) => {
    object(value);
    const result = {};
    let found = 0;
    for (const [key, field] of entries) {
      if (Object.hasOwn(value, key)) {
        result[key] = inside(key, field[0], value[key]);
        found++;
      } else if (field.length === 1) bad(`${key} is missing`);
      else result[key] = typeof field[1] === "function" ? field[1]() : field[1];
    }
    const keys = Object.keys(value);
    if (keys.length > found) bad(`unknown field ${keys.find((key) => !Object.hasOwn(fields, key))}`);
    return result;
  };
}

/** One of several records; the field `key` says which. */
const variant = (key, records) => (value) => {
  const name = inside(key, text, object(value)[key]);
  if (!Object.hasOwn(records, name)) bad(`unknown ${key} ${name}`);
  return records[name](value);
};

const none = () => [];

// -- Cards -----------------------------------------------------------------------------------------------------------

const side = oneOf("own", "opponent", "both");
const status = orNull(oneOf("protected", "silenced"));
const role = oneOf("Tank", "Melee", "Agility", "Ranged", "Magic", "Support");

const target = record({
  side: [side, "own"],
  which: [oneOf("all", "self", "opposite", "chosen"), "all"],
  role: [orNull(role), null],
  status: [status, null],
});
const everything = () => target({});
const counted = oneOf("cards", "raw", "podium");
const condition = record({ at_least: [integer], of: [counted, "cards"], among: [target, everything] });
const amountX = record({ of: [counted], among: [target, everything], times: [integer, 1] });
const amount = (value) => (typeof value === "number" ? integer(value) : amountX(value));

const part = (word, fields) => record({ do: [oneOf(word)], ...fields, only_if: [orNull(condition), null] });

/** What a card can do: the effect operations that this engine knows. */
const PARTS = {
  protect: part("protect", { target: [target, everything], count: [integer, 1] }),
  silence: part("silence", { target: [target, everything], count: [integer, 1] }),
  powerup: part("powerup", { amount: [amount] }),
  raw: part("raw", { amount: [integer], target: [target, everything] }),
  total: part("total", { side: [side, "both"], amount: [integer, 0], times: [integer, 1] }),
  lower_wins: part("lower_wins", {}),
  cancel_laws: part("cancel_laws", {}),
  no_powerups: part("no_powerups", { target: [target, everything] }),
};
export const EFFECTS = Object.keys(PARTS);

const effect = record({ on: [oneOf("resolve", "compare", "law")], parts: [listOf(variant("do", PARTS))] });
const card = record({
  name: [text],
  card_class: [text],
  raw: [integer],
  roles: [listOf(role)],
  set: [text, "Base"],
  effects: [listOf(effect), none],
});

/** The definitions of a set-up. A Map, since an id may be any string, `__proto__` too. */
export function readCards(value) {
  const cards = new Map();
  for (const [id, definition] of Object.entries(object(value))) cards.set(id, inside(`cards.${id}`, card, definition));
  return cards;
}

// -- Positions -------------------------------------------------------------------------------------------------------

const seat = oneOf("A", "B");
const ids = listOf(text);
const slot = record({ card: [text], face_up: [yesOrNo, true], status: [status, null] });
const targets = record({ by: [text], effect: [integer], part: [integer], cards: [ids] });
const committed = record({ targets: [listOf(targets), none], under_deck: [orNull(text), null] });
const player = record({
  collection: [ids, none],
  deck: [ids, none],
  hand: [ids, none],
  arena: [listOf(slot), none],
  podium: [ids, none],
  registered: [yesOrNo, true],
  shuffled: [yesOrNo, true],
  committed: [orNull(committed), null],
});

function totals(value) {
  const result = {};
  for (const [key, total] of Object.entries(object(value))) result[seat(key)] = integer(total);
  return result;
}

function rulings(value) {
  const result = {};
  for (const [id, letter] of Object.entries(object(value))) {
    if (!Object.hasOwn(READINGS, id)) bad(`unknown ruling ${id}`);
    if (!READINGS[id].includes(inside(id, text, letter))) bad(`reading ${letter} of ${id} is not played`);
    result[id] = letter;
  }
  return result;
}

const position = record({
  phase: [oneOf("decks", "shuffle", "deploy", "resolve", "close", "over")],
  players: [record({ A: [player], B: [player] })],
  seats: [listOf(seat), () => ["A", "B"]],
  round: [integer, 1],
  law: [orNull(text), null],
  compared: [orNull(record({ totals: [totals], winner: [orNull(seat)] })), null],
  result: [orNull(record({ winner: [orNull(seat)] })), null],
  rulings: [rulings, () => ({})],
});

/** A position, checked against the cards: each of them lies in exactly one place. */
export function readPosition(value, cards) {
  const result = inside("position", position, value);
  if (result.seats.length !== 2 || result.seats[0] === result.seats[1]) bad("position: seats: expected A and B");
  if (result.phase === "close" && result.compared === null) {
    bad("position: in phase close there must be a result of Compare");
  }
  const lie = new Set();
  for (const side of Object.values(result.players)) {
    const zones = [side.collection, side.deck, side.hand, side.arena.map((slot) => slot.card), side.podium];
    for (const id of zones.flat()) {
      if (!cards.has(id)) bad(`position: no card ${JSON.stringify(id)} is defined`);
      if (lie.has(id)) bad(`position: card ${JSON.stringify(id)} lies in two places`);
      lie.add(id);
    }
  }
  for (const id of cards.keys()) if (!lie.has(id)) bad(`position: card ${JSON.stringify(id)} lies nowhere`);
  for (const id of mentioned(result)) if (!cards.has(id)) bad(`position: no card ${JSON.stringify(id)} is defined`);
  return result;
}

/** Cards that a position names beside its zones. */
function mentioned({ law, players }) {
  const result = law === null ? [] : [law];
  for (const { committed } of Object.values(players)) {
    if (!committed) continue;
    if (committed.under_deck !== null) result.push(committed.under_deck);
    for (const choice of committed.targets) result.push(choice.by, ...choice.cards);
  }
  return result;
}

// -- Actions ---------------------------------------------------------------------------------------------------------

const action = variant("type", {
  register: record({ type: [text], deck: [ids] }),
  shuffle: record({ type: [text], cards: [ids, none] }),
  deploy: record({ type: [text], card: [text] }),
  choose: record({ type: [text], cards: [ids] }),
  close: record({ type: [text], to_podium: [orNull(text), null], under_deck: [orNull(text), null] }),
});

export const readAction = (value) => inside("action", action, value);

// Documents that come in: positions, cards, actions. Each reader takes a value and the place where it stands, and
// returns a clean copy with all defaults filled in, or throws BadRequest. Unknown fields are refused.

import { BadRequest } from "./errors.mjs";
import { READINGS } from "./rulings.mjs";

// -- Small readers ---------------------------------------------------------------------------------------------------

function bad(where, what) {
  throw new BadRequest(`${where}: ${what}`);
}

export function object(value, where) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) bad(where, "expected an object");
  return value;
}

export function text(value, where) {
  if (typeof value !== "string") bad(where, "expected a string");
  return value;
}

export function integer(value, where) {
  if (!Number.isSafeInteger(value)) bad(where, "expected a whole number");
  return value;
}

function yesOrNo(value, where) {
  if (typeof value !== "boolean") bad(where, "expected true or false");
  return value;
}

const oneOf = (...words) => (value, where) =>
  words.includes(value) ? value : bad(where, `expected one of ${words.join(", ")}`);

const orNull = (read) => (value, where) => (value === null ? null : read(value, where));

export const listOf = (read) => (value, where) => {
  if (!Array.isArray(value)) bad(where, "expected a list");
  return value.map((item, i) => read(item, `${where}[${i}]`));
};

/** An object with exactly these fields. Each is [reader] where it is required, or [reader, default]. */
export function record(fields) {
  const entries = Object.entries(fields);
  const known = new Set(Object.keys(fields));
  return (value, where) => {
    for (const key of Object.keys(object(value, where))) if (!known.has(key)) bad(where, `unknown field ${key}`);
    const result = {};
    for (const [key, field] of entries) {
      if (Object.hasOwn(value, key)) result[key] = field[0](value[key], `${where}.${key}`);
      else if (field.length === 1) bad(where, `${key} is missing`);
      else result[key] = typeof field[1] === "function" ? field[1]() : field[1];
    }
    return result;
  };
}

/** One of several records; the field `key` says which. */
const variant = (key, records) => (value, where) => {
  const name = object(value, where)[key];
  if (typeof name !== "string" || !Object.hasOwn(records, name)) bad(where, `unknown ${key} ${JSON.stringify(name)}`);
  return records[name](value, where);
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
const everything = () => target({}, "target");
const counted = oneOf("cards", "raw", "podium");
const condition = record({ at_least: [integer], of: [counted, "cards"], among: [target, everything] });
const amountX = record({ of: [counted], among: [target, everything], times: [integer, 1] });
const amount = (value, where) => (typeof value === "number" ? integer(value, where) : amountX(value, where));

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
  for (const [id, definition] of Object.entries(object(value, "cards"))) cards.set(id, card(definition, `cards.${id}`));
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

function totals(value, where) {
  const result = {};
  for (const [key, total] of Object.entries(object(value, where))) {
    result[seat(key, where)] = integer(total, `${where}.${key}`);
  }
  return result;
}

function rulings(value, where) {
  const result = {};
  for (const [id, letter] of Object.entries(object(value, where))) {
    if (!Object.hasOwn(READINGS, id)) bad(where, `unknown ruling ${id}`);
    if (!READINGS[id].includes(letter)) bad(where, `reading ${JSON.stringify(letter)} of ${id} is not played`);
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
  const result = position(value, "position");
  if (result.seats.length !== 2 || result.seats[0] === result.seats[1]) bad("position.seats", "expected A and B");
  if (result.phase === "close" && result.compared === null) {
    bad("position", "in phase close there must be a result of Compare");
  }
  const lie = new Set();
  for (const side of Object.values(result.players)) {
    const zones = [side.collection, side.deck, side.hand, side.arena.map((slot) => slot.card), side.podium];
    for (const id of zones.flat()) {
      if (!cards.has(id)) bad("position", `no card ${JSON.stringify(id)} is defined`);
      if (lie.has(id)) bad("position", `card ${JSON.stringify(id)} lies in two places`);
      lie.add(id);
    }
  }
  for (const id of cards.keys()) if (!lie.has(id)) bad("position", `card ${JSON.stringify(id)} lies nowhere`);
  for (const id of mentioned(result)) if (!cards.has(id)) bad("position", `no card ${JSON.stringify(id)} is defined`);
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

export const readAction = (value) => action(value, "action");

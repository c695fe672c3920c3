// Reading positions and views: absent fields, zones with and without an order, paths. See docs/reference/cases.md.

/** Ends a case with a verdict other than pass. */
export const no = (verdict, message) => {
  throw Object.assign(new Error(message), { verdict });
};
export const must = (holds, message) => holds || no("fail", message);

export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
export const show = (value) => JSON.stringify(value) ?? "nothing";
export const cardOf = (item) => (isObject(item) ? item.card ?? "" : item); // an entry of a zone is an id, or holds one
const keyOf = (item) => (isObject(item) ? item.card ?? item.position?.toString() : item); // piles have a position
export const sorted = (names) => [...names].sort();
export const kindsOf = (awaits) => Object.fromEntries(Object.entries(awaits).map(([who, { kind }]) => [who, kind]));
const rank = (item) => String(cardOf(item) || show(item));

/** The parts of a document that a pattern like `players.*.hand` leads to; `*` is any key or index. */
export function parts(document, pattern) {
  return pattern.split(".").filter(Boolean).reduce((found, key) => found.flatMap((part) => {
    if (key === "*") return part !== null && typeof part === "object" ? Object.values(part) : [];
    return isObject(part) && key in part ? [part[key]] : [];
  }), [document]);
}

/** The document with absent fields filled in and every zone without an order sorted; `kind` is position or view. */
export function normal(document, { zones, defaults }, kind) {
  for (const path in { ...defaults[kind], ...(kind === "view" ? defaults.hidden : {}) }) {
    for (const part of parts(document, path).filter(isObject)) {
      const meant = part.hidden === true ? defaults.hidden[path] : defaults[kind][path];
      for (const key in meant) if (!(key in part)) part[key] = structuredClone(meant[key]);
    }
  }
  for (const zone of zones[kind].unordered.flatMap((path) => parts(document, path)).filter(Array.isArray)) {
    zone.sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))));
  }
  for (const piles of lists(document).filter((list) => list.some((item) => isObject(item) && isPile(item)))) {
    piles.sort((a, b) => a.position - b.position);
  }
  return document;
}

const isPile = (item) => !("card" in item) && "position" in item;

/** Every list in a document. */
function lists(value) {
  if (value === null || typeof value !== "object") return [];
  return [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(lists)];
}

/** Whether the cards at a path have an order; whatever is not listed as unordered has one. */
export function isOrdered(path, unordered) {
  const anywhere = path.startsWith("["); // inside an entry of some zone, wherever that lies
  const keys = path.match(/[^.[\]]+/g) ?? [];
  if (anywhere) keys[0] = "*";
  const meets = (zone) => (anywhere ? zone.length >= keys.length : zone.length === keys.length)
    && keys.every((key, i) => [key, "*"].includes(zone.at(i - keys.length)));
  return !unordered.some((pattern) => meets(pattern.split(".")));
}

/** Whether the order of a field of an entry of a zone means something. */
export const keepsOrder = (field, ordered) => ordered.some((pattern) => pattern.endsWith(`.*.${field}`));

/** The object of a card, wherever in the document it lies. */
function entryOf(value, card) {
  if (value === null || typeof value !== "object") return undefined;
  if (value.card === card) return value;
  return Object.values(value).map((inner) => entryOf(inner, card)).find((found) => found !== undefined);
}

/** What a path leads to: keys with dots, `[A1]` for the entry of a list that is or holds the card A1, `[2]` for a pile. */
export function lookUp(document, path) {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const start = path.startsWith("[") ? entryOf(document, keys.shift()) : document;
  if (start === undefined) no("fail", `${path}: no such card in play`);
  return keys.reduce((part, key) => {
    const entry = Array.isArray(part) && part.find((item) => keyOf(item) === key);
    const inside = entry || (isObject(part) ? part[key] : undefined);
    return inside !== undefined ? inside : no("fail", `${path}: expected ${key}, got ${show(part)}`);
  }, start);
}

/** Every string in a document, keys included. */
export function strings(value) {
  if (value === null || typeof value !== "object") return typeof value === "string" ? [value] : [];
  return [...(isObject(value) ? Object.keys(value) : []), ...Object.values(value).flatMap(strings)];
}

/** What `unchanged` compares: values by path; a list of cards with state as its ids, and each card's fields. */
export function leaves(value, path = "", found = {}) {
  if (isObject(value)) {
    for (const key in value) leaves(value[key], path ? `${path}.${key}` : key, found);
  } else if (Array.isArray(value) && value.some((item) => isObject(item) && keyOf(item))) {
    found[path] = value.map(keyOf);
    for (const item of value) if (isObject(item) && keyOf(item)) leaves(item, `${path}[${keyOf(item)}]`, found);
  } else if (value !== null) {
    found[path] = value;
  }
  return found;
}

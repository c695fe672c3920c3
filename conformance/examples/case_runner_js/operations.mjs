// What each operation means: a function of its name, with the running case and the operation.
import { isDeepStrictEqual as same } from "node:util";
import {
  cardOf, isObject, isOrdered, keepsOrder, kindsOf, leaves, lookUp, must, no, show, sorted, strings,
} from "./documents.mjs";

export const OPERATIONS = {
  async setup(run, { game, cards, position }) {
    run.names = Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, card.name]));
    await run.call("setup", { game, cards, position });
    run.seen = {};
  },

  async act(run, op) {
    if (!run.answered) await run.before(op);
    run.acknowledged = null;
    if (run.answered) return void (run.answered -= 1); // the adapter has used this answer already
    const { illegal } = await run.send(op);
    must(!illegal, `refused, although it is legal: ${illegal?.reason}`);
    run.seen = {};
  },

  async try(run, op) {
    await run.before(op);
    const before = await run.observe();
    run.attempt = await run.send(op);
    if (run.attempt.illegal) {
      const after = await run.observe(null, { fresh: true });
      must(same(after, before), "a refused action changed the position");
      run.acknowledged = after.awaits;
    } else {
      Object.assign(run, { seen: {}, acknowledged: null });
    }
  },

  async verdict(run, { accepted, reason }) {
    const { illegal } = run.attempt ?? no("harness-error", "nothing was tried before");
    run.attempt = null;
    if (accepted) return must(!illegal, `refused (${illegal?.reason}), although it is legal`);
    must(illegal, "accepted, although the rule refuses it");
    const counts = reason && run.has("reasons");
    must(!counts || illegal.reason === reason, `refused for ${illegal.reason}, expected ${reason}`);
  },

  async expect(run, op) {
    const { document, awaits, values } = await run.look(op);
    if ("lacks" in op) return must(!strings([document, awaits, values]).includes(op.lacks), `${op.lacks} is named`);
    const value = lookUp(document, op.path);
    const ordered = isOrdered(op.path, run.suite.zones[op.viewer === null ? "position" : "view"].unordered);
    const list = Array.isArray(value) ? value : null;
    const hidden = list?.filter((item) => item?.hidden).length ?? 0;
    if ("cards" in op) return sameCards(run, op.path, op.cards, value, ordered);
    if ("rows" in op) return sameRows(run, op, value, ordered);
    const got = `${op.path}: got ${show(value)}, expected`;
    if ("has" in op) must(strings([value]).includes(op.has), `${got} ${op.has} in it`);
    else if ("without" in op) must(!strings([value]).includes(op.without), `${got} no ${op.without} in it`);
    else if ("count" in op) must((list?.length ?? value) === op.count, `${got} ${op.count} cards`);
    else if ("hidden" in op) must(hidden === op.hidden, `${got} ${op.hidden} hidden`);
    else must(same(value, op.equals), `${got} ${show(op.equals)}`);
  },

  async values(run, op) {
    const now = (await run.look(op)).values[op.card] ?? {};
    const right = Object.entries(op.is).every(([key, number]) => now[key] === number);
    must(right, `${run.names[op.card]}: expected ${show(op.is)}, got ${show(now)}`);
  },

  async awaits(run, op) {
    run.acknowledged = (await run.look(op)).awaits;
    const kinds = kindsOf(run.acknowledged);
    const { nobody, anyone } = op.who;
    if (nobody) return must(!Object.values(kinds).includes(nobody), `open decisions: ${nobody}, got ${show(kinds)}`);
    if (anyone) return must(same([...new Set(Object.values(kinds))], [anyone]), `open decisions: got ${show(kinds)}`);
    const got = Object.entries(kinds).filter(([who]) => !op.others || who in op.who);
    must(same(Object.fromEntries(got), op.who), `open decisions: expected ${show(op.who)}, got ${show(got)}`);
  },

  async options(run, op) {
    run.acknowledged = (await run.look(op)).awaits;
    const { kind, from = [], ...choice } = run.acknowledged[op.player] ?? {};
    must(kind === "choose", `expected a choice of ${op.player}`);
    sameCards(run, `the choice of ${op.player}`, namesOf(run, op.cards), from, false);
    must(choice.min === op.min && choice.max === op.max, `the choice of ${op.player}: expected ${op.min} to ${op.max}`);
  },

  async legal(run, op) {
    await run.look(op);
    const { actions } = (await run.call("legal", { player: op.player })).ok;
    if (!Array.isArray(actions) || !actions.every(isObject)) no("invalid-output", "legal: expected a list `actions`");
    const types = op.types ?? op.heads.map((head) => head.type);
    const withoutNull = (head) => Object.fromEntries(Object.entries(head).filter(([, value]) => value !== null));
    const got = actions.map(withoutNull).filter((head) => types.includes(head.type));
    const right = got.length === op.heads.length && op.heads.every((head) => got.some((found) => same(found, head)));
    must(right && got.every((found) => op.heads.some((head) => same(found, head))), `legal: got ${show(got)}`);
  },

  async mark(run, op) {
    run.marked = leaves((await run.look(op)).document);
  },

  async unchanged(run, op) {
    if (!run.marked) no("harness-error", "nothing was marked before");
    const now = leaves((await run.look(op)).document);
    const inside = (path, name) => {
      const at = name.startsWith("[") ? path.indexOf(name) : path.startsWith(name) ? 0 : -1;
      return at >= 0 && ["", ".", "["].includes(path.slice(at + name.length, at + name.length + 1));
    };
    const named = (path) => op.except.some((name) => inside(path, name));
    const changed = Object.keys({ ...run.marked, ...now }).filter((path) => !same(run.marked[path], now[path]));
    must(changed.every(named), `something else changed: ${changed.filter((path) => !named(path))}`);
  },
};

function sameRows(run, { path, rows }, value, ordered) {
  const got = `${path}: got ${show(value)}, expected`;
  must(Array.isArray(value) && value.length === rows.length, `${got} ${rows.length} entries`);
  const rest = [...value];
  for (const row of rows) {
    const meets = (item) => Object.entries(row).every(([key, want]) =>
      (key === "card" ? namesOf(run, [item])[0] === want : sameField(run, key, item, want)));
    const found = ordered ? (meets(rest[0]) ? 0 : -1) : rest.findIndex(meets);
    must(found >= 0, `${got} ${show(row)}`);
    rest.splice(found, 1);
  }
}

/** A field is what a row says, or the name of the card that it refers to; or several of these. */
function sameField(run, key, item, want) {
  const got = isObject(item) ? item[key] ?? null : null;
  const named = (value) => run.names[value] ?? value;
  if (!Array.isArray(got) || !Array.isArray(want)) return same(got, want) || (want !== null && named(got) === want);
  const found = got.map((value) => (typeof value === "string" ? named(value) : value));
  const inOrder = keepsOrder(key, run.suite.zones.position.ordered);
  return inOrder ? same(found, want) : same(found.map(show).sort(), want.map(show).sort());
}

const namesOf = (run, items) =>
  items.map((item) => (isObject(item) && item.hidden ? "(hidden)" : run.names[cardOf(item)] ?? show(item)));

function sameCards(run, where, expected, value, ordered) {
  if (!Array.isArray(value)) no("fail", `${where}: expected cards, got ${show(value)}`);
  const got = namesOf(run, value);
  const right = ordered ? same(got, expected) : same(sorted(got), sorted(expected));
  must(right, `${where}: expected [${expected.join(", ")}], got [${got.join(", ")}]`);
}

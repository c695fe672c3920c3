// One case against one adapter: what each operation means. Ends quietly (pass) or throws a verdict.
import { isDeepStrictEqual as same } from "node:util";
import { cardOf, isObject, isOrdered, leaves, lookUp, no, normal, parts, show, strings } from "./documents.mjs";

const must = (holds, message) => holds || no("fail", message);
const isAnswer = (op) => op.op === "act" && (op.action.type === "choose" || op.player === "chance");
const sorted = (names) => [...names].sort();
const kindsOf = (awaits) => Object.fromEntries(Object.entries(awaits).map(([who, decision]) => [who, decision.kind]));

export class Judge {
  at = 0; answered = 0; seen = {}; names = {}; attempt = null; acknowledged = null; marked = null;

  constructor(suite, test, adapter, declared) {
    this.ops = test.steps.flatMap((step) => step.ops.map((op) => ({ step, ...op })));
    this.passes = suite.windows || suite.chance_phases.includes(this.ops[0].position.phase);
    this.has = (capability) => (declared.capabilities ?? []).includes(capability);
    Object.assign(this, { suite, adapter });
  }

  async run() {
    for (const op of this.ops) {
      this.step = op.step;
      if (!(op.op in OPERATIONS)) no("harness-error", `no operation ${op.op}`);
      await OPERATIONS[op.op](this, op);
      this.at += 1;
    }
    const { awaits } = await this.look({});
    const open = Object.values(kindsOf(awaits));
    const settled = ({ who, kind }) =>
      open.length === (who === "all" ? this.suite.seats.length : 1) && open.every((found) => found === kind);
    must(!open.length || same(awaits, this.acknowledged) || this.suite.settled.some(settled), `open at the end: ${open}`);
  }

  async call(what, params) {
    const reply = await this.adapter.call(what, params);
    if ("error" in reply) no("adapter-error", `${what}: ${reply.error.message}`);
    must(!("unsupported" in reply), `${what}: unsupported, although all it needs is declared`);
    return reply;
  }

  async observe(viewer = null, { fresh = false } = {}) {
    if (this.seen[viewer] && !fresh) return this.seen[viewer];
    const kind = viewer === null ? "position" : "view";
    const { [kind]: document, awaits, values = {}, ...more } = (await this.call("observe", { viewer })).ok;
    const usable = [document, awaits, values].every(isObject) && !Object.keys(more).length
      && Object.entries(awaits).every(([who, d]) => typeof d?.kind === "string" && [null, who].includes(viewer));
    if (!usable) no("invalid-output", `observe: expected ${kind} and awaits`);
    this.seen[viewer] = { document: normal(document, this.suite, kind), awaits, values };
    if (viewer === null) {
      const zones = [...this.suite.zones.position.ordered, ...this.suite.zones.position.unordered];
      const lying = zones.flatMap((path) => parts(document, path)).flat().map(cardOf);
      must(same(sorted(lying), sorted(Object.keys(this.names))), `cards are not conserved: ${sorted(lying)}`);
    }
    return this.seen[viewer];
  }

  /** Close optional windows and leave unscripted shuffles as they are, until the open decisions are `until`. */
  async pass(until) {
    for (let n = 0; n < 200; n += 1) {
      const { awaits } = await this.observe();
      if (until(awaits)) return;
      const player = sorted(Object.keys(awaits)).find((who) => awaits[who].optional) ?? "chance";
      if (player === "chance" && awaits.chance?.kind !== "shuffle") return;
      const reply = await this.decide(player, player === "chance" ? { type: "shuffle", cards: [] } : { type: "pass" }, this.at);
      if ("illegal" in reply) no("invalid-output", `awaits names a decision of ${player}, but to pass is refused`);
      this.seen = {};
    }
    no("invalid-output", "200 windows passed and still one open");
  }

  /** An action, with the scripted answers from operation number `from` on where the adapter takes them ahead. */
  async decide(player, action, from) {
    const rest = this.ops.slice(from + this.answered);
    const end = rest.findIndex((op) => !isAnswer(op));
    const answers = rest.slice(0, end < 0 ? undefined : end).map((op) => ({ player: op.player, action: op.action }));
    const ahead = this.has("answers_ahead");
    const reply = await this.call("act", { player, action, ...(ahead && { answers }) });
    const { used = 0 } = ahead && reply.ok ? reply.ok : {};
    if (!Number.isInteger(used) || used < 0 || used > answers.length) no("invalid-output", `act: used is ${show(used)}`);
    this.answered += used;
    return reply;
  }

  async before(op) {
    if (this.attempt) no("harness-error", "an attempt without a verdict");
    const until = (awaits) => (op.window ? awaits[op.player]?.optional : op.player === "chance" && awaits.chance);
    if (this.passes && !op.inside) await this.pass(until);
  }

  async look(op) {
    if (this.attempt) no("harness-error", "an attempt without a verdict");
    const until = (awaits) => op.inside && op.others && Object.entries(op.who).every(([who, kind]) => awaits[who]?.kind === kind);
    if (this.passes && (op.others || !op.inside)) await this.pass(until);
    return this.observe(op.viewer);
  }

  async send(op) {
    const reply = await this.decide(op.player, op.action, this.at + 1);
    const known = !this.has("reasons") || !reply.illegal || this.suite.reasons.includes(reply.illegal.reason);
    if (!known) no("invalid-output", `${reply.illegal.reason} is no reason of this game`);
    return reply;
  }

  names_of(items) {
    return items.map((item) => (isObject(item) && item.hidden ? "(hidden)" : this.names[cardOf(item)] ?? show(item)));
  }

  sameCards(where, expected, value, ordered) {
    const got = Array.isArray(value) ? this.names_of(value) : no("fail", `${where}: expected cards, got ${show(value)}`);
    must(ordered ? same(got, expected) : same(sorted(got), sorted(expected)), `${where}: expected ${expected}, got ${got}`);
  }
}

const OPERATIONS = {
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
    must(accepted === !illegal, accepted ? `refused (${illegal?.reason}), although it is legal` : "accepted, although illegal");
    must(accepted || !reason || !run.has("reasons") || illegal.reason === reason, `expected ${reason}, got ${illegal?.reason}`);
  },

  async expect(run, op) {
    const { document, awaits, values } = await run.look(op);
    if ("lacks" in op) return must(!strings([document, awaits, values]).includes(op.lacks), `${op.lacks} is named`);
    const value = lookUp(document, op.path);
    const ordered = isOrdered(op.path, run.suite.zones[op.viewer === null ? "position" : "view"].unordered);
    const list = Array.isArray(value) ? value : [];
    if ("has" in op) must(strings(value).includes(op.has), `${op.path}: expected ${op.has} in ${show(value)}`);
    else if ("cards" in op) run.sameCards(op.path, op.cards, value, ordered);
    else if ("count" in op) must((Array.isArray(value) ? value.length : value) === op.count, `${op.path}: got ${show(value)}`);
    else if ("hidden" in op) must(list.filter((item) => item?.hidden).length === op.hidden, `${op.path}: got ${show(value)}`);
    else if ("rows" in op) sameRows(run, op, value, ordered);
    else must(same(value, op.equals), `${op.path}: expected ${show(op.equals)}, got ${show(value)}`);
  },

  async values(run, op) {
    const now = (await run.look(op)).values[op.card] ?? {};
    for (const key in op.is) must(now[key] === op.is[key], `${run.names[op.card]}: expected ${key} ${op.is[key]}, got ${now[key]}`);
  },

  async awaits(run, op) {
    run.acknowledged = (await run.look(op)).awaits;
    const got = Object.entries(kindsOf(run.acknowledged)).filter(([who]) => !op.others || who in op.who);
    must(same(Object.fromEntries(got), op.who), `open decisions: expected ${show(op.who)}, got ${show(got)}`);
  },

  async options(run, op) {
    run.acknowledged = (await run.look(op)).awaits;
    const { kind, from = [], ...choice } = run.acknowledged[op.player] ?? {};
    must(kind === "choose", `expected a choice of ${op.player}`);
    run.sameCards(`the choice of ${op.player}`, run.names_of(op.cards), from, false);
    must(choice.min === op.min && choice.max === op.max, `the choice of ${op.player}: expected ${op.min} to ${op.max}`);
  },

  async legal(run, op) {
    await run.look(op);
    const { actions } = (await run.call("legal", { player: op.player })).ok;
    if (!Array.isArray(actions) || !actions.every(isObject)) no("invalid-output", "legal: expected a list `actions`");
    const types = op.heads.map((head) => head.type);
    const listed = actions.map((head) => Object.fromEntries(Object.entries(head).filter(([, value]) => value !== null)));
    const got = listed.filter((head) => types.includes(head.type));
    const right = got.length === op.heads.length && op.heads.every((head) => got.some((found) => same(found, head)));
    must(right && got.every((found) => op.heads.some((head) => same(found, head))), `legal: got ${show(got)}`);
  },

  async mark(run, op) {
    run.marked = leaves((await run.look(op)).document);
  },

  async unchanged(run, op) {
    const now = leaves((await run.look(op)).document);
    const named = (path) => op.except.some((name) => path === name || [".", "["].includes(path.slice(name.length)[0])
      && path.startsWith(name));
    const changed = Object.keys({ ...run.marked, ...now }).filter((path) => !same(run.marked[path], now[path]) && !named(path));
    must(!changed.length, `something else changed: ${changed}`);
  },
};

function sameRows(run, { path, rows }, value, ordered) {
  must(Array.isArray(value) && value.length === rows.length, `${path}: expected ${rows.length} entries, got ${show(value)}`);
  const rest = [...value];
  for (const row of rows) {
    const meets = (item) => Object.entries(row).every(([key, want]) =>
      (key === "card" ? run.names_of([item])[0] === want : same(isObject(item) ? item[key] ?? null : null, want)));
    const found = ordered ? (meets(rest[0]) ? 0 : -1) : rest.findIndex(meets);
    must(found >= 0, `${path}: expected ${show(row)}, got ${show(value)}`);
    rest.splice(found, 1);
  }
}

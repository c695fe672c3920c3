// One case against one adapter: observing, passing, answering ahead, the end. Ends quietly (pass) or throws a verdict.
import { isDeepStrictEqual as same } from "node:util";
import { cardOf, isObject, kindsOf, must, no, normal, parts, show, sorted } from "./documents.mjs";
import { OPERATIONS } from "./operations.mjs";

const isAnswer = (op) => op.op === "act" && (op.action.type === "choose" || op.player === "chance");

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
    const may = !open.length || same(awaits, this.acknowledged) || this.suite.settled.some(settled);
    must(may, `decisions are still open at the end: ${open}`);
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

  /** Close optional windows and decide what chance decides unscripted, until the open decisions are `until`. */
  async pass(until) {
    for (let n = 0; n < 200; n += 1) {
      const { document, awaits } = await this.observe();
      if (until(awaits)) return;
      const at = Math.max(0, document.seats.indexOf(document.active_player ?? document.active));
      const turns = [...document.seats.slice(at), ...document.seats.slice(0, at)];
      const player = turns.find((who) => awaits[who]?.optional) ?? "chance";
      const action = player === "chance" ? this.suite.unscripted[awaits.chance?.kind] : { type: "pass" };
      if (!action) return;
      const reply = await this.decide(player, action, this.at);
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
    const right = Number.isInteger(used) && used >= 0 && used <= answers.length;
    if (!right) no("invalid-output", `act: used is ${show(used)}, expected 0 to ${answers.length}`);
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
    const waits = op.inside && op.others; // for these decisions, closing windows up to them
    const until = (awaits) => waits && Object.entries(op.who).every(([who, kind]) => awaits[who]?.kind === kind);
    if (this.passes && (waits || !op.inside)) await this.pass(until);
    return this.observe(op.viewer);
  }

  async send(op) {
    const reply = await this.decide(op.player, op.action, this.at + 1);
    const known = !this.has("reasons") || !reply.illegal || this.suite.reasons.includes(reply.illegal.reason);
    if (!known) no("invalid-output", `${reply.illegal.reason} is no reason of this game`);
    return reply;
  }
}

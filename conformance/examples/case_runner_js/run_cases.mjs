// Runs a file of cases, written by `conformance export`, against an adapter command and judges it, as
// docs/reference/cases.md says. Node 18 or later, nothing else.
// Usage: node run_cases.mjs CASES.json [--json] [--timeout SECONDS] -- COMMAND [ARGUMENT...]
import { readFileSync } from "node:fs";
import { isDeepStrictEqual as same, parseArgs } from "node:util";
import { Adapter } from "./adapter.mjs";
import { cardOf, isObject, isOrdered, leaves, lookUp, no, normal, parts, show, strings } from "./documents.mjs";

const must = (holds, message) => holds || no("fail", message);
const isAnswer = (op) => op.op === "act" && (op.action.type === "choose" || op.player === "chance");

class Run { // one case; a method of the name of each operation
  at = 0; answered = 0; seen = {}; attempt = null; acknowledged = null; marked = null;

  constructor(suite, test, adapter, declared) {
    const passing = suite.windows || suite.chance_phases.includes(test.steps.flatMap((s) => s.ops)[0].position.phase);
    Object.assign(this, { suite, adapter, passing, ops: test.steps.flatMap((step) => step.ops.map((op) => ({ step, ...op }))) });
    this.has = (capability) => (declared.capabilities ?? []).includes(capability);
  }
  async judge() {
    for (const op of this.ops) {
      this.step = op.step;
      if (!isObject(op) || !OPERATIONS.includes(op.op)) no("harness-error", `no operation ${op.op}`);
      await this[op.op](op);
      this.at += 1;
    }
    const { awaits } = await this.look({});
    const open = Object.values(awaits);
    const may = ({ who, kind }) => open.length === (who === "all" ? this.suite.seats.length : 1) && open.every((d) => d.kind === kind);
    must(!open.length || same(awaits, this.acknowledged) || this.suite.settled.some(may), `still open: ${show(awaits)}`);
  }

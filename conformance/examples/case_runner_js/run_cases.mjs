// Runs a file of cases, written by `conformance export`, against an adapter command and judges it, as
// docs/reference/cases.md says. Node 18 or later, nothing else.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual as same, parseArgs } from "node:util";
import { Adapter } from "./adapter.mjs";
import { isObject, no } from "./documents.mjs";
import { Judge } from "./judge.mjs";

const USAGE = "usage: node run_cases.mjs CASES.json [--json] [--timeout SECONDS] -- COMMAND [ARGUMENT...]";
const [CONFORMS, DOES_NOT, WRONG_USE, INCOMPLETE] = [0, 1, 2, 3];
const MOST_RESTARTS = 50;

/** What the adapter says of the game, or undefined where it does not play it. */
async function greet(adapter, suite) {
  const { ok } = await adapter.call("hello", { protocol: suite.protocol });
  const right = isObject(ok?.games) && ok.protocol === suite.protocol;
  if (!right) no("invalid-output", `hello: expected games, and protocol ${suite.protocol}`);
  return ok.games[suite.game];
}

/** What a case needs and the adapter has not declared. */
function lacking(test, declared) {
  if (!declared) return [`game:${test.game}`];
  const has = new Set(declared.capabilities);
  if (has.has("effects")) for (const effect of declared.effects ?? []) has.add(`effects:${effect}`);
  if (!has.has("answers_ahead")) has.add("stops");
  return test.needs.filter((need) => !has.has(need));
}

async function verdictOn(test, suite, adapter, declared) {
  const missing = lacking(test, declared);
  if (missing.length) return ["unsupported", `needs ${missing}`];
  const judge = new Judge(suite, test, adapter, declared);
  try {
    await judge.run();
    return ["pass", ""];
  } catch (no) {
    if (!no.verdict) throw no; // a mistake of this program
    return [no.verdict, `${judge.step.keyword} ${judge.step.text}: ${no.message}`];
  }
}

/** Start the adapter again after a fault; why that did not work, or nothing. */
async function revive(adapter, suite, declared) {
  try {
    if (++adapter.restarts > MOST_RESTARTS) return `given up after ${MOST_RESTARTS} restarts`;
    adapter.start();
    return same(await greet(adapter, suite), declared) ? "" : "after a restart the adapter greets differently";
  } catch (fault) {
    return fault.message;
  }
}

async function main() {
  const cut = process.argv.indexOf("--");
  let suite, options, seconds;
  try {
    if (cut < 0 || cut === process.argv.length - 1) throw new Error("no adapter command");
    const known = { json: { type: "boolean" }, timeout: { type: "string", default: "10" } };
    const words = parseArgs({ args: process.argv.slice(2, cut), options: known, allowPositionals: true });
    [options, seconds] = [words.values, Number(words.values.timeout)];
    if (words.positionals.length !== 1 || !(seconds > 0)) throw new Error("expected one file, and a timeout above 0");
    suite = JSON.parse(readFileSync(words.positionals[0], "utf8"));
    if (suite.format !== 1 || suite.protocol !== 1) throw new Error("expected cases of format 1, protocol 1");
  } catch (mistake) {
    console.error(`${mistake.message}\n${USAGE}`);
    return WRONG_USE;
  }
  const adapter = new Adapter(process.argv.slice(cut + 1), seconds);
  try {
    return await runAll(suite, adapter, await greet(adapter, suite), options.json);
  } catch (fault) {
    if (!fault.verdict) throw fault;
    console.error(`nothing was run: ${fault.message}`);
    return fault.verdict === "spawn" ? WRONG_USE : INCOMPLETE;
  } finally {
    adapter.kill();
  }
}

async function runAll(suite, adapter, declared, json) {
  const plays = ([ruling, letter]) => !declared || (declared.rulings?.[ruling] ?? []).includes(letter);
  const cases = suite.cases.filter((test) => Object.entries(test.rulings).every(plays));
  const counts = {};
  let gone = "", conforms = true;
  for (const test of cases) {
    if (!gone && !adapter.alive) gone = await revive(adapter, suite, declared);
    const [verdict, message] = gone ? ["not-run", gone] : await verdictOn(test, suite, adapter, declared);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    conforms &&= verdict === "pass" || (test.level === "supplement" && verdict !== "not-run");
    const result = { type: "result", id: test.id, level: test.level, verdict, message };
    console.log(json ? JSON.stringify(result) : `${test.id} ${verdict} ${message}`.trim());
  }
  const { pass: passed = 0, unsupported = 0, "not-run": notRun = 0 } = counts;
  const failed = cases.length - passed - unsupported - notRun;
  const notApplicable = suite.cases.length - cases.length;
  const complete = cases.length > notRun && notRun === 0;
  const footer = { type: "footer", results: cases.length, counts, not_applicable: notApplicable };
  const words = `${passed} passed, ${failed} failed, ${unsupported} unsupported, ${notApplicable} not applicable`;
  if (json) console.log(JSON.stringify({ ...footer, conforms: complete && conforms }));
  else console.log(notRun ? `${words}, ${notRun} not run` : words);
  return !complete ? INCOMPLETE : conforms ? CONFORMS : DOES_NOT;
}

process.exitCode = await main();

// An adapter as a child program: one JSON document a line in each direction. What it writes to stderr is only shown.
import { spawn } from "node:child_process";
import { isObject, no } from "./documents.mjs";

export class Adapter {
  id = 0;

  constructor(argv, timeout) {
    Object.assign(this, { argv, timeout });
    this.start();
  }

  start() {
    const child = spawn(this.argv[0], this.argv.slice(1), { stdio: ["pipe", "pipe", "inherit"], detached: true });
    const io = { child, lines: [], rest: "", fault: null, wake() {} };
    io.end = (verdict, message) => {
      io.fault ??= { verdict, message };
      io.wake();
    };
    child.on("error", (error) => io.end("spawn", `cannot start ${this.argv[0]}: ${error.message}`));
    child.on("close", (code, signal) => io.end("crash", `the adapter ended (${signal ?? `exit code ${code}`})`));
    child.stdin.on("error", () => {}); // it reads no more: `close` tells why
    child.stdout.setEncoding("utf8").on("data", (text) => {
      const lines = (io.rest + text).split("\n");
      io.rest = lines.pop();
      io.lines.push(...lines.filter((line) => line.trim()));
      io.wake();
    });
    Object.assign(this, { io, alive: true });
  }

  /** The reply to one request. Throws a verdict where there is none that can be used; the child is dead then. */
  async call(what, params) {
    const { io } = this;
    const id = ++this.id;
    const seconds = io.greeted ? this.timeout : Math.max(30, this.timeout);
    io.child.stdin.write(`${JSON.stringify({ id, do: what, ...params })}\n`);
    const late = setTimeout(() => io.end("timeout", `no answer to ${what} within ${seconds} s`), seconds * 1000);
    while (!io.lines.length && !io.fault) await new Promise((wake) => { io.wake = wake; });
    clearTimeout(late);
    try {
      if (!io.lines.length) no(io.fault.verdict, io.fault.message);
      io.greeted = true;
      return checked(what, id, io.lines.shift());
    } catch (fault) {
      this.kill();
      throw fault;
    }
  }

  kill() {
    this.alive = false;
    try {
      process.kill(-this.io.child.pid, "SIGKILL"); // with everything that it has started
    } catch {
      this.io.child.kill("SIGKILL");
    }
  }
}

/** A line as a reply: the request's id and exactly one of the four kinds; only `act` can be illegal. */
function checked(what, id, line) {
  let reply;
  try {
    reply = JSON.parse(line);
  } catch {
    no("invalid-output", `not JSON: ${line}`);
  }
  const kinds = ["ok", "illegal", "unsupported", "error"].filter((kind) => isObject(reply) && kind in reply);
  const usable = {
    ok: () => isObject(reply.ok),
    illegal: () => what === "act" && typeof reply.illegal?.reason === "string",
    unsupported: () => true,
    error: () => typeof reply.error?.message === "string",
  };
  if (kinds.length === 1 && reply.id === id && usable[kinds[0]]()) return reply;
  return no("invalid-output", `no answer to ${what} (id ${id}): ${line}`);
}

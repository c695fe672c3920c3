// The adapter: requests on standard input, replies on standard output, one JSON document a line (protocol version 1).

import { readSync, writeSync } from "node:fs";
import { BadRequest, Illegal } from "./errors.mjs";
import { DECLARED, Game } from "./game.mjs";
import { inside, integer, object, record, text } from "./validate.mjs";

const PROTOCOL = 1;

let game = null;

function playing() {
  if (game === null) throw new BadRequest("nothing is set up: send `setup` first");
  return game;
}

const oneOf = (...values) => (value) => {
  if (!values.includes(value)) throw new BadRequest(`expected one of ${values.map(String).join(", ")}`);
  return value;
};
const player = oneOf("A", "B", "chance");
const viewer = oneOf("A", "B", null);
const answers = (value) => value; // only for adapters that answer ahead, which this one does not

/** What each request carries, and what it does: [fields, what stands in `ok`]. */
const COMMANDS = {
  hello: [
    { protocol: [integer] },
    ({ protocol }) => {
      if (protocol !== PROTOCOL) throw new BadRequest(`this adapter speaks protocol ${PROTOCOL}`);
      return { protocol: PROTOCOL, name: "renathea-js", version: "1.0", games: { renathea: DECLARED } };
    },
  ],
  setup: [
    { game: [text], cards: [object], position: [object] },
    (request) => {
      game = null; // everything before is forgotten, even if what comes now makes no sense
      if (request.game !== "renathea") throw new BadRequest(`no game ${request.game}`);
      game = new Game(request.cards, request.position);
      return {};
    },
  ],
  act: [{ player: [player], action: [object], answers: [answers, null] }, (r) => playing().act(r.player, r.action)],
  observe: [{ viewer: [viewer] }, (r) => playing().observe(r.viewer)],
  legal: [{ player: [player] }, (r) => playing().legal(r.player)],
};
const READERS = {};
for (const [name, [fields]] of Object.entries(COMMANDS)) {
  READERS[name] = record({ id: [integer], do: [text], ...fields });
}

/** The reply to one request. Only `ok`, `illegal` and `error` are used: all that is declared is there. */
function handle(request) {
  const id = Number.isSafeInteger(request.id) ? request.id : null;
  try {
    const name = inside("do", text, request.do);
    if (!Object.hasOwn(COMMANDS, name)) throw new BadRequest(`no command ${name}`);
    return { id, ok: COMMANDS[name][1](READERS[name](request)) };
  } catch (error) {
    if (error instanceof Illegal) return { id, illegal: { reason: error.reason, message: error.message } };
    if (!(error instanceof BadRequest)) {
      // A mistake of ours, perhaps in the middle of a move: say so, and do not go on with what is left of the game.
      game = null;
      console.error(error);
    }
    return { id, error: { message: `${error.message}` } };
  }
}

/** JSON as the protocol wants it: half of a surrogate pair is no text. It can only come from a `\u` escape. */
function parse(line) {
  if (!/\\ud[89a-f]/i.test(line)) return JSON.parse(line);
  const whole = (value) => {
    if (typeof value === "string" && /\p{Surrogate}/u.test(value)) throw new BadRequest("half of a surrogate pair");
  };
  return JSON.parse(line, (key, value) => {
    whole(key);
    whole(value);
    return value;
  });
}

/** The reply to one line. */
function answer(line) {
  let request;
  try {
    request = parse(line);
  } catch (error) {
    // The message may quote the line, and cut it anywhere.
    return { id: null, error: { message: `not JSON: ${error.message.replace(/\p{Surrogate}/gu, "\ufffd")}` } };
  }
  if (request === null || typeof request !== "object" || Array.isArray(request)) {
    return { id: null, error: { message: "a request is one JSON object" } };
  }
  return handle(request);
}

// -- Lines. Reading and writing wait (`Sync`): there is one question at a time, and that is faster than events. -------

/** Does it again as long as a pipe that does not wait says "not now". */
function patiently(call) {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/** The next bytes of standard input; none at its end. */
function read(buffer) {
  try {
    return buffer.subarray(0, patiently(() => readSync(0, buffer)));
  } catch (error) {
    if (error.code === "EOF") return buffer.subarray(0, 0); // the end, as Windows says it
    throw error;
  }
}

function write(reply) {
  let bytes = Buffer.from(JSON.stringify(reply) + "\n");
  try {
    while (bytes.length > 0) bytes = bytes.subarray(patiently(() => writeSync(1, bytes)));
  } catch (error) {
    if (error.code === "EPIPE") process.exit(); // nobody reads any more
    throw error;
  }
}

// Whatever is logged goes to standard error, not among the replies.
console.log = console.info = console.debug = console.error;

// Lines are cut at the byte 10 and nowhere else. What is read may end in the middle of a line, or of a character.
const buffer = Buffer.alloc(65536);
let rest = [];
for (let chunk = read(buffer); chunk.length > 0; chunk = read(buffer)) {
  let begin = 0;
  for (let end; (end = chunk.indexOf(10, begin)) >= 0; begin = end + 1) {
    const bytes = chunk.subarray(begin, end);
    const line = (rest.length === 0 ? bytes : Buffer.concat([...rest, bytes])).toString("utf8");
    rest = [];
    if (line.trim()) write(answer(line));
  }
  if (begin < chunk.length) rest.push(Buffer.from(chunk.subarray(begin)));
}

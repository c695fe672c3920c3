// The adapter: requests on standard input, replies on standard output, one JSON document a line (protocol version 1).

import { BadRequest, Illegal } from "./errors.mjs";
import { DECLARED, Game } from "./game.mjs";
import { integer, object, record, text } from "./validate.mjs";

const PROTOCOL = 1;
const SEATS = ["A", "B"];

let game = null;

function playing() {
  if (game === null) throw new BadRequest("nothing is set up: send `setup` first");
  return game;
}

const player = (value, where) => {
  if (value !== "chance" && !SEATS.includes(value)) throw new BadRequest(`${where}: expected A, B or chance`);
  return value;
};
const viewer = (value, where) => {
  if (value !== null && !SEATS.includes(value)) throw new BadRequest(`${where}: expected A, B or null`);
  return value;
};
const answers = (value, where) => {
  if (value !== null && !Array.isArray(value)) throw new BadRequest(`${where}: expected a list or null`);
  return value;
};

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

function handle(request) {
  const id = Number.isSafeInteger(request.id) ? request.id : null;
  try {
    const name = request.do;
    if (typeof name !== "string" || !Object.hasOwn(COMMANDS, name)) {
      throw new BadRequest(`no command ${JSON.stringify(name)}`);
    }
    return { id, ok: COMMANDS[name][1](READERS[name](request, name)) };
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

/** The reply to one line. */
function answer(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return { id: null, error: { message: `not JSON: ${error.message}` } };
  }
  if (request === null || typeof request !== "object" || Array.isArray(request)) {
    return { id: null, error: { message: "a request is one JSON object" } };
  }
  return handle(request);
}

/** One reply as a line. Half of a surrogate pair, which a message may quote, is no Unicode and becomes U+FFFD. */
function write(reply) {
  const line = JSON.stringify(reply).replace(/\\ud[89a-f][0-9a-f]{2}/g, "\\ufffd");
  process.stdout.write(line + "\n");
}

// Whatever is logged goes to standard error, not among the replies.
console.log = console.info = console.debug = console.error;

// Lines are cut at the byte 10 and nowhere else. A chunk may end in the middle of a line, or of a character.
let rest = [];
process.stdin.on("data", (chunk) => {
  let begin = 0;
  for (let end; (end = chunk.indexOf(10, begin)) >= 0; begin = end + 1) {
    const line = Buffer.concat([...rest, chunk.subarray(begin, end)]).toString("utf8");
    rest = [];
    if (line.trim()) write(answer(line));
  }
  if (begin < chunk.length) rest.push(chunk.subarray(begin));
});

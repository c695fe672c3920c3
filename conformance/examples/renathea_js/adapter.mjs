// An adapter between an engine and `conformance`: requests on standard input, replies on standard output.
// For Node 18 or later; it needs no package.
//
// It runs as it is and can do nothing yet. Follow the steps 1 to 9 from top to bottom, and after each of them type
//
//     conformance doctor --adapter "node conformance/examples/renathea_js/adapter.mjs"
//
// which says what the next thing to do is. From step 4 on also type
//
//     conformance run --adapter "node conformance/examples/renathea_js/adapter.mjs"
//
// which says which rules your engine breaks. `conformance explain ID` plays any scenario step by step.
//
// One request is one line of JSON, one reply is one line of JSON with the same id and exactly one of these keys:
//
//     "ok"           done; what else it holds stands at each command below
//     "illegal"      only for `act`: the rules refuse this action; nothing has changed
//     "unsupported"  not declared and not known
//     "error"        the request makes no sense, or the adapter gives up

const PROTOCOL = 1;

// Step 1. Declare your game: take the first line away and the // from the others. What is declared is expected.
const GAMES = {};
// const GAMES = {
//   "renathea": {
//     capabilities: [], // steps 5 to 8
//     effects: [],      // step 8
//     rulings: {},      // step 9
//   },
// };

/** A request that makes no sense, or something that is not written yet. It is answered with `error`. */
class BadRequest extends Error {}

/** An action that the rules refuse. It is answered with `illegal`; throw it before you change anything. */
class Illegal extends Error {
  constructor(reason, message = "") {
    super(message);
    this.reason = reason;
  }
}

// Every function gets a request and returns what stands in `ok`.
const commands = {
  // Who you are. Done already, but change the name.
  hello(request) {
    if (request.protocol !== PROTOCOL) throw new BadRequest(`this adapter speaks protocol ${PROTOCOL}`);
    return { protocol: PROTOCOL, name: "my-engine", version: "0.1", games: GAMES };
  },

  // Step 2. Forget everything before, and play on from request.position.
  // request.cards says what each card id means: {"A1": {"name": …, …}}. Ids are opaque: keep them as they are.
  // A position may be one that play cannot reach. One that makes no sense is a BadRequest.
  setup(request) {
    if (!Object.hasOwn(GAMES, request.game)) throw new BadRequest(`no game ${request.game}`);
    throw new BadRequest("setup is not written yet");
  },

  // Step 3. The whole position, in the same shape in which it came, and who has to decide what:
  //     return { position: …, awaits: { A: { kind: "…" }, B: { kind: "…" } } };
  // `awaits` is derived from the position. It is empty only when the game is over.
  //
  // Step 6, capability `views`: where request.viewer is a player, return { view: …, awaits: … } with what this player
  // may know. Of a hidden card no id stands anywhere: it is { hidden: true }, hands and decks are counts.
  observe(request) {
    throw new BadRequest("observe is not written yet");
  },

  // Step 4. request.player does request.action. Begin with the simplest action of the game.
  // First check everything and throw new Illegal("reason"), then change, then do all that nobody chooses (open cards,
  // count, draw) until somebody has a choice again. Then return {}.
  //
  // Step 5, capability `reasons`: the reasons are those of the protocol reference.
  // Step 7, capability `chance`: "chance" is a player. Never roll: a shuffle is a decision of chance, and its answer
  // names the top cards; the rest keeps its order.
  // Step 8, capability `effects`: declare the operations that your cards can do, one after the other, in `effects`.
  // Step 9: the open points of the book that you have read one way, as {"XX-R1": ["a"]}; see `conformance rulings`.
  act(request) {
    throw new BadRequest("act is not written yet");
  },

  // Step 6 as well, capability `legal`: what request.player can do, { actions: [{ type: …, card: … }] }.
  legal(request) {
    throw new BadRequest("legal is not written yet");
  },
};

// -- From here on nothing needs to be changed. -----------------------------------------------------------------------

/** The reply to one request. */
function handle(request) {
  const id = request.id ?? null;
  try {
    if (!Object.hasOwn(commands, request.do)) throw new BadRequest(`no command ${request.do}`);
    return { id, ok: commands[request.do](request) };
  } catch (error) {
    if (error instanceof Illegal) return { id, illegal: { reason: error.reason, message: error.message } };
    if (error instanceof BadRequest) return { id, error: { message: error.message } };
    throw error; // a mistake in the engine ends the program: a crash is never taken for a refusal
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

// So that a `console.log` of the engine goes to the log, not among the replies.
console.log = console.info = console.debug = console.error;

// Lines are cut at the byte 10 and nowhere else: `readline` would also cut at U+2028, which JSON may contain. A chunk
// may end in the middle of a line, or of a character. The program ends by itself when its input does; process.exit()
// could lose a reply that is still on its way.
let rest = [];
process.stdin.on("data", (chunk) => {
  let begin = 0;
  for (let end; (end = chunk.indexOf(10, begin)) >= 0; begin = end + 1) {
    const line = Buffer.concat([...rest, chunk.subarray(begin, end)]).toString("utf8");
    rest = [];
    if (line.trim()) process.stdout.write(JSON.stringify(answer(line)) + "\n");
  }
  if (begin < chunk.length) rest.push(chunk.subarray(begin));
});

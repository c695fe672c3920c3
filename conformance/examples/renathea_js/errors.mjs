// The two ways in which a request can fail.

/** A request that makes no sense. It is answered with `error`; nothing has changed. */
export class BadRequest extends Error {}

/** An action that the rules refuse. It is answered with `illegal`. Always thrown before anything is changed. */
export class Illegal extends Error {
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
}

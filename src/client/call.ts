import type { Config } from "./client-options.js";
import { Deadline } from "./deadline.js";
import { type NetworkError, networkError } from "./errors/network-error.js";
import type { Redactor } from "./errors/redactor.js";
import type { HookGiven } from "./hooks.js";
import type { CheckedInit } from "./init.js";
import { type Outcome, ReadResponse, readBody } from "./read.js";

/** The methods of a client. */
export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** A call, for other modules: only its methods change its state. An error gets its method and path from it. */
export type Call = Readonly<StartedCall>;

/** The state of a call, from the start of its deadline to its end. */
export class StartedCall {
  declare readonly deadline: Deadline;
  /** The number of times that the client has tried to send the request. */
  attempts = 0;
  /** Whether any part of the request may have reached the service. True while an attempt runs. */
  sent = false;
  /** The last failure of the service or the network: the error of a call that ends during a retry or in a hook. */
  lastFailure: Outcome | undefined = undefined;
  /** The error that the fetch of the call threw, unless the service or the network failed. Hooks never see this error. */
  mistake: { readonly reason: unknown } | undefined = undefined;
  /** The middleware whose `onRequest` ran and that doesn't know the end of the call yet, with the arguments of its hooks. */
  readonly reached = new Map<object, HookGiven>();
  /** Whether any part of an earlier attempt may have reached the service. */
  #sentBefore = false;

  /**
   * @param redactor - has the API keys that a response can repeat
   * @param path - the path template
   */
  constructor(
    readonly config: Config,
    readonly redactor: Redactor,
    readonly method: HttpMethod,
    readonly path: string,
    readonly init: CheckedInit,
  ) {
    this.deadline = new Deadline(init.timeout, init.signal);
  }

  /** Records that the client is about to send the request. */
  noteAttempt(): void {
    this.attempts += 1;
    // If the deadline passes during this attempt, the call must not fail with an earlier error that says `sent: false`.
    if (!this.sent) this.lastFailure = undefined;
    this.#sentBefore = this.sent;
    this.sent = true;
  }

  /** Makes a NetworkError from the rejection of a fetch or a stream, and records it as the last failure. */
  noteFailure(message: string, given: unknown, sentBefore = this.#sentBefore): NetworkError {
    const error = networkError(message, given, this, sentBefore);
    this.sent = error.sent;
    this.lastFailure = error;
    return error;
  }

  /** Records the error that the call rejects with. */
  recordMistake(reason: unknown): void {
    this.mistake = { reason };
  }

  /**
   * Reads a response of the service or of a hook, within the limits of the call. A truncated error body is still an
   * `ApiError`; a success needs the whole body.
   */
  async read(response: Response): Promise<Outcome> {
    const read = new ReadResponse(response);
    // If the body stalls, the call still fails with an ApiError.
    if (!read.ok) this.lastFailure = read;
    try {
      await readBody(read, this);
    } catch (cause) {
      this.deadline.throwIfEnded();
      if (read.ok) return this.noteFailure("the response was cut off", cause, true);
    }
    if (read.ok) this.lastFailure = undefined;
    return read;
  }
}

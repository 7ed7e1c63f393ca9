import type { Config } from "./client-options.js";
import { Deadline } from "./deadline.js";
import { type NetworkError, networkError } from "./errors/network-error.js";
import type { SentKeys } from "./errors/redact.js";
import type { HookGiven } from "./hooks.js";
import type { CheckedInit } from "./init.js";
import { type Outcome, ReadResponse, readBody } from "./read.js";

/** The methods of a client. */
export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** A mistake of the caller, or the reason of a signal. */
interface Mistake {
  readonly reason: unknown;
  /** Whether the key function threw it: the caller's own, which stays as it is. */
  readonly isOfKey: boolean;
}

/**
 * What every step needs of a call on its way, and what became of the call until now. It is also the context of the errors: their
 * method and path.
 */
export type Call = Readonly<StartedCall>;

/** A call whose deadline runs. Its methods alone change it: the steps see it as a `Call`. */
export class StartedCall {
  declare readonly config: Config;
  /** The API keys that an answer to the call can repeat. */
  declare readonly keys: SentKeys;
  declare readonly method: HttpMethod;
  /** The template of the path. */
  declare readonly path: string;
  declare readonly init: CheckedInit;
  declare readonly deadline: Deadline;
  /** How often the request was sent, or tried to be. */
  attempts = 0;
  /** Whether anything of the request may have arrived, that of an attempt on its way included. */
  sent = false;
  /** The last failure of the service or the network, for a call that ends during a retry or in a hook. */
  lastFailure: Outcome | undefined = undefined;
  /** What ended the call in its fetch, other than a failure of the service or the network. No hook sees it. */
  mistake: Mistake | undefined = undefined;
  /** The middleware that the call has reached, and that was not told how it went; with what its hooks are given. */
  readonly reached = new Map<object, HookGiven>();
  /** Whether anything of the attempts before the last one may have arrived. */
  #sentBefore = false;
  /** The keys that the key function returned for this call. */
  readonly #ownKeys: string[] = [];

  constructor(config: Config, keys: SentKeys, method: HttpMethod, path: string, init: CheckedInit) {
    this.config = config;
    this.keys = keys;
    this.method = method;
    this.path = path;
    this.init = init;
    this.deadline = new Deadline(init.timeout, init.signal);
  }

  /** Remembers a key that the key function returned, until the call ends. */
  addKey(key: string): void {
    this.keys.add(key);
    this.#ownKeys.push(key);
  }

  /** Notes that the request is about to be sent. */
  noteAttempt(): void {
    this.attempts += 1;
    // While this attempt is on its way, it no longer matters that an earlier one never left.
    if (!this.sent) this.lastFailure = undefined;
    this.#sentBefore = this.sent;
    this.sent = true;
  }

  /** Makes an error of what a fetch or a stream rejected with, and notes it as the last failure. */
  noteFailure(message: string, given: unknown, sentBefore = this.#sentBefore): NetworkError {
    const error = networkError(message, given, this, sentBefore);
    this.sent = error.sent;
    this.lastFailure = error;
    return error;
  }

  /** Records why the call cannot go on. Only the first one counts. */
  recordMistake(reason: unknown, isOfKey = false): void {
    this.mistake ??= { reason, isOfKey };
  }

  /**
   * Reads a response of the service, or of a hook, within the limits of the call. A truncated error body is still an `ApiError`; a
   * success needs the whole body.
   */
  async read(response: Response): Promise<Outcome> {
    const read = new ReadResponse(response);
    // Should its body stall, the status of a failure is still an answer.
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

  /** Stops the deadline, and forgets the keys of this call. */
  close(): void {
    this.deadline.dispose();
    for (const key of this.#ownKeys) this.keys.release(key);
  }
}

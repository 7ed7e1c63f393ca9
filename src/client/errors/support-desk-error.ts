import { printable } from "./printable.js";

/** What went wrong, as one word to switch on. */
export type SupportDeskErrorKind = "api" | "network" | "timeout" | "unexpected-response" | "invalid-argument";

/** What became of a call that failed; `SupportDeskError.outcome` says what each means for a write. */
export type CallOutcome = "not-sent" | "refused" | "unknown";

/** What an error is in JSON. What it does not have is left out. */
export interface ErrorJson {
  readonly kind: SupportDeskErrorKind;
  readonly outcome: CallOutcome;
  readonly message: string;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly status?: number | undefined;
  readonly gaps?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
}

/** What copies of this package share. */
export const brand = Symbol.for("support-desk-client");

/** What an outcome follows from. */
interface Details {
  readonly sent?: boolean;
  readonly status?: number;
}

/** The call that an error belongs to. */
export interface ErrorContext {
  /** The HTTP method, for example `GET`. */
  method?: string | undefined;
  /** The path template, for example `/items/{item_id}`. */
  path?: string | undefined;
  /** What led to the error. */
  cause?: unknown;
}

/**
 * The base of every error of this package. No error contains the API key: where the service or the runtime repeats it,
 * it reads `[redacted]`.
 */
export abstract class SupportDeskError extends Error {
  override name = "SupportDeskError";
  /** What went wrong, as one word to switch on. */
  abstract readonly kind: SupportDeskErrorKind;
  /**
   * What became of the call, which decides whether a write can be sent again:
   *
   * - `"not-sent"`: provably, nothing left in any attempt. Sending it again cannot do it twice.
   * - `"refused"`: the service answered with a 4xx other than 408. In HTTP, that means that it did not do what was asked. The
   *   specification does not say so: a write of several things may do some of them and refuse others.
   * - `"unknown"`: all else. A write may have been done. Look before you send it again.
   */
  declare readonly outcome: CallOutcome;
  /** The HTTP method of the call, if the error belongs to one. */
  declare readonly method: string | undefined;
  /** The path template of the call, if the error belongs to one. */
  declare readonly path: string | undefined;
  /** The page that could not be read, if `paginate` read it: the number with which to resume. */
  declare readonly page?: number;

  constructor(message: string, { method, path, cause }: ErrorContext = {}, details: object = {}) {
    const place = method === undefined ? "" : `${method} ${path}: `;
    const { sent, status = 0 } = details as Details;
    const unsent = sent === false ? "; the request was not sent" : "";
    super(printable(place + message + unsent), cause === undefined ? undefined : { cause });
    Object.assign(this, { method, path, outcome: outcomeOf(sent, status) }, details);
    // Loggers and consoles copy what they can list, and a body can have the data of people.
    for (const name of Object.keys(details)) {
      if (/^(body|headers)$/.test(name)) Object.defineProperty(this, name, { enumerable: false });
    }
  }

  /** Lets `isCallError` know an error of another copy of this package. */
  get [brand](): true {
    return true;
  }

  /** What `JSON.stringify` writes of it, for a log: never a body or a header. */
  toJSON(): ErrorJson {
    const { kind, outcome, message, method, path, status, gaps, sent } = this as SupportDeskError & ErrorJson;
    return { kind, outcome, message, method, path, status, gaps, sent };
  }
}

function outcomeOf(sent: boolean | undefined, status: number): CallOutcome {
  if (sent === false) return "not-sent";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unknown";
}

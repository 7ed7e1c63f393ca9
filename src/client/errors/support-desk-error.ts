import { printable } from "../../base/printable.js";

/** The outcome of a failed call. See `SupportDeskError.outcome` for the meaning for a write. */
export type CallOutcome = "not-sent" | "refused" | "unknown";

/** The JSON of an error. A property is undefined if the error does not have it. */
export interface ErrorJson
  extends Pick<SupportDeskError, "kind" | "outcome" | "message" | "method" | "path"> {
  readonly status?: number | undefined;
  readonly gaps?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
  readonly code?: string | undefined;
  readonly timeout?: number | undefined;
  readonly limit?: "call" | "attempt" | undefined;
}

/** Marks errors of all copies of this package. */
const brand = Symbol.for("support-desk-client");

/** The call that an error belongs to. */
export interface ErrorContext {
  /** The HTTP method, for example `GET`. */
  method?: string | undefined;
  /** The path template, for example `/items/{item_id}`. */
  path?: string | undefined;
  /** The error behind this one. */
  cause?: unknown;
}

/**
 * The base of every error of this package. No error contains the API key: if the service or the runtime repeats the key,
 * the error shows `[redacted]` in its place.
 */
export abstract class SupportDeskError extends Error {
  override name = "SupportDeskError";
  /** The kind of the error, to switch on. */
  abstract readonly kind: "api" | "network" | "timeout" | "unexpected-response" | "invalid-argument";
  /**
   * The outcome of the call. It tells whether you can safely send a write again:
   *
   * - `"not-sent"`: the request provably never left, or Node's own repeat after a 421 did not. You can send it again.
   * - `"refused"`: the service responded with a 4xx other than 408. In HTTP, this means that the service did not carry out
   *   the request. The specification does not confirm this: the service may have written some of several items.
   * - `"unknown"`: anything else. The write may or may not have happened. Check before you send it again.
   */
  declare readonly outcome: CallOutcome;
  /** The HTTP method of the call; `undefined` if the error belongs to no call. */
  declare readonly method: string | undefined;
  /** The path template of the call; `undefined` if the error belongs to no call. */
  declare readonly path: string | undefined;
  /** The page that `paginate` could not read, or the first page of a list that is not whole. Resume with this number. */
  declare readonly page?: number;
  /** The number of items that `paginate` did not get, by the newest total of the list. */
  declare readonly missing?: number;

  constructor(message: string, { method, path, cause }: ErrorContext = {}, details: object = {}) {
    const prefix = method === undefined ? "" : `${method} ${path}: `;
    const { sent, status = 0 } = details as { sent?: boolean; status?: number };
    const unsent = sent === false ? "; the request was not sent" : "";
    super(printable(prefix + message + unsent), cause === undefined ? undefined : { cause });
    const properties = { method, path, outcome: outcomeOf(sent, status), ...details };
    for (const [name, value] of Object.entries(properties)) {
      // Consoles print a property without a value, too.
      if (value === undefined) continue;
      Object.assign(this, { [name]: value });
      // Loggers and consoles copy enumerable properties, and a body can contain personal data.
      if (/^(body|headers)$/.test(name)) Object.defineProperty(this, name, { enumerable: false });
    }
  }

  /** Lets `isCallError` recognize errors of another copy of this package. */
  get [brand](): true {
    return true;
  }

  /** Returns the JSON for a log. It never contains a body or a header. */
  toJSON(): ErrorJson {
    const { kind, outcome, message, method, path, status, gaps, sent, code, timeout, limit } =
      this as SupportDeskError & ErrorJson;
    return { kind, outcome, message, method, path, status, gaps, sent, code, timeout, limit };
  }
}

/** Whether a value is an error of any copy of this package. */
export function isPackageError(error: unknown): error is SupportDeskError {
  return Object(error)[brand] === true;
}

function outcomeOf(sent: boolean | undefined, status: number): CallOutcome {
  if (sent === false) return "not-sent";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unknown";
}

import { printable } from "./printable.js";

/** What went wrong, as one word to switch on. */
export type SupportDeskErrorKind = "api" | "network" | "timeout" | "unexpected-response" | "invalid-argument";

/** What an error is in JSON. What it does not have is left out. */
export interface ErrorJson {
  readonly kind: SupportDeskErrorKind;
  readonly message: string;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly status?: number | undefined;
  readonly gaps?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
}

/** The call that an error belongs to. */
export interface ErrorContext {
  /** The HTTP method, for example `GET`. */
  method?: string | undefined;
  /** The path template, for example `/tickets/{ticket_id}`. */
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
  /** The HTTP method of the call, if the error belongs to one. */
  declare readonly method: string | undefined;
  /** The path template of the call, if the error belongs to one. */
  declare readonly path: string | undefined;
  /** The page that could not be read, if `paginate` read it: the `page_number` with which to resume. */
  declare readonly page?: number;

  constructor(message: string, { method, path, cause }: ErrorContext = {}) {
    const place = method === undefined ? "" : `${method} ${path}: `;
    super(printable(place + message), cause === undefined ? undefined : { cause });
    this.method = method;
    this.path = path;
  }

  /** What `JSON.stringify` writes of it, for a log: never a body or a header. */
  toJSON(): ErrorJson {
    const { kind, message, method, path, status, gaps, sent } = this as SupportDeskError & ErrorJson;
    return { kind, message, method, path, status, gaps, sent };
  }
}

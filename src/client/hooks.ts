// The hooks of an app, and their arguments.

import { refuse } from "./checks.js";
import type { CallOutcome } from "./errors/support-desk-error.js";

/** The arguments of every hook: those of openapi-fetch, and two more. */
// A type, and not an interface, because the compiler can declare an app's own hooks without its name.
type HookArguments = {
  /** The request, without the API key. */
  request: Request;
  /** The path template, for example `/items/{item_id}`. */
  readonly schemaPath: string;
  readonly params: { readonly path?: Record<string, unknown>; readonly query?: Record<string, unknown> };
  /** An id of the call, the same in all of its hooks. */
  readonly id: string;
  /** The options of the client that made the call. */
  readonly options: {
    readonly baseUrl: string;
    readonly parseAs: "json";
    readonly fetch: typeof globalThis.fetch;
    pathSerializer(path: string, values: Record<string, unknown>): string;
    querySerializer(query: Record<string, unknown>): string;
    bodySerializer(body: unknown): unknown;
  };
  /** The number of retries so far. */
  readonly retries: number;
  /** Removes the client's API keys from a text. Use it before you log parts of a response. */
  redact(text: string): string;
};

// biome-ignore lint/suspicious/noConfusingVoidType: a hook can end without a return
type Returned<Value> = Value | undefined | void;
type HookResult<Value> = Returned<Value> | Promise<Returned<Value>>;

interface Hooks {
  /** Runs before the client sends the request. Return a `Request` to send it instead, or a `Response` to send nothing. */
  onRequest(given: HookArguments): HookResult<Request | Response>;
  /**
   * Runs after the client has read the response. Every hook can read it as often as it likes, except its stream `body`.
   * Return a `Response` to replace it.
   */
  onResponse(given: HookArguments & { response: Response }): HookResult<Response>;
  /**
   * Runs if no response arrived. Return a `Response` to use it as the response, or an `Error` to throw it instead. It also
   * runs when the deadline passes or the caller aborts; `error` is then the error or the abort reason, and the client
   * ignores the return value.
   */
  onError(given: HookArguments & { error: unknown }): HookResult<Response | Error>;
}

type With<Hook extends keyof Hooks> = Pick<Hooks, Hook> & Partial<Hooks>;

/**
 * Middleware for `desk.use()` or for one call, with at least one hook. The client also accepts middleware for
 * openapi-fetch. Hooks get two more arguments here: `retries` and `redact`.
 */
export type Middleware = With<"onRequest"> | With<"onResponse"> | With<"onError">;

/** The end of a call. It contains no values of the call except the page number, and whatever the error contains. */
export interface CallEnd {
  /** The id of the operation; undefined if the document lacks the operation. */
  readonly operationId: string | undefined;
  readonly method: string;
  /** The path template, for example `/items/{item_id}`. */
  readonly path: string;
  /** The requested page number, if the call reads a page of a list. */
  readonly page: number | undefined;
  /** The status of the response; undefined if no complete response arrived, or the call rejected. */
  readonly status: number | undefined;
  /** The `outcome` of the error; undefined for a success and for an abort. */
  readonly outcome: CallOutcome | undefined;
  /** The number of times that the client tried to send the request. It is 0 if, for example, a hook returned a response. */
  readonly attempts: number;
  /** The duration of the whole call in milliseconds, including hooks and waits. */
  readonly duration: number;
  /** The error of the result, or the reason of the rejection; undefined for a success. */
  readonly error: unknown;
}

/** A failed attempt that the client is going to repeat. It contains no values of the call except the page number. */
export interface CallRetry extends Pick<CallEnd, "operationId" | "method" | "path" | "page"> {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The status of the response, if one arrived. */
  readonly status: number | undefined;
  /** The code of a network failure, such as `ECONNRESET`, or the name of the error without a code, such as `TimeoutError`. */
  readonly code: string | undefined;
  /** The wait before the next attempt in milliseconds. */
  readonly wait: number;
}

export const hookNames = ["onRequest", "onResponse", "onError"] as const;

/** Refuses middleware without a hook. As in openapi-fetch, a falsy value stands for no middleware. */
export function checkMiddleware(middleware: unknown): void {
  if (!middleware || hookNames.some((name) => name in Object(middleware))) return;
  refuse("middleware", "must have onRequest, onResponse or onError.");
}

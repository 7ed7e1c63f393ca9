import type { Middleware as FetchMiddleware, MiddlewareCallbackParams } from "openapi-fetch";

/** The arguments that a hook gets in addition to those of openapi-fetch. */
export interface HookProgress {
  /** The number of retries so far. */
  readonly retries: number;
  /** Removes the client's API keys from a text. Use it before you log parts of a response. */
  redact(text: string): string;
}

/** The arguments from openapi-fetch that the client uses. */
export interface HookGiven {
  readonly options: { readonly fetch: object };
  readonly error?: unknown;
}

type Given = MiddlewareCallbackParams & HookProgress;
type ReturnOf<Name extends keyof FetchMiddleware> = ReturnType<NonNullable<FetchMiddleware[Name]>>;

interface Hooks {
  /** Runs before the client sends the request. Return a `Request` to send it instead, or a `Response` to send nothing. */
  onRequest(given: Given): ReturnOf<"onRequest">;
  /**
   * Runs after the client has read the response. Every hook can read it as often as it likes, except its stream `body`.
   * Return a `Response` to replace it.
   */
  onResponse(given: Given & { response: Response }): ReturnOf<"onResponse">;
  /**
   * Runs if no response arrived. Return a `Response` to use it as the response, or an `Error` to throw it instead. It also
   * runs when the deadline passes or the caller aborts; `error` is then the error or the abort reason, and the client
   * ignores the return value.
   */
  onError(given: Given & { error: unknown }): ReturnOf<"onError">;
}

type With<Hook extends keyof Hooks> = Pick<Hooks, Hook> & Partial<Hooks>;

/**
 * Middleware for `desk.use()` or for one call, with at least one hook. The client also accepts middleware for
 * openapi-fetch. Hooks get two more arguments here: `retries` and `redact`.
 */
export type Middleware = With<"onRequest"> | With<"onResponse"> | With<"onError">;

import type { Middleware as FetchMiddleware, MiddlewareCallbackParams } from "openapi-fetch";

/** What each hook is given beside what openapi-fetch passes it. */
export interface HookProgress {
  /** How often the request of the call was sent again until now. */
  readonly retries: number;
  /** Removes the client's API keys from a text, for what a hook logs of an answer. */
  redact(text: string): string;
}

/** What openapi-fetch passes a hook, as far as the client uses it. */
export interface HookGiven {
  readonly options: { readonly fetch: object };
  readonly error?: unknown;
}

type Given = MiddlewareCallbackParams & HookProgress;
type ReturnOf<Name extends keyof FetchMiddleware> = ReturnType<NonNullable<FetchMiddleware[Name]>>;

interface Hooks {
  /** Runs before the request is sent. A `Request` that it returns is sent instead; a `Response` is the answer. */
  onRequest(given: Given): ReturnOf<"onRequest">;
  /** Runs when an answer was read. A `Response` that it returns replaces it. */
  onResponse(given: Given & { response: Response }): ReturnOf<"onResponse">;
  /**
   * Runs when no answer came. A `Response` that it returns is the answer, and an `Error` is thrown instead. When the deadline passes, or
   * the caller aborts the call, it is told so, with the error or the reason of the abort; what it returns then has no effect.
   */
  onError(given: Given & { error: unknown }): ReturnOf<"onError">;
}

type With<Hook extends keyof Hooks> = Pick<Hooks, Hook> & Partial<Hooks>;

/**
 * Middleware for `use` of a client, or for one call: at least one hook. That of openapi-fetch is accepted, too; these hooks are given
 * more.
 */
export type Middleware = With<"onRequest"> | With<"onResponse"> | With<"onError">;

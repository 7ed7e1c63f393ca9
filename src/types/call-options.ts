import type { HeadersOptions, Middleware } from "openapi-fetch";

// What the client passes on to fetch beside the key, as far as the types of the platform or a framework have it.
// `priority` is left out because beside a body it reads like the ticket's, and would compile.
type FetchOptions =
  | "cache"
  | "credentials"
  | "integrity"
  | "keepalive"
  | "mode"
  | "referrer"
  | "referrerPolicy"
  | "next";

/** What a call accepts beside its parameters and body. */
export interface CallOptions extends Pick<RequestInit, Extract<keyof RequestInit, FetchOptions>> {
  /** Headers for this call; `null` unsets a default one. `X-Api-Key` is not accepted here. */
  headers?: HeadersOptions | undefined;
  /** Middleware for this call. Its hooks run inside those of the client. */
  middleware?: readonly Middleware[] | undefined;
  /** Ends the call when it is aborted; the call then rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /**
   * The time for the whole call in milliseconds.
   *
   * @default the client's `timeout`
   */
  timeout?: number | undefined;
  /**
   * How often a failed call is tried again.
   *
   * @default the client's `maxRetries`
   */
  maxRetries?: number | undefined;
}

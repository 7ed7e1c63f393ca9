import type { Middleware } from "openapi-fetch";
import type { Operation } from "../document/operation.js";
import type { Config } from "../options/client-options.js";
import type { CheckedInit } from "../request/init.js";
import type { Deadline } from "./deadline.js";
import type { Outcome } from "./read-response.js";
import type { SentKeys } from "./sent-keys.js";

/** The methods of a client. */
export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** What every step of one call needs. It is also the context of the errors: their method and path. */
export interface Call {
  readonly config: Config;
  readonly method: HttpMethod;
  /** The template of the path. */
  readonly path: string;
  /** The operation, or undefined for a path that only a patched document has. */
  readonly operation: Operation | undefined;
  readonly init: CheckedInit;
  /** The middleware of this call, guarded. */
  readonly middleware: readonly Middleware[];
  readonly deadline: Deadline;
  /** The API keys that an answer to the call can repeat. */
  readonly keys: SentKeys;
  /** The keys that a key function returned for this call. */
  readonly ownKeys: string[];
  /** How often the request was sent, or tried to be. */
  attempts: number;
  /** Whether anything of it may have arrived. */
  sent: boolean;
  /** The last failure of the service or the network, for a call that ends during a retry or in a hook. */
  lastFailure: Outcome | undefined;
  /** What ended the call in its fetch, other than a failure of the service or the network. No hook sees it. */
  mistake: Mistake | undefined;
}

/** A mistake of the caller, or the reason of a signal. */
export interface Mistake {
  readonly reason: unknown;
  /** Whether the key function threw it: the caller's own, which stays as it is. */
  readonly isOfKey?: true;
}

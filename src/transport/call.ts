import type { Middleware } from "openapi-fetch";
import type { Operation } from "../document/operation.js";
import type { Config } from "../options/client-options.js";
import type { CheckedInit } from "../request/init.js";
import type { Outcome } from "./answer.js";
import type { Deadline } from "./deadline.js";

/** What every step of one call needs. It is also the context of the errors: their method and path. */
export interface Call {
  readonly config: Config;
  readonly method: string;
  /** The template of the path. */
  readonly path: string;
  /** The operation, or undefined for a path that only a patched document has. */
  readonly operation: Operation | undefined;
  readonly init: CheckedInit;
  /** The middleware of this call, guarded. */
  readonly middleware: readonly Middleware[];
  readonly deadline: Deadline;
  /** How often the request was sent again. */
  retries: number;
  /** The last failure of the service or the network, for a call that ends during a retry or in a hook. */
  lastFailure: Outcome | undefined;
}

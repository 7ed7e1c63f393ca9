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
  readonly deadline: Deadline;
  /** The API keys that the call has sent; none of them may appear in an error. */
  readonly keys: string[];
  /** The last failure of the service or the network, for a call that ends during a retry or in a hook. */
  lastFailure: Outcome | undefined;
}

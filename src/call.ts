import type { Deadline } from "./deadline.js";
import type { Operation } from "./operation.js";
import type { Config } from "./options.js";
import type { Outcome } from "./send.js";

/** What every step of one call knows. It also gives the errors their method and path. */
export interface Call {
  readonly config: Config;
  readonly method: string;
  /** The template of the path. */
  readonly path: string;
  /** The operation, or undefined for a path that only a patched document has. */
  readonly operation: Operation | undefined;
  readonly deadline: Deadline;
  readonly timeout: number;
  readonly maxRetries: number;
  /** The keys that the call has sent; none of them may show in an error. */
  readonly keys: string[];
  /** What the service or the network did wrong last. It tells more than that the time is up. */
  lastFailure?: Outcome;
}

import type { Deadline } from "./deadline.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import type { Operation } from "./operation.js";
import type { Config } from "./options.js";

/** What every step of one call knows. */
export interface Call {
  config: Config;
  /** The operation, or undefined for a path that only a patched document has. */
  operation: Operation | undefined;
  context: ErrorContext;
  deadline: Deadline;
  timeout: number;
  maxRetries: number;
  apiKey: string;
}

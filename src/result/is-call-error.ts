import { SupportDeskError } from "../errors/support-desk-error.js";
import type { CallError } from "./result.js";

/**
 * Whether what was caught is the error of a call, from `unwrap`, `paginate` or a throwing client: what the service or the network
 * did wrong. Its `kind` tells them apart. A mistake of the caller is none.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof SupportDeskError && error.kind !== "invalid-argument";
}

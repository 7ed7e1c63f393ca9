import type { Middleware } from "openapi-fetch";
import { createValidator, type ValidateOptions } from "../validate/index.js";
import { checks } from "./checks.js";

export type {
  Mismatch,
  MismatchReport,
  OperationChecks,
  ResponseChecks,
  SchemaNode,
  ValidateOptions,
} from "../validate/index.js";
export type { GapId } from "./gaps.js";

/**
 * Creates middleware that compares every response with the document's own schemas, and reports what differs: how you
 * learn that the service moved, and what it does where the specification says nothing. Reports name places and types,
 * and contain no value that arrived. The whole body is compared, in time linear in its size.
 *
 * @param options - where reports go
 * @returns middleware for `desk.use()`, of this client or of openapi-fetch
 * @throws InvalidArgumentError when `onMismatch` is not a function
 * @see the specification: Resources, and Errors
 */
export function validateResponses(options: ValidateOptions): Middleware {
  return createValidator(options, checks);
}

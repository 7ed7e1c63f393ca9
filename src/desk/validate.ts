import { createValidator, type ValidateOptions, type Validator } from "../validate/index.js";
import { checks } from "./checks.js";

export type {
  Mismatch,
  MismatchReport,
  OperationChecks,
  ResponseChecks,
  SchemaNode,
  ValidateOptions,
  Validator,
} from "../validate/index.js";
export type { GapId } from "./gaps.js";

/**
 * Creates middleware that compares every response with the document, and reports the differences. Reports show when the service has
 * changed, and how it behaves where the specification is silent. A report contains locations and types, but no value of the response.
 * The whole body is compared, in time linear in its size.
 *
 * @param options - `onMismatch` receives the reports
 * @returns middleware for `desk.use()`, or for a client of openapi-fetch
 * @throws InvalidArgumentError if `onMismatch` isn't a function
 * @see the specification: Resources, and Errors
 */
export function validateResponses(options: ValidateOptions): Validator {
  return createValidator(options, checks);
}

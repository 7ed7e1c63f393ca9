import { readForCaller } from "../client/errors/invalid-argument-error.js";
import { sharedGaps } from "../generated/operations.js";
import { schemas } from "../generated/schemas.js";
import {
  createValidator,
  findBodyMistakes,
  type ValidateOptions,
  type Validator,
} from "../validate/index.js";
import type { IdsWithBody } from "./clients.js";
import { ownChoices } from "./own-choices.js";
import { service } from "./service.js";

export type {
  Mismatch,
  MismatchReport,
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
  // An edit of the document can have closed the gap.
  const presence = sharedGaps.filter((id) => id === "responses.listed-fields");
  return createValidator(options, { ...service, schemas }, presence);
}

/**
 * Compares a body with the document before you send it, for example each row of an import. It finds unknown, missing and wrong fields.
 * The service may have rules that the document does not show.
 *
 * @param id - the id of an operation, for example `createTicket`
 * @param body - the body; it is compared as the JSON that the client sends
 * @returns a line for each mistake, with its location such as `mentions[0].email`; at most 100. No line contains a value of the body
 * @throws InvalidArgumentError if no operation with a body has the id
 * @see the specification: Endpoints
 */
export function checkBody(id: IdsWithBody, body: unknown): string[] {
  return readForCaller(() => findBodyMistakes(id, body, schemas, ownChoices), checkBody);
}

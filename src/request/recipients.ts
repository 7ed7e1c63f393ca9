import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import type { EncodedRecipients } from "../generated/names.js";

/**
 * Encodes e-mail addresses the way the fields `to` and `cc` of a new ticket accept them: as a JSON array in a string.
 * From the specification: Endpoints, Tickets, POST /tickets.
 *
 * @param emails - the addresses
 * @returns the string to send
 * @throws InvalidArgumentError when the argument is not a list of strings
 */
export function encodeRecipients(emails: readonly string[]): EncodedRecipients {
  if (!Array.isArray(emails)) {
    throw new InvalidArgumentError("emails", "must be a list of e-mail addresses.");
  }
  // A loop by index also sees the holes of a sparse list.
  for (let index = 0; index < emails.length; index += 1) {
    if (typeof emails[index] !== "string") {
      throw new InvalidArgumentError(`emails[${index}]`, "must be a string.");
    }
  }
  return `[${emails.map((email) => JSON.stringify(email)).join()}]`;
}

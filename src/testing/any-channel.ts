import { type MockDocument, objectAt } from "./document.js";

/**
 * Makes a new ticket accept any channel, in place: the service falls back to `api` for one that it does not know. From the
 * specification: Tickets, and Errors. The types keep the list, because only a mistake is none of it.
 *
 * @returns the document
 */
export function acceptAnyChannel(document: MockDocument): MockDocument {
  const channel = objectAt(document, "components", "schemas", "NewTicket", "properties");
  if (channel?.["channel"] !== undefined) channel["channel"] = { type: "string" };
  return document;
}

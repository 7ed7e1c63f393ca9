// Workspaces for the tests of the command `check`: they respond to its reads with the examples of the document.

import { jsonOf } from "../../src/document/bodies.js";
import { readBundled, successesOf } from "../../src/document/reading.js";
import document from "../../src/generated/openapi.json" with { type: "json" };

/** A marker in every value that a test plants into a response, and in the key. */
export const planted = "PLANTED";
export const apiKey = `${planted}-key-0123456789`;

const { operations } = readBundled(document);

/** The reads of a check without a ticket, and those of a ticket. An edit can remove an operation. */
export const reads = [
  ...["forms", "team-members", "reports/agents", "reports/groups", "reports/surveys", "reports/tickets"],
]
  .map((path) => `GET /${path}`)
  .filter((read) => operations.some(({ name }) => name === read));
export const ticketReads = ["GET /tickets/{ticket_id}", "GET /tickets/{ticket_id}/comments"];

/** Returns the first example of the success of a read, by its address. */
export function exampleOf(url: string): Record<string, unknown> {
  const path = new URL(url).pathname
    .replace("/api/external/v2", "")
    .replace(/\/tickets\/[^/]+/, "/tickets/{ticket_id}");
  const operation = operations.find(({ name }) => name === `GET ${path}`);
  const [success] = operation ? successesOf(operation) : [];
  const { examples = {} } = (success && jsonOf(success.place)?.node) ?? {};
  return structuredClone(Object.values(examples)[0]?.value) as Record<string, unknown>;
}

// What the specification states of requests, and no schema of the document can: the mock serves it all the same.
import type { MockDocument } from "./document.js";
import type { MockOperation } from "./prism.js";

type Node = Record<string, unknown>;

/**
 * Makes a new ticket accept any channel, in place: the service falls back to `api` for one that it does not know. From the
 * specification: Tickets, and Errors. The types keep the list, because only a mistake is none of it.
 *
 * @returns the document
 */
export function acceptAnyChannel(document: MockDocument): MockDocument {
  const channel = follow(document, ["components", "schemas", "NewTicket", "properties"]);
  if (channel?.["channel"] !== undefined) channel["channel"] = { type: "string" };
  return document;
}

function follow(node: unknown, keys: readonly string[]): Node | undefined {
  const found = keys.reduce<unknown>((parent, key) => (Object(parent) as Node)[key], node);
  return typeof found === "object" && found !== null ? (found as Node) : undefined;
}

/**
 * Makes both dates of a report required where the range is custom. From the specification: Reports.
 *
 * @param operation - the operation that the request is for
 * @returns the operations to validate the request by
 */
export function withRequiredDates(
  operations: MockOperation[],
  operation: MockOperation | undefined,
  query: Readonly<Record<string, unknown>>,
): MockOperation[] {
  const parameters = operation?.request?.query ?? [];
  const hasRange = parameters.some(({ name }) => name === "range_type");
  if (operation === undefined || !hasRange || query["range_type"] !== "custom") return operations;
  const dated = parameters.map((parameter) =>
    /^(start|end)_date$/.test(parameter.name) ? { ...parameter, required: true } : parameter,
  );
  const changed = { ...operation, request: { ...operation.request, query: dated } };
  return operations.map((one) => (one === operation ? changed : one));
}

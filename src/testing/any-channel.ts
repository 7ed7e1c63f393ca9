import type { MockDocument } from "./document.js";

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

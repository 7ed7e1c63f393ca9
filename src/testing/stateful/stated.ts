import { type MockDocument, objectAt } from "../document.js";
import type { Assumptions } from "./answers.js";

/**
 * Reads what documents state of gaps that they do not mark: an overlay closed them. Only what a keyword states can be read. What
 * is required of a request, Prism checks, so that nothing is left to ask.
 */
export function statedBy(documents: readonly MockDocument[]): Assumptions {
  const marks = new Set(documents.flatMap(marksIn));
  const schema = (name: string, ...path: string[]) =>
    documents.map((one) => objectAt(one, "components", "schemas", name, ...path)).find(Boolean) ?? {};
  const { default: status } = schema("NewTicket", "properties", "status");
  const { default: priority } = schema("NewTicket", "properties", "priority");
  const { type: primary } = schema("NewCustomerEmail", "properties", "primary");
  const { type: value } = schema("CustomField", "properties", "field_value");
  const stated = {
    "customers.create.email-fields": [],
    "customers.create.email-primary-type": primary,
    "customers.create.link-fields": [],
    "customers.create.phone-fields": [],
    "customers.create.required-fields": [],
    "team-members.add.required-fields": [],
    "tickets.create.default-priority": priority,
    "tickets.create.default-status": status,
    "tickets.fields.value-type": value === "string" ? value : undefined,
  };
  return Object.fromEntries(
    Object.entries(stated).filter(([gap, answer]) => answer !== undefined && !marks.has(gap)),
  );
}

/** The ids of all gaps that a document marks. */
function marksIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { "x-not-shown": marks } = node as { "x-not-shown"?: { id: string }[] };
  return [...(marks ?? []).map(({ id }) => id), ...Object.values(node).flatMap(marksIn)];
}

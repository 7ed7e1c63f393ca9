import type { CommentType, TicketChannel } from "../../index.js";
import { type MockDocument, objectAt } from "../mock-document.js";
import type { Assumptions } from "./answers.js";

/** What a request gets for a value that it leaves out, and which channels there are. */
export interface Defaults {
  readonly role: string;
  readonly channel: TicketChannel;
  readonly channels: readonly unknown[];
  readonly comment: CommentType;
  readonly draft: CommentType;
}

/** Reads the defaults of documents. */
export function defaultsOf(documents: readonly MockDocument[]): Defaults {
  const defaultOf = (schema: string, property: string) =>
    schemaIn(documents, schema, "properties", property)["default"];
  // A document without one of these has no operation that needs it.
  return {
    role: defaultOf("NewTeamMembers", "organization_role"),
    channel: defaultOf("NewTicket", "channel"),
    channels: schemaIn(documents, "TicketChannel")["enum"] ?? [],
    comment: defaultOf("NewReply", "comment_type"),
    draft: defaultOf("NewDraft", "comment_type"),
  } as Defaults;
}

function schemaIn(documents: readonly MockDocument[], name: string, ...path: string[]) {
  return documents.map((one) => objectAt(one, "components", "schemas", name, ...path)).find(Boolean) ?? {};
}

/**
 * Reads what documents state of gaps that they do not mark: an overlay closed them. Only what a keyword states can be read. What
 * is required of a request, Prism checks, so that nothing is left to ask.
 */
export function statedBy(documents: readonly MockDocument[]): Assumptions {
  const marks = new Set(documents.flatMap(marksIn));
  const { default: category } = schemaIn(documents, "NewTicket", "properties", "category");
  const { default: status } = schemaIn(documents, "NewTicket", "properties", "status");
  const { default: priority } = schemaIn(documents, "NewTicket", "properties", "priority");
  const { type: primary } = schemaIn(documents, "NewCustomerEmail", "properties", "primary");
  const { type: value } = schemaIn(documents, "CustomField", "properties", "field_value");
  const stated = {
    "customers.create.email-fields": [],
    "customers.create.email-primary-type": primary,
    "customers.create.link-fields": [],
    "customers.create.phone-fields": [],
    "customers.create.required-fields": [],
    "team-members.add.required-fields": [],
    "tickets.create.default-category": category,
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

import type { CommentType, TicketChannel } from "../../index.js";
import { type MockDocument, objectAt } from "../mock-document.js";
import { type AssumableGap, type Assumptions, settlements } from "./settlements.js";

/** What the served documents state. */
export interface Stated {
  readonly role: string;
  readonly channel: TicketChannel;
  readonly channels: readonly unknown[];
  readonly comment: CommentType;
  readonly draft: CommentType;
  /** What they state of gaps that they do not mark. */
  readonly gaps: Assumptions;
}

export function statedBy(documents: readonly MockDocument[]): Stated {
  const defaultOf = (schema: string, property: string) =>
    schemaIn(documents, schema, "properties", property)["default"];
  // A document without one of these has no operation that needs it.
  return {
    role: defaultOf("NewTeamMembers", "organization_role"),
    channel: defaultOf("NewTicket", "channel"),
    channels: (schemaIn(documents, "TicketChannel")["enum"] ?? []) as unknown[],
    comment: defaultOf("NewReply", "comment_type"),
    draft: defaultOf("NewDraft", "comment_type"),
    gaps: closedIn(documents),
  } as Stated;
}

function schemaIn(documents: readonly MockDocument[], name: string, ...path: string[]) {
  return documents.map((one) => objectAt(one, "components", "schemas", name, ...path)).find(Boolean) ?? {};
}

/** The gaps about what is required. */
const required: readonly AssumableGap[] = [
  "customers.create.email-fields",
  "customers.create.link-fields",
  "customers.create.phone-fields",
  "customers.create.required-fields",
  "team-members.add.required-fields",
];

/** The keyword of a property that states what a gap leaves open. */
const keywords: {
  readonly [Id in AssumableGap]?: readonly [schema: string, property: string, keyword: string];
} = {
  "customers.create.email-primary-type": ["NewCustomerEmail", "primary", "type"],
  "tickets.create.default-category": ["NewTicket", "category", "default"],
  "tickets.create.default-priority": ["NewTicket", "priority", "default"],
  "tickets.create.default-status": ["NewTicket", "status", "default"],
  "tickets.fields.value-type": ["CustomField", "field_value", "type"],
};

/**
 * Reads what documents state of gaps that they do not mark: an overlay closed them. Only what a keyword states can be read. What
 * is required of a request, Prism checks, so that nothing is left to ask.
 */
function closedIn(documents: readonly MockDocument[]): Assumptions {
  const marks = new Set(documents.flatMap(marksIn));
  const stated = Object.entries(keywords).map(
    ([gap, [schema, property, keyword]]) =>
      [gap, schemaIn(documents, schema, "properties", property)[keyword]] as const,
  );
  return Object.fromEntries(
    [...required.map((gap) => [gap, []] as const), ...stated].filter(
      ([gap, answer]) => !marks.has(gap) && settlements[gap as AssumableGap].accepts(answer),
    ),
  );
}

/** The ids of all gaps that a document marks. */
function marksIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { "x-not-shown": marks } = node as { "x-not-shown"?: { id: string }[] };
  return [...(marks ?? []).map(({ id }) => id), ...Object.values(node).flatMap(marksIn)];
}

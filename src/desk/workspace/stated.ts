import type { MockDocument } from "../../mock/mock-document.js";
import { marksIn } from "../../mock/operations.js";
import { nodeAt } from "../../validate/json-pointer.js";
import type { CommentType, TicketChannel } from "../index.js";
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
  const defaultOf = (place: string) => schemaIn(documents, place)["default"];
  // A document without one of these has no operation that needs it.
  return {
    role: defaultOf("NewTeamMembers/properties/organization_role"),
    channel: defaultOf("NewTicket/properties/channel"),
    channels: schemaIn(documents, "TicketChannel")["enum"] ?? [],
    comment: defaultOf("NewReply/properties/comment_type"),
    draft: defaultOf("NewDraft/properties/comment_type"),
    gaps: closedIn(documents),
  } as Stated;
}

/** The schema at a place below the schemas of documents; an empty one where there is none. */
function schemaIn(documents: readonly MockDocument[], place: string): Record<string, unknown> {
  return Object(documents.map((one) => nodeAt(one, `/components/schemas/${place}`)).find(Boolean));
}

/** The gaps about what is required. */
const required: readonly AssumableGap[] = [
  "customers.create.email-fields",
  "customers.create.link-fields",
  "customers.create.phone-fields",
  "customers.create.required-fields",
  "team-members.add.required-fields",
];

/** The keyword of a schema that states what a gap leaves open. */
const keywords: { readonly [Id in AssumableGap]?: readonly [place: string, keyword: string] } = {
  "customers.create.email-primary-type": ["NewCustomerEmail/properties/primary", "type"],
  "tickets.create.default-category": ["NewTicket/properties/category", "default"],
  "tickets.create.default-priority": ["NewTicket/properties/priority", "default"],
  "tickets.create.default-status": ["NewTicket/properties/status", "default"],
  "tickets.fields.value-type": ["CustomField/properties/field_value", "type"],
};

/**
 * Reads what documents state of gaps that they do not mark: an overlay closed them. Only what a keyword states can be read. What
 * is required of a request, Prism checks, so that nothing is left to ask.
 */
function closedIn(documents: readonly MockDocument[]): Assumptions {
  const marks = new Set(marksIn(documents));
  const stated = Object.entries(keywords).map(
    ([gap, [place, keyword]]) => [gap, schemaIn(documents, place)[keyword]] as const,
  );
  return Object.fromEntries(
    [...required.map((gap) => [gap, []] as const), ...stated].filter(
      ([gap, answer]) => !marks.has(gap) && settlements[gap as AssumableGap].accepts(answer),
    ),
  );
}

import { nodeAt } from "../../base/json-pointer.js";
import { readBundled } from "../../document/reading.js";
import type { MockDocument } from "../../mock/mock.js";
import type { CommentType, TicketChannel } from "../index.js";
import { type AssumableGap, type Assumptions, gapAnswers } from "./gap-answers.js";

/** Values that the served documents state. */
export interface Stated {
  readonly role: string;
  readonly channel: TicketChannel;
  readonly channels: readonly unknown[];
  /** The values of a workspace that the specification lists. */
  readonly statuses: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly comment: CommentType;
  readonly draft: CommentType;
  /** The answers to gaps that the documents do not mark, because an edit closed them. */
  readonly gaps: Assumptions;
}

export function readStated(documents: readonly MockDocument[]): Stated {
  const defaultOf = (path: string) => schemaIn(documents, path)["default"];
  // A document lacks one of these only if it lacks the operations that need it.
  return {
    role: defaultOf("NewTeamMembers/properties/organization_role"),
    channel: defaultOf("NewTicket/properties/channel"),
    channels: schemaIn(documents, "TicketChannel")["enum"] ?? [],
    statuses: schemaIn(documents, "TicketStatus")["examples"] ?? [],
    categories: schemaIn(documents, "TicketCategory")["examples"] ?? [],
    comment: defaultOf("NewReply/properties/comment_type"),
    draft: defaultOf("NewDraft/properties/comment_type"),
    gaps: closedIn(documents),
  } as Stated;
}

/** Finds a schema by its path below the schemas of documents; returns an empty one if they don't have it. */
function schemaIn(documents: readonly MockDocument[], path: string): Record<string, unknown> {
  return Object(documents.map((one) => nodeAt(one, `/components/schemas/${path}`)).find(Boolean));
}

/** The schema and the keyword that state the answer to a gap. */
const keywords: { readonly [Id in AssumableGap]?: readonly [path: string, keyword: string] } = {
  "customers.create.email-primary-type": ["NewCustomerEmail/properties/primary", "type"],
  "tickets.create.default-category": ["NewTicket/properties/category", "default"],
  "tickets.create.default-priority": ["NewTicket/properties/priority", "default"],
  "tickets.create.default-status": ["NewTicket/properties/status", "default"],
  "tickets.fields.value-type": ["CustomField/properties/field_value", "type"],
};

/**
 * Reads the answers to gaps that an edit closed. The mock can read only answers in a keyword. For gaps about required
 * fields, the answer is empty, because Prism already checks the required fields of a request.
 */
function closedIn(documents: readonly MockDocument[]): Assumptions {
  const isOpen = (gap: string) => documents.some((one) => readBundled(one).gaps.has(gap));
  const required = Object.entries(gapAnswers).filter(([, form]) => "names" in form);
  const answers = Object.entries(keywords).map(
    ([gap, [path, keyword]]) => [gap, schemaIn(documents, path)[keyword]] as const,
  );
  return Object.fromEntries(
    [...required.map(([gap]) => [gap, []] as const), ...answers].filter(
      ([gap, answer]) => !isOpen(gap) && gapAnswers[gap as AssumableGap].accepts(answer),
    ),
  );
}

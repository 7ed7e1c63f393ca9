import { nodeAt } from "../../base/json-pointer.js";
import { readBundled } from "../../document/reading.js";
import type { MockDocument } from "../../mock/mock.js";
import type { CommentType, TicketChannel } from "../index.js";
import { type AssumableGap, type Assumptions, gapAnswers } from "./gap-answers.js";

/** Values that the served documents state. */
export type Stated = ReturnType<typeof readStated>;

export function readStated(documents: readonly MockDocument[]) {
  const at = (path: string) => schemaIn(documents, path);
  // A document lacks one of these values only if it lacks the operations that need it.
  return {
    role: at("NewTeamMembers/properties/organization_role")["default"] as string,
    channel: at("NewTicket/properties/channel")["default"] as TicketChannel,
    channels: (at("TicketChannel")["enum"] ?? []) as readonly unknown[],
    /** The values of a workspace that the specification lists. */
    statuses: (at("TicketStatus")["examples"] ?? []) as readonly unknown[],
    categories: (at("TicketCategory")["examples"] ?? []) as readonly unknown[],
    comment: at("NewReply/properties/comment_type")["default"] as CommentType,
    draft: at("NewDraft/properties/comment_type")["default"] as CommentType,
    /** The answers to gaps that the documents do not mark, because an edit closed them. */
    gaps: closedIn(documents),
  };
}

/** Finds a schema by its path below the schemas of documents; returns an empty one if they don't have it. */
function schemaIn(documents: readonly MockDocument[], path: string): Record<string, unknown> {
  return Object(documents.map((one) => nodeAt(one, `/components/schemas/${path}`)).find(Boolean));
}

/** Reads the answers to gaps from the keywords that state them. */
function statedAnswers(documents: readonly MockDocument[]): { readonly [Id in AssumableGap]?: unknown } {
  const at = (path: string) => schemaIn(documents, path);
  const defaults = ["status", "priority", "category"].map((name) => {
    return [name, at(`NewTicket/properties/${name}`)["default"]] as const;
  });
  return {
    "customers.create.value-types": at("NewCustomerEmail/properties/primary")["type"],
    "tickets.create.defaults": Object.fromEntries(defaults.filter(([, value]) => value !== undefined)),
    "tickets.fields": at("CustomField/properties/field_value")["type"],
  };
}

/**
 * Reads the answers to gaps that an edit closed. The mock can read only answers in a keyword. For gaps about required
 * fields, the answer is empty, because Prism already checks the required fields of a request.
 */
function closedIn(documents: readonly MockDocument[]): Assumptions {
  const isOpen = (gap: string) => documents.some((one) => readBundled(one).gaps.has(gap));
  const required = Object.entries(gapAnswers).filter(([, form]) => "names" in form);
  const answers = Object.entries(statedAnswers(documents));
  return Object.fromEntries(
    [...required.map(([gap]): [string, unknown] => [gap, []]), ...answers].filter(
      ([gap, answer]) => !isOpen(gap) && gapAnswers[gap as AssumableGap].accepts(answer),
    ),
  );
}
